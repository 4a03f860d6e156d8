// Scores how likely it is that a text means an action, with weights that were learned from sentences
// (`src/prose/habits/`).

import type { CompleteAction } from '../rules/core/complete-actions.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import type { ActionMethod, Intent } from '../rules/core/intent.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { ANY_ACTION, type LearnedWeights, type Lexicon, TWO_ACTIONS } from './lexicon.ts';

/**
 * A “unit” that weights are learned for, such as an action, a spell, a manner or a concept. `share` is how much its
 * weights count, from 0 to 1.
 */
export type WeightedUnit = readonly [unit: string, share: number];

/** A feature that makes a way to do something likelier or less likely, and how strong the feature is. */
export type Fit = readonly [feature: string, value: number];

/** The weights that are learned under this name apply to every way to do anything. */
export const ANY_WAY = 'any way';

/** A part of each score comes from weights that were set by hand. How much it counts is learned under this name. */
export const FIXED_SCORE_FEATURE = 'by hand';

/**
 * Weights are learned for actions, tools, manners, and the concepts that their words come from. Returns those of one
 * way to do something, and how much each counts.
 */
export function unitsOf(
  { rules, lexicon }: { readonly rules: Ruleset; readonly lexicon: Lexicon },
  action: string,
  { tool, manner }: ActionMethod,
): readonly WeightedUnit[] {
  const conceptUnits = (kind: 'action' | 'tool' | 'manner', id: string): readonly WeightedUnit[] => {
    const senses = lexicon.sensesOf(kind, id);
    return senses.map((sense) => [`=${sense}`, 1 / senses.length]);
  };
  const mannerUnits = (id: string) => {
    const own = conceptUnits('manner', `${action}/${id}`);
    return own.length > 0 ? own : conceptUnits('manner', id);
  };
  return [
    [action, 1],
    [`kind: ${rules.actions[action]?.kind ?? ''}`, 1],
    ...conceptUnits('action', action),
    ...(tool === undefined ? [] : [[`with: ${tool}`, 1] as const, ...conceptUnits('tool', tool)]),
    ...(manner === undefined ? [] : [[`how: ${action}/${withoutNumber(manner)}`, 1] as const, ...mannerUnits(manner)]),
  ];
}

/** A manner with “#” instead of its number, so that “vs 8” and “vs 12” have the same weights. */
function withoutNumber(manner: string): string {
  return manner.replace(/\d+/u, '#');
}

/** What the score of a possible meaning depends on. */
export interface MeaningEvidence {
  readonly units: readonly WeightedUnit[];
  /** The words of the target's name. Weights are learned for each of them. */
  readonly targetUnits?: readonly WeightedUnit[];
  /** The features that an option has with any target. All meanings of the option share this array. */
  readonly shared?: readonly Fit[];
  readonly fits: readonly Fit[];
}

/** An action that a text may mean. */
export interface MeantAction {
  readonly intent: Intent;
  readonly score: number;
  /** The offered action whose form the intent fills in. Undefined for a move on the map. */
  readonly act?: CompleteAction;
  /** For a move: who it leads to. */
  readonly toward?: CombatantId;
  /** For a move: how many attacks it may provoke. */
  readonly strikes?: number;
}

/** A possible meaning before the learned weights are applied, and the evidence that they apply to. */
export interface MeaningCandidate extends MeaningEvidence {
  /** The meaning. Its score comes from the fixed weights in the code, not from learned ones. */
  readonly meaning: MeantAction;
  /** True for an action that the rules have but don't offer now. */
  readonly isMissing?: true;
  /** True for an action that none of the actor's tools can do: “I raise the dead” with only fire magic. */
  readonly isBeyondTools?: true;
  /** True for a move in a way that no one here can move. */
  readonly isImpossibleMove?: true;
  /**
   * True for what hardly anyone means unless the text has words for it: helping an enemy, or an action that only a GM
   * can take.
   */
  readonly isFarFetched?: true;
  /**
   * Whether the rules allow the form to be filled in like this. This takes a long time to check. Undefined if they
   * always allow it.
   */
  isAllowed?(): boolean;
}

