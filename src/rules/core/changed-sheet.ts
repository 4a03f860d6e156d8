// A sheet that is written as changes to another sheet. An entry that is already known can be written as just its name.

import { entriesOf, isSameName, type NamedEntry, type SheetField, valueAt, withValue } from './sheet-fields.ts';

/** Called for a name that no entry has. The name stays in the list as a text, so that parsing the sheet fails, too. */
type OnUnknownName = (path: readonly string[], input: string, knownEntries: readonly NamedEntry[]) => void;

/**
 * A sheet with some of its `fields` changed, before it is validated. Nested fields are changed one by one, lists as a
 * whole. In a list, a name stands for an entry: one of `ownEntries` (by the field's key), otherwise one of the base
 * sheet, otherwise one of the system's stock.
 */
export function changedSheet(
  fields: readonly SheetField[],
  base: object,
  changes: object,
  onUnknownName: OnUnknownName,
  ownEntries: ReadonlyMap<string, readonly NamedEntry[]> = new Map(),
): object {
  let sheet = mergeChanges(base, changes);
  for (const { path, key, stock } of fields) {
    const writtenEntries = valueAt(sheet, path);
    if (!Array.isArray(writtenEntries) || !writtenEntries.some((each) => typeof each === 'string')) continue;
    const knownEntries = [...(ownEntries.get(key) ?? []), ...entriesOf(valueAt(base, path)), ...stock];
    if (knownEntries.length === 0) continue;
    const entries = writtenEntries.map((each: unknown, index) => {
      if (typeof each !== 'string') return each;
      const knownEntry = knownEntries.find(({ name }) => isSameName(name, each));
      if (!knownEntry) onUnknownName([...path, String(index + 1)], each, knownEntries);
      return knownEntry ?? each;
    });
    sheet = withValue(sheet, path, entries);
  }
  return sheet;
}

function mergeChanges(base: object, changes: object): object {
  const entries = new Map<string, unknown>(Object.entries(base));
  for (const [name, change] of Object.entries(changes)) {
    const baseEntry = entries.get(name);
    if (change === null) entries.delete(name);
    else
      entries.set(name, isPlainObject(baseEntry) && isPlainObject(change) ? mergeChanges(baseEntry, change) : change);
  }
  return Object.fromEntries(entries);
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
