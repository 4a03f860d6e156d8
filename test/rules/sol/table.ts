import type { ActiveCondition, Combatant, Encounter } from '../../../src/rules/core/encounter.ts';
import { newEncounter } from '../../../src/rules/core/new-encounter.ts';
import type { ConditionName } from '../../../src/rules/sol/conditions.ts';
import { ACTION_POINTS } from '../../../src/rules/sol/points.ts';
import { because } from '../../../src/rules/sol/reasons.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Armor, Attribute, Fighter, Sheet, Sol, Weapon, Wound, WoundLevel } from '../../../src/rules/sol/sheet.ts';
import { d, type ScriptedDie } from '../core/scripted-dice.ts';

/**
 * The facts of a fighter that matter in a test. By default, a fighter has BOD 6, EDGE 1, 3 in all other attributes, and
 * a level 2 pistol, but no armor, no skills and no wounds.
 */
export interface FighterSketch {
  readonly side?: string;
  readonly is?: Partial<Record<Attribute, number>>;
  readonly skills?: Readonly<Record<string, number>>;
  readonly weapons?: readonly Weapon[];
  readonly armor?: readonly Armor[];
  readonly sheet?: Partial<Sheet>;
  /** Levels of wounds, the oldest first. */
  readonly wounds?: readonly WoundLevel[];
  readonly points?: number;
  readonly conditions?: readonly ActiveCondition<ConditionName>[];
  readonly standingOrders?: Readonly<Record<string, string>>;
  readonly controller?: string;
  readonly vitality?: Combatant['vitality'];
}

export const pistol: Weapon = {
  name: 'Pistol',
  skill: 'Sidearms',
  attribute: 'AGI',
  level: 2,
  kind: 'ranged',
  critical: 1,
};
export const knife: Weapon = { name: 'Knife', skill: 'Blades', attribute: 'AGI', level: 1, kind: 'melee', critical: 1 };
export const rifle: Weapon = {
  name: 'Rifle',
  skill: 'Longarms',
  attribute: 'AGI',
  level: 3,
  kind: 'ranged',
  critical: 1,
};

export function sheetOf({ is, skills = {}, weapons = [pistol], armor = [], sheet = {} }: FighterSketch = {}): Sheet {
  return {
    attributes: { BOD: 6, AGI: 3, REA: 3, STR: 3, WIL: 3, INT: 3, LOG: 3, CHA: 3, EDGE: 1, ...is },
    skills: Object.entries(skills).map(([name, rank]) => ({ name, rank })),
    weapons,
    armor,
    gear: [],
    initiative: 0,
    leader: false,
    boxes: { level1: 3, level2: 2, level3: 1 },
    marks: [],
    ...sheet,
  };
}

export function fighter(id: string, some: FighterSketch = {}): Fighter {
  const sheet = sheetOf(some);
  const {
    side = 'players',
    wounds = [],
    points = 3,
    conditions = [],
    standingOrders = {},
    controller,
    vitality = 'up',
  } = some;
  return {
    id,
    name: id,
    side,
    ...(controller !== undefined && { controller }),
    sheet,
    resources: { [ACTION_POINTS]: { value: points, max: 3 } },
    conditions,
    vitality,
    standingOrders,
    own: {
      wounds: wounds
        .map((level, index) => wound(index + 1, level, wounds.slice(0, index).filter((each) => each === level).length))
        .toSorted((a, b) => a.level - b.level),
    },
  };
}

export function wound(number: number, level: WoundLevel, box = 0): Wound {
  return { level, box, number, from: because({ id: 'item', item: 'before' }) };
}

export function conditionFor(name: ConditionName, value?: number): ActiveCondition<ConditionName> {
  return { key: name, name, ...(value !== undefined && { value }), duration: { until: 'scene' } };
}

/** An encounter with these combatants before combat. They are on the side "players" unless `who` names another. */
export function gatheringOf(
  who: Readonly<Record<string, FighterSketch>>,
  settings: Encounter['settings'] = {},
): Encounter<Sol> {
  const combatants = Object.entries(who).map(([id, some]) => fighter(id, some));
  return newEncounter(sol, { name: 'Test', gms: ['gm'], settings, combatants });
}

/** A fight in its first round, on the first block's turn. Each side is a block, in the order the sides are named. */
export function fighting(
  who: Readonly<Record<string, FighterSketch>>,
  settings: Encounter['settings'] = {},
): Encounter<Sol> {
  const before = { ...gatheringOf(who, settings), own: { enemiesScore: 2 } };
  const sides = [...new Set(before.combatants.map(({ side }) => side))];
  const sideBlocks = sides.map((side) => before.combatants.filter((c) => c.side === side).map(({ id }) => id));
  return { ...before, phase: 'fighting', round: 1, turnOrder: sideBlocks, turn: 0 };
}

/** `count` d6 with `hits` hits. The hits come first, as 5s; the others are 1s. */
export function dice(count: number, hits: number): ScriptedDie[] {
  return Array.from({ length: count }, (_, index) => d(6, index < hits ? 5 : 1));
}
