// Tests how often Fray finds the action in a sentence.

import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../src/text/languages.ts';
import { type Corpus, corpusOf, readSentence, scoreOf } from './corpus.ts';
import { SITUATIONS } from './situations.ts';

/**
 * The goals: the share of sentences whose action is offered first, the share whose action is among the first three, and
 * the share of dialogue in which Fray finds no action, so that the text stays an ordinary post.
 */
const GOALS = { first: 0.8, topThree: 0.95, quiet: 0.9 } as const;
/** Shares of sentences: those whose action is offered first, and those whose action is among the first three. */
interface Found {
  readonly first: number;
  readonly topThree: number;
}

/** The first `HARD_COUNT` sentences of each system's `held` include hard ones. All later sentences are ordinary. */
const HARD_COUNT = 200;

/**
 * For each system: the minimum shares of sentences that Fray must understand. Raise them whenever Fray understands
 * more. The authors of the sentences hadn't seen the words that Fray looks for. The test doesn't show mistakes in
 * `held` sentences, so that no one adapts Fray to these.
 */
const REACHED: Readonly<
  Record<
    string,
    {
      readonly work: Found;
      /** The first `HARD_COUNT` sentences of `held`. */
      readonly hard: Found;
      readonly held: Found;
      readonly quiet: number;
      readonly heldQuiet: number;
    }
  >
> = {
  tdgs: {
    work: { first: 0.94, topThree: 0.97 },
    hard: { first: 0.88, topThree: 0.96 },
    held: { first: 0.91, topThree: 0.96 },
    quiet: 0.98,
    heldQuiet: 0.95,
  },
  dungeoneers: {
    work: { first: 0.94, topThree: 0.98 },
    hard: { first: 0.85, topThree: 0.94 },
    held: { first: 0.91, topThree: 0.96 },
    quiet: 0.98,
    heldQuiet: 0.89,
  },
  mastery: {
    work: { first: 0.93, topThree: 0.96 },
    hard: { first: 0.88, topThree: 0.96 },
    held: { first: 0.92, topThree: 0.96 },
    quiet: 0.98,
    heldQuiet: 0.92,
  },
  sol: {
    work: { first: 0.97, topThree: 0.98 },
    hard: { first: 0.9, topThree: 0.97 },
    held: { first: 0.93, topThree: 0.98 },
    quiet: 0.98,
    heldQuiet: 0.9,
  },
};

describe.each(Object.keys(SITUATIONS))('in %s', (system) => {
  const { familiar, familiarTalk, work, held, talk, heldTalk } = corpusOf(system);
  const reached = REACHED[system]!;
  const isQuiet = (post: (typeof talk)[number]) => readSentence(system, post).length === 0;

  test.each([
    ['written with the words', familiar, GOALS, true],
    // One in twenty of these sentences is enough, and saves time.
    ['to work with', work.filter((_, index) => index % 20 === 0), reached.work, true],
    ['held back', held, reached.held, false],
    ['held back first, and hard', held.slice(0, HARD_COUNT), reached.hard, false],
  ] as const)('the actions of the sentences %s are found as often as expected', (_, sentences, least, mayShow) => {
    const { first, topThree, of, wrong } = scoreOf(system, sentences);
    const wrongLines = mayShow ? wrong.map(({ sentence, got }) => `${sentence.say} → ${got}`).join('\n') : undefined;
    expect(first / of, wrongLines).toBeGreaterThanOrEqual(least.first);
    expect(topThree / of, wrongLines).toBeGreaterThanOrEqual(least.topThree);
  });

  test('dialogue alone stays a post', () => {
    expect(familiarTalk.filter(isQuiet).length / familiarTalk.length).toBeGreaterThanOrEqual(GOALS.quiet);
    expect(talk.filter(isQuiet).length / talk.length).toBeGreaterThanOrEqual(reached.quiet);
    expect(heldTalk.filter(isQuiet).length / heldTalk.length).toBeGreaterThanOrEqual(reached.heldQuiet);
  });
});

/** Sentences by system, as `corpus/<language>.yaml` has them. */
type Sentences = Readonly<Record<string, Omit<Corpus, 'familiarTalk'>>>;

/**
 * Shares of sentences: those whose action is offered first, those whose action is among the first three, and dialogue
 * in which Fray finds no action, so that the text stays an ordinary post.
 */
