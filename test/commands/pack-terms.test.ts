import { describe, expect, test } from 'vitest';
import { theBog } from '../packs/the-bog.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { replyText, tap } from './private-message.ts';

const HEXED_CONDITION = { name: 'Hexed', brief: 'A hag’s eye is on you.', stats: { REF: -4 }, forbids: ['moving'] };
const BOG = { ...theBog, conditions: [HEXED_CONDITION] };

/** A TDGS table that uses the pack The Bog. Gwen is the GM, Ana plays, and Mira manages the server. */
async function bogTable(pack: object = BOG): Promise<PostedTable> {
  const testTable = new PostedTable();
  testTable.managers = ['mira'];
  await tap(testTable, 'mira', await testTable.upload('mira', '/pack add', JSON.stringify(pack)), 'Use it');
  await testTable.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
  return testTable;
}

/** What a user reads about a term. */
async function lookUp(testTable: PostedTable, user: string, term: string): Promise<string> {
  const reply = await testTable.say(`@${user} /rules term:"${term}"`);
  return `${replyText(reply)}\n${JSON.stringify(reply.embeds ?? [])}`;
}

function suggestedTerms(testTable: PostedTable, user: string, term: string): Promise<readonly string[]> {
  return testTable.suggestions(user, 'rules', 'term', { term });
}

describe('/rules for the GM', () => {
  test('explains a pack’s creature as the book’s, with its brief, pack, author and license', async () => {
    const text = await lookUp(await bogTable(), 'gwen', 'Bog Hag');
    expect(text).toContain('Bog Hag · TDGS');
    expect(text).toMatch(/Old, patient and hungry\..*CON 16/s);
    expect(text).toContain('The Bog, revision 3 · By Ana · License: CC0');
  });

  test('says in words what a pack’s condition does', async () => {
    const text = await lookUp(await bogTable(), 'gwen', 'Hexed');
    expect(text).toMatch(/A hag’s eye is on you\..*Adds to REF\*\*: −4.*Forbids\*\*: moving/s);
  });

  test('lists a pack, and looks only into it', async () => {
    const testTable = await bogTable();
    expect(replyText(await testTable.say('/rules pack:the-bog'))).toMatch(/The Bog.*Bog Hag, Bog Crone, Goblin/s);
    const [goblin] = (await testTable.say('/rules pack:the-bog term:Goblin')).embeds ?? [];
    expect([goblin?.title, goblin?.description]).toEqual([
      String.raw`Goblin \(The Bog\) · TDGS`,
      expect.not.stringContaining('Basic Enemies'),
    ]);
  });

  test('without a term asks for one', async () => {
    expect((await (await bogTable()).say('/rules')).form?.title).toBe('Look something up');
  });
});

describe('A player', () => {
  test('isn’t told of a creature before it has entered, by no spelling, list or suggestion', async () => {
    const [testTable, withoutPack] = [await bogTable(), new PostedTable()];
    await withoutPack.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
    await testTable.say('/add creature:"Bog Crone" hidden:yes');
    for (const user of ['ana', 'zoe', 'mira'])
      for (const term of ['Bog Hag', 'bog', 'Bog Cron', 'hag', 'Hexed'])
        expect(await lookUp(testTable, user, term)).toBe(await lookUp(withoutPack, user, term));
    expect(await suggestedTerms(testTable, 'ana', 'bog')).toEqual([]);
    expect(await suggestedTerms(testTable, 'ana', 'hexed')).toEqual([]);
    expect(replyText(await testTable.say('@ana /rules pack:the-bog'))).not.toMatch(/Hag|Crone/);
    expect(await suggestedTerms(testTable, 'gwen', 'bog')).toEqual(['Bog Hag', 'Bog Crone', 'Goblin (The Bog)']);
  });

  test('is told of it once it is in the fight, and of no other', async () => {
    const testTable = await bogTable();
    await testTable.say('/add creature:"Bog Hag" count:2');
    expect(await suggestedTerms(testTable, 'ana', 'bog')).toEqual(['Bog Hag']);
    expect(await lookUp(testTable, 'ana', 'Bog Hag')).toContain('Old, patient and hungry.');
    expect(await lookUp(testTable, 'ana', 'Bog Crone')).not.toContain('Bog Crone · TDGS');
  });

  test('isn’t told of a pack’s Goblin because one of the book has entered', async () => {
    const testTable = await bogTable();
    // The GM's goblin has the book's sheet, and the same name as the pack's goblin.
    await testTable.say('/character new name:Goblin ruleset:tdgs from:Goblin', '/add creature:Goblin');
    expect(await suggestedTerms(testTable, 'ana', 'goblin')).not.toContain('Goblin (The Bog)');
  });

  test('isn’t told a creature’s numbers where the encounter hides them', async () => {
    const testTable = await bogTable();
    await testTable.say('/gm set setting:secrecy value:words');
    await testTable.say('/add creature:"Bog Hag"');
    const text = await lookUp(testTable, 'ana', 'Bog Hag');
    expect(text).toContain('Old, patient and hungry.');
    expect(text).not.toContain('CON 16');
  });

  test('may look up characters, and everything in an open pack', async () => {
    expect(await suggestedTerms(await bogTable(), 'ana', 'moss')).toEqual(['Moss']);
    const open = await bogTable({ ...BOG, open: true });
    expect(await suggestedTerms(open, 'ana', 'bog')).toEqual(['Bog Hag', 'Bog Crone', 'Goblin (The Bog)']);
    expect(await lookUp(open, 'ana', 'Hexed')).toContain('−4');
  });

  test('can look up a condition that someone bears, even if its pack is gone', async () => {
    const testTable = await bogTable();
    const affliction = {
      condition: 'own: Hexed',
      form: { brief: HEXED_CONDITION.brief, does: { kind: 'debuff', stats: { REF: -4 } } },
    };
    await testTable.do('gwen', { type: 'afflict', subject: 'kira', affliction } as Parameters<typeof testTable.do>[1]);
    expect(await lookUp(testTable, 'ana', 'Hexed')).toContain('−4');
    await tap(testTable, 'mira', await testTable.say('@mira /pack remove pack:the-bog'), 'Remove it');
    const text = await lookUp(testTable, 'ana', 'Hexed');
    expect(text).toMatch(/Adds to REF\*\*: −4.*From this fight/s);
  });
});
