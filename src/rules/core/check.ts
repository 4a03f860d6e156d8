// A check that the GM asks for: what to roll, and how the book reads the result.

import type { Combatant, Encounter, System } from './encounter.ts';
import { safeLabel } from './notation/parse-dice.ts';

/** The label of the GM's number in checks that subtract it from the roll. No book uses this name for a score. */
export const DIFFICULTY = 'difficulty';

import type { Tier } from './reason.ts';

/** A system's checks. */
export interface CheckRules<S extends System = System> {
  /** The book's difficulties by name. Undefined: the book only uses numbers. */
  readonly difficulties?: Readonly<Record<string, number>>;
  /** What this combatant can roll, starting with the likeliest. */
  offers(who: Combatant<S>): readonly string[];
  /** The name of a check as the book writes it. Undefined if this combatant has no check by that name. */
  named(who: Combatant<S>, typed: string): string | undefined;
  /**
   * The dice of a check, as `/roll` takes them, but with ids in place of names: "1d20+3[DEX]", or "5d6>=6[Climb 5]" to
   * count the dice that show 6 or more. `addedTerm` and `scoreLabel` write the brackets. Undefined if no dice are
   * rolled and the total is 0.
   */
  dice(encounter: Encounter<S>, who: Combatant<S>, what: string, against: number | undefined): string | undefined;
  /**
   * The number that someone else's check against this combatant's `what` must reach. Undefined if the book has no such
   * number, because both sides roll.
   */
  opposing?(who: Combatant<S>, what: string): number;
  /**
   * The combatant's own score that it must roll under if the GM gives no number. Undefined if the check isn't against
   * such a score.
   */
  own?(who: Combatant<S>, what: string): number | undefined;
  /** For a book that subtracts the GM's number from the roll: the total that every check must reach. */
  readonly threshold?: number;
  /** The tier that a roll reached in the check `what`. `last` is the face of the last die. */
  tier(
    who: Combatant<S>,
    rolled: { readonly total: number; readonly last: number },
    against: number,
    what: string,
  ): Tier;
}

/** Text that adds a number and its name to dice: "+3[REF]". Returns "" for 0. */
export function addedTerm(value: number, name: string): string {
  return value === 0 ? '' : `${value < 0 ? '-' : '+'}${Math.abs(value)}[${safeLabel(name)}]`;
}

/** Finds a name in a list, ignoring case. */
export function sameName(names: readonly string[], typed: string): string | undefined {
  const lowerName = typed.trim().toLowerCase();
  return names.find((name) => name.toLowerCase() === lowerName);
}
