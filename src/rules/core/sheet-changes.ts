// Finds the differences between two sheets of a system.

import type { Encounter } from './encounter.ts';
import type { Ruleset } from './ruleset.ts';
import { entriesOf, sheetFieldsOf, valueAt } from './sheet-fields.ts';

/** A value that differs between two sheets. `before` or `after` is undefined if that sheet doesn't have the value. */
export interface SheetChange {
  /** The field's key, or the name of a resource that is computed from the sheet. */
  readonly field: string;
  readonly isResource?: true;
  /**
   * The name of the list entry that differs. `part` is the value in it that differs, and undefined if the whole entry
   * differs.
   */
  readonly entry?: string;
  readonly part?: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Everything that differs between two sheets. Resources come first, with their maximum or their initial value. Entries
 * of a list are compared by name, and values of an entry one by one.
 */
export function sheetChanges(
  rules: Pick<Ruleset, 'sheet' | 'stock' | 'resources'>,
  before: object,
  after: object,
  settings: Encounter['settings'] = {},
): readonly SheetChange[] {
  return [...resourceChanges(rules, before, after, settings), ...sheetFieldsOf(rules).flatMap(changesOfField)];

  function changesOfField({
    key,
    path,
  }: {
    readonly key: string;
    readonly path: readonly string[];
  }): readonly SheetChange[] {
    const [oldValue, newValue] = [valueAt(before, path), valueAt(after, path)];
    if (isSameValue(oldValue, newValue)) return [];
    if (!isListOfNamedEntries(oldValue) || !isListOfNamedEntries(newValue))
      return [{ field: key, before: oldValue, after: newValue }];
    return listChanges(key, oldValue, newValue);
  }
}

function resourceChanges(
  { resources }: Pick<Ruleset, 'resources'>,
  before: object,
  after: object,
  settings: Encounter['settings'],
): readonly SheetChange[] {
  const [oldResources, newResources] = [before, after].map(
    (sheet) => new Map(Object.entries(resources(sheet, settings))),
  );
  return [...new Set([...(oldResources?.keys() ?? []), ...(newResources?.keys() ?? [])])].flatMap((field) => {
    const [oldCount, newCount] = [oldResources?.get(field), newResources?.get(field)].map(
      (count) => count?.max ?? count?.value,
    );
    return oldCount === newCount ? [] : [{ field, isResource: true, before: oldCount, after: newCount }];
  });
}

function listChanges(field: string, before: readonly object[], after: readonly object[]): readonly SheetChange[] {
  const [oldEntries, newEntries] = [entriesOf(before), entriesOf(after)];
  // Entries with the same name are told apart by their order.
  const occurrencesBefore = (entries: typeof oldEntries, at: number) =>
    entries.slice(0, at).filter(({ name }) => name === entries[at]?.name).length;
  const matchingEntry = (entries: typeof oldEntries, { name }: (typeof oldEntries)[number], place: number) =>
    entries.filter((each) => each.name === name)[place];
  const entryAndValueChanges = oldEntries.flatMap((entry, index): readonly SheetChange[] => {
    const newEntry = matchingEntry(newEntries, entry, occurrencesBefore(oldEntries, index));
    if (!newEntry) return [{ field, entry: entry.name, before: entry, after: undefined }];
    return entryChanges(entry, newEntry).map((part) => ({ field, entry: entry.name, ...part }));
  });
  const addedEntries = newEntries
    .filter((entry, index) => !matchingEntry(oldEntries, entry, occurrencesBefore(newEntries, index)))
    .map((entry) => ({ field, entry: entry.name, before: undefined, after: entry }));
  return [...entryAndValueChanges, ...addedEntries];
}

function entryChanges(before: object, after: object) {
  const [oldParts, newParts] = [before, after].map((each) => new Map<string, unknown>(Object.entries(each)));
  return [...new Set([...(oldParts?.keys() ?? []), ...(newParts?.keys() ?? [])])]
    .filter((part) => !isSameValue(oldParts?.get(part), newParts?.get(part)))
    .map((part) => ({ part, before: oldParts?.get(part), after: newParts?.get(part) }));
}

function isListOfNamedEntries(value: unknown): value is readonly object[] {
  return Array.isArray(value) && entriesOf(value).length === value.length;
}

function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
