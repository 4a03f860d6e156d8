import { near } from '../rules/core/did-you-mean.ts';
import { given } from '../rules/core/given.ts';
import type { AtTheEnd } from '../rules/core/pace.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { MOST_QUIET, type Quiet, quietMinutes, WEEKDAYS, type Weekday } from '../time/quiet-hours.ts';
import { durationOf, instantOf, timeOfDayOf } from '../time/read.ts';
import { DAY } from '../time/span.ts';
import { cityOf, zoneNames, zoneOf } from '../time/zone.ts';
import { absenceAt, type Person, withAbsence } from './person.ts';

/** The furthest day that an absence may begin or end, in days from now. */
const FURTHEST = 366;

/** The zones that abbreviations of several most likely mean. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['EST', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['CST', 'America/Chicago'],
  ['CDT', 'America/Chicago'],
  ['MST', 'America/Denver'],
  ['MDT', 'America/Denver'],
  ['PST', 'America/Los_Angeles'],
  ['PDT', 'America/Los_Angeles'],
  ['BST', 'Europe/London'],
  ['IST', 'Asia/Kolkata'],
  ['JST', 'Asia/Tokyo'],
  ['AEST', 'Australia/Sydney'],
  ['CEST', 'Europe/Berlin'],
]);

/** The time zone that was typed, by name or by city. */
export function zoneTyped(typed: string): Result<string, Refusal> {
  const zone = zoneOf(typed);
  if (zone !== undefined) return ok(zone);
  const names = zoneNames();
  const like = MEANT.get(typed.trim().toUpperCase()) ?? near(typed.trim(), [...names.map(cityOf), ...names]);
  return no({ type: 'no-such-zone', typed, ...given({ near: like }) });
}

/** Quiet hours, from a time of day until another. */
export function quietTyped(from: string, until: string): Result<Quiet, Refusal> {
  const [first, last] = [timeOfDayOf(from), timeOfDayOf(until)];
  if (first === undefined) return no({ type: 'time-unreadable', typed: from, as: 'time of day' });
  if (last === undefined) return no({ type: 'time-unreadable', typed: until, as: 'time of day' });
  return fitQuiet({ from: first, until: last });
}

/** Quiet hours, where they leave enough of the day. */
export function fitQuiet(quiet: Quiet): Result<Quiet, Refusal> {
  if (quiet.from === quiet.until) return no({ type: 'quiet-all-day' });
  const minutes = quietMinutes(quiet);
  return minutes > MOST_QUIET ? no({ type: 'quiet-too-long', quiet: minutes, most: MOST_QUIET }) : ok(quiet);
}

/** Days off, where they leave a day of the week. What is no weekday is left out. */
export function fitDaysOff(chosen: readonly string[]): Result<readonly Weekday[], Refusal> {
  const off = WEEKDAYS.filter((weekday) => chosen.includes(String(weekday)));
  return off.length === WEEKDAYS.length ? no({ type: 'off-all-week' }) : ok(off);
}

/** How long something takes, in milliseconds. */
export function durationTyped(typed: string): Result<number, Refusal> {
  const duration = durationOf(typed);
  return duration === undefined ? no({ type: 'time-unreadable', typed, as: 'duration' }) : ok(duration);
}

/**
 * Somebody who is away from what was typed until what was typed: from now on, and without end, where nothing was. What is
 * done meanwhile stays as it is for the absence that they have, unless it is said.
 */
export function awayUntil(
  person: Person,
  typed: {
    readonly from?: string | undefined;
    readonly until?: string | undefined;
    readonly meanwhile?: AtTheEnd | undefined;
  },
  now: number,
): Result<Person, Refusal> {
  const { zone } = person.hours;
  const absence = absenceAt(person, now);
  const onlyMeanwhile = typed.from === undefined && typed.until === undefined && typed.meanwhile !== undefined;
  if (absence && onlyMeanwhile) return ok({ ...person, meanwhile: typed.meanwhile });
  const begins = typed.from === undefined ? ok(now) : dayTyped(typed.from, now, now, zone);
  if (!begins.ok) return begins;
  const from = Math.max(begins.value, now);
  const meanwhile = typed.meanwhile ?? (absence && person.meanwhile);
  if (typed.until === undefined) return ok(withAbsence(person, { from }, meanwhile));
  // A duration counts from the beginning, and a weekday is the next after it.
  const until = dayTyped(typed.until, from, now, zone);
  if (!until.ok) return until;
  if (until.value <= from) return no({ type: 'absence-over', until: until.value });
  return ok(withAbsence(person, { from, until: until.value }, meanwhile));
}

/** A day that was typed, as it is meant at an instant. */
function dayTyped(typed: string, at: number, now: number, zone: string | undefined): Result<number, Refusal> {
  const day = instantOf(typed, at, zone);
  if (day === undefined) return no({ type: 'time-unreadable', typed, as: 'day' });
  return day > now + FURTHEST * DAY ? no({ type: 'absence-too-far', days: FURTHEST }) : ok(day);
}

/** A time to come that was typed, as somebody in a zone means it: "Friday", "3 days". Refused where it is over. */
export function untilTyped(typed: string, { hours: { zone } }: Person, now: number): Result<number, Refusal> {
  const until = dayTyped(typed, now, now, zone);
  return until.ok && until.value <= now ? no({ type: 'absence-over', until: until.value }) : until;
}
