import { isDeepStrictEqual } from 'node:util';
import { applyEvent } from '../rules/core/apply.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import { type Encounter, find, type PackEntryName, type SheetEntry } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { freeName } from '../rules/core/items.ts';
import type { Character } from './character.ts';
import type { DefaultName, Defaults } from './defaults.ts';
import type { Seed } from './encounter-state.ts';
import type { PackKeepers, StoredPack } from './pack.ts';
import type { Hint, Person, SavedEntry } from './person.ts';
import type { FieldImage, Portrait } from './portrait.ts';
import type { PostChange } from './posts.ts';

/**
 * The kind of a row in the record. 'done' is a deed. 'withdrawn' is a deed that stopped at a question and was
 * withdrawn, so only its dice count.
 */
export type DeedKind = 'done' | 'withdrawn' | 'undo' | 'redo';

/**
 * What is stored about the dice of a large roll with `/roll`, instead of the number on each die. The numbers can be
 * computed again from the dice's seed, and compared with the digest.
 */
export interface BulkRoll {
  readonly count: number;
  /** SHA-256 of the numbers that the dice show, separated by commas. */
  readonly digest: string;
}

/** A new row of the record. */
export interface NewDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: string;
  /** The deed that was done or withdrawn. Undefined for an undo or a redo. */
  readonly deed?: Deed | undefined;
  readonly answers: readonly string[];
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  /** The dice of a large roll with `/roll`. They aren't in `thrown`. */
  readonly bulk?: BulkRoll;
  readonly events: readonly Event[];
  /** The deeds that an undo or redo affects, the oldest first. */
  readonly touches: readonly number[];
  /** SHA-256 over the row, its events and the previous hash. */
  readonly hash: string;
}

/** A change to the store, besides the encounter's new state. */
export type StoreChange =
  | ChangeOutsideEncounter
  | { readonly type: 'encounter-opened'; readonly opening: Encounter }
  | { readonly type: 'deed-added'; readonly deed: NewDeed }
  | { readonly type: 'seed-sealed'; readonly seed: Seed }
  | { readonly type: 'seed-shown'; readonly encounter: number; readonly number: number }
  /**
   * Changes a character's stored sheet. Only the difference is stored, because encounters in two channels may change
   * the same character.
   */
  | { readonly type: 'sheet-changed'; readonly change: SheetChange }
  | { readonly type: 'post-changed'; readonly post: PostChange };

/** A change to data outside the encounter, such as the caller's own data or the server's packs. */
export type ChangeOutsideEncounter =
  | { readonly type: 'character-added' | 'character-changed'; readonly character: Character }
  /** Deletes a character. Combatants that were made from it stay in their encounters. */
  | { readonly type: 'character-deleted'; readonly id: string }
  /** Sets a character's portrait. Without `portrait`, the portrait is removed. */
  | { readonly type: 'portrait-changed'; readonly character: string; readonly portrait?: Portrait }
  /** Stores a map image with the channel's encounter. */
  | { readonly type: 'field-image-added'; readonly image: FieldImage }
  /** Saves an action or a roll under a name. An earlier one with the same name is replaced. */
  | { readonly type: 'saved'; readonly saved: SavedEntry }
  | { readonly type: 'unsaved'; readonly saved: SavedEntry }
  /** Replaces the caller's settings: when they play, how they are pinged, and what happens while they are away. */
  | { readonly type: 'person-changed'; readonly person: Person }
  /** Replaces the list of hints that the caller has seen. */
  | { readonly type: 'hinted'; readonly hints: readonly Hint[] }
  /**
   * Sets a default of a channel, or of the whole server (`WHOLE_SERVER`), to its value in `to`. If `to` has no value
   * for it, the default is removed.
   */
  | { readonly type: 'default-changed'; readonly channel: string; readonly what: DefaultName; readonly to: Defaults }
  /** Removes all defaults of a channel, or of the whole server. */
  | { readonly type: 'defaults-removed'; readonly channel: string }
  /**
   * Stores a revision of a content pack. With `first`, the commit conflicts if the server already uses another
   * revision.
   */
  | { readonly type: 'pack-kept'; readonly pack: StoredPack; readonly first?: true }
  /**
   * Sets whether a stored revision is the one that the server uses. With `first`, the commit conflicts if the server
   * already uses another revision.
   */
  | {
      readonly type: 'pack-in-use';
      readonly id: string;
      readonly digest: string;
      readonly current: boolean;
      readonly first?: true;
    }
  /** Removes a stored revision. With `current`, the commit conflicts if the server no longer uses this revision. */
  | { readonly type: 'pack-removed'; readonly id: string; readonly digest: string; readonly current?: true }
  /** Sets the portrait of an entry in a pack. Without `portrait`, the portrait is removed. */
  | { readonly type: 'pack-portrait-changed'; readonly of: PackEntryName; readonly portrait?: Portrait }
  /** Gives the entry `to` the same portrait as the entry `of`, if that entry has one. */
  | { readonly type: 'pack-portrait-copied'; readonly of: PackEntryName; readonly to: string }
  /** Removes the portraits of all entries in a pack. */
  | { readonly type: 'pack-portraits-removed'; readonly pack: string }
  /** Sets who may change this server's packs. */
  | { readonly type: 'pack-keepers-changed'; readonly keepers: PackKeepers }
  /** Records that the caller said something as a character. The words aren't stored. */
  | { readonly type: 'said' }
  /** Shares the encounter under this token, which replaces any earlier token. Without a token, the sharing ends. */
  | { readonly type: 'share-changed'; readonly encounter: number; readonly token?: string }
  /** Deletes the caller's data, and replaces their id with a placeholder. */
  | { readonly type: 'user-deleted' };

