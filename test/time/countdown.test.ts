import { describe, expect, test } from 'vitest';
import {
  type ClockStops,
  countdownAt,
  dueTimesOf,
  graceTimeOf,
  type Hours,
  withTotalTime,
} from '../../src/time/countdown.ts';
import { DAY, HOUR, instantsOf, type Span, wallTime } from '../../src/time/zone.ts';

/** Quiet from 22:00 to 8:00. */
const NIGHT: Hours = { quiet: { from: 1320, until: 480 } };
const BERLIN = 'Europe/Berlin';

const utc = (wall: string) => Date.parse(`${wall}Z`);
/** A time in Berlin, on Friday, 5 June 2026, unless `wall` has a date. */
const instantAt = (wall: string) => instantsOf(BERLIN, utc(wall.length > 5 ? wall : `2026-06-05T${wall}`))[0];
const span = (from: string, until?: string): Span => ({
  from: instantAt(from),
  ...(until !== undefined && { until: instantAt(until) }),
});
const timeText = (end: number | undefined, zone = BERLIN) =>
  end === undefined ? 'never' : new Date(wallTime(zone, end)).toISOString().slice(0, 16);

interface DueCase {
  readonly from: string;
  readonly awake: number;
  readonly hours?: Hours;
  readonly stops?: ClockStops;
  readonly end: string;
  /** When Fray tells the GM that the turn is held up. */
  readonly tell?: string;
}

const EDGES: Readonly<Record<string, DueCase>> = {
  'an evening, a night, a day': { from: '20:00', awake: 12, hours: NIGHT, end: '2026-06-06T18:00' },
  'a night that loses an hour': { from: '2026-03-28T20:00', awake: 12, hours: NIGHT, end: '2026-03-29T18:00' },
  'a night that gains an hour': { from: '2026-10-24T20:00', awake: 12, hours: NIGHT, end: '2026-10-25T18:00' },
  'awake while the clocks go forward': { from: '2026-03-28T20:00', awake: 12, end: '2026-03-29T09:00' },
  'quiet that begins in the hour that is skipped: at the change': {
    from: '2026-03-29T01:00',
    awake: 2,
    hours: { quiet: { from: 150, until: 360 } },
    end: '2026-03-29T07:00',
  },
  'quiet that ends in the hour that comes twice: the second time': {
    from: '2026-10-24T21:00',
    awake: 2,
    hours: { quiet: { from: 1320, until: 150 } },
    end: '2026-10-25T03:30',
  },
  'used up as quiet begins: as it ends': { from: '20:00', awake: 2, hours: NIGHT, end: '2026-06-06T08:00' },
  'a start in the night': { from: '23:00', awake: 1, hours: NIGHT, end: '2026-06-06T09:00' },
  'Saturday and Sunday off': { from: '20:00', awake: 12, hours: { ...NIGHT, off: [0, 6] }, end: '2026-06-08T18:00' },
  'a quarter of an hour a day': {
    from: '12:00',
    awake: 1,
    hours: { quiet: { from: 735, until: 720 } },
    end: '2026-06-09T12:00',
  },
  'away for a week': {
    from: '12:00',
    awake: 12,
    hours: { ...NIGHT, away: [span('14:00', '2026-06-12T14:00')] },
    end: '2026-06-13T10:00',
  },
  'away without end: the GM is told': {
    from: '12:00',
    awake: 12,
    hours: { away: [span('14:00')] },
    end: 'never',
    tell: '2026-06-19T12:00',
  },
  'two absences over one another': {
    from: '12:00',
    awake: 2,
    hours: { away: [span('13:00', '2026-06-07T13:00'), span('2026-06-06T13:00', '2026-06-08T13:00')] },
    end: '2026-06-08T14:00',
  },
  'down for a week from ten minutes before the end: four hours’ grace': {
    from: '12:00',
    awake: 2,
    stops: { downtimes: [span('13:50', '2026-06-12T13:50')] },
    end: '2026-06-12T17:50',
  },
  'the same, up again at midnight: grace in the morning': {
    from: '12:00',
    awake: 2,
    hours: NIGHT,
    stops: { downtimes: [span('13:50', '2026-06-13T00:00')] },
    end: '2026-06-13T12:00',
  },
  'half an hour of summer time': {
    from: '2026-04-04T14:00',
    awake: 12,
    hours: { ...NIGHT, zone: 'Australia/Lord_Howe' },
    end: '2026-04-05T20:00',
  },
  'a day that the zone skips': {
    // Apia skipped 30 December 2011. This instant is 20:00 on the 29th.
    from: '2011-12-30T07:00',
    awake: 12,
    hours: { ...NIGHT, zone: 'Pacific/Apia' },
    end: '2011-12-31T18:00',
  },
  'a day off that the zone skips': {
    from: '2011-12-30T07:00',
    awake: 12,
    hours: { ...NIGHT, off: [5], zone: 'Pacific/Apia' },
    end: '2011-12-31T18:00',
  },
  'an absence in another during downtime': {
    from: '12:00',
    awake: 12,
    hours: { away: [span('14:00', '2026-06-09T14:00'), span('2026-06-07T00:00', '2026-06-08T00:00')] },
    stops: { downtimes: [span('13:00', '2026-06-10T13:00')] },
    end: '2026-06-11T00:00',
  },
};

