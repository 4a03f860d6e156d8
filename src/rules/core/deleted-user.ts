import type { Combatant } from './encounter.ts';
import type { UserId } from './personal.ts';

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
