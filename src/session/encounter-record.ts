import { hash } from 'node:crypto';
import { apply } from '../rules/core/apply.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { isQuiet, type View } from '../rules/core/secrecy.ts';
import type { BulkRoll, DeedKind } from './change.ts';

/** File format and version. */
export const FORMAT = 'fray encounter 2';

/** A seed as it is public: the commitment to it, and the seed itself once it throws no more. */
export interface PublicSeed {
  /** The number of the first throw that it settles. */
  readonly firstThrow: number;
  /** The number of the first die of a free roll that it settles. */
  readonly firstRoll: number;
  /** The SHA-256 of the seed. */
  readonly commitment: string;
  readonly seed?: string;
}

/** A row of the record, with the events that came of it. */
export interface RecordedDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly deed?: Deed;
  readonly answers: readonly string[];
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  /** In place of `thrown`. */
  readonly bulk?: BulkRoll;
  /** The deeds that an undo takes back or a redo puts back, oldest first. */
  readonly touches: readonly number[];
  /** The undo by which it is undone now. Absent: it stands. */
  readonly undoneBy?: number;
  readonly events: readonly Event[];
  /** SHA-256 over the row and the hash before it. */
  readonly hash: string;
  /** Personal data has been taken out since: the hash is of what was there before. */
  readonly redacted?: true;
}

/** The whole record of an encounter, so that anybody can check every throw: the content of an exported file. */
export interface EncounterRecord {
  readonly format: typeof FORMAT;
  /** The encounter's id, by which phrases are chosen. */
  readonly encounter: number;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly endedAt?: number;
  readonly seeds: readonly PublicSeed[];
  readonly opening: Encounter;
  readonly deeds: readonly RecordedDeed[];
  /** The encounter now; it follows from the opening and the deeds that stand. */
  readonly present: Encounter;
  /** What is left of its record of version 0.1, before the opening. */
  readonly chronicle?: readonly ChronicleLine[];
  /** SHA-256 of all the rest of the file. */
  readonly digest: string;
}

/** A deed that was done, with the encounter before and after. */
export interface ToldDeed {
  readonly deed: Deed;
  /** It was undone: nothing of it stands. */
  readonly undone: boolean;
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** The dice that fell in it; none of an undone one, or of a big free roll. */
  readonly thrown: readonly Die[];
  readonly phraseSeed: { readonly encounter: number; readonly deed: number };
}

/** The parts of a record that its telling needs. */
type Told = Pick<EncounterRecord, 'encounter' | 'opening' | 'deeds' | 'present'>;

/** The deeds that were done and that a viewer may know of, in order, one after the other. Undone ones have no events. */
export function* chronicled({ encounter, opening, deeds, present }: Told, view: View): Generator<ToldDeed> {
  let before = opening;
  for (const { kind, number, deed, undoneBy, events, thrown: fell } of deeds) {
    if (kind !== 'done' || deed === undefined) continue;
    const undone = undoneBy !== undefined;
    const stands = undone ? [] : events;
    const after = stands.reduce<Encounter>(apply, before);
    const thrown = undone ? [] : fell;
    if (isToldDeed(deed, present, view))
      yield { deed, undone, before, after, events: stands, thrown, phraseSeed: { encounter, deed: number } };
    before = after;
  }
}

/** How many deeds that is. */
export function countChronicled({ deeds, present }: Pick<Told, 'deeds' | 'present'>, view: View): number {
  return deeds.filter(({ kind, deed }) => kind === 'done' && deed !== undefined && isToldDeed(deed, present, view))
    .length;
}

/** Whether a viewer may know of a deed: once the encounter is over, everybody of every one. */
export function isToldDeed(deed: Deed, encounter: Encounter, view: View): boolean {
  if (view === 'gm' || encounter.phase === 'ended') return true;
  // That there is a plan its GM may know. An answer in advance is told by a title that says nothing.
  return !isQuiet(deed, encounter) || deed.type === 'standing-order';
}

/** What a hash of the chain is made over: a row of the record, but for what may change later. */
type Hashed = Omit<RecordedDeed, 'hash' | 'redacted' | 'undoneBy' | 'deed'> & {
  readonly deed?: RecordedDeed['deed'] | undefined;
};

/** Where the chain begins: the encounter as it opened, and the seal of its dice. */
export function firstHash(opened: {
  readonly encounter: number;
  readonly openedAt: number;
  readonly opening: Encounter;
  readonly commitment: string;
}): string {
  const { encounter, openedAt, opening, commitment } = opened;
  return sha256(JSON.stringify([encounter, openedAt, opening, commitment]));
}

/** The next hash of the chain. `events`: those of the row as JSON, where it has been made. */
export function nextHash(before: string, row: Hashed, events = JSON.stringify(row.events)): string {
  const { number, kind, user, at, deed, answers, firstThrow, thrown, bulk, touches } = row;
  const others = JSON.stringify([before, number, kind, user, at, deed, answers, firstThrow, thrown, bulk, touches]);
  return sha256(`${others.slice(0, -1)},${events}]`);
}

const TEXTS = new WeakMap<readonly Event[], string>();

/** The events of a new deed as JSON. Made once: its hash is made over the text that the store keeps. */
export function eventsText(events: readonly Event[]): string {
  const known = TEXTS.get(events);
  if (known !== undefined) return known;
  const text = JSON.stringify(events);
  TEXTS.set(events, text);
  return text;
}

/**
 * The digest of a whole record: any field that is changed gives another. A row counts by its hash, which is made over it;
 * one that was redacted, whose hash is of what was there before, counts as it is.
 */
export function digestOf(record: Omit<EncounterRecord, 'digest'>): string {
  const deeds = record.deeds.map((row) => (row.redacted ? row : [row.hash, row.undoneBy]));
  return sha256(JSON.stringify(sorted({ ...record, deeds, digest: undefined })));
}

/** As much of a hash as is shown where the whole would be in the way: 16 digits, too many to be hit by trying. */
export function shortHash(hash: string): string {
  return hash.slice(0, 16);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}

function sha256(text: string): string {
  return hash('sha256', text);
}

/** A line of a chronicle that is kept as text. */
export interface ChronicleLine {
  readonly text: string;
  /** Who did it, and what they gave their character to say. */
  readonly user?: string;
  readonly words?: string;
}
