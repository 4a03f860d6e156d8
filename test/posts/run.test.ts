import { expect, test } from 'vitest';
import { creaturesInARowButtons } from '../../src/posts/turn-buttons.ts';
import { unshownUpdatesFor } from '../../src/posts/unshown.ts';
import { type Encounter, isOnTurn } from '../../src/rules/core/encounter.ts';
import { NO_POSTS, type UnshownUpdates } from '../../src/session/posts.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';
import { PostedTable, textOf } from './posted-table.ts';

/** Starts a fight in which Kira and Mira face four goblins, on the goblins' turn. */
async function ambush(): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin count:4',
    '/initiative',
    '/gm reorder who:Mira before:Kira sure:yes',
  );
  return untilGm(table);
}

/** Starts a fight between Bryn, who is asked how to defend, and four opponents. It is the opponents' turn. */
async function yard(): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:mastery',
    '@ana /join character:Bryn',
    '/add creature:Opponent count:4',
    '@ana /reactions about:defense answer:ask',
    '/initiative',
  );
  const firstId = (await table.state()).encounter.turnOrder[0]?.[0] ?? '';
  if (firstId !== 'bryn') await table.say(`/gm reorder who:Bryn before:${firstId} sure:yes`);
  for (let turns = 0; turns < 5 && turnText(table).includes('@gwen'); turns++) await table.press('gwen', 'End turn');
  return untilGm(table);
}

async function untilGm(table: PostedTable): Promise<PostedTable> {
  for (const player of ['bo', 'ana', 'bo'])
    if (turnText(table).includes(`<@${player}>`)) await table.press(player, 'End turn');
  expect(table.labels).toContain('End all turns');
  return table;
}

const turnText = (table: PostedTable) => table.openPosts('turn')[0]?.text ?? '';

test('creatures with consecutive turns act by one tap, in one message that pings their GM once', async () => {
  const table = await ambush();
  const before = table.pings.length;
  expect(table.labels).toContain('All attack Kira');
  await table.press('gwen', 'All attack Kira');
  const run = table.messages.at(-2);
  expect(run?.labels).toEqual(['Details']);
  expect(new Set(run?.text.match(/Goblin \d/g)).size).toBeLessThan(4);
  const details = await table.press('bo', 'Details');
  expect(details).toMatchObject({ whisper: true });
  for (const each of [1, 2, 3, 4]) expect(textOf(details)).toContain(`Goblin ${each}`);
  expect(table.pings.slice(before)).toHaveLength(1);
  expect(turnText(table)).toMatch(/(Kira|Mira), your turn/);
});

test('several manners against one enemy are offered to one creature, and to all of them once', async () => {
  const { labels } = await yard();
  expect(labels.filter((label) => label.startsWith('All attack'))).toEqual(['All attack Bryn']);
  expect(labels).toEqual([...new Set(labels)]);
});

test('acting one by one they stay in the same message; then all attack the same target again', async () => {
  const table = await ambush();
  const { number } = table.openPosts('turn')[0] ?? {};
  for (const groupLabel of ['All attack Mira', 'All attack Mira', 'Both attack Mira']) {
    expect(
      table.labels.some((label) => label.endsWith('same as before') || label === groupLabel || label.endsWith('Kira')),
    ).toBe(true);
    await table.press('gwen', table.labels.find((label) => label.includes('attacks Mira')) ?? '');
    expect(table.openPosts('turn')[0]?.number).toBe(number);
    // Mira gets enough HP to survive until the goblins have acted again, whatever they roll.
    await table.say('/adjust who:Mira resource:hp to:50');
  }
  expect(table.labels).not.toContain('End both turns');
  await table.press('gwen', 'End turn');
  await table.press('bo', 'End turn');
  await table.press('ana', 'End turn');
  expect(table.labels.filter((label) => label.startsWith('All'))).toEqual(['All attack Mira', 'All attack Kira']);
  await table.press('gwen', 'All attack Mira');
  const { last } = (await table.state()).posts ?? {};
  expect(
    ['goblin-1', 'goblin-2', 'goblin-3', 'goblin-4'].filter((id) => last?.[id]?.targets?.[0] === 'mira').length,
  ).toBeGreaterThanOrEqual(3);
});

