import { afterAll, describe, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Answer } from '../loopback/interaction.ts';
import type { Message } from '../loopback/message.ts';
import type { ModalValues } from '../loopback/modal.ts';
import type { User } from '../loopback/user.ts';
import { labels, text } from './menus.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild, gm, ana, bo, reading, close } = await openTavern();

afterAll(close);

/** All the text on a card: its content, titles, descriptions and fields. */
function card(answer: Answer): string {
  const fields = answer.message?.embeds.flatMap((embed) => embed.fields ?? []) ?? [];
  return [text(answer), ...fields.map(({ name, value }) => `${name}: ${value}`)].join('\n');
}

/** The text of the file in an answer. */
function fileIn({ message }: Answer): string {
  return new TextDecoder().decode(message?.attachments[0]?.content);
}

/** Opens a page of a form with its button, fills it in and sends it. */
async function fill(user: User, message: Message, page: string, values: ModalValues): Promise<Answer> {
  const { modal } = await user.click(message, page);
  if (!modal) throw new Error(`No form behind ${page}`);
  return user.submit(modal, values);
}

async function fight(channel: Channel, ruleset: string): Promise<void> {
  await gm.slash(channel, '/encounter start', { ruleset });
}

const SYSTEMS = [
  {
    ruleset: 'tdgs',
    from: 'Kira',
    page: 'Scores (1 of 2)',
    values: { STR: '20', DEX: '13' },
    shows: 'STR 20, DEX 13, CON 16',
    lists: [['Weapons and gear', { Weapons: ['Longsword', 'Shortbow'], Armor: ['Chain Mail'] }]],
    listed: /Shortbow[\s\S]*Chain Mail/,
    hurt: { by: -13, resource: 'hp' },
  },
  {
    ruleset: 'dungeoneers',
    from: 'Freya',
    page: 'Scores (1 of 2)',
    values: { Power: '4' },
    shows: 'power 4, prowess 2',
    lists: [
      ['Details (1 of 2)', { Size: ['Large'] }],
      ['Weapons and gear', { Gear: ['Plate', 'Boots'] }],
      ['Spells and abilities', { Spells: ['Mend'] }],
    ],
    listed: /Large[\s\S]*Mace[\s\S]*Plate[\s\S]*Mend/,
    hurt: { by: 1, resource: 'wounds' },
  },
  {
    ruleset: 'mastery',
    from: 'Bryn',
    page: 'Scores',
    values: { Offense: ['Master'] },
    shows: 'Offense: Master',
    lists: [['Specials', { Specials: 'Fire Magic, Expert\nswimming, novice' }]],
    listed: /swimming: Novice/,
    hurt: { by: -2, resource: 'stamina' },
  },
  {
    ruleset: 'sol',
    from: 'Medic',
    page: 'Scores (1 of 2)',
    values: { 'Attributes: BOD': '5' },
    shows: 'BOD 5, AGI 3',
    lists: [['Weapons and gear', { Armor: ['Vest'], Medkit: '' }]],
    listed: /Vest/,
    hurt: { by: 1, resource: 'wounds' },
  },
] as const;

