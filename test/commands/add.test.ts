import { describe, expect, test } from 'vitest';
import { fullText, type Reply } from '../../src/interaction/reply.ts';
import { withTemplate } from '../../src/rules/core/scaled-sheet.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { theBog } from '../packs/the-bog.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { GmTable } from './gm-taps.ts';
import { labels, replyText as saidWhole, tap } from './private-message.ts';
import { searchReplies } from './strength-search.ts';

/** All the text in a reply, with ordinary spaces instead of non-breaking ones. */
const textWithSpaces = (reply: Reply) => saidWhole(reply).replaceAll('\u00a0', ' ');

/** A fight that the GM has started and Ana has joined with this character. */
async function table(ruleset: string, character: string, more: readonly string[] = []) {
  const testTable = new PostedTable();
  await testTable.say(`/encounter start ruleset:${ruleset}`, `@ana /join character:${character}`, ...more);
  return testTable;
}

const names = async (testTable: PostedTable) => (await testTable.state()).encounter.combatants.map(({ name }) => name);
const lastCombatant = async (testTable: PostedTable) => (await testTable.state()).encounter.combatants.at(-1)!;

/** Everything in the store and in the channel. */
const snapshot = async (testTable: PostedTable) => JSON.stringify([await testTable.state(), testTable.messages]);

