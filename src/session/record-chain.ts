import { hash } from 'node:crypto';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { EncounterRecord, RecordedDeed } from './encounter-record.ts';

/** What a hash of the chain is made over: a row of the record, but for what may change later. */
export type Hashed = Omit<RecordedDeed, 'hash' | 'redacted' | 'undoneBy' | 'deed'> & {
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
