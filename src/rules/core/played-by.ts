// Tells who plays a combatant: autopilot, a plan, or another player temporarily.

import type { Combatant, CombatantId, Plan, Style, System, UserId } from './encounter.ts';
import { given } from './given.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';

/**
 * Puts combatants on autopilot in a style, or takes them off autopilot if no style is given. Refuses a combatant that a
 * player plays.
 */
export function setAutopilot<S extends System>(
  resolution: Resolution<S>,
  subjects: readonly CombatantId[],
  after: Style | undefined,
): Result<unknown, Refusal> {
  const combatantWithPlayer = subjects
    .map((id) => resolution.combatant(id))
    .find((each) => playerOf(each) !== undefined);
  if (combatantWithPlayer && after !== undefined) return no({ type: 'has-a-player', name: combatantWithPlayer.name });
  for (const subject of subjects) {
    const { auto: before } = resolution.combatant(subject);
    if (before !== after) resolution.record({ type: 'auto-set', subject, ...given({ before, after }) });
  }
  return ok();
}

/** Sets a combatant's plan, or removes it if none is given. */
export function setPlan<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  after: Plan | undefined,
): Result<unknown, Refusal> {
  const { plan: before } = resolution.combatant(subject);
  return ok(resolution.record({ type: 'plan-set', subject, ...given({ before, after }) }));
}

/**
 * Lends the combatant to another player until the given time or until the owner is back. Refuses if it is already lent,
 * or if that player already plays it.
 */
export function lendCombatant<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  to: UserId | undefined,
  until: number | undefined,
): Result<unknown, Refusal> {
  const { controller: owner, lent: before, name } = resolution.combatant(subject);
  if (before) return no({ type: 'lent-already', name });
  if (owner === to) return no({ type: 'theirs-already', name });
  resolution.record({ type: 'lent', subject, after: given({ owner, until }) });
  return ok(changePlayer(resolution, subject, to));
}

/** The owner plays the combatant again. Refuses if it isn't lent. */
export function giveBackCombatant<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
): Result<unknown, Refusal> {
  const { lent: before, name } = resolution.combatant(subject);
  if (!before) return no({ type: 'not-lent', name });
  resolution.record({ type: 'lent', subject, before });
  return ok(changePlayer(resolution, subject, before.owner));
}

/**
 * Hands the combatant over to another player, or to the GM if no player is given. A player's combatant comes off
 * autopilot.
 */
export function changePlayer<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  after: UserId | undefined,
): void {
  const { controller: before, auto } = resolution.combatant(subject);
  if (after !== undefined && auto !== undefined) resolution.record({ type: 'auto-set', subject, before: auto });
  resolution.record({ type: 'handed-over', subject, ...given({ before, after }) });
}

/** The prefix of an id that replaces a user whose personal data was deleted. No real user id has a colon. */
export const DELETED_USER_PREFIX = 'former:';

/** Whether the id stands for a user whose personal data was deleted. Such a user can't be pinged. */
export function isDeletedUser(user: UserId): boolean {
  return user.startsWith(DELETED_USER_PREFIX);
}

/** The player who decides for a combatant. Undefined: the GM, or a player whose data was deleted. */
export function playerOf({ controller }: Pick<Combatant, 'controller'>): UserId | undefined {
  return controller === undefined || isDeletedUser(controller) ? undefined : controller;
}
