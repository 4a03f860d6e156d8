import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finalCloseError } from '../../src/discord/connect.ts';
import { Bot, newFolder, run } from '../bot.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { textOf } from '../loopback/message-text.ts';

let loopback: Loopback;
let bot: Bot;
let guilds: readonly Guild[];

beforeAll(async () => {
  loopback = await startLoopback({ shards: 3 });
  guilds = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => loopback.guild({ name, members: ['Gwen'] }));
  bot = new Bot(loopback, { LOG_LEVEL: 'info' });
  await bot.start();
});

afterAll(async () => {
  await bot.stop('SIGKILL');
  await loopback.stop();
});

test('As many connections are opened as Discord recommends, and each server is answered by its own', async () => {
  // Connections don't wait for each other, so they may identify in any order.
  expect(loopback.gateway.identified.map(({ shard }) => shard).toSorted()).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  for (const guild of guilds) {
    const { message, refusals } = await guild.member('Gwen').slash(guild.channel('general'), '/help', {});
    expect(textOf(message!)).toContain('Fray');
    expect(refusals).toEqual([]);
  }
});

test('A bot that stops answers a command with a request to try again, and finishes the one under way', async () => {
  const [guild] = guilds;
  const [gwen, channel] = [guild!.member('Gwen'), guild!.channel('general')];
  loopback.fail({ path: /callback/, delay: 1000 });
  const requestCount = loopback.requests.length;
  const underWay = gwen.slash(channel, '/encounter start', { ruleset: 'tdgs' });
  const isOnItsWay = () => loopback.requests.slice(requestCount).some(({ path }) => /callback/.test(path));
  await loopback.until(isOnItsWay, 5000, 'the answer to be on its way');
  const stopping = bot.stop('SIGTERM');
  await bot.untilWritten('Stopping');
  const lateAnswer = await gwen.slash(channel, '/encounter status', {});
  expect(lateAnswer.message?.content).toContain('about to restart');
  expect(lateAnswer.message?.ephemeral).toBe(true);
  expect((await underWay).message?.embeds).toHaveLength(1);
  expect(await stopping).toBe(0);
});

test('A wrong token is told in one line', async () => {
  const settings = { DATABASE_PATH: join(newFolder(), 'fray.db'), LOG_LEVEL: 'fatal', DISCORD_API_BASE: loopback.url };
  const { err, code } = await run(['src/start.js'], { env: { ...settings, DISCORD_TOKEN: 'not.a.token' } });
  expect(code).toBe(78);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain('Fray can’t start: Discord rejected the token');
});

describe('A connection that Discord closes for good', () => {
  test.each([
    [4004, 'rejected the token', 78],
    [4010, 'a different number of connections', 75],
    [4011, 'in more servers than its connections can handle', 75],
    [4012, 'no longer supports the API version', 78],
    [4013, 'doesn’t know the intents that Fray asks for', 78],
    [4014, 'says the bot isn’t allowed to use the intents', 78],
  ])('by %i is told in plain words: %s', (code, words, exitStatus) => {
    expect(finalCloseError(code)).toMatchObject({ message: expect.stringContaining(words), exitStatus });
  });
});
