/**
 * Learns from the sentences of the corpus which words and concepts point to which action, tool, manner and target. Writes
 * the weights into src/prose/habits/.
 *
 * node bench/learn-prose.ts         learns from all sentences except the part `held`
 * node bench/learn-prose.ts check [file]
 *     leaves out the last sentences of each system, and reports how well it reads those; writes the weights into the file
 * node bench/learn-prose.ts mean <folder>...
 *     writes the mean of the weights in these folders; a folder may be named twice
 *
 * The weights of several runs read new sentences better together than each alone. So after learning from more
 * sentences, take the mean of the new weights and of those from before.
 *
 * It takes half an hour and 12 GB of memory: `node --max-old-space-size=19000 bench/learn-prose.ts`.
 *
 * Weights of concepts are used in every language. Weights of words, whose names are in “…”, are used only in English.
 * Some sentences are also learned from without their words, so that the concepts alone are enough.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { ANY_ACTION, type LearnedWeights, TWO_ACTIONS } from '../src/prose/lexicon.ts';
import {
  ANY_WAY,
  FIXED_SCORE_FEATURE,
  type HabitsFile,
  habitsFileOf,
  type MeaningCandidate,
  WEIGHT_STEP,
} from '../src/prose/ranking.ts';
import { actionFeaturesOf, candidatesOf, splitFeaturesOf } from '../src/prose/read.ts';
import { ENGLISH, inLanguage } from '../src/text/languages.ts';
import {
  type Corpus,
  corpusOf,
  isMeant,
  readerFor,
  readSentence,
  type Sentence,
  scoreOf,
} from '../test/prose/corpus.ts';
import { idOf, SITUATIONS } from '../test/prose/situations.ts';

/** How many sentences and posts at the end of each system's lists `check` doesn't learn from. */
const CHECK_SIZES = { work: 350, talk: 30 } as const;
/** The number of rounds, and the learning rate, with which the ranking is learned from one sentence after the other. */
const [ROUNDS, RATE] = [9, 0.07];
/** The learning rate with which a classifier is learned from all texts at once. */
const CLASSIFIER_RATE = 0.3;
/** How strongly weights are kept small, by kind of feature. */
const PENALTY = { word: 0.3, pair: 0.3, concept: 0.3, fit: 0.5, byHand: 5 } as const;
/** A word or a pair of words counts if at least this many sentences have it. */
const MIN_SENTENCES = { word: 2, pair: 3 } as const;
/** How much a sentence counts if it is learned from without its words, as in other languages. */
const WORDLESS_IMPORTANCE = 0.5;
/** How much a sentence in another language counts, because there are few of them. */
const TRANSLATED_IMPORTANCE = 6;
/** One in this many sentences is also learned from without its words. */
const WORDLESS_EVERY = 3;
/** How many candidates of a sentence are learned from: those with the highest scores by hand, and all right ones. */
const MAX_CANDIDATES = 70;
/**
 * The shares of three rankings in the final one: one ranking is learned from all sentences, and two from half of the
 * sentences each. Their weighted mean reads new sentences better than a single ranking, because it fits each learned
 * sentence less closely.
 */
const RANKING_SHARES = { all: 0.85, half: 0.075 } as const;
/** Weights closer to 0 than this are left out. */
const MIN_WEIGHT = 0.07;

/** Of the mean of several runs, weights closer to 0 than this are left out. */
const MIN_MEAN_WEIGHT = 0.02;

const SYSTEMS = Object.keys(SITUATIONS);

const isWord = (feature: string) => feature.startsWith('“');
const isPair = (feature: string) => /^“(?!not … )\S+ \S+”$/u.test(feature);

/** A text, with every candidate for what it means. */
interface Example {
  readonly importance: number;
  readonly features: readonly (readonly [string, number])[];
  readonly candidates: readonly MeaningCandidate[];
  readonly isRight: readonly boolean[];
}

/** A sentence in the corpus of a system. */
interface SystemSentence {
  readonly system: string;
  readonly sentence: Sentence;
  /** Undefined for English. */
  readonly language?: string;
}

