import { expect, test } from 'vitest';
import { begin } from '../../src/rules/core/play.ts';
import { readerFor, readSentence } from '../prose/corpus.ts';
import { hostileTexts } from '../prose/hostile.ts';
import { SITUATIONS } from '../prose/situations.ts';

const TEXTS = 100_000;

test('100,000 random texts are read without a fault, and only as what the rules allow', () => {
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
        for (const { intent } of meant) expect(begin(rules, encounter, intent).ok, say).toBe(true);
      if (before !== undefined) expect(JSON.stringify(encounter), say).toBe(before);
    }
}, 1_800_000);
