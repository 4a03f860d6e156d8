import { expect } from 'vitest';
import { type OwnCondition, ownAffliction } from '../../../src/rules/core/condition.ts';
import type { CombatantId, System } from '../../../src/rules/core/encounter.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import * as schema from '../../../src/rules/core/schema.ts';

/** A GM's own condition after the system has read it. */
export function ownCondition<S extends System>(rules: Ruleset<S>, form: object, name = 'Hexed'): OwnCondition {
  const result = schema.readWhole(rules.ownCondition!, form);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return { name, brief: 'A hag’s eye is on you.', form: result.value };
}

/** A deed in which the GM puts their own condition on a combatant. */
export function hex<S extends System>(
  rules: Ruleset<S>,
  bearer: CombatantId,
  form: object,
  how: Parameters<typeof ownAffliction>[1] & { readonly name?: string } = {},
) {
  const { name, ...more } = how;
  return (resolution: Resolution<S>) =>
    rules.afflict(resolution, bearer, ownAffliction(ownCondition(rules, form, name), more));
}

/** Expects that the rules accept some forms of a GM's own condition, and find a fault at the given path in others. */
export function expectBounds<S extends System>(
  rules: Ruleset<S>,
  takes: readonly object[],
  refuses: readonly (readonly [path: string, form: unknown])[],
): void {
  for (const form of takes)
    expect(schema.readWhole(rules.ownCondition!, form), JSON.stringify(form)).toHaveProperty('value');
  for (const [path, form] of refuses) {
    const result = schema.readWhole(rules.ownCondition!, form);
    const faultPaths = 'problems' in result ? result.problems.map((problem) => problem.path.join('.')) : 'taken';
    expect(faultPaths, JSON.stringify(form)).toContain(path);
  }
}