function examplesOf(told: SystemSentence): readonly Example[] {
  return inLanguage(told.language ?? ENGLISH, () => examplesIn(told));
}

function examplesIn({ system, sentence, language }: SystemSentence): readonly Example[] {
  const reader = readerFor(system, sentence.in);
  const { want, or = [], then, cannot } = sentence;
  const { whole, clauses } = candidatesOf(sentence.say, reader);
  const wanted = [want, ...or].flatMap((each) => (each === undefined || each === 'none' ? [] : [each]));
  if (!whole || (wanted.length === 0 && !cannot)) return [];
  const isOneOf =
    (wants: typeof wanted) =>
    ({ meaning, isMissing }: MeaningCandidate) =>
      !isMissing && wants.some((each) => isMeant(meaning, each, reader));
  const examplesFrom = (
    said: typeof whole,
    isRight: (candidate: MeaningCandidate) => boolean,
    importance: number,
  ): readonly Example[] => {
    const sortedCandidates = said.candidates.toSorted((one, other) => other.meaning.score - one.meaning.score);
    const candidates = sortedCandidates.filter((each, index) => index < MAX_CANDIDATES || isRight(each));
    const rightFlags = candidates.map(isRight);
    const features = [...said.features].filter(([feature]) => language === undefined || !isWord(feature));
    const languageImportance = language === undefined ? 1 : TRANSLATED_IMPORTANCE;
    return rightFlags.includes(true)
      ? [{ importance: importance * languageImportance, features, candidates, isRight: rightFlags }]
      : [];
  };
  if (cannot) {
    const isOfAction = ({ meaning }: MeaningCandidate) => meaning.intent.action === cannot.do;
    // If a sentence names only a target, and the action isn't possible against that target, the target is why the
    // action is impossible.
    const ids = cannot.at?.map(idOf) ?? [];
    const isPossibleAgainstTarget = reader.acts.some(
      ({ name, intent, form }) =>
        name === cannot.do && ids.some((id) => [...(intent.targets ?? []), ...(form?.targets ?? [])].includes(id)),
    );
    const isOnlyTarget = ids.length > 0 && !cannot.with && !cannot.how && !isPossibleAgainstTarget;
    const hasMissingCandidate =
      !isOnlyTarget && whole.candidates.some((each) => each.isMissing === true && isOfAction(each));
    const isRight = (each: MeaningCandidate) =>
      isOfAction(each) && (hasMissingCandidate ? each.isMissing === true : !each.isBeyondTools);
    return examplesFrom(whole, isRight, 1);
  }
  const [first, second] = clauses;
  if (then && clauses.length === 2 && first && second)
    return [...examplesFrom(first, isOneOf(wanted), 1), ...examplesFrom(second, isOneOf([then]), 1)];
  return examplesFrom(whole, isOneOf(wanted), then ? 0.5 : 1);
}

/** Gives each name a number. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }

  get names(): readonly string[] {
    return [...this.#numbers.keys()];
  }
}

/** A table of weights, one row for each unit. */
class WeightTable {
  readonly weights: Float32Array;
  /**
   * For each weight, the sum of its squared gradients. The larger this sum is, the less the weight changes at each
   * step.
   */
  readonly #squares: Float32Array;
  readonly width: number;

  constructor(rows: number, width: number) {
    this.width = width;
    this.weights = new Float32Array(rows * width);
    this.#squares = new Float32Array(rows * width).fill(1);
  }

  /** Changes the weights of a row by gradient ascent on one example. */
  move(from: number, { columns, values }: Row, change: number): void {
    const { weights } = this;
    const squares = this.#squares;
    for (let index = 0; index < columns.length; index++) {
      const place = from + at(columns, index);
      const slope = change * at(values, index);
      const sum = at(squares, place) + slope * slope;
      squares[place] = sum;
      weights[place] = at(weights, place) + (RATE * slope) / Math.sqrt(sum);
    }
  }

