import type { AtTheEnd, TurnTimer } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { closestName, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { MAX_QUIET_MINUTES, type QuietHours, quietMinutes, WEEKDAYS, type Weekday } from '../time/countdown.ts';
import { typedDuration, typedInstant, typedTimeOfDay } from '../time/parse.ts';
import { cityOf, DAY, findTimeZone, MINUTE, zoneNames } from '../time/zone.ts';
import { absenceAt, type Person, withAbsence } from './person.ts';

/** The maximum number of days between now and the start or end of an absence. */
const MAX_DAYS_AHEAD = 366;

/** What ambiguous abbreviations of time zones most likely mean. */
const ZONE_BY_ABBREVIATION: ReadonlyMap<string, string> = new Map([
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

/** Reads a time zone, by its name or by a city in it. */
export function parseZone(input: string): Result<string, Refusal> {
  const zone = findTimeZone(input);
  if (zone !== undefined) return ok(zone);
  const knownZones = zoneNames();
  const closestZone =
    ZONE_BY_ABBREVIATION.get(input.trim().toUpperCase()) ??
    closestName(input.trim(), [...knownZones.map(cityOf), ...knownZones]);
  return no({ type: 'no-such-zone', typed: input, ...given({ near: closestZone }) });
}

/** Reads quiet hours: the times of day when they begin and end. */
export function parseQuietHours(from: string, until: string): Result<QuietHours, Refusal> {
  const [startTime, endTime] = [typedTimeOfDay(from), typedTimeOfDay(until)];
  if (startTime === undefined) return no({ type: 'time-unreadable', typed: from, as: 'time of day' });
  if (endTime === undefined) return no({ type: 'time-unreadable', typed: until, as: 'time of day' });
  return checkQuietHours({ from: startTime, until: endTime });
}

/** Refuses quiet hours that leave too little of the day. */
export function checkQuietHours(quiet: QuietHours): Result<QuietHours, Refusal> {
  if (quiet.from === quiet.until) return no({ type: 'quiet-all-day' });
  const minutes = quietMinutes(quiet);
  return minutes > MAX_QUIET_MINUTES
    ? no({ type: 'quiet-too-long', quiet: minutes, most: MAX_QUIET_MINUTES })
    : ok(quiet);
}

/** Refuses seven days off. Values that aren't weekdays are ignored. */
export function checkDaysOff(chosenDays: readonly string[]): Result<readonly Weekday[], Refusal> {
  const daysOff = WEEKDAYS.filter((weekday) => chosenDays.includes(String(weekday)));
  return daysOff.length === WEEKDAYS.length ? no({ type: 'off-all-week' }) : ok(daysOff);
}

/** Reads a duration. The result is in milliseconds. */
function parseDuration(input: string): Result<number, Refusal> {
  const duration = typedDuration(input);
  return duration === undefined ? no({ type: 'time-unreadable', typed: input, as: 'duration' }) : ok(duration);
}

/**
 * Marks a person as away between two typed times. If no start is typed, they are away from now on. If no end is typed,
 * they are away until they say that they're back. `meanwhile` replaces what happens in their turns.
 */
export function withTypedAbsence(
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
  const changesOnlyTurnsWhileAway =
    typed.from === undefined && typed.until === undefined && typed.meanwhile !== undefined;
  if (absence && changesOnlyTurnsWhileAway) return ok({ ...person, meanwhile: typed.meanwhile });
  const startResult = typed.from === undefined ? ok(now) : parseDay(typed.from, now, now, zone);
  if (!startResult.ok) return startResult;
  const absenceStart = Math.max(startResult.value, now);
  const choiceWhileAway = typed.meanwhile ?? (absence && person.meanwhile);
  if (typed.until === undefined) return ok(withAbsence(person, { from: absenceStart }, choiceWhileAway));
  // A duration counts from the start. A weekday is the next one after the start.
  const endResult = parseDay(typed.until, absenceStart, now, zone);
  if (!endResult.ok) return endResult;
  if (endResult.value <= absenceStart) return no({ type: 'absence-over', until: endResult.value });
  return ok(withAbsence(person, { from: absenceStart, until: endResult.value }, choiceWhileAway));
}

/** Reads a day relative to `start`. The result is in milliseconds since 1970. */
function parseDay(input: string, start: number, now: number, zone: string | undefined): Result<number, Refusal> {
  const day = typedInstant(input, start, zone);
  if (day === undefined) return no({ type: 'time-unreadable', typed: input, as: 'day' });
  return day > now + MAX_DAYS_AHEAD * DAY ? no({ type: 'absence-too-far', days: MAX_DAYS_AHEAD }) : ok(day);
}

/** Reads a time in the future, in the person's time zone: "Friday", "3 days". Refuses a time in the past. */
export function parseFutureTime(input: string, { hours: { zone } }: Person, now: number): Result<number, Refusal> {
  const timeResult = parseDay(input, now, now, zone);
  return timeResult.ok && timeResult.value <= now ? no({ type: 'absence-over', until: timeResult.value }) : timeResult;
}

/** What users type to remove a time. */
export const NO_TIME = 'none';

/** The minimum time for a turn, an answer or a nudge, in minutes. */
const MIN_TURN_MINUTES = 5;
/** The maximum time for a turn, an answer or a nudge, in minutes: 60 days. */
const MAX_TURN_MINUTES = 60 * 24 * 60;

/** The default time for a turn, in minutes. It is used if a GM sets only other parts of the turn timer. */
const DEFAULT_TURN_MINUTES = 24 * 60;

/** What was typed about a turn timer. Parts that weren't typed stay the same. */
interface TypedTimer {
  readonly turn?: string | undefined;
  readonly question?: string | undefined;
  readonly nudge?: string | undefined;
  readonly atEnd?: AtTheEnd | undefined;
  readonly clock?: 'stop' | 'run' | undefined;
}

/**
 * Applies what a user typed to the turn timer. With "none" as the turn's time, there is no timer. By default, players
 * have half a turn's time to answer, and the nudge comes when a quarter of the turn is left. Both follow the turn's
 * time until they are set.
 */
export function parseTimer(before: TurnTimer | undefined, typed: TypedTimer): Result<TurnTimer | undefined, Refusal> {
  if (typed.turn !== undefined && isNoTime(typed.turn)) return ok(undefined);
  const { clock, atEnd, ...lengths } = typed;
  if (!before && Object.values({ ...lengths, atEnd }).every((each) => each === undefined))
    return no({ type: 'no-pace' });
  const turnMinutesResult = parseMinutes('turn', typed.turn, before?.turn ?? DEFAULT_TURN_MINUTES);
  if (!turnMinutesResult.ok) return turnMinutesResult;
  const questionMinutesResult = parseMinutes(
    'answer',
    typed.question,
    defaultAnswerMinutes(turnMinutesResult.value, before),
  );
  if (!questionMinutesResult.ok) return questionMinutesResult;
  const nudgeMinutesResult = parseNudge(typed.nudge, turnMinutesResult.value, before);
  if (!nudgeMinutesResult.ok) return nudgeMinutesResult;
  const isClockStopped = clock === 'stop' || (clock === undefined && before?.stopped === true);
  const timerMinutes = {
    turn: turnMinutesResult.value,
    question: questionMinutesResult.value,
    nudge: nudgeMinutesResult.value,
  };
  return ok({
    ...timerMinutes,
    atEnd: atEnd ?? before?.atEnd ?? 'wait',
    ...(isClockStopped && { stopped: isClockStopped }),
  });
}

/** The time for an answer: what the GM has set, or by default half a turn. */
function defaultAnswerMinutes(turn: number, before: TurnTimer | undefined): number {
  return !before || before.question === usualAnswerMinutes(before.turn) ? usualAnswerMinutes(turn) : before.question;
}

function usualAnswerMinutes(turn: number): number {
  return Math.max(MIN_TURN_MINUTES, Math.round(turn / 2));
}

/**
 * Reads how many minutes before the end of a turn its player is nudged. If nothing is typed, the turn timer's previous
 * value stays if a user chose it and it is shorter than the turn. Otherwise, it's the default.
 */
function parseNudge(input: string | undefined, turn: number, before: TurnTimer | undefined): Result<number, Refusal> {
  if (input === undefined) {
    const isNudgeCustom = before && before.nudge !== usualNudgeMinutes(before.turn) && before.nudge < turn;
    return ok(isNudgeCustom ? before.nudge : usualNudgeMinutes(turn));
  }
  if (isNoTime(input)) return ok(0);
  const nudgeMinutesResult = parseMinutes('nudge', input, 0);
  return nudgeMinutesResult.ok && nudgeMinutesResult.value >= turn
    ? no({ type: 'nudge-too-early', nudge: nudgeMinutesResult.value, turn })
    : nudgeMinutesResult;
}

function parseMinutes(
  what: 'turn' | 'answer' | 'nudge',
  input: string | undefined,
  before: number,
): Result<number, Refusal> {
  if (input === undefined) return ok(before);
  const durationResult = parseDuration(input);
  if (!durationResult.ok) return durationResult;
  const minuteCount = Math.round(durationResult.value / MINUTE);
  return minuteCount < MIN_TURN_MINUTES || minuteCount > MAX_TURN_MINUTES
    ? no({ type: 'pace-unfit', what, least: MIN_TURN_MINUTES, most: MAX_TURN_MINUTES })
    : ok(minuteCount);
}

function usualNudgeMinutes(turn: number): number {
  return Math.round(turn / 4);
}

function isNoTime(input: string): boolean {
  return input.trim().toLowerCase() === NO_TIME;
}
