import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHANCE } from '../../src/app/unit-of-work.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { find } from '../../src/rules/core/encounter.ts';
import { GmTable, saidBy } from './gm-taps.ts';
import { textOf } from './posted-table.ts';

let table: GmTable;
beforeEach(() => {
  // The same dice each time.
  table = new GmTable(':memory:', 0, { ...CHANCE, newSeed: () => 'a'.repeat(64) });
});
afterEach(() => table.close());

/** Kira, Ana’s, and three creatures, two of which act together. */
async function gathered(secrecy = 'exact'): Promise<void> {
  await table.say(
    `/encounter start ruleset:tdgs settings:"secrecy=${secrecy}"`,
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/add creature:Wolf',
    '/gm group who:"Goblin 1, Wolf"',
  );
}

const said = (reply: Reply) => saidBy(reply);
const styles = async () =>
  Object.fromEntries((await table.state()).encounter.combatants.map(({ id, auto = 'by hand' }) => [id, auto]));

describe('/gm auto', () => {
  test('lets all play by themselves whom the GM plays, and nobody who comes later', async () => {
    await gathered();
    const reply = await table.say('/gm auto style:wary');
    expect(reply.whisper).toBe(true);
    expect(said(reply)).toContain('**Goblin 1**, **Goblin 2** and **Wolf** play by themselves from now on: wary.');
    expect(said(reply)).toContain('Whoever comes later is played by you');
    await table.say('/add creature:Troll');
    expect(await styles()).toEqual({
      kira: 'by hand',
      'goblin-1': 'wary',
      'goblin-2': 'wary',
      wolf: 'wary',
      troll: 'by hand',
    });
    await table.say('/gm auto style:off who:all');
    expect(Object.values(await styles())).toEqual(Array(5).fill('by hand'));
    expect(said(await table.say('/gm auto style:off'))).toContain('That is how they play already');
  });

  test('takes some by what their names begin with, and all who act together with them', async () => {
    await gathered();
    await table.say('/gm auto style:fierce who:goblin');
    expect(await styles()).toMatchObject({ 'goblin-1': 'fierce', 'goblin-2': 'fierce', wolf: 'by hand' });
    await table.say('/gm auto style:mindless who:"Goblin 1" together:yes');
    expect(await styles()).toMatchObject({ 'goblin-1': 'mindless', 'goblin-2': 'fierce', wolf: 'mindless' });
    await table.say('/undo');
    expect(await styles()).toMatchObject({ 'goblin-1': 'fierce', wolf: 'by hand' });
  });

  test('is for a player’s character only while it is the GM’s, and ends when its player has it back', async () => {
    await gathered();
    expect(said(await table.say('/gm auto style:wary who:Kira'))).toContain('Kira has a player');
    await table.do('ana', { type: 'lend', subject: 'kira' });
    await table.say('/gm auto style:wary who:Kira');
    expect(await styles()).toMatchObject({ kira: 'wary' });
    await table.do('gwen', { type: 'give-back', subject: 'kira' });
    expect(find((await table.state()).encounter, 'kira')).toMatchObject({ controller: 'ana' });
    expect(await styles()).toMatchObject({ kira: 'by hand' });
    await table.say('/gm auto style:wary who:Wolf', '/gm assign who:Wolf to:bo');
    expect(await styles()).toMatchObject({ wolf: 'by hand' });
  });
});

test('the panel lets all of them play in three taps, and one of them on a page of its own', async () => {
  await gathered();
  await table.open();
  await table.tap('Let them play…');
  expect(said(table.screen)).toContain('**Cowardly**: guards a lot');
  await table.tap('Fierce');
  expect(said(table.screen)).toContain('play by themselves from now on: fierce');
  expect(said(table.screen)).toContain('plays by itself: fierce');
  await table.tap('Wolf…');
  await table.choose('Plays by itself…', 'By hand');
  expect(said(table.screen)).toContain('**Wolf** is played by you again.');
  expect(await styles()).toMatchObject({ 'goblin-1': 'fierce', wolf: 'by hand' });
  await table.tap('Undo: Wolf');
  expect(await styles()).toMatchObject({ wolf: 'fierce' });
});