/**
 * How strongly a clause suggests each action, tool, manner or concept that weights are learned for, and each option.
 */
export interface ClauseScores {
  /** For each action, tool, manner or concept (a “unit”), the sum of its weights for the clause's features. */
  readonly unitScores: ReadonlyMap<string, number>;
  /** A cache of the part of the score that all meanings of an option share, by their shared features. */
  readonly sharedScores: Map<readonly Fit[], number>;
}

/** Scores how likely it is that a part of a text means a certain way to do something, compared with other ways. */
export function learnedScore(
  habits: LearnedWeights,
  clause: ClauseScores,
  evidence: MeaningEvidence,
  fixedScore: number,
): number {
  const { units, targetUnits = [], shared = [], fits } = evidence;
  const cachedScore = clause.sharedScores.get(shared);
  const sharedScore = cachedScore ?? scoreForUnits(clause, units) + fitScore(habits, units, shared);
  clause.sharedScores.set(shared, sharedScore);
  const weightedFixedScore = fixedScore * (1 + (habits[ANY_WAY]?.[FIXED_SCORE_FEATURE] ?? 0));
  return weightedFixedScore + sharedScore + scoreForUnits(clause, targetUnits) + fitScore(habits, units, fits);
}

function fitScore(habits: LearnedWeights, units: readonly WeightedUnit[], fits: readonly Fit[]): number {
  let sum = 0;
  for (const unit of [ANY_WAY, units[0]?.[0] ?? '', units[1]?.[0] ?? '']) {
    const weights = habits[unit];
    if (weights) for (const [feature, value] of fits) sum += value * (weights[feature] ?? 0);
  }
  return sum;
}

/** How strongly a clause's features suggest these actions, tools, manners or concepts (“units”). */
function scoreForUnits({ unitScores }: ClauseScores, units: readonly WeightedUnit[]): number {
  let sum = 0;
  for (const [unit, share] of units) sum += share * (unitScores.get(unit) ?? 0);
  return sum;
}

/**
 * Learned weights, grouped by feature. `LearnedWeights` groups them by action, tool, manner or concept (“unit”). A
 * clause has few features and there are hundreds of units, so looking weights up by feature is faster. They are in
 * arrays, because a hundred thousand small objects would take ten times as much memory.
 */
interface WeightTable {
  readonly units: readonly string[];
  /** For each feature, its index in `weightStarts`. */
  readonly places: ReadonlyMap<string, number>;
  /** For each feature, the index of its first weight in `weights`. */
  readonly weightStarts: Uint32Array;
  /** For each weight, the index in `units` of the action, tool, manner or concept that the weight is for. */
  readonly unitIndexes: Uint16Array;
  readonly weights: Float32Array;
}

const weightTableByHabits = new WeakMap<LearnedWeights, WeightTable>();

function weightTableOf(habits: LearnedWeights): WeightTable {
  const cachedTable = weightTableByHabits.get(habits);
  if (cachedTable) return cachedTable;
  const table = newWeightTable(habits, { units: [], words: {} });
  weightTableByHabits.set(habits, table);
  return table;
}

function newWeightTable(habits: LearnedWeights, { units, words }: Pick<HabitsFile, 'units' | 'words'>): WeightTable {
  // For each feature, a list of pairs: the index of an action, tool, manner or concept (“unit”), and the weight that
  // the feature has for it.
  const pairsByFeature = new Map<string, number[]>();
  for (const [unitPlace, weights] of Object.values(habits).entries())
    for (const [feature, weight] of Object.entries(weights)) {
      const pairs = pairsByFeature.get(feature) ?? [];
      pairs.push(units.length + unitPlace, weight / WEIGHT_STEP);
      pairsByFeature.set(feature, pairs);
    }
  for (const [word, pairs] of Object.entries(words))
    pairsByFeature.set(word, [...pairs, ...(pairsByFeature.get(word) ?? [])]);
  const weightCount = [...pairsByFeature.values()].reduce((sum, { length }) => sum + length / 2, 0);
  const weightStarts = new Uint32Array(pairsByFeature.size + 1);
  const unitIndexes = new Uint16Array(weightCount);
  const weights = new Float32Array(weightCount);
  let weightIndex = 0;
  for (const [place, pairs] of [...pairsByFeature.values()].entries()) {
    for (let index = 0; index < pairs.length; index += 2, weightIndex++) {
      unitIndexes[weightIndex] = pairs[index] ?? 0;
      weights[weightIndex] = (pairs[index + 1] ?? 0) * WEIGHT_STEP;
    }
    weightStarts[place + 1] = weightIndex;
  }
  const indexByFeature = new Map([...pairsByFeature.keys()].map((feature, place) => [feature, place]));
  return { units: [...units, ...Object.keys(habits)], places: indexByFeature, weightStarts, unitIndexes, weights };
}