describe('/add template:', () => {
  test('shows the GM what changes, changes nothing, and adds it by one tap', async () => {
    const testTable = await table('tdgs', 'Kira');
    const before = await snapshot(testTable);
    const reply = await testTable.say('/add creature:Goblin template:elite');
    expect(reply.whisper).toBe(true);
    expect(textWithSpaces(reply)).toContain('### Elite Goblin');
    expect(textWithSpaces(reply)).toContain('HP 40 → 50 · STR 8 → 10 · DEX 12 → 14 · CON 8 → 10');
    expect(labels(reply)).toEqual(['Add', 'Cancel']);
    expect(await snapshot(testTable)).toBe(before);
    const addedReply = await tap(testTable, 'gwen', reply, 'Add');
    expect(textWithSpaces(addedReply)).toMatch(/Elite Goblin/);
    expect(await lastCombatant(testTable)).toMatchObject({
      name: 'Elite Goblin',
      side: 'enemies',
      sheet: { STR: 10, CON: 10 },
      resources: { hp: { value: 50, max: 50 } },
    });
    await testTable.say('/undo');
    expect(await names(testTable)).toEqual(['Kira']);
    await testTable.close();
  });

  test('keeps how many come, how, and on which side; hidden ones stay unknown to players', async () => {
    const testTable = await table('sol', 'Soldier');
    const reply = await testTable.say('/add creature:Guard template:boss count:2 together:yes side:"City | Watch"');
    expect(textWithSpaces(reply)).toContain('### Guard Boss × 2');
    expect(textWithSpaces(reply)).toMatch(/Leader no → yes/);
    await tap(testTable, 'gwen', reply, 'Add');
    const [, one, two] = (await testTable.state()).encounter.combatants;
    expect([one?.name, two?.name]).toEqual(['Guard Boss 1', 'Guard Boss 2']);
    expect([one?.group, two?.side]).toEqual([two?.group, 'City | Watch']);
    const messages = JSON.stringify(testTable.messages);
    const secret = await testTable.say('/add creature:Thug template:young hidden:yes');
    expect(textWithSpaces(await tap(testTable, 'gwen', secret, 'Add'))).toContain('Young Thug');
    expect(JSON.stringify(testTable.messages)).toBe(messages);
    expect((await testTable.state()).encounter.hidden?.map(({ name }) => name)).toEqual(['Young Thug']);
    await testTable.close();
  });

  test('is for the GM only, and so is its button', async () => {
    const testTable = await table('mastery', 'Wren');
    const shownReply = await testTable.say('/add creature:Opponent template:weak');
    const before = await snapshot(testTable);
    for (const reply of [
      await testTable.say('@ana /add creature:Opponent template:weak'),
      await tap(testTable, 'ana', shownReply, 'Add'),
    ])
      expect(textWithSpaces(reply)).toContain('Only the GM');
    expect(await snapshot(testTable)).toBe(before);
    await testTable.close();
  });

  test('takes the GM’s own character, whatever it is called; a change in between makes the button stale', async () => {
    const testTable = await table('tdgs', 'Kira');
    const name = `**@everyone** \`x\` ${'W'.repeat(19)}`;
    await testTable.say(`/character new name:"${name}" ruleset:tdgs`);
    const reply = await testTable.say(`/add creature:"${name}" template:elite count:2`);
    expect(textWithSpaces(reply)).not.toContain('**@everyone**');
    await tap(testTable, 'gwen', reply, 'Add');
    expect((await lastCombatant(testTable)).name).toMatch(/^Elite \*\*@everyone\*\* `x` W+ 2$/);
    expect((await lastCombatant(testTable)).name.length).toBeLessThanOrEqual(42);
    const secondReply = await testTable.say(`/add creature:"${name}" template:elite`);
    await testTable.say(`/character edit character:"${name}" field:STR value:3`);
    const before = await names(testTable);
    expect(textWithSpaces(await tap(testTable, 'gwen', secondReply, 'Add'))).toMatch(/out of date|no longer|changed/i);
    expect(await names(testTable)).toEqual(before);
    await testTable.close();
  });

  test('takes a creature of a pack, also one with the name of the book’s', async () => {
    const testTable = await table('tdgs', 'Kira');
    testTable.managers = ['mira'];
    await tap(testTable, 'mira', await testTable.upload('mira', '/pack add', JSON.stringify(theBog)), 'Use it');
    for (const [creature, name] of [
      ['Bog Hag', 'Elite Bog Hag'],
      ['Goblin (The Bog)', 'Elite Goblin'],
    ] as const) {
      const { combatants } = (await testTable.state()).encounter;
      await testTable.say(`/add creature:"${creature}"`);
      const plainOne = await lastCombatant(testTable);
      await testTable.say('/undo');
      expect((await testTable.state()).encounter.combatants).toEqual(combatants);
      await tap(testTable, 'gwen', await testTable.say(`/add creature:"${creature}" template:elite`), 'Add');
      const result = withTemplate(rulesNamed('tdgs')!, plainOne.sheet, 'elite');
      expect(await lastCombatant(testTable)).toMatchObject({ name, sheet: result.ok && result.value });
    }
    const log = textWithSpaces(await testTable.say('/log show'));
    expect(log).toContain('Elite Bog Hag joins (The Bog, revision 3)');
    expect(log).toContain('Elite Goblin joins (The Bog, revision 3)');
    const unknownText = textWithSpaces(await testTable.say('/add creature:"crone"'));
    expect(unknownText).toContain('Did you mean **Bog Crone**? Choose Bog Hag, Bog Crone, Goblin ');
    expect(unknownText).not.toContain('Kira');
    await tap(testTable, 'gwen', await testTable.say('/add creature:"Goblin (TDGS)" template:young'), 'Add');
    expect(textWithSpaces(await testTable.say('/log show'))).toContain('**Young Goblin joins**');
    await testTable.close();
  });

  test('says so where nothing changes', async () => {
    const testTable = await table('mastery', 'Wren');
    const reply = await testTable.say('/add creature:"Novice Fighter" template:weak');
    expect(textWithSpaces(reply)).toContain('Nothing changes: the creature’s numbers are at their limits.');
    await testTable.close();
  });

  test('refuses a template and a strength together, a strength out of bounds, and one that is no number', async () => {
    const testTable = await table('tdgs', 'Kira');
    const reply = await testTable.say('/add creature:Goblin template:elite strength:2');
    expect(textWithSpaces(reply)).toContain('not both');
    for (const input of ['0', '21', 'strong', '1/0', '-1', '1e3'])
      expect(textWithSpaces(await testTable.say(`/add creature:Goblin strength:${input}`))).toMatch(/strength/i);
    expect(await names(testTable)).toEqual(['Kira']);
    await testTable.close();
  });
});

