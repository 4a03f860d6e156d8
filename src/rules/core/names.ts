// Which names combatants and characters may have, and which combatant a typed name means.

import type { Combatant, Encounter } from './encounter.ts';
import { choiceNamed, no, ok, onlyChoiceStartingWith, type Refusal, type Result, suggestion } from './refusal.ts';

/** The maximum length of a combatant's or a character's name, in characters. */
export const MAX_NAME_LENGTH = 40;

/** Accepts a valid name: one line, 1 to 40 characters, at least one letter or digit. */
export function validName(input: string): Result<string, Refusal> {
  const name = input.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isValidName = name.length <= MAX_NAME_LENGTH && /[\p{L}\p{N}]/u.test(name) && !/[\p{Cc}\p{Cf}]/u.test(name);
  return isValidName ? ok(name) : no({ type: 'name-unfit', typed: input, longest: MAX_NAME_LENGTH });
}

/** The combatant that a player means, or a refusal with the known names and the closest one. */
export function findCombatant(
  { combatants }: Pick<Encounter, 'combatants'>,
  input: string,
): Result<Combatant, Refusal> {
  const combatant = combatantNamed(combatants, input);
  return combatant
    ? ok(combatant)
    : no({ type: 'no-one-of-that-name', typed: input, ...suggestion(input, combatants) });
}

/**
 * The combatant that a player means: by its name, its id, or the beginning of its name if no other name begins like
 * that.
 */
export function combatantNamed(combatants: readonly Combatant[], input: string): Combatant | undefined {
  return (
    choiceNamed(input, combatants) ??
    combatants.find(({ id }) => id === input.trim().toLowerCase()) ??
    onlyChoiceStartingWith(input, combatants)
  );
}

/** Finds the combatants that a player means by several names, separated by commas. */
export function findCombatants(encounter: Encounter, input: string): Result<readonly Combatant[], Refusal> {
  const singleResult = findCombatant(encounter, input);
  if (singleResult.ok) return ok([singleResult.value]);
  const combatants = new Set<Combatant>();
  for (const name of input.split(',').filter((part) => part.trim() !== '')) {
    const combatantResult = findCombatant(encounter, name);
    if (!combatantResult.ok) return combatantResult;
    combatants.add(combatantResult.value);
  }
  return ok([...combatants]);
}
