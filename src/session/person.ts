import { given } from '../rules/core/given.ts';
import { AT_THE_END, type AtTheEnd } from '../rules/core/pace.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { STYLES } from '../rules/core/style.ts';
import type { Hours } from '../time/quiet-hours.ts';
import type { Span } from '../time/span.ts';

/** What may be done for a player who is away: nothing, a guard, a pass, or as a style plays. */
export const MEANWHILE: readonly AtTheEnd[] = [...AT_THE_END, ...STYLES];

/** How a user plays in a server, and when. */
export interface Person {
  readonly hours: Hours;
  /** They are nudged by direct message, not in the channel. */
  readonly direct?: true;
  /** What is done as their turn comes while they are away. Absent: it waits. */
  readonly meanwhile?: AtTheEnd;
}

/** Of whom nothing is known. */
export const UNKNOWN_PERSON: Person = { hours: {} };

/** The absence in which somebody is at an instant, or the next that begins after it. */
export function absenceAt({ hours: { away = [] } }: Person, now: number): Span | undefined {
  const ahead = away.filter(({ until = Number.POSITIVE_INFINITY }) => until > now);
  return ahead.toSorted((one, other) => one.from - other.from)[0];
}

/** Somebody with some of their hours changed; what is undefined is kept no longer. */
export function withHours(
  { hours, ...person }: Person,
  changed: { readonly [Part in keyof Hours]: Hours[Part] | undefined },
): Person {
  return { ...person, hours: given({ ...hours, ...changed }) };
}

/** Somebody who is nudged by direct message, or not. */
export function withDirect({ direct: _, ...person }: Person, direct: boolean): Person {
  return direct ? { ...person, direct } : person;
}

/** Someone who is back now, or won't go. Their absence stays with its end: who they lent a character to hands it back by it. */
export function back(person: Person, now: number): Result<Person, Refusal> {
  const absence = absenceAt(person, now);
  if (!absence) return no({ type: 'not-away' });
  return ok(absence.from > now ? withAbsence(person) : withAbsence(person, { from: absence.from, until: now }));
}

/** When someone is back for the first time after an instant, as far as they've said. */
export function backAfter({ hours: { away = [] } }: Person, instant: number): number | undefined {
  const ends = away.flatMap(({ until }) => (until !== undefined && until > instant ? until : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** Somebody with this absence in place of any other, or with none. */
export function withAbsence({ hours, meanwhile: _, ...person }: Person, absence?: Span, meanwhile?: AtTheEnd): Person {
  const { away: __, ...others } = hours;
  return { ...person, hours: { ...others, ...(absence && { away: [absence] }) }, ...given({ meanwhile }) };
}
