import type { Encounter, Setting } from '../../../src/rules/core/encounter.ts';
import { type Archetype, conditionsOf as shownConditions } from '../../../src/rules/core/ruleset.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import { dungeoneers } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Creature, Dungeoneers, Fight, Sheet } from '../../../src/rules/dungeoneers/sheet.ts';
import { sheet } from '../../../src/rules/dungeoneers/sheet.ts';
import { weaponNamed } from './equipment.ts';

/**
 * The facts about a creature that matter in a test: parts of its sheet, values of its resources, its conditions and so
 * on.
 */
export interface CreatureSketch extends Record<string, unknown> {
  readonly as?: string;
  readonly side?: string;
  readonly stress?: number;
  readonly wounds?: number;
  readonly magica?: number;
  readonly action?: number;
  readonly movement?: number;
  readonly reaction?: number;
  readonly conditions?: Creature['conditions'];
  readonly own?: Creature['own'];
  readonly standingOrders?: Readonly<Record<string, string>>;
  readonly vitality?: Creature['vitality'];
}

/** A premade sheet by its name. */
export function sheetOf(name: string): Sheet {
  const foundArchetype = dungeoneers.archetypes.find((each: Archetype<Dungeoneers>) => each.name === name);
  if (!foundArchetype) throw new Error(`no archetype ${name}`);
  return foundArchetype.sheet;
}

export function creature(id: string, sketch: CreatureSketch, settings: Fight['settings'] = {}): Creature {
  const {
    as,
    side,
    stress,
    wounds,
    magica,
    action,
    movement,
    reaction,
    conditions,
    standingOrders: orders,
    vitality: standing,
    own,
    ...fields
  } = sketch;
  const result = schema.readWhole(sheet, { ...(as ? sheetOf(as) : {}), ...fields });
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const fullResources = dungeoneers.resources(result.value, settings);
  const withValue = (name: string, value: number | undefined) =>
    value === undefined ? {} : { [name]: { ...fullResources[name], value } };
  return {
    id,
    name: id[0]!.toUpperCase() + id.slice(1),
    side: side ?? (['skeleton', 'zombie', 'goblin', 'bones', 'enemy', 'other'].includes(id) ? 'enemies' : 'heroes'),
    sheet: result.value,
    resources: {
      ...fullResources,
      ...withValue('stress', stress),
      ...withValue('wounds', wounds),
      ...withValue('magica', magica),
      ...withValue('action points', action ?? 3),
      ...withValue('movement points', movement ?? 1),
      ...withValue('reaction points', reaction),
    },
    conditions: conditions ?? [],
    vitality: standing ?? 'up',
    standingOrders: orders ?? {},
    own: own ?? dungeoneers.own.combatant(result.value, settings),
  };
}

/** A fight in its first round, on the first named creature's turn. Creatures act in the order they are named. */
export function between(
  sketches: Readonly<Record<string, CreatureSketch>>,
  more: Partial<Omit<Encounter<Dungeoneers>, 'settings'>> & {
    readonly settings?: Readonly<Record<string, Setting>>;
  } = {},
): Fight {
  const ids = Object.keys(sketches);
  const settings = { 'auto-end': false, ...more.settings };
  return {
    system: 'dungeoneers',
    name: 'The Crypt',
    gms: ['gm'],
    phase: 'fighting',
    round: 1,
    turnOrder: ids.map((id) => [id]),
    turn: 0,
    done: [],
    combatants: ids.map((id) => creature(id, sketches[id] ?? {}, settings)),
    positions: {},
    own: dungeoneers.own.encounter(settings),
    ...more,
    settings,
  };
}

export const equippedWeapon = (name: string) => ({ ...weaponNamed(name), equipped: true });
export const creatureOf = (fight: Fight, id: string): Creature => {
  const foundCombatant = fight.combatants.find((each) => each.id === id);
  if (!foundCombatant) throw new Error(`no ${id}`);
  return foundCombatant;
};
export const value = (fight: Fight, id: string, name: string) => creatureOf(fight, id).resources[name]?.value;
/** All of a combatant's conditions, including those in the rules' own state. */
export const conditionsOf = (fight: Fight, id: string) =>
  shownConditions(dungeoneers, creatureOf(fight, id)).map(({ name }) => name);
