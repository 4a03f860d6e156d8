import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HeavyQueue } from '../../src/app/queues.ts';

/** Tasks that note when they begin, and are over when they are told so. */
function tasks(queue: HeavyQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (user: string, name: string) =>
    queue.run(user, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, ask, end };
}

/** Until all that can begin has. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) await nextTurn();
}

test('heavy tasks run one at a time, and the users in turn', async () => {
  const { begun, ask, end } = tasks(new HeavyQueue());
  for (const [user, name] of [
    ['ana', 'ana 1'],
    ['ana', 'ana 2'],
    ['ana', 'ana 3'],
    ['bo', 'bo 1'],
    ['cai', 'cai 1'],
    ['bo', 'bo 2'],
  ] as const)
    void ask(user, name);
  await settled();
  expect(begun).toEqual(['ana 1']);
  const order = ['ana 1', 'ana 2', 'bo 1', 'cai 1', 'ana 3', 'bo 2'];
  for (const name of order) await end(name);
  expect(begun).toEqual(order);
});

test('a user who has three is refused a fourth, until one is over', async () => {
  const { ask, end } = tasks(new HeavyQueue());
  const first = ask('ana', 'ana 1');
  void ask('ana', 'ana 2');
  void ask('ana', 'ana 3');
  await settled();
  expect(ask('ana', 'ana 4')).toBeUndefined();
  expect(ask('bo', 'bo 1')).toBeDefined();
  await end('ana 1');
  expect(await first).toBe('ana 1');
  expect(ask('ana', 'ana 4')).toBeDefined();
});

test('a task that fails lets the next one begin', async () => {
  const queue = new HeavyQueue();
  const failing = queue.run('ana', () => Promise.reject(new Error('No')));
  const next = queue.run('ana', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('No');
  expect(await next).toBe('done');
});
