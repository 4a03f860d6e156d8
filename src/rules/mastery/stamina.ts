// Combat Rules v1.3 › Fatigue and Stamina Calculation; Combat Flow › Apply Stamina Costs, Exhaustion Check; rests, a
// house rule

import { action } from '../core/action.ts';
import { type CombatantId, findCondition, type Resource } from '../core/encounter.ts';
import type { Modifier, Reason } from '../core/reason.ts';
import { choose, map, no } from '../core/refusal.ts';
import { endCondition, type Resolution } from '../core/resolution.ts';
import { conditionsInOrder, entryOf, gainCondition } from './conditions.ts';
import { RESTS, type Rest } from './names.ts';
import { because } from './reasons.ts';
import { type Fighter, levelIndexOf, type Mastery, type Sheet } from './sheet.ts';

/** The resource that damage and costs reduce. */
export const STAMINA = 'stamina';
/** The value for a resource that was never set. */
const UNSET_RESOURCE: Resource = { value: 0 };

/** "Stamina Formula": 10 × the Endurance index squared. 10 for a Novice, 490 for a Master. */
export function maxStaminaOf({ endurance }: Sheet): number {
  return 10 * levelIndexOf(endurance) ** 2;
}

/** Current stamina, with the sheet's maximum if the resource has none. */
export function staminaOf(who: Fighter): { readonly value: number; readonly max: number } {
  const { value, max = maxStaminaOf(who.sheet) } = who.resources[STAMINA] ?? UNSET_RESOURCE;
  return { value, max };
}

/**
 * "Stamina Impact": at 25% of the maximum or less, without rounding. With a maximum of 10, 2 is exhausted and 3 is not.
 */
export function isExhausted(who: Fighter): boolean {
  const { value, max } = staminaOf(who);
  return 4 * value <= max;
}

/**
 * "Exhaustion Check": adds Exhausted if the fighter is at 25% of its maximum stamina or less, and otherwise ends it.
 */
export function updateExhaustion(resolution: Resolution<Mastery>, who: Fighter): void {
  const hasCondition = findCondition(who, 'Exhausted') !== undefined;
  if (isExhausted(who) === hasCondition) return;
  if (hasCondition) endCondition(resolution, who.id, 'Exhausted', because({ id: 'above a quarter' }));
  else gainCondition(resolution, who.id, 'Exhausted');
}

/**
 * The penalty to every roll from exhaustion, fatigue or a GM's own condition. Ruling: if there are several, only the
 * largest counts.
 */
export function tirednessModifiers(who: Fighter): readonly Modifier[] {
  if (who.conditions.length === 0) return [];
  const penalties = conditionsInOrder(who).flatMap((condition) => {
    const { tires: value } = entryOf(condition);
    return value === undefined ? [] : [{ value, name: condition.name }];
  });
  const [largestPenalty] = penalties.toSorted((a, b) => a.value - b.value);
  return largestPenalty
    ? [{ value: largestPenalty.value, why: because({ id: 'condition', condition: largestPenalty.name }) }]
    : [];
}

/**
 * "Apply Stamina Costs": the cost is paid whether or not the attack hits. Ruling: a cost above the remaining stamina
 * takes it to 0. Returns true if a stability roll is due, because stamina is now 0.
 */
export function payStamina(resolution: Resolution<Mastery>, subject: CombatantId, cost: number, why: Reason): boolean {
  if (cost <= 0) return false;
  const { value: staminaBefore, max } = staminaOf(resolution.combatant(subject));
  const staminaAfter = Math.max(0, staminaBefore - cost);
  const shortfallField = cost > staminaBefore && { cost };
  resolution.record({
    type: 'spent',
    subject,
    resource: STAMINA,
    why,
    before: staminaBefore,
    after: staminaAfter,
    max,
    ...shortfallField,
  });
  return staminaAfter === 0;
}

/**
 * "Stamina Formula": a changed Endurance changes the maximum immediately. Ruling: stamina is cut to the new maximum,
 * never raised.
 */
export function adjustMaxStamina(resolution: Resolution<Mastery>, combatant: CombatantId): void {
  const who = resolution.combatant(combatant);
  const max = maxStaminaOf(who.sheet);
  const staminaBefore = who.resources[STAMINA] ?? UNSET_RESOURCE;
  if (staminaBefore.max === max && staminaBefore.value <= max) return;
  const staminaAfter = { value: Math.min(staminaBefore.value, max), max };
  resolution.record({
    type: 'limit-changed',
    subject: combatant,
    resource: STAMINA,
    why: because({ id: 'endurance' }),
    before: staminaBefore,
    after: staminaAfter,
  });
}

/** The stamina a rest restores, before the maximum limits it: a quarter, rounded down, or all of it. */
export function restoredStamina(rest: Rest, max: number): number {
  return rest === 'long' ? max : Math.floor(max / 4);
}

/** A rest: restores stamina, ends fatigue, and wakes a collapsed fighter, since stamina is above 0 again. */
export const rest = action<Mastery, { readonly actor: CombatantId; readonly kind: Rest }>({
  title: 'Rest',
  cite: 'House',
  when: 'rest',
  kind: 'rest',
  offers: () => ({ manners: RESTS }),
  plan(_, { actor, manner }) {
    if (manner === undefined) return no({ type: 'missing', what: 'rest', known: RESTS });
    return map(choose('rest', manner, RESTS), (kind) => ({ actor, kind }));
  },
  resolve(resolution, { actor, kind }) {
    resolution.record({ type: 'declared', action: 'rest', actor, manner: kind });
    const { value: staminaBefore, max } = staminaOf(resolution.combatant(actor));
    const amount = Math.min(restoredStamina(kind, max), max - staminaBefore);
    const staminaAfter = staminaBefore + amount;
    const reason = because({ id: 'rest', rest: kind });
    const steps = [{ why: reason, plus: amount, left: staminaAfter }];
    const commonFields = { target: actor, actor, from: reason, resource: STAMINA, steps };
    resolution.record({ type: 'healed', ...commonFields, amount, before: staminaBefore, after: staminaAfter, max });
    endCondition(resolution, actor, 'Fatigued', reason);
  },
});
