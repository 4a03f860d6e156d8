import { isDeepStrictEqual } from 'node:util';
import { apply } from '../rules/core/apply.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import { type Encounter, find, type PackEntryName, type SheetEntry } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { freeName } from '../rules/core/items.ts';
import type { Character } from './character.ts';
import type { DefaultName, Defaults } from './defaults.ts';
import type { Seed } from './encounter-state.ts';
import type { PackKeepers, StoredPack } from './pack.ts';
import type { Hint, Person, Saved } from './person.ts';
import type { FieldImage, Portrait } from './portrait.ts';
import type { PostChange } from './posts.ts';

/**
 * The kind of a row in the record. 'done': a deed. 'withdrawn': a deed that was withdrawn at its question, so only its
 * dice count.
 */
export type DeedKind = 'done' | 'withdrawn' | 'undo' | 'redo';

/** What is stored about the dice of a big free roll. The seed gives the faces, and the digest confirms them. */
export interface BulkRoll {
  readonly count: number;
  /** SHA-256 of the faces, separated by commas. */
  readonly digest: string;
}

/** A new row of the record. */
export interface NewDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: string;
  /** Undefined for an undo or a redo. */
  readonly deed?: Deed | undefined;
  readonly answers: readonly string[];
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  /** The dice of a big free roll, which aren't in `thrown`. */
  readonly bulk?: BulkRoll;
  readonly events: readonly Event[];
  /** The deeds that an undo undoes or a redo redoes, oldest first. */
  readonly touches: readonly number[];
  /** SHA-256 over the row, its events and the previous hash. */
  readonly hash: string;
}

/** A change that a session makes to the store, besides the new state of its encounter. */
export type Change =
  | OwnChange
  | { readonly type: 'encounter-opened'; readonly opening: Encounter }
  | { readonly type: 'deed-added'; readonly deed: NewDeed }
  | { readonly type: 'seed-sealed'; readonly seed: Seed }
  | { readonly type: 'seed-shown'; readonly encounter: number; readonly number: number }
  /** Only the difference is stored, because encounters in two channels may change the same character. */
  | { readonly type: 'sheet-changed'; readonly change: SheetChange }
  | { readonly type: 'post-changed'; readonly post: PostChange };

/** A change to the caller's own data in this server, outside the encounter. */
export type OwnChange =
  | { readonly type: 'character-added' | 'character-changed'; readonly character: Character }
  /** Combatants that were made from the character stay in their encounters. */
  | { readonly type: 'character-deleted'; readonly id: string }
  /** Without `portrait`, the character's portrait is removed. */
  | { readonly type: 'portrait-changed'; readonly character: string; readonly portrait?: Portrait }
  /** Stores a map image with the channel's encounter. */
  | { readonly type: 'field-image-added'; readonly image: FieldImage }
  /** Saves an action or a roll under a name. It replaces one with the same name. */
  | { readonly type: 'saved'; readonly saved: Saved }
  | { readonly type: 'unsaved'; readonly saved: Saved }
  /** Replaces everything stored about the caller's hours. */
  | { readonly type: 'person-changed'; readonly person: Person }
  /** Replaces the list of hints that the caller has seen. */
  | { readonly type: 'hinted'; readonly hints: readonly Hint[] }
  /**
   * Sets a default of a channel, or of the server (`WHOLE_SERVER`), to the one in `to`. If `to` has none, the default
   * is removed.
   */
  | { readonly type: 'default-changed'; readonly channel: string; readonly what: DefaultName; readonly to: Defaults }
  /** Removes all defaults of a channel, or those of the server itself. */
  | { readonly type: 'defaults-removed'; readonly channel: string }
  /**
   * Stores a revision of a content pack. With `first`, the commit conflicts if the server already uses another
   * revision.
   */
  | { readonly type: 'pack-kept'; readonly pack: StoredPack; readonly first?: true }
  /**
   * Says whether a stored revision is the one that the server uses. With `first`, the commit conflicts if the server
   * already uses another revision.
   */
  | {
      readonly type: 'pack-in-use';
      readonly id: string;
      readonly digest: string;
      readonly current: boolean;
      readonly first?: true;
    }
  /** With `current`, the commit conflicts if the server no longer uses the revision. */
  | { readonly type: 'pack-removed'; readonly id: string; readonly digest: string; readonly current?: true }
  /** Sets the portrait of a pack's entry. Without `portrait`, the entry's portrait is removed. */
  | { readonly type: 'pack-portrait-changed'; readonly of: PackEntryName; readonly portrait?: Portrait }
  /** Gives another entry of the pack the portrait of this one, if it has one. */
  | { readonly type: 'pack-portrait-copied'; readonly of: PackEntryName; readonly to: string }
  /** Removes the portraits of all entries of a pack. */
  | { readonly type: 'pack-portraits-removed'; readonly pack: string }
  /** Sets who may change this server's packs. */
  | { readonly type: 'pack-keepers-changed'; readonly keepers: PackKeepers }
  /** The caller says something as a character. The words aren't stored. */
  | { readonly type: 'said' }
  /** Shares the encounter under this token, replacing any earlier one. Without a token, stops sharing it. */
  | { readonly type: 'share-changed'; readonly encounter: number; readonly token?: string }
  /** Deletes the caller's data, and replaces their id with one of no user. */
  | { readonly type: 'user-deleted' };

