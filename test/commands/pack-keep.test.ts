import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import { textHash } from '../../src/interaction/component.ts';
import { fullText, type Reply } from '../../src/interaction/reply.ts';
import { readSettings } from '../../src/interaction/settings.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { readPack } from '../../src/packs/read.ts';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { formOf } from '../../src/terminal/repl.ts';
import { packProblemText } from '../../src/text/packs.ts';
import { branchesOf } from '../posts/branches.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { choose, fill, labels, replyText, tap } from './private-message.ts';

/** A map with a wall, a height, and a hole at its edge. */
const GROUND = fieldOf(['..~. ', '..#..'], ['00120', '']);

/** A table that plays one system. Gwen is its GM, and may manage the server. */
const table = branchesOf(async (system: string): Promise<PostedTable> => {
  const newTable = new PostedTable();
  newTable.managers = ['gwen'];
  await newTable.say(`/encounter start ruleset:${system}`);
  return newTable;
});

/** The first choice in a form's field. */
function firstChoice(reply: Reply, field: string): string {
  const [first] = formOf(reply)?.fields.find(({ id }) => id === field)?.choices ?? [];
  if (!first) throw new Error(`Nothing to choose for ${field}`);
  return first.value;
}

/** Makes a new creature in a pack. Starts on the pack's screen and returns to it. */
async function creature(testTable: PostedTable, pack: Reply, name: string): Promise<Reply> {
  const form = await tap(testTable, 'gwen', pack, 'Creature…');
  const reply = await fill(testTable, 'gwen', form, { name, like: firstChoice(form, 'like') });
  expect(replyText(reply)).toContain(`**${name}** is now in The Bog`);
  return tap(testTable, 'gwen', reply, 'The Bog');
}

/** A pack's file, as `/pack export` sends it. */
async function exportedText(testTable: PostedTable, pack: string): Promise<string> {
  const [file] = (await testTable.say(`/pack export pack:${pack}`)).files ?? [];
  if (!file) throw new Error('No file');
  return fullText(file);
}

function packIn(file: string): Pack {
  const reading = readPack(file, readSettings);
  if ('problems' in reading) throw new Error(reading.problems.map(packProblemText).join('\n'));
  return reading.pack;
}

/** For each system: the value of a list in the menu *Add a sheet entry…*, and the list's key in a pack's `stock`. */
const STOCK_LISTS: Readonly<Record<string, { readonly list: string; readonly key: string }>> = {
  tdgs: { list: 'stock.weapons', key: 'weapons' },
  dungeoneers: { list: 'stock.weapons', key: 'weapons' },
  sol: { list: 'stock.weapons', key: 'weapons' },
  mastery: { list: 'stock.specials', key: 'specials' },
};