test('if they had different targets, one button says that each attacks its own again', async () => {
  const table = await ambush();
  for (const [index, target] of ['Kira', 'Mira', 'Mira', 'Mira'].entries()) {
    await table.press('gwen', table.labels.find((label) => label.includes(`attacks ${target}`)) ?? '');
    for (const who of ['Kira', 'Mira']) await table.say(`/adjust who:${who} resource:hp to:50`);
    if (index < 3) expect(table.labels).not.toContain(`${index === 2 ? 'Both' : 'All'}: same as before`);
  }
  await table.press('bo', 'End turn');
  await table.press('ana', 'End turn');
  expect(table.labels).toContain('All: same as before');
  const lastTargets = async () => {
    const { last } = (await table.state()).posts ?? {};
    return [1, 2, 3, 4].map((each) => last?.[`goblin-${each}`]?.targets?.[0]);
  };
  const before = await lastTargets();
  expect(new Set(before)).toEqual(new Set(['kira', 'mira']));
  await table.press('gwen', 'All: same as before');
  expect(await lastTargets()).toEqual(before);
});

test('their turns are ended by one tap', async () => {
  const table = await ambush();
  await table.press('gwen', 'End all turns');
  expect(table.messages.at(-2)?.text).toMatch(/Goblin \d, .* do nothing\./);
  expect(turnText(table)).toMatch(/(Kira|Mira), your turn/);
});

test('only the GM plays them', async () => {
  const table = await ambush();
  expect(await table.press('ana', 'All attack Kira')).toMatchObject({ whisper: true });
  expect(table.labels).toContain('All attack Kira');
});

test('a question stops them, and the rest goes on after the answer; the third time it may be answered for good', async () => {
  const table = await yard();
  const { number } = table.openPosts('turn')[0] ?? {};
  await table.press('gwen', 'All attack Bryn');
  for (const index of [0, 1, 2]) {
    expect(table.openPosts('question')).toHaveLength(1);
    expect(table.openPosts('turn')[0]).toMatchObject({ number, labels: [] });
    expect(table.labels.some((label) => label.startsWith('Always'))).toBe(index === 2);
    await table.press('ana', index === 2 ? 'Always block, don’t ask' : 'Block');
  }
  expect(table.openPosts('question')).toEqual([]);
  const { encounter } = await table.state();
  expect(encounter.combatants.find(({ id }) => id === 'bryn')?.standingOrders.defense).toBe('block');
  expect(isOnTurn(encounter, 'bryn')).toBe(true);
  expect(table.pings.slice(-4)).toEqual([['ana'], ['ana'], ['ana'], ['ana']]);
});

test('undone at its question, none of it goes on', async () => {
  const table = await yard();
  const { number } = table.openPosts('turn')[0] ?? {};
  await table.press('gwen', 'All attack Bryn');
  await table.say('/undo');
  expect(table.openPosts('question')).toEqual([]);
  expect(table.openPosts('turn')[0]?.number).toBe(number);
  expect(table.labels).toContain('All attack Bryn');
});

test('in an old fight with ids that every object has, no one has acted before, and everything is new', async () => {
  const table = await ambush();
  const { encounter } = await table.state();
  const oldFight = JSON.parse(JSON.stringify(encounter).replaceAll('"goblin-1"', '"constructor"')) as Encounter;
  const { acts } = creaturesInARowButtons(oldFight, 1, NO_POSTS, ['kira']);
  expect(acts.map((each) => 'label' in each && each.label)).toEqual(['All attack Kira']);
  const news: UnshownUpdates['news'] = [{ deed: 3, subject: 'constructor', type: 'harmed' } as never];
  expect(unshownUpdatesFor(['constructor'], { ...NO_POSTS, untold: { news, heard: {} } })).toEqual(news);
});

test('at the terminal, where messages can’t be edited, all that they did is told at once', async () => {
  const lines = ['/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin count:3'];
  const table = new SqliteStore(emptyDatabase());
  const runOutput = await playAt(table, [...lines, '/initiative', '@ana /turn end', '2']);
  expect(runOutput).toContain('[2] All attack Kira');
  const [, output] = runOutput.split('> 2\n');
  for (const each of [1, 2, 3]) expect(output).toContain(`Goblin ${each}`);
});
