// Dungeoneers › what a table may decide for a scene

import type { SettingEntry } from '../core/ruleset.ts';
import { AUTO_END } from '../core/turns.ts';
import { POINTS } from './arms.ts';
import { CRITICAL_HITS } from './critical.ts';
import { START } from './position.ts';

/** Stress may also be taken for pierce dice. */
export const PIERCE_STRESS = 'pierce stress';
/** Armor and shields take dice from a caster's rolls. */
export const SPELLBANE = 'spellbane';
/** Twice the magica. */
export const MAGICA = 'magica';
/** Magica in the air, there anew for each cast. */
export const AMBIENT = 'ambient magica';
/** Whether the order of turns is made anew each round. */
export const ORDER = 'order';

const FEW = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const [ACTION, MOVEMENT, REACTION] = POINTS;

export const settings: Readonly<Record<string, SettingEntry>> = {
  [AUTO_END]: {
    brief:
      'Whether a turn ends by itself: with no action and movement points left, with no action points left, or never.',
    cite: 'Combat in Dungeoneers',
    values: [true, 'action points', false],
  },
  [ORDER]: {
    brief: 'The order of turns: made anew each round, ties rolled again, or kept from the first.',
    cite: 'Combat in Dungeoneers, note on re-rolling initiative',
    values: ['anew', 'kept'],
  },
  [START]: {
    brief: 'How the sides stand to each other at the start.',
    cite: 'Ruling: Position, no map',
    values: ['adjacent', 'away'],
  },
  [AMBIENT]: {
    brief: 'Magica in the air: pays the cost of each spell first, what is left becomes spell-pierce dice.',
    cite: 'Actions › Spellcast',
    values: FEW,
  },
  [ACTION]: { brief: 'Action points on the own turn.', cite: 'Ruling: Turns', values: [3, 1, 2, 4, 5, 6] },
  [MOVEMENT]: { brief: 'Movement points on the own turn.', cite: 'Movement', values: [1, 0, 2, 3, 4, 5, 6] },
  [REACTION]: { brief: 'Reaction points each round.', cite: 'Ruling: Turns', values: [1, 0, 2, 3] },
  [CRITICAL_HITS]: {
    brief: 'Optional: critical hits double the wounds printed on the weapon or spell.',
    cite: 'Optional rules',
    values: [false, true],
  },
  [PIERCE_STRESS]: {
    brief: 'Optional: stress may also be taken for pierce dice (`style: pierce 2`).',
    cite: 'Optional rules',
    values: [false, true],
  },
  [MAGICA]: {
    brief: 'Optional: a creature has magica equal to twice its mind.',
    cite: 'Optional rules',
    values: ['mind', 'twice mind'],
  },
  [SPELLBANE]: {
    brief: 'Optional: armor and shields take dice from the rolls of those who cast in them.',
    cite: 'Optional rules',
    values: [false, true],
  },
};

/** What a setting of whole numbers stands at. */
export function numberSet(of: Readonly<Record<string, string | number | boolean>>, name: string): number {
  const set = Object.hasOwn(of, name) ? of[name] : undefined;
  const byDefault = Object.hasOwn(settings, name) ? settings[name]?.values[0] : undefined;
  return typeof set === 'number' ? set : typeof byDefault === 'number' ? byDefault : 0;
}