describe.each(BUILT_IN_IDS)('In %s', (system) => {
  test('a GM makes three creatures, a condition and a weapon, keeps the fight, and another server reads it all', async () => {
    const testTable = await table(system);
    let screen = await testTable.say('/pack new title:"The Bog"');
    expect(replyText(screen)).toContain('The Bog is ready.');
    for (const name of ['Bog Hag', 'Imp', 'Toad']) screen = await creature(testTable, screen, name);

    const form = await tap(testTable, 'gwen', screen, 'Condition…');
    const hexedReply = await fill(testTable, 'gwen', form, { '*name': 'Hexed', brief: 'A curse.', kind: 'debuff' });
    expect(replyText(hexedReply)).toContain('**Hexed** is now in The Bog');
    screen = await tap(testTable, 'gwen', hexedReply, 'The Bog');

    const { list = '', key = '' } = STOCK_LISTS[system] ?? {};
    const reply = await choose(testTable, 'gwen', screen, 'Add a sheet entry…', list);
    const weapon = reply.form?.custom_id.startsWith('pack-start')
      ? await fill(testTable, 'gwen', reply, { name: 'Moon Sickle', like: firstChoice(reply, 'like') })
      : await fill(testTable, 'gwen', reply, { '*name': 'Moon Sickle', level: firstChoice(reply, 'level') });
    expect(replyText(weapon)).toContain('**Moon Sickle** is now in The Bog');

    await testTable.say(
      '/add creature:"Bog Hag"',
      '/add creature:Imp count:3 together:yes',
      '/add creature:Toad hidden:yes',
    );
    await testTable.say('@ana /join character:Kira');
    await testTable.do('gwen', { type: 'field', ground: GROUND, standing: { 'bog-hag': 'A1', 'imp-2': 'D2' } });
    const keptReply = await fill(testTable, 'gwen', await testTable.say('/pack keep what:scene'), {
      name: 'The hag’s door',
      say: 'The door is open.',
      note: 'She knows.',
    });
    expect(replyText(keptReply)).toContain('**The hag’s door** is now in The Bog');

    const file = await exportedText(testTable, 'the-bog');
    const pack = packIn(file);
    expect(pack.creatures.map(({ name }) => name)).toEqual(['Bog Hag', 'Imp', 'Toad']);
    expect(pack.conditions.map(({ name, brief }) => [name, brief])).toEqual([['Hexed', 'A curse.']]);
    expect(pack.stock[key]?.map(({ name }) => name)).toEqual(['Moon Sickle']);
    expect(pack.scenes).toMatchObject([
      {
        name: 'The hag’s door',
        creatures: [
          { creature: 'Bog Hag', count: 1, hidden: false, group: false, at: ['A1'] },
          { creature: 'Imp', count: 3, hidden: false, group: true, at: expect.arrayContaining(['D2']) },
          { creature: 'Toad', count: 1, hidden: true, group: false },
        ],
        say: 'The door is open.',
        note: 'She knows.',
      },
    ]);
    const { encounter } = await testTable.state();
    expect(pack.maps).toEqual([{ name: 'The hag’s door', field: GROUND }]);

    const otherTable = new PostedTable();
    otherTable.managers = ['gwen'];
    const useReply = await tap(otherTable, 'gwen', await otherTable.upload('gwen', '/pack add', file), 'Use it');
    expect(replyText(useReply)).toContain('The Bog is now in use');
    await tap(otherTable, 'gwen', useReply, 'Open “The hag');
    const openedEncounter = (await otherTable.state()).encounter;
    const creatures = encounter.combatants.filter(({ controller }) => controller === undefined);
    expect(openedEncounter.combatants.map(({ name, sheet }) => ({ name, sheet }))).toEqual(
      creatures.map(({ name, sheet }) => ({ name, sheet })),
    );
    expect(openedEncounter.hidden?.map(({ name }) => name)).toEqual(['Toad']);
    expect([openedEncounter.field?.ground, openedEncounter.field?.standing['bog-hag']]).toEqual([GROUND, 'A1']);
  });
});

