import { isDeeperThan } from '../rules/core/json.ts';
import { no, ok, type Result } from '../rules/core/refusal.ts';
import * as schema from '../rules/core/schema.ts';
import { systemId } from '../rules/systems.ts';
import { type EncounterRecord, RECORD_FORMATS } from '../session/encounter-record.ts';
import { expectationText } from '../text/expectations.ts';
import { t } from '../text/t.ts';

/** The maximum number of a die's sides. No notation rolls more, and 32 random bits are enough to draw one. */
const MAX_SIDES = 1_000_000;
/** The maximum number of entries in a list. No record has as many. */
const MAX_LIST_ENTRIES = 1_000_000;
/**
 * The maximum nesting of lists and objects. No record is as deep. The limit protects the recursive code that walks a
 * record.
 */
const MAX_DEPTH = 100;
/** How many invalid fields are listed one by one. */
const MAX_LISTED_FIELDS = 3;

const string = schema.matching(/^/, 'some-text');
const count = schema.integer(0, Number.MAX_SAFE_INTEGER);
const sha256 = schema.matching(/^[0-9a-f]{64}$/, 'sha256');
const typedObject = schema.object({ type: string }, 'kept');
const combatants = schema.list(schema.object({ name: string }, 'kept'), MAX_LIST_ENTRIES);
const encounter = schema.object({ system: systemId, name: string, combatants }, 'kept');
const seed = schema.object({ firstThrow: count, firstRoll: count, commitment: sha256, seed: schema.optional(sha256) });
const deed = schema.object({
  number: count,
  kind: schema.oneOf(['done', 'withdrawn', 'undo', 'redo']),
  user: string,
  at: count,
  deed: schema.optional(typedObject),
  answers: schema.list(string, MAX_LIST_ENTRIES),
  firstThrow: count,
  thrown: schema.list(
    schema.object({ sides: schema.integer(2, MAX_SIDES), face: schema.integer(1, MAX_SIDES) }),
    MAX_LIST_ENTRIES,
  ),
  bulk: schema.optional(schema.object({ count, digest: sha256 })),
  touches: schema.list(count, MAX_LIST_ENTRIES),
  undoneBy: schema.optional(count),
  events: schema.list(typedObject, MAX_LIST_ENTRIES),
  hash: sha256,
  redacted: schema.optional(schema.boolean()),
});
const record = schema.object({
  format: schema.oneOf(RECORD_FORMATS),
  opening: encounter,
  present: encounter,
  seeds: schema.list(seed, MAX_LIST_ENTRIES, 1),
  encounter: count,
  openedAt: count,
  endedAt: schema.optional(count),
  digest: sha256,
  chronicle: schema.optional(
    schema.list(
      schema.object({ text: string, user: schema.optional(string), words: schema.optional(string) }),
      MAX_LIST_ENTRIES,
    ),
  ),
  deeds: schema.list(deed, MAX_LIST_ENTRIES),
});
const ofAnyVersion = schema.object({ format: schema.matching(/^fray /, 'fray-format') }, 'kept');

/** Why a file can't be read as a record. */
type Fault =
  | { readonly type: 'too-deep' | 'no-json' | 'no-record' }
  | { readonly type: 'newer' | 'format'; readonly format: string }
  | { readonly type: 'unfit'; readonly problems: readonly schema.Problem[] };

/**
 * Reads an exported record. Refuses a file that isn't one, or lacks a field that a check reads. `verify.ts` checks
 * whether the record is true.
 */
export function readExportedRecord(text: string): Result<EncounterRecord, Fault> {
  if (isDeeperThan(MAX_DEPTH, text)) return no({ type: 'too-deep' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no({ type: 'no-json' });
  }
  const anyRecord = schema.readWhole(ofAnyVersion, value);
  if ('problems' in anyRecord) return no({ type: 'no-record' });
  const { format } = anyRecord.value;
  if (!RECORD_FORMATS.some((knownFormat) => knownFormat === format))
    return no({ type: isNewer(format) ? 'newer' : 'format', format });
  const result = schema.readWhole(record, value);
  // The file has the right fields, so it gets its type here. It is returned unchanged, because hashes depend on the
  // order of its fields.
  return 'problems' in result ? no({ type: 'unfit', problems: result.problems }) : ok(value as EncounterRecord);
}

function isNewer(format: string): boolean {
  const [number, newest] = [format, RECORD_FORMATS.at(-1)].map((each) =>
    Number(/^fray encounter (\d{1,9})$/.exec(each ?? '')?.[1]),
  );
  return number !== undefined && newest !== undefined && number > newest;
}

/** Why a file can't be read, in a few words. */
export function faultText(fault: Fault): string {
  switch (fault.type) {
    case 'newer':
      return t('record-file-newer', { format: fault.format.slice(0, 40) });
    case 'format':
      return t('record-file-format', { format: fault.format.slice(0, 40), known: RECORD_FORMATS.at(-1) ?? '' });
    case 'unfit':
      return faultsText(fault.problems);
    default:
      return t(`record-file-${fault.type}`);
  }
}

/**
 * Lists what is wrong with a file, such as "it’s wrong at deeds › 3 › thrown › 1 › sides (a whole number from 2 to
 * 1000000), and in 4 other places".
 */
function faultsText(problems: readonly schema.Problem[]): string {
  const problemTexts = problems
    .slice(0, MAX_LISTED_FIELDS)
    .map(({ path, wants }) => t('record-file-place', { place: path.join(' › '), wants: expectationText(wants) }));
  const hiddenProblemCount = problems.length - problemTexts.length;
  const placesText = problemTexts.join(', ');
  return hiddenProblemCount > 0
    ? t('record-file-wrong-and', { places: placesText, count: hiddenProblemCount })
    : t('record-file-wrong', { places: placesText });
}
