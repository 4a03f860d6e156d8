// Project Sol › Tests (Ruling "Tests"): pools of d6, hits, thresholds, opposed tests, bought hits

import type { Encounter } from '../core/encounter.ts';
import { type Check, type Contest, type Modifier, nonZero, type Reason, type Roll, sum } from '../core/reason.ts';
import type { Resolution } from '../core/resolution.ts';
import { type AttackKind, type DiceEffect, entryOf, type PoolName } from './conditions.ts';
import { because } from './reasons.ts';
import { ATTRIBUTES, type Attribute, type Degree, type Fighter, type Sheet, type Sol, skillRank } from './sheet.ts';
import { woundPenalties } from './wounds.ts';

/** Thresholds by name: how many hits a test of that difficulty needs. */
export const THRESHOLDS = {
  Simple: 1,
  Average: 2,
  Difficult: 3,
  'Very Difficult': 4,
  Formidable: 6,
  Absurd: 8,
} as const;

/** How many net hits make one critical success. Twice as many make two. */
const HITS_PER_CRITICAL = 3;

/** The lowest face of a die that is a hit. */
export const LOWEST_HIT_FACE = 5;

/** Whether a die shows a hit: 5 or 6. */
export function isHit(face: number): boolean {
  return face >= LOWEST_HIT_FACE;
}

/** Rolls a pool: as many d6 as its dice and penalties add up to, never below 0. A pool of 0 dice gives 0 hits. */
export function rollPool(resolution: Resolution<Sol>, pool: readonly Modifier[]): Roll {
  const dice = resolution.rollDice({ count: Math.max(0, sum(pool)), sides: 6 }, { from: LOWEST_HIT_FACE });
  return {
    dice,
    modifiers: nonZero(pool),
    total: dice.filter(({ face }) => isHit(face)).length,
    counting: { hits: LOWEST_HIT_FACE },
  };
}

const THRESHOLD_REASON = because({ id: 'threshold' });

/** Makes a threshold test. It succeeds with at least `threshold` hits, and any hits above that are net hits. */
export function thresholdTest(
  resolution: Resolution<Sol>,
  pool: readonly Modifier[],
  threshold: number,
  name: Reason = THRESHOLD_REASON,
): Check<Degree> {
  const roll = rollPool(resolution, pool);
  const degree = degreeOf(roll.total - threshold);
  return { roll, against: { name, value: threshold }, degree, tier: degree };
}

/**
 * Compares the rolls of an opposed test: the instigator needs at least as many hits as the opponent; 0 against 0
 * succeeds.
 */
export function opposedTest(ownRoll: Roll, opposingRoll: Roll): Contest<Degree> {
  const degree = degreeOf(ownRoll.total - opposingRoll.total);
  return { own: ownRoll, theirs: opposingRoll, degree, tier: degree };
}

export function degreeOf(net: number): Degree {
  if (net < 0) return 'failure';
  return criticalCount(net) > 0 ? 'critical success' : 'success';
}

/** How many critical successes a number of net hits makes: one for every 3. */
export function criticalCount(net: number): number {
  return Math.max(0, Math.floor(net / HITS_PER_CRITICAL));
}

/** How many hits can be bought: a quarter of the dice, rounded down. */
export function boughtHits(dice: number): number {
  return Math.max(0, Math.floor(dice / 4));
}

/** A fighter's pool of skill + attribute, with their names as reasons. */
export function skillPool({ sheet }: Fighter, name: string, attribute: Attribute): readonly Modifier[] {
  return [
    { value: skillRank(sheet, name), why: because({ id: 'skill', skill: name }) },
    attributeModifier(sheet, attribute),
  ];
}

/** A fighter's pool of two attributes. */
export function attributePool({ sheet }: Fighter, one: Attribute, other: Attribute): readonly Modifier[] {
  return [attributeModifier(sheet, one), attributeModifier(sheet, other)];
}

/** The reasons for attributes, built once because they never change. */
const ATTRIBUTE_REASONS = new Map(ATTRIBUTES.map((attribute) => [attribute, because({ id: 'attribute', attribute })]));

/** An attribute as a modifier of a pool. */
export function attributeModifier({ attributes }: Sheet, attribute: Attribute): Modifier {
  return {
    value: attributes[attribute],
    why: ATTRIBUTE_REASONS.get(attribute) ?? because({ id: 'attribute', attribute }),
  };
}

/** Modifiers to all of a fighter's pools except soak and recovery: wounds, and conditions from the GM. */
export function circumstanceModifiers(encounter: Encounter<Sol>, who: Fighter): readonly Modifier[] {
  return [...woundPenalties(encounter, who), ...conditionDice(who, 'every test')];
}

/** The dice that a fighter's conditions give to one of its pools, in the order in which the conditions were gained. */
export function conditionDice(who: Fighter, pool: PoolName, against?: AttackKind): readonly Modifier[] {
  const diceModifiers: Modifier[] = [];
  for (const condition of who.conditions)
    for (const effect of entryOf(condition).dice ?? [])
      if (effect.of === pool && (effect.against === undefined || effect.against === against)) {
        const { name, value = 0 } = condition;
        diceModifiers.push({
          value: addedDiceOf(who, effect.adds, value),
          why: because({ id: 'condition', condition: name }),
        });
      }
  return diceModifiers;
}

function addedDiceOf({ sheet }: Fighter, adds: DiceEffect['adds'], value: number): number {
  if (typeof adds === 'number') return adds;
  if (adds === 'WIL') return sheet.attributes.WIL;
  return adds === 'value' ? value : -value;
}
