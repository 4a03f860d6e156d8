// Everything that a GM can add to the encounter, in the order in which it is offered.

import { creaturesByStrength } from '../odds/strength.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import { ownCharacters } from '../session/own-characters.ts';
import { type InEncounter, isGm, type Session } from '../session/session.ts';
import { referenceOf } from '../text/language.ts';
import { nameOf } from '../text/names.ts';
import { strength as words } from '../text/odds.ts';
import { briefOf, type Reference } from '../text/reference.ts';
import { withStrength } from './options/rules.ts';
import { measuredInWords, packCreatures } from './packs.ts';
import { foldCase, matchingEntries } from './search.ts';

/** A creature or character that a GM can add. Its texts aren't escaped. */
export interface Addable {
  /** The text by which it is chosen. */
  readonly value: string;
  /** Its name with its strength. */
  readonly label: string;
  readonly about: string;
  /** The names that a search looks through. */
  readonly names: readonly string[];
  readonly kind: 'creature' | 'character';
  readonly of: 'pack' | 'book' | 'own';
}

/** The data needed to list everything that a GM can add. */
export const ADDABLE_NEEDS = { characters: true, packs: true, addedLately: true } as const;
type Adding = Session<keyof typeof ADDABLE_NEEDS> & InEncounter;

/** The most creatures from earlier fights on top. */
const MAX_EARLIER = 5;

/**
 * Everything that a GM can add, in this order: what is in the encounter already, with the last one first; what this GM
 * added to other encounters lately; the packs' creatures; the book's, from the weakest to the strongest; the packs' and the book's characters; and the GM's own.
 */
export function addables(session: Adding): readonly Addable[] {
  const { rules } = session;
  const characters = ownCharacters(session).filter(({ system }) => system === rules.id);
  // Players may not read the names in a pack.
  const fromPacks = isGm(session) ? packCreatures(session) : [];
  const ofPacks = fromPacks.map(({ entry: { name, kind, sheet, brief = '' }, called }): Addable => {
    const strength = kind === 'creature' ? measuredInWords(session, rules.id, sheet) : undefined;
    const label = strength === undefined ? called : words.beside(called, strength);
    return { value: called, label, about: brief, names: [...new Set([called, name])], kind, of: 'pack' };
  });
  const usedNames = new Set(
    [...characters.map(({ name }) => name), ...fromPacks.map(({ entry }) => entry.name)].map(foldCase),
  );
  const reference = referenceOf(rules.id);
  const ofBook = [...creaturesByStrength(rules), ...rules.archetypes.filter(({ kind }) => kind === 'character')].map(
    (each) => bookAddable(rules, each, usedNames, reference),
  );
  const all = [...ofPacks, ...ofBook];
  const addablesOf = (wantedKind: Addable['kind']) => all.filter(({ kind }) => kind === wantedKind);
  const ownOnes = characters.map(({ name }): Addable => {
    return { value: name, label: name, about: '', names: [name], kind: 'character', of: 'own' };
  });
  const entries = [...addablesOf('creature'), ...addablesOf('character'), ...ownOnes];
  const recent = recentOf(session, entries);
  return recent.length === 0 ? entries : [...new Set([...recent, ...entries])];
}

/**
 * The offered entries that are in the encounter already, with the last one first. After them, a few that this GM added
 * to other encounters lately, newest first.
 */
export function recentOf(session: Adding, entries: readonly Addable[]): readonly Addable[] {
  const { combatants, hidden = [] } = session.encounter;
  const here = [...combatants, ...hidden].filter(({ controller }) => controller === undefined).toReversed();
  const inFight = kindsOfCombatants(here, entries);
  if (!isGm(session)) return inFight;
  const lately = session.loaded.addedLately.filter(({ system }) => system === session.rules.id);
  const earlier = kindsOfCombatants(lately, entries).filter((each) => !inFight.includes(each));
  return [...inFight, ...earlier.slice(0, MAX_EARLIER)];
}

/** The offered entries that combatants were made from, by their names: “Goblin 2” is a “Goblin”. */
function kindsOfCombatants(
  combatants: readonly { readonly name: string }[],
  entries: readonly Addable[],
): readonly Addable[] {
  const kinds = new Set(combatants.map(({ name }) => foldCase(name.replace(/ \d+$/, ''))));
  const found = [...kinds].flatMap(
    (kind) => entries.find(({ names }) => names.some((name) => foldCase(name) === kind)) ?? [],
  );
  return [...new Set(found)];
}

function bookAddable(
  rules: Ruleset,
  { name, kind }: Archetype,
  usedNames: ReadonlySet<string>,
  reference: Reference,
): Addable {
  const shownName = nameOf(rules.id, 'archetype', name);
  const isTaken = usedNames.has(foldCase(name));
  const strong = kind === 'creature' ? withStrength(rules, name) : shownName;
  const value = isTaken ? bookValue(rules, name) : name;
  return {
    value,
    label: isTaken ? strong.replace(shownName, bookValue(rules, shownName)) : strong,
    about: briefOf(reference, 'archetypes', name),
    names: [...new Set([value, shownName, name])],
    kind,
    of: 'book',
  };
}

/** The text for the book's creature if another one has the same name: "Goblin (TDGS)". */
function bookValue({ title }: Ruleset, name: string): string {
  return `${name} (${title})`;
}

/** Finds a premade creature or character by its text or name. */
export function bookCreature(rules: Ruleset, input: string): Archetype | undefined {
  return rules.archetypes.find(({ name }) => isSameName(bookValue(rules, name), input));
}

/** Finds entries by their exact name. If there are none, those whose name contains the typed text. */
export function addablesNamed(session: Adding, input: string): readonly Addable[] {
  const all = addables(session);
  const foldedInput = foldCase(input);
  const exact = all.filter(({ names }) => names.some((name) => foldCase(name) === foldedInput));
  return exact.length > 0 ? exact : matchingEntries(all, input, ({ names }) => names);
}
