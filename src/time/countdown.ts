import { DAY, HOUR, instantsOf, MINUTE, type Span, wallTime } from './zone.ts';

/** A countdown from an instant. It only runs while the player is available and nothing stops the clock. */
interface Countdown {
  readonly from: number;
  /** The remaining time in milliseconds. */
  readonly left: number;
}

/**
 * The periods when Fray wasn't running, so that no one lost time. After such a downtime, everyone still has at least `grace`
 * milliseconds of available time.
 */
export interface ClockStops {
  readonly downtimes?: readonly Span[];
  readonly grace?: number;
}

/** Notices before a countdown ends. */
interface NoticeTimes {
  /** The player is reminded this many milliseconds before the end. Undefined: no reminder. */
  readonly nudge?: number;
  /**
   * The GM is told after this many milliseconds, whether or not the player was available. Undefined: the GM isn't told.
   */
  readonly tellGmAfter?: number;
  /** The instant from which `tellGmAfter` counts. Undefined: the start of the countdown. */
  readonly since?: number;
}

/**
 * The instants at which a countdown has an effect. Without `end`, the countdown never ends. `tell` is when the GM is
 * told that the encounter is still waiting.
 */
interface DueTimes {
  readonly nudge?: number;
  readonly end?: number;
  readonly tell?: number;
}

const NO_HOURS: Hours = {};

/**
 * Finds when a countdown ends and when its notices are due. A reminder that would be due before the start comes at the
 * start.
 */
export function dueTimesOf(
  { from, left }: Countdown,
  hours: Hours,
  stops: ClockStops = {},
  notices: NoticeTimes = {},
): DueTimes {
  const allStoppedSpans = stoppedSpansOf(hours, stops);
  const downtimeEnds = (stops.downtimes ?? []).flatMap(({ until = from }) => (until > from ? [until] : []));
  const possibleEnds = [
    instantAfter(from, left, allStoppedSpans, hours),
    ...downtimeEnds.map((up) => instantAfter(up, stops.grace ?? 0, allStoppedSpans, hours)),
  ];
  const end = Math.max(...possibleEnds.map((each) => each ?? Number.POSITIVE_INFINITY));
  const { nudge, tellGmAfter, since = from } = notices;
  const nudgeAt =
    nudge === undefined ? undefined : instantAfter(from, Math.max(0, left - nudge), allStoppedSpans, hours);
  const tellGmAt =
    tellGmAfter === undefined ? undefined : instantAfter(since, tellGmAfter, stoppedSpansOf(NO_HOURS, stops));
  return {
    ...(nudgeAt !== undefined && { nudge: nudgeAt }),
    ...(Number.isFinite(end) && { end }),
    ...(tellGmAt !== undefined && end > tellGmAt && { tell: tellGmAt }),
  };
}

/**
 * Moves the start of a countdown to a later instant, and subtracts the time that was used until then. So hours that
 * change in the middle of a turn apply only from that instant on.
 */
export function countdownAt(count: Countdown, now: number, hours: Hours, stops: ClockStops = {}): Countdown {
  const allStoppedSpans = stoppedSpansOf(hours, stops);
  const timeLeft = count.left - availableTime({ from: count.from, until: now }, allStoppedSpans, hours);
  const graceTimesLeft = (stops.downtimes ?? [])
    .filter(({ until }) => until !== undefined && until > count.from && until <= now)
    .map(({ until = now }) => (stops.grace ?? 0) - availableTime({ from: until, until: now }, allStoppedSpans, hours));
  return { from: now, left: Math.max(0, timeLeft, ...graceTimesLeft) };
}

/**
 * Changes the total time of a countdown. Time already used stays used, but the countdown doesn't end before a grace
 * period is over.
 */
export function withTotalTime(count: Countdown, before: number, time: number): Countdown {
  const timeLeft = count.left + time - before;
  return { from: count.from, left: Math.max(timeLeft, Math.min(count.left, graceTimeOf(time), time)) };
}

/** The minimum time everyone has after downtime, for turns of this length. */
export function graceTimeOf(time: number): number {
  return Math.min(Math.max(time / 4, 4 * HOUR), DAY / 2);
}

/**
 * The first instant at which someone has been available for `need` milliseconds since `from`. Undefined if that takes
 * longer than `COUNTDOWN_HORIZON_MS`.
 */
