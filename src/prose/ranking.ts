// Scores how likely it is that a text means an action, with weights that were learned from sentences
// (`src/prose/habits/`).

import type { ActionMethod } from '../rules/core/intent.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { LearnedWeights, Lexicon } from './lexicon.ts';

/**
 * Something that weights are learned for, such as an action, a spell, a manner or a concept. `share` is how much its
 * weights count, from 0 to 1.
 */
export type WeightedUnit = readonly [unit: string, share: number];

/** A feature that makes a way to do something likelier or less likely, and how strong the feature is. */
export type Fit = readonly [feature: string, value: number];

/** The unit whose weights apply to every way to do anything. */
export const ANY_WAY = 'any way';

/** The feature whose weight says how much the score from the fixed weights counts. */
export const BY_HAND = 'by hand';

/**
 * The units of a way to do something: its action, its tool, its manner, and the concepts that their words come from.
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

/** A manner with a sign instead of its number, so that “vs 8” and “vs 12” have the same weights. */
function withoutNumber(manner: string): string {
  return manner.replace(/\d+/u, '#');
}

/** What the score of a possible meaning depends on. */
export interface MeaningEvidence {
  readonly units: readonly WeightedUnit[];
  /** The features that an option has with any target. All of its meanings have the same array. */
  readonly shared?: readonly Fit[];
  readonly fits: readonly Fit[];
}

/** How strongly a clause suggests each unit and each option. */
export interface ClauseScores {
  /** By unit, the sum of the weights of the clause's features. */
  readonly unitScores: ReadonlyMap<string, number>;
  /** A cache of the part of the score that all meanings of an option share, by their shared features. */
  readonly sharedScores: Map<readonly Fit[], number>;
}

/** Scores how likely it is that a part of a text means a certain way to do something, compared with other ways. */
export function learnedScore(
  habits: LearnedWeights,
  clause: ClauseScores,
  evidence: MeaningEvidence,
  byHand: number,
): number {
  const { units, shared = [], fits } = evidence;
  const cachedScore = clause.sharedScores.get(shared);
  const sharedScore = cachedScore ?? scoreForUnits(clause, units) + fitScore(habits, units, shared);
  clause.sharedScores.set(shared, sharedScore);
  return byHand * (1 + (habits[ANY_WAY]?.[BY_HAND] ?? 0)) + sharedScore + fitScore(habits, units, fits);
}

function fitScore(habits: LearnedWeights, units: readonly WeightedUnit[], fits: readonly Fit[]): number {
  let sum = 0;
  for (const unit of [ANY_WAY, units[0]?.[0] ?? '', units[1]?.[0] ?? '']) {
    const weights = habits[unit];
    if (weights) for (const [feature, value] of fits) sum += value * (weights[feature] ?? 0);
  }
  return sum;
}

/** How strongly a clause's features suggest certain units. */
function scoreForUnits({ unitScores }: ClauseScores, units: readonly WeightedUnit[]): number {
  let sum = 0;
  for (const [unit, share] of units) sum += share * (unitScores.get(unit) ?? 0);
  return sum;
}

/** The learned weights by feature instead of by unit, because a clause has few features and there are hundreds of units. */
type UnitWeights = ReadonlyMap<string, readonly (readonly [unit: string, weight: number])[]>;

const unitWeightsCache = new WeakMap<LearnedWeights, UnitWeights>();

function unitWeightsOf(habits: LearnedWeights): UnitWeights {
  const cachedWeights = unitWeightsCache.get(habits);
  if (cachedWeights) return cachedWeights;
  const weightsByFeature = new Map<string, (readonly [string, number])[]>();
  for (const [unit, weights] of Object.entries(habits))
    for (const [feature, weight] of Object.entries(weights)) {
      const featureWeights = weightsByFeature.get(feature) ?? [];
      featureWeights.push([unit, weight]);
      weightsByFeature.set(feature, featureWeights);
    }
  unitWeightsCache.set(habits, weightsByFeature);
  return weightsByFeature;
}

/** By unit, the sum of the weights of a clause's features. Units without a weight are missing. */
export function unitScoresOf(
  files: readonly LearnedWeights[],
  features: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const weights of files.map(unitWeightsOf))
    for (const [feature, value] of features)
      for (const [unit, weight] of weights.get(feature) ?? [])
        scores.set(unit, (scores.get(unit) ?? 0) + value * weight);
  return scores;
}
