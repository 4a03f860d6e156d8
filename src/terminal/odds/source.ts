// Reads the encounter to compute odds for, from an exported record, a scene's file or two characters' files. A scene's
// file lists who is on which side: by name, from a file, or with changed numbers.

import { dirname, isAbsolute, join } from 'node:path';
import { type ParseError, parse } from 'jsonc-parser';
import { readSettings } from '../../interaction/settings.ts';
import { changedSheet } from '../../rules/core/changed-sheet.ts';
import { type Combatant, ENEMIES, type Encounter, PLAYERS, STYLES } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { MAX_NAME_LENGTH, validName } from '../../rules/core/names.ts';
import { newEncounter } from '../../rules/core/new-encounter.ts';
import { choose, type Refusal, suggestion } from '../../rules/core/refusal.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import * as schema from '../../rules/core/schema.ts';
import { sheetFieldsOf } from '../../rules/core/sheet-fields.ts';
import { rulesNamed, systemId, systemIds } from '../../rules/systems.ts';
import { type CharacterFile, characterFileOf, readCharacterFile } from '../../session/character-file.ts';
import { chronicledDeeds, type EncounterRecord } from '../../session/encounter-record.ts';
import { newCreatures } from '../../session/new-combatant.ts';
import { readSheet } from '../../session/sheet-text.ts';
import { StartupError } from '../../startup-error.ts';
import { verifyRecord } from '../../store/verify.ts';
import { expectationText } from '../../text/expectations.ts';
import { explain } from '../../text/refusals.ts';
import { t } from '../../text/t.ts';
import { drawMarkdown } from '../markdown.ts';
import { readRecord, readTextFile, toPrintable } from '../program.ts';

/** The format of a scene's file. */
const SCENE_FORMAT = 'fray-scene';
/** The newest version of the format that this program reads. */
const SCENE_VERSION = 1;

/** The maximum number of creatures in an entry. */
const MAX_CREATURES_PER_ENTRY = 20;
/** The maximum number of entries on a side. */
const MAX_ENTRIES_PER_SIDE = 20;
const MAX_PATH_LENGTH = 200;

/** Changes to the fields of a sheet. Null removes a field. The values are checked later, as part of the whole sheet. */
const changesReader: schema.Reader<object> = {
  wants: { kind: 'sheet-fields' },
  get json() {
    return { type: 'object', description: t('scene-sheet-changes') };
  },
  read(value, path, problems) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    problems.push({ path, wants: this.wants });
    return undefined;
  },
};

const fullEntryReader = schema.object({
  /** The name of a premade character or creature. */
  from: schema.optional(schema.text(MAX_NAME_LENGTH)),
  /** A file from `/character export`, relative to the scene's file. */
  file: schema.optional(schema.text(MAX_PATH_LENGTH)),
  name: schema.optional(schema.text(MAX_NAME_LENGTH)),
  count: schema.withDefault(schema.integer(1, MAX_CREATURES_PER_ENTRY), 1),
  /** The combatant's style in the forecast. */
  style: schema.optional(schema.oneOf(STYLES)),
  sheet: schema.optional(changesReader),
});

/** An entry in the list of a side: a kind of combatant, and how many there are. */
type SceneEntry = schema.TypeOf<typeof fullEntryReader>;

/** An entry that is only a name stands for the premade kind with that name. */
const entryReader: schema.Reader<SceneEntry> = {
  wants: fullEntryReader.wants,
  get json() {
    return { anyOf: [{ type: 'string' }, schema.jsonSchemaOf(fullEntryReader)] };
  },
  read: (value, path, problems) =>
    fullEntryReader.read(typeof value === 'string' ? { from: value } : value, path, problems),
};

const sideReader = schema.list(entryReader, MAX_ENTRIES_PER_SIDE, 1);
const sceneReader = schema.object({
  /** The address of the schema, for editors. */
  $schema: schema.optional(schema.text(MAX_PATH_LENGTH)),
  format: schema.oneOf([SCENE_FORMAT]),
  version: schema.integer(1, SCENE_VERSION),
  system: systemId,
  name: schema.optional(schema.text(100)),
  /** The settings, written as for `/encounter start settings:`. */
  settings: schema.optional(schema.text(300)),
  players: sideReader,
  enemies: sideReader,
});

type SceneFile = schema.TypeOf<typeof sceneReader>;

/**
 * The schema of a scene's file, for editors and other programs. The schema of the sheets in it is in
 * `character.schema.json`.
 */
export function sceneSchema(): schema.JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: t('scene-schema-title'),
    ...schema.jsonSchemaOf(sceneReader),
  };
}

