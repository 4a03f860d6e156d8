// How likely a text means an action, by weights that were learned from sentences: `src/prose/habits/`.

import type { ActionMethod } from '../rules/core/intent.ts';
import type { Facts, Reader, Scope } from './scope.ts';

/** What a weight is for, such as an action, a spell, a manner or a concept, and how much it counts for it. */
export type Unit = readonly [unit: string, share: number];

/** Something that speaks for a way to do something, or against it, and how strongly. */
export type Fit = readonly [feature: string, value: number];

/** The unit of what speaks for any way to do anything. */
export const ANY_WAY = 'any way';

/** What a score counts that was put together by hand, before anything that was learned. */
export const BY_HAND = 'by hand';

/** What is learned about a way to do something: about its action, tool and manner, and about the concepts in their words. */
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

/** What a part of a text counts for a unit. */
function saidFor(habits: Facts['reader']['lexicon']['habits'], scope: Scope, unit: string): number {
  const known = scope.unitScores.get(unit);
  if (known !== undefined) return known;
  const weights = habits[unit];
  let sum = 0;
  if (weights) for (const [feature, value] of scope.features) sum += value * (weights[feature] ?? 0);
  scope.unitScores.set(unit, sum);
  return sum;
}
