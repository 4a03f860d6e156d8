import { grammar } from '../grammar.ts';

/** How somebody is now, as a sentence. Names and what is said of them are safe to show already. */
export const state = {
  is: (name: string, how: string) => `${name} is ${how}.`,
  /** "Mira has 41/50 HP." */
  has: (name: string, what: readonly string[]) => `${name} has ${what.join(', ')}.`,
  bears: (name: string, conditions: readonly string[]) => `${name}: ${grammar.and(conditions)}.`,
  up: 'up again',
};
