/**
 * Learns from the corpus's sentences how strongly each concept speaks for each action, and writes src/prose/habits/.
 *
 * node bench/learn-prose.ts
 *
 * A softmax regression on top of the words' own evidence, kept small by its penalty. What it learns is by concept, so it
 * holds in every language. The part `held` isn't read.
 */
import { writeFileSync } from 'node:fs';
import { DEED } from '../src/prose/lexicon.ts';
import { deedFeaturesOf, evidenceOf } from '../src/prose/read.ts';
import { corpusOf, readerFor, type Sentence } from '../test/prose/corpus.ts';
import { SITUATIONS } from '../test/prose/situations.ts';

const [ROUNDS, RATE, PENALTY] = [400, 0.5, 0.004];
/** Weights below this are left out. */
const LEAST = 0.05;

interface Example {
  readonly base: ReadonlyMap<string, number>;
  readonly features: ReadonlyMap<string, number>;
  readonly right: ReadonlySet<string>;
}

function examplesOf(system: string, sentences: readonly Sentence[]): readonly Example[] {
  return sentences.flatMap((sentence): readonly Example[] => {
    const reader = readerFor(system, sentence.in);
    const clauses = evidenceOf(sentence.say, reader);
    const wanted = [sentence.want, ...(sentence.or ?? []), sentence.cannot].flatMap((each) =>
      each && each !== 'none' ? [each.do] : [],
    );
    const [first, second] = clauses;
    if (!first) return [];
    const right = new Set(wanted);
    if (sentence.then && second)
      return [
        { ...first, right },
        { ...second, right: new Set([sentence.then.do]) },
      ];
    if (sentence.then || clauses.length > 1) return [];
    return [{ ...first, right }];
  });
}

function learned(actions: readonly string[], examples: readonly Example[]): Map<string, Map<string, number>> {
  const weights = new Map(actions.map((action) => [action, new Map<string, number>()]));
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Map(actions.map((action) => [action, new Map<string, number>()]));
    for (const { base, features, right } of examples) {
      const scores = actions.map((action) => {
        let score = base.get(action) ?? 0;
        for (const [feature, value] of features) score += value * (weights.get(action)?.get(feature) ?? 0);
        return score;
      });
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const sum = shares.reduce((total, share) => total + share, 0);
      const rightSum = actions.reduce(
        (total, action, index) => total + (right.has(action) ? (shares[index] ?? 0) : 0),
        0,
      );
      for (const [index, action] of actions.entries()) {
        const share = (shares[index] ?? 0) / sum;
        const wanted = right.has(action) ? (shares[index] ?? 0) / rightSum : 0;
        const change = wanted - share;
        if (Math.abs(change) < 1e-4) continue;
        const own = gradient.get(action);
        for (const [feature, value] of features) own?.set(feature, (own.get(feature) ?? 0) + change * value);
      }
    }
    const step = RATE * Math.min(1, 20 / (round + 1) + 0.2);
    for (const action of actions) {
      const own = weights.get(action);
      for (const [feature, slope] of gradient.get(action) ?? []) {
        const known = own?.get(feature) ?? 0;
        own?.set(feature, known + step * (slope / 20 - PENALTY * 20 * known));
      }
    }
  }
  return weights;
}

/** Learns what speaks for an action in a text: a logistic regression over the texts of all systems. */
function learnedDeed(): Map<string, number> {
  const examples = Object.keys(SITUATIONS).flatMap((system) => {
    const { familiar, work, talk, familiarTalk } = corpusOf(system);
    const read = (sentences: readonly Sentence[], isDeed: boolean) =>
      sentences.map((each) => ({ features: deedFeaturesOf(each.say, readerFor(system, each.in)), isDeed }));
    return [...read([...work, ...familiar], true), ...read([...talk, ...familiarTalk], false)];
  });
  const weights = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Map<string, number>();
    for (const { features, isDeed } of examples) {
      let sum = 0;
      for (const [feature, value] of features) sum += value * (weights.get(feature) ?? 0);
      const change = (isDeed ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      const stake = isDeed ? 1 : TALK_WEIGHT;
      for (const [feature, value] of features)
        gradient.set(feature, (gradient.get(feature) ?? 0) + stake * change * value);
    }
    const step = 0.5 * Math.min(1, 20 / (round + 1) + 0.2);
    for (const [feature, slope] of gradient) {
      const known = weights.get(feature) ?? 0;
      weights.set(feature, known + step * (slope / 60 - DEED_PENALTY * known));
    }
  }
  return weights;
}

/** How much a post without an action counts: there are fewer of them, and offering nothing for an action is worse. */
const TALK_WEIGHT = 1.5;
const DEED_PENALTY = 0.02;

function write(name: string, all: ReadonlyMap<string, ReadonlyMap<string, number>>): void {
  const rounded = Object.fromEntries(
    [...all].flatMap(([action, own]) => {
      const kept = [...own]
        .filter(([, weight]) => Math.abs(weight) >= LEAST)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([feature, weight]) => [feature, Math.round(weight * 100) / 100]);
      return kept.length > 0 ? [[action, Object.fromEntries(kept)]] : [];
    }),
  );
  writeFileSync(
    new URL(`../src/prose/habits/${name}.json`, import.meta.url),
    `${JSON.stringify(rounded, undefined, 2)}\n`,
  );
}

write('common', new Map([[DEED, learnedDeed()]]));
for (const system of Object.keys(SITUATIONS)) {
  const { familiar, work } = corpusOf(system);
  const sentences = [...work, ...familiar];
  const actions = Object.keys(readerFor(system, sentences[0]?.in ?? '').rules.actions);
  write(system, learned(actions, examplesOf(system, sentences)));
}
