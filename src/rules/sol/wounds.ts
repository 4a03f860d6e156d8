// Project Sol › Damage in Combat › Wounds; Wound Penalties

import type { Modifier, Step } from '../core/check.ts';
import { type ActiveCondition, bears, type CombatantId, type Encounter, resource } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import type { ConditionName } from './conditions.ts';
import { house } from './content/house.ts';
import type { Fighter, Sol } from './sheet.ts';

/** Levels that have boxes. A wound above them kills. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** The track that counts all wounds, whatever their level. */
export const WOUNDS = 'wounds';

/** The tracks that count the filled boxes of each level. */
const BOXES = { 1: 'wounds 1', 2: 'wounds 2', 3: 'wounds 3' } as const;

/** The track that counts the filled boxes of a level. */
export function boxes(level: Level): string {
  return BOXES[level];
}

/** A wound as it sits in its box. */
export interface Wound {
  readonly level: Level;
  /** Counts up as wounds are taken: the lower, the older. */
  readonly number: number;
  /** A medkit has been tried on it. */
  readonly tried: boolean;
  readonly borne: ActiveCondition<ConditionName>;
}

/** How many wounds somebody bears, of whatever level. */
export function countWounds({ conditions }: Fighter): number {
  return conditions.filter(isWound).length;
}

function isWound({ name }: ActiveCondition<ConditionName>): boolean {
  return name === 'wound';
}

function levelOf(wound: ActiveCondition<ConditionName>): Level {
  return LEVELS.find((level) => level === wound.value) ?? 1;
}

/** Somebody's wounds, the lowest level first, and within a level the oldest. */
export function woundsOf({ conditions }: Fighter): readonly Wound[] {
  return conditions
    .filter(isWound)
    .map((borne) => ({
      level: levelOf(borne),
      number: Number(borne.facts?.number ?? 0),
      tried: borne.facts?.medkit === true,
      borne,
    }))
    .toSorted((a, b) => a.level - b.level || a.number - b.number);
}

/** A wound on its way to a box. */
export interface Blow {
  /** The level after net hits and soak, 1 or more. */
  readonly level: number;
  /** How that level came about. */
  readonly steps: readonly Step[];
  readonly from: string;
  readonly actor?: CombatantId;
  /** What it is in the fiction, where that is known already. */
  readonly note?: string;
}

/** "If you have no boxes available for the wound being taken, increase the wound level by one." Past level 3: dead. */
export function takeWound(resolution: Resolution<Sol>, target: CombatantId, blow: Blow): void {
  const { level, steps } = overflow(resolution.combatant(target), blow);
  const box = LEVELS.find((each) => each === level);
  const { value: before, max } = resource(resolution.combatant(target), WOUNDS);
  resolution.record({
    type: 'harmed',
    target,
    ...(blow.actor !== undefined && { actor: blow.actor }),
    from: blow.from,
    kinds: [],
    resource: WOUNDS,
    dice: [],
    steps,
    amount: level,
    before,
    after: box ? before + 1 : before,
    ...(max !== undefined && { max }),
  });
  if (box === undefined) die(resolution, target);
  else fillBox(resolution, target, box, blow);
}

/** One level up for every level without a free box. A level above 3 has no box from the start. */
function overflow(who: Fighter, { level: first, steps: before }: Blow) {
  const steps = [...before];
  let level = first;
  for (const full of LEVELS) {
    if (full !== level || freeBoxes(who, full) > 0) continue;
    level += 1;
    steps.push({ why: `no free level ${full} box`, plus: 1, left: level });
  }
  return { level, steps };
}

export function freeBoxes(who: Fighter, level: Level): number {
  const { value, max = 0 } = resource(who, boxes(level));
  return Math.max(0, max - value);
}

/** The wound is noted in its box. A wound spoils the aim. */
function fillBox(
  resolution: Resolution<Sol>,
  target: CombatantId,
  level: Level,
  { from, note: known }: Omit<Blow, 'level' | 'steps'>,
): void {
  countBox(resolution, target, level, 1, `a level ${level} wound`);
  const note = known ?? noteInWords(resolution, target, level, from);
  addWound(resolution, target, level, from, note);
  const aim = bears(resolution.combatant(target), 'aiming');
  if (aim) resolution.record({ type: 'condition-ended', subject: target, condition: aim, why: 'wounded' });
}

/** "Note the in-character wound taken in the box": asked for at once where a standing order says so. */
function noteInWords(resolution: Resolution<Sol>, target: CombatantId, level: Level, from: string): string | undefined {
  if (resolution.combatant(target).standingOrders['wound words'] !== 'ask') return undefined;
  return resolution.askForWords(
    target,
    'wound words',
    `A level ${level} wound by ${from}: what is it in the story?`,
    100,
  );
}

/** A wound stands on its bearer, the youngest of all. The counts of boxes are not touched. */
export function addWound(
  resolution: Resolution<Sol>,
  bearer: CombatantId,
  level: Level,
  from: string,
  note?: string,
): void {
  const number = 1 + Math.max(0, ...woundsOf(resolution.combatant(bearer)).map((wound) => wound.number));
  resolution.record({
    type: 'condition-gained',
    subject: bearer,
    condition: {
      key: `wound ${number}`,
      name: 'wound',
      value: level,
      ...(note !== undefined && { note }),
      duration: { until: 'removed' },
      facts: { number, from, medkit: false },
    },
  });
}

/** Boxes of a level are filled (`by` 1) or freed (−1). */
export function countBox(
  resolution: Resolution<Sol>,
  combatant: CombatantId,
  level: Level,
  by: number,
  why: string,
): void {
  const { value: before, max } = resource(resolution.combatant(combatant), boxes(level));
  const limit = max === undefined ? {} : { max };
  const type = by > 0 ? 'spent' : 'regained';
  resolution.record({ type, subject: combatant, resource: boxes(level), why, before, after: before + by, ...limit });
}

function die(resolution: Resolution<Sol>, target: CombatantId): void {
  const { vitality } = resolution.combatant(target);
  resolution.record({ type: 'fell', subject: target, as: 'dead', before: vitality, after: 'dead' });
}

/** "Multiple wounds of a single level do not increase the penalty": each level once, and the levels add up. */
export function woundPenalties(encounter: Encounter<Sol>, who: Fighter): readonly Modifier[] {
  const wounds = who.conditions.filter(isWound);
  return LEVELS.filter((level) => wounds.some((wound) => levelOf(wound) === level)).map((level) => ({
    value: -house(encounter, `level-${level}-penalty`),
    why: `level ${level} wound`,
  }));
}
