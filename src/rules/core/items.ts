// The items that a combatant owns: which lists of a system's sheet contain them, and how an item moves from list to
// list.

import type {
  Combatant,
  CombatantId,
  Encounter,
  GroundItem,
  ItemPart,
  Resource,
  SheetEntry,
  System,
} from './encounter.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import * as schema from './schema.ts';

/**
 * Why an entry stays with its owner: a `natural` entry is part of the body or not an object, and a `worn` one must be
 * taken off first.
 */
export type KeepReason = 'natural' | 'worn';

/** A list of a sheet that holds items. */
export interface ItemList<Entry extends SheetEntry = SheetEntry> {
  /** The maximum number of entries, from the sheet's schema. */
  readonly most: number;
  /** The field that holds an entry's count, and the maximum count. Undefined: each entry is one item. */
  readonly counts?: { readonly by: string; readonly most: number };
  /** True if no two entries may have the same name. A new entry gets a number: "Dagger 2". */
  readonly ownNames?: true;
  /**
   * The names of the resources that move with an entry, such as an armor's pool: `["pool: Plate"]`. In a list with
   * counts, the first resource is the remaining count.
   */
  tracks?(entry: Entry): readonly string[];
  /** Why an entry can't be given away now. Undefined: it can. */
  stays?(entry: Entry): KeepReason | undefined;
  /** Returns the entry as no longer worn, for when it lies on the ground or gets a new owner. */
  unworn?(entry: Entry): Entry;
}

/** A system's rules for items. */
export interface ItemRules<S extends System> {
  /** The heading of the book's rule, or a note that the book has none. */
  readonly cite: string;
  /** The lists of the sheet that contain items, by field. Other lists contain none. */
  readonly lists: Readonly<Record<string, ItemList>>;
  /**
   * The cost to hand over or pick up something during rounds. `gm` means that the book has no rule for this, so only a
   * GM can do it.
   */
  readonly inRounds: 'free' | 'gm' | { readonly resource: string; readonly points: number };
  /** Refuses if someone can't hand over items now. Undefined: everyone who is up can. */
  mayHandOver?(encounter: Encounter<S>, who: CombatantId): Result<unknown, Refusal>;
  /**
   * Updates what depends on a combatant's items after they change, such as the weapon in hand and effects of worn gear.
   */
  changed?(resolution: Resolution<S>, who: CombatantId, before: S['sheet']): void;
}

/** Declares a list with its own type of entries. */
export function itemList<Entry extends SheetEntry>(list: ItemList<Entry>): ItemList {
  // The cast is safe, because the sheet's reader read the entries as this type.
  return list as unknown as ItemList;
}

const MAX_PLAIN_ITEMS = 40;
const MAX_ITEM_COUNT = 9_999;

/** The sheet's field for items without rules, which every system has. */
export const PLAIN_ITEMS_FIELD = 'items';

/** An item with a name and a number but no rules, such as a key, a rope or gold. */
const plainItemSchema = schema.object({
  name: schema.text(40),
  count: schema.withDefault(schema.integer(1, MAX_ITEM_COUNT), 1),
});
export type PlainItem = schema.TypeOf<typeof plainItemSchema>;

/** The sheet's field for plain items. The field is left out if there are no plain items. */
export const plainItemsField = schema.optional(schema.list(plainItemSchema, MAX_PLAIN_ITEMS));

/** The list of plain items, with its limits. */
export const plainItems: ItemList<PlainItem> = { most: MAX_PLAIN_ITEMS, counts: { by: 'count', most: MAX_ITEM_COUNT } };

/** The items in one list that have the same name: a combatant's items, or those on the ground. */
export interface OwnedThing {
  readonly list: string;
  readonly name: string;
  readonly count: number;
  /** True if all of these items are worn. */
  readonly worn?: true;
}

type Owner = Pick<Combatant, 'sheet' | 'resources'>;