/** Files store weights in steps of this size. */
export const WEIGHT_STEP = 0.01;

/**
 * A file of learned weights. The weights of words are listed by word, because a file that lists them by action takes
 * three times as long to read.
 */
export interface HabitsFile {
  readonly units: readonly string[];
  /**
   * For each word or pair of words, a flat list in which two numbers belong together: the index in `units` of an
   * action, tool, manner or concept, then the word's weight for it, divided by `WEIGHT_STEP`.
   */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /**
   * The weights that `words` doesn't have: those of features that aren't words, and those that help to tell how many
   * actions a text describes.
   */
  readonly others: LearnedWeights;
}

/** Whether a feature is a word or a pair of words. */
const isWordFeature = (feature: string): boolean => feature.startsWith('“');

/**
 * Whether weights are for how many actions a text describes, not for a certain action, tool, manner or concept. Files
 * don't list such weights in `words`.
 */
const isClassifier = (unit: string): boolean => unit === ANY_ACTION || unit === TWO_ACTIONS;

/**
 * The learned weights without the weights of words. An action, tool, manner or concept (“unit”) for which `isKept` is
 * true keeps its weights of words.
 */
export function withoutWordWeights(habits: LearnedWeights, isKept = (_unit: string) => false): LearnedWeights {
  return Object.fromEntries(
    Object.entries(habits).map(([unit, weights]) => [
      unit,
      isKept(unit)
        ? weights
        : Object.fromEntries(Object.entries(weights).filter(([feature]) => !isWordFeature(feature))),
    ]),
  );
}

/**
 * The weights in a file, without those that are listed by word. `unitScoresOf` looks up the weights of words in a
 * separate table.
 */
export function weightsIn(file: HabitsFile): LearnedWeights {
  weightTableByHabits.set(file.others, newWeightTable(file.others, file));
  return file.others;
}

/** The file that stores these weights. */
export function habitsFileOf(habits: LearnedWeights): HabitsFile {
  const units: string[] = [];
  const words: Record<string, number[]> = {};
  for (const [unit, weights] of Object.entries(habits)) {
    const wordWeights = Object.entries(weights).filter(([feature]) => isWordFeature(feature) && !isClassifier(unit));
    for (const [word, weight] of wordWeights) {
      words[word] ??= [];
      words[word].push(units.length, Math.round(weight / WEIGHT_STEP));
    }
    if (wordWeights.length > 0) units.push(unit);
  }
  const sortedWords = Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { units, words: Object.fromEntries(sortedWords), others: withoutWordWeights(habits, isClassifier) };
}

/**
 * For each action, tool, manner or concept (a “unit”), the sum of its weights for a clause's features. Units that have
 * no weights for these features are missing.
 */
export function unitScoresOf(
  files: readonly LearnedWeights[],
  features: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const scoreByUnit = new Map<string, number>();
  for (const { units, places, weightStarts, unitIndexes, weights } of files.map(weightTableOf))
    for (const [feature, value] of features) {
      const place = places.get(feature);
      if (place === undefined) continue;
      for (let index = weightStarts[place] ?? 0; index < (weightStarts[place + 1] ?? 0); index++) {
        const unit = units[unitIndexes[index] ?? 0] ?? '';
        scoreByUnit.set(unit, (scoreByUnit.get(unit) ?? 0) + value * (weights[index] ?? 0));
      }
    }
  return scoreByUnit;
}
