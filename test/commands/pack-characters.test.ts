import { describe, expect, test } from 'vitest';
import { theBog } from '../packs/the-bog.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { replyText, tap } from './private-message.ts';

const CHARACTERS = [
  { name: 'Moss', brief: 'Knows every path.', like: 'Mira', sheet: { CON: 13 } },
  { name: 'Kira', like: 'Mira', sheet: { CON: 15 } },
];

/** A TDGS table that uses the pack The Bog. The pack has two characters: Moss, and its own version of Kira. */
async function bogTable(): Promise<PostedTable> {
  const testTable = new PostedTable();
  testTable.managers = ['mira'];
  const pack = JSON.stringify({ ...theBog, characters: CHARACTERS });
  await tap(testTable, 'mira', await testTable.upload('mira', '/pack add', pack), 'Use it');
  await testTable.say('/encounter start ruleset:tdgs');
  return testTable;
}

/** Everyone's CON in the fight, by name. */
async function conByName(testTable: PostedTable): Promise<Readonly<Record<string, unknown>>> {
  const { combatants } = (await testTable.state()).encounter;
  return Object.fromEntries(combatants.map(({ name, sheet }) => [name, 'CON' in sheet ? sheet.CON : undefined]));
}

describe('A pack’s character', () => {
  test('is offered to players, and joins whole; none of its creatures is or does', async () => {
    const testTable = await bogTable();
    const names = await testTable.suggestions('ana', 'join', 'character', {});
    expect(names.slice(0, 2)).toEqual(['Moss', 'Kira (The Bog)']);
    expect(names).not.toContain('Bog Hag');
    await testTable.say(
      '@ana /join character:moss',
      '@bo /join character:"Kira (The Bog)" name:Kim',
      '@cy /join character:Kira',
    );
    expect(await conByName(testTable)).toEqual({ Moss: 13, Kim: 15, Kira: 14 });
    const refusal = replyText(await testTable.say('@dan /join character:"Bog Hag"'));
    expect(refusal).toContain('There’s no character called “Bog Hag”. Choose Moss, Kira');
    expect(refusal).not.toContain('only the GM');
  });

  test('is in the menu of Join with its brief', async () => {
    const testTable = await bogTable();
    const menu = JSON.stringify((await testTable.press('ana', 'Join')).components);
    expect(menu).toContain('Knows every path.');
    expect(menu).not.toMatch(/Hag|Crone|Goblin/);
  });

  test('joins when the GM lets it in', async () => {
    const testTable = await bogTable();
    await testTable.say('/gm set setting:join value:ask');
    await testTable.say('@ana /join character:"Kira (The Bog)"');
    await testTable.press('gwen', 'Let Kira in');
    expect(await conByName(testTable)).toEqual({ Kira: 15 });
  });

  test('gives its sheet to a new character, and so does a creature, but only for the GM', async () => {
    const testTable = await bogTable();
    await testTable.say('@ana /character new name:Fern from:Moss', '@ana /join character:Fern');
    expect(await conByName(testTable)).toEqual({ Fern: 13 });
    expect(await testTable.suggestions('ana', 'character', 'from', { subcommand: 'new', from: 'bog' })).toEqual([
      'Kira (The Bog)',
    ]);
    const text = replyText(await testTable.say('@ana /character new name:Spy from:"Bog Hag"'));
    expect(text).not.toContain('Spy is ready');
    expect(await testTable.suggestions('ana', 'join', 'character', { character: 'spy' })).toEqual([]);
    await testTable.say('/character new name:Crone from:"Bog Crone"');
    expect(await testTable.suggestions('gwen', 'join', 'character', { character: 'crone' })).toEqual(['Crone']);
  });
});
