// Compares due times with a slow count of quarters of an hour in local time, for every kind of time zone.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableTime, countdownAt, dueTimesOf, type Hours, instantAfter } from '../../src/time/countdown.ts';
import { DAY, HOUR, instantsOf, MINUTE, offsetFromUtc, type Span, zoneNames } from '../../src/time/zone.ts';
import { clockOnTheWall, ZONES } from '../time/zones.ts';
import { times } from './length.ts';

const QUARTER = 15 * MINUTE;
const START_TIME = Date.UTC(2026, 0, 1);

const CLOCK_CHANGES = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'].map((day) =>
  Date.parse(day),
);
/** Instants in 2026 or 2027. Half of them are near a clock change: at most two days before it or a day after it. */
const instant = fc.oneof(
  fc.nat({ max: 96 * 730 }).map((quarters) => START_TIME + quarters * QUARTER),
  fc
    .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.nat({ max: 96 * 3 }))
    .map(([change, before]) => change + DAY - before * QUARTER),
);
const length = fc.integer({ min: 1, max: 96 * 3 }).map((quarters) => quarters * QUARTER);
/** A span that begins between one day before an instant and eight days after it. */
const spanAfter = fc
  .record({ after: fc.integer({ min: -96, max: 96 * 8 }), for: fc.integer({ min: 1, max: 96 * 12 }) })
  .map((one) => (from: number): Required<Span> => {
    const absenceStart = from + one.after * QUARTER;
    return { from: absenceStart, until: absenceStart + one.for * QUARTER };
  });
const quiet = fc
  .tuple(fc.nat(95), fc.integer({ min: 1, max: 64 }))
  .map(([from, quarters]) => ({ from: from * 15, until: ((from + quarters) % 96) * 15 }));
const hours = fc.record({ zone: fc.constantFrom(...ZONES), quiet, off: fc.subarray([0, 6] as const) });

function isQuiet({ zone, quiet: quietHours, off }: Hours, at: number): boolean {
  const { weekday, minute } = clockOnTheWall(zone ?? 'UTC', at);
  if (off?.some((day) => day === weekday)) return true;
  if (!quietHours) return false;
  return quietHours.from < quietHours.until
    ? minute >= quietHours.from && minute < quietHours.until
    : minute >= quietHours.from || minute < quietHours.until;
}

const isIn = (spans: readonly Required<Span>[], at: number) =>
  spans.some(({ from, until }) => from <= at && at < until);

/** How long a player is awake while the clock runs, in milliseconds, counted by quarters of an hour. */
function slowCount(from: number, until: number, playerHours: Hours, stoppedSpans: readonly Required<Span>[]): number {
  let totalTime = 0;
  for (let index = from; index < until; index += QUARTER)
    if (!isIn(stoppedSpans, index) && !isQuiet(playerHours, index)) totalTime += QUARTER;
  return totalTime;
}

const runOptions = (short: number) => ({ numRuns: times(short, short * 40), seed: 12 });

test('the waking time until the end is the time given, and nothing is due during quiet hours or absences', () => {
  fc.assert(
    fc.property(instant, length, hours, fc.array(spanAfter, { maxLength: 3 }), (from, left, playerHours, aways) => {
      const absences = aways.map((one) => one(from));
      const { end, nudge } = dueTimesOf({ from, left }, { ...playerHours, away: absences }, {}, { nudge: left / 4 });
      fc.pre(end !== undefined && nudge !== undefined);
      for (const moment of [end, nudge]) expect(isQuiet(playerHours, moment) || isIn(absences, moment)).toBe(false);
      const countedTime = slowCount(from, end, playerHours, absences);
      // Each clock change may give the player up to three more hours.
      let extraTime = 0;
      for (let index = from - DAY; index < end; index += QUARTER) {
        if (offsetFromUtc(playerHours.zone, index + QUARTER) !== offsetFromUtc(playerHours.zone, index))
          extraTime += 3 * HOUR;
      }
      expect(countedTime).toBeGreaterThanOrEqual(left);
      expect(countedTime).toBeLessThanOrEqual(left + extraTime);
      expect(nudge).toBeLessThanOrEqual(end);
    }),
    runOptions(30),
  );
});

test('a later start, a slower timer and one more absence never make the end earlier', () => {
  fc.assert(
    fc.property(
      instant,
      length,
      length,
      length,
      hours,
      spanAfter,
      spanAfter,
      (from, left, after, more, playerHours, one, extra) => {
        const end = (start: number, time: number, ...away: readonly Span[]) =>
          dueTimesOf({ from: start, left: time }, { ...playerHours, away }).end ?? Infinity;
        const base = end(from, left, one(from));
        expect(end(from + after, left, one(from))).toBeGreaterThanOrEqual(base);
        expect(end(from, left + more, one(from))).toBeGreaterThanOrEqual(base);
        expect(end(from, left, one(from), extra(from))).toBeGreaterThanOrEqual(base);
      },
    ),
    runOptions(30),
  );
});

test('downtime costs no one time: they have all their time with the bot running, and at least the grace after it', () => {
  fc.assert(
    fc.property(instant, length, hours, spanAfter, length, (from, left, playerHours, downSpan, grace) => {
      const downtime = downSpan(from);
      const { end } = dueTimesOf({ from, left }, playerHours, { downtimes: [downtime], grace });
      fc.pre(end !== undefined);
      expect(slowCount(from, end, playerHours, [downtime])).toBeGreaterThanOrEqual(left);
      if (downtime.until > from) {
        expect(slowCount(downtime.until, end, playerHours, [])).toBeGreaterThanOrEqual(grace);
      }
    }),
    runOptions(20),
  );
});

test('recalculated in the middle, the end is the same', () => {
  fc.assert(
    fc.property(instant, length, length, hours, spanAfter, (from, left, passed, playerHours, downSpan) => {
      const stops = { downtimes: [downSpan(from)], grace: 6 * HOUR };
      const { end } = dueTimesOf({ from, left }, playerHours, stops);
      fc.pre(end !== undefined && from + passed < end);
      expect(dueTimesOf(countdownAt({ from, left }, from + passed, playerHours, stops), playerHours, stops).end).toBe(
        end,
      );
      const walkWithoutAbsence = instantAfter(from, left, [], playerHours);
      expect(walkWithoutAbsence && availableTime({ from, until: walkWithoutAbsence }, [], playerHours)).toBe(left);
    }),
    runOptions(30),
  );
});

/** The part of Temporal that the test needs. Some versions of Node don't have it. */
interface Temporal {
  readonly Instant: {
    fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): { toPlainDateTime(): Plain } };
  };
}
interface Plain {
  toZonedDateTime(
    zone: string,
    how?: { disambiguation: 'earlier' | 'later' },
  ): { readonly epochMilliseconds: number; toPlainDateTime(): Plain };
  equals(other: Plain): boolean;
}
const temporal = (globalThis as { readonly Temporal?: Temporal }).Temporal;

test.runIf(temporal)(
  'a wall time has the instants that Temporal gives it, or the moment of the change if it is skipped',
  () => {
    fc.assert(
      fc.property(fc.constantFrom(...zoneNames()), instant, (zone, wall) => {
        const plain = temporal!.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
        const earlierInstant = plain.toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds;
        const laterInstant = plain.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
        const [first, last] = instantsOf(zone, wall);
        if (plain.toZonedDateTime(zone).toPlainDateTime().equals(plain))
          expect([first, last]).toEqual([earlierInstant, laterInstant]);
        else expect([first === last, first > earlierInstant, last <= laterInstant]).toEqual([true, true, true]);
      }),
      runOptions(100),
    );
  },
);
