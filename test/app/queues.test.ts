import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RateLimiter } from '../../src/app/queues.ts';

/** How many of `count` commands, `every` so many milliseconds, are allowed. */
function allowed(pace: RateLimiter, user: string, count: number, every: number, from = 0): number {
  return Array.from({ length: count }, (_, i) => pace.allows(user, from + i * every)).filter(Boolean).length;
}

describe('At two commands a second', () => {
  test('twenty may come at once, not one more', () => {
    const pace = new RateLimiter(2);
    expect(allowed(pace, 'ana', 20, 0)).toBe(20);
    expect(pace.allows('ana', 0)).toBe(false);
  });

  test('half a second gives one back, a millisecond less does not', () => {
    const pace = new RateLimiter(2);
    allowed(pace, 'ana', 20, 0);
    expect(pace.allows('ana', 499)).toBe(false);
    expect(pace.allows('ana', 500)).toBe(true);
    expect(pace.allows('ana', 500)).toBe(false);
  });

  test('a player who presses every half second for an hour never meets it', () => {
    expect(allowed(new RateLimiter(2), 'ana', 7200, 500)).toBe(7200);
  });

  test('a script gets two a second, however much it sends', () => {
    expect(allowed(new RateLimiter(2), 'script', 60_000, 1)).toBe(20 + 2 * 60 - 1);
  });

  test('one user’s haste is nobody else’s', () => {
    const pace = new RateLimiter(2);
    allowed(pace, 'script', 100, 0);
    expect(pace.allows('ana', 0)).toBe(true);
  });
});

test('0 is no limit, and keeps nobody in mind', () => {
  const pace = new RateLimiter(0);
  expect(allowed(pace, 'bench', 10_000, 0)).toBe(10_000);
  expect(pace.size).toBe(0);
});

test('less than one a second still lets the first through', () => {
  const pace = new RateLimiter(0.05);
  expect(pace.allows('ana', 0)).toBe(true);
  expect(pace.allows('ana', 19_999)).toBe(false);
  expect(pace.allows('ana', 20_000)).toBe(true);
});

test('the quiet are forgotten, and never more than ten thousand are kept in mind', () => {
  const pace = new RateLimiter(2);
  for (let user = 0; user < 25_000; user++) pace.allows(`user ${user}`, user / 1000);
  expect(pace.size).toBeLessThanOrEqual(10_000);
  pace.allows('ana', 60_000);
  expect(pace.size).toBe(1);
});

test('whatever the clock does, nobody gets more than ten seconds’ worth and two a second', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 300 }), (moments) => {
      const pace = new RateLimiter(2);
      const passed = moments.filter((now) => pace.allows('ana', now));
      expect(passed.length).toBeLessThanOrEqual(20 + (Math.max(0, ...moments) / 1000) * 2);
    }),
  );
});
