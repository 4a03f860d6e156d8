import { expect, test } from 'vitest';
import { prepareIntent } from '../../src/rules/core/play.ts';
import { fill } from '../commands/private-message.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { readerFor, readSentence } from '../prose/corpus.ts';
import { hostileTexts } from '../prose/hostile.ts';
import { SITUATIONS } from '../prose/situations.ts';
import { replyOver } from '../second-language/limits.ts';
import { times } from './length.ts';

const TEXTS = times(1000, 100_000);

test(`${TEXTS} random texts are read without a fault, and only as what the rules allow`, () => {
  const fights = Object.entries(SITUATIONS).flatMap(([system, all]) =>
    Object.keys(all).map((name) => ({ system, name })),
  );
  const seeds = Math.ceil(TEXTS / 1000);
  for (let seed = 1; seed <= seeds; seed++)
    for (const [index, say] of hostileTexts(1000, seed).entries()) {
      const { system, name } = fights[(seed + index) % fights.length]!;
      const { rules, encounter } = readerFor(system, name);
      const before = index % 50 === 0 ? JSON.stringify(encounter) : undefined;
      const reading = readSentence(system, { say, in: name });
      for (const { meant } of reading)
        for (const { intent } of meant) expect(prepareIntent(rules, encounter, intent).ok, say).toBe(true);
      if (before !== undefined) expect(JSON.stringify(encounter), say).toBe(before);
    }
}, 1_800_000);

test('no text does anything by itself, whatever it contains', async () => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:3',
    '/initiative',
  );
  for (let turns = 0; turns < 8 && !table.labels.includes('Defend'); turns++) await table.say('/turn skip');
  const stateOf = async () => {
    const { pending, ...state } = await table.state();
    return JSON.stringify({ ...state, messages: table.messages });
  };
  const before = await stateOf();
  for (const text of hostileTexts(times(40, 10_000), 5)) {
    const form = await table.press('ana', 'Do…');
    const reply = await fill(table, 'ana', form, { text: text.slice(0, 2000) });
    expect(reply.whisper, text).toBe(true);
    expect(replyOver(reply), text).toEqual([]);
  }
  expect(await stateOf()).toBe(before);
  await table.close();
}, 1_800_000);
