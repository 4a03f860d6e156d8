import { validName } from '../rules/core/names.ts';
import { chooseByBeginning, no, ok, type Refusal, type Result, suggestion } from '../rules/core/refusal.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { type Character, type Draft, MAX_PLAYER_CHARACTERS } from './character.ts';
import type { CharacterFile } from './character-file.ts';
import { archetypeNamed } from './new-combatant.ts';
import type { Session } from './session.ts';

/** The caller's characters in this server, sorted by name. */
export function ownCharacters({ loaded }: Session<'characters'>): readonly Character[] {
  return loaded.characters;
}

/** Finds one of the caller's characters by its name, or by the beginning of the name if only one character has it. */
export function characterNamed(session: Session<'characters'>, input: string): Result<Character, Refusal> {
  const characters = ownCharacters(session);
  const characterResult = chooseByBeginning('character', input, characters);
  return characterResult.ok
    ? characterResult
    : no({ type: 'no-character', typed: input, ...suggestion(input, characters) });
}

/** Finds one of the caller's characters by its id. */
export function characterOf(session: Session<'characters'>, id: string | undefined): Result<Character, Refusal> {
  const character = ownCharacters(session).find((each) => each.id === id);
  return character ? ok(character) : no({ type: 'character-gone' });
}

/** The rules for a saved character. Throws `UnknownSystemError` if its system isn't loaded. */
export function rulesFor({ system }: Pick<Character, 'system'>): Ruleset {
  return rulesOf({ system });
}

/** The premade character that is used if none is named: the system's first. */
export function firstCharacter({ id, archetypes }: Ruleset): Archetype {
  const firstArchetype = archetypes.find(({ kind }) => kind === 'character') ?? archetypes[0];
  if (!firstArchetype) throw new Error(`${id} has no premade character`);
  return firstArchetype;
}

/**
 * Saves a character for the caller. If the caller has one with the same name, it is replaced only if `replace` is set,
 * and it keeps its wounds. Refuses an invalid name, or too many characters.
 */
export function saveCharacter(
  session: Session<'characters'>,
  { name: input, system, sheet }: CharacterFile,
  replace = false,
): Result<Character, Refusal> {
  const nameResult = validName(input);
  if (!nameResult.ok) return nameResult;
  const characters = ownCharacters(session);
  const existingCharacter = characters.find((each) => each.name.toLowerCase() === nameResult.value.toLowerCase());
  if (existingCharacter && !replace) return no({ type: 'character-exists', name: existingCharacter.name });
  if (!existingCharacter && characters.length >= MAX_PLAYER_CHARACTERS)
    return no({ type: 'too-many', what: 'characters', most: MAX_PLAYER_CHARACTERS });
  return ok(storeCharacter(session, nameResult.value, system, sheet));
}

/**
 * Saves a character for the caller. If the caller has one with the same name, ignoring case, that one gets the new
 * sheet.
 */
export function storeCharacter(session: Session<'characters'>, name: string, system: string, sheet: object): Character {
  const { user, server, now } = session.caller;
  const existingCharacter = session.loaded.characters.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const character = { id: existingCharacter?.id ?? session.newId(), server, user, name, system, sheet, changedAt: now };
  session.add({ type: existingCharacter ? 'character-changed' : 'character-added', character });
  return character;
}

/** Changes a character's name or sheet, and drops its draft. */
export function changeCharacter(
  session: Session,
  { draft: _, ...character }: Character,
  name: string,
  sheet: object,
): Character {
  const changedCharacter = { ...character, name, sheet, changedAt: session.caller.now };
  session.add({ type: 'character-changed', character: changedCharacter });
  return changedCharacter;
}

/** Saves an invalid form as a draft. The character itself doesn't change. */
export function saveDraft(session: Session, character: Character, draft: Draft): Character {
  const characterWithDraft = { ...character, draft };
  session.add({ type: 'character-changed', character: characterWithDraft });
  return characterWithDraft;
}

/**
 * Finds the creature that a GM adds: one from a file, one of the GM's own characters, or a premade one. A typed name
 * replaces the name in the file. Refuses a creature of another system.
 */
export function creatureToAdd(
  session: Session<'characters'>,
  input: string | undefined,
  file: CharacterFile | undefined,
): Result<Pick<Archetype, 'name' | 'sheet' | 'standingOrders'>, Refusal> {
  if (file !== undefined) return creatureFromFile(session, input, file);
  if (input === undefined) return no({ type: 'nothing-to-add' });
  const lowerName = input.trim().toLowerCase();
  const character = ownCharacters(session).find(
    ({ system, name }) => system === session.rules.id && name.toLowerCase() === lowerName,
  );
  return character ? ok(character) : archetypeNamed(session.rules, input);
}

function creatureFromFile(
  { rules }: Session,
  input: string | undefined,
  file: CharacterFile,
): Result<Pick<Archetype, 'name' | 'sheet'>, Refusal> {
  const { system, sheet } = file;
  const nameResult = validName(input ?? file.name);
  if (!nameResult.ok) return nameResult;
  if (system !== rules.id) return no({ type: 'other-system', name: nameResult.value, theirs: system, ours: rules.id });
  return ok({ name: nameResult.value, sheet });
}