/** What is wrong at a place in a file: a value that doesn't fit, or a sentence about another problem. */
type SceneProblem = schema.Problem | { readonly path: readonly string[]; readonly said: string };

/** True for a scene file in a format newer than this program knows. */
function isNewerFormat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('version' in value)) return false;
  return typeof value.version === 'number' && value.version > SCENE_VERSION;
}

/** Reads a scene file. Returns the scene, or everything that is wrong with the file. */
export function readSceneFile(
  value: unknown,
): { readonly value: SceneFile } | { readonly problems: readonly schema.Problem[] } {
  return schema.readWhole(sceneReader, value);
}

/**
 * Where a text stops being valid JSON: the line and the column, counted from 1, and the word or character there, which
 * is empty if the text ends too early.
 */
interface JsonFaultPlace {
  readonly line: number;
  readonly column: number;
  readonly mark: string;
}

/**
 * The first place where a text isn't valid JSON. JavaScript's own message doesn't give the line of an extra comma.
 * Undefined if the text is nested too deeply.
 */
export function jsonFaultPlace(text: string): JsonFaultPlace | undefined {
  const parseErrors: ParseError[] = [];
  try {
    parse(text, parseErrors, { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const [firstError] = parseErrors.toSorted((one, other) => one.offset - other.offset);
  return firstError && jsonPlaceAt(text, firstError.offset);
}

function jsonPlaceAt(text: string, index: number): JsonFaultPlace {
  const lines = text.slice(0, index).split('\n');
  const wordOrCharacter = /^(?:[\p{L}\p{N}_]+|.)/su.exec(text.slice(index, index + 20))?.[0] ?? '';
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, mark: wordOrCharacter };
}

/** The maximum number of problems that are listed. */
const MAX_LISTED_PROBLEMS = 20;

const CHARACTER_FORMAT = 'fray-character';
/**
 * The encounter in a scene's file, in an exported record, or between two characters. Throws a `StartupError` that says
 * what is wrong in the files.
 */
export function encounterIn(file: string, other?: string): Encounter {
  if (other !== undefined) return duelFromFiles(file, other);
  const text = readTextFile(file);
  const format = formatOf(parseFile(text, file));
  if (format === SCENE_FORMAT) return encounterOfScene(file, parseFile(text, file));
  if (format === CHARACTER_FORMAT) throw new StartupError(t('scene-one-character', { file }));
  if (format.startsWith('fray encounter')) return encounterOfRecord(readRecord(file), file);
  throw new StartupError(t('scene-cannot-use', { file, known: t('scene-known', { format: SCENE_FORMAT }) }));
}

/** The file of a premade character or creature, as a starting point for another. */
export function premadeCharacterFile(system: string, name: string): string {
  const rules = rulesNamed(system);
  if (!rules)
    throw new StartupError(t('scene-no-system', { why: unknownNameText(system, suggestion(system, systemIds())) }));
  const archetypeResult = choose('character-or-creature', name, rules.archetypes);
  if (!archetypeResult.ok) throw new StartupError(expectedValueText(archetypeResult.why));
  return characterFileOf({ system, name: archetypeResult.value.name, sheet: archetypeResult.value.sheet }).text;
}

function duelFromFiles(file: string, other: string): Encounter {
  const [firstCharacter, secondCharacter] = [characterIn(file), characterIn(other)];
  if (firstCharacter.system !== secondCharacter.system)
    throw new StartupError(
      t('scene-two-systems', { file, system: firstCharacter.system, other, second: secondCharacter.system }),
    );
  return duelOf(firstCharacter, secondCharacter);
}

function characterIn(file: string): CharacterFile {
  const text = readTextFile(file);
  const format = formatOf(parseFile(text, file));
  if (format !== CHARACTER_FORMAT) throw new StartupError(t('scene-no-character', { file }));
  const characterResult = readCharacterFile(text);
  if (characterResult.ok) return characterResult.value;
  if (characterResult.why.type === 'sheet-unfit')
    throw problemsError(file, characterResult.why.problems, characterResult.why.more);
  throw new StartupError(t('scene-cannot-read', { file, why: expectedValueText(characterResult.why) }));
}

function encounterOfScene(file: string, value: unknown): Encounter {
  if (isNewerFormat(value)) throw new StartupError(t('scene-newer', { file }));
  const fileResult = readSceneFile(value);
  if ('problems' in fileResult) throw problemsError(file, fileResult.problems);
  const sceneResult = encounterFromScene(fileResult.value, (path) => readCharacterOfScene(file, path));
  if ('problems' in sceneResult) throw problemsError(file, sceneResult.problems);
  return sceneResult.encounter;
}

/**
 * The character's file that a scene names, relative to the scene's file. If something is wrong with it, returns a
 * message that says what.
 */
function readCharacterOfScene(scene: string, path: string): CharacterFile | string {
  try {
    return characterIn(isAbsolute(path) ? path : join(dirname(scene), path));
  } catch (error) {
    if (error instanceof StartupError) return error.message.replace(':\n  ', ': ').replaceAll('\n  ', '; ');
    throw error;
  }
}

/** The encounter of a record in its current state. If the encounter is over, its state before combat began. */
function encounterOfRecord(record: EncounterRecord, file: string): Encounter {
  const { present } = record;
  if (verifyRecord(record).wrong.length > 0) throw new StartupError(t('scene-wrong-record', { file }));
  if (present.phase !== 'ended') return present;
  for (const { deed, undone, before } of chronicledDeeds(record, 'gm'))
    if (deed.type === 'initiative' && !undone) return before;
  throw new StartupError(t('scene-over', { file }));
}

function parseFile(input: string, file: string): unknown {
  const text = input.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new StartupError(t('scene-no-json', { file, where: faultPlaceText(text) }));
  }
}

function faultPlaceText(text: string): string {
  const faultPlace = jsonFaultPlace(text);
  if (!faultPlace) return '';
  if (faultPlace.mark === '') return t('scene-ends-early');
  return t('scene-json-at', { line: faultPlace.line, column: faultPlace.column, mark: toPrintable(faultPlace.mark) });
}

function formatOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'format' in value ? String(value.format) : '';
}

