// Project Sol › Physical Combat: action points; Damage in Combat › Wounds: the last stand

import { type CombatantId, type Encounter, findCondition, isOnTurn, resource } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { endCondition, type Resolution } from '../core/resolution.ts';
import type { ConditionName } from './conditions.ts';
import { because } from './reasons.ts';
import type { Fighter, Sol } from './sheet.ts';

/** The name of the resource that counts action points. */
export const ACTION_POINTS = 'action points';
/** "They have three action points to spend." Unspent points aren't saved. */
export const POINTS_PER_ROUND = 3;
/** The points a surprised character starts combat with. */
export const POINTS_WHEN_SURPRISED = 1;

export function pointsOf(fighter: Fighter): number {
  return resource(fighter, ACTION_POINTS).value;
}

/** Refuses if the fighter has too few points. Outside combat points aren't counted. */
export function checkCanPay({ phase }: Encounter<Sol>, who: Fighter, cost: number): Result<undefined, Refusal> {
  const pointsLeft = pointsOf(who);
  if (phase !== 'fighting' || pointsLeft >= cost) return ok();
  return no({ type: 'nothing-left', name: who.name, what: { resource: ACTION_POINTS }, need: cost, left: pointsLeft });
}

/**
 * Spends points for the reason `why`. In a last stand, a remark says when only one point is left, because spending it
 * makes the fighter fall.
 */
export function payPoints(resolution: Resolution<Sol>, who: CombatantId, cost: number, why: Reason): void {
  if (resolution.encounter.phase !== 'fighting') return;
  const pointsLeft = pointsOf(resolution.combatant(who)) - cost;
  setPoints(resolution, who, pointsLeft, why);
  if (pointsLeft === 1 && isMakingLastStand(resolution.combatant(who)))
    resolution.record({ type: 'remarked', what: LAST_POINT_REASON, subject: who });
}

const LAST_POINT_REASON = because({ id: 'last point' });

/**
 * Whether a fighter is in its last stand: it has at least as many wounds as BOD. Wounds are counted, not their levels.
 */
export function isMakingLastStand({ own, sheet }: Fighter): boolean {
  return own.wounds.length >= sheet.attributes.BOD;
}

/** Sets the points. Records nothing if they don't change. */
export function setPoints(resolution: Resolution<Sol>, subject: CombatantId, newValue: number, why: Reason): void {
  const { value: before } = resource(resolution.combatant(subject), ACTION_POINTS);
  if (before === newValue) return;
  const eventType = newValue < before ? 'spent' : 'regained';
  resolution.record({
    type: eventType,
    subject,
    resource: ACTION_POINTS,
    why,
    before,
    after: newValue,
    max: POINTS_PER_ROUND,
  });
}

/**
 * Starts or ends the last stand immediately, by the number of wounds. A fighter in a last stand falls when its points
 * run out, and wakes when its last stand has ended.
 */
export function updateLastStand(resolution: Resolution<Sol>, id: CombatantId): void {
  const who = resolution.combatant(id);
  const { vitality } = who;
  // In a last stand, a fighter's action points don't come back. "When they run out, they fall unconscious."
  const isOutOfPoints = isMakingLastStand(who) && pointsOf(who) === 0;
  // A fighter that the GM put to sleep can't act either.
  const isUnableToAct = isOutOfPoints || findCondition(who, 'asleep') !== undefined;
  gainOrEndCondition(resolution, who, 'last stand', isMakingLastStand(who));
  if (isUnableToAct && vitality === 'up') {
    const why = because({ id: isOutOfPoints ? 'unconscious' : 'asleep' });
    // A fighter who falls during their own turn counts as having taken that turn.
    const wasOnTurn = isOnTurn(resolution.encounter, id);
    resolution.record({ type: 'fell', subject: id, as: why, before: vitality, after: 'down' });
    if (wasOnTurn) resolution.record({ type: 'turn-ended', subject: id, skipped: why });
  }
  if (!isUnableToAct && vitality === 'down')
    resolution.record({ type: 'rose', subject: id, as: because({ id: 'awake' }), before: vitality, after: 'up' });
  gainOrEndCondition(resolution, who, 'unconscious', isOutOfPoints);
}

/**
 * Adds or ends a derived condition, so that the fighter has it if `shouldHave` is true and doesn't have it otherwise.
 */
function gainOrEndCondition(resolution: Resolution<Sol>, who: Fighter, name: ConditionName, shouldHave: boolean): void {
  const hasCondition = findCondition(who, name) !== undefined;
  if (hasCondition && !shouldHave)
    endCondition(resolution, who.id, name, because({ id: name === 'last stand' ? 'fewer wounds' : 'awake' }));
  if (!hasCondition && shouldHave) {
    const condition = { key: name, name, duration: { until: 'removed' } } as const;
    resolution.record({ type: 'condition-gained', subject: who.id, condition });
  }
}
