import type { Encounter, Setting } from '../../../src/rules/core/encounter.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import type { ConditionName } from '../../../src/rules/mastery/names.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { type Fighter, type Level, type Mastery, sheet } from '../../../src/rules/mastery/sheet.ts';

/**
 * The facts of a fighter that matter in a test. Everything else is Adept (+2, stamina 90), so that no one has
 * advantage.
 */
export interface FighterSketch {
  readonly offense?: Level;
  readonly defense?: Level;
  readonly endurance?: Level;
  readonly speed?: Level;
  readonly tacticalCombat?: Level;
  readonly specials?: Readonly<Record<string, Level>>;
  readonly stamina?: number;
  readonly side?: string;
  readonly conditions?: readonly ConditionName[];
  readonly standingOrders?: Readonly<Record<string, string>>;
  readonly down?: true;
  readonly own?: Partial<Mastery['state']['combatant']>;
}

const ADEPT = { offense: 'Adept', defense: 'Adept', endurance: 'Adept', speed: 'Adept', tacticalCombat: 'Adept' };

export function fighter(id: string, sketch: FighterSketch = {}): Fighter {
  const {
    specials = {},
    stamina,
    side = id,
    conditions = [],
    standingOrders: orders = {},
    down,
    own,
    ...levels
  } = sketch;
  const specialList = Object.entries(specials).map(([name, level]) => ({ name, level }));
  const result = schema.readWhole(sheet, { ...ADEPT, ...levels, specials: specialList });
  if (!('value' in result)) throw new Error(JSON.stringify(result.problems));
  const tracks = mastery.resources(result.value, {});
  const activeConditions = conditions.map((name) => ({ key: name, name, duration: { until: 'scene' } as const }));
  return {
    id,
    name: id,
    side,
    sheet: result.value,
    resources: stamina === undefined ? tracks : { ...tracks, stamina: { value: stamina, max: tracks.stamina!.max! } },
    conditions: activeConditions,
    vitality: down ? 'down' : 'up',
    standingOrders: orders,
    own: { ...mastery.own.combatant(result.value, {}), ...own },
  };
}

/** A fight in its first sub-round, on the first named fighter's turn. Fighters act in the order they are named. */
export function between(
  sketches: Readonly<Record<string, FighterSketch>>,
  settings: Readonly<Record<string, Setting>> = {},
): Encounter<Mastery> {
  const combatants = Object.entries(sketches).map(([id, each]) => fighter(id, each));
  return {
    system: 'mastery',
    name: 'a bout',
    gms: ['gm'],
    phase: 'fighting',
    round: 1,
    turnOrder: combatants.map(({ id }) => [id]),
    turn: 0,
    done: [],
    settings,
    combatants,
    positions: {},
    own: mastery.own.encounter(settings),
  };
}

/** An encounter with these fighters before combat. */
export function gathering(...of: Parameters<typeof between>): Encounter<Mastery> {
  return { ...between(...of), phase: 'gathering', round: 0, turnOrder: [], turn: -1 };
}

export function attackBy(by: string, at: string, how?: string): Intent {
  return { action: 'attack', actor: by, targets: [at], ...(how !== undefined && { manner: how }) };
}

export function stamina(encounter: Encounter, id: string): number | undefined {
  return encounter.combatants.find((each) => each.id === id)?.resources.stamina?.value;
}

export function fighterOf(encounter: Encounter<Mastery>, id: string): Fighter {
  return encounter.combatants.find((each) => each.id === id)!;
}

/** The names of a fighter's conditions. */
export function conditionNames(encounter: Encounter<Mastery>, id: string): readonly string[] {
  return fighterOf(encounter, id).conditions.map(({ name }) => name);
}