  /** Shrinks all weights after each round. Weights that only a few sentences have changed shrink most. */
  shrink(costOf: (column: number) => number): void {
    const { weights, width } = this;
    for (let place = 0; place < weights.length; place++) {
      const weight = at(weights, place);
      if (weight !== 0)
        weights[place] =
          weight * (1 - Math.min(0.5, (RATE * costOf(place % width)) / Math.sqrt(at(this.#squares, place))));
    }
  }
}

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;

/** The numbers of some features with their values: a sparse row. */
interface Row {
  readonly columns: Int32Array;
  readonly values: Float32Array;
}

function rowOf(pairs: readonly (readonly [string, number])[], numbers: Numbering, isKept = (_: string) => true): Row {
  const keptPairs = pairs.filter(([name]) => isKept(name));
  return {
    columns: Int32Array.from(keptPairs, ([name]) => numbers.of(name)),
    values: Float32Array.from(keptPairs, ([, value]) => value),
  };
}

function product({ columns, values }: Row, weights: Float32Array, from: number): number {
  let sum = 0;
  for (let index = 0; index < columns.length; index++)
    sum += at(values, index) * at(weights, from + at(columns, index));
  return sum;
}

function addTo(slopes: Float32Array, from: number, { columns, values }: Row, change: number): void {
  for (let index = 0; index < columns.length; index++) {
    const place = from + at(columns, index);
    slopes[place] = at(slopes, place) + change * at(values, index);
  }
}

/**
 * An example with numbers instead of names. A unit is what weights are learned for, such as an action, a tool or a
 * concept. Candidates with the same units are in one group.
 */
interface NumberedExample {
  readonly importance: number;
  readonly features: Row;
  readonly units: Int32Array;
  /** For each group: the indexes of its units in `units`, and how much each counts. */
  readonly groups: readonly Row[];
  readonly candidates: readonly {
    readonly group: number;
    readonly byHand: number;
    readonly isRight: boolean;
    readonly fits: Row;
    /** The units whose weights score the candidate's `fits`. */
    readonly fitUnits: readonly number[];
  }[];
}

function numberedExamples(
  { importance, features, candidates, isRight }: Example,
  numbers: { readonly units: Numbering; readonly features: Numbering; readonly fits: Numbering },
  isKept: (feature: string) => boolean,
  alsoWordless: boolean,
): readonly NumberedExample[] {
  const localNumbers = new Numbering();
  const groups: Row[] = [];
  const groupOf = new Map<string, number>();
  const numberedCandidates = candidates.map(
    ({ meaning, units: ownUnits, targetUnits = [], shared = [], fits }, index) => {
      const units = [...ownUnits, ...targetUnits];
      const key = units.map(([unit]) => unit).join('\n');
      const group = groupOf.get(key) ?? groups.length;
      if (group === groups.length) groups.push(rowOf(units, localNumbers));
      groupOf.set(key, group);
      return {
        ...{
          group,
          byHand: meaning.score,
          isRight: isRight[index] === true,
          fits: rowOf([...shared, ...fits], numbers.fits),
        },
        fitUnits: [ANY_WAY, ...units.slice(0, 2).map(([unit]) => unit)].map((unit) => numbers.units.of(unit)),
      };
    },
  );
  const units = Int32Array.from(localNumbers.names, (unit) => numbers.units.of(unit));
  const commonFields = { units, groups, candidates: numberedCandidates };
  const wholeExample = { ...commonFields, importance, features: rowOf(features, numbers.features, isKept) };
  if (!alsoWordless) return [wholeExample];
  const wordlessFeatures = rowOf(features, numbers.features, (feature) => !isWord(feature));
  return [
    wholeExample,
    { ...commonFields, importance: importance * WORDLESS_IMPORTANCE * WORDLESS_EVERY, features: wordlessFeatures },
  ];
}

/** Learns to rank the candidates of each sentence, by softmax regression. */
function learnedRanking(examples: readonly Example[]): LearnedWeights {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const [feature] of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const isKept = (feature: string) =>
    !isWord(feature) || (counts.get(feature) ?? 0) >= (isPair(feature) ? MIN_SENTENCES.pair : MIN_SENTENCES.word);
  const numbers = { units: new Numbering(), features: new Numbering(), fits: new Numbering() };
  const all = examples.flatMap((example, index) =>
    numberedExamples(
      example,
      numbers,
      isKept,
      index % WORDLESS_EVERY === 0 && example.features.some(([name]) => isWord(name)),
    ),
  );
  const [units, features, fits] = [numbers.units.names, numbers.features.names, numbers.fits.names];
  const featureWeights = new WeightTable(units.length, features.length);
  const fitWeights = new WeightTable(units.length, fits.length);
  const byHand = new WeightTable(1, 1);
  const penalties = features.map((name) =>
    isPair(name) ? PENALTY.pair : isWord(name) ? PENALTY.word : PENALTY.concept,
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const example of inMixedOrder(all)) learnFrom(example, featureWeights, fitWeights, byHand);
    featureWeights.shrink((column) => at(penalties, column));
    fitWeights.shrink(() => PENALTY.fit);
    byHand.shrink(() => PENALTY.byHand);
  }
  const rowIn = ({ weights, width }: WeightTable, names: readonly string[], unit: number) =>
    names.map((name, index) => [name, at(weights, unit * width + index)] as const);
  return Object.fromEntries(
    units.map((unit, index) => [
      unit,
      roundedWeights([
        ...rowIn(featureWeights, features, index),
        ...rowIn(fitWeights, fits, index),
        ...(unit === ANY_WAY ? [[FIXED_SCORE_FEATURE, at(byHand.weights, 0)] as const] : []),
      ]),
    ]),
  );
}

/** All examples, in an order in which those of a system aren't next to each other. */
function* inMixedOrder(all: readonly NumberedExample[]): Generator<NumberedExample> {
  const stride = 7919;
  for (let index = 0; index < all.length; index++) {
    const example = all[(index * stride) % all.length];
    if (example) yield example;
  }
}

function learnFrom(
  { importance, features, units, groups, candidates }: NumberedExample,
  featureWeights: WeightTable,
  fitWeights: WeightTable,
  byHand: WeightTable,
) {
  const unitScores = Float32Array.from(units, (unit) =>
    product(features, featureWeights.weights, unit * featureWeights.width),
  );
  const groupScores = groups.map((group) => product(group, unitScores, 0));
  const scale = 1 + at(byHand.weights, 0);
  const scores = candidates.map((each) =>
    each.fitUnits.reduce(
      (sum, unit) => sum + product(each.fits, fitWeights.weights, unit * fitWeights.width),
      at(groupScores, each.group) + scale * each.byHand,
    ),
  );
  const maxScore = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - maxScore));
  const sum = odds.reduce((total, each) => total + each, 0);
  const rightSum = candidates.reduce((total, { isRight }, index) => total + (isRight ? at(odds, index) : 0), 0);
  if (rightSum === 0) return;
  const groupChanges = new Float32Array(groups.length);
  let handSlope = 0;
  for (const [index, { group, byHand: hand, isRight, fits, fitUnits }] of candidates.entries()) {
    const change = importance * ((isRight ? at(odds, index) / rightSum : 0) - at(odds, index) / sum);
    if (Math.abs(change) < 1e-5) continue;
    groupChanges[group] = at(groupChanges, group) + change;
    handSlope += change * hand;
    for (const unit of fitUnits) fitWeights.move(unit * fitWeights.width, fits, change);
  }
  const unitChanges = new Float32Array(units.length);
  for (const [index, group] of groups.entries()) addTo(unitChanges, 0, group, at(groupChanges, index));
  for (const [index, unit] of units.entries())
    if (at(unitChanges, index) !== 0)
      featureWeights.move(unit * featureWeights.width, features, at(unitChanges, index));
  byHand.move(0, { columns: new Int32Array(1), values: new Float32Array([handSlope]) }, 1);
}

/** The features of a text, and whether something holds for it. */
interface ClassifierExample {
  readonly features: readonly (readonly [string, number])[];
  readonly holds: boolean;
  readonly importance: number;
}

/** Learns which features show that something holds, by logistic regression. */
function learnedClassifier(
  cases: readonly ClassifierExample[],
  cost: { readonly word: number; readonly other: number },
  rounds: number,
) {
  const counts = new Map<string, number>();
  for (const { features } of cases)
    for (const [feature] of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const numbers = new Numbering();
  const isKept = (feature: string) => !isWord(feature) || (counts.get(feature) ?? 0) >= MIN_SENTENCES.pair;
  const rows = cases.map(({ features, holds, importance }) => ({
    row: rowOf(features, numbers, isKept),
    holds,
    importance,
  }));
  const { names } = numbers;
  const weights = new Float32Array(names.length);
  const squares = new Float32Array(names.length);
  for (let round = 0; round < rounds; round++) {
    const slopes = new Float32Array(names.length);
    for (const { row, holds, importance } of rows) {
      const chance = 1 / (1 + Math.exp(-product(row, weights, 0)));
      addTo(slopes, 0, row, importance * ((holds ? 1 : 0) - chance));
    }
    for (const [column, name] of names.entries()) {
      const slope = at(slopes, column) - (isWord(name) ? cost.word : cost.other) * at(weights, column);
      if (slope === 0) continue;
      squares[column] = at(squares, column) + slope * slope;
      weights[column] = at(weights, column) + (CLASSIFIER_RATE * slope) / (Math.sqrt(at(squares, column)) + 1e-6);
    }
  }
  return roundedWeights(names.map((name, index) => [name, at(weights, index)]));
}

function roundedWeights(
  weights: readonly (readonly [string, number])[],
  least: number = MIN_WEIGHT,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    weights
      .filter(([, weight]) => Math.abs(weight) >= least)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, weight]) => [name, Math.round(weight * 100) / 100]),
  );
}