function problemsError(file: string, problems: readonly SceneProblem[], more = 0): StartupError {
  const unlistedCount = more + Math.max(0, problems.length - MAX_LISTED_PROBLEMS);
  const lines = problems.slice(0, MAX_LISTED_PROBLEMS).map((each) => toPrintable(problemLine(each)));
  return new StartupError(
    [
      t('scene-errors', { file }),
      ...lines,
      ...(unlistedCount > 0 ? [t('scene-more', { rest: unlistedCount })] : []),
    ].join('\n  '),
  );
}

/** The maximum number of combatants in a scene. */
const MAX_COMBATANTS = 40;

/** The user who plays the players' side. Some rules depend on who plays a combatant. */
const ANY_PLAYER = 'player';

/** Reads a character's file that a scene names, or returns what is wrong with it. */
type CharacterFileReader = (path: string) => CharacterFile | string;

/** The encounter that a scene's file describes, before combat begins, or everything that is wrong with the file. */
export function encounterFromScene(
  scene: SceneFile,
  loadCharacter: CharacterFileReader,
): { readonly encounter: Encounter } | { readonly problems: readonly SceneProblem[] } {
  const rules = rulesNamed(scene.system);
  if (!rules) throw new Error(`No ruleset ${scene.system}`);
  const settingsResult = readSettings(rules, scene.settings ?? '');
  const problems: SceneProblem[] = settingsResult.ok
    ? []
    : [{ path: ['settings'], said: expectedValueText(settingsResult.why) }];
  let encounter = newEncounter(rules, {
    name: scene.name ?? t('scene-name'),
    settings: settingsResult.ok ? settingsResult.value : {},
  });
  for (const side of [PLAYERS, ENEMIES] as const)
    for (const [index, entry] of scene[side].entries()) {
      const path = [side, String(index + 1)];
      const combatantKind = kindOf(rules, entry, path, loadCharacter, problems);
      if (combatantKind) encounter = withCombatants(rules, encounter, combatantKind, entry, side);
    }
  if (encounter.combatants.length > MAX_COMBATANTS)
    problems.push({ path: [], wants: { kind: 'combatants', most: MAX_COMBATANTS } });
  return problems.length > 0 ? { problems } : { encounter };
}

/** A fight between two characters. */
function duelOf(one: CharacterFile, other: CharacterFile): Encounter {
  const rules = rulesNamed(one.system);
  if (!rules) throw new Error(`No ruleset ${one.system}`);
  const singleCount = { count: 1 };
  const encounterWithFirstCombatant = withCombatants(
    rules,
    newEncounter(rules, { name: t('scene-duel', { one: one.name, other: other.name }) }),
    one,
    singleCount,
    PLAYERS,
  );
  return withCombatants(rules, encounterWithFirstCombatant, other, singleCount, ENEMIES);
}

