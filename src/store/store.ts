import { isDeepStrictEqual } from 'node:util';
import type { Encounter, PortraitKey } from '../rules/core/encounter.ts';
import * as schema from '../rules/core/schema.ts';
import { rulesNamed } from '../rules/systems.ts';
import { mergeSheetChange, type SheetChange, type StoreChange } from '../session/change.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import type { LoadedData, Need, Needs } from '../session/loadable.ts';
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
  /** The channel that a thread is in. */
  readonly parent?: string;
  readonly user: string;
  readonly interaction: string;
}

/** The earlier reply to an interaction, or the data that its handler needs. */
export type LoadResult<N extends Need> =
  | { readonly repeat: string }
  | {
      readonly repeat?: undefined;
      readonly state: EncounterState | undefined;
      readonly loaded: LoadedData<N>;
      readonly people?: People;
    };

/** What an interaction changed, with its reply. All of it is written together, or nothing is. */
export interface Commit {
  readonly key: Key;
  /** The encounter as it was loaded; the commit conflicts if it has another revision by now. */
  readonly base: EncounterState | undefined;
  readonly state: EncounterState | undefined;
  readonly changes: readonly StoreChange[];
  /** The reply as JSON. It is stored in case Discord delivers the interaction again. */
  readonly reply: string;
  /** When the interaction happened, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * 'committed': the whole commit is on the disk. 'conflict': another commit was made after the load, so nothing was
 * written and the caller has to decide again. `repeat`: the interaction was committed before, with this reply.
 */
export type CommitResult = 'committed' | 'conflict' | { readonly repeat: string };

/** A message that shows an encounter, and how it should look. */
export interface StoredPost {
  readonly server: string;
  readonly encounter: number;
  readonly number: number;
  readonly kind: PostKind;
  readonly state: PostState;
  /** The content. Undefined if the message is to be deleted. */
  readonly view?: object;
  /**
   * What the message showed last, if it must be deleted. If the message's id was lost, the message is found by this
   * content.
   */
  readonly showed?: object;
  readonly version: number;
  /** The id that Discord gave the message. Undefined if it hasn't been posted. */
  readonly message?: string;
  /** The channel of a direct message. Undefined if the message is in the encounter's channel. */
  readonly channel?: string;
  /** For a nudge, Discord's id of the message that it links to. */
  readonly about?: string;
}

/** The version of a message that Discord shows. Without `message`, the message has been deleted. */
export type ShownPost = Pick<StoredPost, 'server' | 'encounter' | 'number' | 'version' | 'message' | 'channel'>;

/** An encounter in which something is due to happen automatically. */
export interface DueEncounter extends Place {
  readonly encounter: number;
  readonly revision: number;
}

/** The result of recording that the process is running. */
export interface HeartbeatResult {
  /** The time in which the process was not running, until now. */
  readonly downtime?: Required<Span>;
  /** How far the clock has gone back, in milliseconds. If it has, nothing was recorded. */
  readonly behind?: number;
  /** How far apart the clocks of this machine and the database are, in milliseconds. Set only if that is too far. */
  readonly apart?: number;
}

/** Statistics of the store, for metrics. */
export interface StoreStats {
  readonly openEncounters: number;
  readonly bytes: number;
  /** Bytes of commits that are not yet in the main file. */
  readonly logBytes: number;
}

/**
 * Why a store couldn't read or write. 'gone': the database file was removed or replaced. 'away': the store can't be
 * reached. 'unsure': the store went away during a commit, which may have been written. With every other problem, none
 * of the commit was written, so the caller may try again.
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

/**
 * An encounter whose dice got a new secret seed after a restore or an update, and whose channel hasn't been told about
 * it yet.
 */
export interface ResealedEncounter extends Place {
  readonly name: string;
  readonly because: 'restore' | 'update';
  /** The hash of the dice's new secret seed, to be posted in the channel. */
  readonly commitment: string;
}

/** The log for what an admin has to know. */
export interface StoreLog {
  info(about: object, message: string): void;
  error(about: object, message: string): void;
  fatal(about: object, message: string): void;
}

/** An encounter that is shared on the web, and the language of its messages, which is undefined for English. */
export interface SharedEncounter {
  readonly encounter: Encounter;
  readonly language?: string;
}

/**
 * Stores encounters. A command loads an encounter, decides what happens, and commits the changes. Commits made at the
 * same time may share one wait for the disk. If a call rejects with anything but `StoreError`, that is a bug.
 */
export interface Store {
  load<const N extends Need = never>(key: Key, needs?: Needs<N>): Promise<LoadResult<N>>;
  commit(commit: Commit): Promise<CommitResult>;
  /** The messages of a channel that Discord doesn't show correctly yet, oldest first. */
  postsToShow(place: Place): Promise<readonly StoredPost[]>;
  /** The channels in these shards with messages to show. The channel with the newest encounter comes last. */
  channelsToShow(shards?: Shards): Promise<readonly Place[]>;
  postShown(shownPost: ShownPost): Promise<void>;
  /**
   * Records which message a character's speech was posted as. `interaction` is the one that made the character speak.
   */
  noteSpeech(server: string, interaction: string, message: string): Promise<void>;
  /** Forgets who wrote a character's message, because the message was deleted. */
  dropSpeech(server: string, message: string): Promise<void>;
  /** The encounter that is shared under a token. Undefined if none is. */
  shared(token: string): Promise<SharedEncounter | undefined>;
  /** A portrait in a server. Undefined if there is none, or if its owner is gone. */
  portrait(server: string, owner: PortraitKey): Promise<Portrait | undefined>;
  /** A map image in a server, by its digest. Undefined if the image is gone. */
  fieldImage(server: string, digest: string): Promise<Portrait | undefined>;
  /** The channels with an encounter that has not ended, in these shards. */
  openEncounters(shards?: Shards): Promise<readonly Place[]>;
  /**
   * The encounters in these shards with something due before an instant, earliest first. A returned encounter may be
   * left out of later results for half a minute, or until something is committed in it.
   */
  due(before: number, max: number, shards?: Shards): Promise<readonly DueEncounter[]>;
  /** When something is next due in these shards. Undefined if nothing is. */
  nextDue(shards?: Shards): Promise<number | undefined>;
  /**
   * Records that the process is running. If it was not running for longer than `maxGap` milliseconds, this stores a
   * downtime, and every encounter in which a player's time is running becomes due immediately.
   */
  beat(now: number, maxGap: number): Promise<HeartbeatResult>;
  /**
   * Trusts a clock that has gone back, because it was ahead before and has run steadily since. Downtimes that would end
   * later end now. The time from `since` until now becomes a downtime. Every encounter that waits for someone becomes
   * due immediately.
   */
  trustClock(now: number, since: number): Promise<void>;
  /**
   * The encounters in these shards whose dice got a new secret seed, and whose channels haven't been told about it yet.
   */
  resealed(shards?: Shards): Promise<readonly ResealedEncounter[]>;
  /** Records that an encounter's channel has been told about the dice's new secret seed. */
  resealTold(place: Place): Promise<void>;
  /** Records which servers the bot is in, for these shards. The data of all other servers is removed 30 days later. */
  setServers(presentServers: ReadonlySet<string>, now: number, shards?: Shards): Promise<void>;
  /** Drops the cached data of servers in these shards, because another process may have changed the stored data. */
  forget(shards: Shards): void;
  /** Records that the bot is in a server, so that the server's data is kept. */
  setBack(server: string): Promise<void>;
  /** Records that Fray introduces itself in a server. Returns false if this was already recorded. */
  welcome(server: string, now: number): Promise<boolean>;
  /** Records that the bot has left a server, or that a channel was deleted. Its data is removed 30 days later. */
  setGone(serverOrChannel: string, now: number): Promise<void>;
  /** Rejects with `StoreError` if the store doesn't answer. */
  check(): Promise<void>;
  stats(): Promise<StoreStats>;
  close(): Promise<void>;
}

/**
 * The maximum number of map images kept for one encounter. The newest are kept, so that an undo finds its image again.
 */
export const MAX_FIELD_IMAGES = 8;

/** How long data is kept after the bot left the server or the channel was deleted, in milliseconds. */
export const RETENTION_AFTER_LEAVING_MS = 30 * DAY;
/**
 * How long the reply to an interaction is kept, in milliseconds, in case Discord delivers the interaction again.
 * Discord's tokens are valid for 15 minutes.
 */
export const REPLY_RETENTION_MS = DAY;

/** How long the author of a character's message is kept, in milliseconds. */
export const SPEECH_RETENTION_MS = 90 * DAY;

/** Stored instead of a user's id for a saved roll that everyone in the server may use. */
export const SHARED_OWNER = '';

/** The tables of a server's data, except its encounters. Each has a server column. */
export const SERVER_TABLES = [
  'characters',
  'saved',
  'people',
  'servers',
  'defaults',
  'packs',
  'pack_portraits',
  'said',
] as const;
/** The tables of encounters' data. */
export const ENCOUNTER_TABLES = [
  'deeds',
  'conditions',
  'combatants',
  'seeds',
  'chronicles',
  'posts',
  'field_images',
  'shares',
] as const;

/** A stored sheet with an encounter's change merged in. */
export function mergedSheet(
  storedSheet: { readonly system: string; readonly sheet: object },
  change: SheetChange,
): object {
  const newSheet = mergeSheetChange(storedSheet.sheet, change);
  // At most the order of the fields differs. The encounter's order is stored, because the next commit may compare the
  // sheets as texts.
  if (isDeepStrictEqual(newSheet, change.after)) return change.after;
  const rules = rulesNamed(storedSheet.system);
  // The player may have edited the stored sheet during the encounter. If this edit and the encounter's change to the
  // sheet don't fit together, the encounter's sheet is kept.
  return rules && 'problems' in schema.readWhole(rules.sheet, newSheet) ? change.after : newSheet;
}
