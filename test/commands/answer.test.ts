import { expect, test } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { buttonsOf, PostedTable } from '../posts/posted-table.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';
import { askedTable, commandsFor, expectSecretOffers } from './asked-creature.ts';
import { labels, replyText, tap } from './private-message.ts';

test.each([
  ['tdgs', 'hidden'],
  ['dungeoneers', 'words'],
] as const)(
  '%s: a question to a creature with secrecy %s tells no one but the GM what it can answer',
  expectSecretOffers,
);

test('the GM answers in private, even after a restart, and the fight goes on in the same messages', async () => {
  let table = await askedTable('mastery', 'words');
  await table.say('@ana /attack target:Foe');
  const question = table.newest('question');
  expect([question.text, question.labels, question.ping]).toEqual([
    '<@gwen> **Hero attacks Foe.** GM: you have a decision to make first.',
    ['Decide as GM…'],
    ['gwen'],
  ]);
  expect(table.newest('turn').text).toContain('The GM has a decision to make first.');
  expect(await table.press('ana', 'Decide as GM…')).toMatchObject({
    whisper: true,
    content: 'Only the GM can do that. Ask <@gwen>.',
  });
  table = table.copy();
  const reply = await table.pressId('gwen', buttonsOf(question)[0]?.id ?? '');
  expect(replyText(reply)).toContain('Hero attacks Foe: Quick Attack.');
  expect(await tap(table, 'gwen', reply, 'Block')).toEqual({ posted: true });
  expect(table.openPosts('question')).toEqual([]);
  expect(table.messages.map(({ text }) => text).join('\n')).toMatch(/Hero .*Foe/);
  expect(replyText(await tap(table, 'gwen', reply, 'Block'))).toContain('This button is out of date');
  expect(replyText(await table.pressId('gwen', buttonsOf(question)[0]?.id ?? ''))).toContain(
    'This button is out of date',
  );
});

test('the next question replaces the one the GM has answered, and the GM may answer once for all', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:mastery settings:"secrecy=hidden"', '@ana /join character:Bryn');
  await table.say('/add creature:Opponent side:players', '/add creature:"Novice Fighter" count:3');
  await table.say('/reactions as:Opponent about:defense answer:ask', '/initiative');
  await table.say('/gm reorder who:Opponent', '/gm reorder who:Bryn');
  for (let turns = 0; turns < 6 && !table.labels.includes('All attack Opponent'); turns++)
    await table.say(table.newest('turn').text.includes('<@ana>') ? '@ana /turn end' : '/turn end');
  const { number } = table.newest('turn');
  await table.press('gwen', 'All attack Opponent');
  let reply = await table.press('gwen', 'Decide as GM…');
  for (const number of [1, 2, 3]) {
    expect(replyText(reply)).toMatch(/Novice Fighter \d attacks Opponent/);
    expect(labels(reply).includes('Always block, don’t ask')).toBe(number === 3);
    reply = await tap(table, 'gwen', reply, number === 3 ? 'Always block' : 'Block');
    expect(reply).toMatchObject({ posted: true, ...(number < 3 && { update: true, v2: true }) });
  }
  expect(table.openPosts('question')).toEqual([]);
  expect(table.messages.map(({ number }) => number)).toContain(number);
  const { encounter } = await table.state();
  expect(encounter.combatants.find(({ id }) => id === 'opponent')?.standingOrders.defense).toBe('block');
});

test('with secrecy exact the answers stand under the question, and the GM takes one with a tap', async () => {
  const table = await askedTable('mastery', 'exact');
  await table.say('@ana /attack target:Foe');
  expect(table.newest('question').labels[0]).toMatch(/^Block/);
  expect(await table.press('gwen', 'Block')).toEqual({ posted: true });
});

test('in the terminal too, only the GM reads the answers', async () => {
  const lines = [...commandsFor('tdgs', 'words'), '@ana /attack target:Foe'];
  const output = await playAt(new SqliteStore(emptyDatabase()), [...lines, '@ana 1', '1', '1']);
  const [, askedText = '', refusedText = '', shownText = '', after = ''] = output.split(
    /\n\n> (?=@ana \/attack|@ana 1|1)/,
  );
  expect(askedText).toContain('GM: you have a decision to make first.');
  expect(askedText).not.toContain('Parry');
  expect(refusedText).toContain('Only the GM can do that');
  expect(shownText).toContain('Parry · twice a round');
  expect(after).toContain('Foe');
});

test('in the terminal, several are asked at once, and each answers for themselves', async () => {
  const round = ['@ana', '@bo'].map((who) => `${who} /attack target:"Iron Golem" range:Adjacent`);
  const skip = (...names: readonly string[]) => names.map((name) => `/turn skip who:"${name}"`);
  const lines = [
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:"Iron Golem"',
    ...['@ana', '@bo'].map((who) => `${who} /reactions about:"opportunity attack" answer:ask`),
    '/initiative',
    ...[...round, ...skip('Iron Golem'), ...round, ...skip('Iron Golem'), ...round, ...skip('Kira', 'Mira', 'Kira')],
    '/act action:move as:"Iron Golem"',
  ];
  const store = new SqliteStore(emptyDatabase());
  const askedPart = (await playAt(store, lines)).split('> /act action:move')[1] ?? '';
  expect(askedPart).toContain('@ana @bo: you have a decision to make for Kira and Mira');
  for (const playedName of ['Kira (@ana)', 'Mira (@bo)'])
    expect(askedPart).toContain(`Waiting for ${playedName}: opportunity attack`);
  const output = await playAt(store, ['@bo /answer answer:no']);
  expect(output).toContain('Got it. Waiting for Kira (@ana): opportunity attack.');
  expect(await playAt(store, ['@bo /answer answer:no'])).toContain('Kira');
  expect(await playAt(store, ['@ana /answer answer:yes'])).toContain('Iron Golem');
  expect(await playAt(store, ['@ana /answer answer:yes'])).toContain('no question to answer');
});
