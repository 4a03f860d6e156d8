import { ComponentType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reply } from '../../src/interaction/reply.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { buttonsOf, labelOf, selectsOf } from '../loopback/components.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { privateText } from './gm-taps.ts';

let table: PostedTable;
beforeEach(() => {
  table = new PostedTable();
});
afterEach(() => table.close());

/** Starts a fight in which it's Freya's turn, and two skeletons act after her. */
async function startCrypt(settings = 'order=kept, delay=on'): Promise<void> {
  await table.say(
    `/encounter start ruleset:dungeoneers settings:"${settings}"`,
    '@ana /join character:Freya',
    '/add creature:Skeleton count:2',
    '/initiative',
    '/gm reorder who:"Skeleton 2" sure:yes',
    '/gm reorder who:"Skeleton 1" before:"Skeleton 2" sure:yes',
  );
  for (let turns = 0; turns < 3 && !(await actingIds()).includes('freya'); turns++) await table.say('/turn skip');
  expect(await actingIds()).toEqual(['freya']);
}

const actingIds = async () => onTurn((await table.state()).encounter).map(({ id }) => id);
const currentOrder = async () => (await table.state()).encounter.turnOrder.flat();

/** Presses a button of a private reply. */
function tap(user: string, reply: Reply, label: string): Promise<Reply> {
  const foundButton = buttonsOf(reply.components ?? []).find((each) => labelOf(each) === label);
  if (!foundButton || !('custom_id' in foundButton)) throw new Error(`No button ${label}`);
  return table.pressId(user, foundButton.custom_id);
}

/** Chooses an entry of a private reply's menu. */
function choose(user: string, reply: Reply, menu: string, entry: string): Promise<Reply> {
  const foundMenu = selectsOf(reply.components ?? []).find(({ placeholder }) => placeholder === menu);
  if (foundMenu?.type !== ComponentType.StringSelect) throw new Error(`No menu ${menu}`);
  const option = foundMenu.options.find(({ label }) => label === entry);
  return table.pressId(user, foundMenu.custom_id, [option?.value ?? '']);
}

test('Delay… under More… asks after whom, and the turn comes there', async () => {
  await startCrypt();
  const question = await tap('ana', await table.press('ana', 'More…'), 'Delay…');
  expect(privateText(question)).toContain('### Delay Freya’s turn?');
  expect(await actingIds()).toEqual(['freya']);
  await choose('ana', question, 'Act after…', 'Skeleton 1');
  expect(await currentOrder()).toEqual(['skeleton-1', 'freya', 'skeleton-2']);
  expect(await actingIds()).toEqual(['skeleton-1']);
  await table.say('/turn skip');
  expect([await actingIds(), table.pings.at(-1)]).toEqual([['freya'], ['ana']]);
});

test('Wait is told under the turn’s message, and Act next resumes the turn', async () => {
  await startCrypt();
  await tap('ana', await tap('ana', await table.press('ana', 'More…'), 'Delay…'), 'Wait');
  expect(await actingIds()).toEqual(['skeleton-1']);
  expect(textOf(table.newest('turn'))).toContain('Freya is waiting to act. To act next: *More…*, then *Act next*.');
  table.restart();
  await tap('ana', await table.press('ana', 'More…'), 'Act next');
  expect(await currentOrder()).toEqual(['skeleton-1', 'freya', 'skeleton-2']);
  await table.say('/turn skip');
  expect(await actingIds()).toEqual(['freya']);
});

test('A GM who moves someone that waits reads that they can still act this round', async () => {
  await startCrypt();
  await table.say('@ana /turn delay');
  expect(privateText(await table.say('/gm reorder who:Freya'))).toBe(
    'Freya is delaying and can still act this round with `/turn resume`. You can change Freya’s place in the order next round.',
  );
  const gmPanel = await table.press('gwen', 'GM');
  const menu = selectsOf(gmPanel.components ?? []).find(
    (each) => each.type === ComponentType.StringSelect && each.options.some(({ label }) => label === 'Freya'),
  );
  const panelOfFreya = await choose('gwen', gmPanel, menu?.placeholder ?? '', 'Freya');
  expect(privateText(panelOfFreya)).toContain('Delaying: can still act this round.');
});

test('Commands do the same, undo takes a delay back in one step, and the record verifies', async () => {
  await startCrypt();
  const before = (await table.state()).encounter;
  await table.say('@ana /turn delay');
  expect(await actingIds()).toEqual(['skeleton-1']);
  await table.say('/undo');
  expect((await table.state()).encounter).toEqual(before);
  await table.say('@ana /turn delay after:"Skeleton 1"', '/turn skip', '@ana /turn end', '/turn skip');
  const { encounter } = await table.state();
  expect([encounter.round, encounter.turnOrder.flat()]).toEqual([
    before.round + 1,
    ['freya', 'skeleton-1', 'skeleton-2'],
  ]);
});

test('A turn that still waits at the end of the round is lost in plain words', async () => {
  await startCrypt();
  await table.say('@ana /turn delay', '/turn skip', '/turn skip');
  const { encounter } = await table.state();
  expect([encounter.turnOrder.flat(), await actingIds(), encounter.timeline]).toEqual([
    ['freya', 'skeleton-1', 'skeleton-2'],
    ['freya'],
    undefined,
  ]);
  expect(table.messages.map((each) => textOf(each)).join('\n')).toMatch(/Freya.*(lost|waited too long)/);
});

test('Where it’s off there’s no button, and the command says who can allow it', async () => {
  await startCrypt('order=kept');
  const moreReply = await table.press('ana', 'More…');
  expect(buttonsOf(moreReply.components ?? []).map(labelOf)).not.toContain('Delay…');
  expect(privateText(await table.say('@ana /turn delay'))).toContain('/gm set setting:delay value:on');
  expect(privateText(await table.say('@ana /turn resume'))).toContain('Freya isn’t waiting to act');
});

test('In TDGS it’s the book’s own Delay', async () => {
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/initiative',
  );
  for (let turns = 0; turns < 3 && !(await actingIds()).includes('kira'); turns++) await table.say('/turn skip');
  const rest = (await table.state()).encounter;
  if (rest.turn < rest.turnOrder.length - 1) await table.say('@ana /turn delay');
  else await table.say('/gm reorder who:Kira before:"Goblin 1" sure:yes', '@ana /turn delay');
  expect((await currentOrder()).at(-1)).toBe('kira');
});
