import { strengthOf } from '../odds/strength.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { strength as words } from '../text/spoken.ts';

/** How strong a ready-made creature is, in words. Undefined: it was not measured. */
export function strengthInWords(rules: Pick<Ruleset, 'id'>, name: string): string | undefined {
  const strength = strengthOf(rules, name);
  return strength === undefined ? undefined : words.of(strength);
}

/** Its name with how strong it is, as a GM chooses one: "Ogre · worth 1.5 characters". */
export function withStrength(rules: Pick<Ruleset, 'id'>, name: string): string {
  const strength = strengthInWords(rules, name);
  return strength === undefined ? name : words.beside(name, strength);
}
