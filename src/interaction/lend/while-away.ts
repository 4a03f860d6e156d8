import type { UserId } from '../../rules/core/personal.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { lentByCaller, running } from '../../session/authorize.ts';
import { absenceAt, back, type Person } from '../../session/person.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { hands as words } from '../../text/spoken.ts';
import { giveBack, lendOut } from './lend-out.ts';

/**
 * Whoever the caller plays in the channel's encounter is played by another while they are away. Refused where they go later.
 * Returns what to say of it.
 */
export function lendWhileAway(session: Session, person: Person, to: UserId): Result<string, Refusal> {
  const met = running(session);
  if (!met.ok) return met;
  const { user, now } = session.caller;
  const absence = absenceAt(person, now);
  if (absence && absence.from > now) return no({ type: 'hands-later' });
  const mine = met.value.encounter.combatants.filter(({ controller, lent }) => controller === user && !lent);
  if (mine.length === 0) return no({ type: 'nobody-of-yours' });
  for (const each of mine) {
    const lent = lendOut(met.value, each, to, absence?.until);
    if (!lent.ok) return lent;
  }
  return ok(mine.map(({ name }) => words.isLent(plain(name), to, absence?.until)).join('\n'));
}

/** Somebody who is back plays again whomever they have lent here. Refused where they were neither away nor had lent anybody. */
export function backAndPlaying(session: Session, person: Person): Result<Person, Refusal> {
  const { now } = session.caller;
  const is = back(person, now);
  const lent = lentByCaller(session);
  const met = running(session);
  if (!met.ok || lent.length === 0) return is;
  // While a question is open they stay where they are, and come back by an act of their own.
  if (!session.waiting) for (const each of lent) giveBack(met.value, each);
  return is.ok ? is : ok(person);
}