/** How much a post without an action counts, because there are fewer of them than of sentences with one. */
const POST_IMPORTANCE = 4;
const ACTION_PENALTY = { word: 3, other: 1 } as const;

/** Texts with and without an action, with the features that the reader finds in them with its current weights. */
function actionExamples(
  deeds: readonly SystemSentence[],
  talk: readonly SystemSentence[],
): readonly ClassifierExample[] {
  const of = (told: readonly SystemSentence[], holds: boolean, importance: number) =>
    told.flatMap((each): readonly ClassifierExample[] => {
      const { system, sentence, language } = each;
      const features = inLanguage(language ?? ENGLISH, () => [
        ...actionFeaturesOf(sentence.say, readerFor(system, sentence.in)),
      ]);
      const wordlessFeatures = features.filter(([feature]) => !isWord(feature));
      if (language !== undefined)
        return [{ features: wordlessFeatures, holds, importance: importance * TRANSLATED_IMPORTANCE }];
      return [
        { features, holds, importance },
        { features: wordlessFeatures, holds, importance: importance * WORDLESS_IMPORTANCE },
      ];
    });
  return [...of(deeds, true, 1), ...of(talk, false, POST_IMPORTANCE)];
}

/** How much a text with two actions counts, compared to one with a single action. */
const TWO_ACTIONS_IMPORTANCE = 2.5;

