import { afterAll, expect, test } from 'vitest';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { ENGLISH, LANGUAGES, offerLanguages } from '../../src/text/languages.ts';
import { LONG, times } from './length.ts';
import { type ToldFault, tellScenes } from './told-faults.ts';
import { numbersOf, wordsOf } from './told-words.ts';

await loadSystems(undefined, 'cairn');
offerLanguages(LANGUAGES);
afterAll(() => {
  offerLanguages([]);
  unloadSystems();
});

/** The number of the first scene. The other scenes have the next numbers, so that a failing one can be played again. */
const FIRST_SCENE = 100;

test(
  'random scenes in each language have no English words, no raw keys, the same numbers as in English, no text that is too long, and tell no secret',
  async () => {
    const languages = LANGUAGES.filter((each) => each !== ENGLISH);
    const reports = await tellScenes(languages, { from: FIRST_SCENE, scenes: times(6, 10_000), requests: 5 });
    const found = [...reports].map(([language, { faults }]) => [language, lines([...faults.values()])]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(languages.map((each) => [each, ''])));
    expect(Math.min(...[...reports.values()].map(({ texts }) => texts))).toBeGreaterThan(300);
  },
  LONG ? 5 * 3_600_000 : 60_000,
);

function lines(faults: readonly (ToldFault & { readonly count: number })[]): string {
  return faults
    .slice(0, 30)
    .map(({ kind, key, count, example }) => `${kind} ×${count} ${key}\n  ${example}`)
    .join('\n');
}

test('numbers are read as each language writes them', () => {
  const german = numbersOf('Runde 1.1: 1,5 von 1.200 TP (−2), 25\u00a0%', 'de');
  expect(german).toEqual(numbersOf('Round 1.1: 1.5 of 1,200 HP (−2), 25%', ENGLISH));
  expect(german).not.toEqual(numbersOf('Round 1.1: 15 of 1,200 HP (−2), 25%', ENGLISH));
  expect(numbersOf('1.5 TP', 'de')).not.toEqual(numbersOf('1.5 HP', ENGLISH));
});

test('words are those outside commands, mentions and code', () => {
  expect(wordsOf('`/attack` hits <@ana> in [the log](https://example.org/a)')).toEqual(['hits', 'in', 'the', 'log']);
});
