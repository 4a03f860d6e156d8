// Options that name a character or something premade.

import type { PackCreature } from '../../packs/pack.ts';
import type { PackSource } from '../../rules/core/deed.ts';
import type { Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { MAX_NAME_LENGTH, validName } from '../../rules/core/names.ts';
import { choose, no, ok, type Refusal, type Result, unknownName } from '../../rules/core/refusal.ts';
import type { Archetype, Ruleset } from '../../rules/core/ruleset.ts';
import { isSameName } from '../../rules/core/sheet-fields.ts';
import { rulesNamed, rulesOf } from '../../rules/systems.ts';
import type { Character } from '../../session/character.ts';
import { type CharacterFile, readCharacterFile } from '../../session/character-file.ts';
import type { JoiningCharacter } from '../../session/joining.ts';
import { archetypeNamed } from '../../session/new-combatant.ts';
import { characterNamed, creatureToAdd, ownCharacters } from '../../session/own-characters.ts';
import { isPictureOptionValue } from '../../session/portrait.ts';
import { anyEncounter, type Session } from '../../session/session.ts';
import { referenceOf } from '../../text/language.ts';
import { idNamed, nameOf } from '../../text/names.ts';
import { briefOf } from '../../text/reference.ts';
import { withLabel } from '../../text/t.ts';
import { attachment, type Choice, namingOption, type Option, typedTextOrEmpty, withNeeds } from '../command.ts';
import { ADDABLE_ENTRY_NEEDS, addableEntries, bookCreature } from '../creatures.ts';
import { mayReadPacks } from '../pack-terms.ts';
import { entryNamed, type PackEntry, packCharacters, packCreatures, packSource } from '../packs.ts';
import { matchingEntries } from '../search.ts';
import { suggestIds } from './combatants.ts';
import { rulesetIn } from './rules.ts';

/** The data needed to find a creature to add by its name. */
export const ADDING_NEEDS = { characters: true, packs: true } as const;

type AddingSession = Session<keyof typeof ADDING_NEEDS>;

/** A creature to add, no matter where it comes from. */
type CreatureToAdd = Pick<PackCreature, 'name' | 'sheet' | 'standingOrders' | 'style' | 'portrait'> & {
  /** The pack that the creature comes from. Undefined if it isn't from a pack. */
  readonly from?: PackSource;
};

/** An option for one of the caller's characters. */
export function ownCharacter(): Option<Character, 'characters'> {
  return namingOption({
    needs: { characters: true },
    suggest: ownCharacterChoices,
    resolve: (input, session) => characterNamed(session, input),
  });
}

/** An option for a new name of a combatant, a character or an encounter. */
export function name(): Option<string> {
  return namingOption({ maxLength: MAX_NAME_LENGTH, resolve: validName });
}

/**
 * An option for a premade character or creature. It is from the system chosen in the option `ruleset`, or by default
 * from the encounter's system. Entries of the server's packs that the caller may know are included.
 */
export function archetype(): Option<Archetype, 'packs'> {
  const packEntries = (session: Session<'packs'>, { id }: Ruleset) =>
    mayReadPacks(session) ? packCreatures(session, id) : packCharacters(session, id);
  return namingOption({
    needs: { packs: true },
    suggest: withNeeds({ packs: true }, (session, _, values) => {
      const rules = rulesetIn(session, typedTextOrEmpty(values, 'ruleset'));
      if (!rules) return [];
      const premadeChoices = withCharactersFirst(rules.archetypes).map((archetype) =>
        describedChoice(rules.id, archetype),
      );
      return [...packEntries(session, rules).map(({ called }) => called), ...premadeChoices];
    }),
    resolve(input, session, values) {
      const rules = rulesetIn(session, typedTextOrEmpty(values, 'ruleset'));
      if (!rules) return no({ type: 'missing', what: 'ruleset', known: [] });
      const premadeResult = archetypeNamed(rules, idNamed(rules.id, ['archetype'], input));
      const packEntry = entryNamed(packEntries(session, rules), input, premadeResult.ok);
      return packEntry ? ok(packEntry.entry) : premadeResult;
    },
  });
}

/** An option for a file with a character or a creature. */
export function characterFile(): Option<CharacterFile> {
  const fileOption = attachment();
  return {
    ...fileOption,
    read(values, name, session) {
      const textResult = fileOption.read(values, name, session);
      if (textResult.ok && isPictureOptionValue(textResult.value))
        return no({ type: 'file-unfit', because: 'wrong type' });
      return textResult.ok ? readCharacterFile(textResult.value) : textResult;
    },
  };
}

/** An option for a character to join with: the caller's own, one from the server's packs, or a premade one. */
export function joiningCharacter(): Option<JoiningCharacter, keyof typeof ADDING_NEEDS> {
  return namingOption({
    needs: ADDING_NEEDS,
    suggest: withNeeds(ADDING_NEEDS, joiningCharacterChoices),
    resolve: joiningCharacterNamed,
  });
}

/** The names of characters to join with: the caller's, then those from packs, then the premade ones. */
function joiningCharacterChoices(session: AddingSession): readonly (string | Choice)[] {
  const { encounter } = session;
  const rules = encounter && rulesNamed(encounter.system);
  if (!rules) return [];
  const premadeCharacters = rules.archetypes.filter(({ kind }) => kind === 'character');
  const characterNames = ownCharactersOfSystem(session).map(({ name }) => name);
  return [
    ...characterNames,
    ...packCharacters(session).map(({ called }) => called),
    ...suggestIds(
      session,
      ['archetype'],
      premadeCharacters.map(({ name }) => name),
    ),
  ];
}

/**
 * Finds a character to join with by its name: the caller's own, one from a pack, or a premade one. Refuses creatures,
 * because only a GM may add them.
 */
export function joiningCharacterNamed(input: string, session: AddingSession): Result<JoiningCharacter, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  return joiningCharacterAmong(encounter, session.loaded.characters, packCharacters(session), input);
}

