// Dungeoneers › Movement: how many points; Actions › Sprint

import { action } from '../core/action.ts';
import { type CombatantId, combatant, findCondition, resource } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { type Reason, sum } from '../core/reason.ts';
import { ok } from '../core/refusal.ts';
import { modifiersTo } from './armor-value.ts';
import { giveCondition } from './condition-effects.ts';
import { conditions, conditionsInOrder, durationUntilOwnTurn, entryOf, newCondition } from './conditions.ts';
import { checkPoints, declare, pay, setResource } from './intent.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { numericSetting } from './settings.ts';
import type { Creature, Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';

const MOVEMENT_POINTS = 'movement points';

/**
 * Movement points at the start of a creature's own turn: the setting's number (1 by default) and all modifiers. If the
 * result is below 0, points that the creature gains later in the turn only reduce this deficit at first.
 */
export function movementAtStart(creature: Creature, settings: Fight['settings']): number {
  const bonus = movementEffects(creature).reduce((all, effect) => all + ('plus' in effect ? effect.plus : 0), 0);
  return movementLeft(
    creature,
    numericSetting(settings, MOVEMENT_POINTS) + sum(modifiersTo(creature, MOVEMENT_POINTS)) + bonus,
  );
}

/** How conditions affect a creature's movement. */
function movementEffects(creature: Creature) {
  return conditionsInOrder(creature).flatMap((condition) => entryOf(condition).movement ?? []);
}

/**
 * The movement points that a grapple leaves: none while Grappled; half, rounded down, while Grappling. A negative
 * number doesn't change.
 */
function movementLeft(creature: Creature, points: number): number {
  if (points <= 0) return points;
  const movementShares = movementEffects(creature).flatMap((effect) => ('share' in effect ? [effect.share] : []));
  if (movementShares.includes('none')) return 0;
  return movementShares.includes('half') ? Math.floor(points / 2) : points;
}

/** Adds movement points immediately: none while Grappled, half while Grappling. */
export function gainMovement(resolution: DungeoneersResolution, who: CombatantId, points: number, why: Reason): void {
  const creature = resolution.combatant(who);
  setResource(
    resolution,
    who,
    MOVEMENT_POINTS,
    resource(creature, MOVEMENT_POINTS).value + movementLeft(creature, points),
    why,
  );
}

/**
 * Cuts a creature's remaining movement points when a grapple begins: to half for the grappler, to none for the grappled
 * creature.
 */
export function cutMovement(resolution: DungeoneersResolution, who: CombatantId, why: Reason): void {
  const creature = resolution.combatant(who);
  setResource(resolution, who, MOVEMENT_POINTS, movementLeft(creature, resource(creature, MOVEMENT_POINTS).value), why);
}

/**
 * Gives Sprinting until the start of the creature's next turn, and 2 movement points immediately. Sprinting doesn't
 * stack with itself.
 */
export const sprint = action<Dungeoneers, Intent>({
  title: 'Sprint',
  cite: 'Actions › Sprint',
  when: 'turn',
  kind: 'move',
  offers(fight, actor) {
    const who = combatant(fight, actor);
    return checkPoints(fight, actor, 'action points').ok &&
      !findCondition(who, 'Sprinting') &&
      !findCondition(who, 'Grappled')
      ? {}
      : undefined;
  },
  plan(fight, intent) {
    const pointsCheck = checkPoints(fight, intent.actor, 'action points');
    if (!pointsCheck.ok) return pointsCheck;
    const { name } = pointsCheck.value;
    if (findCondition(pointsCheck.value, 'Sprinting')) return refuse('already', { name, condition: 'Sprinting' });
    return findCondition(pointsCheck.value, 'Grappled') ? refuse('held', { name }) : ok(intent);
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    pay(resolution, intent.actor, 'action points', 1, because({ id: 'sprint' }));
    startSprinting(resolution, intent.actor);
  },
});

export function startSprinting(resolution: DungeoneersResolution, who: string): void {
  const { movement } = conditions.Sprinting;
  const isSprinting = findCondition(resolution.combatant(who), 'Sprinting');
  giveCondition(
    resolution,
    who,
    newCondition('Sprinting', { duration: durationUntilOwnTurn(who) }),
    because({ id: 'sprint' }),
  );
  if (!isSprinting && movement && 'plus' in movement)
    gainMovement(resolution, who, movement.plus, because({ id: 'condition', condition: 'Sprinting' }));
}
