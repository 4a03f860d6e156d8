import { describe, expect, test } from 'vitest';
import { fieldView } from '../../src/embeds/field-picture.ts';
import { fieldOf } from '../../src/field/field.ts';
import { fullText } from '../../src/interaction/reply.ts';
import { pictureOptionValue } from '../../src/session/portrait.ts';
import { theBog } from '../packs/the-bog.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { plainPng } from '../session/pictures.ts';
import { fill, labels, replyText, tap } from './private-message.ts';
import { readable } from './readable.ts';

const PICTURE = pictureOptionValue({ type: 'png', bytes: plainPng(160) });
/** The beginning of every PNG in base64. */
const PNG_START = 'iVBORw0KGgo';
const HAG = { pack: 'the-bog', entry: 'Bog Hag' };

/** A TDGS table that uses The Bog; mira manages the server, and gwen is the GM. */
async function table(): Promise<PostedTable> {
  const newTable = new PostedTable();
  newTable.managers = ['mira'];
  await newTable.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
  await tap(newTable, 'mira', await newTable.upload('mira', '/pack add', JSON.stringify(theBog)), 'Use it');
  return newTable;
}

const give = (testTable: PostedTable, creature = 'bog hag', user = 'mira') =>
  testTable.say(`@${user} /pack portrait pack:"The Bog" creature:"${creature}" picture:"${PICTURE}"`);

/** The portrait of the last turn's message. */
const turnPortrait = (testTable: PostedTable) => testTable.messages.findLast(({ kind }) => kind === 'turn')?.portrait;

/** Begins combat if needed, and skips turns until it is the turn of the combatant with that name. */
async function turnOf(testTable: PostedTable, name: string): Promise<void> {
  await testTable.say('/initiative');
  for (let turns = 0; turns < 4; turns++) {
    const { encounter } = await testTable.state();
    const [id] = encounter.turnOrder[encounter.turn] ?? [];
    if (encounter.combatants.find((each) => each.id === id)?.name === name) return;
    await testTable.say('/turn skip');
  }
  throw new Error(`It is never the turn of ${name}`);
}

