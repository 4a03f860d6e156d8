import type { Client } from 'discord.js';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { CommandMentions } from '../../src/discord/command-mentions.ts';
import { Posts } from '../../src/discord/posts.ts';
import type { Place, Store } from '../../src/store/store.ts';

const CHANNELS = Array.from({ length: 450 }, (_, index): Place => ({ server: 'tavern', channel: `bridge-${index}` }));

/**
 * Sets up channels that all have something to show, and calls `catchUp`. The last channel has the newest encounter. The
 * returned function `show` lets the updates that have begun finish.
 */
async function startCatchUp() {
  const questions: string[] = [];
  const waiting = new Map<string, () => void>();
  const store = {
    channelsToShow: async () => CHANNELS,
    postsToShow: async ({ channel }: Place) => {
      questions.push(channel);
      await new Promise<void>((resolve) => waiting.set(channel, resolve));
      return [];
    },
  } as unknown as Store;
  const posts = new Posts({
    store,
    client: {} as Client,
    log: pino({ level: 'silent' }),
    mentions: new CommandMentions(),
    shards: { of: 1, own: [0] },
    pictures: undefined,
  });
  await posts.catchUp();
  const show = async () => {
    await whenSettled();
    for (const [channel, shown] of waiting) {
      waiting.delete(channel);
      shown();
    }
    await whenSettled();
  };
  return { posts, asked: questions, waiting, show };
}

/** Resolves when no work is left except updates that wait for `show`. */
const whenSettled = () => new Promise((resolve) => setImmediate(resolve));

test('After a start every channel with something to show is updated, the newest encounter first, a few at once', async () => {
  const { asked, waiting, show } = await startCatchUp();
  let max = 0;
  for (let round = 0; round < 100; round++) {
    max = Math.max(max, waiting.size);
    await show();
  }
  expect(asked).toEqual(CHANNELS.map(({ channel }) => channel).toReversed());
  expect(max).toBe(25);
});

test('After a start a channel that someone plays in is updated before its turn, and once', async () => {
  const { posts, asked, show } = await startCatchUp();
  await whenSettled();
  const caughtUp = posts.untilCaughtUp('bridge-0');
  await whenSettled();
  expect(asked).toContain('bridge-0');
  await show();
  await caughtUp;
  for (let round = 0; round < 100; round++) await show();
  expect(asked.filter((channel) => channel === 'bridge-0')).toHaveLength(1);
  expect(asked).toHaveLength(CHANNELS.length);
});

test('A stop begins no other update', async () => {
  const { posts, asked, show } = await startCatchUp();
  const stopping = posts.stop();
  await show();
  await stopping;
  expect(asked).toHaveLength(25);
});
