import { DAY, MINUTE, type Span } from './span.ts';
import { instants, wallTime } from './zone.ts';

/** The days of a week: Sunday is 0. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Hours without play each day, in minutes after midnight; over midnight where `from` is the later. Never equal. */
export interface Quiet {
  readonly from: number;
  readonly until: number;
}

/** When somebody plays. Quiet hours and days off go by the clocks of their zone; without one, none are kept. */
export interface Hours {
  /** An IANA name: "Europe/Berlin". */
  readonly zone?: string;
  readonly quiet?: Quiet;
  /** Weekdays without play. */
  readonly off?: readonly Weekday[];
  /** When they are away. */
  readonly away?: readonly Span[];
}

/** Most minutes of a day that may be quiet: who has less time to play is away. */
export const MOST_QUIET = 16 * 60;

/** How many minutes of a day are quiet. */
export function quietMinutes({ from, until }: Quiet): number {
  const length = until - from;
  return length > 0 ? length : length + DAY / MINUTE;
}

/** Nobody’s clock is followed further than this. */
export const HORIZON = 400 * DAY;

/**
 * Somebody’s quiet hours and days off, from two days before an instant to the horizon, in the order in which they begin.
 * Each begins at the earliest reading of its hour and ends at the latest, so that a change of the clocks never splits one.
 */
export function* nights({ zone, quiet, off = [] }: Hours, around: number): Generator<Required<Span>> {
  if (zone === undefined || (!quiet && off.length === 0)) return;
  const today = Math.floor(wallTime(zone, around) / DAY) * DAY;
  for (let date = today - 2 * DAY; date < today + HORIZON + 3 * DAY; date += DAY) {
    if (off.some((weekday) => weekday === new Date(date).getUTCDay())) {
      yield { from: instants(zone, date)[0], until: instants(zone, date + DAY)[1] };
    }
    if (!quiet) continue;
    const from = date + quiet.from * MINUTE;
    yield { from: instants(zone, from)[0], until: instants(zone, from + quietMinutes(quiet) * MINUTE)[1] };
  }
}