/** Texts that could be split into two actions, with the features that the reader finds with its current weights. */
function splitExamples(told: readonly SystemSentence[]): readonly ClassifierExample[] {
  return told.flatMap(({ system, sentence, language }): readonly ClassifierExample[] => {
    if (language !== undefined) return [];
    const features = splitFeaturesOf(sentence.say, readerFor(system, sentence.in));
    const holds = sentence.then !== undefined;
    return features ? [{ features: [...features], holds, importance: holds ? TWO_ACTIONS_IMPORTANCE : 1 }] : [];
  });
}

/** Makes the readers of all systems use these weights. */
function setHabits(habits: LearnedWeights): void {
  for (const system of SYSTEMS)
    for (const name of Object.keys(SITUATIONS[system] ?? {})) {
      const { lexicon } = readerFor(system, name) as {
        lexicon: {
          habits: LearnedWeights;
          habitFiles: readonly LearnedWeights[];
          anyActionWeights: LearnedWeights[string];
        };
      };
      lexicon.habits = habits;
      lexicon.habitFiles = [habits];
      lexicon.anyActionWeights = habits[ANY_ACTION] ?? {};
    }
}

/** The sentences of a part of the corpus, in all languages except English. */
function translatedSentences(part: 'work' | 'familiar' | 'talk'): readonly SystemSentence[] {
  const folder = new URL('../test/prose/corpus/', import.meta.url);
  const languages = readdirSync(folder)
    .map((file) => file.replace('.yaml', ''))
    .filter((name) => !SYSTEMS.includes(name));
  return languages.flatMap((language) => {
    const systems = load(readFileSync(new URL(`${language}.yaml`, folder), 'utf8')) as Record<string, Corpus>;
    return Object.entries(systems).flatMap(([system, corpus]) =>
      corpus[part].map((sentence) => ({ system, sentence, language })),
    );
  });
}

