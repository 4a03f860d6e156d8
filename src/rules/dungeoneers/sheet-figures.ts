// Dungeoneers › the numbers on a sheet, and the meters that show how a creature is doing

import { resource } from '../core/encounter.ts';
import type { Meter } from '../core/ruleset.ts';
import { armorValue, spellResistance } from './armor-value.ts';
import { initiativeOf } from './initiative.ts';
import { countThreats, threatRange } from './position.ts';
import { because } from './reasons.ts';
import { type Creature, type Fight, type Sheet, WOUNDS_BY_SIZE } from './sheet.ts';

/**
 * The numbers that follow from a sheet: threat range in tiles, initiative, and the armor value and spell resistance
 * with their parts.
 */
export function sheetFigures(sheet: Sheet) {
  const unhurtCreature: Creature = {
    id: '',
    name: '',
    side: '',
    sheet,
    resources: {},
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: {},
  };
  return {
    threatRange: threatRange(unhurtCreature),
    initiative: initiativeOf(unhurtCreature),
    armor: armorValue(unhurtCreature),
    resistance: spellResistance(unhurtCreature),
  };
}

/**
 * The meter of wounds, up to the number that the creature's size allows. Any wound kills a tiny creature, so its meter
 * shows a text instead of "0 of 0".
 */
export function mainMeter(creature: Creature): Meter {
  const max = WOUNDS_BY_SIZE[creature.sheet.size];
  return {
    ...meterBadWhenFull(creature, 'wounds', max),
    main: true,
    ...(max === 0 && creature.vitality === 'up' && { says: because({ id: 'no wounds to spare' }) }),
  };
}

/**
 * A creature's meters: wounds and stress, magica if it has any, and in combat its points and how many creatures
 * threaten it.
 */
export function meters(creature: Creature, encounter: Fight): readonly Meter[] {
  const resourceMeters = (name: string, when?: Meter['when']): readonly Meter[] => {
    const { value, max } = resource(creature, name);
    return [{ value, ...(max !== undefined && { max }), bad: 'empty', ...(when && { when }), resource: name }];
  };
  const isFighting = encounter.phase === 'fighting' && creature.vitality === 'up';
  const threatCount = isFighting ? countThreats(encounter, creature.id) : 0;
  const woundMeter = mainMeter(creature);
  return [
    ...(woundMeter.max === 0 && creature.vitality !== 'up' ? [] : [woundMeter]),
    meterBadWhenFull(creature, 'stress', creature.sheet.endurance),
    ...(creature.sheet.mind > 0 && creature.sheet.spells.length > 0 ? resourceMeters('magica') : []),
    ...(isFighting ? resourceMeters('action points', 'turn') : []),
    ...(isFighting ? resourceMeters('movement points', 'turn') : []),
    ...(isFighting ? resourceMeters('reaction points', 'status') : []),
    ...(threatCount > 0 ? [threatMeter(threatCount)] : []),
  ];
}

function meterBadWhenFull(creature: Creature, name: string, max: number): Meter {
  return { value: resource(creature, name).value, max, bad: 'full', resource: name };
}

function threatMeter(count: number): Meter {
  return { value: count, bad: 'full', when: 'status', says: because({ id: 'threatened by', count }) };
}
