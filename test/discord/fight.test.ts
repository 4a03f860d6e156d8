import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import type { Channel } from '../loopback/channel.ts';
import { buttonsOf } from '../loopback/components.ts';
import type { Answer } from '../loopback/interaction.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import type { User } from '../loopback/user.ts';
import { Reading } from './reading.ts';

/** The maximum time for each wait, in milliseconds, which is enough even on a busy machine. */
const MAX_WAIT = 60_000;

let loopback: Loopback;
let bot: Bot;
let gm: User;
let ana: User;
let stranger: User;
let bridge: Channel;
let reading: Reading;

beforeAll(async () => {
  loopback = await startLoopback({ answerWithin: MAX_WAIT });
  const guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Stranger'] });
  [gm, ana, stranger] = [guild.member('Gwen'), guild.member('Ana'), guild.member('Stranger')];
  bridge = guild.channel('bridge');
  bot = new Bot(loopback);
  reading = new Reading(loopback, bot, MAX_WAIT);
  await bot.start();
});

afterAll(async () => {
  await bot.stop('SIGKILL');
  await loopback.stop();
});

const descriptionsOf = (message: Message | undefined) =>
  message?.embeds.map(({ description }) => description ?? '').join('\n') ?? '';
const text = (answer: Answer) => [answer.message?.content ?? '', descriptionsOf(answer.message)].join('\n').trim();

/** Starts a forecast of an even fight, which is slow, and stops it with its button. Also returns the button's id. */
async function stoppedForecast(channel: Channel): Promise<{ readonly forecast: Answer; readonly stop: string }> {
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
  for (const side of ['players', 'enemies']) await gm.slash(channel, '/add', { creature: 'Soldier', count: 5, side });
  const forecast = await gm.slash(channel, '/gm forecast', {});
  await loopback.until(
    () => text(forecast).includes('Still simulating'),
    MAX_WAIT,
    `a forecast, not ${text(forecast)}`,
  );
  const [button] = buttonsOf(forecast.message!.components);
  const stop = button && 'custom_id' in button ? button.custom_id : '';
  expect((await gm.click(forecast.message!, stop)).refusals).toEqual([]);
  await loopback.until(() => text(forecast).includes('Stopped early.'), MAX_WAIT, 'the forecast to stop');
  expect(text(forecast)).toMatch(/\d simulated fights · seed 1/);
  await expect(gm.click(forecast.message!, stop)).rejects.toThrow('There is no button');
  return { forecast, stop };
}