describe('What is kept', () => {
  test('reads back deeply equal: a creature with its sheet, auto-reactions and style, and the map with its heights', async () => {
    const testTable = await table('tdgs');
    await testTable.say('/add creature:Goblin count:2', '/gm auto who:"Goblin 1" style:cowardly');
    await testTable.do('gwen', { type: 'field', ground: GROUND, standing: {} });
    await testTable.say('/reactions set about:interrupt answer:never as:"Goblin 1"');
    const { encounter } = await testTable.state();
    const goblin = encounter.combatants[0]!;
    expect(replyText(await testTable.say('/pack keep what:creature name:"Goblin 1"'))).toContain(
      '**Goblin** is now in Our pack',
    );
    await testTable.say('/pack keep what:map name:"The bridge"');
    const pack = packIn(await exportedText(testTable, 'our-pack'));
    expect(pack.creatures).toMatchObject([{ name: 'Goblin', sheet: goblin.sheet, style: 'cowardly' }]);
    expect(pack.creatures[0]!.sheet).toEqual(goblin.sheet);
    expect(pack.creatures[0]!.standingOrders ?? {}).toEqual(goblin.standingOrders);
    expect(pack.maps).toEqual([{ name: 'The bridge', field: GROUND }]);
  });

  test('is a GM’s own character, as a character or as a creature, from its sheet or by the command', async () => {
    const testTable = await table('tdgs');
    const reply = await testTable.say('/character new name:Moss from:Mira');
    expect(labels(reply)).toContain('Save for the server');
    expect(replyText(await tap(testTable, 'gwen', reply, 'Save for the server'))).toContain(
      '**Moss** is now in Our pack',
    );
    const question = await testTable.say('/pack keep what:character');
    expect(replyText(question)).toContain('**Moss** is already in Our pack (Creatures). Replacing it would change:');
    expect(replyText(question)).toContain('Part of the pack** Creatures → Characters');
    const replyAfterReplacing = replyText(await tap(testTable, 'gwen', question, 'Replace it'));
    expect(replyAfterReplacing).toContain(
      '**Moss** has been replaced in Our pack, revision 2. Revision 1 still has the old version.',
    );
    expect(replyText(await testTable.say('/pack keep what:character'))).toContain(
      'already in Our pack, and nothing has changed',
    );
    const pack = packIn(await exportedText(testTable, 'our-pack'));
    expect([pack.creatures, pack.characters.map(({ name }) => name)]).toEqual([[], ['Moss']]);
  });

  test('is asked for by a menu if the server has several packs', async () => {
    const testTable = await table('tdgs');
    await testTable.say('/pack new title:One', '/pack new title:Two', '/add creature:Wolf');
    const reply = await testTable.say('/pack keep what:creature');
    expect(replyText(reply)).toContain('Which pack should it go into?');
    expect(replyText(await choose(testTable, 'gwen', reply, 'Pack', 'two'))).toContain('**Wolf** is now in Two');
    const form = await testTable.say('/pack keep what:scene name:"The den"');
    expect(replyText(await fill(testTable, 'gwen', form, { pack: 'one' }))).toContain('**The den** is now in One');
  });

  test('is a whole fight from the GM’s panel, with creatures that changed, settings and timer, without players', async () => {
    const testTable = await table('tdgs');
    await testTable.say(
      '@ana /join character:Kira',
      '/add creature:Goblin count:2',
      '/gm set setting:secrecy value:hidden',
    );
    await testTable.say('/gm timer turn:2h', '/gm sheet who:"Goblin 2" field:STR value:14');
    const moreTools = await tap(testTable, 'gwen', await testTable.press('gwen', 'GM'), 'More GM tools…');
    expect(labels(moreTools)).toContain('Save as a scene…');
    const endQuestion = await tap(testTable, 'gwen', moreTools, 'End encounter…');
    expect(labels(endQuestion)).toContain('Save as a scene…');
    const endedReply = await tap(testTable, 'gwen', endQuestion, 'End encounter');
    const reply = await fill(testTable, 'gwen', await tap(testTable, 'gwen', endedReply, 'Save as a scene…'), {
      name: 'Ambush',
    });
    expect(replyText(reply)).toContain('**Ambush** is now in Our pack');
    expect(replyText(reply)).toContain('Also saved: Goblin');
    const { creatures, scenes } = packIn(await exportedText(testTable, 'our-pack'));
    expect(creatures).toMatchObject([{ name: 'Goblin (2)', sheet: { STR: 14 } }]);
    expect(scenes).toMatchObject([
      {
        settings: { secrecy: 'hidden' },
        timer: { turn: 120 },
        creatures: [
          { creature: 'Goblin', count: 1 },
          { creature: 'Goblin (2)', name: 'Goblin', count: 1 },
        ],
      },
    ]);
  });

  test('is a fight that has ended from the panel, from its closing message', async () => {
    const testTable = await table('tdgs');
    await testTable.say('/pack allow who:gms', '/add creature:Wolf');
    testTable.managers = [];
    const moreTools = await tap(testTable, 'gwen', await testTable.press('gwen', 'GM'), 'More GM tools…');
    await tap(testTable, 'gwen', await tap(testTable, 'gwen', moreTools, 'End encounter…'), 'End encounter');
    expect(replyText(await testTable.press('ana', 'Save as a scene…'))).toContain('GM');
    const reply = await fill(testTable, 'gwen', await testTable.press('gwen', 'Save as a scene…'), { name: 'Den' });
    expect(replyText(reply)).toContain('**Den** is now in Our pack');
  });

  test('is a fight that was ended by a command, if its GM may change packs', async () => {
    const testTable = await table('tdgs');
    await testTable.say('/add creature:Wolf');
    const reply = await testTable.say('/encounter end');
    expect(replyText(await fill(testTable, 'gwen', await tap(testTable, 'gwen', reply, 'Save as a scene…')))).toContain(
      'is now in',
    );
    testTable.managers = [];
    await testTable.say('/encounter start ruleset:tdgs', '/add creature:Wolf');
    const otherLabels = labels(await testTable.say('/encounter end'));
    expect(otherLabels).toContain('Story');
    expect(otherLabels).not.toContain('Save as a scene…');
  });

  test('stays through undo', async () => {
    const testTable = await table('tdgs');
    await testTable.say('/add creature:Wolf', '/pack keep what:creature', '/undo');
    expect(packIn(await exportedText(testTable, 'our-pack')).creatures).toMatchObject([{ name: 'Wolf' }]);
    expect((await testTable.state()).encounter.combatants).toEqual([]);
  });
});

