import { expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { DueTimes } from '../../src/app/due-times.ts';
import { Host } from '../../src/app/host.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { DueFights } from '../soak/due-fights.ts';
import { copyOf, emptyDatabase } from '../store/memory.ts';

const TURN_END = 1e12;

/** A database with a fight in each channel. All fights are due at the same time. */
async function databaseWithFights(channels: readonly string[]): Promise<OpenSqlite> {
  const opened = emptyDatabase();
  const fights = await DueFights.in(opened);
  for (const channel of channels) await fights.open({ channel, server: 'tavern', gm: 'gwen', player: 'ana' }, TURN_END);
  const copy = copyOf(opened);
  await fights.close();
  return copy;
}

test('a moment that fails is tried once in each pass, and holds up nothing else', async () => {
  const database = await databaseWithFights(['broken', 'whole']);
  const { sqlite } = database;
  const breakSettings = sqlite.prepare("UPDATE encounters SET settings = ? WHERE channel = 'broken'");
  breakSettings.run('{');
  const rounds = () => sqlite.prepare('SELECT round FROM encounters ORDER BY id').pluck().all();

  const store = new SqliteStore(database);
  const failures: string[] = [];
  const log = { error: (_: object, what: string) => void failures.push(what) };
  const dueTimes = new DueTimes(store, new Host(store, commands, components, log), log, {
    now: () => TURN_END,
    deliver: async () => {},
  });
  await dueTimes.fireDue();
  expect(rounds()).toEqual([1, 2]);
  expect(failures).toEqual(['A command failed']);
  await dueTimes.fireDue();
  expect(failures).toHaveLength(2);
  breakSettings.run('{}');
  await dueTimes.fireDue();
  expect(rounds()).toEqual([2, 2]);
  expect(failures).toHaveLength(2);
  await store.close();
});

/** Opens a fight in each channel. `deliver` posts a channel's messages. */
async function backlog(channels: readonly string[], deliver: (channel: string) => Promise<void>) {
  const store = new SqliteStore(await databaseWithFights(channels));
  const log = { error: (_: object, what: string) => expect.unreachable(what) };
  const host = new Host(store, commands, components, log);
  const dueTimes = new DueTimes(store, host, log, { now: () => TURN_END, deliver: ({ channel }) => deliver(channel) });
  return { store, host, dueTimes };
}

test('a backlog is worked off in parallel: a channel that Discord is slow to show delays only itself', async () => {
  const channels = Array.from({ length: 18 }, (_, each) => `c${each}`);
  const slowChannel = Promise.withResolvers<void>();
  const shownCounts = new Map<string, number>();
  let showing = 0;
  let max = 0;
  const otherEncounters = Promise.withResolvers<void>();
  const { store, dueTimes } = await backlog(channels, async (channel) => {
    max = Math.max(max, ++showing);
    await (channel === 'c0' ? slowChannel.promise : new Promise(setImmediate));
    showing--;
    shownCounts.set(channel, (shownCounts.get(channel) ?? 0) + 1);
    // The timer has ended the player's turn, and the goblins have acted after it.
    if (channels.every((each) => each === 'c0' || (shownCounts.get(each) ?? 0) >= 2)) otherEncounters.resolve();
  });
  const firing = dueTimes.fireDue();
  await otherEncounters.promise;
  expect(shownCounts.has('c0')).toBe(false);
  expect(max).toBe(16);
  slowChannel.resolve();
  await firing;
  expect(shownCounts.get('c0')).toBe(shownCounts.get('c1'));
  expect(await store.due(TURN_END, 1)).toEqual([]);
  await store.close();
});

test('while a player waits for an answer, a backlog goes on one channel at a time', async () => {
  const channels = Array.from({ length: 8 }, (_, each) => `c${each}`);
  const answered = Promise.withResolvers<void>();
  let showing = 0;
  const before: number[] = [];
  const after: number[] = [];
  let isAnswered = false;
  const { store, host, dueTimes } = await backlog(channels, async () => {
    (isAnswered ? after : before).push(++showing);
    await new Promise(setImmediate);
    showing--;
    if (before.length === 8 && !isAnswered) answered.resolve();
  });
  const caller = {
    user: 'bea',
    name: 'bea',
    channel: 'elsewhere',
    server: 'tavern',
    interaction: 'roll',
    now: TURN_END,
  };
  const asking = host.handle({ command: 'roll', answers: new Map([['dice', 'd6']]), caller }, async () => {
    await answered.promise;
    isAnswered = true;
  });
  await dueTimes.fireDue();
  await asking;
  expect(before).toEqual(Array(8).fill(1));
  expect(Math.max(...after)).toBeGreaterThan(1);
  await store.close();
});
