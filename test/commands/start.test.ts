import { afterEach, beforeEach, expect, test } from 'vitest';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { choose, labels, replyText, tap } from './private-message.ts';

let table: PostedTable;

beforeEach(() => {
  table = new PostedTable();
});

afterEach(() => table.close());

const cardText = () => table.messages.map(textOf).find((text) => text.includes('The dice are sealed')) ?? '';

test('/encounter start without a system offers them all with a line about each, the last one played first', async () => {
  const startScreen = await table.say('/encounter start');
  expect(labels(startScreen)).toEqual(['Dungeoneers', 'Mastery', 'Project Sol', 'TDGS', 'Close']);
  expect(replyText(startScreen)).toContain('Science fiction');
  await table.say('/encounter start ruleset:tdgs', '/encounter end');
  const secondReply = await table.say('/encounter start');
  expect(labels(secondReply)[0]).toBe('TDGS');
  expect(replyText(secondReply)).toContain('played here last');
});

test('a name that was typed goes with the choice; settings need their system', async () => {
  const choice = await table.say('/encounter start name:"The *old* | 50% bridge"');
  await tap(table, 'gwen', await tap(table, 'gwen', choice, 'TDGS'), 'From scratch');
  expect(cardText()).toContain('No one has joined yet');
  expect(JSON.stringify(table.messages)).toContain('old');
  await table.say('/encounter end');
  expect(replyText(await table.say('/encounter start settings:"secrecy=words"'))).toContain('Which system?');
});

test('while a fight runs, no other can be started by taps either', async () => {
  const choice = await table.say('/encounter start');
  const kind = await tap(table, 'gwen', choice, 'Mastery');
  await table.say('/encounter start ruleset:tdgs name:"The mill"');
  expect(replyText(await tap(table, 'gwen', choice, 'Mastery'))).toContain('The mill');
  expect(replyText(await tap(table, 'gwen', kind, 'Quick fight'))).toContain('The mill');
  expect(replyText(await table.say('/encounter start'))).toContain('The mill');
});

test('/join and /add without a name open their lists, and what was chosen joins', async () => {
  await table.say('/encounter start ruleset:tdgs');
  await choose(table, 'ana', await table.say('@ana /join'), 'Premade', 'Kira');
  const picker = await table.say('/add count:2');
  expect(replyText(picker)).toContain('You’re adding 2');
  await choose(table, 'gwen', picker, 'Creature', 'Goblin');
  expect(cardText()).toMatch(/Kira.*\n.*Goblin × 2/);
  expect(replyText(await table.say('@ana /add'))).toContain('Only the GM');
  expect(replyText(await table.say('@bo /join name:Bob'))).toContain('Which character');
});

test.each(BUILT_IN_IDS)('%s: a quick fight begins with one tap, and one undo reverts it', async (system) => {
  const kind = await tap(table, 'gwen', await table.say('/encounter start'), rulesNamed(system)!.title);
  await tap(table, 'gwen', kind, 'Quick fight');
  const join = await tap(table, 'ana', table.messages[0] ?? {}, 'Join');
  expect(replyText(join)).toContain('You play');
  await tap(table, 'bo', table.messages[0] ?? {}, 'Join');
  const before = cardText();
  await tap(table, 'gwen', table.messages[0] ?? {}, 'Begin (2 players)');
  expect(cardText()).toContain('Waiting for');
  // Enemies on autopilot ping no one.
  expect(table.pings.at(-1)?.filter((user) => user !== 'ana' && user !== 'bo') ?? []).toEqual([]);
  await table.say('/undo');
  expect(cardText()).toBe(before);
});

test('in a quick fight a second Join offers another character, and enemies that the GM added stay the only ones', async () => {
  const kind = await tap(table, 'gwen', await table.say('/encounter start'), 'TDGS');
  await tap(table, 'gwen', kind, 'Quick fight');
  await tap(table, 'ana', table.messages[0] ?? {}, 'Join');
  expect(replyText(await tap(table, 'ana', table.messages[0] ?? {}, 'Join'))).toContain('Who do you want to play?');
  await table.say('/add creature:Goblin');
  await tap(table, 'gwen', table.messages[0] ?? {}, 'Begin (1 player)');
  expect(cardText()).toContain('\n**Goblin**\n');
  expect(cardText()).toContain('Waiting for');
});

test('the hint about a first turn names the button that ends it, and goes when only an absent player is left', async () => {
  const namesOnTurn = async () => onTurn((await table.state()).encounter).map(({ name }) => name);
  const isSharedTurn = async () => (await namesOnTurn()).join() === 'Nyx,Doc';
  // Nyx and Doc share a turn unless the ganger's initiative roll is between theirs. Each attempt needs a new table,
  // because the hint comes only with the first turn at a table.
  for (let attempt = 0; attempt < 30 && !(attempt > 0 && (await isSharedTurn())); attempt++) {
    await table.close();
    table = new PostedTable();
    await table.say(
      '/encounter start ruleset:sol',
      '@ana /join character:Blade name:Nyx',
      '@bo /join character:Medic name:Doc',
      '/add creature:Ganger',
      '@bo /away until:"3 days"',
      '/initiative',
    );
    if ((await namesOnTurn()).join() === 'Ganger') await table.say('/turn skip');
  }
  const { text, labels } = table.newest('turn');
  expect(labels).toContain('I’m done');
  expect(text).toContain('**More…** has everything else, and **I’m done** ends it.');
  await table.press('ana', 'I’m done');
  expect(table.newest('turn').text).toContain('It’s **Doc’s turn**, but <@bo> is away.');
  expect(table.newest('turn').text).not.toContain('Your first turn');
});

test('a newcomer is offered practice once, and their first turn is explained once', async () => {
  await table.say('/encounter start ruleset:tdgs');
  expect(replyText(await table.say('@ana /join'))).toContain('Never played?');
  expect(replyText(await table.say('@ana /join'))).not.toContain('Never played?');
  await table.say('@ana /join character:Kira', '/add creature:Goblin', '/initiative');
  const turns = () => table.messages.map(({ content = '' }) => content).join('\n');
  const skip = () => table.say('/turn skip');
  for (let turn = 0; turn < 2 && !turns().includes('Your first turn'); turn++) await skip();
  expect(turns()).toContain('Your first turn');
  for (let turn = 0; turn < 3; turn++) await skip();
  expect(turns()).not.toContain('Your first turn');
  await table.say('/encounter end', '/encounter start ruleset:tdgs');
  await table.say('@ana /join character:Mira', '/add creature:Goblin', '/initiative');
  for (let turn = 0; turn < 3; turn++) {
    expect(turns()).not.toContain('Your first turn');
    await skip();
  }
});