describe('A form', () => {
  test('that doesn’t fit says what is wrong by field, stores nothing, and comes back as it was filled in', async () => {
    const testTable = await table('tdgs');
    const pack = await testTable.say('/pack new title:Bog');
    const form = await tap(testTable, 'gwen', pack, 'Condition…');
    const problemReply = await fill(testTable, 'gwen', form, { '*name': 'Prone', brief: 'Slow.', unless: 'soon' });
    expect(replyText(problemReply)).toContain('• Default duration: must be');
    expect(replyText(problemReply)).toContain('• Name: “Prone” is one of the book’s conditions.');
    expect(packIn(await exportedText(testTable, 'bog')).conditions).toEqual([]);
    const secondReply = await tap(testTable, 'gwen', problemReply, 'Open the form again');
    expect(formOf(secondReply)?.fields.map(({ filled }) => filled)).toMatchObject(['Prone', 'Slow.', '', '', 'soon']);
    const reply = await fill(testTable, 'gwen', secondReply, { '*name': 'Heavy', unless: '3' });
    expect(replyText(reply)).toContain('**Heavy** is now in Bog');
    const page = await tap(testTable, 'gwen', reply, 'Adds to STR');
    const changedReply = await fill(testTable, 'gwen', page, { 'stats.STR': '-4' });
    expect(replyText(changedReply)).toContain('**Heavy** has been updated in Bog');
    const { form: conditionForm } = packIn(await exportedText(testTable, 'bog')).conditions[0]!;
    expect(conditionForm).toMatchObject({ unless: 3, stats: { STR: -4 } });
    const emptiedReply = await fill(testTable, 'gwen', await tap(testTable, 'gwen', changedReply, 'Adds to STR'), {
      'stats.STR': '',
    });
    expect(replyText(emptiedReply)).toContain('**Heavy** has been updated in Bog');
    expect(packIn(await exportedText(testTable, 'bog')).conditions[0]!.form).not.toHaveProperty('stats');
  });

  test('changes a creature of a pack: its name, its words and its sheet; what refers to it follows', async () => {
    const testTable = await table('tdgs');
    await testTable.say(
      '/add creature:Wolf',
      '/gm sheet who:Wolf field:STR value:13',
      '/pack keep what:scene name:Den',
    );
    const screen = await testTable.say('/pack edit pack:our-pack entry:"Wolf (2)"');
    const namedReply = await fill(testTable, 'gwen', await tap(testTable, 'gwen', screen, 'Name and text…'), {
      '*name': 'Old Wolf',
      brief: 'Grey and slow.',
    });
    const scores = await fill(testTable, 'gwen', await tap(testTable, 'gwen', namedReply, 'Scores (1'), { STR: '15' });
    expect(replyText(scores)).toContain('**Old Wolf** has been updated in Our pack');
    const { creatures, scenes } = packIn(await exportedText(testTable, 'our-pack'));
    expect(creatures).toMatchObject([{ name: 'Old Wolf', brief: 'Grey and slow.', sheet: { STR: 15 } }]);
    expect(scenes[0]?.creatures).toMatchObject([{ creature: 'Old Wolf' }]);
    const question = await tap(testTable, 'gwen', scores, 'Remove entry…');
    const reply = await tap(testTable, 'gwen', question, 'Remove it');
    expect(replyText(reply)).toContain('scenes › 1 › creatures › 1 › creature: there’s no creature “Old Wolf”');
    const scene = await testTable.say('/pack edit pack:our-pack entry:Den');
    await tap(testTable, 'gwen', await tap(testTable, 'gwen', scene, 'Remove entry…'), 'Remove it');
    const removedReply = await tap(
      testTable,
      'gwen',
      await tap(testTable, 'gwen', reply, 'Remove entry…'),
      'Remove it',
    );
    expect(replyText(removedReply)).toContain('Old Wolf is no longer in Our pack.');
  });

  test('takes hostile names for what they are, or refuses them', async () => {
    const testTable = await table('sol');
    const pack = await testTable.say('/pack new title:"@everyone **[x](http://evil.example)**"');
    expect(replyText(pack)).not.toMatch(/@everyone|\*\*\[x\]/);
    for (const name of ['constructor', '__proto__', '‮', ' ']) {
      const form = await tap(testTable, 'gwen', pack, 'Creature…');
      const reply = await fill(testTable, 'gwen', form, { name, like: firstChoice(form, 'like') });
      expect(replyText(reply)).toContain('Name: must be');
    }
    const form = await tap(testTable, 'gwen', pack, 'Creature…');
    const creatureReply = await fill(testTable, 'gwen', form, {
      name: '**<@1>** `a|b%`',
      like: firstChoice(form, 'like'),
    });
    expect(replyText(creatureReply).replace('`/pack portrait`', '')).not.toMatch(/<@1>|[^\\]`/);
    expect(labels(creatureReply)).toContain('Remove entry…');
  });
});

describe('Two GMs who change one pack at the same time', () => {
  /** A pack with two creatures, and each GM’s form for the hag’s name and text. */
  async function formsOfBoth() {
    const testTable = await table('tdgs');
    testTable.managers = ['gwen', 'mira'];
    let screen = await testTable.say('/pack new title:"The Bog"');
    for (const name of ['Bog Hag', 'Imp']) screen = await creature(testTable, screen, name);
    const hag = await testTable.say('@mira /pack edit pack:the-bog entry:"Bog Hag"');
    const [firstReply, secondReply] = [
      await tap(testTable, 'gwen', hag, 'Name and text'),
      await tap(testTable, 'mira', hag, 'Name and text'),
    ];
    return { testTable, hag, hers: firstReply, theirs: secondReply };
  }

  test('are told if the same fields were changed meanwhile, see them, and can send their form again', async () => {
    const { testTable, hers, theirs } = await formsOfBoth();
    expect(replyText(await fill(testTable, 'mira', theirs, { brief: 'Old.' }))).toContain(
      '**Bog Hag** has been updated',
    );
    const reply = await fill(testTable, 'gwen', hers, { brief: 'Young.' });
    expect(replyText(reply)).toContain('**Bog Hag** was changed while your form was open, so nothing was saved.');
    expect(replyText(reply)).toContain('Old.');
    const words = async () => packIn(await exportedText(testTable, 'the-bog')).creatures.map(({ brief }) => brief);
    expect(await words()).toEqual(['Old.', undefined]);
    const secondReply = await tap(testTable, 'gwen', reply, 'Open the form again');
    expect(formOf(secondReply)?.fields.find(({ id }) => id === 'brief')?.filled).toBe('Young.');
    expect(replyText(await fill(testTable, 'gwen', secondReply))).toContain('**Bog Hag** has been updated');
    expect(await words()).toEqual(['Young.', undefined]);
  });

  test('are told if an entry that one of them removes was changed meanwhile, before and after the question', async () => {
    const { testTable, hag, theirs } = await formsOfBoth();
    const question = await tap(testTable, 'gwen', hag, 'Remove entry…');
    await fill(testTable, 'mira', theirs, { brief: 'Old.' });
    for (const reply of [
      await tap(testTable, 'gwen', question, 'Remove it'),
      await tap(testTable, 'gwen', hag, 'Remove entry…'),
    ]) {
      expect(replyText(reply)).toContain('**Bog Hag** was changed after you opened it, so it wasn’t removed.');
      expect(replyText(reply)).toContain('Old.');
    }
    expect(packIn(await exportedText(testTable, 'the-bog')).creatures.map(({ name }) => name)).toEqual([
      'Bog Hag',
      'Imp',
    ]);
    const screenReply = await tap(testTable, 'gwen', question, 'Remove it');
    const removedReply = await tap(
      testTable,
      'gwen',
      await tap(testTable, 'gwen', screenReply, 'Remove entry…'),
      'Remove it',
    );
    expect(replyText(removedReply)).toContain('Bog Hag is no longer in The Bog.');
  });

  test('get back what they wrote if the entry was renamed, or the pack removed, meanwhile', async () => {
    const { testTable, hers, theirs } = await formsOfBoth();
    const aboutForm = await tap(testTable, 'gwen', await testTable.say('/pack show pack:the-bog'), 'About…');
    await fill(testTable, 'mira', theirs, { '*name': 'Bog Witch' });
    const reply = await fill(testTable, 'gwen', hers, { brief: 'Young.' });
    expect(replyText(reply)).toContain('was removed or renamed while your form was open, so nothing was saved.');
    expect(replyText(reply)).toContain('**brief** Young.');
    await testTable.say('@mira /pack remove pack:the-bog sure:yes');
    expect(replyText(await fill(testTable, 'gwen', aboutForm, { author: 'Gwen' }))).toContain('**Author** Gwen');
  });

  test('are told if *About…* was changed meanwhile, see what it says, and can send their form again', async () => {
    const { testTable } = await formsOfBoth();
    const pack = await testTable.say('/pack show pack:the-bog');
    const [hers, theirs] = [await tap(testTable, 'gwen', pack, 'About…'), await tap(testTable, 'mira', pack, 'About…')];
    await fill(testTable, 'mira', theirs, { author: 'Mira', license: 'CC0' });
    const reply = await fill(testTable, 'gwen', hers, { author: 'Gwen' });
    expect(replyText(reply)).toContain('**The Bog** was changed while your form was open, so nothing was saved.');
    expect(replyText(reply)).toContain('**Author** Mira\n**License** CC0');
    const { author, license } = packIn(await exportedText(testTable, 'the-bog'));
    expect([author, license]).toEqual(['Mira', 'CC0']);
    const formReply = await tap(testTable, 'gwen', reply, 'Open the form again');
    expect(formOf(formReply)?.fields.find(({ id }) => id === 'author')?.filled).toBe('Gwen');
    expect(replyText(await fill(testTable, 'gwen', formReply, { license: 'CC0' }))).toContain(
      'The Bog has been updated',
    );
    expect(packIn(await exportedText(testTable, 'the-bog'))).toMatchObject({ author: 'Gwen', license: 'CC0' });
  });

  test('are asked before an entry is replaced by what they keep: with what, and whether to keep both', async () => {
    const testTable = await table('tdgs');
    testTable.managers = ['gwen', 'mira'];
    await testTable.say('/add creature:Goblin', '@mira /pack new title:"The Bog"', '/pack keep what:creature');
    await testTable.say('/gm sheet who:Goblin field:STR value:15');
    const question = await testTable.say('/pack keep what:creature');
    expect(replyText(question)).toContain('**Goblin** is already in The Bog (Creatures). Replacing it would change:');
    expect(replyText(question)).toMatch(/\*\*STR\*\* \d+ → 15/);
    const goblins = async () => packIn(await exportedText(testTable, 'the-bog')).creatures.map(({ name }) => name);
    const bothText = replyText(await tap(testTable, 'gwen', question, 'Keep both'));
    expect(bothText.replaceAll('\\', '')).toContain('**Goblin (2)** is now in The Bog');
    expect(await goblins()).toEqual(['Goblin', 'Goblin (2)']);

    // Another GM changes the goblin while the question is open, so *Replace it* must not replace anything.
    const goblin = await testTable.say('@mira /pack edit pack:the-bog entry:Goblin');
    await fill(testTable, 'mira', await tap(testTable, 'mira', goblin, 'Name and text'), { brief: 'Sly.' });
    const secondQuestion = await tap(testTable, 'gwen', question, 'Replace it');
    expect(replyText(secondQuestion)).toContain('Replacing it would change:');
    const keptReply = await tap(testTable, 'gwen', secondQuestion, 'Replace it');
    expect(replyText(keptReply)).toContain('**Goblin** has been replaced in The Bog');
    expect(packIn(await exportedText(testTable, 'the-bog')).creatures[0]).toMatchObject({
      brief: 'Sly.',
      sheet: { STR: 15 },
    });

    const firstScene = await fill(testTable, 'gwen', await testTable.say('/pack keep what:scene'), {
      name: 'Den',
      say: 'Hush.',
    });
    expect(replyText(firstScene)).toContain('**Den** is now in The Bog');
    await testTable.say('/add creature:Wolf count:2 hidden:yes');
    const scene = await fill(testTable, 'gwen', await testTable.say('/pack keep what:scene'), {
      name: 'Den',
      say: 'A howl.',
    });
    expect(replyText(scene)).toContain('Opening text** Hush. → A howl.');
    expect(replyText(scene).replaceAll('\\', '')).toContain('Creatures** Goblin → Goblin, 2 × Wolf (hidden)');
    await tap(testTable, 'gwen', scene, 'Replace it');
    expect(packIn(await exportedText(testTable, 'the-bog')).scenes).toMatchObject([{ name: 'Den', say: 'A howl.' }]);
  });

  test('both keep their changes of different entries, and of different pages of one', async () => {
    const { testTable, hag, hers } = await formsOfBoth();
    await fill(testTable, 'mira', await tap(testTable, 'mira', hag, 'Scores (1'), { STR: '12' });
    const imp = await testTable.say('@mira /pack edit pack:the-bog entry:Imp');
    await fill(testTable, 'mira', await tap(testTable, 'mira', imp, 'Name and text'), { brief: 'Small.' });
    expect(replyText(await fill(testTable, 'gwen', hers, { brief: 'Young.' }))).toContain(
      '**Bog Hag** has been updated',
    );
    expect(packIn(await exportedText(testTable, 'the-bog')).creatures).toMatchObject([
      { name: 'Bog Hag', brief: 'Young.', sheet: { STR: 12 } },
      { name: 'Imp', brief: 'Small.' },
    ]);
  });
});

describe('Two GMs who begin at the same moment', () => {
  test('make two packs of one title, or put two things into one first pack', async () => {
    const testTable = new PostedTable();
    testTable.managers = ['gwen', 'mira'];
    const replies = await Promise.all([
      testTable.sayIn('bridge', '/pack new title:"The Bog" ruleset:tdgs'),
      testTable.sayIn('yard', '@mira /pack new title:"The Bog" ruleset:tdgs'),
    ]);
    for (const reply of replies) expect(replyText(reply)).toContain('The Bog is ready.');
    expect(replyText(await testTable.say('/pack list')).match(/The Bog/g)).toHaveLength(2);
    for (const id of ['the-bog', 'the-bog-2']) await testTable.say(`/pack remove pack:${id} sure:yes`);

    await testTable.say(
      '/character new name:Moss ruleset:tdgs from:Mira',
      '@mira /character new name:Fern ruleset:tdgs from:Mira',
    );
    const keptReplies = await Promise.all([
      testTable.sayIn('bridge', '/pack keep what:character'),
      testTable.sayIn('yard', '@mira /pack keep what:character'),
    ]);
    for (const reply of keptReplies) expect(replyText(reply)).toContain('is now in Our pack');
    const { characters } = packIn(await exportedText(testTable, 'our-pack'));
    expect(characters.map(({ name }) => name).toSorted()).toEqual(['Fern', 'Moss']);
  });
});

describe('Of a pack made from play', () => {
  test('a player sees and does nothing', async () => {
    const testTable = await table('tdgs');
    await testTable.say('/add creature:Wolf', '@ana /join character:Kira');
    const screen = await testTable.say('/pack new title:Secrets');
    const form = await tap(testTable, 'gwen', screen, 'Creature…');
    const reply = await fill(testTable, 'gwen', form, { name: 'Bog Hag', like: 'Goblin' });
    for (const line of [
      'new title:Mine',
      'keep what:creature',
      'keep what:scene',
      'keep what:map',
      'edit pack:secrets entry:"Bog Hag"',
    ])
      expect(replyText(await testTable.say(`@ana /pack ${line}`))).toContain('Only people who can manage this server');
    for (const [screenReply, label] of [
      [screen, 'Creature…'],
      [screen, 'Condition…'],
      [screen, 'Save as a scene…'],
      [reply, 'Scores (1'],
      [reply, 'Remove entry…'],
    ] as const)
      expect(replyText(await tap(testTable, 'ana', screenReply, label))).not.toMatch(/Hag|Secrets/);
    expect(await testTable.suggestions('ana', 'pack', 'entry', { subcommand: 'edit', pack: 'secrets' })).toEqual([]);
    expect(await testTable.suggestions('ana', 'pack', 'pack', { subcommand: 'keep' })).toEqual([]);
    const ownCharacterReply = await testTable.say('@ana /character new name:Mo from:Mira');
    expect(labels(ownCharacterReply)).not.toContain('Save for the server');
    expect(testTable.labels).not.toContain('Save as a scene…');
  });

  test('the GM puts a condition on someone, by the command and from the panel', async () => {
    const testTable = await table('tdgs');
    await testTable.say('/add creature:Wolf', '@ana /join character:Kira');
    const form = await tap(testTable, 'gwen', await testTable.say('/pack new title:Bog'), 'Condition…');
    const hexedReply = await fill(testTable, 'gwen', form, { '*name': 'Hexed', brief: 'A curse.' });
    await fill(testTable, 'gwen', await tap(testTable, 'gwen', hexedReply, 'Adds to STR'), { 'stats.STR': '-3' });
    expect(
      await testTable.suggestions('gwen', 'condition', 'condition', { subcommand: 'add', condition: 'hex' }),
    ).toEqual(['Hexed']);
    expect(
      await testTable.suggestions('ana', 'condition', 'condition', { subcommand: 'add', condition: 'hex' }),
    ).toEqual([]);
    await testTable.say('/condition add who:Kira condition:hexed');
    const panel = await testTable.press('gwen', 'GM');
    const wolf = await choose(testTable, 'gwen', panel, '', textHash('wolf'));
    await fill(testTable, 'gwen', await tap(testTable, 'gwen', wolf, 'Add condition'), { condition: 'Hexed' });
    await testTable.say('/pack remove pack:bog sure:yes');
    const { combatants } = (await testTable.state()).encounter;
    for (const { conditions } of combatants)
      expect(conditions).toMatchObject([
        { name: 'own: Hexed', form: { brief: 'A curse.', does: { stats: { STR: -3 } } } },
      ]);
  });
});

test('The book’s own pack is exported by “book” or its system’s id, and can be added as a pack of the server', async () => {
  const testTable = await table('sol');
  for (const input of ['book', 'sol']) {
    const [file] = (await testTable.say(`/pack export pack:${input}`)).files ?? [];
    expect(file?.name).toBe('sol.json');
    expect(packIn(fullText(file!)).creatures.length).toBeGreaterThan(20);
  }
  expect(replyText(await testTable.say('@ana /pack export pack:book'))).toContain('GMs of its encounters');
});
