import { isNestedDeeperThan } from '../rules/core/json.ts';
import { no, ok, type Result } from '../rules/core/refusal.ts';
import * as schema from '../rules/core/schema.ts';
import { systemId } from '../rules/systems.ts';
import {
  type EncounterRecord,
  type PublicSeed,
  RECORD_FORMATS,
  type RecordedDeed,
} from '../session/encounter-record.ts';
import { expectationText } from '../text/expectations.ts';
import { t } from '../text/t.ts';

/** The maximum number of a die's sides. No notation allows more, and 32 random bits are enough to roll such a die. */
const MAX_DIE_SIDES = 1_000_000;
/** The maximum number of entries in a list. No real record has that many. */
const MAX_LIST_ENTRIES = 1_000_000;
/**
 * The maximum nesting of lists and objects. No real record is nested that deeply. The limit protects the recursive code
 * that walks a record.
 */
const MAX_NESTING_DEPTH = 100;
/** How many invalid fields are listed one by one. */
const MAX_LISTED_FIELDS = 3;

const anyStringReader = schema.matching(/^/, 'some-text');
const wholeNumberReader = schema.integer(0, Number.MAX_SAFE_INTEGER);
const sha256Reader = schema.matching(/^[0-9a-f]{64}$/, 'sha256');
const typedObjectReader = schema.object({ type: anyStringReader }, 'kept');
const combatantsReader = schema.list(schema.object({ name: anyStringReader }, 'kept'), MAX_LIST_ENTRIES);
const encounterReader = schema.object(
  { system: systemId, name: anyStringReader, combatants: combatantsReader },
  'kept',
);
const seedReader = schema.object({
  firstThrow: wholeNumberReader,
  firstRoll: wholeNumberReader,
  commitment: sha256Reader,
  seed: schema.optional(sha256Reader),
});
const deedReader = schema.object({
  number: wholeNumberReader,
  kind: schema.oneOf(['done', 'withdrawn', 'undo', 'redo']),
  user: anyStringReader,
  at: wholeNumberReader,
  deed: schema.optional(typedObjectReader),
  answers: schema.list(anyStringReader, MAX_LIST_ENTRIES),
  firstThrow: wholeNumberReader,
  thrown: schema.list(
    schema.object({ sides: schema.integer(2, MAX_DIE_SIDES), face: schema.integer(1, MAX_DIE_SIDES) }),
    MAX_LIST_ENTRIES,
  ),
  bulk: schema.optional(schema.object({ count: wholeNumberReader, digest: sha256Reader })),
  touches: schema.list(wholeNumberReader, MAX_LIST_ENTRIES),
  undoneBy: schema.optional(wholeNumberReader),
  events: schema.list(typedObjectReader, MAX_LIST_ENTRIES),
  hash: sha256Reader,
  redacted: schema.optional(schema.boolean()),
});
const recordReader = schema.object({
  format: schema.oneOf(RECORD_FORMATS),
  opening: encounterReader,
  present: encounterReader,
  seeds: schema.list(seedReader, MAX_LIST_ENTRIES, 1),
  encounter: wholeNumberReader,
  openedAt: wholeNumberReader,
  endedAt: schema.optional(wholeNumberReader),
  digest: sha256Reader,
  chronicle: schema.optional(
    schema.list(
      schema.object({
        text: anyStringReader,
        user: schema.optional(anyStringReader),
        words: schema.optional(anyStringReader),
      }),
      MAX_LIST_ENTRIES,
    ),
  ),
  deeds: schema.list(deedReader, MAX_LIST_ENTRIES),
});
/**
 * The format of version 0.1. Its records have no hashes. It numbers the dice of free rolls (`/roll`) together with all
 * other dice.
 */
const OLDEST_FORMAT = 'fray scene 1';
const oldestFormatDeedReader = schema.object(
  {
    number: wholeNumberReader,
    kind: schema.oneOf(['done', 'withdrawn', 'undo', 'redo']),
    deed: schema.optional(typedObjectReader),
    firstThrow: wholeNumberReader,
    thrown: schema.list(
      schema.object({ sides: schema.integer(2, MAX_DIE_SIDES), face: schema.integer(1, MAX_DIE_SIDES) }, 'kept'),
      MAX_LIST_ENTRIES,
    ),
  },
  'kept',
);
const oldestFormatSeedReader = schema.object({
  firstThrow: wholeNumberReader,
  commitment: sha256Reader,
  seed: schema.optional(sha256Reader),
});
const oldestFormatRecordReader = schema.object(
  {
    format: schema.oneOf([OLDEST_FORMAT]),
    opening: encounterReader,
    seeds: schema.list(oldestFormatSeedReader, MAX_LIST_ENTRIES, 1),
    deeds: schema.list(oldestFormatDeedReader, MAX_LIST_ENTRIES),
  },
  'kept',
);
const anyVersionReader = schema.object({ format: schema.matching(/^fray /, 'fray-format') }, 'kept');

