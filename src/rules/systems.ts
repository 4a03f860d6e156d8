import type { Encounter } from './core/encounter.ts';
import type { Ruleset } from './core/ruleset.ts';
import { dungeoneers } from './dungeoneers/ruleset.ts';
import { mastery } from './mastery/ruleset.ts';
import { sol } from './sol/ruleset.ts';
import { tdgs } from './tdgs/ruleset.ts';

/** The systems that Fray plays, by the names that `/encounter start ruleset:` takes. */
export const SYSTEM_IDS = ['tdgs', 'dungeoneers', 'mastery', 'sol'] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];
const systems: Readonly<Record<SystemId, Ruleset>> = { tdgs, dungeoneers, mastery, sol };

/** The rules of a system, or nothing where there is no such system. */
export function rulesNamed(id: string): Ruleset | undefined {
  const known = SYSTEM_IDS.find((each) => each === id);
  return known && systems[known];
}

/** The rules that a fight is played by. Throws for a system that this program does not know. */
export function rulesOf({ system }: Encounter): Ruleset {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No ruleset ${system}`);
  return rules;
}