/** Everything that a combatant owns and can give away, in the sheet's order. Worn items are marked. */
export function ownedItems({ lists }: Pick<ItemRules<System>, 'lists'>, who: Owner): readonly OwnedThing[] {
  return Object.entries(lists).flatMap(([field, list]) =>
    groupItemsByName(field, list, entriesOf(who.sheet, field), who),
  );
}

/** The part of an encounter's own state that holds the items on the ground. It is the same in every system. */
interface GroundState {
  /** Undefined if nothing lies on the ground. */
  readonly lying?: readonly GroundItem[];
}

/** Everything on the ground. */
export function groundItemsIn({ own }: Pick<Encounter, 'own'>): readonly GroundItem[] {
  return (own as GroundState).lying ?? [];
}

/** Changes what is on the ground. */
export function setGroundItems<S extends System>(resolution: Resolution<S>, lying: readonly GroundItem[]): void {
  const groundStateWith = (items: readonly GroundItem[]): GroundState => (items.length === 0 ? {} : { lying: items });
  // The cast is safe, because the state of every system can hold what lies on the ground.
  const [before, after] = [groundItemsIn(resolution.encounter), lying].map(groundStateWith) as Partial<
    S['state']['encounter']
  >[];
  if (before && after) resolution.record({ type: 'state-changed', before, after });
}

/** The items on the ground, grouped by name. */
export function thingsOnGround(
  { lists }: Pick<ItemRules<System>, 'lists'>,
  lying: readonly GroundItem[],
): readonly OwnedThing[] {
  return Object.entries(lists).flatMap(([field, list]) => {
    const entries = lying.flatMap((each) => (each.list === field ? each.entry : []));
    return groupItemsByName(field, list, entries, { sheet: {}, resources: {} });
  });
}

function groupItemsByName(
  field: string,
  list: ItemList,
  entries: readonly SheetEntry[],
  who: Owner,
): readonly OwnedThing[] {
  const totalByName = new Map<string, { count: number; worn: boolean }>();
  for (const entry of entries) {
    const keepReason = list.stays?.(entry);
    const count = countLeft(list, entry, who.resources);
    if (keepReason === 'natural' || count === 0) continue;
    const totalSoFar = totalByName.get(entry.name);
    totalByName.set(entry.name, {
      count: (totalSoFar?.count ?? 0) + count,
      worn: keepReason === 'worn' && (totalSoFar?.worn ?? true),
    });
  }
  return [...totalByName].map(([name, { count, worn }]) => ({ list: field, name, count, ...(worn && { worn }) }));
}

/** How many items of an entry are left. */
function countLeft(list: ItemList, entry: SheetEntry, resources: Owner['resources']): number {
  const [countResource] = list.counts ? (list.tracks?.(entry) ?? []) : [];
  const remainingCount =
    countResource !== undefined && Object.hasOwn(resources, countResource)
      ? resources[countResource]?.value
      : undefined;
  return remainingCount ?? countOf(list, entry);
}

/** How many items an entry stands for on the sheet. */
export function countOf({ counts }: ItemList, entry: SheetEntry): number {
  const countValue = counts && new Map<string, unknown>(Object.entries(entry)).get(counts.by);
  return typeof countValue === 'number' ? countValue : 1;
}

/** The entries of a sheet's list. */
export function entriesOf(sheet: object, field: string): readonly SheetEntry[] {
  const fieldValue = new Map<string, unknown>(Object.entries(sheet)).get(field);
  return Array.isArray(fieldValue) ? fieldValue.filter(isEntry) : [];
}

