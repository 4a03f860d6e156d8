// A pack that a GM makes with taps and forms in one server, and uses in another.
import { expect } from 'vitest';
import { readSettings } from '../../src/interaction/settings.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { readPack } from '../../src/packs/read.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { packProblemText } from '../../src/text/packs.ts';
import type { Attachment } from '../loopback/attachment.ts';
import { textOf } from '../loopback/message-text.ts';
import type { ModalValues } from '../loopback/modal.ts';
import { Phone } from '../loopback/phone.ts';
import type { Reading } from './reading.ts';
import type { Tavern } from './tavern.ts';

/** What a GM types and chooses in one system. */
export interface SystemInput {
  readonly system: string;
  /** The menu entry that adds a weapon. `weapon` has the values that its form needs besides the name. */
  readonly list: string;
  readonly weapon: ModalValues;
  /**
   * The page on which a creature gets the weapon. `pageValues` has the values to fill in there. Two systems skip this
   * page to save time, because measuring the strength of a changed creature takes about a second.
   */
  readonly page?: string;
  readonly pageValues?: ModalValues;
  /** The page of the condition's form where its effect is entered. Undefined if that is the first page. */
  readonly effectPage?: string;
  readonly effect: ModalValues;
  /** What the condition does, as in the pack's file. */
  readonly form: object;
}

export const SYSTEM_INPUTS: readonly SystemInput[] = [
  {
    system: 'tdgs',
    list: 'Weapons',
    weapon: { 'Based on': ['Dagger'] },
    page: 'Weapons and gear',
    pageValues: { Weapons: ['Moon Sickle'] },
    effectPage: 'Adds to CHA…',
    effect: { 'Adds to REF': '-4' },
    form: { stats: { REF: -4 } },
  },
  {
    system: 'dungeoneers',
    list: 'Weapons',
    weapon: { 'Or type': 'Dagger' },
    effect: { 'Extra dodge dice': '-1' },
    form: { dodgeDice: -1 },
  },
  {
    system: 'sol',
    list: 'Weapons',
    weapon: { 'Based on': ['Knife'] },
    effect: { 'Lowest value': '1' },
    form: {},
  },
  {
    system: 'mastery',
    list: 'Specials',
    weapon: { Level: ['Adept'] },
    page: 'Specials',
    pageValues: { Specials: ['Moon Sickle'] },
    effect: { 'Penalty to every roll': '-2' },
    form: { tires: -2 },
  },
];

function packIn({ content }: Attachment): Pack {
  const result = readPack(Buffer.from(content).toString(), readSettings);
  if ('problems' in result) throw new Error(result.problems.map(packProblemText).join('\n'));
  return result.pack;
}

/** Does something and returns the file that the user gets. */
async function fileBy(phone: Phone, act: () => Promise<unknown>): Promise<Attachment> {
  const files = () =>
    phone.messages.flatMap(({ attachments }) => attachments.filter(({ filename }) => filename.endsWith('.json')));
  const before = files();
  await act();
  const find = () => files().find((each) => !before.includes(each));
  await phone.until(() => find() !== undefined, 'a file');
  const file = find();
  if (!file) throw new Error('No file');
  return file;
}

async function recordOf(phone: Phone): Promise<{ readonly text: string; readonly record: EncounterRecord }> {
  const { content } = await fileBy(phone, () => phone.type('/log export', { as: 'json' }));
  const text = Buffer.from(content).toString();
  return { text, record: JSON.parse(text) };
}

/** All messages that a user can see, as text. */
const screenText = (phone: Phone) => phone.messages.map(textOf).join('\n');

/** Makes a weapon, a condition and three creatures, one of which may carry the weapon. */
async function makeEntries(
  gm: Phone,
  { list, weapon, page, pageValues, effectPage, effect }: SystemInput,
): Promise<void> {
  await gm.type('/pack new', { title: 'The Bog' });
  await gm.choose('Add a sheet entry…', list);
  await gm.fill({ Name: 'Moon Sickle', ...weapon });
  await gm.reads('**Moon Sickle** is now in The Bog, revision 2.');
  await gm.tap('The Bog');
  await gm.tap('Condition…');
  await gm.fill({ Name: 'Hexed', What: 'A curse.', ...(effectPage === undefined && effect) });
  if (effectPage !== undefined) {
    await gm.tap(effectPage);
    await gm.fill(effect);
  }
  await gm.tap('The Bog');
  for (const name of ['Bog Hag', 'Marsh Imp', 'Toad']) {
    await gm.tap('Creature…');
    const startField = gm.form?.fields.find(({ label }) => label.startsWith('Based on'));
    if (!startField || !('options' in startField.component)) throw new Error('Nothing to start from');
    const { label } = startField.component.options[name === 'Marsh Imp' ? 1 : 0] ?? {};
    await gm.fill({ Name: name, What: 'Old, and hungry.', [startField.label]: [label ?? ''] });
    if (name === 'Bog Hag' && page !== undefined) {
      await gm.tap(page);
      await gm.fill(pageValues);
      await gm.reads('**Bog Hag** has been updated in The Bog');
    }
    await gm.tap('The Bog');
  }
  await gm.reads('**Creatures:** Bog Hag, Marsh Imp, Toad\n**Conditions:** Hexed\n**Sheet entries:** Moon Sickle');
  await gm.tap('Close');
}

/**
 * The GM adds the creatures, begins combat, adds the condition and ends the creatures' turns. Then the player attacks.
 */
