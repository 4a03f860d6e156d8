import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { integer, list, object, text } from '../../src/rules/core/schema.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { addSmall } from '../systems/small.ts';

const sheet = object({
  hp: integer(1, 99),
  speed: integer(0, 99),
  aspects: list(text(60)),
  stunts: list(object({ name: text(30), does: text(60) })),
  skills: object({ fight: integer(0, 9), sneak: integer(0, 9) }),
  scars: list(text(60)),
});

const hero = {
  hp: 20,
  speed: 5,
  aspects: ['Heir; or so she says', 'Owes Blade, badly'],
  stunts: [{ name: 'Riposte', does: 'Strike back' }],
  skills: { fight: 3, sneak: 1 },
  scars: [],
};

beforeAll(() => {
  const creature = { name: 'Rat', kind: 'creature', source: 'chosen', sheet: hero } as const;
  const character = { name: 'Hero', kind: 'character', source: 'chosen', sheet: hero } as const;
  addSmall({ sheet, archetypes: [character, creature] });
});
afterAll(() => removeSystem('small'));

test('lists and nested fields of a plain sheet are shown, filled in one per line, and kept in files', async () => {
  const table = new PostedTable();
  await table.say('@ana /character new name:Kira ruleset:small from:Hero');
  const fields = async () => (await table.say('@ana /character show character:Kira')).embeds?.[0]?.fields;
  const shownFields = [
    { name: 'hp', value: '20' },
    { name: 'speed', value: '5' },
    { name: 'aspects', value: 'Heir; or so she says; Owes Blade, badly' },
    { name: 'stunts', value: 'Riposte, Strike back' },
    { name: 'skills', value: 'fight 3, sneak 1' },
  ];
  expect(await fields()).toEqual(shownFields);
  const screen = await table.say('@ana /character edit character:Kira');
  expect(screen.embeds?.[0]?.fields).toEqual(shownFields);

  const { form } = await table.press('ana', 'Details', screen);
  const inputs = form?.components.flatMap((each) => ('component' in each ? [each.component] : [])) ?? [];
  expect(inputs).toMatchObject([
    { custom_id: 'aspects', value: 'Heir; or so she says\nOwes Blade, badly', style: 2 },
    { custom_id: 'stunts', value: 'Riposte, Strike back', style: 2 },
    { custom_id: 'scars', required: false },
    { custom_id: '*name' },
  ]);
  const typedSheet = {
    aspects: 'Heir; or so she says',
    stunts: 'Riposte, Strike back\nFlee, Run, and fast',
    scars: '',
  };
  await table.submit('ana', form?.custom_id ?? '', { ...typedSheet, '*name': 'Kira' });
  expect(await fields()).toEqual([
    ...shownFields.slice(0, 2),
    { name: 'aspects', value: 'Heir; or so she says' },
    { name: 'stunts', value: 'Riposte, Strike back; Flee, Run, and fast' },
    ...shownFields.slice(4),
  ]);
  await table.say('@ana /character edit character:Kira field:aspects value:"Bold; Hungry"');
  expect((await fields())?.[2]).toEqual({ name: 'aspects', value: 'Bold; Hungry' });

  const [file] = (await table.say('@ana /character export character:Kira')).files ?? [];
  const writtenFile = file ? fullText(file) : '';
  expect(JSON.parse(writtenFile).sheet).toMatchObject({ aspects: ['Bold', 'Hungry'], scars: [], skills: hero.skills });
  await table.upload('ben', '/character import', writtenFile);
  expect((await table.say('@ben /character show character:Kira')).embeds?.[0]?.fields).toEqual(await fields());
});
