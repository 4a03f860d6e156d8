import type { Hint } from './person.ts';
import type { Session } from './session.ts';

/** The data needed to tell whether the caller is new. */
export const HINT_NEEDS = { person: true, lastCharacters: true } as const;

/**
 * Whether to show the caller a hint now. It is shown only once, and only to users who haven't played in this channel.
 * Notes that it was shown.
 */
export function takeHint(session: Session<keyof typeof HINT_NEEDS>, hint: Hint): boolean {
  const { person, lastCharacters } = session.loaded;
  const hints = session.changes.findLast((change) => change.type === 'hinted')?.hints ?? person.hints ?? [];
  if (lastCharacters.size > 0 || hints.includes(hint)) return false;
  session.add({ type: 'hinted', hints: [...hints, hint] });
  return true;
}

/** If the caller is new, notes that they should get an explanation at their first turn. */
export function noteNewcomer(session: Session<keyof typeof HINT_NEEDS>): void {
  const { pending, caller } = session;
  if (!takeHint(session, 'first-turn')) return;
  session.keepPending({ ...pending, newcomers: [...(pending.newcomers ?? []), caller.user] });
}