/** An encounter's change to the sheet of a combatant that was made from a character. */
export interface SheetChange {
  /** The character's id. */
  readonly character: string;
  readonly before: object;
  readonly after: object;
}

/** How the events after `start` change the sheets of characters, in order. */
export function sheetChanges(start: Encounter, events: readonly Event[]): readonly SheetChange[] {
  if (!events.some(({ type }) => type === 'sheet-changed')) return [];
  const changes: SheetChange[] = [];
  let encounter = start;
  for (const event of events) {
    if (event.type === 'sheet-changed') {
      const character = find(encounter, event.subject)?.character;
      if (character !== undefined) changes.push({ character, before: event.before, after: event.after });
    }
    encounter = applyEvent(encounter, event);
  }
  return changes;
}

export function reverseChanges(changes: readonly SheetChange[]): readonly SheetChange[] {
  return changes.toReversed().map(({ character, before, after }) => ({ character, before: after, after: before }));
}

/**
 * Merges a change into a stored sheet. Only changed fields are replaced, and in lists only changed entries, so that
 * edits by the player or by another encounter are kept.
 */
export function mergeSheetChange(storedSheet: object, { before, after }: SheetChange): object {
  const oldValueByField = new Map<string, unknown>(Object.entries(before));
  const newValueByField = new Map<string, unknown>(Object.entries(after));
  const fields = new Map<string, unknown>(Object.entries(storedSheet));
  for (const name of new Set([...oldValueByField.keys(), ...newValueByField.keys()])) {
    if (isDeepStrictEqual(oldValueByField.get(name), newValueByField.get(name))) continue;
    if (newValueByField.has(name))
      fields.set(name, mergeEntries(fields.get(name), oldValueByField.get(name) ?? [], newValueByField.get(name)));
    else fields.delete(name);
  }
  return Object.fromEntries(fields);
}

/**
 * Merges a change into a stored list: its entries are added, removed or replaced. If the entries have no names, the
 * changed list replaces the stored one.
 */
function mergeEntries(storedEntries: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(storedEntries, before)) return after;
  if (!areSheetEntries(storedEntries) || !areSheetEntries(before) || !areSheetEntries(after)) return after;
  const removedEntries = subtractEntries(before, after);
  const addedEntries = subtractEntries(after, before);
  const mergedEntries = [...storedEntries];
  for (const entry of removedEntries) {
    const sameEntryIndex = mergedEntries.findIndex((each) => isDeepStrictEqual(each, entry));
    const index = sameEntryIndex === -1 ? mergedEntries.findIndex(({ name }) => name === entry.name) : sameEntryIndex;
    const changedIndex = addedEntries.findIndex(({ name }) => name === entry.name);
    const [changedEntry] = changedIndex === -1 ? [] : addedEntries.splice(changedIndex, 1);
    if (index !== -1) mergedEntries.splice(index, 1, ...(changedEntry ? [changedEntry] : []));
  }
  for (const entry of addedEntries) mergedEntries.push({ ...entry, name: freeName(entry.name, mergedEntries) });
  return mergedEntries;
}

function areSheetEntries(value: unknown): value is readonly SheetEntry[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'object' && each !== null && typeof each.name === 'string')
  );
}

/** The entries of `list` that aren't in `other`. */
function subtractEntries(list: readonly SheetEntry[], other: readonly SheetEntry[]): SheetEntry[] {
  const remainingEntries = [...other];
  return list.filter((entry) => {
    const index = remainingEntries.findIndex((each) => isDeepStrictEqual(each, entry));
    if (index !== -1) remainingEntries.splice(index, 1);
    return index === -1;
  });
}
