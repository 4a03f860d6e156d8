// Dungeoneers › Actions › Grapple, Push

import { action } from '../core/action.ts';
import { type CombatantId, combatant, findCondition } from '../core/encounter.ts';
import { forceMove } from '../core/field-moves.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { ok, type Refusal, type Result } from '../core/refusal.ts';
import { giveCondition } from './condition-effects.ts';
import { newCondition } from './conditions.ts';
import { rollContestOfPower } from './contest-of-power.ts';
import { turnTo } from './facing.ts';
import { checkPoints, declare, oneTarget, pay, possibleTargets } from './intent.ts';
import { endDisengagedConditions, endGrapple } from './movement.ts';
import { cutMovement } from './movement-points.ts';
import { canReach, isWithinThreatRange, POSITIONS, positionOf, setPosition, situationOf } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import { areOnField, BODY_RULES, directionFaced } from './tiles.ts';

/** A grapple or push that is allowed. */
interface GrapplePlan {
  readonly intent: Intent;
  readonly actor: CombatantId;
  readonly target: CombatantId;
  /** Why the actor counts as coming from behind. Undefined if it doesn't. */
  readonly behind?: Reason;
}

export const grapple = action<Dungeoneers, GrapplePlan>({
  title: 'Grapple',
  cite: 'Actions › Grapple',
  when: 'turn',
  kind: 'wrestle',
  offers(fight, actor) {
    if (!checkPoints(fight, actor, 'action points').ok || findCondition(combatant(fight, actor), 'Grappling'))
      return undefined;
    const targetIds = possibleTargets(
      fight,
      actor,
      (other) => canReach(fight, actor, other.id) && !findCondition(other, 'Grappled'),
    );
    return targetIds.length > 0 ? { targets: targetIds } : undefined;
  },
  ways: () => [{ harms: true }],
  plan(fight, intent) {
    const pointsCheck = checkPoints(fight, intent.actor, 'action points');
    return pointsCheck.ok ? planGrapple(fight, intent) : pointsCheck;
  },
  resolve(resolution, plan) {
    declare(resolution, plan.intent);
    pay(resolution, plan.actor, 'action points', 1, because({ id: 'grapple' }));
    resolveGrapple(resolution, plan);
  },
});

/**
 * Checks everything except whether the actor has enough points. Ruling: a creature holds at most one other, and is held
 * by at most one.
 */
export function planGrapple(fight: Fight, intent: Intent): Result<GrapplePlan, Refusal> {
  const grapplePlan = planContest(fight, intent);
  if (!grapplePlan.ok) return grapplePlan;
  const { actor, target: heldCreatureId } = grapplePlan.value;
  if (findCondition(combatant(fight, actor), 'Grappling'))
    return refuse('holds-already', { name: combatant(fight, actor).name });
  if (findCondition(combatant(fight, heldCreatureId), 'Grappled'))
    return refuse('held-already', { name: combatant(fight, heldCreatureId).name });
  return grapplePlan;
}

/** Finds a creature within reach, and whether it is approached from behind. Ignores a distance that a player states. */
function planContest(fight: Fight, intent: Intent): Result<GrapplePlan, Refusal> {
  const { actor, situation } = intent;
  const target = oneTarget(fight, intent);
  if (!target.ok) return target;
  const { id, name } = target.value;
  const intentFields = { actor, situation: given({ behind: situation?.behind }) };
  const situationResult = situationOf(fight, intentFields, target.value);
  if (!situationResult.ok) return situationResult;
  if (!isWithinThreatRange(situationResult.value)) return refuse('not-in-reach', { name });
  const { behind } = situationResult.value;
  return behind.ok ? ok({ intent, actor, target: id, ...given({ behind: behind.value }) }) : behind;
}

/**
 * Makes the grapple roll. On a success, the actor is Grappling, the target is Grappled, and both lose movement points
 * immediately.
 */