describe('/add strength:', () => {
  test('shows the nearest sheet so far with its error, and adds what is shown', async () => {
    const testTable = await table('dungeoneers', 'Freya');
    const startReply = await testTable.say('/add creature:Ogre strength:3');
    expect(labels(startReply)).toEqual(['Stop', 'Cancel']);
    const { first, done: doneReply } = searchReplies(startReply);
    expect(labels(first)).toEqual(['Add', 'Stop', 'Cancel']);
    expect(labels(doneReply)).toEqual(['Add', 'Cancel']);
    expect(textWithSpaces(doneReply)).toContain('### Stronger Ogre');
    expect(textWithSpaces(doneReply)).toContain('strength you asked for: worth 3 characters');
    expect(textWithSpaces(doneReply)).toMatch(/\*\*Worth (2\.[6-9]|3|3\.[1-4]) characters\*\* \(±\d+%\)/);
    expect(textWithSpaces(doneReply)).toMatch(/Power \d → \d/);
    await tap(testTable, 'gwen', doneReply, 'Add');
    expect(await lastCombatant(testTable)).toMatchObject({ name: 'Stronger Ogre' });
    await testTable.say('/initiative', '/encounter end');
    const [file] = (await testTable.say('/log export as:json')).files ?? [];
    const recordResult = readExportedRecord(fullText(file!));
    expect(recordResult.ok && verifyRecord(recordResult.value)).toMatchObject({ wrong: [], open: [] });
    await testTable.close();
  }, 60_000);
});

describe('Add… in the GM’s panel', () => {
  test('offers templates and strengths, shows the change, adds it and comes back', async () => {
    const testTable = new GmTable();
    await testTable.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
    await testTable.open();
    await testTable.fill('Add…', { creature: 'Goblin', variant: 'elite', count: '2' });
    expect(textWithSpaces(testTable.screen)).toContain('### Elite Goblin × 2');
    expect(await names(testTable)).toEqual(['Kira']);
    await testTable.tap('Cancel');
    expect(labels(testTable.screen)).toContain('Add…');
    await testTable.fill('Add…', { creature: 'Goblin', variant: 'boss', how: 'hidden' });
    expect(textWithSpaces(testTable.screen)).toContain('### Goblin Boss (hidden)');
    await testTable.tap('Add');
    expect(labels(testTable.screen)).toContain('Add…');
    expect((await testTable.state()).encounter.hidden?.map(({ name }) => name)).toEqual(['Goblin Boss']);
    await testTable.fill('Add…', { search: 'go', variant: 'weak' });
    await testTable.choose('Creature', 'Goblin');
    expect(textWithSpaces(testTable.screen)).toContain('### Weak Goblin');
    await testTable.close();
  });
});

test.each([
  ['tdgs', /\*\*CON\*\* \+25% \(rounded up\)\n-# 25% more HP.*HP = CON × 5/],
  ['dungeoneers', /\*\*Endurance\*\* \+1\n-# Can take 1 more stress/],
  [
    'mastery',
    /\*\*Offense, Defense, Speed, Tactical combat, Specials\*\* one step up\n-# One level higher.*Mastery Level Modifiers/,
  ],
  ['sol', /\*\*Skills\*\* \+2\n-# 2 more dice in each skill/],
])('/rules explains a template of %s with its figures and reasons', async (ruleset, line) => {
  const testTable = new PostedTable();
  const reply = await testTable.say(`/rules term:elite ruleset:${ruleset}`);
  const { title, description } = reply.embeds![0]!;
  expect(title).toContain('Elite');
  expect(description).toContain('**Template.** One of the best of its kind.');
  expect(description).toMatch(line);
  await testTable.close();
});