type CombatantKind = Pick<CharacterFile, 'name' | 'sheet'>;

function withCombatants(
  rules: Ruleset,
  encounter: Encounter,
  kind: CombatantKind,
  { count, style }: Pick<SceneEntry, 'count' | 'style'>,
  side: string,
): Encounter {
  const extraFields = { ...(side === PLAYERS && { controller: ANY_PLAYER }), ...given({ auto: style }) };
  const creatures = newCreatures({ rules }, encounter, kind, { count, side }).map(
    (each): Combatant => ({ ...each, ...extraFields }),
  );
  return { ...encounter, combatants: [...encounter.combatants, ...creatures] };
}

/** The kind of an entry, premade or from a file, with the changes to its sheet. */
function kindOf(
  rules: Ruleset,
  { from, file, name, sheet: changes = {} }: SceneEntry,
  path: readonly string[],
  loadCharacter: CharacterFileReader,
  problems: SceneProblem[],
): CombatantKind | undefined {
  const sourceCount = [from, file].filter((each) => each !== undefined).length;
  if (sourceCount === 2 || (sourceCount === 0 && Object.keys(changes).length === 0)) {
    problems.push({ path, wants: { kind: sourceCount === 2 ? 'from-or-file' : 'from-file-or-sheet' } });
    return undefined;
  }
  const baseKind: Partial<CombatantKind> | string =
    from !== undefined
      ? premadeKind(rules, from)
      : file !== undefined
        ? characterFromFile(rules, file, loadCharacter)
        : {};
  if (typeof baseKind === 'string') {
    problems.push({ path: from !== undefined ? [...path, 'from'] : [...path, 'file'], said: baseKind });
    return undefined;
  }
  const nameResult = validName(name ?? baseKind.name ?? '');
  if (!nameResult.ok) problems.push({ path: [...path, 'name'], wants: { kind: 'name-with-letter' } });
  const sheet = sheetOf(rules, baseKind.sheet, changes, [...path, 'sheet'], problems);
  return nameResult.ok && sheet ? { name: nameResult.value, sheet } : undefined;
}

/** Finds a premade kind by its name. If there is none, returns a message that says what was expected. */
function premadeKind(rules: Ruleset, name: string): CombatantKind | string {
  const archetypeResult = choose('character-or-creature', name, rules.archetypes);
  return archetypeResult.ok ? archetypeResult.value : expectedValueText(archetypeResult.why);
}

function characterFromFile(rules: Ruleset, path: string, loadCharacter: CharacterFileReader): CombatantKind | string {
  const characterFile = loadCharacter(path);
  if (typeof characterFile === 'string' || characterFile.system === rules.id) return characterFile;
  return t('scene-other-system', { system: rules.id, path, other: characterFile.system });
}

/** The changed sheet. Undefined if it isn't valid. */
function sheetOf(
  rules: Ruleset,
  base: object | undefined,
  changes: object,
  path: readonly string[],
  problems: SceneProblem[],
): object | undefined {
  // The premade sheet is returned as it is. Reading it would fill in everything that is left out.
  if (base && Object.keys(changes).length === 0) return base;
  const nameProblems: SceneProblem[] = [];
  const sheetResult = readSheet(
    rules,
    changedSheet(sheetFieldsOf(rules), base ?? {}, changes, (at, input, knownEntries) =>
      nameProblems.push({ path: at, said: unknownNameText(input, suggestion(input, knownEntries)) }),
    ),
    nameProblems,
  );
  if ('sheet' in sheetResult) return sheetResult.sheet;
  problems.push(...sheetResult.problems.map((each) => ({ ...each, path: [...path, ...each.path] })));
  return undefined;
}

/** Describes the value that was expected instead of a refused one. */
function expectedValueText(why: Refusal): string {
  return why.type === 'no-such' ? unknownNameText(why.typed, why) : drawMarkdown(explain(why), false);
}

/** The text of a problem with an unknown name. It suggests the most similar name, or lists all names. */
function unknownNameText(
  input: string,
  { known, near }: { readonly known: readonly string[]; readonly near?: string },
): string {
  return near === undefined
    ? t('scene-none-of', { typed: input, known: known.join(', ') })
    : t('scene-none-near', { typed: input, near });
}

/** A problem with its place: "enemies › 2 › sheet › STR: a whole number from 0 to 100". */
function problemLine({ path, ...fault }: SceneProblem): string {
  const problemText = 'said' in fault ? fault.said : expectationText(fault.wants);
  return path.length === 0 ? problemText : `${path.join(' › ')}: ${problemText}`;
}
