import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../loopback/interaction.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import { openTavern } from './tavern.ts';

const { loopback, bot, guild, gm, ana, stranger, reading, printed } = await openTavern();
const bridge = guild.channel('bridge');

const descriptionsOf = (message: Message | undefined) =>
  message?.embeds.map(({ description }) => description ?? '').join('\n') ?? '';
const text = (answer: Answer) => [answer.message?.content ?? '', descriptionsOf(answer.message)].join('\n').trim();

describe('A fight on Discord', () => {
  test('asks for the Guilds intent alone', () => {
    expect(loopback.gateway.intents).toBe(1);
  });

  test('goes from start to end by interactions, with a kill in the middle, and commands registered once', async () => {
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
    // Worker threads compute the odds. If they take longer than a second to start, an edit adds the result.
    await loopback.until(
      () => text(odds).includes('**85%** · Attack Goblin 1 with Longsword'),
      10_000,
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

    const [before, registrations] = [combatants(), registrationCount()];
    expect(before).toHaveLength(3);
    await bot.stop('SIGKILL');
    await bot.start();
    expect(combatants()).toEqual(before);
    expect(registrationCount()).toBe(registrations);
    expect(printed()).toContain('scope=bot+applications.commands');

    await gm.slash(bridge, '/attack', { target: 'Kira' });
    await gm.slash(bridge, '/attack', { target: 'Kira' });
    expect((await reading.turn(bridge)).pings).toEqual([ana.id]);

    expect(await reading.of(gm.slash(bridge, '/undo', {}))).toMatch(/Undone by the GM:\*\* Goblin [12] attacks Kira/);
    const endedAnswer = await gm.slash(bridge, '/encounter end', {});
    // A tap on “Check the dice” proves to anyone that the dice are fair, so the message about the end needs no seed or
    // hash.
    expect(text(endedAnswer)).not.toMatch(/seed|`[0-9a-f]{64}`/);
    const proof = await ana.click(endedAnswer.message!, 'Check the dice');
    const story = await ana.click(endedAnswer.message!, 'Story');
    expect(story.message?.ephemeral).toBe(true);
    const [file] = story.message?.attachments ?? [];
    expect(file?.filename).toMatch(/\.md$/);
    expect(new TextDecoder().decode(file?.content)).toContain('attacks Kira');
    const seed = /The seed: `([0-9a-f]{64})`/.exec(text(proof))?.[1] ?? '';
    const { commitmentOf } = await import('../../src/session/sealed-dice.ts');
    expect(commitmentOf(seed)).toBe(sealedHash);
    expect(text(await ana.slash(bridge, '/rest', { kind: 'long' }))).toContain('Kira');
  });

  test('an interaction delivered twice is one attack, answered alike', async () => {
    const arena = bridge.thread('arena');
    await gm.slash(arena, '/encounter start', { ruleset: 'tdgs' });
    await gm.slash(arena, '/add', { creature: 'Peasant', count: 2, side: 'red' });
    await gm.slash(arena, '/add', { creature: 'Soldier', side: 'blue' });
    await gm.slash(arena, '/initiative', {});
    const deeds = () =>
      rows(`select number from deeds
        where encounter in (select id from encounters where channel = '${arena.id}')`);
    const answer = await gm.slash(arena, '/attack', { target: 'Peasant 1', as: 'Soldier' });
    const deedsBefore = deeds();
    const secondAnswer = await loopback.redeliver(answer.interaction);
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
});

/** How many times the bot has registered its commands. */
const registrationCount = () =>
  loopback.requests.filter(({ method, path }) => method === 'PUT' && path.includes('/commands')).length;

/** The stored combatants of the encounter in the channel `bridge`. */
const combatants = () =>
  rows(`select name, hp from combatants
    where encounter in (select id from encounters where channel = '${bridge.id}') order by place`);

function rows(sql: string): unknown[] {
  const db = new SQLite(bot.database, { readonly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}