describe('A portrait of a pack’s creature', () => {
  test('is given and removed by who may change the pack, and its screen shows it', async () => {
    const testTable = await table();
    expect(
      await testTable.suggestions('mira', 'pack', 'creature', { subcommand: 'portrait', pack: 'the-bog' }),
    ).toEqual(['Bog Hag', 'Bog Crone', 'Goblin', 'Moss']);
    expect(
      await testTable.suggestions('gwen', 'pack', 'creature', { subcommand: 'portrait', pack: 'the-bog' }),
    ).toEqual([]);
    for (const user of ['gwen', 'ana'])
      expect(replyText(await give(testTable, 'Bog Hag', user))).toContain('Only people who can manage this server');
    const noPortraitReply = await testTable.say('@mira /pack portrait pack:"The Bog" creature:"bog hag"');
    expect(replyText(noPortraitReply)).toContain('**Bog Hag** has no portrait yet.');
    expect(replyText(await give(testTable, 'Bog Hog'))).toContain('Bog Hag');

    const reply = await give(testTable);
    expect(replyText(reply)).toContain('**Bog Hag** now has a portrait.');
    expect(reply.portrait).toEqual(HAG);
    expect(labels(reply)).toContain('Remove portrait');
    expect(replyText(await give(testTable))).toContain('**Bog Hag** now has this portrait instead of the old one.');
    const screen = await testTable.say('@mira /pack edit pack:the-bog entry:"Bog Hag"');
    expect(screen.portrait).toEqual(HAG);
    expect(replyText(screen)).not.toContain('/pack portrait');
    const crone = await testTable.say('@mira /pack edit pack:the-bog entry:"Bog Crone"');
    expect([crone.portrait, labels(crone).includes('Remove portrait')]).toEqual([undefined, false]);
    expect(replyText(crone)).toContain('To add a portrait, use `/pack portrait`.');

    const removedReply = await tap(testTable, 'mira', screen, 'Remove portrait');
    expect(replyText(removedReply)).toContain('**Bog Hag** no longer has a portrait.');
    expect(removedReply.portrait).toBeUndefined();
    await give(testTable);
    const secondReply = await testTable.say('@mira /pack portrait pack:"The Bog" creature:"Bog Hag"');
    expect(replyText(secondReply)).toContain('**Bog Hag** no longer has a portrait.');
    await testTable.say('@mira /pack allow who:gms');
    expect(replyText(await give(testTable, 'Moss', 'gwen'))).toContain('**Moss** now has a portrait.');
  });

  test('has to be a square that Discord’s adapter made', async () => {
    const testTable = await table();
    for (const bytes of [plainPng(159), plainPng(160, 161)]) {
      const value = pictureOptionValue({ type: 'png', bytes });
      const reply = await testTable.say(`@mira /pack portrait pack:"The Bog" creature:Goblin picture:"${value}"`);
      expect(replyText(reply)).toBe('Pictures can only be uploaded in Discord.');
    }
  });

  test('stands beside the creature’s turn, its story, and on its token, whenever it was given', async () => {
    const testTable = await table();
    await testTable.say('/add creature:"Bog Hag" count:2');
    await give(testTable);
    await turnOf(testTable, 'Bog Hag 2');
    expect(turnPortrait(testTable)).toEqual(HAG);
    const turn = testTable.messages.findLast(({ kind }) => kind === 'turn');
    await turnOf(testTable, 'Kira');
    expect(turnPortrait(testTable)).toBeUndefined();
    expect(testTable.messages.find(({ number }) => number === turn?.number)?.state).toBe('closed');
  });

  test('is no one’s before the creature is revealed', async () => {
    const testTable = await table();
    await give(testTable);
    await testTable.say('/map new kind:room seed:7', '/add creature:"Bog Hag" hidden:True');
    const view = async (viewer: 'players' | 'gm') =>
      fieldView((await testTable.state()).encounter, viewer)?.tokens ?? [];
    const portraitNames = async (viewer: 'players' | 'gm') => (await view(viewer)).map((each) => each.portrayed);
    expect(await portraitNames('players')).not.toContainEqual(HAG);
    await testTable.say('/gm reveal who:"Bog Hag"');
    expect((await testTable.state()).encounter.combatants.map(({ portrait }) => portrait)).toEqual([undefined, HAG]);
  });

  test.each([
    ['hidden', ['/add creature:"Bog Hag" hidden:True'], ['/gm reveal who:"Bog Hag"']],
    ['in fog', ['/add creature:"Bog Hag"', '/map place who:"Bog Hag" at:F1'], []],
  ])(
    'of a creature that is %s is in nothing that players and strangers get, until it comes into view',
    async (...on) => {
      const [, brings, reveal] = on;
      const testTable = await table();
      await give(testTable);
      await testTable.do('gwen', { type: 'field', ground: fieldOf(['...#..']), standing: { kira: 'A1' } });
      await testTable.say('/map fog is:on', ...brings, '/initiative');
      for (let turns = 0; turns < 3; turns++) await testTable.say('/turn skip');

      /** Everything that the channel shows, and the private replies to a player and a stranger. */
      const shownToAll = async () => {
        const publicTexts: unknown[] = [fieldView((await testTable.state()).encounter, 'players')];
        for (const line of [
          ...[
            '/encounter status',
            '/map show',
            '/me',
            '/act',
            '/odds',
            '/rules term:"Bog Hag"',
            '/log show',
            '/log export as:json',
            '/log export as:html',
          ],
          ...['/pack list', '/pack show pack:the-bog', '/pack edit pack:the-bog entry:"Bog Hag"', '/privacy export'],
          '/pack portrait pack:the-bog creature:"Bog Hag"',
        ])
          for (const user of ['ana', 'zoe']) publicTexts.push(await testTable.say(`@${user} ${line}`));
        return readable([...publicTexts, ...testTable.messages]);
      };
      const hagEntry = /"entry":"Bog Hag"/;
      const before = await shownToAll();
      expect([hagEntry.test(before), before.includes(PNG_START)]).toEqual([false, false]);
      await testTable.say(...reveal, '/map place who:"Bog Hag" at:B1');
      expect(hagEntry.test(await shownToAll())).toBe(true);
    },
  );

  test('belongs to the pack’s entry in every revision, and goes along under a new name', async () => {
    const testTable = await table();
    await give(testTable);
    const screen = await testTable.say('@mira /pack edit pack:the-bog entry:"Bog Hag"');
    const reply = await fill(testTable, 'mira', await tap(testTable, 'mira', screen, 'Name and text…'), {
      '*name': 'Bog Witch',
    });
    expect(replyText(reply)).toContain('**Bog Witch** has been updated in The Bog, revision 4.');
    expect([reply.portrait, labels(reply).includes('Remove portrait')]).toEqual([{ ...HAG, entry: 'Bog Witch' }, true]);
    const earlierScreen = await tap(
      testTable,
      'mira',
      await testTable.say('@mira /pack show pack:the-bog'),
      'Earlier revisions…',
    );
    const useReply = await tap(testTable, 'mira', earlierScreen, 'Use revision 3');
    expect(replyText(useReply)).toContain('revision 3');
    expect((await testTable.say('@mira /pack edit pack:the-bog entry:"Bog Hag"')).portrait).toEqual(HAG);
  });

  test('isn’t in the file, and goes with the pack', async () => {
    const testTable = await table();
    const exportedText = async () => replyText(await testTable.say('@mira /pack export pack:the-bog'));
    expect(await exportedText()).not.toContain('Portraits');
    await give(testTable);
    const [file] = (await testTable.say('@mira /pack export pack:the-bog')).files ?? [];
    expect(file && fullText(file)).toBe(JSON.stringify(theBog));
    expect(await exportedText()).toContain('The portraits aren’t in the file.');
    await tap(testTable, 'mira', await testTable.say('@mira /pack remove pack:"The Bog"'), 'Remove it');
    await tap(testTable, 'mira', await testTable.upload('mira', '/pack add', JSON.stringify(theBog)), 'Use it');
    expect((await testTable.say('@mira /pack edit pack:the-bog entry:"Bog Hag"')).portrait).toBeUndefined();
  });
});
