// Adds, changes and removes entries in a pack's file. The other fields keep their values.

import { MAX_UPLOAD_BYTES, readJson } from '../rules/core/json.ts';
import { isSameName, type NamedEntry } from '../rules/core/sheet-fields.ts';
import { ABOUT_FIELDS, PACK_FORMAT, type PACK_LISTS, PACK_VERSION } from './form.ts';
import type { Pack } from './pack.ts';

/** A list in a pack: one of its parts, or a list in its stock, by the field's key ("stock.weapons"). */
export type PackList = (typeof PACK_LISTS)[number] | `stock.${string}`;

/** An entry as it is in the file. */
export type WrittenEntry = NamedEntry & { readonly [field: string]: unknown };

/** An entry to add to a list. It replaces the entry named by `replaces`, or by default the one with the same name. */
export interface EntryChange {
  readonly list: PackList;
  readonly entry: WrittenEntry;
  /** The entry's previous name. References to it get the new name. */
  readonly replaces?: string;
}

const STOCK_PREFIX = 'stock.';

/**
 * The key of the sheet field that a list in a pack's `stock` has entries for, such as "weapons". Undefined for a list
 * that isn't in `stock`.
 */
export function stockKey(list: PackList): string | undefined {
  return list.startsWith(STOCK_PREFIX) ? list.slice(STOCK_PREFIX.length) : undefined;
}

/** A new pack's file, without entries. */
export function emptyPack({ system, id, title }: Pick<Pack, 'system' | 'id' | 'title'>): string {
  return packJson({ format: PACK_FORMAT, version: PACK_VERSION, system, id, revision: 1, title });
}

/** The maximum length of a pack id, in characters. It leaves room for a number at the end. */
const MAX_PACK_ID_LENGTH = 36;

/**
 * Makes a pack's id from its title. If the id is taken, it gets a number: "The Bog" becomes "the-bog", then
 * "the-bog-2".
 */
export function packIdFor(title: string, usedIds: readonly string[]): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_PACK_ID_LENGTH)
    .replace(/^-|-$/g, '');
  const baseId = slug === '' ? 'pack' : slug;
  for (let idNumber = 1; ; idNumber++) {
    const id = idNumber === 1 ? baseId : `${baseId}-${idNumber}`;
    if (!usedIds.includes(id) && !(id in {})) return id;
  }
}

/** The pack's file with these entries added or replaced, and with a new revision number. */
export function withEntries(file: string, revision: number, changes: readonly EntryChange[]): string {
  let pack = packFieldsOf(file);
  for (const change of changes) pack = withEntry(pack, change);
  return packJson({ ...pack, revision });
}

/**
 * The pack's file with new texts about the pack, and with a new revision number. A text that is left empty is removed.
 */
export function withAboutTexts(file: string, revision: number, about: ReadonlyMap<string, string>): string {
  const pack = new Map(Object.entries(packFieldsOf(file)));
  for (const name of ABOUT_FIELDS) {
    const input = about.get(name)?.trim();
    if (input === '') pack.delete(name);
    else if (input !== undefined) pack.set(name, input);
  }
  return packJson({ ...Object.fromEntries(pack), revision });
}

/** The pack's file without an entry, and with a new revision number. */
export function withoutEntry(file: string, revision: number, list: PackList, name: string): string {
  return packJson({ ...withoutEntryNamed(packFieldsOf(file), list, name), revision });
}

/** Finds an entry by its name, as it is in the file. */
export function writtenEntry(file: string, list: PackList, name: string): WrittenEntry | undefined {
  return listIn(packFieldsOf(file), list).find((each) => hasName(each, name));
}

