// How likely a text means an action, by weights that were learned from sentences: `src/prose/habits/`.

import type { ActionMethod } from '../rules/core/intent.ts';
import type { Facts, Reader, Scope } from './scope.ts';

/**
 * Something that weights are learned for, such as an action, a spell, a manner or a concept. `share` is how much its
 * weights count, from 0 to 1.
 */
export type Unit = readonly [unit: string, share: number];

/** A feature that speaks for a way to do something, or against it, and how strong it is. */
export type Fit = readonly [feature: string, value: number];

/** The unit whose weights apply to every way to do anything. */
export const ANY_WAY = 'any way';

/** The feature whose weight says how much the score from the fixed weights counts. */
export const BY_HAND = 'by hand';

/**
 * The units of a way to do something: its action, its tool, its manner, and the concepts that their words come from.
 */
export function unitsOf({ rules, lexicon }: Reader, action: string, { tool, manner }: ActionMethod): readonly Unit[] {
  const shared = (kind: 'action' | 'tool' | 'manner', id: string): readonly Unit[] => {
    const senses = lexicon.sensesOf(kind, id);
    return senses.map((sense) => [`=${sense}`, 1 / senses.length]);
  };
  const ofManner = (id: string) => {
    const own = shared('manner', `${action}/${id}`);
    return own.length > 0 ? own : shared('manner', id);
  };
  return [
    [action, 1],
    [`kind: ${rules.actions[action]?.kind ?? ''}`, 1],
    ...shared('action', action),
    ...(tool === undefined ? [] : [[`with: ${tool}`, 1] as const, ...shared('tool', tool)]),
    ...(manner === undefined ? [] : [[`how: ${action}/${manner}`, 1] as const, ...ofManner(manner)]),
  ];
}

/** How likely a part of a text means a way to do something, relative to the others. */
export function learnedScore(
  { reader }: Facts,
  scope: Scope,
  units: readonly Unit[],
  fits: readonly Fit[],
  byHand: number,
): number {
  const { habits } = reader.lexicon;
  let sum = byHand * (1 + (habits[ANY_WAY]?.[BY_HAND] ?? 0));
  for (const [unit, share] of units) sum += share * saidFor(habits, scope, unit);
  for (const unit of [ANY_WAY, units[0]?.[0] ?? '', units[1]?.[0] ?? '']) {
    const weights = habits[unit];
    if (weights) for (const [feature, value] of fits) sum += value * (weights[feature] ?? 0);
  }
  return sum;
}

/** How much the features of a part of a text speak for a unit. */
function saidFor(habits: Facts['reader']['lexicon']['habits'], scope: Scope, unit: string): number {
  const known = scope.unitScores.get(unit);
  if (known !== undefined) return known;
  const weights = habits[unit];
  let sum = 0;
  if (weights) for (const [feature, value] of scope.features) sum += value * (weights[feature] ?? 0);
  scope.unitScores.set(unit, sum);
  return sum;
}
