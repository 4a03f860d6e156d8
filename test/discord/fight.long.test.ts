import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import type { Channel } from '../loopback/channel.ts';
import { buttonsOf } from '../loopback/components.ts';
import type { Guild } from '../loopback/guild.ts';
import type { Answer } from '../loopback/interaction.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { textOf } from '../loopback/message-text.ts';
import type { User } from '../loopback/user.ts';
import { text } from './menus.ts';

/** The maximum time for each wait, which is enough even on a busy machine. */
const MAX_WAIT_MS = 60_000;

let loopback: Loopback;
let bot: Bot;
let guild: Guild;
let gm: User;
let ana: User;

beforeAll(async () => {
  loopback = await startLoopback({ answerWithin: MAX_WAIT_MS });
  guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana'] });
  [gm, ana] = [guild.member('Gwen'), guild.member('Ana')];
  bot = new Bot(loopback);
  await bot.start();
});

afterAll(async () => {
  await bot.stop('SIGKILL');
  await loopback.stop();
});

/** Starts a forecast of an even fight, which is slow, and stops it with its button. Also returns the button's id. */
async function stoppedForecast(channel: Channel): Promise<{ readonly forecast: Answer; readonly stop: string }> {
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
  for (const side of ['players', 'enemies']) await gm.slash(channel, '/add', { creature: 'Soldier', count: 5, side });
  const forecast = await gm.slash(channel, '/gm forecast', {});
  await loopback.until(
    () => text(forecast).includes('Still simulating'),
    MAX_WAIT_MS,
    `a forecast, not ${text(forecast)}`,
  );
  const [button] = buttonsOf(forecast.message!.components);
  const stop = button && 'custom_id' in button ? button.custom_id : '';
  expect((await gm.click(forecast.message!, stop)).refusals).toEqual([]);
  await loopback.until(() => text(forecast).includes('Stopped early.'), MAX_WAIT_MS, 'the forecast to stop');
  expect(text(forecast)).toMatch(/\d simulated fights · seed 1/);
  await expect(gm.click(forecast.message!, stop)).rejects.toThrow('There is no button');
  return { forecast, stop };
}

test(
  'A forecast is stopped by its button, which has nothing to stop after a kill',
  async () => {
    const { forecast, stop } = await stoppedForecast(guild.channel('pit'));
    await bot.stop('SIGKILL');
    await bot.start();
    const forecastText = text(forecast);
    const lateAnswer = await gm.click(forecast.message!, stop, { stale: true });
    expect(lateAnswer.message?.ephemeral).toBe(true);
    expect(text(lateAnswer)).toContain('Nothing to stop');
    expect(text(forecast)).toBe(forecastText);
  },
  2 * MAX_WAIT_MS,
);

test(
  'A GM who begins a lopsided fight is warned privately, after the answer',
  async () => {
    const lair = guild.channel('lair');
    await gm.slash(lair, '/encounter start', { ruleset: 'tdgs', settings: 'uneven=30-95' });
    await ana.slash(lair, '/join', { character: 'Mira' });
    await gm.slash(lair, '/add', { creature: 'Dragon' });
    const answer = await gm.slash(lair, '/initiative', {});
    const warning = () => answer.followUps.find((message) => textOf(message).includes('a warning below 30%'));
    await loopback.until(() => warning() !== undefined, MAX_WAIT_MS, 'the warning');
    expect(warning()).toMatchObject({ ephemeral: true, pings: [] });
    const publicMessages = [...lair.messages.values()].filter(({ ephemeral }) => !ephemeral);
    expect(publicMessages.map(textOf).join()).not.toContain('a warning below');
  },
  2 * MAX_WAIT_MS,
);

test('SIGTERM and SIGINT end the bot cleanly', async () => {
  expect(await bot.stop('SIGTERM')).toBe(0);
  expect(bot.output).toContain('Stopped');
  await bot.start();
  expect(await bot.stop('SIGINT')).toBe(0);
});
