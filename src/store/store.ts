import { isDeepStrictEqual } from 'node:util';
import { readWhole } from '../rules/core/schema.ts';
import { rulesNamed } from '../rules/systems.ts';
import { type Change, mergeSheetChange, type SheetChange } from '../session/change.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import type { LoadedFor, Need, Needs } from '../session/loadable.ts';
import type { People } from '../session/person.ts';
import type { Portrait } from '../session/portrait.ts';
import type { PostKind, PostState } from '../session/posts.ts';
import type { Shards } from '../shards.ts';
import { DAY, type Span } from '../time/zone.ts';

/** A channel. Direct messages are in the server "". */
export interface Place {
  readonly server: string;
  readonly channel: string;
}

/** Whose interaction it is, and where. */
export interface Key extends Place {
  readonly user: string;
  readonly interaction: string;
}

/** The reply that an interaction has had already, or what it needs to be decided. */
export type Loaded<N extends Need> =
  | { readonly repeat: string }
  | {
      readonly repeat?: undefined;
      readonly state: EncounterState | undefined;
      readonly loaded: LoadedFor<N>;
      readonly people?: People;
    };

/** What an interaction came to. */
export interface Commit {
  readonly key: Key;
  /** The encounter as it was loaded: the commit conflicts if it is at another revision by now. */
  readonly base: EncounterState | undefined;
  readonly state: EncounterState | undefined;
  readonly changes: readonly Change[];
  /** Kept for a second delivery. */
  readonly reply: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Committed: all of it is on the disk. Conflict: something else was committed since the load; nothing of it has
 * happened, and it is to be decided anew. Repeat: the interaction has been committed before, with this reply.
 */
export type Committed = 'committed' | 'conflict' | { readonly repeat: string };

/** A message that shows an encounter, as it is to be. */
export interface StoredPost {
  readonly server: string;
  readonly encounter: number;
  readonly number: number;
  readonly kind: PostKind;
  readonly state: PostState;
  /** What it shows. Absent: it is to be deleted. */
  readonly view?: object;
  readonly version: number;
  /** Discord's id of it. Absent: it has not been posted yet. */
  readonly message?: string;
  /** Where that is, where it is not the encounter's channel: the direct messages of a user. */
  readonly channel?: string;
  /** Of a nudge, Discord's id of the message of the question or turn that it is about. */
  readonly about?: string;
}

/** What Discord has of a message now. Without a message: there is none any more. */
export type ShownPost = Pick<StoredPost, 'server' | 'encounter' | 'number' | 'version' | 'message' | 'channel'>;

/** An encounter in which something is to happen by itself. */
export interface DueEncounter extends Place {
  readonly encounter: number;
  readonly revision: number;
}

/** What came of noting that the process is there. */
export interface Beat {
  /** When it was not, until now. */
  readonly downtime?: Required<Span>;
  /** By how many milliseconds the clock is behind what it was before: it was set back. Nothing was noted. */
  readonly behind?: number;
  /** By how many milliseconds the clocks of this machine and of the database differ, where that is too much. */
  readonly apart?: number;
}

/** Sizes, for measurements. */
export interface StoreStats {
  readonly openEncounters: number;
  readonly bytes: number;
  /** Of what is committed and not yet in the main file. */
  readonly logBytes: number;
}

/**
 * Why a store could not read or write. The caller may try again; nothing of a commit that failed so has happened. Away: it
 * cannot be reached. Unsure, the one exception: it went away in the middle of a commit, which may have happened.
 */
export type StoreProblem = 'locked' | 'full' | 'damaged' | 'gone' | 'away' | 'unsure';

export class StoreError extends Error {
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, cause: unknown) {
    super(`The store is ${problem}`, { cause });
    this.name = 'StoreError';
    this.problem = problem;
  }
}

/** An encounter that was sealed anew after a restore or an update, and whose channel has still to be told. */
export interface Resealed extends Place {
  readonly name: string;
  readonly because: 'restore' | 'update';
  /** The commitment to its new seed. */
  readonly commitment: string;
}

/** Where a store logs what an admin has to know. */
export interface StoreLog {
  info(about: object, message: string): void;
  error(about: object, message: string): void;
  fatal(about: object, message: string): void;
}

