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
  /** They are nudged by direct message too, not only in the channel. */
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

/** Somebody who is nudged by direct message too, or not. */
export function withDirect({ direct: _, ...person }: Person, direct: boolean): Person {
  return direct ? { ...person, direct } : person;
}

/** Whether somebody is away at an instant. */
export function isAway({ hours: { away = [] } }: Person, now: number): boolean {
  return away.some(({ from, until = Number.POSITIVE_INFINITY }) => from <= now && now < until);
}

/** Most absences that are kept. Those that are over count where a turn began before them. */
const MOST_ABSENCES = 8;

/** Somebody who is back, or does not go after all. Refused where they are not away, and will not be. */
export function back(person: Person, now: number): Result<Person, Refusal> {
  return absenceAt(person, now) ? ok(withAbsence(person, now)) : no({ type: 'not-away' });
}

/** Somebody with an absence from an instant on or after it, or with none: one that lasts ends then. */
export function withAbsence(
  { hours, meanwhile: _, ...person }: Person,
  now: number,
  absence?: Span,
  meanwhile?: AtTheEnd,
): Person {
  const { away = [], ...others } = hours;
  const over = away
    .filter(({ from }) => from < now)
    .map(({ from, until = now }) => ({ from, until: Math.min(until, now) }));
  const kept = [...over, ...(absence ? [absence] : [])].slice(-MOST_ABSENCES);
  return { ...person, hours: { ...others, ...(kept.length > 0 && { away: kept }) }, ...given({ meanwhile }) };
}