interface SentenceSet {
  readonly deeds: readonly SystemSentence[];
  readonly talk: readonly SystemSentence[];
}

function learnedHabits({ deeds, talk }: SentenceSet): LearnedWeights {
  setHabits({});
  const examples = deeds.map(examplesOf);
  log(`${examples.flat().length} examples`);
  // Each half of the sentences is read with a ranking that was learned from the other half, as new sentences would be.
  const isInHalf = (half: number) => (_: unknown, index: number) => index % 2 === half;
  const halves = [0, 1].map((half) => {
    const ranking = learnedRanking(examples.filter(isInHalf(1 - half)).flat());
    setHabits(ranking);
    const ownSentences = deeds.filter(isInHalf(half));
    const cases = {
      deed: actionExamples(ownSentences, talk.filter(isInHalf(half))),
      split: splitExamples(ownSentences),
    };
    return { ranking, cases };
  });
  log('learned from halves');
  const cases = halves.map((half) => half.cases);
  const ranking = meanOf([
    [learnedRanking(examples.flat()), RANKING_SHARES.all],
    ...halves.map((half) => [half.ranking, RANKING_SHARES.half] as const),
  ]);
  return {
    ...ranking,
    [ANY_ACTION]: learnedClassifier(
      cases.flatMap(({ deed }) => deed),
      ACTION_PENALTY,
      100,
    ),
    [TWO_ACTIONS]: learnedClassifier(
      cases.flatMap(({ split }) => split),
      { word: 2, other: 1 },
      200,
    ),
  };
}

/**
 * The weighted mean of some rankings. A weight that a ranking lacks is 0, and weights closer to 0 than `least` are left
 * out.
 */
function meanOf(
  rankings: readonly (readonly [ranking: LearnedWeights, share: number])[],
  least: number = WEIGHT_STEP,
): LearnedWeights {
  const units = new Set(rankings.flatMap(([ranking]) => Object.keys(ranking)));
  const meanIn = (unit: string) => {
    const sums = new Map<string, number>();
    for (const [ranking, share] of rankings)
      for (const [feature, weight] of Object.entries(ranking[unit] ?? {}))
        sums.set(feature, (sums.get(feature) ?? 0) + share * weight);
    return roundedWeights([...sums], least);
  };
  return Object.fromEntries([...units].map((unit) => [unit, meanIn(unit)]));
}

const startTime = performance.now();
const log = (what: string) => console.log(`${((performance.now() - startTime) / 1000).toFixed(0)} s: ${what}`);

