import { expect, test } from 'vitest';
import { findTimeZone, HOUR, instantsOf, MINUTE, offsetFromUtc, wallTime } from '../../src/time/zone.ts';

const utc = (wall: string) => Date.parse(`${wall}Z`);
const timeText = (at: number) => new Date(at).toISOString().slice(0, 16);

test('a zone is ahead of UTC, or behind, by what its clocks showed then', () => {
  expect(offsetFromUtc('UTC', 0)).toBe(0);
  expect(offsetFromUtc('Europe/Berlin', utc('2026-03-29T00:59')) / HOUR).toBe(1);
  expect(offsetFromUtc('Europe/Berlin', utc('2026-03-29T01:00')) / HOUR).toBe(2);
  expect(offsetFromUtc('Asia/Kathmandu', utc('2026-01-01T00:00')) / MINUTE).toBe(345);
  expect(offsetFromUtc('America/St_Johns', utc('2026-01-01T00:00')) / MINUTE).toBe(-210);
  expect(() => offsetFromUtc('Europe/Atlantis', 0)).toThrow(RangeError);
});

test('a time that clocks show twice has two instants; a skipped one has the moment of the change', () => {
  expect(instantsOf('Europe/Berlin', utc('2026-10-25T02:30')).map(timeText)).toEqual([
    '2026-10-25T00:30',
    '2026-10-25T01:30',
  ]);
  expect(instantsOf('Europe/Berlin', utc('2026-03-29T02:30')).map(timeText)).toEqual([
    '2026-03-29T01:00',
    '2026-03-29T01:00',
  ]);
  expect(instantsOf('Australia/Lord_Howe', utc('2026-10-04T02:15')).map(timeText)).toEqual(
    Array(2).fill('2026-10-03T15:30'),
  );
  const [skippedCount] = instantsOf('Pacific/Apia', utc('2011-12-30T12:00'));
  expect([timeText(skippedCount), timeText(wallTime('Pacific/Apia', skippedCount))]).toEqual([
    '2011-12-30T10:00',
    '2011-12-31T00:00',
  ]);
});

test('a zone is found by its name in any case, and by a city that no other zone has', () => {
  expect(['europe/berlin', ' Berlin ', 'new york', 'St Johns'].map(findTimeZone)).toEqual([
    'Europe/Berlin',
    'Europe/Berlin',
    'America/New_York',
    'America/St_Johns',
  ]);
  expect(findTimeZone('Indianapolis')).toMatch(/^America\/.*Indianapolis$/);
  expect(['utc', 'CET', 'est5edt', 'japan'].map(findTimeZone)).toEqual(['UTC', 'CET', 'EST5EDT', 'Japan']);
});

test('a zone has its present name and spelling, whichever of its names the list has', () => {
  expect(['kolkata', 'aSIA/KolKata', 'asia/kolkata', 'Kyiv', 'ho chi minh'].map(findTimeZone)).toEqual([
    'Asia/Kolkata',
    'Asia/Kolkata',
    'Asia/Kolkata',
    'Europe/Kyiv',
    'Asia/Ho_Chi_Minh',
  ]);
});

test('an offset, and an abbreviation of several zones, are no zone', () => {
  expect(['+02:00', 'UTC+2', 'EST', 'BST', 'Atlantis', 'Europe', '', '__proto__'].map(findTimeZone)).toEqual(
    Array(8).fill(undefined),
  );
});
