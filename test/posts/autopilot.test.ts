import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { find, onTurn } from '../../src/rules/core/encounter.ts';
import { GmTable, labelsOf, privateText } from '../commands/gm-taps.ts';
import { textOf } from './posted-table.ts';

let table: GmTable;
beforeEach(() => {
  // The dice are the same each time.
  table = new GmTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => 'a'.repeat(64) });
});
afterEach(() => table.close());

describe('A run of turns on autopilot', () => {
  /** Starts a fight in which Ana plays Kira, and two goblins act after her. */
  async function fight(secrecy = 'exact'): Promise<void> {
    await table.say(
      `/encounter start ruleset:tdgs settings:"secrecy=${secrecy}"`,
      '@ana /join character:Kira',
      '/add creature:Goblin count:2',
      '/initiative',
      '/adjust who:Kira resource:hp to:500',
    );
    const firstId = (await table.state()).encounter.turnOrder[0]?.[0] ?? '';
    if (firstId !== 'kira') await table.say(`/gm reorder who:Kira before:${firstId} sure:yes`);
    while (!textOf(table.newest('turn')).includes('Kira, your turn')) await table.say('/turn skip');
    await table.say('/gm auto style:fierce');
  }

  test('is one message that pings only the player after it', async () => {
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

  test('goes back to the GM by an undo, until it is allowed to go on', async () => {
    await fight();
    await table.press('ana', 'End turn');
    await table.fire();
    await table.say('/undo');
    await table.fire();
    expect(textOf(table.newest('turn'))).toContain(
      'GM: play this turn yourself, or tap the button to resume autopilot for Goblin',
    );
    expect(textOf(await table.press('ana', 'Resume autopilot'))).toContain('Only the GM');
    await table.press('gwen', 'Resume autopilot');
    expect(textOf(table.newest('turn'))).not.toContain('Autopilot is on hold');
    await table.fire();
    expect(textOf(table.newest('turn'))).toContain('Kira, your turn');
  });

  test('with hidden numbers tells players nothing of who is held back, but tells the GM in the panel', async () => {
    await fight('hidden');
    await table.press('ana', 'End turn');
    await table.fire();
    await table.say('/undo');
    const shownMessages = () => JSON.stringify(table.messages);
    expect(shownMessages()).not.toMatch(/Autopilot is on hold|[Rr]esume autopilot/);
    await table.open();
    await table.tap('Autopilot for Goblin');
    expect(labelsOf(table.screen).join()).not.toContain('Autopilot for Goblin');
    expect(privateText(table.screen)).toMatch(/Autopilot has played \*\*Goblin \d\*\*’s turn/);
    await table.fire();
    expect(textOf(table.newest('turn'))).toContain('Kira, your turn');
    expect(shownMessages()).not.toMatch(/Autopilot is on hold|[Rr]esume autopilot/);
  });

  test('is undone, told and redone in one step; single steps are undone by their number', async () => {
    await fight();
    await table.press('ana', 'End turn');
    const before = (await table.state()).encounter;
    await table.fire();
    const after = (await table.state()).encounter;
    const names = before.turnOrder.flat().filter((id) => id !== 'kira');
    const [first, second] = names.map((id) => find(before, id)?.name);
    await table.say('/undo');
    expect((await table.state()).encounter).toEqual(before);
    expect(textOf(table.newest('turn'))).toContain(`Undone by the GM:** ${first} and ${second} take their turns.`);
    await table.say('/redo');
    expect((await table.state()).encounter).toEqual(after);
    expect(table.messages.map(textOf).join()).toContain(`Redone:** ${first} and ${second} take their turns.`);
    await table.open();
    await table.tap(`Undo: ${first} and ${second} take their turns`);
    expect(privateText(table.screen)).toContain(`Undone: ${first} and ${second} take their turns.`);
    expect((await table.state()).encounter).toEqual(before);
    await table.say('/redo', '/undo steps:1');
    const { encounter } = await table.state();
    expect([encounter.round, encounter.turn]).toEqual([before.round, 2]);
  });

  test('is undone in one step, too, if a player was asked in it', async () => {
    await table.say(
      '/encounter start ruleset:mastery',
      '@ana /join character:Bryn',
      '/add creature:Opponent count:3',
      '@ana /reactions about:defense answer:ask',
      '/initiative',
    );
    const firstId = (await table.state()).encounter.turnOrder[0]?.[0] ?? '';
    if (firstId !== 'bryn') await table.say(`/gm reorder who:Bryn before:${firstId} sure:yes`);
    while (!textOf(table.newest('turn')).includes('Bryn, your turn')) await table.say('/turn skip');
    await table.say('/gm auto style:fierce');
    await table.press('ana', 'End turn');
    const before = await table.state();
    await table.fire();
    let answers = 0;
    for (; table.openPosts('question').length > 0; answers++) {
      await table.press('ana', 'Block');
      await table.fire();
    }
    expect(answers).toBeGreaterThan(1);
    expect(onTurn((await table.state()).encounter)[0]?.id).toBe('bryn');
    expect((await table.state()).deeds - before.deeds).toBeGreaterThanOrEqual(3);
    await table.say('/undo');
    expect((await table.state()).encounter).toEqual(before.encounter);
    await table.say('/redo', '/undo');
    expect((await table.state()).encounter).toEqual(before.encounter);
  });

  test('of very many turns is several commits, but one message and one undo; most of it is only counted', async () => {
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin count:24',
      '/add creature:Goblin count:24',
      '/initiative',
    );
    await table.say(`/gm reorder who:Kira before:${(await table.state()).encounter.turnOrder[0]?.[0]} sure:yes`);
    while (!textOf(table.newest('turn')).includes('Kira, your turn')) await table.press('gwen', 'End all turns');
    await table.say('/gm auto style:fierce');
    await table.press('ana', 'End turn');
    const [messages, before] = [table.messages.length, await table.state()];
    await table.fire();
    expect((await table.state()).deeds - before.deeds).toBeGreaterThan(40);
    expect(table.messages.length - messages).toBeLessThanOrEqual(1);
    const run = table.messages.findLast(({ kind, state }) => kind === 'turn' && state === 'closed');
    expect(textOf(run ?? {})).toMatch(/-# \d\d more in \*Details\*$/);
    await table.say('/undo');
    expect((await table.state()).encounter).toEqual(before.encounter);
  });

  test('also plays where sides act together, and is undone to its beginning', async () => {
    await table.say(
      '/encounter start ruleset:tdgs settings:"turns=by side"',
      '@ana /join character:Kira',
      '@bo /join character:Mira',
      '/add creature:Goblin count:3',
      '/initiative',
    );
    while (onTurn((await table.state()).encounter).some(({ controller }) => controller === undefined))
      await table.say('/turn skip');
    await table.say('/gm auto style:fierce', '@ana /turn end');
    await table.fire();
    expect(onTurn((await table.state()).encounter).map(({ id }) => id)).toEqual(['mira']);
    await table.say('@bo /turn end');
    const { encounter } = await table.state();
    const pings = table.pings.length;
    await table.fire();
    expect(new Set(onTurn((await table.state()).encounter).map(({ id }) => id))).toEqual(new Set(['kira', 'mira']));
    expect(table.pings.slice(pings).flat()).not.toContain('gwen');
    await table.say('/undo');
    expect((await table.state()).encounter).toEqual(encounter);
    expect(table.labels).toContain('Resume autopilot');
    await table.press('gwen', 'Resume autopilot');
    expect(new Set(onTurn((await table.state()).encounter).map(({ id }) => id))).toEqual(new Set(['kira', 'mira']));
  });

  test('is undone in one step by the GM from its message’s context menu', async () => {
    await fight();
    await table.press('ana', 'End turn');
    const before = (await table.state()).encounter;
    await table.fire();
    const run = table.messages.at(-2)?.id ?? '';
    expect((await table.context('ana', 'Undo this', run)).whisper).toBe(true);
    await table.context('gwen', 'Undo this', run);
    expect((await table.state()).encounter).toEqual(before);
  });

  test('stops after a round if everyone is on autopilot, and goes on for another when the GM says so', async () => {
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
    await table.press('gwen', 'Resume autopilot');
    await table.fire();
    expect((await table.state()).deeds).toBeGreaterThan(deeds);
  });
});

test('A turn that a plan played is undone in one step by the GM, apart from the creatures after it', async () => {
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/initiative',
    '/gm set setting:auto-end value:off',
  );
  await table.say(`/gm reorder who:Kira before:${(await table.state()).encounter.turnOrder[0]?.[0]} sure:yes`);
  const lines = [{ when: [], act: { action: 'attack', targets: ['any foe'] } }] as const;
  await table.do('ana', {
    type: 'plan',
    subject: 'kira',
    plan: { lines, otherwise: 'end turn', may: {}, use: 'at once' },
  });
  while (onTurn((await table.state()).encounter)[0]?.id === 'kira' || !(await table.state()).encounter.round)
    await table.say('/turn skip');
  await table.say('/gm auto style:fierce');
  await table.fire();
  await table.say('/undo');
  const encounterWithout = (await table.state()).encounter;
  expect(onTurn(encounterWithout)[0]?.controller).toBeUndefined();
  await table.say('/undo');
  expect(onTurn((await table.state()).encounter)[0]?.id).toBe('kira');
  expect(textOf(table.newest('turn'))).toContain('Undone by the GM:** Kira takes a turn.');
  await table.say('/redo');
  expect((await table.state()).encounter).toEqual(encounterWithout);
});

describe('A question', () => {
  /**
   * Starts a fight between Ana's Bryn and two opponents, on Bryn's turn. Bryn and Opponent 1 are asked how to defend.
   */
  async function yard(): Promise<void> {
    await table.say(
      '/encounter start ruleset:mastery',
      '@ana /join character:Bryn',
      '/add creature:Opponent count:2',
      '@ana /reactions about:defense answer:ask',
      '/reactions as:"Opponent 1" about:defense answer:ask',
      '/initiative',
      '/gm auto style:fierce',
    );
    await table.fire();
    while (table.openPosts('question').length > 0) await table.press('ana', 'Block');
    await table.fire();
    while (!textOf(table.newest('turn')).includes('Bryn, your turn')) {
      while (table.openPosts('question').length > 0) await table.press('ana', 'Block');
      await table.fire();
    }
  }

  test('to a combatant on autopilot is answered in the same commit, and pings no one', async () => {
    await yard();
    const pings = table.pings.length;
    await table.say('@ana /attack target:"Opponent 1"');
    expect((await table.state()).waiting).toBeUndefined();
    expect(table.openPosts('question')).toEqual([]);
    expect(table.pings.slice(pings).flat()).not.toContain('gwen');
  });

  test('to a player pauses the run, which goes on with the same creature and the next', async () => {
    await yard();
    if ((await table.state()).encounter.turn >= 0) await table.say('/turn skip who:Bryn');
    await table.fire();
    const { number } = table.newest('turn');
    const pingCount = table.pings.length;
    let answerCount = 0;
    while (table.openPosts('question').length > 0) {
      expect(table.newest('turn')).toMatchObject({ number, labels: [] });
      await table.press('ana', 'Block');
      await table.fire();
      answerCount += 1;
    }
    expect(answerCount).toBeGreaterThan(1);
    expect(table.pings.slice(pingCount).flat()).not.toContain('gwen');
    expect(textOf(table.newest('turn'))).toContain('Bryn, your turn');
  });
});