/** A list as it is in the file, without entries that aren't objects. */
export function writtenList(file: string, list: PackList): readonly WrittenEntry[] {
  return listIn(packFieldsOf(file), list).filter(isObject);
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * For each list (key), the other list (value) in which no entry may have the same name: a creature and a character
 * can't share a name.
 */
const LIST_SHARING_NAMES: Readonly<Partial<Record<PackList, PackList>>> = {
  creatures: 'characters',
  characters: 'creatures',
};

function withEntry(pack: Fields, { list, entry, replaces = entry.name }: EntryChange): Fields {
  const listSharingNames = LIST_SHARING_NAMES[list];
  const packWithoutNamesake =
    listSharingNames === undefined ? pack : withoutEntryNamed(pack, listSharingNames, entry.name);
  const packWithNewName =
    replaces === entry.name
      ? packWithoutNamesake
      : withRenamedReferences(packWithoutNamesake, list, replaces, entry.name);
  const entries = listIn(packWithNewName, list);
  const index = entries.findIndex((each) => hasName(each, replaces));
  return withList(packWithNewName, list, index === -1 ? [...entries, entry] : entries.with(index, entry));
}

function withoutEntryNamed(pack: Fields, list: PackList, name: string): Fields {
  const entries = listIn(pack, list);
  return entries.some((each) => hasName(each, name))
    ? withList(
        pack,
        list,
        entries.filter((each) => !hasName(each, name)),
      )
    : pack;
}

/** A list as it is in the file. Entries that aren't objects stay in it, so that the reader can report them. */
function listIn(pack: Fields, list: PackList): readonly WrittenEntry[] {
  const key = stockKey(list);
  const listValue = key === undefined ? pack[list] : objectIn(pack.stock)[key];
  return Array.isArray(listValue) ? listValue : [];
}

function withList(pack: Fields, list: PackList, entries: readonly unknown[]): Fields {
  const key = stockKey(list);
  return key === undefined
    ? { ...pack, [list]: entries }
    : { ...pack, stock: { ...objectIn(pack.stock), [key]: entries } };
}

/** Replaces an entry's old name with its new name wherever the pack refers to the entry. */
function withRenamedReferences(pack: Fields, list: PackList, before: string, after: string): Fields {
  const withNewName = (value: unknown) => (typeof value === 'string' && isSameName(value, before) ? after : value);
  const withChangedEntries = (lists: Fields, of: PackList, change: (entry: Fields) => Fields): Fields => {
    const entries: readonly unknown[] = listIn(lists, of);
    return entries.length === 0
      ? lists
      : withList(
          lists,
          of,
          entries.map((entry) => (isObject(entry) ? change(entry) : entry)),
        );
  };
  const withRenamedField = (entry: Fields, field: string): Fields =>
    field in entry ? { ...entry, [field]: withNewName(entry[field]) } : entry;
  const withChangedList = (entry: Fields, field: string, change: (value: unknown) => unknown): Fields => {
    const value = entry[field];
    return Array.isArray(value) ? { ...entry, [field]: value.map(change) } : entry;
  };
  const key = stockKey(list);
  if (list === 'maps') return withChangedEntries(pack, 'scenes', (scene) => withRenamedField(scene, 'map'));
  if (list === 'creatures' || list === 'characters') {
    const packWithRenamedCreatures = withChangedEntries(pack, 'scenes', (scene) =>
      withChangedList(scene, 'creatures', (one) => (isObject(one) ? withRenamedField(one, 'creature') : one)),
    );
    return withChangedEntries(
      withChangedEntries(packWithRenamedCreatures, 'creatures', (one) => withRenamedField(one, 'like')),
      'characters',
      (one) => withRenamedField(one, 'like'),
    );
  }
  if (key === undefined) return pack;
  const withRenamedSheetReferences = (one: Fields): Fields =>
    isObject(one.sheet) ? { ...one, sheet: withChangedList(one.sheet, key, withNewName) } : one;
  return withChangedEntries(
    withChangedEntries(pack, 'creatures', withRenamedSheetReferences),
    'characters',
    withRenamedSheetReferences,
  );
}

function hasName(entry: unknown, name: string): boolean {
  return isObject(entry) && typeof entry.name === 'string' && isSameName(entry.name, name);
}

/** The fields of a pack's file. Empty if the file isn't a pack, so the reader refuses it later. */
function packFieldsOf(file: string): Fields {
  const jsonResult = readJson(file.replace(/^\uFEFF/, ''));
  return jsonResult.ok ? objectIn(jsonResult.value) : {};
}

function objectIn(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pack as JSON. It is indented for people to read, unless only the compact form is small enough. */
function packJson(pack: Fields): string {
  const json = `${JSON.stringify(pack, undefined, 2)}\n`;
  return new TextEncoder().encode(json).length > MAX_UPLOAD_BYTES ? JSON.stringify(pack) : json;
}
