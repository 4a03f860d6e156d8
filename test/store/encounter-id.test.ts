import { expect, test } from 'vitest';
import { newEncounterId } from '../../src/store/postgres/deeds.ts';

test('ids of encounters grow with time, differ within a millisecond, and are exact until 2094', () => {
  const [now, last] = [Date.UTC(2026, 5, 1), Date.UTC(2094, 0, 1)];
  expect(newEncounterId(now + 1)).toBeGreaterThan(newEncounterId(now));
  expect(new Set(Array.from({ length: 100 }, () => newEncounterId(now))).size).toBeGreaterThan(90);
  for (const id of [newEncounterId(now), newEncounterId(last)]) {
    expect(Number.isSafeInteger(id)).toBe(true);
    expect(String(id)).toMatch(/^\d{15,16}$/);
  }
});
