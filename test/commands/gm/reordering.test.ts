import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import { textOf } from '../../posts/posted-table.ts';
import { GmTable, privateText } from '../gm-taps.ts';

let table: GmTable;
beforeEach(() => {
  table = new GmTable();
});
afterEach(() => table.close());

/** Freya, whose turn it is, and two skeletons that act after her. */
async function crypt(settings = 'order=kept'): Promise<void> {
  await table.say(
    `/encounter start ruleset:dungeoneers settings:"${settings}"`,
    '@ana /join character:Freya',
    '/add creature:Skeleton count:2',
    '/initiative',
  );
  const firstId = (await table.state()).encounter.turnOrder[0]?.[0];
  if (firstId !== 'freya') await table.say('/gm reorder who:Freya before:"Skeleton 1" sure:yes');
  for (let turns = 0; turns < 3 && !(await actingIds()).includes('freya'); turns++) await table.say('/turn skip');
  expect(await actingIds()).toEqual(['freya']);
}

const actingIds = async () => onTurn((await table.state()).encounter).map(({ id }) => id);

describe('/gm reorder', () => {
  test('of the combatant whose turn it is lets the others act first, and pings the next one', async () => {
    await crypt();
    const { round } = (await table.state()).encounter;
    const reply = await table.say('/gm reorder who:Freya');
    expect(reply).toMatchObject({ whisper: true });
    expect(textOf(reply)).toMatch(/^\*\*Freya\*\* now acts last\. It’s now \*\*Skeleton \d\*\*’s turn\.$/);
    expect((await actingIds())[0]).toMatch(/^skeleton/);
    expect(textOf(table.newest('turn'))).toContain('@gwen');
    await table.say('/turn skip', '/turn skip');
    expect([(await table.state()).encounter.round, await actingIds()]).toEqual([round, ['freya']]);
    await table.say('/undo', '/undo', '/undo');
    expect(await actingIds()).toEqual(['freya']);
  });

  test('says how long it holds if each round makes a new order', async () => {
    await crypt('order=anew');
    expect(textOf(await table.say('/gm reorder who:Freya before:"Skeleton 2"'))).toContain(
      'this change only lasts until the end of the round.',
    );
  });

  test('asks only the GM if it costs someone a turn, and does nothing until they confirm', async () => {
    await crypt();
    const before = await table.state();
    const reply = await table.say('/gm reorder who:"Skeleton 2" before:Freya');
    expect(reply).toMatchObject({ whisper: true, v2: true });
    expect(privateText(reply)).toContain(
      'If you move Skeleton 2 right before **Freya**, **Skeleton 2** loses a turn this round.',
    );
    expect(await table.state()).toEqual(before);
    expect(privateText(await table.tapOn('gwen', reply, 'Move Skeleton 2'))).toContain(
      'Skeleton 2 loses a turn this round.',
    );
    expect((await table.state()).encounter.turnOrder.flat().slice(0, 2)).toEqual(['skeleton-2', 'freya']);
    expect(await actingIds()).toEqual(['freya']);
  });

  test('asks too if it gives someone a second turn', async () => {
    await crypt();
    await table.say('/turn skip');
    const reply = await table.say('/gm reorder who:Freya');
    expect(privateText(reply)).toContain('### Move Freya?\nFreya acts a second time this round.');
    expect((await table.state()).encounter.turnOrder[0]).toEqual(['freya']);
    await table.tapOn('gwen', reply, 'Move Freya');
    expect((await table.state()).encounter.turnOrder.at(-1)).toEqual(['freya']);
  });

  test('from the panel asks the same, and passes the turn the same', async () => {
    await crypt();
    await table.open();
    await table.tap('Skeleton 2…');
    await table.choose('Act right before…', 'Freya');
    expect(privateText(table.screen)).toContain('### Move Skeleton 2?');
    expect(await actingIds()).toEqual(['freya']);
    await table.tap('Back');
    await table.tap('Freya…');
    await table.choose('Act right before…', 'No one');
    expect(privateText(table.screen)).toContain('**Freya** now acts last.');
    expect((await actingIds())[0]).toMatch(/^skeleton/);
  });

  test('is told to everyone in the turn’s message, and not as a list of the whole fight', async () => {
    await crypt();
    const messages = table.messages.length;
    const reply = await table.say('/gm reorder who:"Skeleton 2" before:"Skeleton 1" sure:yes');
    expect(reply.embeds).toBeUndefined();
    expect(table.messages).toHaveLength(messages);
    expect(textOf(table.newest('turn'))).toContain('Turn order: ');
  });

  test('of someone who joined this round says when they have a place, and so does the panel', async () => {
    await crypt();
    await table.say('/add creature:Wolf');
    expect(privateText(await table.say('/gm reorder who:Wolf'))).toBe(
      'Wolf joins the turn order next round. You can change Wolf’s place in the order then.',
    );
    expect(privateText(await table.say('/gm reorder who:Freya before:Wolf'))).toContain('Wolf joins the turn order');
    await table.open();
    await table.tap('Wolf…');
    expect(privateText(table.screen)).toContain('Joins the turn order next round.');
    await table.tap('Back');
    await table.tap('Freya…');
    expect(privateText(table.screen)).not.toContain('Joins the turn order');
  });

  test('says when there is no order yet', async () => {
    await table.say('/encounter start ruleset:dungeoneers', '@ana /join character:Freya');
    expect(privateText(await table.say('/gm reorder who:Freya'))).toContain('There’s no turn order yet.');
  });
});
