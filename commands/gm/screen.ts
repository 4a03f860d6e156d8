import { mark } from '../../src/interaction/posts/mark.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { shorten } from '../../src/text/markdown.ts';

/** The longest name on a button. */
const LONGEST_NAME = 30;

/** A name as it fits on a button. */
export function shortName({ name }: Pick<Combatant, 'name'>): string {
  return shorten(name, LONGEST_NAME);
}

/** Everybody in an encounter, those who wait unseen first. */
export function everybody({ combatants, hidden = [] }: Encounter): readonly Combatant[] {
  return [...hidden, ...combatants];
}

export function markOf({ id }: Pick<Combatant, 'id'>): string {
  return mark(id);
}
