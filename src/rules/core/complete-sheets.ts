// Fills in the sheets of creatures that are based on another creature, for content packs and built-in packs.

import { changedSheet } from './changed-sheet.ts';
import type { Ruleset } from './ruleset.ts';
import type { Problem, Reader } from './schema.ts';
import { isSameName, type NamedEntry, sheetFieldsOf } from './sheet-fields.ts';

/**
 * A creature as it is written in a pack: a whole sheet, or changes to another creature's. `entry` is undefined if it
 * couldn't be read.
 */
export interface WrittenSheet {
  readonly name: string;
  readonly entry?: { readonly like?: string; readonly sheet?: object } | undefined;
}

/** Why a creature has no sheet. A `path` lists the fields that lead from the sheet to the fault. */
export type SheetFault =
  /** The creature is based on itself, directly or through other creatures. */
  | { readonly type: 'circle'; readonly name: string }
  | { readonly type: 'no-creature'; readonly like: string; readonly known: readonly string[] }
  | {
      readonly type: 'no-entry';
      readonly path: readonly string[];
      readonly typed: string;
      readonly known: readonly NamedEntry[];
    }
  /** The creature has neither a sheet nor another creature to be based on. */
  | { readonly type: 'no-sheet' }
  | { readonly type: 'unfit'; readonly problems: readonly Problem[] };

/** The creatures that others can be based on, and the entries that names in lists stand for. */
interface BaseCreatures<T> {
  /** The book's creatures. The pack's own creatures with the same name take precedence. */
  readonly book: readonly { readonly name: string; readonly sheet: T }[];
  /** Entries of lists, by the field's key. They take precedence over the system's entries. */
  readonly stock: ReadonlyMap<string, readonly NamedEntry[]>;
}

type OnFault = (index: number, fault: SheetFault) => void;

/**
 * The whole sheet of each creature, in order. Undefined if a creature has none; `onFault` has then been called with the
 * reason.
 */
export function completeSheets<T extends object>(
  rules: SheetRules<T>,
  writtenSheets: readonly WrittenSheet[],
  bases: BaseCreatures<T>,
  onFault: OnFault,
): readonly (T | undefined)[] {
  return runAllSteps(completeSheetsInSteps(rules, writtenSheets, bases, onFault));
}

/** How a system reads a sheet, and its book's premade weapons, spells and other entries for sheets, as `stock`. */
interface SheetRules<T> {
  readonly sheet: Reader<T>;
  readonly stock?: NonNullable<Ruleset['stock']>;
}

/** Does the work of `completeSheets` in steps, one for each creature. */
export function* completeSheetsInSteps<T extends object>(
  rules: SheetRules<T>,
  writtenSheets: readonly WrittenSheet[],
  { book, stock }: BaseCreatures<T>,
  onFault: OnFault,
): Steps<readonly (T | undefined)[]> {
  const fields = sheetFieldsOf(rules);
  const sheetByIndex = new Map<number, T | undefined>();
  const indexesInProgress = new Set<number>();

  function sheetAt(index: number): T | undefined {
    if (sheetByIndex.has(index)) return sheetByIndex.get(index);
    indexesInProgress.add(index);
    const entry = writtenSheets[index]?.entry;
    const sheet = entry && buildSheet(index, entry);
    indexesInProgress.delete(index);
    sheetByIndex.set(index, sheet);
    return sheet;
  }

  /** The sheet that a creature is based on. Undefined if there is none. */
  function baseSheetOf(index: number, like: string): T | undefined {
    const ownIndex = writtenSheets.findIndex(({ name }, otherIndex) => otherIndex !== index && isSameName(name, like));
    if (indexesInProgress.has(ownIndex)) {
      onFault(index, { type: 'circle', name: writtenSheets[ownIndex]?.name ?? '' });
      return undefined;
    }
    if (ownIndex !== -1) return sheetAt(ownIndex);
    const bookCreature = book.find(({ name }) => isSameName(name, like));
    if (!bookCreature)
      onFault(index, { type: 'no-creature', like, known: [...writtenSheets, ...book].map(({ name }) => name) });
    return bookCreature?.sheet;
  }

  function buildSheet(index: number, { like, sheet: changes }: NonNullable<WrittenSheet['entry']>): T | undefined {
    if (like === undefined && changes === undefined) {
      onFault(index, { type: 'no-sheet' });
      return undefined;
    }
    const baseSheet = like === undefined ? undefined : baseSheetOf(index, like);
    // A creature without changes gets exactly the sheet of the creature that it is based on. That sheet was already
    // validated, so it isn't validated again.
    if (baseSheet && Object.keys(changes ?? {}).length === 0) return baseSheet;
    let isComplete = true;
    const onUnknownName = (path: readonly string[], input: string, knownEntries: readonly NamedEntry[]) => {
      isComplete = false;
      onFault(index, { type: 'no-entry', path, typed: input, known: knownEntries });
    };
    const sheet = changedSheet(fields, baseSheet ?? {}, changes ?? {}, onUnknownName, stock);
    const problems: Problem[] = [];
    const isBaseResolved = like === undefined || baseSheet !== undefined;
    const sheetResult = isBaseResolved
      ? rules.sheet.read(sheet, [], problems)
      : readOwnFields(rules.sheet, sheet, problems);
    if (problems.length > 0) onFault(index, { type: 'unfit', problems });
    return isComplete && problems.length === 0 ? sheetResult : undefined;
  }

  for (const index of writtenSheets.keys()) {
    sheetAt(index);
    yield;
  }
  return writtenSheets.map((_, index) => sheetByIndex.get(index));
}

/** Checks the creature's own fields one by one, because its base is missing. */
function readOwnFields({ fields = {} }: Reader<unknown>, sheet: object, problems: Problem[]): undefined {
  for (const [name, value] of Object.entries(sheet)) {
    const reader = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!reader)
      problems.push({
        path: [name.slice(0, 40).toWellFormed()],
        wants: { kind: 'no-field', fields: Object.keys(fields) },
      });
    else if (!reader.fields) reader.read(value, [name], problems);
  }
}

/**
 * Work that is done in small steps, so that other requests can be served in between. The generator yields after each
 * step.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps without a break. */
export function runAllSteps<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
