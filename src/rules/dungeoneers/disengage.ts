// Dungeoneers › Actions › Disengage, Defend

import { action } from '../core/action.ts';
import { type CombatantId, combatant, findCondition } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { ok, type Refusal, type Result } from '../core/refusal.ts';
import { endCondition } from '../core/resolution.ts';
import { modifiersTo } from './armor-value.ts';
import { giveCondition } from './condition-effects.ts';
import { durationUntilOwnTurn, newCondition } from './conditions.ts';
import { DODGE_CHOICES, higherScore, powerDice } from './contest-of-power.ts';
import { dodgePool, rollDodge, rollPool } from './dice.ts';
import { checkPoints, declare, pay, readWord } from './intent.ts';
import { endGrapple } from './movement.ts';
import { isThreatened } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';

interface DisengagePlan {
  readonly intent: Intent;
  readonly score: 'power' | 'prowess';
}

/** Disengages for one move or, while Grappled, tries to break the grapple. */
export const disengage = action<Dungeoneers, DisengagePlan>({
  title: 'Disengage',
  cite: 'Actions › Disengage',
  when: 'turn',
  kind: 'move',
  offers(fight, actor) {
    if (!checkPoints(fight, actor, 'action points').ok) return undefined;
    if (findCondition(combatant(fight, actor), 'Grappled')) return { manners: DODGE_CHOICES };
    return isThreatened(fight, actor) ? {} : undefined;
  },
  plan(fight, intent) {
    const pointsCheck = checkPoints(fight, intent.actor, 'action points');
    return pointsCheck.ok ? planDisengage(fight, intent) : pointsCheck;
  },
  resolve(resolution, plan) {
    const { intent, score } = plan;
    const grappledCondition = findCondition(resolution.combatant(intent.actor), 'Grappled');
    declare(resolution, intent, grappledCondition ? { manner: score } : {});
    pay(resolution, intent.actor, 'action points', 1, because({ id: 'disengage' }));
    carryOutDisengage(resolution, plan);
  },
});

/** Disengages, or tries to break free. */
export function carryOutDisengage(
  resolution: DungeoneersResolution,
  { intent: { actor }, score }: DisengagePlan,
): void {
  const grappledCondition = findCondition(resolution.combatant(actor), 'Grappled');
  if (grappledCondition) breakFree(resolution, actor, grappledCondition.source, score);
  else giveCondition(resolution, actor, newCondition('Disengaged'), because({ id: 'disengage' }));
}

/** Checks everything except whether the actor has enough points. */
export function planDisengage(fight: Fight, intent: Intent): Result<DisengagePlan, Refusal> {
  const creature = combatant(fight, intent.actor);
  const scoreWord = readWord(DODGE_CHOICES, intent.manner, 'score');
  if (!scoreWord.ok) return scoreWord;
  if (findCondition(creature, 'Disengaged') && !findCondition(creature, 'Grappled'))
    return refuse('already', { name: creature.name, condition: 'Disengaged' });
  return ok({ intent, score: scoreWord.value === 'higher' ? higherScore(creature) : scoreWord.value });
}

/**
 * Rolls dodge dice by power or prowess against the grappler's hit dice by power. Here, the creature that tries to break
 * free wins ties. Ruling: an escape never counts as an attack from behind. A creature that no other creature holds,
 * such as one in a net, breaks free without a roll.
 */
function breakFree(
  resolution: DungeoneersResolution,
  actor: CombatantId,
  holder: CombatantId | undefined,
  score: 'power' | 'prowess',
): void {
  if (holder === undefined) {
    endCondition(resolution, actor, 'Grappled', because({ id: 'breaks free' }));
    return;
  }
  const [heldCombatant, grappler] = [resolution.combatant(actor), resolution.combatant(holder)];
  const escapeRoll = rollDodge(
    resolution,
    dodgePool(heldCombatant, score),
    modifiersTo(heldCombatant, 'dodge'),
    undefined,
  );
  const grapplerRoll = rollPool(resolution, powerDice(grappler), modifiersTo(grappler, 'hit'));
  const hasEscaped = escapeRoll.total >= grapplerRoll.total;
  const degree = hasEscaped ? 'success' : 'failure';
  resolution.record({
    type: 'contested',
    actor,
    target: holder,
    purpose: because({ id: 'escape' }),
    contest: { own: escapeRoll, theirs: grapplerRoll, degree, tier: degree },
  });
  if (hasEscaped) endGrapple(resolution, holder, because({ id: 'breaks free' }));
}

/** Gives Defensive until the start of the creature's next turn. Defensive doesn't stack with itself. */
export const defend = action<Dungeoneers, Intent>({
  title: 'Defend',
  cite: 'Actions › Defend',
  when: 'turn',
  kind: 'guard',
  offers: (fight, actor) =>
    checkPoints(fight, actor, 'action points').ok && !findCondition(combatant(fight, actor), 'Defensive')
      ? {}
      : undefined,
  plan(fight, intent) {
    const pointsCheck = checkPoints(fight, intent.actor, 'action points');
    if (!pointsCheck.ok) return pointsCheck;
    return findCondition(pointsCheck.value, 'Defensive')
      ? refuse('already', { name: pointsCheck.value.name, condition: 'Defensive' })
      : ok(intent);
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    pay(resolution, intent.actor, 'action points', 1, because({ id: 'defend' }));
    giveCondition(
      resolution,
      intent.actor,
      newCondition('Defensive', { duration: durationUntilOwnTurn(intent.actor) }),
      because({ id: 'defend' }),
    );
  },
});
