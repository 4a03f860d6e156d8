import { hash } from 'node:crypto';
import { applyEvent } from '../rules/core/apply.ts';
import { type Deed, playerTextOf, type ToldInWords } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { given } from '../rules/core/given.ts';
import { isOmittedFromChannel, type Viewer } from '../rules/core/secrecy.ts';
import type { BulkRoll, DeedKind } from './change.ts';

/**
 * The formats of a record's file, the newest last. In format 3, conditions can have a `form`, which says what they do.
 * A record without such conditions stays in format 2.
 */
export const RECORD_FORMATS = ['fray encounter 2', 'fray encounter 3'] as const;
type RecordFormat = (typeof RECORD_FORMATS)[number];

/**
 * The public part of a dice seed: its hash (the commitment), and once its last die has been rolled, the seed itself.
 */
export interface PublicSeed {
  /** The number of the first die that the seed rolls. */
  readonly firstThrow: number;
  /**
   * The number of the first die that the seed rolls in free rolls (`/roll` and checks), which are numbered separately.
   */
  readonly firstRoll: number;
  /** The SHA-256 of the seed. */
  readonly commitment: string;
  readonly seed?: string;
}

/** A row of the record, with its events. */
export interface RecordedDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: string;
  /** When the deed was done, in milliseconds since 1970. */
  readonly at: number;
  readonly deed?: Deed;
  readonly answers: readonly string[];
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  /** The dice of a large roll with `/roll`. They aren't in `thrown`. */
  readonly bulk?: BulkRoll;
  /** The deeds that an undo or redo affects, the oldest first. */
  readonly touches: readonly number[];
  /** The number of the undo that undid this deed. Undefined if the deed isn't undone. */
  readonly undoneBy?: number;
  readonly events: readonly Event[];
  /** SHA-256 over the row and the previous hash. */
  readonly hash: string;
  /** True if personal data was redacted later. The hash still covers the original row. */
  readonly redacted?: true;
}

/** The whole record of an encounter, as in an exported file. Anyone can check every die with it. */
export interface EncounterRecord {
  readonly format: RecordFormat;
  /** The encounter's id. It is also a seed for choosing phrases. */
  readonly encounter: number;
  /** When the encounter was opened, in milliseconds since 1970. */
  readonly openedAt: number;
  readonly endedAt?: number;
  readonly seeds: readonly PublicSeed[];
  readonly opening: Encounter;
  readonly deeds: readonly RecordedDeed[];
  /** The encounter as it is now. It results from the opening and the deeds that aren't undone. */
  readonly present: Encounter;
  /** What happened before the opening, as text from version 0.1. */
  readonly chronicle?: readonly ChronicleLine[];
  /** The digest of the whole record, from `digestOf`. It changes if any other field changes. */
  readonly digest: string;
}

/**
 * The format of a record. It is format 3 if the record has a condition with a `form`, because older programs can't play
 * such a record.
 */
export function formatOf({ opening, deeds }: Pick<EncounterRecord, 'opening' | 'deeds'>): RecordFormat {
  const hasConditionForms =
    haveConditionForm(opening.combatants) ||
    haveConditionForm(opening.hidden) ||
    haveConditionForm([{ conditions: opening.scene?.conditions ?? [] }]) ||
    deeds.some(hasConditionForm);
  return RECORD_FORMATS[hasConditionForms ? 1 : 0];
}

function hasConditionForm({ deed, events }: RecordedDeed): boolean {
  if ((deed?.type === 'afflict' || deed?.type === 'scene-afflict') && deed.affliction.form) return true;
  if (deed?.type === 'join' && haveConditionForm(deed.combatants)) return true;
  return events.some((event) => {
    switch (event.type) {
      case 'condition-gained':
      case 'condition-ended':
        return event.condition.form !== undefined;
      case 'scene-condition-set':
        return event.after?.form !== undefined;
      case 'condition-changed':
        return event.after.form !== undefined;
      case 'joined':
      case 'concealed':
        return haveConditionForm([event.combatant]);
      default:
        return false;
    }
  });
}

function haveConditionForm(combatants: readonly Pick<Combatant, 'conditions'>[] = []): boolean {
  return combatants.some(({ conditions }) => conditions.some(({ form }) => form));
}

/** A deed with the encounter before and after it. */
export interface LoggedDeed {
  readonly deed: Deed;
  /** True if the deed was undone, so it has no effect. */
  readonly undone: boolean;
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** The dice that were rolled for the deed. Empty if the deed was undone or is a large roll with `/roll`. */
  readonly thrown: readonly Die[];
  readonly phraseSeed: { readonly encounter: number; readonly deed: number };
  /** What the player wrote about the deed. */
  readonly told?: ToldInWords;
}