async function playFight(gm: Phone, player: Phone, character: string, reading: Reading): Promise<void> {
  await player.tap('Join');
  await player.choose('Premade', character);
  await gm.tap('GM');
  await gm.tap('Add…');
  await gm.fill({ 'Part of': 'Bog Hag' });
  await gm.tap('Add…');
  await gm.fill({ 'Part of': 'Marsh Imp', 'How many': '2' });
  await gm.tap('Add…');
  await gm.fill({ 'Part of': 'Toad', Options: ['Hidden until you reveal them'] });
  await gm.tap('Start combat');
  await gm.choose('Choose a combatant', 'Marsh Imp 2');
  await gm.tap('Add condition…');
  await gm.fill({ Condition: 'Hexed' });
  await gm.reads('**Hexed on Marsh Imp 2 (The Bog');
  const attack = () => player.labels.find((label) => ATTACK_LABEL.test(label));
  for (let turn = 0; turn < 8; turn++) {
    await reading.untilTurnsShown(gm.channel);
    if (attack() !== undefined) break;
    await gm.tap(gm.labels.findLast((label) => END_LABEL.test(label)) ?? 'End turn');
  }
  await player.tap(attack() ?? 'Attack');
}

/**
 * Matches the attack buttons under a turn's message, except those against Imp 2. Imp 2 has the condition and must
 * survive, because the dead have no conditions.
 */
const ATTACK_LABEL = /^(?!.*Imp 2).*attack/i;
const END_LABEL = /^End .*turns?$/;

/**
 * A GM makes creatures, a condition and a weapon with taps and forms, uses them in a fight, saves the fight as a scene
 * in a pack, and exports the pack. Another server adds the pack and opens the scene. `restart` is called during the
 * fight. Resolves with the fight's record as a file.
 */
export async function makeAndShare(tavern: Tavern, input: SystemInput, restart?: () => Promise<void>): Promise<string> {
  const { system } = input;
  const { loopback, guild, ana, reading } = tavern;
  const channel = guild.channel(`bog-${system}`);
  const gm = new Phone(loopback, guild.join({ name: `Mira ${system}`, permissions: ['ManageGuild'] }), channel);
  const player = new Phone(loopback, ana, channel);
  const character = rulesNamed(system)?.archetypes.find(({ kind }) => kind === 'character')?.name ?? '';
  await gm.type('/encounter start', { ruleset: system, name: 'The hag’s door' });
  await makeEntries(gm, input);
  await playFight(gm, player, character, reading);
  await restart?.();
  await reading.untilTurnsShown(channel);
  await gm.tap('GM');
  const panel = textOf(await gm.reads('### The hag’s door'));
  for (const expected of ['**Toad**', 'Hidden', '**Bog Hag**', 'Hexed', '**Marsh Imp 1**', '**Marsh Imp 2**'])
    expect(panel).toContain(expected);
  await gm.tap('More GM tools…');
  await gm.tap('Save as a scene…');
  await gm.fill({ Opening: 'The door is open.', Note: 'She knows their names.' });
  await gm.tap('Open the pack');
  const file = await fileBy(gm, () => gm.tap('Export'));
  const pack = packIn(file);
  expect(pack).toMatchObject({
    creatures: [
      { name: 'Bog Hag', brief: 'Old, and hungry.', sheet: expect.anything() },
      { name: 'Marsh Imp' },
      { name: 'Toad' },
    ],
    conditions: [{ name: 'Hexed', brief: 'A curse.', form: input.form }],
    scenes: [{ name: 'The hag’s door', say: 'The door is open.', note: 'She knows their names.' }],
  });
  if (input.page !== undefined) expect(JSON.stringify(pack.creatures[0]?.sheet)).toContain('Moon Sickle');
  expect(Object.values(pack.stock).flat()).toMatchObject([{ name: 'Moon Sickle' }]);

  await gm.tap('GM');
  await gm.tap('More GM tools…');
  await gm.tap('End encounter…');
  await gm.tap('End encounter');
  expect(screenText(player)).not.toMatch(/Toad|knows their names/);
  const { text, record } = await recordOf(gm);
  expect(record.format).toBe('fray encounter 3');
  const read = readExportedRecord(text);
  expect(read.ok && verifyRecord(read.value).wrong).toEqual([]);

  const harbor = loopback.guild({ name: 'The harbor' });
  const harborChannel = harbor.channel('bog');
  const olga = new Phone(loopback, harbor.join({ name: 'Olga', permissions: ['ManageGuild'] }), harborChannel);
  const { filename: name, content, contentType } = file;
  await olga.type('/pack add', { file: { name, content, contentType } });
  await olga.reads('3 creatures, 1 condition');
  await olga.tap('Use it');
  await olga.tap('Open “The hag');
  expect(olga.taps).toBeLessThanOrEqual(4);
  await olga.reads('**Your note:** She knows their names.');
  await olga.reads('The door is open.');
  await olga.reads('**Bog Hag** · **Marsh Imp × 2**');

  await olga.tap('GM');
  await olga.tap('Undo: ');
  await olga.reads('No one has joined yet.');
  await olga.tap('Scenes…');
  await olga.tap('Open it');
  await olga.reads('**Bog Hag** · **Marsh Imp × 2**');
  const otherRecord = await recordOf(olga);
  expect(otherRecord.record.format).toBe('fray encounter 2');
  return text;
}