function isEntry(value: unknown): value is SheetEntry {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

/** A resource that changes because an item moves. Without `before` it is new; without `after` it is removed. */
export interface ResourceChange {
  readonly resource: string;
  readonly before?: Resource;
  readonly after?: Resource;
}

/** A list after an item was added or removed. */
interface ListChange {
  readonly entries: readonly SheetEntry[];
  readonly tracks: readonly ResourceChange[];
}

/**
 * Takes items out of a list. Returns the rest of the list and the items that were taken. Refuses items that are missing
 * or part of the body, and worn ones unless `mayStrip`.
 */
export function takeOutItems(
  list: ItemList,
  from: { readonly name: string; readonly entries: readonly SheetEntry[]; readonly resources: Owner['resources'] },
  { name, count = 1, list: field }: ItemPart,
  mayStrip: boolean,
): Result<ListChange & { readonly takenItems: readonly GroundItem[] }, Refusal> {
  const entriesWithName = from.entries.filter((each) => each.name === name);
  const nonNaturalItems = entriesWithName.filter((each) => list.stays?.(each) !== 'natural');
  if (entriesWithName.length > 0 && nonNaturalItems.length === 0)
    return no({ type: 'item-natural', name: from.name, item: name });
  const removableEntries = nonNaturalItems.filter((each) => mayStrip || list.stays?.(each) !== 'worn');
  if (nonNaturalItems.length > 0 && removableEntries.length === 0)
    return no({ type: 'item-worn', name: from.name, item: name });
  const entriesUnwornFirst = removableEntries.toSorted(
    (a, b) => Number(list.stays?.(a) === 'worn') - Number(list.stays?.(b) === 'worn'),
  );
  const availableCount = entriesUnwornFirst.reduce((sum, each) => sum + countLeft(list, each, from.resources), 0);
  if (availableCount < count || count < 1)
    return no({ type: 'items-too-few', name: from.name, item: name, left: availableCount });
  const takenItems: GroundItem[] = [];
  const resourceChanges: ResourceChange[] = [];
  const keptEntryByEntry = new Map<SheetEntry, SheetEntry | undefined>();
  let missingCount = count;
  for (const entry of entriesUnwornFirst) {
    const takenCount = Math.min(missingCount, countLeft(list, entry, from.resources));
    if (takenCount === 0) continue;
    missingCount -= takenCount;
    const splitResult = splitEntry(list, entry, takenCount, from.resources);
    keptEntryByEntry.set(entry, splitResult.keptEntry);
    takenItems.push({
      list: field,
      entry: unwornEntry(list, splitResult.removedEntry),
      ...(splitResult.left.length > 0 && { left: splitResult.left }),
    });
    resourceChanges.push(...splitResult.tracks);
  }
  const entries = from.entries.flatMap((each) =>
    keptEntryByEntry.has(each) ? (keptEntryByEntry.get(each) ?? []) : each,
  );
  return ok({ entries, tracks: resourceChanges, takenItems });
}

/** Splits an entry in two. The resources of the removed items go with them. */
function splitEntry(list: ItemList, entry: SheetEntry, removedCount: number, resources: Owner['resources']) {
  const { counts } = list;
  const resourceNames = list.tracks?.(entry) ?? [];
  const oldResources = resourceNames.map((name) => (Object.hasOwn(resources, name) ? resources[name] : undefined));
  const remainingCount = counts ? countOf(list, entry) - removedCount : 0;
  const [countResource] = oldResources;
  const removedEntry =
    counts && countOf(list, entry) !== removedCount ? { ...entry, [counts.by]: removedCount } : entry;
  const removedResources =
    counts && countResource ? [{ value: removedCount, max: removedCount }] : oldResources.flatMap((each) => each ?? []);
  if (!counts || remainingCount < 1)
    return {
      removedEntry,
      left: removedResources,
      tracks: resourceNames.flatMap((resource, index) => removedResourceChanges(resource, oldResources[index])),
      keptEntry: undefined,
    };
  const [resource] = resourceNames;
  const resourceChanges =
    resource !== undefined && countResource
      ? [{ resource, before: countResource, after: { value: countResource.value - removedCount, max: remainingCount } }]
      : [];
  return {
    removedEntry,
    left: removedResources,
    tracks: resourceChanges,
    keptEntry: { ...entry, [counts.by]: remainingCount },
  };
}

function removedResourceChanges(resource: string, before: Resource | undefined): readonly ResourceChange[] {
  return before ? [{ resource, before }] : [];
}

function unwornEntry(list: ItemList, entry: SheetEntry): SheetEntry {
  return list.unworn?.(entry) ?? entry;
}

/** Puts an item into a list. Refuses it if the list or the entry is full. */
export function putInItem(
  list: ItemList,
  to: { readonly name: string; readonly entries: readonly SheetEntry[]; readonly resources: Owner['resources'] },
  { entry, left = [], list: field }: GroundItem,
): Result<ListChange, Refusal> {
  const { counts } = list;
  const existingEntry = counts && to.entries.find((each) => areEqualExceptCounts(each, entry, counts.by));
  if (existingEntry && counts) return raiseCount(list, { ...to, counts }, existingEntry, entry);
  if (to.entries.length >= list.most) return no({ type: 'items-full', name: to.name, list: field, most: list.most });
  const newEntry = list.ownNames ? { ...entry, name: freeName(entry.name, to.entries) } : entry;
  const resourceChanges = (list.tracks?.(newEntry) ?? []).flatMap((resource, index) => {
    const resourceAfter = left[index];
    const resourceBefore = Object.hasOwn(to.resources, resource) ? to.resources[resource] : undefined;
    return resourceAfter ? [{ resource, ...(resourceBefore && { before: resourceBefore }), after: resourceAfter }] : [];
  });
  return ok({ entries: [...to.entries, newEntry], tracks: resourceChanges });
}

/** Raises the count of an existing entry. */
function raiseCount(
  list: ItemList,
  to: Parameters<typeof putInItem>[1] & { readonly counts: NonNullable<ItemList['counts']> },
  existing: SheetEntry,
  added: SheetEntry,
): Result<ListChange, Refusal> {
  const { by, most } = to.counts;
  const [addedCount, count] = [countOf(list, added), countOf(list, existing) + countOf(list, added)];
  if (count > most) return no({ type: 'item-full', name: to.name, item: existing.name, most });
  const entries = to.entries.map((each) => (each === existing ? { ...each, [by]: count } : each));
  const [resource] = list.tracks?.(existing) ?? [];
  const resourceBefore =
    resource !== undefined && Object.hasOwn(to.resources, resource) ? to.resources[resource] : undefined;
  if (resource === undefined || !resourceBefore) return ok({ entries, tracks: [] });
  return ok({
    entries,
    tracks: [{ resource, before: resourceBefore, after: { value: resourceBefore.value + addedCount, max: count } }],
  });
}

/** Whether two entries are equal, apart from their counts. */
function areEqualExceptCounts(one: SheetEntry, other: SheetEntry, counted: string): boolean {
  return one.name === other.name && entryText(one, counted) === entryText(other, counted);
}

/**
 * An entry's fields as text, for comparing entries. The fields are sorted, because a store may return them in another
 * order.
 */
function entryText(value: unknown, without?: string): string {
  if (Array.isArray(value)) return `[${value.map((each) => entryText(each)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entryFields = Object.entries(value).filter(([name, each]) => name !== without && each !== undefined);
  return `{${entryFields
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${name}:${entryText(each)}`)
    .join()}}`;
}

/** The maximum length of an entry's name, in characters. */
const MAX_ENTRY_NAME_LENGTH = 40;

/** Returns the name or, if the name is taken, the name with the next free number: "Longsword 2". */
export function freeName(name: string, others: readonly SheetEntry[]): string {
  const usedNames = new Set(others.map((each) => each.name.toLowerCase()));
  if (!usedNames.has(name.toLowerCase())) return name;
  const nameWithoutNumber = name.replace(/ \d+$/, '');
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const numberedName = `${truncate(nameWithoutNumber, MAX_ENTRY_NAME_LENGTH - end.length)}${end}`;
    if (!usedNames.has(numberedName.toLowerCase())) return numberedName;
  }
}

/** Cuts a text to a maximum length, never in the middle of a character. */
function truncate(text: string, maxLength: number): string {
  const characters = Array.from(text);
  while (characters.join('').length > maxLength) characters.pop();
  return characters.join('');
}
