import { given } from '../rules/core/given.ts';
import { readJson } from '../rules/core/json.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import * as schema from '../rules/core/schema.ts';
import { rulesNamed, systemId, systemIds } from '../rules/systems.ts';
import { uniqueCombatantId } from './new-combatant.ts';
import { readSheet } from './sheet-text.ts';

/** The name of the format in a character or creature file, and the newest version that this program can read. */
const CHARACTER_FORMAT = 'fray-character';
const CHARACTER_VERSION = 1;

/** The maximum number of problems that one refusal lists. */
const MAX_LISTED_PROBLEMS = 15;

/** A character or creature in a file. */
export interface CharacterFile {
  readonly system: string;
  readonly name: string;
  readonly sheet: object;
}

/** Checks only that there is a sheet. The system's reader checks its content later. */
const anySheetReader: schema.Reader<unknown> = {
  wants: { kind: 'sheet' },
  json: { type: 'object' },
  read: (value) => value,
};

const fileFields = {
  format: schema.oneOf([CHARACTER_FORMAT]),
  version: schema.integer(1, CHARACTER_VERSION),
  system: systemId,
  name: schema.text(),
  sheet: anySheetReader,
};
const fileReader = schema.object(fileFields);

/** The JSON schema of a character file, for editors and other programs. */
export function characterFileSchema(): schema.JsonSchema {
  const schemaOfSystem = (id: string, sheet: schema.Reader<unknown>) => ({
    properties: { system: { const: id }, sheet: schema.jsonSchemaOf(sheet) },
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A character or creature of Fray',
    ...schema.jsonSchemaOf(fileReader),
    oneOf: systemIds().flatMap((id) => {
      const rules = rulesNamed(id);
      return rules ? [schemaOfSystem(id, rules.sheet)] : [];
    }),
  };
}

/** A character as a file: the file's name and content. */
export function characterFileOf({ system, name, sheet }: CharacterFile): {
  readonly name: string;
  readonly text: string;
} {
  const json = JSON.stringify(
    { format: CHARACTER_FORMAT, version: CHARACTER_VERSION, system, name, sheet },
    undefined,
    2,
  );
  return { name: `${uniqueCombatantId(name, [])}.json`, text: `${json}\n` };
}

/** Reads a character's or creature's file. A refusal lists everything that is wrong with it. */
export function readCharacterFile(text: string): Result<CharacterFile, Refusal> {
  const jsonResult = readJson(text.replace(/^\uFEFF/, ''));
  if (!jsonResult.ok) return jsonResult;
  const fields =
    typeof jsonResult.value === 'object' && jsonResult.value !== null
      ? new Map(Object.entries(jsonResult.value))
      : new Map();
  if (fields.get('format') !== CHARACTER_FORMAT) return no({ type: 'file-unfit', because: 'no character' });
  const version: unknown = fields.get('version');
  if (typeof version === 'number' && version > CHARACTER_VERSION) return no({ type: 'file-unfit', because: 'too new' });
  const fileResult = schema.readWhole(fileReader, jsonResult.value);
  if ('problems' in fileResult) return no(problemsRefusal(fileResult.problems));
  const { system, name, sheet } = fileResult.value;
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No ruleset ${system}`);
  if (typeof sheet !== 'object' || sheet === null)
    return no(problemsRefusal([{ path: ['sheet'], wants: anySheetReader.wants }]));
  const sheetResult = readSheet(rules, sheet);
  if ('problems' in sheetResult) return no(problemsRefusal(sheetResult.problems));
  return ok({ system, name, sheet: sheetResult.sheet });
}

/**
 * A refusal that lists the first problems with a sheet and counts the others. With `system`, the list has
 * that system's names for the fields, as in forms. Without it, the list has the names in the player's file.
 */
export function problemsRefusal(problems: readonly schema.Problem[], system?: string): Refusal {
  return {
    type: 'sheet-unfit',
    problems: problems.slice(0, MAX_LISTED_PROBLEMS),
    more: Math.max(0, problems.length - MAX_LISTED_PROBLEMS),
    ...given({ system }),
  };
}