/** The fields of a record that are needed to tell what happened in its deeds. */
type ChronicleRecord = Pick<EncounterRecord, 'encounter' | 'opening' | 'deeds' | 'present'>;

/** The deeds that a viewer may know about, in order. Undone deeds have no events. */
export function* chronicledDeeds(
  { encounter, opening, deeds, present }: ChronicleRecord,
  view: Viewer,
): Generator<LoggedDeed> {
  let encounterBefore = opening;
  for (const { kind, number, deed, undoneBy, events, thrown: dice } of deeds) {
    if (kind !== 'done' || deed === undefined) continue;
    const isUndone = undoneBy !== undefined;
    const remainingEvents = isUndone ? [] : events;
    const encounterAfter = remainingEvents.reduce<Encounter>(applyEvent, encounterBefore);
    const countedDice = isUndone ? [] : dice;
    if (isDeedKnownToViewer(deed, present, view))
      yield {
        deed,
        undone: isUndone,
        before: encounterBefore,
        after: encounterAfter,
        events: remainingEvents,
        thrown: countedDice,
        phraseSeed: { encounter, deed: number },
        ...given({ told: playerTextOf(deed) }),
      };
    encounterBefore = encounterAfter;
  }
}

/** The number of deeds that `chronicledDeeds` returns. */
export function countChronicledDeeds(
  { deeds, present }: Pick<ChronicleRecord, 'deeds' | 'present'>,
  view: Viewer,
): number {
  return deeds.filter(
    ({ kind, deed }) => kind === 'done' && deed !== undefined && isDeedKnownToViewer(deed, present, view),
  ).length;
}

/** Whether a viewer may know about a deed. Once the encounter is over, everyone may know about all deeds. */
export function isDeedKnownToViewer(deed: Deed, encounter: Encounter, view: Viewer): boolean {
  if (encounter.phase === 'ended') return true;
  if (view === 'gm') return !(deed.type === 'roll' && deed.secret === 'own');
  // Everyone may know that someone set an auto-reaction, because players are told only whose it is, not what it does.
  return !isOmittedFromChannel(deed, encounter) || deed.type === 'standing-order';
}

/** The part of a row that the hash chain covers: everything that never changes. */
type HashedRow = Omit<RecordedDeed, 'hash' | 'redacted' | 'undoneBy' | 'deed'> & {
  readonly deed?: RecordedDeed['deed'] | undefined;
};

/**
 * The first hash in a record's chain of hashes. It covers the opened encounter, and the hash of its first dice seed.
 */
export function firstHash(start: {
  readonly encounter: number;
  readonly openedAt: number;
  readonly opening: Encounter;
  readonly commitment: string;
}): string {
  const { encounter, openedAt, opening, commitment } = start;
  return sha256(JSON.stringify([encounter, openedAt, opening, commitment]));
}

/** The next hash of the chain. `events` is the JSON of the row's events. Callers that already have it can pass it. */
export function nextHash(before: string, row: HashedRow, events = JSON.stringify(row.events)): string {
  const { number, kind, user, at, deed, answers, firstThrow, thrown, bulk, touches } = row;
  const jsonWithoutEvents = JSON.stringify([
    before,
    number,
    kind,
    user,
    at,
    deed,
    answers,
    firstThrow,
    thrown,
    bulk,
    touches,
  ]);
  return sha256(`${jsonWithoutEvents.slice(0, -1)},${events}]`);
}

const eventJsonCache = new WeakMap<readonly Event[], string>();

/** A new deed's events as JSON. It is cached, because both the hash and the store need it. */
export function eventsJson(events: readonly Event[]): string {
  const cachedJson = eventJsonCache.get(events);
  if (cachedJson !== undefined) return cachedJson;
  const text = JSON.stringify(events);
  eventJsonCache.set(events, text);
  return text;
}

/**
 * The digest of a whole record. If any field changes, so does the digest. It covers a row through the row's hash. It
 * covers all fields of a redacted row, because that row's hash was made from the original fields.
 */
export function digestOf(record: Omit<EncounterRecord, 'digest'>): string {
  const deeds = record.deeds.map((row) => (row.redacted ? row : [row.hash, row.undoneBy]));
  return sha256(JSON.stringify(withSortedFields({ ...record, deeds, digest: undefined })));
}

/**
 * The first 16 digits of a hash, for display. They are enough to make another text with the same digits practically
 * impossible to find.
 */
export function shortHash(hash: string): string {
  return hash.slice(0, 16);
}

function withSortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, withSortedFields(each)]),
  );
}

function sha256(text: string): string {
  return hash('sha256', text);
}

/** A line of the story of an encounter, which version 0.1 stored as text. */
export interface ChronicleLine {
  readonly text: string;
  /** The user whose deed the line is about. */
  readonly user?: string;
  /** The words that this user wrote. */
  readonly words?: string;
}