describe('Who plays by themselves', () => {
  const board = () => textOf(table.newest('turn'));

  test('is told where numbers are told, but for the style', async () => {
    await gathered();
    await table.say('/initiative', '/gm auto style:fierce who:goblin');
    expect(board()).toContain('Goblin 1 and Goblin 2 play by themselves');
    expect(table.messages.map(textOf).join()).not.toContain('fierce');
    await table.say('/undo');
    expect(board()).not.toContain('-# Goblin 1 and Goblin 2 play by themselves');
    expect(board()).toContain('Undone by the GM:** Goblin 1 and Goblin 2 playing by themselves');
  });

  test.each(['words', 'hidden'])('is the GM’s alone with secrecy %s', async (secrecy) => {
    await gathered(secrecy);
    await table.say('/initiative');
    const before = table.messages;
    await table.say('/gm auto style:fierce who:goblin');
    expect(table.messages).toEqual(before);
    expect(said(await table.say('@ana /log show'))).not.toContain('themselves');
    expect(said(await table.say('@ana /undo'))).not.toContain('themselves');
    await table.say('/undo');
    expect(table.messages).toEqual(before);
  });
});

describe('A run of turns that play by themselves', () => {
  /** Ana plays Kira, then two goblins act. */
  async function fight(): Promise<void> {
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin count:2',
      '/initiative',
      '/adjust who:Kira resource:hp to:500',
    );
    const first = (await table.state()).encounter.turnOrder[0]?.[0] ?? '';
    if (first !== 'kira') await table.say(`/gm reorder who:Kira before:${first}`);
    while (!textOf(table.newest('turn')).includes('Kira, your turn')) await table.say('/turn skip');
    await table.say('/gm auto style:fierce');
  }

  test('is one message that calls nobody but the player after it', async () => {
    await fight();
    const [pings, messages] = [table.pings.length, table.messages.length];
    await table.press('ana', 'End turn');
    expect(textOf(table.newest('turn'))).not.toContain('@');
    await table.fire();
    expect(table.pings.slice(pings)).toEqual([[], ['ana']]);
    expect(table.messages.length - messages).toBe(2);
    const [run] = table.messages.slice(-2);
    for (const name of ['Goblin 1', 'Goblin 2']) expect(textOf(run ?? {})).toContain(name);
  });

  test('is given back to the GM by an undo, until it is let play', async () => {
    await fight();
    await table.press('ana', 'End turn');
    await table.fire();
    await table.say('/undo');
    await table.fire();
    expect(textOf(table.newest('turn'))).toContain('The GM plays this turn, or lets Goblin');
    expect(textOf(await table.press('ana', 'Let it play'))).toContain('Only the GM');
    await table.press('gwen', 'Let it play');
    expect(textOf(table.newest('turn'))).not.toContain('The GM plays this turn');
    await table.fire();
    expect(textOf(table.newest('turn'))).toContain('Kira, your turn');
  });

  test('is undone as one, told as one, and put back as one; single steps go by their number', async () => {
    await fight();
    await table.press('ana', 'End turn');
    const before = (await table.state()).encounter;
    await table.fire();
    const after = (await table.state()).encounter;
    const names = before.turnOrder.flat().filter((id) => id !== 'kira');
    const [first, second] = names.map((id) => find(before, id)?.name);
    await table.say('/undo');
    expect((await table.state()).encounter).toEqual(before);
    expect(textOf(table.newest('turn'))).toContain(`Undone by the GM:** the turns of ${first} and ${second}.`);
    await table.say('/redo');
    expect((await table.state()).encounter).toEqual(after);
    expect(table.messages.map(textOf).join()).toContain(`Put back:** the turns of ${first} and ${second}.`);
    await table.open();
    await table.tap(`Undo: the turns of ${first} and ${second}`);
    expect(saidBy(table.screen)).toContain(`Taken back: the turns of ${first} and ${second}.`);
    expect((await table.state()).encounter).toEqual(before);
    await table.say('/redo', '/undo steps:1');
    const { encounter } = await table.state();
    expect([encounter.round, encounter.turn]).toEqual([before.round, 2]);
  });

  test('of very many is several commits, but one message and one undo; the least of it is only counted', async () => {
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin count:24',
      '/add creature:Goblin count:24',
      '/initiative',
    );
    await table.say(`/gm reorder who:Kira before:${(await table.state()).encounter.turnOrder[0]?.[0]}`);
    while (!textOf(table.newest('turn')).includes('Kira, your turn')) await table.press('gwen', 'End all');
    await table.say('/gm auto style:fierce');
    await table.press('ana', 'End turn');
    const [messages, before] = [table.messages.length, await table.state()];
    await table.fire();
    expect((await table.state()).deeds - before.deeds).toBeGreaterThan(40);
    expect(table.messages.length - messages).toBeLessThanOrEqual(1);
    const run = table.messages.findLast(({ kind, state }) => kind === 'turn' && state === 'closed');
    expect(textOf(run ?? {})).toMatch(/^-# \d+ more, in the log/);
    await table.say('/undo');
    expect((await table.state()).encounter).toEqual(before.encounter);
  });

  test('is taken back as one where its message is pointed at, by the GM', async () => {
    await fight();
    await table.press('ana', 'End turn');
    const before = (await table.state()).encounter;
    await table.fire();
    const run = table.messages.at(-2)?.id ?? '';
    expect((await table.context('ana', 'Take this back', run)).whisper).toBe(true);
    await table.context('gwen', 'Take this back', run);
    expect((await table.state()).encounter).toEqual(before);
  });

  test('stops where nobody but they play, after a round, and goes on for another by the GM’s word', async () => {
    await fight();
    await table.say('/gm remove who:Kira', '/add creature:Troll side:players', '/gm auto style:mindless');
    const start = (await table.state()).encounter.round;
    const pings = table.pings.length;
    await table.fire();
    const { encounter, deeds } = await table.state();
    expect(encounter.round - start).toBeLessThanOrEqual(2);
    expect(table.pings.slice(pings).flat()).toEqual(['gwen']);
    await table.wait(1e9);
    expect((await table.state()).deeds).toBe(deeds);
    if (encounter.phase !== 'fighting') return;
    await table.press('gwen', 'Let it play');
    await table.fire();
    expect((await table.state()).deeds).toBeGreaterThan(deeds);
  });
});

