import { near, type Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../rules/systems.ts';
import { type Character, MOST_CHARACTERS } from './character.ts';
import type { CharacterFile } from './character-file.ts';
import { archetypeNamed, fitName } from './new-combatant.ts';
import type { Session } from './session.ts';

/** The caller's characters in this server, by name. */
export function ownCharacters({ loaded }: Session<'characters'>): readonly Character[] {
  return loaded.characters;
}

/** The caller's character of that name: the whole name, or a beginning that fits only one. */
export function characterNamed(session: Session<'characters'>, typed: string): Result<Character, Refusal> {
  const mine = ownCharacters(session);
  const wanted = typed.normalize('NFC').trim().toLowerCase();
  const begun = mine.filter(({ name }) => wanted !== '' && name.toLowerCase().startsWith(wanted));
  const found = mine.find(({ name }) => name.toLowerCase() === wanted) ?? (begun.length === 1 ? begun[0] : undefined);
  if (found) return ok(found);
  const known = mine.map(({ name }) => name);
  const like = near(typed, known);
  return no({ type: 'no-character', typed, known, ...(like !== undefined && { near: like }) });
}

/** The caller's character of that id, which a button carries. */
export function characterOf(session: Session<'characters'>, id: string | undefined): Result<Character, Refusal> {
  const found = ownCharacters(session).find((each) => each.id === id);
  return found ? ok(found) : no({ type: 'character-gone' });
}

/** The rules of a character that is kept. Throws for a system that this program does not know. */
export function rulesFor({ system }: Pick<Character, 'system'>): Ruleset {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No ruleset ${system}`);
  return rules;
}

/** The rules that are meant by name; where none are named, those of the channel's fight. */
export function rulesetOrDefault(
  { encounter }: Pick<Session, 'encounter'>,
  typed: string | undefined,
): Result<Ruleset, Refusal> {
  const wanted = typed?.trim().toLowerCase() ?? encounter?.system;
  if (wanted === undefined) return no({ type: 'missing', what: 'ruleset', known: SYSTEM_IDS });
  const rules = rulesNamed(wanted);
  if (rules) return ok(rules);
  const like = near(wanted, SYSTEM_IDS);
  return no({ type: 'no-such-ruleset', typed: wanted, known: SYSTEM_IDS, ...(like !== undefined && { near: like }) });
}

/** The ready-made one to start from: by name, else the system's first character. */
export function startingFrom(rules: Ruleset, typed: string | undefined): Result<Archetype, Refusal> {
  if (typed !== undefined) return archetypeNamed(rules, typed);
  const first = rules.archetypes.find(({ kind }) => kind === 'character') ?? rules.archetypes[0];
  if (!first) throw new Error(`${rules.id} has nobody ready-made`);
  return ok(first);
}

/**
 * Keeps a character for the caller. One of the same name gives way only where `replace` says so; it stays the same
 * character then, with its wounds. Refused for an unfit name, and for one character more than fit.
 */
export function saveCharacter(
  session: Session<'characters'>,
  { name: typed, system, sheet }: CharacterFile,
  replace = false,
): Result<Character, Refusal> {
  const name = fitName(typed);
  if (!name.ok) return name;
  const mine = ownCharacters(session);
  const same = mine.find((each) => each.name.toLowerCase() === name.value.toLowerCase());
  if (same && !replace) return no({ type: 'character-exists', name: same.name });
  if (!same && mine.length >= MOST_CHARACTERS)
    return no({ type: 'too-many', what: 'characters', most: MOST_CHARACTERS });
  return ok(session.saveCharacter(name.value, system, sheet));
}