/** A change in an encounter to the sheet of a combatant that was made from a character. */
export interface SheetChange {
  /** The character's id. */
  readonly character: string;
  readonly before: object;
  readonly after: object;
}

/** The changes to characters' sheets in the events after `start`, in order. */
export function sheetChanges(start: Encounter, events: readonly Event[]): readonly SheetChange[] {
  if (!events.some(({ type }) => type === 'sheet-changed')) return [];
  const changes: SheetChange[] = [];
  let encounter = start;
  for (const event of events) {
    if (event.type === 'sheet-changed') {
      const character = find(encounter, event.subject)?.character;
      if (character !== undefined) changes.push({ character, before: event.before, after: event.after });
    }
    encounter = apply(encounter, event);
  }
  return changes;
}

export function reversed(changes: readonly SheetChange[]): readonly SheetChange[] {
  return changes.toReversed().map(({ character, before, after }) => ({ character, before: after, after: before }));
}

/**
 * A stored sheet with a change merged into it. Only changed fields are replaced, and in lists only changed entries. So
 * edits by the player or by another encounter stay.
 */
export function mergeSheetChange(storedSheet: object, { before, after }: SheetChange): object {
  const oldEntries = new Map<string, unknown>(Object.entries(before));
  const newEntries = new Map<string, unknown>(Object.entries(after));
  const merged = new Map<string, unknown>(Object.entries(storedSheet));
  for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
    if (isDeepStrictEqual(oldEntries.get(name), newEntries.get(name))) continue;
    if (newEntries.has(name))
      merged.set(name, mergeEntries(merged.get(name), oldEntries.get(name) ?? [], newEntries.get(name)));
    else merged.delete(name);
  }
  return Object.fromEntries(merged);
}

/**
 * A stored list with a change merged into it: entries that were added, removed or changed. If its entries have no
 * names, the changed list.
 */
function mergeEntries(storedEntries: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(storedEntries, before)) return after;
  if (!isEntries(storedEntries) || !isEntries(before) || !isEntries(after)) return after;
  const removedEntries = entriesWithout(before, after);
  const come = entriesWithout(after, before);
  const merged = [...storedEntries];
  for (const entry of removedEntries) {
    const sameIndex = merged.findIndex((each) => isDeepStrictEqual(each, entry));
    const index = sameIndex === -1 ? merged.findIndex(({ name }) => name === entry.name) : sameIndex;
    const changedIndex = come.findIndex(({ name }) => name === entry.name);
    const [now] = changedIndex === -1 ? [] : come.splice(changedIndex, 1);
    if (index !== -1) merged.splice(index, 1, ...(now ? [now] : []));
  }
  for (const entry of come) merged.push({ ...entry, name: freeName(entry.name, merged) });
  return merged;
}

function isEntries(value: unknown): value is readonly SheetEntry[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'object' && each !== null && typeof each.name === 'string')
  );
}

/** The entries of `list` that aren't in `other`. */
function entriesWithout(list: readonly SheetEntry[], other: readonly SheetEntry[]): SheetEntry[] {
  const remaining = [...other];
  return list.filter((entry) => {
    const index = remaining.findIndex((each) => isDeepStrictEqual(each, entry));
    if (index !== -1) remaining.splice(index, 1);
    return index === -1;
  });
}