describe('A question', () => {
  /** Ana’s Gatz and two opponents, who all are asked how to defend; Gatz is on turn. */
  async function yard(): Promise<void> {
    await table.say(
      '/encounter start ruleset:mastery',
      '@ana /join character:Gatz',
      '/add creature:Opponent count:2',
      '@ana /standing-order about:defense answer:ask',
      '/standing-order as:"Opponent 1" about:defense answer:ask',
      '/initiative',
      '/gm auto style:fierce',
    );
    await table.fire();
    while (table.openPosts('question').length > 0) await table.press('ana', 'Block');
    await table.fire();
    while (!textOf(table.newest('turn')).includes('Gatz, your turn')) {
      while (table.openPosts('question').length > 0) await table.press('ana', 'Block');
      await table.fire();
    }
  }

  test('to somebody who plays by themselves is answered in the same commit, and calls nobody', async () => {
    await yard();
    const pings = table.pings.length;
    await table.say('@ana /attack target:"Opponent 1"');
    expect((await table.state()).waiting).toBeUndefined();
    expect(table.openPosts('question')).toEqual([]);
    expect(table.pings.slice(pings).flat()).not.toContain('gwen');
  });

  test('to a player lets the run wait, and it goes on with the same creature and the next', async () => {
    await yard();
    if ((await table.state()).encounter.turn >= 0) await table.say('/turn skip who:Gatz');
    await table.fire();
    const { number } = table.newest('turn');
    const pings = table.pings.length;
    let answers = 0;
    while (table.openPosts('question').length > 0) {
      expect(table.newest('turn')).toMatchObject({ number, labels: [] });
      await table.press('ana', 'Block');
      await table.fire();
      answers += 1;
    }
    expect(answers).toBeGreaterThan(1);
    expect(table.pings.slice(pings).flat()).not.toContain('gwen');
    expect(textOf(table.newest('turn'))).toContain('Gatz, your turn');
  });
});