describe('A fight on Discord', { timeout: 2 * MAX_WAIT }, () => {
  test('asks for the Guilds intent alone', () => {
    expect(loopback.gateway.intents).toBe(1);
  });

  test('goes from start to end by interactions, with a forecast that is stopped, and a kill in the middle', async () => {
    const startAnswer = await gm.slash(bridge, '/encounter start', { ruleset: 'tdgs', name: 'The old bridge' });
    expect(startAnswer.message?.embeds[0]?.title).toBe('The old bridge');
    const sealedHash = /SHA-256 of their seed: `([0-9a-f]{64})`/.exec(text(startAnswer))?.[1];
    expect(sealedHash).toBeDefined();

    expect(await reading.of(ana.slash(bridge, '/join', { character: 'Kira' }))).toContain('**Kira**');
    expect(await reading.of(gm.slash(bridge, '/add', { creature: 'Goblin', count: 2 }))).toContain('**Goblin × 2**');
    const answer = await gm.slash(bridge, '/initiative', {});
    expect(text(answer)).toMatch(/^<@\d+> \*\*Kira, your turn\.\*\*/);
    expect(answer.message?.pings).toEqual([ana.id]);

    const odds = await ana.slash(bridge, '/odds', { target: 'Goblin 1', with: 'Longsword' });
    expect(odds.message?.ephemeral).toBe(true);
    // The answer has the result if threads start within a second. Otherwise, an edit adds the result.
    await loopback.until(
      () => text(odds).includes('**85%** · Attack Goblin 1 with Longsword'),
      MAX_WAIT,
      `the odds, not ${text(odds)}`,
    );

    const attackText = await reading.of(
      ana.slash(bridge, '/attack', {
        target: 'Goblin 1',
        weapon: 'Longsword',
        say: 'For the @everyone bridge!',
      }),
    );
    expect(attackText).toMatch(/“For the @\u200beveryone bridge!”/);
    expect(textOf(answer.message!)).toMatch(/-# d20 \d+ \+ 7 = \d+, a (critical )?(hit|miss)/);
    const turnMessage = await reading.turn(bridge);
    expect(turnMessage.content).toMatch(/\*\*Goblin [12], then Goblin [12]\.\*\*/);
    expect(turnMessage.pings).toEqual([gm.id]);
    expect([answer.message?.pingsEveryone, turnMessage.pingsEveryone]).toEqual([false, false]);

    const earlyAttack = await ana.slash(bridge, '/attack', { target: 'Goblin 1' });
    expect(earlyAttack.message?.ephemeral).toBe(true);
    expect(text(earlyAttack)).toContain('turn, not Kira’s');
    const strangersAnswer = await stranger.slash(bridge, '/attack', { target: 'Kira' });
    expect(text(strangersAnswer)).toContain('You’re not in this fight yet');

    const { forecast, stop } = await stoppedForecast(bridge.thread('pit'));
    const before = rows('select name, hp from combatants order by place');
    await bot.stop('SIGKILL');
    await bot.start();
    expect(rows('select name, hp from combatants order by place')).toEqual(before);

    const forecastText = text(forecast);
    const lateAnswer = await gm.click(forecast.message!, stop, { stale: true });
    expect(lateAnswer.message?.ephemeral).toBe(true);
    expect(text(lateAnswer)).toContain('Nothing to stop');
    expect(text(forecast)).toBe(forecastText);

    await gm.slash(bridge, '/attack', { target: 'Kira' });
    await gm.slash(bridge, '/attack', { target: 'Kira' });
    expect((await reading.turn(bridge)).pings).toEqual([ana.id]);

    expect(await reading.of(gm.slash(bridge, '/undo', {}))).toMatch(/Undone by the GM:\*\* Goblin [12] attacks Kira/);
    const endedAnswer = await gm.slash(bridge, '/encounter end', {});
    // Everyone can see the proof with a tap, so the story itself contains no hash.
    expect(text(endedAnswer)).not.toMatch(/seed|`[0-9a-f]{64}`/);
    const proof = await ana.click(endedAnswer.message!, 'Check the dice');
    const story = await ana.click(endedAnswer.message!, 'Story');
    expect(story.message?.ephemeral).toBe(true);
    const [file] = story.message?.attachments ?? [];
    expect(file?.filename).toMatch(/\.md$/);
    expect(new TextDecoder().decode(file?.content)).toContain('attacks Kira');
    const seed = /The seed: `([0-9a-f]{64})`/.exec(text(proof))?.[1] ?? '';
    const { commitment } = await import('../../src/session/sealed-dice.ts');
    expect(commitment(seed)).toBe(sealedHash);
    expect(text(await ana.slash(bridge, '/rest', { kind: 'long' }))).toContain('Kira');
  });

  test('a GM who begins a lopsided fight is warned privately, after the answer', async () => {
    const lair = bridge.thread('lair');
    await gm.slash(lair, '/encounter start', { ruleset: 'tdgs', settings: 'uneven=30-95' });
    await ana.slash(lair, '/join', { character: 'Mira' });
    await gm.slash(lair, '/add', { creature: 'Dragon' });
    const answer = await gm.slash(lair, '/initiative', {});
    const warning = () => answer.followUps.find((message) => textOf(message).includes('a warning below 30%'));
    await loopback.until(() => warning() !== undefined, MAX_WAIT, 'the warning');
    expect(warning()).toMatchObject({ ephemeral: true, pings: [] });
    const publicMessages = [...lair.messages.values()].filter(({ ephemeral }) => !ephemeral);
    expect(publicMessages.map(textOf).join()).not.toContain('a warning below');
  });

  test('an interaction delivered twice is one attack, answered alike', async () => {
    const arena = bridge.thread('arena');
    await gm.slash(arena, '/encounter start', { ruleset: 'tdgs' });
    await gm.slash(arena, '/add', { creature: 'Peasant', count: 2, side: 'red' });
    await gm.slash(arena, '/add', { creature: 'Soldier', side: 'blue' });
    await gm.slash(arena, '/initiative', {});
    const deeds = () => rows(`select count(*) as n from deeds`);
    const answer = await gm.slash(arena, '/attack', { target: 'Peasant 1', as: 'Soldier' });
    const deedsBefore = deeds();
    const secondAnswer = await loopback.redeliver(answer.interaction, { within: MAX_WAIT });
    expect(deeds()).toEqual(deedsBefore);
    expect(secondAnswer.refusals.map(({ code }) => code)).toEqual([40060]);
    expect((await gm.slash(arena, '/encounter status', {})).message).toBeDefined();
  });

  test('what an expired interaction (10062) did is shown all the same, and the fight goes on', async () => {
    const yard = bridge.thread('yard');
    await gm.slash(yard, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
    const lateAnswer = gm.slash(yard, '/add', { creature: 'Goblin' }, { expired: true });
    expect(await reading.of(lateAnswer)).toContain('Goblin');
    expect(text(await gm.slash(yard, '/encounter status', {}))).toContain('40/40 HP');
  });

  test('autocomplete offers what exists', async () => {
    const hall = bridge.thread('hall');
    const systems = await gm.autocomplete(hall, 'encounter start', { ruleset: '' });
    expect(systems.choices?.map(({ value }) => value)).toContain('tdgs');
    await gm.slash(hall, '/encounter start', { ruleset: 'tdgs' });
    expect((await ana.autocomplete(hall, 'join', { character: 'ki' })).choices?.map(({ value }) => value)).toContain(
      'Kira',
    );
    await ana.slash(hall, '/join', { character: 'Kira' });
    await gm.slash(hall, '/add', { creature: 'Goblin' });
    await gm.slash(hall, '/initiative', {});
    const targets = await ana.autocomplete(hall, 'attack', { target: '' });
    expect(targets.choices?.map(({ value }) => value)).toContain('Goblin');
    const weapons = await ana.autocomplete(hall, 'attack', { target: 'Goblin', weapon: 'long' });
    expect(weapons.choices?.map(({ value }) => value)).toEqual(['Longsword']);
    expect((await ana.autocomplete(hall, 'rest', { kind: '' })).choices?.map(({ value }) => value)).toEqual([
      'short',
      'long',
    ]);
  });

  test('autocomplete of a number sends numbers', async () => {
    const crypt = bridge.thread('crypt');
    await gm.slash(crypt, '/encounter start', { ruleset: 'dungeoneers' });
    await ana.slash(crypt, '/join', { character: 'Freya' });
    await gm.slash(crypt, '/add', { creature: 'Skeleton' });
    await gm.slash(crypt, '/initiative', {});
    // It is the turn of one of these two.
    const suggestions = ['Freya', 'Skeleton'].map((as) =>
      gm.autocomplete(crypt, 'attack', { stress: '12', as }, 'stress'),
    );
    const choices = (await Promise.all(suggestions)).flatMap((answer) => answer.choices ?? []);
    expect(choices).toEqual([{ name: expect.stringMatching(/^12 · more than \w+ can take/), value: 12 }]);
  });

  test('commands are registered once, and not again without changes; SIGTERM and SIGINT end it cleanly', async () => {
    const deedsWritten = () =>
      loopback.requests.filter(({ method, path }) => method === 'PUT' && path.includes('/commands')).length;
    const before = deedsWritten();
    expect(await bot.stop('SIGTERM')).toBe(0);
    expect(bot.output).toContain('Stopped');
    await bot.start();
    expect(deedsWritten()).toBe(before);
    expect(bot.output).toContain('scope=bot+applications.commands');
    expect(await bot.stop('SIGINT')).toBe(0);
  });
});

function rows(sql: string): unknown[] {
  const db = new SQLite(bot.database, { readonly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}