describe.each(SYSTEMS)('A character of $ruleset', ({ ruleset, from, page, values, shows, lists, listed, hurt }) => {
  test('is created, edited by forms, shown, exported, imported under another name, and in two channels has wounds of its own', async () => {
    const [yard, hall] = [guild.channel(`${ruleset}-yard`), guild.channel(`${ruleset}-hall`)];
    const name = `Ada of ${ruleset}`;
    const answer = await ana.slash(yard, '/character new', { name, ruleset, from });
    expect(answer.message?.ephemeral).toBe(true);
    expect(text(answer)).toContain(`is ready, based on ${from}`);

    const editedAnswer = await fill(ana, answer.message!, page, values);
    expect(editedAnswer.message).toBe(answer.message);
    expect(card(editedAnswer)).toContain('has been updated');
    expect(card(editedAnswer)).toContain(shows);
    let lastText = '';
    for (const [second, more] of lists) lastText = card(await fill(ana, answer.message!, second, more));
    expect(lastText).toMatch(listed);

    const shownAnswer = await ana.slash(yard, '/character show', { character: name, public: true });
    expect(shownAnswer.message?.ephemeral).toBe(false);
    expect(card(shownAnswer)).toContain(shows);

    const file = fileIn(await ana.slash(yard, '/character export', { character: name }));
    expect(JSON.parse(file)).toMatchObject({ format: 'fray-character', version: 1, system: ruleset, name });
    const importedAnswer = await ana.slash(yard, '/character import', {
      file: { name: 'ada.json', content: file },
      name: `Twin of ${ruleset}`,
    });
    expect(importedAnswer.message?.ephemeral).toBe(true);
    expect(card(importedAnswer)).toContain(shows);
    const twinFile = fileIn(await ana.slash(yard, '/character export', { character: `Twin of ${ruleset}` }));
    expect(JSON.parse(twinFile)).toEqual({ ...JSON.parse(file), name: `Twin of ${ruleset}` });

    for (const channel of [yard, hall]) {
      await fight(channel, ruleset);
      await ana.slash(channel, '/join', { character: name });
    }
    const blow = await gm.slash(yard, '/adjust', { who: name, ...hurt, why: 'a stair' });
    expect(text(blow)).toContain('Ada');
    const [yardStatus, hallStatus] = [
      await gm.slash(yard, '/encounter status'),
      await gm.slash(hall, '/encounter status'),
    ];
    expect(gauge(text(yardStatus))).not.toBe(gauge(text(hallStatus)));

    // The next encounter in the yard starts with the wounds from the yard's last one. Wounds in the hall are separate.
    await gm.slash(yard, '/encounter end');
    await fight(yard, ruleset);
    await ana.slash(yard, '/join', { character: name });
    expect(text(await gm.slash(yard, '/encounter status'))).toContain(gauge(text(yardStatus)));
    expect(text(await gm.slash(hall, '/encounter status'))).toContain(gauge(text(hallStatus)));
    await ana.slash(yard, '/character delete', { character: name, sure: true });
    expect(text(await gm.slash(hall, '/encounter status'))).toContain(name);
  });
});

/** The first resource in a text: "67/80 HP". */
function gauge(text: string): string {
  const [match] = /\d+\/\d+ \p{L}+/u.exec(text) ?? [];
  if (match === undefined) throw new Error(`No gauge in ${text}`);
  return match;
}

describe('A form that doesn’t fit', () => {
  test('says what is wrong, changes nothing, and opens again with what was written', async () => {
    const channel = guild.channel('forms');
    const answer = await ana.slash(channel, '/character new', { name: 'Forma', ruleset: 'tdgs' });
    const refusedAnswer = await fill(ana, answer.message!, 'Scores (1 of 2)', { STR: 'abc', DEX: '101', CON: '15' });
    expect(text(refusedAnswer)).toContain('STR: a whole number from 0 to 100');
    expect(text(refusedAnswer)).toContain('DEX: a whole number from 0 to 100');
    expect(card(refusedAnswer)).toContain('CON 16');

    const { modal } = await ana.click(answer.message!, 'Open the form again');
    const inForm = JSON.stringify(modal?.components);
    expect(inForm).toContain('"abc"');
    expect(inForm).toContain('"101"');
    const fixedAnswer = await ana.submit(modal!, { STR: '17', DEX: '10' });
    expect(card(fixedAnswer)).toContain('STR 17, DEX 10, CON 17');
    expect(labels(fixedAnswer.message)).not.toContain('Open the form again');
  });

  test('a form opened before another change does not undo it, and loses nothing', async () => {
    const channel = guild.channel('forms');
    const answer = await ana.slash(channel, '/character new', { name: 'Meanwhile', ruleset: 'tdgs' });
    const { modal } = await ana.click(answer.message!, 'Details');
    await ana.slash(channel, '/character edit', { character: 'Meanwhile', field: 'weapons', value: 'Spear' });
    const lateAnswer = await ana.submit(modal!, { Level: '9' });
    expect(text(lateAnswer)).toContain('has changed since you opened that form');
    expect(card(lateAnswer)).toContain('Spear');
    const secondAnswer = await ana.click(answer.message!, 'Open the form again');
    expect(JSON.stringify(secondAnswer.modal?.components)).toContain('"9"');
  });
});

