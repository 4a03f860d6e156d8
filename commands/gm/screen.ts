import { mark, marked } from '../../src/interaction/component.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { no, ok, type Result } from '../../src/rules/core/result.ts';
import type { InEncounter } from '../../src/session/authorize.ts';
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

/** Whoever has that mark, unseen or not. Refused where nobody has it any more. */
export function somebodyMeant({ encounter }: InEncounter, who: string): Result<Combatant, Refusal> {
  const found = marked(who, everybody(encounter), ({ id }) => id);
  return found ? ok(found) : no({ type: 'stale' });
}
