import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HeavyTaskQueue, RateLimiter } from '../../src/app/queues.ts';

/** Tasks that record when they begin, and end when the test says so. */
function tasks(queue: HeavyTaskQueue) {
  const startedJobs: string[] = [];
  const endFunctions = new Map<string, () => void>();
  const ask = (user: string, name: string) =>
    queue.run(user, () => {
      startedJobs.push(name);
      return new Promise<string>((resolve) => endFunctions.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    endFunctions.get(name)?.();
    await whenSettled();
  };
  return { begun: startedJobs, ask, end };
}

/** Waits until every task that can begin has begun. */
async function whenSettled(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) await nextTurn();
}

test('heavy tasks run one at a time, and users take turns', async () => {
  const { begun, ask, end } = tasks(new HeavyTaskQueue());
  for (const [user, name] of [
    ['ana', 'ana 1'],
    ['ana', 'ana 2'],
    ['ana', 'ana 3'],
    ['bo', 'bo 1'],
    ['cai', 'cai 1'],
    ['bo', 'bo 2'],
  ] as const)
    void ask(user, name);
  await whenSettled();
  expect(begun).toEqual(['ana 1']);
  const expectedOrder = ['ana 1', 'ana 2', 'bo 1', 'cai 1', 'ana 3', 'bo 2'];
  for (const name of expectedOrder) await end(name);
  expect(begun).toEqual(expectedOrder);
});

test('a user with three tasks is refused a fourth until one is done', async () => {
  const { ask, end } = tasks(new HeavyTaskQueue());
  const firstTask = ask('ana', 'ana 1');
  void ask('ana', 'ana 2');
  void ask('ana', 'ana 3');
  await whenSettled();
  expect(ask('ana', 'ana 4')).toBeUndefined();
  expect(ask('bo', 'bo 1')).toBeDefined();
  await end('ana 1');
  expect(await firstTask).toBe('ana 1');
  expect(ask('ana', 'ana 4')).toBeDefined();
});

test('a task that fails lets the next one begin', async () => {
  const queue = new HeavyTaskQueue();
  const failingTask = queue.run('ana', () => Promise.reject(new Error('No')));
  const nextTask = queue.run('ana', () => Promise.resolve('done'));
  await expect(failingTask).rejects.toThrow('No');
  expect(await nextTask).toBe('done');
});

/** How many of `count` commands are allowed if a user sends one every `every` milliseconds. */
function allowedCount(limiter: RateLimiter, user: string, count: number, every: number, from = 0): number {
  return Array.from({ length: count }, (_, index) => limiter.allows(user, from + index * every)).filter(Boolean).length;
}

describe('At two commands a second', () => {
  test('twenty may come at once, and no more', () => {
    const limiter = new RateLimiter(2);
    expect(allowedCount(limiter, 'ana', 20, 0)).toBe(20);
    expect(limiter.allows('ana', 0)).toBe(false);
  });

  test('half a second earns one back; a millisecond less does not', () => {
    const limiter = new RateLimiter(2);
    allowedCount(limiter, 'ana', 20, 0);
    expect(limiter.allows('ana', 499)).toBe(false);
    expect(limiter.allows('ana', 500)).toBe(true);
    expect(limiter.allows('ana', 500)).toBe(false);
  });

  test('a player who presses every half second for an hour never hits the limit', () => {
    expect(allowedCount(new RateLimiter(2), 'ana', 7200, 500)).toBe(7200);
  });

  test('a script gets two a second, however many it sends', () => {
    expect(allowedCount(new RateLimiter(2), 'script', 60_000, 1)).toBe(20 + 2 * 60 - 1);
  });

  test('one user’s burst limits no one else', () => {
    const limiter = new RateLimiter(2);
    allowedCount(limiter, 'script', 100, 0);
    expect(limiter.allows('ana', 0)).toBe(true);
  });
});

test('0 means no limit, and remembers no one', () => {
  const limiter = new RateLimiter(0);
  expect(allowedCount(limiter, 'bench', 10_000, 0)).toBe(10_000);
  expect(limiter.size).toBe(0);
});

test('a limit below one a second still lets the first command through', () => {
  const limiter = new RateLimiter(0.05);
  expect(limiter.allows('ana', 0)).toBe(true);
  expect(limiter.allows('ana', 19_999)).toBe(false);
  expect(limiter.allows('ana', 20_000)).toBe(true);
});

test('quiet users are forgotten, and at most ten thousand are remembered', () => {
  const limiter = new RateLimiter(2);
  for (let user = 0; user < 25_000; user++) limiter.allows(`user ${user}`, user / 1000);
  expect(limiter.size).toBeLessThanOrEqual(10_000);
  limiter.allows('ana', 60_000);
  expect(limiter.size).toBe(1);
});

test('whatever the clock does, no one gets more than ten seconds’ worth plus two a second', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 300 }), (moments) => {
      const limiter = new RateLimiter(2);
      const passed = moments.filter((now) => limiter.allows('ana', now));
      expect(passed.length).toBeLessThanOrEqual(20 + (Math.max(0, ...moments) / 1000) * 2);
    }),
  );
});
