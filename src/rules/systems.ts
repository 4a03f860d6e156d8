import type { Encounter } from './core/encounter.ts';
import type { Ruleset } from './core/ruleset.ts';
import * as registered from './registered.ts';

const systems: ReadonlyMap<string, Ruleset> = new Map(
  Object.values<Ruleset>(registered).map((rules) => [rules.id, rules]),
);

/** The systems that Fray plays, by the names that `/encounter start ruleset:` takes. */
export const SYSTEM_IDS: readonly string[] = [...systems.keys()];

/** Finds a system's rules by its id. Undefined if there is no such system. */
export function rulesNamed(id: string): Ruleset | undefined {
  return systems.get(id);
}

/** The rules of an encounter. Throws if this program doesn't know its system. */
export function rulesOf({ system }: Pick<Encounter, 'system'>): Ruleset {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No ruleset ${system}`);
  return rules;
}