export function resolveGrapple(
  resolution: DungeoneersResolution,
  { actor, target: heldCreatureId, behind }: GrapplePlan,
): void {
  turnTo(resolution, actor, heldCreatureId);
  if (!rollContestOfPower(resolution, actor, heldCreatureId, 'grapple', behind)) return;
  giveCondition(resolution, actor, newCondition('Grappling', { source: heldCreatureId }), because({ id: 'grapple' }));
  giveCondition(resolution, heldCreatureId, newCondition('Grappled', { source: actor }), because({ id: 'grapple' }));
  cutMovement(resolution, actor, because({ id: 'condition', condition: 'Grappling' }));
  cutMovement(resolution, heldCreatureId, because({ id: 'condition', condition: 'Grappled' }));
}

/** Ruling: the grappler may let go for free on its own turn. */
export const release = action<Dungeoneers, Intent>({
  title: 'Let go',
  cite: 'Ruling: Actions',
  when: 'turn',
  kind: 'wrestle',
  offers: (fight, actor) => (findCondition(combatant(fight, actor), 'Grappling') ? {} : undefined),
  plan(fight, intent) {
    const who = combatant(fight, intent.actor);
    return findCondition(who, 'Grappling') ? ok(intent) : refuse('not-holding', { name: who.name });
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    endGrapple(resolution, intent.actor, because({ id: 'lets go' }));
  },
});

export const push = action<Dungeoneers, GrapplePlan>({
  title: 'Push',
  cite: 'Actions › Push',
  when: 'turn',
  kind: 'wrestle',
  offers(fight, actor) {
    if (!checkPoints(fight, actor, 'action points').ok) return undefined;
    const targetIds = possibleTargets(fight, actor, (other) => canReach(fight, actor, other.id));
    return targetIds.length > 0 ? { targets: targetIds } : undefined;
  },
  ways: () => [{ harms: true }],
  plan(fight, intent) {
    const pointsCheck = checkPoints(fight, intent.actor, 'action points');
    return pointsCheck.ok ? planPush(fight, intent) : pointsCheck;
  },
  resolve(resolution, plan) {
    declare(resolution, plan.intent);
    pay(resolution, plan.actor, 'action points', 1, because({ id: 'push' }));
    resolvePush(resolution, plan);
  },
});

/** Checks everything except whether the actor has enough points. */
export function planPush(fight: Fight, intent: Intent): Result<GrapplePlan, Refusal> {
  return planContest(fight, intent);
}

/**
 * Makes the push roll. On a success, the target moves one tile away, in the direction that the attacker faces. Ruling:
 * a pushed creature provokes no strikes. Without a map, the push moves the two one step apart. If they are then out of
 * reach, a grapple between them ends.
 */
export function resolvePush(resolution: DungeoneersResolution, { actor, target, behind }: GrapplePlan): void {
  turnTo(resolution, actor, target);
  if (!rollContestOfPower(resolution, actor, target, 'push', behind)) return;
  if (areOnField(resolution.encounter, actor, target)) {
    pushOnField(resolution, actor, target);
    return;
  }
  const to = POSITIONS[POSITIONS.indexOf(positionOf(resolution.encounter, actor, target)) + 1];
  if (to !== undefined) setPosition(resolution, target, actor, to);
  endDisengagedConditions(resolution);
}

/**
 * Pushes the target one tile on the map. Ruling: a push into a full tile, a wall or the edge of the map fails. If the
 * target is pushed over a drop, it falls. The book has no damage for a fall, so the GM decides it (`hazard`).
 */
function pushOnField(resolution: DungeoneersResolution, actor: CombatantId, target: CombatantId): void {
  const direction = directionFaced(resolution.encounter, actor);
  const forcedMove =
    direction && forceMove(resolution, BODY_RULES, target, { direction, tiles: 1 }, because({ id: 'push' }));
  if (!forcedMove) return;
  const recordRemark = (what: Reason) => resolution.record({ type: 'remarked', what, subject: target, other: actor });
  if (forcedMove.stopped) recordRemark(because({ id: 'push stopped', by: forcedMove.stopped }));
  if (forcedMove.fell !== undefined) recordRemark(because({ id: 'falls', levels: forcedMove.fell }));
  if (!forcedMove.stopped) endDisengagedConditions(resolution);
}
