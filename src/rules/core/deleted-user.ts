import type { Combatant, UserId } from './encounter.ts';

/** Begins the id that stands for somebody whose personal data has been deleted. No user's id has a colon. */
export const FORMER = 'former:';

/** Whether the id stands for somebody whose personal data has been deleted: nobody who can be called. */
export function isFormer(user: UserId): boolean {
  return user.startsWith(FORMER);
}

/** The player whose choice a combatant's is. Absent: the GM's, as is that of one whose player has been forgotten. */
export function playerOf({ controller }: Pick<Combatant, 'controller'>): UserId | undefined {
  return controller === undefined || isFormer(controller) ? undefined : controller;
}
