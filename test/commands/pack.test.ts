import { describe, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { theBog } from '../packs/the-bog.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { fill, labels, replyText, tap } from './private-message.ts';

const PACK_FILE = JSON.stringify(theBog);

/** A TDGS table. Its server has no packs yet, and Mira may manage it. */
async function table(): Promise<PostedTable> {
  const newTable = new PostedTable();
  newTable.managers = ['mira'];
  await newTable.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
  return newTable;
}

/** A TDGS table that uses the pack The Bog. Mira may manage the server. */
async function bogTable(): Promise<PostedTable> {
  const newTable = await table();
  await tap(newTable, 'mira', await newTable.upload('mira', '/pack add', PACK_FILE), 'Use it');
  return newTable;
}

describe('A pack', () => {
  test('is looked at before it is used: what is in it, and what changes', async () => {
    const testTable = await table();
    const preview = await testTable.upload('mira', '/pack add', PACK_FILE);
    expect(replyText(preview)).toContain('3 creatures, 1 character, 1 map, 1 prepared scene and 1 sheet entry');
    expect(replyText(preview)).toContain('By Ana\nLicense: CC0');
    expect(labels(preview)).toEqual(['Use it', 'Cancel']);
    expect(await testTable.suggestions('gwen', 'add', 'creature', { creature: 'bog' })).toEqual([]);
    const useReply = await tap(testTable, 'mira', preview, 'Use it');
    expect(replyText(useReply)).toContain('The Bog is now in use, revision 3.');
    expect(await testTable.suggestions('gwen', 'add', 'creature', { creature: 'bog' })).toEqual([
      'Bog Hag',
      'Bog Crone',
      'Goblin (The Bog)',
    ]);
    const { creatures, ...rest } = theBog;
    const [hag, , goblin] = creatures;
    const nextPack = {
      ...rest,
      revision: 4,
      creatures: [{ ...hag, brief: 'Older.' }, goblin, { name: 'Imp', like: 'Goblin' }],
    };
    const replyToChange = replyText(await testTable.upload('mira', '/pack add', JSON.stringify(nextPack)));
    expect(replyToChange).toContain('New: Imp\nChanged: Bog Hag\nRemoved: Bog Crone');
  });

  test('goes back to an earlier revision, leaves as it came, and is removed with all revisions', async () => {
    const testTable = await bogTable();
    const newerPack = JSON.stringify({
      ...theBog,
      revision: 4,
      creatures: [{ name: 'Imp', like: 'Goblin' }],
      scenes: [],
    });
    const useReply = await tap(testTable, 'mira', await testTable.upload('mira', '/pack add', newerPack), 'Use it');
    expect(labels(useReply)).toEqual([
      'Creature…',
      'Condition…',
      'About…',
      'Export',
      'Earlier revisions…',
      'All packs',
      'Remove…',
      'Close',
    ]);
    const earlierRevisions = await tap(testTable, 'mira', useReply, 'Earlier revisions…');
    expect([replyText(earlierRevisions), labels(earlierRevisions)]).toEqual([
      expect.stringMatching(/\*\*Revision 3\*\* · saved <t:\d+:R>/),
      ['Use revision 3', 'Back', 'Close'],
    ]);
    const revisionReply = await tap(testTable, 'mira', earlierRevisions, 'Use revision 3');
    expect(replyText(revisionReply)).toContain('revision 3');
    const [file] = (await testTable.say('@mira /pack export pack:the-bog')).files ?? [];
    expect([file?.name, file && fullText(file)]).toEqual(['the-bog-3.json', PACK_FILE]);
    await tap(testTable, 'mira', await testTable.say('@mira /pack remove pack:"The Bog"'), 'Remove it');
    expect(replyText(await testTable.say('@mira /pack list'))).toContain('This server has no packs yet.');
  });

  test('isn’t replaced, put back or removed if another GM has changed it since: the GM is told, and looks again', async () => {
    const testTable = await bogTable();
    testTable.managers = ['mira', 'bo'];
    const file = (revision: number) => JSON.stringify({ ...theBog, revision });
    await tap(testTable, 'mira', await testTable.upload('mira', '/pack add', file(4)), 'Use it');
    const preview = await testTable.upload('mira', '/pack add', file(9));
    const screen = await testTable.say('@mira /pack show pack:the-bog');
    const earlierRevisions = await tap(testTable, 'mira', screen, 'Earlier revisions…');
    const question = await tap(testTable, 'mira', screen, 'Remove…');
    await fill(testTable, 'bo', await tap(testTable, 'bo', screen, 'About…'), { author: 'Bo' });

    const outdatedRevisionText =
      '**The Bog** was changed in the meantime, so I didn’t do anything. It’s now at revision 10.';
    for (const [under, label, next] of [
      [preview, 'Use it', 'Use it'],
      [earlierRevisions, 'Use revision 3', 'Use revision 9'],
      [question, 'Remove it', 'Remove it'],
    ] as const) {
      const reply = await tap(testTable, 'mira', under, label);
      expect(replyText(reply)).toContain(outdatedRevisionText);
      expect(labels(reply)).toContain(next);
    }
    expect(replyText(await testTable.say('@mira /pack show pack:the-bog'))).toContain('By Bo');
    const againReply = await tap(testTable, 'mira', await tap(testTable, 'mira', preview, 'Use it'), 'Use it');
    expect(replyText(againReply)).toContain('The Bog is now in use, revision 9.');
  });

  test('with anything wrong in it isn’t kept, and everything wrong is told with its place', async () => {
    const testTable = await table();
    const badPack = { ...theBog, creatures: [{ name: 'Hag', like: 'Goblin', sheet: { CON: 101 } }, { name: 'Hag' }] };
    const reply = replyText(await testTable.upload('mira', '/pack add', JSON.stringify(badPack)));
    expect(reply).toContain('creatures › 1 (Hag) › sheet › CON:');
    expect(reply).toContain('creatures › 2 (Hag) › name:');
    expect(replyText(await testTable.say('@mira /pack list'))).toContain('This server has no packs yet.');
  });

  test('with more errors than fit is answered with how to go on, without a program that only admins have', async () => {
    const creatures = Array.from({ length: 60 }, (_, n) => ({ name: `Blob ${n}`, like: 'Goblin', sheet: { HP: 5 } }));
    const file = JSON.stringify({ ...theBog, creatures, scenes: [] });
    const reply = replyText(await (await table()).upload('mira', '/pack add', file));
    expect(reply).toMatch(/… and \d+ more\. Fix these first, then upload the file again\.$/);
  });

  test('isn’t a picture: the GM is told which file to upload', async () => {
    const reply = replyText(await (await table()).upload('mira', '/pack add', 'data:;base64,iVBORw0KGgo='));
    expect(reply).toContain('That’s not a text file. I read packs and characters from JSON files');
  });

  test('is refused in an older or equal revision with other content, unless it is to replace it', async () => {
    const testTable = await bogTable();
    const otherPack = JSON.stringify({ ...theBog, about: 'Another.' });
    const refusal = replyText(await testTable.upload('mira', '/pack add', otherPack));
    expect(refusal).toContain('give it a higher `revision`, or use `replace:True`');
    const sameId = JSON.stringify({ ...theBog, title: 'Frost Road', revision: 1 });
    expect(replyText(await testTable.upload('mira', '/pack add', sameId))).toBe(
      'This server already has The Bog under the id `the-bog`, at revision 3. Your file is revision 1, and its ' +
        'content is different. If it’s a new version, give it a higher `revision`, or use `replace:True`. ' +
        'If it’s another pack, change its `id`.',
    );
    const useReply = await tap(
      testTable,
      'mira',
      await testTable.upload('mira', '/pack add', otherPack, { replace: true }),
      'Use it',
    );
    expect(replyText(useReply)).toContain('Another.');
    expect(replyText(await testTable.upload('mira', '/pack add', otherPack))).toContain(
      'Nothing changes: the contents are the same as in the current revision.',
    );
  });
});

test('A revision of five digits is shown as its author wrote it', async () => {
  const testTable = await bogTable();
  const file = (revision: number) => JSON.stringify({ ...theBog, revision });
  const preview = await testTable.upload('mira', '/pack add', file(20261));
  expect(replyText(preview)).toContain('revision 20261');
  const pack = await tap(testTable, 'mira', preview, 'Use it');
  expect(replyText(pack)).toContain('The Bog is now in use, revision 20261.');
  const older = JSON.stringify({ ...theBog, revision: 20260, title: 'The Fen' });
  expect(replyText(await testTable.upload('mira', '/pack add', older))).toMatch(/revision 20261.*revision 20260/s);
  const earlier = await tap(testTable, 'mira', pack, 'Earlier revisions…');
  await tap(testTable, 'mira', earlier, 'Use revision 3');
  const again = await testTable.say('@mira /pack show pack:the-bog');
  expect(labels(await tap(testTable, 'mira', again, 'Earlier revisions…'))).toContain('Use revision 20261');
});

describe('About…', () => {
  test('changes a pack’s title, author, source and license, and what is left empty goes', async () => {
    const testTable = await bogTable();
    const form = await tap(testTable, 'mira', await testTable.say('@mira /pack show pack:the-bog'), 'About…');
    const values = { title: 'The Mire', author: '', source: 'https://example.org', license: 'CC BY 4.0' };
    const doneText = replyText(await fill(testTable, 'mira', form, values));
    expect(doneText).toContain('The Mire has been updated: it’s now revision 4.');
    expect(doneText).toContain('License: CC BY 4.0\nSource: https');
    expect(doneText).not.toContain('By Ana');
    const [file] = (await testTable.say('@mira /pack export pack:the-bog')).files ?? [];
    const { author: _, ...rest } = theBog;
    const changedPack = { revision: 4, title: 'The Mire', license: 'CC BY 4.0', source: 'https://example.org' };
    expect(JSON.parse(fullText(file!))).toEqual({ ...rest, ...changedPack });
  });

  test('that doesn’t fit changes nothing, and comes back as it was filled in', async () => {
    const testTable = await bogTable();
    const form = await tap(testTable, 'mira', await testTable.say('@mira /pack show pack:the-bog'), 'About…');
    const problemReply = await fill(testTable, 'mira', form, { title: '\u0007' });
    expect(replyText(problemReply)).toContain('Title: must be');
    const secondReply = await tap(testTable, 'mira', problemReply, 'Open the form again');
    expect(replyText(await fill(testTable, 'mira', secondReply, { title: 'The Mire' }))).toContain(
      'The Mire has been updated: it’s now revision 4.',
    );
  });

  test('is only for users who may change the pack', async () => {
    const testTable = await bogTable();
    expect(labels(await testTable.say('/pack show pack:the-bog'))).not.toContain('About…');
  });
});

describe('Who may', () => {
  test('change packs: those who manage the server, and the GM once they allow it', async () => {
    const testTable = await table();
    expect(replyText(await testTable.upload('gwen', '/pack add', PACK_FILE))).toContain(
      'Only people who can manage this server',
    );
    expect(replyText(await testTable.say('/pack allow who:gms'))).toContain('Only people who can manage this server');
    await testTable.say('@mira /pack allow who:gms');
    const preview = await testTable.upload('gwen', '/pack add', PACK_FILE);
    expect(replyText(await tap(testTable, 'gwen', preview, 'Use it'))).toContain('now in use');
    expect(replyText(await testTable.upload('ana', '/pack add', PACK_FILE))).toContain('GMs of its encounters');
    await testTable.say('@mira /pack allow who:managers');
    expect(replyText(await testTable.say('/pack remove pack:the-bog sure:yes'))).toContain(
      'Only people who can manage',
    );
    expect(replyText(await testTable.say('/pack list'))).toContain('**The Bog**');
  });

  test('look into packs: no player, by no command, suggestion or button', async () => {
    const testTable = await bogTable();
    for (const line of [
      '/pack list',
      '/pack show pack:the-bog',
      '/pack export pack:the-bog',
      '/pack remove pack:the-bog',
    ])
      expect(replyText(await testTable.say(`@ana ${line}`))).not.toMatch(/Hag|Crone|Moss/);
    expect(await testTable.suggestions('ana', 'pack', 'pack', { subcommand: 'show' })).toEqual([]);
    expect(await testTable.suggestions('ana', 'add', 'creature', { creature: 'bog' })).toEqual([]);
    const list = await testTable.say('@mira /pack list');
    expect(replyText(await tap(testTable, 'ana', list, 'Open'))).not.toMatch(/Hag|Crone|Moss/);
  });
});

test('A pack’s creature comes before the book’s of the same name, whole, and in its style', async () => {
  const testTable = await bogTable();
  await testTable.say('/add creature:Goblin', '/add creature:"Bog Hag" count:2');
  const { combatants } = (await testTable.state()).encounter;
  expect(combatants.map(({ name }) => name)).toEqual(['Kira', 'Goblin', 'Bog Hag 1', 'Bog Hag 2']);
  expect(combatants[1]?.sheet).toMatchObject({ STR: 9 });
  expect(combatants[2]).toMatchObject({ auto: 'wary', sheet: { CON: 16 } });
});