export function instantAfter(
  from: number,
  need: number,
  stoppedSpans: readonly Span[],
  hours: Hours = NO_HOURS,
): number | undefined {
  let at = from;
  let remainingMs = need;
  for (const { from: start, until = Number.POSITIVE_INFINITY } of mergedStops(stoppedSpans, hours, from)) {
    if (until <= at) continue;
    if (start - at > remainingMs) return at + remainingMs;
    remainingMs -= Math.max(0, start - at);
    at = Math.max(at, until);
    if (at - from > COUNTDOWN_HORIZON_MS) return undefined;
  }
  return at + remainingMs;
}

/** For how many milliseconds of a span someone is available: not in stopped spans, quiet hours or days off. */
export function availableTime(
  { from, until }: Required<Span>,
  stoppedSpans: readonly Span[],
  hours: Hours = NO_HOURS,
): number {
  let at = from;
  let sum = 0;
  for (const stop of mergedStops(stoppedSpans, hours, from)) {
    if (stop.from >= until || at >= until) break;
    sum += Math.max(0, stop.from - at);
    at = Math.max(at, stop.until ?? Number.POSITIVE_INFINITY);
  }
  return sum + Math.max(0, until - at);
}

/** The times between `from` and `until` when someone isn't available, sorted by start. Overlapping times are merged. */
export function stopsBetween(hours: Hours, from: number, until: number): readonly Required<Span>[] {
  const stopsInRange: { from: number; until: number }[] = [];
  for (const { from: start, until: end = Number.POSITIVE_INFINITY } of mergedStops(hours.away ?? [], hours, from)) {
    if (start >= until) break;
    const lastStop = stopsInRange.at(-1);
    if (lastStop && start <= lastStop.until) lastStop.until = Math.max(lastStop.until, end);
    else if (end > from) stopsInRange.push({ from: start, until: end });
  }
  return stopsInRange;
}

function stoppedSpansOf({ away = [] }: Hours, { downtimes = [] }: ClockStops): readonly Span[] {
  return [...away, ...downtimes];
}

/** Merges stops with quiet hours and days off into one sequence, sorted by start. */
function* mergedStops(stoppedSpans: readonly Span[], hours: Hours, around: number): Generator<Span> {
  const sortedStops = stoppedSpans.toSorted((one, other) => one.from - other.from);
  let nextIndex = 0;
  for (const quietSpan of quietSpans(hours, around)) {
    for (
      let nextSpan = sortedStops[nextIndex];
      nextSpan && nextSpan.from <= quietSpan.from;
      nextSpan = sortedStops[nextIndex]
    ) {
      yield nextSpan;
      nextIndex++;
    }
    yield quietSpan;
  }
  yield* sortedStops.slice(nextIndex);
}

/** The days of the week. Sunday is 0. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Daily hours without play, in minutes after midnight. They span midnight if `from` is later than `until`. The two are
 * never equal.
 */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** When someone plays. Quiet hours and days off follow the clocks of the zone. Without a zone, they don't count. */
export interface Hours {
  /** An IANA name: "Europe/Berlin". */
  readonly zone?: string;
  readonly quiet?: QuietHours;
  /** Weekdays without play. */
  readonly off?: readonly Weekday[];
  /** The person's absences. */
  readonly away?: readonly Span[];
}

/** The maximum number of quiet minutes in a day. Anyone with less time to play should be set as away. */
export const MAX_QUIET_MINUTES = 16 * 60;

/** How many minutes a day are quiet. */
export function quietMinutes({ from, until }: QuietHours): number {
  const minutes = until - from;
  return minutes > 0 ? minutes : minutes + DAY / MINUTE;
}

/** How far ahead a countdown is computed. A later end counts as never. */
export const COUNTDOWN_HORIZON_MS = 400 * DAY;

/**
 * Someone's quiet hours and days off, from two days before an instant until `COUNTDOWN_HORIZON_MS` after it, sorted by
 * start. If a clock shows an hour twice, a span begins at the first instant that fits and ends at the last, so that it
 * is never split.
 */
function* quietSpans({ zone, quiet, off = [] }: Hours, around: number): Generator<Required<Span>> {
  if (zone === undefined || (!quiet && off.length === 0)) return;
  const startOfToday = Math.floor(wallTime(zone, around) / DAY) * DAY;
  for (let date = startOfToday - 2 * DAY; date < startOfToday + COUNTDOWN_HORIZON_MS + 3 * DAY; date += DAY) {
    if (off.some((weekday) => weekday === new Date(date).getUTCDay())) {
      yield { from: instantsOf(zone, date)[0], until: instantsOf(zone, date + DAY)[1] };
    }
    if (!quiet) continue;
    const quietStart = date + quiet.from * MINUTE;
    yield {
      from: instantsOf(zone, quietStart)[0],
      until: instantsOf(zone, quietStart + quietMinutes(quiet) * MINUTE)[1],
    };
  }
}
