import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { STRENGTHS, type Strength } from './strengths.ts';

/** How strong a premade creature is. Undefined if it wasn't measured. */
export function strengthOf({ id }: Pick<Ruleset, 'id'>, name: string): Strength | undefined {
  const systemStrengths = Object.hasOwn(STRENGTHS, id) ? STRENGTHS[id] : undefined;
  return systemStrengths && Object.hasOwn(systemStrengths, name) ? systemStrengths[name] : undefined;
}

/** The premade creatures of a system, weakest first. Any that weren't measured come last, in their listed order. */
export function creaturesByStrength(rules: Pick<Ruleset, 'id' | 'archetypes'>): readonly Archetype[] {
  const strengthOrInfinity = ({ name }: Archetype) => strengthOf(rules, name) ?? Number.POSITIVE_INFINITY;
  return rules.archetypes
    .filter(({ kind }) => kind === 'creature')
    .toSorted((one, other) =>
      strengthOrInfinity(one) === strengthOrInfinity(other) ? 0 : strengthOrInfinity(one) - strengthOrInfinity(other),
    );
}
