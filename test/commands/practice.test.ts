import { afterAll, expect, test } from 'vitest';
import { makeCharacterForm } from '../../commands/character/ids.ts';
import { heroDoes } from '../../src/rules/core/practice.ts';
import { removeSystem, rulesNamed } from '../../src/rules/systems.ts';
import { removeBook } from '../../src/text/books.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { playPractice, readScreen, refusedInPractice } from '../systems/contract/taps.ts';
import { addSmall } from '../systems/small.ts';

const table = new PostedTable();
afterAll(() => table.close());

test('the sentence has the numbers of the math above it', async () => {
  const texts = [];
  for (let choice = 0; choice < 8; choice++) {
    const [, hit] = await playPractice(table, '@ana /practice system:tdgs', 0);
    const [, total] = /-# d20 \d+ \+ 5 = (\d+), a/.exec(hit!.text)!;
    expect(hit!.text).toMatch(new RegExp(`\n> You rolled \\d+ \\+ 5 = ${total}\\. You need \\d+,`));
    texts.push(total);
  }
  expect(new Set(texts).size).toBeGreaterThan(1);
});

test('the same button does the same when pressed again, and a forged one is refused', async () => {
  const [act] = readScreen(await table.say('@ana /practice system:sol')).acts;
  const firstScreen = readScreen(await table.pressId('ana', act!.id));
  expect(readScreen(await table.pressId('ana', act!.id))).toEqual(firstScreen);
  for (const taps of ['9', '00000', 'x', '0'.repeat(20)])
    expect(await table.pressId('ana', act!.id.replace(/\d+$/, taps))).toMatchObject({
      whisper: true,
      content: expect.stringContaining('out of date'),
    });
});

test('without a system it asks for one; a fight of the channel goes on as it was, and is offered at the end', async () => {
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative');
  const before = JSON.stringify(table.messages);
  const choice = readScreen(await table.say('@ana /practice'));
  expect(choice.labels).toEqual(['Dungeoneers', 'Mastery', 'Project Sol', 'TDGS', 'Stop']);
  const screens = await playPractice(table, '@ana /practice system:mastery', 0);
  expect(screens.at(-1)!.labels[0]).toBe('Join the fight');
  expect(JSON.stringify(table.messages)).toBe(before);
  expect(JSON.stringify(await table.say('/log show'))).not.toContain('Training Dummy');
});

test('the contract names what the rules refuse on a practice button', () => {
  const rules = rulesNamed('tdgs')!;
  expect(refusedInPractice(rules)).toEqual([]);
  const [lesson, ...others] = rules.practice!.lessons;
  const lessons = [{ ...lesson!, acts: [heroDoes('attack', { targets: ['no one'] })] }, ...others];
  expect(refusedInPractice({ ...rules, practice: { ...rules.practice!, lessons } })[0]).toMatch(
    /practice, step 1: `attack` is refused: .+/,
  );
});

test('the form for a new character begins with the book just practiced, and says if it leaves premade ones out', () => {
  const archetypes = Array.from({ length: 20 }, (_, index) => ({
    ...({ name: `Hero ${index}`, kind: 'character', source: 'chosen' } as const),
    sheet: { hp: 20, speed: 5 },
  }));
  addSmall({ archetypes });
  try {
    const asText = (system: string) => JSON.stringify(makeCharacterForm({ encounter: undefined }, system));
    expect(asText('small')).toMatch(/"options":\[\{"label":"Hero 0/);
    expect(asText('small')).toMatch(/The first 25 of \d\d\. \/character new has them all\./);
    expect(asText('tdgs')).toMatch(/"options":\[\{"label":"Kira · TDGS"/);
  } finally {
    removeSystem('small');
    removeBook('small');
  }
});