/**
 * Where encounters are kept. A command is loaded, decided and committed; concurrent commits may share one wait for the
 * disk. Whatever it rejects with, other than `StoreError`, is a bug.
 */
export interface Store {
  load<const N extends Need = never>(key: Key, needs?: Needs<N>): Promise<Loaded<N>>;
  commit(commit: Commit): Promise<Committed>;
  /** The messages of a channel that are not shown yet as they are to be, oldest first. */
  postsToShow(place: Place): Promise<readonly StoredPost[]>;
  /** The channels that have such messages; the one whose encounter is the newest last; of some shards. */
  channelsToShow(shards?: Shards): Promise<readonly Place[]>;
  postShown(shown: ShownPost): Promise<void>;
  /** The portrait of a character of a server; undefined where it has none, or there is no such character. */
  portrait(server: string, character: string): Promise<Portrait | undefined>;
  /** A picture that lies under a field of a server, by its digest; undefined where it is gone. */
  fieldImage(server: string, digest: string): Promise<Portrait | undefined>;
  /** Where an encounter has not ended; of some shards. */
  openEncounters(shards?: Shards): Promise<readonly Place[]>;
  /**
   * The encounters in which something was to happen by itself before an instant, the earliest first; of some shards. One that was
   * returned may be left out for half a minute, or until something is committed in it.
   */
  due(before: number, most: number, shards?: Shards): Promise<readonly DueEncounter[]>;
  /** When something is to happen by itself next; in some shards. Undefined: nothing is. */
  nextDue(shards?: Shards): Promise<number | undefined>;
  /**
   * Notes that the process is there. Where it was not for longer than `gap` milliseconds, that is kept as a downtime, and
   * wherever a player's time ran everything is worked out anew at once.
   */
  beat(now: number, gap: number): Promise<Beat>;
  /**
   * Goes by a clock again that is behind what it was: it was ahead then, and has run steadily since. Downtimes end now at the latest,
   * the time since is one too, and everything that waits is worked out anew at once.
   */
  trustClock(now: number, since: number): Promise<void>;
  /** The encounters that were sealed anew, until their channels have been told; of some shards. */
  resealed(shards?: Shards): Promise<readonly Resealed[]>;
  resealTold(place: Place): Promise<void>;
  /** Notes in which servers the bot is; of some shards. What is kept of the others is removed 30 days later. */
  setServers(present: ReadonlySet<string>, now: number, shards?: Shards): Promise<void>;
  /** Drops what is cached of the servers of some shards: another process has written since. */
  forget(shards: Shards): void;
  /** Notes that the bot is in a server that it was not in before. */
  setBack(server: string): Promise<void>;
  /** Notes that the bot has left a server, or that a channel was deleted. What is kept of it is removed 30 days later. */
  setGone(serverOrChannel: string, now: number): Promise<void>;
  /** Rejects with `StoreError` where the store does not answer. */
  check(): Promise<void>;
  stats(): Promise<StoreStats>;
  close(): Promise<void>;
}

/** Most pictures that are kept of one encounter: the last ones, so that an undo has its picture again. */
export const MOST_FIELD_IMAGES = 8;

/** How long what is left of a server that the bot has left, or of a deleted channel, is kept, in milliseconds. */
export const KEPT_AFTER_LEAVING = 30 * DAY;
/** How long a reply is kept for a second delivery. Discord's tokens live for 15 minutes. */
export const REPLY_KEPT = DAY;

/** The tables of what is kept of a server beside its encounters, by a column of its id. */
export const OF_SERVER = ['characters', 'saved', 'people', 'servers'] as const;
/** The tables of what is kept of encounters. */
export const OF_ENCOUNTER = [
  'deeds',
  'conditions',
  'combatants',
  'seeds',
  'chronicles',
  'posts',
  'field_images',
] as const;

/** A kept sheet with what has changed in an encounter carried over. */
export function carriedOver(kept: { readonly system: string; readonly sheet: object }, change: SheetChange): object {
  const merged = mergeSheetChange(kept.sheet, change);
  // Written as the encounter has it, so that the next change finds it so.
  if (isDeepStrictEqual(merged, change.after)) return change.after;
  const rules = rulesNamed(kept.system);
  // Edited meanwhile so that the two do not go together: then the sheet is as the encounter has it.
  return rules && 'problems' in readWhole(rules.sheet, merged) ? change.after : merged;
}
