import { describe, expect, test } from 'vitest';
import { typedDuration, typedInstant, typedTimeOfDay, typedWeekday } from '../../src/time/parse.ts';
import { DAY, HOUR, MINUTE, wallTime } from '../../src/time/zone.ts';

describe('a duration', () => {
  test.each([
    ['24 h', DAY],
    ['2 days', 2 * DAY],
    ['90m', 90 * MINUTE],
    ['1 day 12 hours', 36 * HOUR],
    ['1h30m', 90 * MINUTE],
    ['1.5 Days', 36 * HOUR],
    ['1,5 d', 36 * HOUR],
    ['2 weeks and 1 day', 15 * DAY],
  ])('%s', (input, expected) => expect(typedDuration(input)).toBe(expected));

  test.each(['', '24', 'h', '0 h', '2 dogs', '2 months', '-1 h', '1 h ago', 'tomorrow', `${'1h'.repeat(50)}`])(
    'is not “%s”',
    (input) => expect(typedDuration(input)).toBeUndefined(),
  );
});

describe('a time of day', () => {
  test.each([
    ['22:00', 1320],
    ['22', 1320],
    ['08:30', 510],
    ['10 pm', 1320],
    ['12am', 0],
    ['12:15 pm', 735],
    ['0800', 480],
    ['8h', 480],
    ['24:00', 0],
    ['midnight', 0],
    ['Noon', 720],
  ])('%s', (input, expected) => expect(typedTimeOfDay(input)).toBe(expected));

  test.each(['', '25', '24:30', '8:60', '13 pm', '0 am', 'late'])('is not “%s”', (input) =>
    expect(typedTimeOfDay(input)).toBeUndefined(),
  );
});

test('a weekday is known by three letters of its name', () => {
  expect(['Sun', 'tues', 'Saturday', 'Fr', 'sunny'].map(typedWeekday)).toEqual([0, 2, 6, undefined, undefined]);
});

describe('an instant', () => {
  // Friday, 27 November 2026, 23:30 in Berlin.
  const now = Date.parse('2026-11-27T22:30Z');
  const readTime = (input: string) => {
    const instant = typedInstant(input, now, 'Europe/Berlin');
    return instant === undefined ? undefined : new Date(wallTime('Europe/Berlin', instant)).toISOString().slice(0, 16);
  };

  test.each([
    ['2 days', '2026-11-29T23:30'],
    ['Friday', '2026-12-04T00:00'],
    ['until Sat', '2026-11-28T00:00'],
    ['next tuesday', '2026-12-01T00:00'],
    ['until next Fri at 6 pm', '2026-12-04T18:00'],
    ['next Saturday', '2026-12-05T00:00'],
    ['this Saturday', '2026-11-28T00:00'],
    ['next week', '2026-11-30T00:00'],
    ['next month', '2026-12-01T00:00'],
    ['tomorrow', '2026-11-28T00:00'],
    ['in 2 hours', '2026-11-28T01:30'],
    ['18:00', '2026-11-28T18:00'],
    ['23:45', '2026-11-27T23:45'],
    ['6 pm', '2026-11-28T18:00'],
    ['tomorrow 18:00', '2026-11-28T18:00'],
    ['Monday at 6 pm', '2026-11-30T18:00'],
    ['2026-12-24', '2026-12-24T00:00'],
    ['2026-12-24T18:30', '2026-12-24T18:30'],
    ['24.12.', '2026-12-24T00:00'],
    ['24. 12. 2027', '2027-12-24T00:00'],
    ['24 December', '2026-12-24T00:00'],
    ['December 24', '2026-12-24T00:00'],
    ['December 24 18:00', '2026-12-24T18:00'],
    ['Dec 24th, 9am', '2026-12-24T09:00'],
    ['1st of January', '2027-01-01T00:00'],
    ['26 Nov', '2027-11-26T00:00'],
    ['29 February', '2028-02-29T00:00'],
    ['2026-03-29 02:30', '2026-03-29T03:00'],
  ])('%s', (input, expected) => expect(readTime(input)).toBe(expected));

  test.each([
    ['next Tuesday', '2026-12-08'],
    ['next Sunday', '2026-12-13'],
    ['next Monday', '2026-12-07'],
    ['this Tuesday', '2026-12-01'],
  ])('%s, typed on Monday, 30 November', (input, expected) => {
    const instant = typedInstant(input, Date.parse('2026-11-30T12:00Z'));
    expect(new Date(instant ?? 0).toISOString().slice(0, 10)).toBe(expected);
  });

  test('“next Monday” is tomorrow on a Sunday', () => {
    const instant = typedInstant('next Monday', Date.parse('2026-11-29T12:00Z'));
    expect(new Date(instant ?? 0).toISOString().slice(0, 10)).toBe('2026-11-30');
  });

  test.each([
    '',
    'soon',
    'next',
    'next dog',
    'this week',
    '18',
    '31 February',
    '2026-02-29',
    '13/12',
    'Friday 25:00',
    '18:00 Friday',
    'Friyay',
  ])('is not “%s”', (input) => expect(readTime(input)).toBeUndefined());

  test('uses UTC if the zone is not known', () => {
    expect(new Date(typedInstant('tomorrow', now) ?? 0).toISOString()).toBe('2026-11-28T00:00:00.000Z');
  });
});