/** Why a file can't be read as a record. */
export type FileFault =
  | { readonly type: 'too-deep' | 'no-json' | 'no-record' | 'only-dice' }
  | { readonly type: 'newer' | 'format'; readonly format: string }
  | { readonly type: 'unfit'; readonly problems: readonly schema.Problem[] };

/** The fields of a recorded deed that are needed to check its dice. */
export type RowWithDice = Pick<RecordedDeed, 'number' | 'kind' | 'deed' | 'firstThrow' | 'thrown' | 'bulk'>;

/** The dice of a record: its seeds, and its deeds with the dice that they rolled. */
export interface RecordedDice {
  readonly name: string;
  readonly system: string;
  readonly seeds: readonly PublicSeed[];
  readonly deeds: readonly RowWithDice[];
}

/**
 * Reads an exported record. Refuses a file that isn't one, or lacks a field that a check reads. `verify.ts` checks
 * whether the record is true.
 */
export function readExportedRecord(text: string): Result<EncounterRecord, FileFault> {
  const parsedResult = parseRecord(text);
  if (!parsedResult.ok) return parsedResult;
  const { format, json } = parsedResult.value;
  if (format === OLDEST_FORMAT) return no({ type: 'only-dice' });
  if (!RECORD_FORMATS.some((knownFormat) => knownFormat === format))
    return no({ type: isNewerFormat(format) ? 'newer' : 'format', format });
  const readResult = schema.readWhole(recordReader, json);
  // The file has the right fields, so it gets its type here. It is returned unchanged, because hashes depend on the
  // order of its fields.
  return 'problems' in readResult ? no({ type: 'unfit', problems: readResult.problems }) : ok(json as EncounterRecord);
}

/**
 * Reads the dice of a record that version 0.1 exported. The rules have changed since then, so nothing else in the
 * record can be checked. Undefined if a later version exported the file, or if it isn't a record.
 */
export function readDiceOfOldestFormat(text: string): Result<RecordedDice, FileFault> | undefined {
  const parsedResult = parseRecord(text);
  if (!parsedResult.ok || parsedResult.value.format !== OLDEST_FORMAT) return undefined;
  const readResult = schema.readWhole(oldestFormatRecordReader, parsedResult.value.json);
  if ('problems' in readResult) return no({ type: 'unfit', problems: readResult.problems });
  const { opening, seeds, deeds } = readResult.value;
  // The file has the right fields, so its rows get their type here. Version 0.1 numbered the dice of free rolls
  // together with all other dice. Later code recognizes a free roll by its deed, and expects separate numbers for its
  // dice. So the deed is left out here, and the roll is checked like others.
  const rows = deeds.map(({ deed, ...row }) => (deed?.type === 'roll' ? row : { ...row, deed }));
  return ok({
    name: opening.name,
    system: opening.system,
    seeds: seeds.map((seed) => ({ ...seed, firstRoll: 0 })),
    deeds: rows as readonly RowWithDice[],
  });
}

function parseRecord(text: string): Result<{ readonly format: string; readonly json: unknown }, FileFault> {
  if (isNestedDeeperThan(MAX_NESTING_DEPTH, text)) return no({ type: 'too-deep' });
  let parsedJson: unknown;
  try {
    parsedJson = JSON.parse(text);
  } catch {
    return no({ type: 'no-json' });
  }
  const formatResult = schema.readWhole(anyVersionReader, parsedJson);
  return 'problems' in formatResult
    ? no({ type: 'no-record' })
    : ok({ format: formatResult.value.format, json: parsedJson });
}

function isNewerFormat(format: string): boolean {
  const [number, newest] = [format, RECORD_FORMATS.at(-1)].map((each) =>
    Number(/^fray encounter (\d{1,9})$/.exec(each ?? '')?.[1]),
  );
  return number !== undefined && newest !== undefined && number > newest;
}

/** Why a file can't be read, in a few words. */
export function faultText(fault: FileFault): string {
  switch (fault.type) {
    case 'newer':
      return t('record-file-newer', { format: fault.format.slice(0, 40) });
    case 'format':
      return t('record-file-format', { format: fault.format.slice(0, 40), known: RECORD_FORMATS.at(-1) ?? '' });
    case 'unfit':
      return problemsText(fault.problems);
    default:
      return t(`record-file-${fault.type}`);
  }
}

/**
 * Lists what is wrong with a file, such as "it’s wrong at deeds › 3 › thrown › 1 › sides (a whole number from 2 to
 * 1000000), and in 4 other places".
 */
function problemsText(problems: readonly schema.Problem[]): string {
  const problemTexts = problems
    .slice(0, MAX_LISTED_FIELDS)
    .map(({ path, wants }) => t('record-file-place', { place: path.join(' › '), wants: expectationText(wants) }));
  const hiddenProblemCount = problems.length - problemTexts.length;
  const placesText = problemTexts.join(', ');
  return hiddenProblemCount > 0
    ? t('record-file-wrong-and', { places: placesText, count: hiddenProblemCount })
    : t('record-file-wrong', { places: placesText });
}
