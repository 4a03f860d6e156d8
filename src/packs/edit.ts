// Adds, changes and removes entries of a pack's file. The rest of the file stays as it was written.

import { MAX_BYTES, readJson } from '../rules/core/json.ts';
import { isSameName, type NamedEntry } from '../rules/core/sheet-fields.ts';
import { ABOUT_FIELDS, type LISTS, PACK_FORMAT, PACK_VERSION } from './form.ts';
import type { Pack } from './pack.ts';

/** A list of a pack: one of its parts, or a list of its stock by the field's key ("stock.weapons"). */
export type PackList = (typeof LISTS)[number] | `stock.${string}`;

/** An entry as it is written in a file. */
export type WrittenEntry = NamedEntry & { readonly [field: string]: unknown };

/** An entry to add to a list. It replaces the entry that `replaces` names, or otherwise the one with the same name. */
export interface EntryChange {
  readonly list: PackList;
  readonly entry: WrittenEntry;
  /** The entry's previous name. References to it get the new name. */
  readonly replaces?: string;
}

const STOCK = 'stock.';

/** The field's key in a stock list: "weapons". Undefined for the other lists. */
export function stockKey(list: PackList): string | undefined {
  return list.startsWith(STOCK) ? list.slice(STOCK.length) : undefined;
}

/** The file of a pack without any entries. */
export function emptyPack({ system, id, title }: Pick<Pack, 'system' | 'id' | 'title'>): string {
  return packJson({ format: PACK_FORMAT, version: PACK_VERSION, system, id, revision: 1, title });
}

/** Maximum characters of a pack id, with room for a number at the end. */
const LONGEST_ID = 36;

/** An id for a title, unique among the packs: "The Bog" becomes "the-bog", then "the-bog-2". */
export function packIdFor(title: string, usedIds: readonly string[]): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-|-$/g, '');
  const base = plain === '' ? 'pack' : plain;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!usedIds.includes(id) && !(id in {})) return id;
  }
}

/** The file with these entries added or replaced, and with the given revision number. */
export function withEntries(file: string, revision: number, puts: readonly EntryChange[]): string {
  let pack = fieldsOf(file);
  for (const put of puts) pack = withEntry(pack, put);
  return packJson({ ...pack, revision });
}

/** The file with new texts about the pack, and with the given revision number. A field left empty is removed. */
export function withAbout(file: string, revision: number, about: ReadonlyMap<string, string>): string {
  const pack = new Map(Object.entries(fieldsOf(file)));
  for (const name of ABOUT_FIELDS) {
    const input = about.get(name)?.trim();
    if (input === '') pack.delete(name);
    else if (input !== undefined) pack.set(name, input);
  }
  return packJson({ ...Object.fromEntries(pack), revision });
}

/** The file without an entry, and with the given revision number. */
export function withoutEntry(file: string, revision: number, list: PackList, name: string): string {
  return packJson({ ...withoutNamed(fieldsOf(file), list, name), revision });
}

/** An entry as written in the file. Undefined if none has that name. */
export function writtenEntry(file: string, list: PackList, name: string): WrittenEntry | undefined {
  return listIn(fieldsOf(file), list).find((each) => hasName(each, name));
}

/** A list as written in the file, without entries that aren't objects. */
export function writtenList(file: string, list: PackList): readonly WrittenEntry[] {
  return listIn(fieldsOf(file), list).filter(isObject);
}

type Fields = Readonly<Record<string, unknown>>;

/** Lists whose names must differ: a pack can't have a creature and a character with the same name. */
const SHARED: Readonly<Partial<Record<PackList, PackList>>> = { creatures: 'characters', characters: 'creatures' };

function withEntry(pack: Fields, { list, entry, replaces = entry.name }: EntryChange): Fields {
  const shared = SHARED[list];
  const alone = shared === undefined ? pack : withoutNamed(pack, shared, entry.name);
  const renamed = replaces === entry.name ? alone : renamedIn(alone, list, replaces, entry.name);
  const all = listIn(renamed, list);
  const place = all.findIndex((each) => hasName(each, replaces));
  return withList(renamed, list, place === -1 ? [...all, entry] : all.with(place, entry));
}

function withoutNamed(pack: Fields, list: PackList, name: string): Fields {
  const all = listIn(pack, list);
  return all.some((each) => hasName(each, name))
    ? withList(
        pack,
        list,
        all.filter((each) => !hasName(each, name)),
      )
    : pack;
}

/** A list as written. Entries that aren't objects stay in place, so that the reader can report them. */
function listIn(pack: Fields, list: PackList): readonly WrittenEntry[] {
  const key = stockKey(list);
  const value = key === undefined ? pack[list] : objectIn(pack.stock)[key];
  return Array.isArray(value) ? value : [];
}

function withList(pack: Fields, list: PackList, entries: readonly unknown[]): Fields {
  const key = stockKey(list);
  return key === undefined
    ? { ...pack, [list]: entries }
    : { ...pack, stock: { ...objectIn(pack.stock), [key]: entries } };
}

/** Gives the new name to everything in the pack that refers to an entry by its name. */
function renamedIn(pack: Fields, list: PackList, before: string, after: string): Fields {
  const renamedValue = (value: unknown) => (typeof value === 'string' && isSameName(value, before) ? after : value);
  const each = (lists: Fields, of: PackList, change: (entry: Fields) => Fields): Fields => {
    const all: readonly unknown[] = listIn(lists, of);
    return all.length === 0
      ? lists
      : withList(
          lists,
          of,
          all.map((entry) => (isObject(entry) ? change(entry) : entry)),
        );
  };
  const at = (entry: Fields, field: string): Fields =>
    field in entry ? { ...entry, [field]: renamedValue(entry[field]) } : entry;
  const inLists = (entry: Fields, field: string, change: (value: unknown) => unknown): Fields => {
    const value = entry[field];
    return Array.isArray(value) ? { ...entry, [field]: value.map(change) } : entry;
  };
  const key = stockKey(list);
  if (list === 'maps') return each(pack, 'scenes', (scene) => at(scene, 'map'));
  if (list === 'creatures' || list === 'characters') {
    const cast = each(pack, 'scenes', (scene) =>
      inLists(scene, 'creatures', (one) => (isObject(one) ? at(one, 'creature') : one)),
    );
    return each(
      each(cast, 'creatures', (one) => at(one, 'like')),
      'characters',
      (one) => at(one, 'like'),
    );
  }
  if (key === undefined) return pack;
  const onSheet = (one: Fields): Fields =>
    isObject(one.sheet) ? { ...one, sheet: inLists(one.sheet, key, renamedValue) } : one;
  return each(each(pack, 'creatures', onSheet), 'characters', onSheet);
}

function hasName(entry: unknown, name: string): boolean {
  return isObject(entry) && typeof entry.name === 'string' && isSameName(entry.name, name);
}

/** The content of a file. Empty if the file isn't a pack; the reader then refuses it. */
function fieldsOf(file: string): Fields {
  const json = readJson(file.replace(/^\uFEFF/, ''));
  return json.ok ? objectIn(json.value) : {};
}

function objectIn(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pack as JSON. Indented so that people can read it, unless only the compact form is small enough. */
function packJson(pack: Fields): string {
  const text = `${JSON.stringify(pack, undefined, 2)}\n`;
  return new TextEncoder().encode(text).length > MAX_BYTES ? JSON.stringify(pack) : text;
}
