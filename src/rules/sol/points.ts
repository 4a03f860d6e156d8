// Project Sol › Physical Combat: action points; Damage in Combat › Wounds: the last stand

import { bears, type CombatantId, type Encounter, isOnTurn, resource } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { endCondition, type Resolution } from '../core/resolution.ts';
import type { ConditionName } from './conditions.ts';
import { because } from './reasons.ts';
import type { Fighter, Sol } from './sheet.ts';

/** The resource of action points. */
export const POINTS = 'action points';
/** "They have three action points to spend." Unspent ones are not added up. */
export const POINTS_A_ROUND = 3;
/** What a surprised character begins combat with. */
export const POINTS_SURPRISED = 1;

export function points(of: Fighter): number {
  return resource(of, POINTS).value;
}

/** May this fighter spend so many points? Outside the rounds nobody counts them. */
export function canPay({ phase }: Encounter<Sol>, who: Fighter, cost: number): Result<undefined, Refusal> {
  const left = points(who);
  if (phase !== 'fighting' || left >= cost) return ok();
  return no({ type: 'nothing-left', name: who.name, what: POINTS, need: cost, left });
}

/** Points are spent; `why` is what on. In the last stand the last one is announced: who spends it falls. */
export function pay(resolution: Resolution<Sol>, who: CombatantId, cost: number, why: Reason): void {
  if (resolution.encounter.phase !== 'fighting') return;
  const left = points(resolution.combatant(who)) - cost;
  setPoints(resolution, who, left, why);
  if (left === 1 && lastStand(resolution.combatant(who)))
    resolution.record({ type: 'remarked', what: LAST_POINT, subject: who });
}

const LAST_POINT = because({ id: 'last point' });

/** From as many wounds as BOD on. Wounds are counted, not their levels. */
export function lastStand({ own, sheet }: Fighter): boolean {
  return own.wounds.length >= sheet.attributes.BOD;
}

/** The points are as many as `to` from now on. Nothing is recorded where they are so already. */
export function setPoints(resolution: Resolution<Sol>, subject: CombatantId, to: number, why: Reason): void {
  const { value: before } = resource(resolution.combatant(subject), POINTS);
  if (before === to) return;
  const type = to < before ? 'spent' : 'regained';
  resolution.record({ type, subject, resource: POINTS, why, before, after: to, max: POINTS_A_ROUND });
}

/** The last stand begins and ends by the count of wounds, at once; who runs out of points in it falls, who is out of it wakes. */
export function settleLastStand(resolution: Resolution<Sol>, id: CombatantId): void {
  const who = resolution.combatant(id);
  const { vitality } = who;
  // "When they run out, they fall unconscious." Who sleeps, by the GM's word, is out of it too.
  const isSpent = lastStand(who) && points(who) === 0;
  const isOut = isSpent || bears(who, 'asleep') !== undefined;
  follow(resolution, who, 'last stand', lastStand(who));
  if (isOut && vitality === 'up') {
    const why = because({ id: isSpent ? 'unconscious' : 'asleep' });
    // Who falls on its own turn counts as done with it.
    const onItsTurn = isOnTurn(resolution.encounter, id);
    resolution.record({ type: 'fell', subject: id, as: why, before: vitality, after: 'down' });
    if (onItsTurn) resolution.record({ type: 'turn-ended', subject: id, skipped: why });
  }
  if (!isOut && vitality === 'down')
    resolution.record({ type: 'rose', subject: id, as: because({ id: 'awake' }), before: vitality, after: 'up' });
  follow(resolution, who, 'unconscious', isSpent);
}

/** A condition that follows of itself: it is there when it should be, and only then. */
function follow(resolution: Resolution<Sol>, who: Fighter, name: ConditionName, should: boolean): void {
  const isBorne = bears(who, name) !== undefined;
  if (isBorne && !should)
    endCondition(resolution, who.id, name, because({ id: name === 'last stand' ? 'fewer wounds' : 'awake' }));
  if (!isBorne && should) {
    const condition = { key: name, name, duration: { until: 'removed' } } as const;
    resolution.record({ type: 'condition-gained', subject: who.id, condition });
  }
}
