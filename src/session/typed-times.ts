import type { AtTheEnd, Pace } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { near, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { durationOf, instantOf, timeOfDayOf } from '../time/read.ts';
import { MOST_QUIET, type Quiet, quietMinutes, WEEKDAYS, type Weekday } from '../time/walk.ts';
import { cityOf, DAY, MINUTE, zoneNames, zoneOf } from '../time/zone.ts';
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
function durationTyped(typed: string): Result<number, Refusal> {
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

/** What stands for no time at all. */
export const NO_TIME = 'none';

/** The shortest and the longest that a move may be given, in minutes: 5 minutes and 60 days. */
const LEAST = 5;
const MOST = 60 * 24 * 60;

/** What a turn is given where a GM says only something else of the pace, in minutes. */
const USUAL_TURN = 24 * 60;

/** What was typed of a pace. What was not stays as it is. */
interface TypedPace {
  readonly turn?: string | undefined;
  readonly question?: string | undefined;
  readonly nudge?: string | undefined;
  readonly atEnd?: AtTheEnd | undefined;
  readonly clock?: 'stop' | 'run' | undefined;
}

/**
 * The pace after what was typed; none after `turn:none`. Where nothing is said of them, an answer has half the time of a
 * turn, and a nudge comes a quarter before the end; both follow a turn that changes until something else is said.
 */
export function paceTyped(before: Pace | undefined, typed: TypedPace): Result<Pace | undefined, Refusal> {
  if (typed.turn !== undefined && isNone(typed.turn)) return ok(undefined);
  const { clock, atEnd, ...lengths } = typed;
  if (!before && Object.values({ ...lengths, atEnd }).every((each) => each === undefined))
    return no({ type: 'no-pace' });
  const turn = minutes('turn', typed.turn, before?.turn ?? USUAL_TURN);
  if (!turn.ok) return turn;
  const question = minutes('answer', typed.question, questionFor(turn.value, before));
  if (!question.ok) return question;
  const nudge = nudgeTyped(typed.nudge, turn.value, before);
  if (!nudge.ok) return nudge;
  const stopped = clock === 'stop' || (clock === undefined && before?.stopped === true);
  const times = { turn: turn.value, question: question.value, nudge: nudge.value };
  return ok({ ...times, atEnd: atEnd ?? before?.atEnd ?? 'wait', ...(stopped && { stopped }) });
}

/** The usual time for an answer, unless another was set. */
function questionFor(turn: number, before: Pace | undefined): number {
  return !before || before.question === usualQuestion(before.turn) ? usualQuestion(turn) : before.question;
}

function usualQuestion(turn: number): number {
  return Math.max(LEAST, Math.round(turn / 2));
}

/** The usual nudge, unless another was set for which the turn is long enough. */
function nudgeTyped(typed: string | undefined, turn: number, before: Pace | undefined): Result<number, Refusal> {
  if (typed === undefined) {
    const isOwn = before && before.nudge !== usualNudge(before.turn) && before.nudge < turn;
    return ok(isOwn ? before.nudge : usualNudge(turn));
  }
  if (isNone(typed)) return ok(0);
  const nudge = minutes('nudge', typed, 0);
  return nudge.ok && nudge.value >= turn ? no({ type: 'nudge-too-early', nudge: nudge.value, turn }) : nudge;
}

function minutes(
  what: 'turn' | 'answer' | 'nudge',
  typed: string | undefined,
  before: number,
): Result<number, Refusal> {
  if (typed === undefined) return ok(before);
  const duration = durationTyped(typed);
  if (!duration.ok) return duration;
  const found = Math.round(duration.value / MINUTE);
  return found < LEAST || found > MOST ? no({ type: 'pace-unfit', what, least: LEAST, most: MOST }) : ok(found);
}

function usualNudge(turn: number): number {
  return Math.round(turn / 4);
}

function isNone(typed: string): boolean {
  return typed.trim().toLowerCase() === NO_TIME;
}
