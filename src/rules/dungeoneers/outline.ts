// Dungeoneers › figures of a sheet, and the meters that show how a creature is doing

import { resource } from '../core/encounter.ts';
import type { Meter } from '../core/ruleset.ts';
import { armorValue, spellResistance } from './armor-value.ts';
import { initiativeOf } from './initiative.ts';
import { threatRange, threats } from './position.ts';
import { because } from './reasons.ts';
import { type Creature, type Fight, type Sheet, WOUNDS } from './sheet.ts';

/** The figures of a sheet: threat range in meters, initiative, and the parts of armor value and spell resistance. */
export function figures(of: Sheet) {
  const unhurt: Creature = {
    id: '',
    name: '',
    side: '',
    sheet: of,
    resources: {},
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: {},
  };
  return {
    threatRange: threatRange(unhurt),
    initiative: initiativeOf(unhurt),
    armor: armorValue(unhurt),
    resistance: spellResistance(unhurt),
  };
}

/** Wounds, up to the number its size allows. */
export function mainMeter(of: Creature): Meter {
  return { ...filling(of, 'wounds', WOUNDS[of.sheet.size]), main: true };
}

/** Wounds and stress; magica if it has any; in combat its points, and how many creatures threaten it. */
export function meters(of: Creature, encounter: Fight): readonly Meter[] {
  const counted = (name: string, when?: Meter['when']): readonly Meter[] => {
    const { value, max } = resource(of, name);
    return [{ value, ...(max !== undefined && { max }), bad: 'empty', ...(when && { when }), resource: name }];
  };
  const fighting = encounter.phase === 'fighting' && of.vitality === 'up';
  const by = fighting ? threats(encounter, of.id) : 0;
  return [
    mainMeter(of),
    filling(of, 'stress', of.sheet.endurance),
    ...(of.sheet.mind > 0 && of.sheet.spells.length > 0 ? counted('magica') : []),
    ...(fighting ? counted('action points', 'turn') : []),
    ...(fighting ? counted('movement points', 'turn') : []),
    ...(fighting ? counted('reaction points', 'status') : []),
    ...(by > 0 ? [threatened(by)] : []),
  ];
}

function filling(of: Creature, name: string, max: number): Meter {
  return { value: resource(of, name).value, max, bad: 'full', resource: name };
}

function threatened(by: number): Meter {
  return { value: by, bad: 'full', when: 'status', says: because({ id: 'threatened by', count: by }) };
}