describe('One field at a time', () => {
  test('changes by value or by names of a list, with suggestions; what doesn’t fit says what would', async () => {
    const channel = guild.channel('fields');
    await ana.slash(channel, '/character new', { name: 'Fieldina', ruleset: 'dungeoneers', from: 'Freya' });
    const edit = (field: string, value?: string) =>
      ana.slash(channel, '/character edit', { character: 'Fieldina', field, value });
    expect(card(await edit('power', '7'))).toContain('power 7');
    expect(card(await edit('weapons', 'dagger, Long Bow'))).toMatch(/Weapons: Dagger .*Long Bow/);
    expect(card(await edit('resistances', 'heat, 2'))).toContain('Resists: heat 2');
    expect(card(await edit('resistances', 'none'))).not.toContain('Resists');
    expect(card(await edit('name', 'Fieldine'))).toContain('Fieldine · Dungeoneers');
    await ana.slash(channel, '/character edit', { character: 'Fieldine', field: 'name', value: 'Fieldina' });
    expect(text(await edit('power', '99'))).toContain('Power: a whole number from 1 to 10');
    expect(text(await edit('weapons', 'Daggr'))).toContain('Weapons › 1: one of these\\: Dagger');
    expect(text(await edit('powr', '9'))).toContain('Did you mean **power**?');
    expect(text(await edit('power'))).toContain('Power is 7. You can set it to a whole number from 1 to 10');
    expect(text(await edit('__proto__', '1'))).toContain('There’s no field called “');

    const typing = async (options: Record<string, string>) =>
      (await ana.autocomplete(channel, 'character edit', { character: 'Fieldina', ...options })).choices ?? [];
    expect((await typing({ field: 'pow' })).map(({ name }) => name)).toEqual(['Power: 7']);
    expect((await typing({ field: 'size', value: 'l' })).map(({ value }) => value)).toEqual(['Large', 'Small']);
    expect((await typing({ field: 'weapons', value: 'Dagger, mac' })).map(({ value }) => value)).toEqual([
      'dagger, Mace',
    ]);
  });
});

describe('The list', () => {
  test('of 30 is paged; one is deleted only after asking; others see none of it', async () => {
    const channel = guild.channel('list');
    for (let number = 1; number <= 30; number++)
      await bo.slash(channel, '/character new', {
        name: `Hero ${String(number).padStart(2, '0')}`,
        ruleset: 'mastery',
      });
    expect(text(await bo.slash(channel, '/character show', { character: 'Ada' }))).toContain(
      'no character called “Ada”',
    );
    const list = await bo.slash(channel, '/character list');
    expect(list.message?.ephemeral).toBe(true);
    expect(text(list)).toContain('Your characters here: 30 · page 1 of 2');
    expect(labels(list.message)).toEqual(['More']);
    const second = await bo.click(list.message!, 'More');
    expect(second.message).toBe(list.message);
    expect(labels(second.message)).toEqual(['Back']);
    expect(text(second)).toContain('Hero 29');
    expect(text(await gm.slash(channel, '/character list'))).toContain('You have no character here yet');

    const suggestions = await bo.autocomplete(channel, 'character show', { character: 'hero 2' });
    expect(suggestions.choices?.length).toBe(10);
    const answer = await bo.slash(channel, '/character delete', { character: 'Hero 07' });
    expect(labels(answer.message)).toEqual(['Delete', 'Keep']);
    expect(text(await bo.slash(channel, '/character show', { character: 'Hero 07' }))).toContain('Hero 07');
    const deletion = await bo.click(answer.message!, 'Delete');
    expect(text(deletion)).toContain('has been deleted');
    expect(labels(deletion.message)).toEqual([]);
    expect(text(await bo.slash(channel, '/character show', { character: 'Hero 07' }))).toContain(
      'no character called “Hero 07”',
    );
  });

  test('a name is taken once, and at most 50 fit', async () => {
    const channel = guild.channel('list');
    const duplicate = await bo.slash(channel, '/character new', { name: 'HERO 08', ruleset: 'mastery' });
    expect(text(duplicate)).toContain('You already have a character called Hero 08.');
    expect(text(duplicate)).toContain('with `replace:True`.');
    const firstReply = await bo.slash(channel, '/character new', { name: 'Twice delivered', ruleset: 'mastery' });
    await loopback.redeliver(firstReply.interaction, { within: 200 });
    for (let number = 31; number <= 50; number++)
      await bo.slash(channel, '/character new', { name: `Hero ${number}`, ruleset: 'mastery' });
    expect(text(await bo.slash(channel, '/character list'))).toContain('here: 50');
    const tooMany = await bo.slash(channel, '/character new', { name: 'Hero 51', ruleset: 'mastery' });
    expect(text(tooMany)).toContain('That’s too many characters: the limit is 50.');
  });
});

