import { isDeepStrictEqual } from 'node:util';
import { apply } from '../rules/core/apply.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import { type Encounter, find, type Pace } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Character } from './character.ts';
import type { Seed } from './encounter-state.ts';
import type { Person, Saved } from './person.ts';
import type { FieldImage, Portrait } from './portrait.ts';
import type { PostChange } from './posts.ts';

/**
 * What a row of the record is: something done; something withdrawn at its question, of which only the dice are left; or
 * deeds taken back, or put back.
 */
export type DeedKind = 'done' | 'withdrawn' | 'undo' | 'redo';

/** All that is kept of the dice of a big free roll: the seed gives the faces, and the digest that they fell so. */
export interface BulkRoll {
  readonly count: number;
  /** SHA-256 of the faces, with commas between them. */
  readonly digest: string;
}

/** A new row of the record. */
export interface NewDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: string;
  /** Absent: an undo or a redo. */
  readonly deed?: Deed | undefined;
  readonly answers: readonly string[];
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  /** In place of `thrown`. */
  readonly bulk?: BulkRoll;
  readonly events: readonly Event[];
  /** The deeds that an undo takes back or a redo puts back, oldest first. */
  readonly touches: readonly number[];
  /** SHA-256 over the row, its events and the hash before it. */
  readonly hash: string;
}

/** What a session adds to the store, besides the new state of its encounter. */
export type Change =
  | OwnChange
  | { readonly type: 'encounter-opened'; readonly opening: Encounter }
  | { readonly type: 'deed-added'; readonly deed: NewDeed }
  | { readonly type: 'seed-sealed'; readonly seed: Seed }
  | { readonly type: 'seed-shown'; readonly encounter: number; readonly number: number }
  /** A difference, not a sheet: encounters in two channels may change one character. */
  | { readonly type: 'sheet-changed'; readonly change: SheetChange }
  | { readonly type: 'post-changed'; readonly post: PostChange };

/** A change of what the caller has beside the encounter, in this server. */
export type OwnChange =
  | { readonly type: 'character-added' | 'character-changed'; readonly character: Character }
  /** Combatants made from it stay in their encounters. */
  | { readonly type: 'character-deleted'; readonly id: string }
  /** Without a portrait: it has none any more. */
  | { readonly type: 'portrait-changed'; readonly character: string; readonly portrait?: Portrait }
  /** A picture of theirs is kept with the channel’s encounter, to lie under its field. */
  | { readonly type: 'field-image-added'; readonly image: FieldImage }
  /** An act or a roll is kept under a name. One of the same name gives way. */
  | { readonly type: 'saved'; readonly saved: Saved }
  | { readonly type: 'unsaved'; readonly saved: Pick<Saved, 'system' | 'name'> }
  /** When the caller plays, all of it anew. */
  | { readonly type: 'person-changed'; readonly person: Person }
  /** New encounters in this server open with it. Without a pace: with none. */
  | { readonly type: 'usual-pace-changed'; readonly pace?: Pace }
  /** Deletes what is kept of the caller, and puts an unknown user's id for theirs. */
  | { readonly type: 'user-deleted' };

/** A change in an encounter to the sheet of a combatant who was made from a character. */
export interface SheetChange {
  /** The character's id. */
  readonly character: string;
  readonly before: object;
  readonly after: object;
}

/** The changes of characters' sheets among what happened after `start`, in order. */
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

/** The inverse changes, latest first. */
export function reversed(changes: readonly SheetChange[]): readonly SheetChange[] {
  return changes.toReversed().map(({ character, before, after }) => ({ character, before: after, after: before }));
}

/**
 * A kept sheet with a change merged into it: only the entries that changed, so that what its player or another encounter
 * has changed meanwhile stays.
 */
export function mergeSheetChange(kept: object, { before, after }: SheetChange): object {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const merged = new Map<string, unknown>(Object.entries(kept));
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    if (isDeepStrictEqual(was.get(name), is.get(name))) continue;
    if (is.has(name)) merged.set(name, is.get(name));
    else merged.delete(name);
  }
  return Object.fromEntries(merged);
}