interface Reached {
  readonly first: number;
  readonly topThree: number;
  readonly quiet: number;
}

/**
 * For each language: the minimum shares of sentences that Fray must understand. Raise them whenever Fray understands
 * more. The test doesn't show mistakes in `held` sentences, so that no one adapts Fray to these.
 */
const REACHED_IN: Readonly<
  Record<string, { readonly familiar: Found; readonly hard: Found } & Readonly<Record<'work' | 'held', Reached>>>
> = {
  de: {
    familiar: { first: 0.98, topThree: 1 },
    work: { first: 0.88, topThree: 0.93, quiet: 0.97 },
    hard: { first: 0.85, topThree: 0.97 },
    held: { first: 0.86, topThree: 0.93, quiet: 0.87 },
  },
  es: {
    familiar: { first: 1, topThree: 1 },
    work: { first: 0.93, topThree: 0.96, quiet: 0.92 },
    hard: { first: 0.97, topThree: 0.97 },
    held: { first: 0.91, topThree: 0.95, quiet: 0.87 },
  },
  fr: {
    familiar: { first: 0.94, topThree: 0.96 },
    work: { first: 0.91, topThree: 0.94, quiet: 0.92 },
    hard: { first: 0.95, topThree: 1 },
    held: { first: 0.92, topThree: 0.96, quiet: 0.9 },
  },
  'pt-BR': {
    familiar: { first: 1, topThree: 1 },
    work: { first: 0.92, topThree: 0.95, quiet: 0.87 },
    hard: { first: 0.97, topThree: 1 },
    held: { first: 0.92, topThree: 0.96, quiet: 0.92 },
  },
};

/** In other languages, the first `HARD_COUNT_IN_LANGUAGE` sentences of each system's `held` include hard ones. */
const HARD_COUNT_IN_LANGUAGE = 12;

const corporaByLanguage = new Map(
  Object.keys(REACHED_IN).map((language) => {
    const file = new URL(`corpus/${language}.yaml`, import.meta.url);
    return [language, load(readFileSync(file, 'utf8')) as Sentences];
  }),
);

test.each(
  Object.entries(REACHED_IN).flatMap(([language, { familiar, work, held, hard }]) => [
    [language, 'familiar', familiar] as const,
    [language, 'work', work] as const,
    [language, 'held', held] as const,
    [language, 'held', hard, HARD_COUNT_IN_LANGUAGE] as const,
  ]),
)(
  'in %s, the actions of sentences of the part “%s” are found as often as expected',
  (language, part, least, count: number = Number.POSITIVE_INFINITY) =>
    inLanguage(language, () => {
      const scores = Object.entries(corporaByLanguage.get(language) ?? {}).map(([system, sentences]) =>
        // One in four of the many sentences to work with is enough, and saves time.
        scoreOf(
          system,
          sentences[part].slice(0, count).filter((_, index) => part !== 'work' || index % 4 === 0),
        ),
      );
      const shareOf = (count: (score: (typeof scores)[number]) => number) =>
        scores.reduce((sum, score) => sum + count(score), 0) / scores.reduce((sum, { of }) => sum + of, 0);
      const wrong = scores.flatMap((score) => score.wrong.map(({ sentence, got }) => `${sentence.say} → ${got}`));
      const hint = part === 'held' ? undefined : wrong.join('\n');
      expect(
        shareOf(({ first }) => first),
        hint,
      ).toBeGreaterThanOrEqual(least.first);
      expect(
        shareOf(({ topThree }) => topThree),
        hint,
      ).toBeGreaterThanOrEqual(least.topThree);
    }),
);

test.each(
  Object.entries(REACHED_IN).flatMap(([language, { work, held }]) => [
    [language, 'talk', work.quiet] as const,
    [language, 'heldTalk', held.quiet] as const,
  ]),
)('in %s, dialogue of the part “%s” stays a post', (language, part, least) =>
  inLanguage(language, () => {
    const areQuiet = Object.entries(corporaByLanguage.get(language) ?? {}).flatMap(([system, sentences]) =>
      sentences[part].map((post) => readSentence(system, post).length === 0),
    );
    expect(areQuiet.filter(Boolean).length / areQuiet.length).toBeGreaterThanOrEqual(least);
  }),
);