describe('Files', () => {
  test.each([
    ['of a wrong type', { name: 'ada.png', content: 'x', contentType: 'image/png' }, 'not a text file'],
    ['too big', { name: 'ada.json', content: ' '.repeat(256 * 1024 + 1) }, 'too big'],
    ['that aren’t JSON', { name: 'ada.json', content: '{"format":' }, 'not valid JSON'],
    ['that aren’t UTF-8', { name: 'ada.json', content: new Uint8Array([0xff, 0xfe, 0x00]) }, 'as text (UTF-8)'],
    ['of another program', { name: 'ada.json', content: '[1, 2]' }, 'not a character file'],
    ['with wrong fields', wrongSheet(), 'weapons › 2 › hit: a whole number from −20 to 20'],
  ])('%s are refused, and nothing is kept', async (_, file, words) => {
    const channel = guild.channel('files');
    const answer = await gm.slash(channel, '/character import', { file });
    expect(answer.message?.ephemeral).toBe(true);
    expect(text(answer)).toContain(words);
    expect(text(await gm.slash(channel, '/character list'))).toContain('You have no character here yet');
  });

  test('a creature by file is told to all, a refusal only to the GM; a player’s own character comes by name', async () => {
    const channel = guild.channel('creatures');
    await fight(channel, 'tdgs');
    await ana.slash(channel, '/character new', { name: 'Ogre Lord', ruleset: 'tdgs', from: 'Soldier' });
    const content = fileIn(await ana.slash(channel, '/character export', { character: 'Ogre Lord' }));
    const answer = await gm.slash(channel, '/add', { file: { name: 'ogre.json', content }, count: 2 });
    expect(await reading.of(answer)).toContain('**Ogre Lord × 2**');
    const secondAnswer = await loopback.redeliver(answer.interaction, { within: 500 });
    expect(secondAnswer.refusals.map(({ code }) => code)).toEqual([40060]);
    expect(text(await gm.slash(channel, '/encounter status'))).not.toContain('Ogre Lord 3');
    expect(await reading.of(await gm.slash(channel, '/add', {}))).toContain('You’re adding one');
    const sol = { ...JSON.parse(content), system: 'sol' };
    const ogreReply = await gm.slash(channel, '/add', { file: { name: 'ogre.json', content: JSON.stringify(sol) } });
    expect(text(ogreReply)).toContain('Fix this first');
    const freya = await ana.slash(channel, '/character new', { name: 'Frey', ruleset: 'dungeoneers' });
    expect(text(freya)).toContain('Frey');
    const exportedFile = fileIn(await ana.slash(channel, '/character export', { character: 'Frey' }));
    const refusedAnswer = await gm.slash(channel, '/add', { file: { name: 'frey.json', content: exportedFile } });
    expect(refusedAnswer.message?.ephemeral).toBe(true);
    expect(text(refusedAnswer)).toContain('Frey is made for Dungeoneers, and this fight uses TDGS.');
    expect(refusedAnswer.followUps).toEqual([]);
    const stranger = await bo.slash(channel, '/add', { file: { name: 'ogre.json', content } });
    expect(text(stranger)).toContain('Only the GM');
    await gm.slash(channel, '/character import', { file: { name: 'ogre.json', content }, name: 'House Ogre' });
    expect(await reading.of(gm.slash(channel, '/add', { creature: 'house ogre' }))).toContain('House Ogre');
  });

  test('a character’s file replaces the character only if asked to, and it stays the same character', async () => {
    const channel = guild.channel('replace');
    const replacement = { character: 'Replaced' };
    await ana.slash(channel, '/character new', { name: 'Replaced', ruleset: 'tdgs' });
    const file = { name: 'r.json', content: fileIn(await ana.slash(channel, '/character export', replacement)) };
    await ana.slash(channel, '/character edit', { ...replacement, field: 'STR', value: '3' });
    expect(text(await ana.slash(channel, '/character import', { file }))).toContain(
      'You already have a character called Replaced.',
    );
    expect(card(await ana.slash(channel, '/character show', replacement))).toContain('STR 3,');
    await fight(channel, 'tdgs');
    await ana.slash(channel, '/join', replacement);
    expect(card(await ana.slash(channel, '/character import', { file, replace: true }))).toContain('STR 16,');
    expect(text(await ana.slash(channel, '/join', replacement))).toContain('is already in this fight');
  });
});

/** A file with a sheet that has a wrong field in a list. */
function wrongSheet() {
  const sheet = { STR: 1, DEX: 1, CON: 1, INT: 1, WIS: 1, CHA: 1, REF: 1, MOV: 1 };
  const weapons = [{ name: 'Stick' }, { name: 'Club', hit: 21 }];
  const wholeFile = { format: 'fray-character', version: 1, system: 'tdgs', name: 'Ada', sheet: { ...sheet, weapons } };
  return { name: 'ada.json', content: JSON.stringify(wholeFile) };
}
