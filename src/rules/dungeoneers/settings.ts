// Dungeoneers › settings of an encounter; optional rules are off until the GM turns them on

import { DELAY_SETTING, DELAY_SETTING_NAME } from '../core/delay.ts';
import type { SettingEntry } from '../core/ruleset.ts';
import { AUTO_END } from '../core/turns.ts';
import { START_DISTANCE } from './position.ts';
import type { Fight } from './sheet.ts';
import { POINT_KINDS } from './sheet-equipment.ts';

/** The setting that turns on critical hits. */
const CRITICAL_HITS_SETTING_NAME = 'critical hits';

export function areCriticalHitsOn(fight: Fight): boolean {
  return fight.settings[CRITICAL_HITS_SETTING_NAME] === true;
}

/** The setting that lets players also take stress for pierce dice. */
export const PIERCE_STRESS_SETTING_NAME = 'pierce stress';
/** The setting for the optional rule that casters lose dice for the armor and shields they wear. */
export const SPELLBANE_SETTING_NAME = 'spellbane';
/** The setting that doubles magica. */
export const MAGICA_SETTING_NAME = 'magica';
/** The setting for ambient magica, which is renewed for each cast. */
export const AMBIENT_MAGICA_SETTING_NAME = 'ambient magica';
/** The setting that decides whether a new turn order is made each round. */
export const ORDER_SETTING_NAME = 'order';

/** The auto-reaction that decides when a player's turn ends automatically. */
export const TURN_END_STANDING_ORDER = 'turn end';

const AMBIENT_MAGICA_VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const [ACTION_POINTS, MOVEMENT_POINTS, REACTION_POINTS] = POINT_KINDS;

export const settings: Readonly<Record<string, SettingEntry>> = {
  [AUTO_END]: {
    cite: 'Combat in Dungeoneers',
    values: [true, 'action points', false],
    whenPinged: 'action points',
  },
  [ORDER_SETTING_NAME]: {
    cite: 'Combat in Dungeoneers, note on re-rolling initiative',
    values: ['anew', 'kept'],
    read: (input) => ({ 'each round': 'anew', once: 'kept' })[input.trim().toLowerCase()],
  },
  [DELAY_SETTING_NAME]: DELAY_SETTING,
  [START_DISTANCE]: {
    cite: 'Ruling: Position, no map',
    values: ['adjacent', 'away'],
  },
  [AMBIENT_MAGICA_SETTING_NAME]: {
    cite: 'Actions › Spellcast',
    values: AMBIENT_MAGICA_VALUES,
  },
  [ACTION_POINTS]: { cite: 'Ruling: Turns', values: [3, 1, 2, 4, 5, 6] },
  [MOVEMENT_POINTS]: { cite: 'Movement', values: [1, 0, 2, 3, 4, 5, 6] },
  [REACTION_POINTS]: { cite: 'Ruling: Turns', values: [1, 0, 2, 3] },
  [CRITICAL_HITS_SETTING_NAME]: {
    cite: 'Optional rules',
    values: [false, true],
  },
  [PIERCE_STRESS_SETTING_NAME]: {
    cite: 'Optional rules',
    values: [false, true],
  },
  [MAGICA_SETTING_NAME]: {
    cite: 'Optional rules',
    values: ['mind', 'twice mind'],
  },
  [SPELLBANE_SETTING_NAME]: {
    cite: 'Optional rules',
    values: [false, true],
  },
};

/** The value of a numeric setting, or its default. */
export function numericSetting(
  settingValues: Readonly<Record<string, string | number | boolean>>,
  name: string,
): number {
  const settingValue = Object.hasOwn(settingValues, name) ? settingValues[name] : undefined;
  const defaultValue = Object.hasOwn(settings, name) ? settings[name]?.values[0] : undefined;
  return typeof settingValue === 'number' ? settingValue : typeof defaultValue === 'number' ? defaultValue : 0;
}