/** The sentences to learn from, or those to check with. */
function sentencesFor(kind: 'all' | 'learned' | 'checked'): SentenceSet {
  const cut = (list: readonly Sentence[], count: number) =>
    kind === 'all' ? list : kind === 'learned' ? list.slice(0, -count) : list.slice(-count);
  const sentencesOf = (pick: (corpus: Corpus) => readonly Sentence[]) =>
    SYSTEMS.flatMap((system) => pick(corpusOf(system)).map((sentence) => ({ system, sentence })));
  return {
    deeds: [
      ...sentencesOf(({ work, familiar }) => [...cut(work, CHECK_SIZES.work), ...(kind === 'checked' ? [] : familiar)]),
      ...(kind === 'checked' ? [] : [...translatedSentences('familiar'), ...translatedSentences('work')]),
    ],
    talk: [
      ...sentencesOf(({ talk, familiarTalk }) => [
        ...cut(talk, CHECK_SIZES.talk),
        ...(kind === 'checked' ? [] : familiarTalk),
      ]),
      ...(kind === 'checked' ? [] : translatedSentences('talk')),
    ],
  };
}

function checkHabits(file: string | undefined): void {
  const habits = learnedHabits(sentencesFor('learned'));
  if (file !== undefined) writeFileSync(file, JSON.stringify(habits));
  setHabits(habits);
  const { deeds, talk } = sentencesFor('checked');
  for (const system of SYSTEMS) {
    const isOfSystem = (told: SystemSentence) => told.system === system;
    const { first, topThree, of } = scoreOf(
      system,
      deeds.filter(isOfSystem).map(({ sentence }) => sentence),
    );
    const posts = talk.filter(isOfSystem);
    const quietPostCount = posts.filter(({ sentence }) => readSentence(system, sentence).length === 0).length;
    const share = (count: number, total: number) => `${((100 * count) / total).toFixed(1)}%`;
    log(
      `${system}: ${share(first, of)} first, ${share(topThree, of)} in the top three, ${share(quietPostCount, posts.length)} quiet`,
    );
  }
}

/** A file of weights with one line for each word and each unit, so that changes can be compared. */
function habitsText({ units, words, others }: HabitsFile): string {
  const recordLines = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "units": ${JSON.stringify(units)},\n  "words": {\n${recordLines(words)}\n  },\n  "others": {\n${recordLines(others)}\n  }\n}\n`;
}

/** Writes the weights. Those for an action that only one system has go into that system's file. */
function writeHabits(habits: LearnedWeights): void {
  const actionsOf = (system: string) =>
    Object.keys(readerFor(system, Object.keys(SITUATIONS[system] ?? {})[0] ?? '').rules.actions);
  const usersOf = (unit: string) => {
    const action = unit.replace(/^how: ([^/]*)\/.*$/u, '$1');
    return SYSTEMS.filter((system) => actionsOf(system).includes(action));
  };
  const fileOf = (unit: string) => {
    const users = usersOf(unit);
    return users.length === 1 && users[0] !== undefined ? users[0] : 'common';
  };
  for (const name of ['common', ...SYSTEMS]) {
    const ownWeights = Object.entries(habits)
      .filter(([unit, weights]) => fileOf(unit) === name && Object.keys(weights).length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const file = new URL(`../src/prose/habits/${name}.json`, import.meta.url);
    writeFileSync(file, habitsText(habitsFileOf(Object.fromEntries(ownWeights))));
  }
}

/** The weights in a folder that `writeHabits` has written. */
function habitsIn(folder: string): LearnedWeights {
  const habits: Record<string, Record<string, number>> = {};
  for (const name of ['common', ...SYSTEMS]) {
    const { units, words, others } = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as HabitsFile;
    for (const [unit, weights] of Object.entries(others)) habits[unit] = { ...weights };
    for (const [word, pairs] of Object.entries(words))
      for (let index = 0; index < pairs.length; index += 2) {
        const unit = units[pairs[index] ?? 0] ?? '';
        habits[unit] ??= {};
        habits[unit][word] = (pairs[index + 1] ?? 0) * WEIGHT_STEP;
      }
  }
  return habits;
}

const [task, ...paths] = process.argv.slice(2);
const meanHabits = () => {
  const rankings = paths.map((folder) => [habitsIn(folder), 1 / paths.length] as const);
  return meanOf(rankings, MIN_MEAN_WEIGHT);
};
if (task === 'check') checkHabits(paths[0]);
else writeHabits(task === 'mean' ? meanHabits() : learnedHabits(sentencesFor('all')));
