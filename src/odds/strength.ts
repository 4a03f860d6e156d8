import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { STRENGTHS, type Strength } from './strengths.ts';

/** How strong a ready-made creature is. Undefined: it was not measured. */
export function strengthOf({ id }: Pick<Ruleset, 'id'>, name: string): Strength | undefined {
  const all = Object.hasOwn(STRENGTHS, id) ? STRENGTHS[id] : undefined;
  return all && Object.hasOwn(all, name) ? all[name] : undefined;
}

/** The ready-made creatures of a system, the weakest first; those that were not measured as they are listed, at the end. */
export function creaturesByStrength(rules: Pick<Ruleset, 'id' | 'archetypes'>): readonly Archetype[] {
  const strength = ({ name }: Archetype) => strengthOf(rules, name) ?? Number.POSITIVE_INFINITY;
  return rules.archetypes
    .filter(({ kind }) => kind === 'creature')
    .toSorted((one, other) => (strength(one) === strength(other) ? 0 : strength(one) - strength(other)));
}
