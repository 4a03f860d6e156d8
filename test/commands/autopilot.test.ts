import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../src/interaction/reply.ts';
import { find } from '../../src/rules/core/encounter.ts';
import { textOf } from '../posts/posted-table.ts';
import { GmTable, privateText } from './gm-taps.ts';

let table: GmTable;
beforeEach(() => {
  table = new GmTable();
});
afterEach(() => table.close());

/** Ana's Kira and three creatures. Two of the creatures act together. */
async function gatherParty(secrecy = 'exact'): Promise<void> {
  await table.say(
    `/encounter start ruleset:tdgs settings:"secrecy=${secrecy}"`,
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/add creature:Wolf',
    '/gm group who:"Goblin 1, Wolf"',
  );
}

const textFrom = (reply: Reply) => privateText(reply);
const styles = async () =>
  Object.fromEntries((await table.state()).encounter.combatants.map(({ id, auto = 'by hand' }) => [id, auto]));

describe('/gm auto', () => {
  test('puts everyone the GM plays on autopilot, and no one who joins later', async () => {
    await gatherParty();
    const reply = await table.say('/gm auto style:wary');
    expect(reply.whisper).toBe(true);
    expect(textFrom(reply)).toContain('**Goblin 1**, **Goblin 2** and **Wolf** are now on autopilot (wary).');
    expect(textFrom(reply)).toContain('You’ll play anyone who joins later');
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
    expect(textFrom(await table.say('/gm auto style:off'))).toContain('Nothing changed: that’s already set');
  });

  test('takes combatants by the beginning of their names, and everyone who acts together with them', async () => {
    await gatherParty();
    await table.say('/gm auto style:fierce who:goblin');
    expect(await styles()).toMatchObject({ 'goblin-1': 'fierce', 'goblin-2': 'fierce', wolf: 'by hand' });
    await table.say('/gm auto style:mindless who:"Goblin 1" together:yes');
    expect(await styles()).toMatchObject({ 'goblin-1': 'mindless', 'goblin-2': 'fierce', wolf: 'mindless' });
    await table.say('/undo');
    expect(await styles()).toMatchObject({ 'goblin-1': 'fierce', wolf: 'by hand' });
  });

  test('takes a player’s character only while the GM plays it, and ends when its player has it back', async () => {
    await gatherParty();
    expect(textFrom(await table.say('/gm auto style:wary who:Kira'))).toContain('Kira has a player');
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

test('the panel puts all of them on autopilot in three taps, or one of them on a page of its own', async () => {
  await gatherParty();
  await table.open();
  await table.tap('Autopilot…');
  expect(textFrom(table.screen)).toContain('**Cowardly**: defends a lot');
  await table.tap('Fierce');
  expect(textFrom(table.screen)).toContain('are now on autopilot (fierce)');
  expect(textFrom(table.screen)).toContain('**Wolf** 45/45 HP · fierce');
  await table.tap('Wolf…');
  await table.choose('Autopilot…', 'Off');
  expect(textFrom(table.screen)).toContain('You play **Wolf** again.');
  expect(await styles()).toMatchObject({ 'goblin-1': 'fierce', wolf: 'by hand' });
  await table.tap('Undo: Wolf');
  expect(await styles()).toMatchObject({ wolf: 'fierce' });
});

describe('Who is on autopilot', () => {
  const board = () => textOf(table.newest('turn'));

  test('is told where numbers are told, except for the style', async () => {
    await gatherParty();
    await table.say('/initiative', '/gm auto style:fierce who:goblin');
    expect(board()).toContain('Goblin 1 and Goblin 2 are on autopilot');
    expect(table.messages.map(textOf).join()).not.toContain('fierce');
    await table.say('/undo');
    expect(board()).not.toContain('-# Goblin 1 and Goblin 2 are on autopilot');
    expect(board()).toContain('Undone by the GM:** Goblin 1 and Goblin 2 go on autopilot');
  });

  test.each(['words', 'hidden'])('is told only to the GM with secrecy %s', async (secrecy) => {
    await gatherParty(secrecy);
    await table.say('/initiative');
    const before = table.messages;
    await table.say('/gm auto style:fierce who:goblin');
    expect(table.messages).toEqual(before);
    expect(textFrom(await table.say('@ana /log show'))).not.toContain('played');
    expect(textFrom(await table.say('@ana /undo'))).toBe('The last action wasn’t yours. Ask the GM to undo it.');
    await table.say('/undo');
    expect(table.messages).toEqual(before);
  });
});
