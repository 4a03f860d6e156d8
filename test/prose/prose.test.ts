import { describe, expect, test } from 'vitest';
import { begin } from '../../src/rules/core/play.ts';
import { corpusOf, isMeant, readerFor, readSentence, scoreOf, shown } from './corpus.ts';
import { hostileTexts } from './hostile.ts';
import { SITUATIONS } from './situations.ts';

/**
 * The least shares of sentences whose action is offered first, and among the first three. The goals are 0.8 and 0.95: raise
 * these whenever the reader gets better. The sentences that are held back are only counted, so that no one learns from them.
 */
const FLOORS = {
  'to work with': { first: 0.59, topThree: 0.67 },
  'held back': { first: 0.43, topThree: 0.48 },
} as const;
/** The least share of posts without an action that stay posts. The goal is 0.9. */
const MIN_QUIET = 0.82;

describe.each(Object.keys(SITUATIONS))('in %s', (system) => {
  const { work, held, talk } = corpusOf(system);

  test.each([['to work with', work] as const, ...(held.length > 0 ? [['held back', held] as const] : [])])(
    'no fewer actions are found in the sentences %s than before',
    (part, sentences) => {
      const { first, topThree, of, wrong } = scoreOf(system, sentences);
      const lines = wrong.map(({ sentence, got }) => `${sentence.say} → ${got}`);
      const shownLines = part === 'held back' ? `${wrong.length} of ${of}` : lines.join('\n');
      expect(first / of, shownLines).toBeGreaterThanOrEqual(FLOORS[part].first);
      expect(topThree / of, shownLines).toBeGreaterThanOrEqual(FLOORS[part].topThree);
    },
  );

  test('dialogue alone stays a post', () => {
    const quiet = talk.filter((each) => readSentence(system, each).length === 0);
    expect(quiet.length / talk.length).toBeGreaterThanOrEqual(MIN_QUIET);
  });

  test('any text is read without a fault, always the same way, and only as what the rules allow', () => {
    const names = Object.keys(SITUATIONS[system] ?? {});
    for (const [index, text] of hostileTexts(40, 1).entries()) {
      const situation = names[index % names.length] ?? '';
      const reader = readerFor(system, situation);
      const reading = readSentence(system, { say: text, in: situation });
      expect(readSentence(system, { say: text, in: situation })).toEqual(reading);
      for (const { meant } of reading)
        for (const { intent } of meant)
          expect(isAllowed(reader, intent), `${text}: ${shown(reading, reader)}`).toBe(true);
    }
  });
});

test('two actions in a text are offered in order', () => {
  const reader = readerFor('tdgs', 'yard');
  const [first, second] = readSentence('tdgs', { say: 'I step back and keep my guard up', in: 'yard' });
  expect(isMeant(first?.meant[0], { do: 'step' }, reader)).toBe(true);
  expect(isMeant(second?.meant[0], { do: 'defend' }, reader)).toBe(true);
});

/** Whether the rules would carry out an action now. */
function isAllowed({ rules, encounter }: ReturnType<typeof readerFor>, intent: Parameters<typeof begin>[2]): boolean {
  return begin(rules, encounter, intent).ok;
}