describe('a count ends', () => {
  test.each(Object.entries(EDGES))('%s', (_, { from, awake, hours, stops, end, tell }) => {
    const playerHours = { zone: BERLIN, ...hours };
    const settings = { grace: 4 * HOUR, ...stops };
    const dueTimes = dueTimesOf({ from: instantAt(from), left: awake * HOUR }, playerHours, settings, {
      tellGmAfter: 14 * DAY,
    });
    expect([timeText(dueTimes.end, playerHours.zone), dueTimes.tell && timeText(dueTimes.tell)]).toEqual([end, tell]);
  });
});

describe('a nudge', () => {
  const hours = { ...NIGHT, zone: BERLIN };

  test('comes so long before the end in waking time, and never at night', () => {
    const nudge = (before: number) =>
      timeText(dueTimesOf({ from: instantAt('20:00'), left: 12 * HOUR }, hours, {}, { nudge: before * HOUR }).nudge);
    expect([nudge(4), nudge(10), nudge(11)]).toEqual(['2026-06-06T14:00', '2026-06-06T08:00', '2026-06-05T21:00']);
  });

  test('comes at once if less time than that is left', () => {
    expect(timeText(dueTimesOf({ from: instantAt('20:00'), left: HOUR }, hours, {}, { nudge: 4 * HOUR }).nudge)).toBe(
      '2026-06-05T20:00',
    );
  });
});

describe('a change in the middle of a turn counts from then on', () => {
  const plain = { ...NIGHT, zone: BERLIN };
  const start = { from: instantAt('12:00'), left: 12 * HOUR };

  test('an absence that is set and cleared: the time left stays the same', () => {
    const awayHours = { ...plain, away: [span('14:00', '2026-06-12T14:00')] };
    const countAtStart = countdownAt(start, instantAt('14:00'), plain);
    expect(timeText(dueTimesOf(countAtStart, awayHours).end)).toBe('2026-06-13T10:00');
    const newCount = countdownAt(countAtStart, instantAt('16:00'), awayHours);
    expect([newCount.left, timeText(dueTimesOf(newCount, plain).end)]).toEqual([10 * HOUR, '2026-06-06T12:00']);
  });

  test('new quiet hours do not change what has passed', () => {
    const newCount = countdownAt(start, instantAt('2026-06-05T23:00'), { zone: BERLIN });
    expect(timeText(dueTimesOf(newCount, plain).end)).toBe('2026-06-06T09:00');
  });

  test('a grace after downtime still counts', () => {
    const stops = { downtimes: [span('13:00', '2026-06-06T12:00')], grace: 4 * HOUR };
    const shortCount = { from: instantAt('12:00'), left: 2 * HOUR };
    const newCount = countdownAt(shortCount, instantAt('2026-06-06T13:00'), { zone: BERLIN }, stops);
    expect([newCount.left, timeText(dueTimesOf(newCount, plain, stops).end)]).toEqual([3 * HOUR, '2026-06-06T16:00']);
  });
});

describe('a changed turn timer', () => {
  const count = (left: number) => ({ from: instantAt('12:00'), left: left * HOUR });
  const timeLeft = (of: number, before: number, time: number) =>
    withTotalTime(count(of), before * HOUR, time * HOUR).left / HOUR;

  test('keeps the time that was used', () => {
    expect([timeLeft(20, 24, 48), timeLeft(40, 48, 24)]).toEqual([44, 16]);
  });

  test('shorter than the used time ends after the grace, never at once', () => {
    expect([timeLeft(24, 72, 24), timeLeft(24, 72, 2)]).toEqual([6, 2]);
  });

  test('that is shorter never gives more time', () => {
    expect(timeLeft(1, 72, 24)).toBe(1);
  });
});

test('the grace is a quarter of the time, but at least four hours and at most twelve', () => {
  const hours = [1, 16, 24, 48, 72].map((time) => graceTimeOf(time * HOUR) / HOUR);
  expect(hours).toEqual([4, 4, 6, 12, 12]);
});