/**
 * Finds a character by its name among `characters`, the packs' characters and the premade ones. Refuses creatures,
 * because only a GM may add them.
 */
export function joiningCharacterAmong(
  encounter: Encounter,
  characters: readonly Character[],
  fromPacks: readonly PackEntry<PackCreature>[],
  input: string,
): Result<JoiningCharacter, Refusal> {
  const systemCharacters = characters.filter(({ system }) => system === encounter.system);
  const { archetypes } = rulesOf(encounter);
  const premadeCharacters = archetypes.filter(({ kind }) => kind === 'character');
  const characterResult = choose('character', input, [...systemCharacters, ...premadeCharacters]);
  const isOwnCharacterName = systemCharacters.some(({ name }) => isSameName(name, input));
  const packEntry = isOwnCharacterName ? undefined : entryNamed(fromPacks, input, characterResult.ok);
  if (packEntry) {
    const { name, sheet, portrait } = packEntry.entry;
    return ok({ name, sheet, called: packEntry.called, ...given({ portrait }) });
  }
  if (characterResult.ok) return characterResult;
  const id = idNamed(encounter.system, ['archetype'], input);
  const premadeEntryResult = choose('character', id, premadeCharacters);
  if (premadeEntryResult.ok) return premadeEntryResult;
  const creatureResult = choose('creature', id, archetypes);
  if (creatureResult.ok) return no({ type: 'creature-is-the-gms', name: creatureResult.value.name });
  return unknownName('character', input, [
    ...systemCharacters,
    ...fromPacks.map(({ called }) => called),
    ...premadeCharacters,
  ]);
}

/**
 * What a GM can add, in the same order as in the GM's panel. The search compares names, but not the texts about
 * strength.
 */
export const creatureChoices = withNeeds(ADDABLE_ENTRY_NEEDS, (session, input): readonly Choice[] => {
  const encounterResult = anyEncounter(session);
  if (!encounterResult.ok) return [];
  const matches = matchingEntries(addableEntries(encounterResult.value), input, ({ names }) => names);
  return matches.map(({ label, value }) => ({ name: label, value }));
});

const ownCharacterChoices = withNeeds({ characters: true }, (session) =>
  ownCharacters(session).map(
    ({ name, system }): Choice => ({ name: `${name} · ${rulesNamed(system)?.title ?? system}`, value: name }),
  ),
);

function ownCharactersOfSystem(session: Session<'characters'>): readonly Character[] {
  return ownCharacters(session).filter(({ system }) => system === session.encounter?.system);
}

function describedChoice(system: string, { name }: Archetype): Choice {
  return {
    name: withLabel(nameOf(system, 'archetype', name), briefOf(referenceOf(system), 'archetypes', name)),
    value: name,
  };
}

function withCharactersLast<T extends Pick<Archetype, 'kind'>>(entries: readonly T[]): readonly T[] {
  return entries.toSorted((a, b) => Number(a.kind === 'character') - Number(b.kind === 'character'));
}

function withCharactersFirst(archetypes: readonly Archetype[]): readonly Archetype[] {
  return [...archetypes].sort((a, b) => Number(b.kind === 'character') - Number(a.kind === 'character'));
}

/**
 * Finds the creature that a GM adds: the GM's own character, an entry from the server's packs, or one from the book.
 */
export function creatureNamed(
  session: Session<keyof typeof ADDING_NEEDS> & { readonly encounter: Encounter },
  input: string | undefined,
  file: CharacterFile | undefined,
): Result<CreatureToAdd, Refusal> {
  const { id } = session.rules;
  const bookEntry = input !== undefined && file === undefined ? bookCreature(session.rules, input) : undefined;
  if (bookEntry) return ok(bookEntry);
  const isOwnCharacter =
    input !== undefined && ownCharactersOfSystem(session).some(({ name }) => isSameName(name, input));
  const packEntry =
    input === undefined || file !== undefined || isOwnCharacter ? undefined : entryNamed(packCreatures(session), input);
  if (packEntry) return ok({ ...packEntry.entry, from: packSource(packEntry.from) });
  const creatureResult = creatureToAdd(session, input, file);
  if (creatureResult.ok || input === undefined || file !== undefined) return creatureResult;
  const bookResult = creatureToAdd(session, idNamed(id, ['archetype'], input), file);
  return bookResult.ok ? bookResult : noCreatureNamed(session, input);
}

/** Refuses an unknown creature. The server's own entries are listed before the book's, and creatures before characters. */
function noCreatureNamed(session: Session<keyof typeof ADDING_NEEDS>, input: string): Result<never, Refusal> {
  const { id, archetypes } = session.rules;
  const packEntries = packCreatures(session).map(({ entry: { kind }, called }) => ({ kind, name: called }));
  const bookEntries = archetypes.map(({ kind, name }) => ({ kind, name: nameOf(id, 'archetype', name) }));
  return unknownName('character-or-creature', input, [
    ...withCharactersLast(packEntries),
    ...ownCharactersOfSystem(session),
    ...withCharactersLast(bookEntries),
  ]);
}
