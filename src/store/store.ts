import { isDeepStrictEqual } from 'node:util';
import * as schema from '../rules/core/schema.ts';
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

/** The user, place and id of an interaction. */
export interface Key extends Place {
  readonly user: string;
  readonly interaction: string;
}

/** The earlier reply to an interaction, or the data to decide it. */
export type Loaded<N extends Need> =
  | { readonly repeat: string }
  | {
      readonly repeat?: undefined;
      readonly state: EncounterState | undefined;
      readonly loaded: LoadedFor<N>;
      readonly people?: People;
    };

/** The result of an interaction. */
export interface Commit {
  readonly key: Key;
  /** The encounter as it was loaded; the commit conflicts if it has another revision by now. */
  readonly base: EncounterState | undefined;
  readonly state: EncounterState | undefined;
  readonly changes: readonly Change[];
  /** Stored for a second delivery. */
  readonly reply: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Committed: all of it is on the disk. Conflict: something else was committed since the load, so nothing was written
 * and it has to be decided again. Repeat: the interaction was committed before, with this reply.
 */
export type Committed = 'committed' | 'conflict' | { readonly repeat: string };

/** A message that shows an encounter, as it should look. */
export interface StoredPost {
  readonly server: string;
  readonly encounter: number;
  readonly number: number;
  readonly kind: PostKind;
  readonly state: PostState;
  /** The content. Undefined if it is to be deleted. */
  readonly view?: object;
  /** What it showed last, where it is to be deleted: a message whose id was lost is found by it. */
  readonly showed?: object;
  readonly version: number;
  /** Discord's id of it. Undefined if it has not been posted yet. */
  readonly message?: string;
  /** The channel it is in, if not the encounter's: a user's direct messages. */
  readonly channel?: string;
  /** For a nudge, Discord's id of the question's or turn's message that it links to. */
  readonly about?: string;
}

/** What Discord shows of a message. Without `message` it has been deleted. */
export type ShownPost = Pick<StoredPost, 'server' | 'encounter' | 'number' | 'version' | 'message' | 'channel'>;

/** An encounter in which something is due to happen by itself. */
export interface DueEncounter extends Place {
  readonly encounter: number;
  readonly revision: number;
}

/** The result of noting that the process is running. */
export interface Beat {
  /** The time it was not running, until now. */
  readonly downtime?: Required<Span>;
  /** How many milliseconds the clock is behind its earlier time, because it was set back. Nothing was noted then. */
  readonly behind?: number;
  /** How many milliseconds the clocks of this machine and the database differ, if that is too much. */
  readonly apart?: number;
}

/** Statistics for measurements. */
export interface StoreStats {
  readonly openEncounters: number;
  readonly bytes: number;
  /** Bytes of commits that are not yet in the main file. */
  readonly logBytes: number;
}

/**
 * Why a store couldn't read or write. The caller may try again, since nothing of the commit was written. 'away': it
 * can't be reached. 'unsure' is the one exception: the store went away during a commit, which may have been written.
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

/** An encounter resealed after a restore or an update, whose channel has not been told yet. */
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
 * Where encounters are stored. A command loads, decides and commits; concurrent commits may share one wait for the
 * disk. A rejection with anything but `StoreError` is a bug.
 */
export interface Store {
  load<const N extends Need = never>(key: Key, needs?: Needs<N>): Promise<Loaded<N>>;
  commit(commit: Commit): Promise<Committed>;
  /** The messages of a channel that Discord doesn't show correctly yet, oldest first. */
  postsToShow(place: Place): Promise<readonly StoredPost[]>;
  /** The channels with such messages, in these shards; the newest encounter's last. */
  channelsToShow(shards?: Shards): Promise<readonly Place[]>;
  postShown(shown: ShownPost): Promise<void>;
  /** The portrait of a character in a server. Undefined if there is none, or no such character. */
  portrait(server: string, character: string): Promise<Portrait | undefined>;
  /** A map image in a server, by its digest. Undefined if it is gone. */
  fieldImage(server: string, digest: string): Promise<Portrait | undefined>;
  /** The channels with an encounter that has not ended, in these shards. */
  openEncounters(shards?: Shards): Promise<readonly Place[]>;
  /**
   * The encounters in these shards with something due before an instant, earliest first. A returned one may be left out
   * for half a minute, or until something is committed in it.
   */
  due(before: number, most: number, shards?: Shards): Promise<readonly DueEncounter[]>;
  /** When something is next due in these shards. Undefined if nothing is. */
  nextDue(shards?: Shards): Promise<number | undefined>;
  /**
   * Notes that the process is running. If it was away for longer than `gap` milliseconds, stores that as a downtime,
   * and makes every encounter with a player's time running due at once.
   */
  beat(now: number, gap: number): Promise<Beat>;
  /**
   * Trusts a clock again that is behind its earlier time: it was ahead before and has run steadily since. Downtimes end
   * now at the latest, the time since `since` becomes one too, and everything that waits becomes due at once.
   */
  trustClock(now: number, since: number): Promise<void>;
  /** The resealed encounters in these shards whose channels have not been told yet. */
  resealed(shards?: Shards): Promise<readonly Resealed[]>;
  resealTold(place: Place): Promise<void>;
  /** Notes which servers the bot is in, for these shards. The data of all others is removed 30 days later. */
  setServers(present: ReadonlySet<string>, now: number, shards?: Shards): Promise<void>;
  /** Drops the cached data of servers in these shards, because another process has written since. */
  forget(shards: Shards): void;
  /** Notes that the bot is back in a server. */
  setBack(server: string): Promise<void>;
  /** Notes that the bot has left a server, or that a channel was deleted. Its data is removed 30 days later. */
  setGone(serverOrChannel: string, now: number): Promise<void>;
  /** Rejects with `StoreError` if the store doesn't answer. */
  check(): Promise<void>;
  stats(): Promise<StoreStats>;
  close(): Promise<void>;
}

/** The most map images kept for one encounter: the last ones, so that an undo finds its image again. */
export const MOST_FIELD_IMAGES = 8;

/** How long the data of a server the bot has left, or of a deleted channel, is kept, in milliseconds. */
export const KEPT_AFTER_LEAVING = 30 * DAY;
/** How long a reply is kept for a second delivery. Discord's tokens are valid for 15 minutes. */
export const REPLY_KEPT = DAY;

/** The tables of a server's data besides its encounters; each has a server column. */
export const OF_SERVER = ['characters', 'saved', 'people', 'servers', 'packs'] as const;
/** The tables of encounters' data. */
export const OF_ENCOUNTER = [
  'deeds',
  'conditions',
  'combatants',
  'seeds',
  'chronicles',
  'posts',
  'field_images',
] as const;

/** A stored sheet with an encounter's change merged in. */
export function carriedOver(kept: { readonly system: string; readonly sheet: object }, change: SheetChange): object {
  const merged = mergeSheetChange(kept.sheet, change);
  // In the encounter's field order, so that the next change recognizes it.
  if (isDeepStrictEqual(merged, change.after)) return change.after;
  const rules = rulesNamed(kept.system);
  // If a player's edit and the change don't fit together, the encounter's sheet wins.
  return rules && 'problems' in schema.readWhole(rules.sheet, merged) ? change.after : merged;
}
