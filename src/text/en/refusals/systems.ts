import { dungeoneers } from './dungeoneers.ts';
import { mastery } from './mastery.ts';
import { sol } from './sol.ts';
import { tdgs } from './tdgs.ts';

/** A system's own refusals in plain words, by the refusal's name. */
export type Explanations = Readonly<Record<string, (facts: Readonly<Record<string, string | number>>) => string>>;

const SYSTEMS: Readonly<Record<string, Explanations>> = { dungeoneers, mastery, sol, tdgs };

/** How a system explains what it refuses. A refusal without words says at least that the rules do not allow it. */
export function explanations(system: string | undefined) {
  const words = system !== undefined && Object.hasOwn(SYSTEMS, system) ? SYSTEMS[system] : undefined;
  return (rule: string, facts: Readonly<Record<string, string | number>>): string => {
    const name = rule.slice(rule.indexOf('/') + 1);
    const phrase = words && Object.hasOwn(words, name) ? words[name] : undefined;
    return phrase?.(facts) ?? 'The rules do not allow that now. `/rules` tells what is possible.';
  };
}
