// Who plays somebody: a tactic, a plan, or another player for a time.

import type { Combatant, CombatantId, Plan, Style, System, UserId } from './encounter.ts';
import { given } from './given.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';

/**
 * They play by themselves from now on, in that style; by hand again where none is given. Refused for somebody whom a player
 * plays.
 */
export function playByThemselves<S extends System>(
  resolution: Resolution<S>,
  subjects: readonly CombatantId[],
  after: Style | undefined,
): Result<unknown, Refusal> {
  const others = subjects.map((id) => resolution.combatant(id)).find((each) => playerOf(each) !== undefined);
  if (others && after !== undefined) return no({ type: 'has-a-player', name: others.name });
  for (const subject of subjects) {
    const { auto: before } = resolution.combatant(subject);
    if (before !== after) resolution.record({ type: 'auto-set', subject, ...given({ before, after }) });
  }
  return ok();
}

/** Their plan from now on; none any more where none is given. */
export function keepPlan<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  after: Plan | undefined,
): Result<unknown, Refusal> {
  const { plan: before } = resolution.combatant(subject);
  return ok(resolution.record({ type: 'plan-set', subject, ...given({ before, after }) }));
}

/** Another plays them, for a time or until their owner is back. Refused where they are lent, or the other's, already. */
export function lend<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  to: UserId | undefined,
  until: number | undefined,
): Result<unknown, Refusal> {
  const { controller: owner, lent: before, name } = resolution.combatant(subject);
  if (before) return no({ type: 'lent-already', name });
  if (owner === to) return no({ type: 'theirs-already', name });
  resolution.record({ type: 'lent', subject, after: given({ owner, until }) });
  return ok(changeHands(resolution, subject, to));
}

/** They are played by their owner again. Refused where they are not lent. */
export function giveBack<S extends System>(resolution: Resolution<S>, subject: CombatantId): Result<unknown, Refusal> {
  const { lent: before, name } = resolution.combatant(subject);
  if (!before) return no({ type: 'not-lent', name });
  resolution.record({ type: 'lent', subject, before });
  return ok(changeHands(resolution, subject, before.owner));
}

/** Somebody is played by another from now on, or by the GM where nobody is named. Who has a player plays not by themselves. */
export function changeHands<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  after: UserId | undefined,
): void {
  const { controller: before, auto } = resolution.combatant(subject);
  if (after !== undefined && auto !== undefined) resolution.record({ type: 'auto-set', subject, before: auto });
  resolution.record({ type: 'handed-over', subject, ...given({ before, after }) });
}

/** Begins the id that stands for somebody whose personal data has been deleted. No user's id has a colon. */
export const DELETED_USER = 'former:';

/** Whether the id stands for somebody whose personal data has been deleted: nobody who can be called. */
export function isDeletedUser(user: UserId): boolean {
  return user.startsWith(DELETED_USER);
}

/** The player whose choice a combatant's is. Absent: the GM's, as is that of one whose player has been forgotten. */
export function playerOf({ controller }: Pick<Combatant, 'controller'>): UserId | undefined {
  return controller === undefined || isDeletedUser(controller) ? undefined : controller;
}
