import { afterAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../src/interaction/reply.ts';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { PostedTable } from '../posts/posted-table.ts';

const table = new PostedTable();
afterAll(() => table.close());

/** All texts and all buttons of a panel, in order. */
function readScreen({ components }: Reply) {
  const texts: string[] = [];
  const buttons: { label: string; id: string }[] = [];
  const walk = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    if ('content' in each) texts.push(String(each.content));
    if ('custom_id' in each && 'label' in each) buttons.push({ label: String(each.label), id: String(each.custom_id) });
    if ('components' in each && Array.isArray(each.components)) each.components.forEach(walk);
  };
  (components ?? []).forEach(walk);
  // Buttons that act in the fight. All others start or end a fight.
  const acts = buttons.filter(({ id }) => /^practice\|\w+\|\d+\|\d+$/.test(id));
  return { text: texts.join('\n'), labels: buttons.map(({ label }) => label), acts };
}

/** Plays to the end with the nth button each time, and returns every screen. */
async function playPractice(begin: string, choice: number) {
  const screens = [readScreen(await table.say(begin))];
  for (let acts = screens[0]!.acts; acts.length > 0; acts = screens.at(-1)!.acts)
    screens.push(readScreen(await table.pressId('ana', acts[Math.min(choice, acts.length - 1)]!.id)));
  return screens;
}

const STEPS = { tdgs: 4, dungeoneers: 4, mastery: 3, sol: 3 } as const;

describe.each(BUILT_IN_IDS)('/practice system:%s', (system) => {
  test.each([0, 1, 2])('goes through its steps by taps alone, with choice number %i each time', async (choice) => {
    const screens = await playPractice(`@ana /practice system:${system}`, choice);
    const steps = STEPS[system as keyof typeof STEPS];
    const titles = screens.map(({ text }) => text.split('\n')[0]);
    expect(titles.slice(0, -1)).toEqual(
      Array.from({ length: steps }, (_, index) => expect.stringContaining(`Practice, ${index + 1} of ${steps}: `)),
    );
    expect(titles.at(-1)).toBe('### Practice: well done');
    expect(screens.at(-1)!.labels).toEqual(['Make a character', 'Again', 'Other rules…', 'Stop']);
    // Every screen except the first says what the tap did and what it means.
    for (const { text } of screens.slice(1)) expect(text).toContain('\n> ');
    for (const { text } of screens) expect(text.replace(/\n-# .*/g, '')).not.toMatch(/undefined|NaN|\$\{/);
  });
});

test('the sentence has the numbers of the math above it', async () => {
  const texts = [];
  for (let choice = 0; choice < 8; choice++) {
    const [, hit] = await playPractice('@ana /practice system:tdgs', 0);
    const [, total] = /-# d20 \d+ \+ 5 = (\d+), a/.exec(hit!.text)!;
    expect(hit!.text).toMatch(new RegExp(`\n> Your die shows \\d+, plus 5: ${total}\\. You need \\d+,`));
    texts.push(total);
  }
  expect(new Set(texts).size).toBeGreaterThan(1);
});

test('the same button does the same when pressed again, and a forged one is refused', async () => {
  const [act] = readScreen(await table.say('@ana /practice system:sol')).acts;
  const once = readScreen(await table.pressId('ana', act!.id));
  expect(readScreen(await table.pressId('ana', act!.id))).toEqual(once);
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
  const screens = await playPractice('@ana /practice system:mastery', 0);
  expect(screens.at(-1)!.labels[0]).toBe('Join the fight');
  expect(JSON.stringify(table.messages)).toBe(before);
  expect(JSON.stringify(await table.say('/log show'))).not.toContain('Training Dummy');
});
