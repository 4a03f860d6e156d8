// Everything that a GM can add to the encounter, in the order of the menus.

import { creaturesByStrength } from '../odds/strength.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import { ownCharacters } from '../session/own-characters.ts';
import { type InEncounter, isGm, type Session } from '../session/session.ts';
import { referenceOf } from '../text/language.ts';
import { nameOf } from '../text/names.ts';
import { strengthWords as words } from '../text/odds.ts';
import { briefOf, type Reference } from '../text/reference.ts';
import { withStrength } from './options/rules.ts';
import { measuredStrengthInWords, packCreatures } from './packs.ts';
import { foldCase, matchingEntries } from './search.ts';

/** A creature or character that a GM can add. Its texts aren't escaped. */
export interface AddableEntry {
  /** The entry's value in menus and command options. */
  readonly value: string;
  /**
   * The entry's name. If the creature's strength is known, the label also says how strong it is compared with a
   * character.
   */
  readonly label: string;
  readonly about: string;
  /** The names that a search compares with the typed text. */
  readonly names: readonly string[];
  readonly kind: 'creature' | 'character';
  readonly of: 'pack' | 'book' | 'own';
}

/** The data needed to list everything that a GM can add. */
export const ADDABLE_ENTRY_NEEDS = { characters: true, packs: true, addedLately: true } as const;
type AddingSession = Session<keyof typeof ADDABLE_ENTRY_NEEDS> & InEncounter;

/** The maximum number of creatures from the GM's other encounters at the top of the list. */
const MAX_RECENT_CREATURES = 5;

/**
 * Everything that a GM can add, in this order: what is already in the encounter, the latest first; what this GM
 * recently added to other encounters; the packs' creatures; the book's creatures, from the weakest to the strongest;
 * the packs' and the book's characters; and the GM's own characters.
 */
export function addableEntries(session: AddingSession): readonly AddableEntry[] {
  const { rules } = session;
  const characters = ownCharacters(session).filter(({ system }) => system === rules.id);
  // The names in packs are secret from players.
  const packEntries = isGm(session) ? packCreatures(session) : [];
  const addablePackEntries = packEntries.map(({ entry: { name, kind, sheet, brief = '' }, called }): AddableEntry => {
    const strength = kind === 'creature' ? measuredStrengthInWords(session, rules.id, sheet) : undefined;
    const label = strength === undefined ? called : words.beside(called, strength);
    return { value: called, label, about: brief, names: [...new Set([called, name])], kind, of: 'pack' };
  });
  const usedNames = new Set(
    [...characters.map(({ name }) => name), ...packEntries.map(({ entry }) => entry.name)].map(foldCase),
  );
  const reference = referenceOf(rules.id);
  const addableBookEntries = [
    ...creaturesByStrength(rules),
    ...rules.archetypes.filter(({ kind }) => kind === 'character'),
  ].map((each) => bookEntry(rules, each, usedNames, reference));
  const packAndBookEntries = [...addablePackEntries, ...addableBookEntries];
  const entriesOfKind = (wantedKind: AddableEntry['kind']) =>
    packAndBookEntries.filter(({ kind }) => kind === wantedKind);
  const ownCharacterEntries = characters.map(({ name }): AddableEntry => {
    return { value: name, label: name, about: '', names: [name], kind: 'character', of: 'own' };
  });
  const entries = [...entriesOfKind('creature'), ...entriesOfKind('character'), ...ownCharacterEntries];
  const recentEntries = recentEntriesOf(session, entries);
  return recentEntries.length === 0 ? entries : [...new Set([...recentEntries, ...entries])];
}

/**
 * The entries for creatures that are already in the encounter, the latest first. A few that this GM recently added to
 * other encounters follow, the newest first.
 */
export function recentEntriesOf(session: AddingSession, entries: readonly AddableEntry[]): readonly AddableEntry[] {
  const { combatants, hidden = [] } = session.recordedEncounter;
  const gmCombatants = [...combatants, ...hidden].filter(({ controller }) => controller === undefined).toReversed();
  const entriesInFight = entriesOfCombatants(gmCombatants, entries);
  if (!isGm(session)) return entriesInFight;
  const recentCombatants = session.loaded.addedLately.filter(({ system }) => system === session.rules.id);
  const recentEntries = entriesOfCombatants(recentCombatants, entries).filter((each) => !entriesInFight.includes(each));
  return [...entriesInFight, ...recentEntries.slice(0, MAX_RECENT_CREATURES)];
}

/** Finds the entries that combatants were made from, by their names: “Goblin 2” is a “Goblin”. */
function entriesOfCombatants(
  combatants: readonly { readonly name: string }[],
  entries: readonly AddableEntry[],
): readonly AddableEntry[] {
  const kindNames = new Set(combatants.map(({ name }) => foldCase(name.replace(/ \d+$/, ''))));
  const combatantEntries = [...kindNames].flatMap(
    (kind) => entries.find(({ names }) => names.some((name) => foldCase(name) === kind)) ?? [],
  );
  return [...new Set(combatantEntries)];
}

function bookEntry(
  rules: Ruleset,
  { name, kind }: Archetype,
  usedNames: ReadonlySet<string>,
  reference: Reference,
): AddableEntry {
  const shownName = nameOf(rules.id, 'archetype', name);
  const isNameTaken = usedNames.has(foldCase(name));
  const nameWithStrength = kind === 'creature' ? withStrength(rules, name) : shownName;
  const optionValue = isNameTaken ? nameWithBook(rules, name) : name;
  return {
    value: optionValue,
    label: isNameTaken ? nameWithStrength.replace(shownName, nameWithBook(rules, shownName)) : nameWithStrength,
    about: briefOf(reference, 'archetypes', name),
    names: [...new Set([optionValue, shownName, name])],
    kind,
    of: 'book',
  };
}

/** The name of a book's creature that shares its name with another entry: "Goblin (TDGS)". */
function nameWithBook({ title }: Ruleset, name: string): string {
  return `${name} (${title})`;
}

/** Finds the book's creature or character by its name with the book's title. */
export function bookCreature(rules: Ruleset, input: string): Archetype | undefined {
  return rules.archetypes.find(({ name }) => isSameName(nameWithBook(rules, name), input));
}

/** Finds entries by their exact name. If there are none, it finds those whose name contains the typed text. */
export function addableEntriesNamed(session: AddingSession, input: string): readonly AddableEntry[] {
  const allEntries = addableEntries(session);
  const foldedInput = foldCase(input);
  const exactMatches = allEntries.filter(({ names }) => names.some((name) => foldCase(name) === foldedInput));
  return exactMatches.length > 0 ? exactMatches : matchingEntries(allEntries, input, ({ names }) => names);
}
