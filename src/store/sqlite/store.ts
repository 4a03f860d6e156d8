import { type Stats, statSync } from 'node:fs';
import type SQLite from 'better-sqlite3';
import type { PortraitKey } from '../../rules/core/encounter.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { Need, Needs } from '../../session/loadable.ts';
import type { Portrait } from '../../session/portrait.ts';
import { belongsTo, hasServer, type Shards } from '../../shards.ts';
import { LruCache, PostCache } from '../post-cache.ts';
import {
  type Commit,
  type CommitResult,
  type DueEncounter,
  ENCOUNTER_TABLES,
  type HeartbeatResult,
  type Key,
  type LoadResult,
  type Place,
  REPLY_RETENTION_MS,
  RETENTION_AFTER_LEAVING_MS,
  type ResealedEncounter,
  SERVER_TABLES,
  type SharedEncounter,
  type ShownPost,
  SPEECH_RETENTION_MS,
  type Store,
  type StoredPost,
  StoreError,
  type StoreLog,
  type StoreStats,
} from '../store.ts';
import { CommitBatch, CommitWriter, ShownPostBatch } from './commit-batch.ts';
import type { OpenSqlite } from './drizzle.ts';
import { asStoreError, withStoreErrors } from './errors.ts';
import { Loader } from './loader.ts';
import { openTables, type Tables } from './tables.ts';

/** The time between two rounds of maintenance (`#maintain`). */
const MAINTENANCE_INTERVAL_MS = 20_000;

/**
 * Encounters in a SQLite database that only this process writes. Reads don't wait, because SQLite is synchronous.
 * Commits wait for a moment, so that several of them share a transaction.
 */
export class SqliteStore implements Store {
  readonly #open: OpenSqlite;
  readonly #tables: Tables;
  readonly #loader: Loader;
  readonly #writer: CommitWriter;
  readonly #batch: CommitBatch;
  readonly #shown: ShownPostBatch;
  readonly #cache: EncounterCache<EncounterState>;
  readonly #posts = new PostCache();
  readonly #stats: DatabaseStats;
  readonly #retention: Retention;
  readonly #files: FileWatch;
  #maintenanceTimer: NodeJS.Timeout | undefined;
  /** True if the open files were removed or replaced. Anything written now would be lost. */
  #isGone = false;
  /** True if something was committed since the last check of the files. */
  #hasCommitted = false;

  constructor(open: OpenSqlite) {
    this.#open = open;
    this.#tables = openTables(open);
    this.#loader = new Loader(open, this.#tables);
    this.#writer = new CommitWriter(open, this.#tables);
    this.#cache = new EncounterCache(open.sqlite, () => this.#posts.clear());
    this.#batch = new CommitBatch(open.sqlite, (commit) => this.#writer.write(commit));
    this.#shown = new ShownPostBatch((notes) => withStoreErrors(() => this.#tables.posts.noteShown(notes)));
    this.#stats = new DatabaseStats(open);
    this.#retention = new Retention(open);
    this.#files = new FileWatch(open.sqlite);
  }

  #refuseGone(): void {
    if (this.#isGone) throw new StoreError('gone', undefined);
  }

  async load<const N extends Need = never>(key: Key, needs?: Needs<N>): Promise<LoadResult<N>> {
    this.#refuseGone();
    try {
      const earlierReply = this.#writer.replyTo(key.interaction);
      if (earlierReply !== undefined) return { repeat: earlierReply };
      const state = this.#current(key.channel);
      // Without `needs`, nothing is loaded, and `N` is `never`.
      const loadedNeeds = await this.#loader.load(key, state, needs ?? ({} as Needs<N>));
      return { state, loaded: loadedNeeds, people: this.#tables.dueTimes.of(key.server, state?.encounter) };
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { key, base, state, changes } = commit;
    this.#refuseGone();
    this.#hasCommitted = true;
    const hasChanged = changes.length > 0 || state !== base;
    if (hasChanged) this.#cache.delete(key.channel);
    const isDeletion = changes.some(({ type }) => type === 'user-deleted');
    const commitResult = await (isDeletion ? this.#commitDeletion(commit) : this.#batch.add(commit));
    if (isDeletion) this.#cache.clear();
    else if (hasChanged && commitResult === 'committed' && state) {
      this.#cache.set(key.channel, state);
      this.#posts.applyCommit(commit);
    }
    return commitResult;
  }

  async #commitDeletion(commit: Commit): Promise<CommitResult> {
    try {
      await this.#writer.prepareDeletion(commit);
      return await this.#batch.add(commit);
    } catch (error) {
      throw asStoreError(error);
    } finally {
      this.#writer.dropDeletion(commit);
    }
  }

  async postsToShow(place: Place): Promise<readonly StoredPost[]> {
    return this.#posts.toShow(place, async () => withStoreErrors(() => this.#tables.posts.toShow(place)));
  }

  async channelsToShow(shards?: Shards): Promise<readonly Place[]> {
    return withStoreErrors(() => this.#tables.posts.channels().filter(belongsTo(shards)));
  }

  async postShown(shownPost: ShownPost): Promise<void> {
    await this.#shown.add(shownPost);
    this.#posts.noteShown(shownPost);
  }

  async noteSpeech(_server: string, interaction: string, message: string): Promise<void> {
    withStoreErrors(() => this.#tables.said.noteShown(interaction, message));
  }

  async dropSpeech(server: string, message: string): Promise<void> {
    withStoreErrors(() => this.#tables.said.drop(server, message));
  }

  async shared(token: string): Promise<SharedEncounter | undefined> {
    return withStoreErrors(() => this.#tables.shares.shared(token));
  }

  async fieldImage(server: string, digest: string): Promise<Portrait | undefined> {
    return withStoreErrors(() => this.#tables.fieldImages.of(server, digest));
  }

  async portrait(server: string, owner: PortraitKey): Promise<Portrait | undefined> {
    const { characters, packs } = this.#tables;
    return withStoreErrors(() =>
      typeof owner === 'string' ? characters.portrait(server, owner) : packs.portrait(server, owner),
    );
  }

  async openEncounters(shards?: Shards): Promise<readonly Place[]> {
    return withStoreErrors(() =>
      this.#open.sqlite.prepare<[], Place>(SELECT_OPEN_ENCOUNTERS).all().filter(belongsTo(shards)),
    );
  }

  async due(before: number, max: number, shards?: Shards): Promise<readonly DueEncounter[]> {
    return withStoreErrors(() => this.#tables.dueTimes.due(before, max, shards));
  }

  async nextDue(shards?: Shards): Promise<number | undefined> {
    return withStoreErrors(() => this.#tables.dueTimes.next(shards));
  }

  async beat(now: number, maxGap: number): Promise<HeartbeatResult> {
    return withStoreErrors(() => this.#tables.dueTimes.beat(now, maxGap));
  }

  async trustClock(now: number, since: number): Promise<void> {
    withStoreErrors(() => this.#tables.dueTimes.trustClock(now, since));
  }

  async resealed(shards?: Shards): Promise<readonly ResealedEncounter[]> {
    return withStoreErrors(() =>
      this.#open.sqlite.prepare<[], ResealedEncounter>(SELECT_RESEALED_ENCOUNTERS).all().filter(belongsTo(shards)),
    );
  }

  async resealTold({ server, channel }: Place): Promise<void> {
    withStoreErrors(() => this.#open.sqlite.prepare(CLEAR_RESEAL_NOTICE).run({ server, channel }));
  }

  async setServers(presentServers: ReadonlySet<string>, now: number, shards?: Shards): Promise<void> {
    withStoreErrors(() => this.#retention.setServers(presentServers, now, shards));
  }

  forget(_shards: Shards): void {
    this.#cache.clear();
  }

  async setBack(server: string): Promise<void> {
    withStoreErrors(() => this.#retention.setBack(server));
  }

  async welcome(server: string, now: number): Promise<boolean> {
    return withStoreErrors(() => this.#retention.welcome(server, now));
  }

  async setGone(serverOrChannel: string, now: number): Promise<void> {
    withStoreErrors(() => this.#retention.setGone(serverOrChannel, now));
  }

  /** Runs `#maintain` regularly until the store is closed. */
  startMaintenance(log: StoreLog, interval = MAINTENANCE_INTERVAL_MS): void {
    this.#maintain(log);
    this.#maintenanceTimer = setInterval(() => this.#maintain(log), interval).unref();
  }

  /** Notices lost files, removes old data, and empties the write-ahead log when the bot is idle. */
  #maintain(log: StoreLog): void {
    try {
      const lostFile = this.#files.lostFile;
      if (lostFile !== undefined) {
        this.#isGone = true;
        log.fatal(
          { file: lostFile },
          'The database file was removed or replaced while Fray was running. Nothing more is saved. Stop Fray, then put the file back or restore a backup',
        );
        return;
      }
      const removedCount = this.#retention.removeOldData(Date.now());
      if (removedCount > 0) {
        this.#cache.clear();
        log.info({ removed: removedCount }, 'Deleted the data of servers and channels that are gone');
      }
      if (!this.#hasCommitted) this.#open.sqlite.pragma('wal_checkpoint(TRUNCATE)');
      this.#hasCommitted = false;
    } catch (error) {
      log.error({ error }, 'Routine maintenance of the database failed');
    }
  }

  async check(): Promise<void> {
    withStoreErrors(() => this.#stats.check());
    this.#refuseGone();
  }

  async stats(): Promise<StoreStats> {
    return withStoreErrors(() => {
      const { file, log } = this.#stats.bytes;
      return { openEncounters: this.#stats.openEncounters, bytes: file, logBytes: log };
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#maintenanceTimer);
    this.#batch.flush();
    this.#shown.flush();
    this.#open.close();
  }

  /** The current encounter of a channel, from the cache unless the file may have changed. */
  #current(channel: string): EncounterState | undefined {
    const cachedState = this.#cache.get(channel);
    if (cachedState) return cachedState;
    const state = this.#tables.rows.current(channel);
    if (state) this.#cache.set(channel, state);
    return state;
  }
}

/** The maximum number of channels in the cache. */
const MAX_CACHED_CHANNELS = 250;

/**
 * A cache of the most recently used values, by channel. It is cleared when another connection has written to the
 * database.
 */
class EncounterCache<Value> {
  readonly #values = new LruCache<Value>(MAX_CACHED_CHANNELS);
  readonly #dataVersion: SQLite.Statement<[], number>;
  readonly #onCleared: () => void;
  #version: number | undefined;

  /** `onCleared` is called when this cache is cleared, because other caches are out of date then too. */
  constructor(sqlite: SQLite.Database, onCleared: () => void = () => {}) {
    this.#onCleared = onCleared;
    // This number changes when another connection commits. This connection's own commits don't change it.
    this.#dataVersion = sqlite.prepare<[], number>('PRAGMA data_version').pluck();
  }

  get(channel: string): Value | undefined {
    const dataVersion = this.#dataVersion.get();
    if (dataVersion !== this.#version) this.clear();
    this.#version = dataVersion;
    return this.#values.get(channel);
  }

  set(channel: string, value: Value): void {
    this.#values.set(channel, value);
  }

  delete(channel: string): void {
    this.#values.delete(channel);
  }

  clear(): void {
    this.#values.clear();
    this.#onCleared();
  }
}

const SELECT_OPEN_ENCOUNTERS = `SELECT channel, server FROM encounters WHERE current = 1 AND phase <> 'ended' ORDER BY id`;
const SELECT_RESEALED_ENCOUNTERS =
  'SELECT server, channel, name, resealed AS commitment, resealed_because AS because FROM encounters WHERE current = 1 AND resealed IS NOT NULL';
const CLEAR_RESEAL_NOTICE = 'UPDATE encounters SET resealed = NULL WHERE server = @server AND channel = @channel';

/** Notices when the files of an open database are removed or replaced. Later writes would be lost. */
class FileWatch {
  readonly #files: readonly { readonly path: string; readonly opened: Stats | undefined }[];

  constructor({ name, memory }: Pick<SQLite.Database, 'name' | 'memory'>) {
    const databasePaths = memory ? [] : [name, `${name}-wal`];
    this.#files = databasePaths.map((path) => ({ path, opened: statSync(path, { throwIfNoEntry: false }) }));
  }

  /** The first file that has been removed or replaced. Undefined if none has. */
  get lostFile(): string | undefined {
    return this.#files.find(
      ({ path, opened }) => opened && !isSameFile(opened, statSync(path, { throwIfNoEntry: false })),
    )?.path;
  }
}

function isSameFile(openedStats: Stats, now: Stats | undefined): boolean {
  return now?.ino === openedStats.ino && now.dev === openedStats.dev;
}

/** How long a count stays cached, as a multiple of the time that the counting took. */
const COUNT_CACHE_TIME_FACTOR = 1000;
/** The minimum time that a count is cached. */
const MIN_COUNT_CACHE_MS = 10_000;

/** Health and sizes of a database. */
class DatabaseStats {
  readonly #open: OpenSqlite;
  #cachedCount = { encounters: 0, until: Number.NEGATIVE_INFINITY };

  constructor(open: OpenSqlite) {
    this.#open = open;
  }

  /** Throws SQLite's error if the database doesn't answer. */
  check(): void {
    this.#open.sqlite.prepare('SELECT count(*) FROM sqlite_schema').get();
  }

  /** How many encounters haven't ended. Cached, because counting is slow. */
  get openEncounters(): number {
    const start = performance.now();
    if (start >= this.#cachedCount.until) {
      const sql = `SELECT count(*) FROM encounters WHERE current = 1 AND phase <> 'ended'`;
      const encounterCount = this.#open.sqlite.prepare<[], number>(sql).pluck().get() ?? 0;
      const now = performance.now();
      this.#cachedCount = {
        encounters: encounterCount,
        until: now + Math.max(MIN_COUNT_CACHE_MS, (now - start) * COUNT_CACHE_TIME_FACTOR),
      };
    }
    return this.#cachedCount.encounters;
  }

  /** Sizes of the database file and of its write-ahead log, in bytes. */
  get bytes(): { readonly file: number; readonly log: number } {
    const { name, memory } = this.#open.sqlite;
    if (memory) return { file: 0, log: 0 };
    return {
      file: statSync(name, { throwIfNoEntry: false })?.size ?? 0,
      log: statSync(`${name}-wal`, { throwIfNoEntry: false })?.size ?? 0,
    };
  }
}

const SELECT_KNOWN_SERVERS = ['encounters', ...SERVER_TABLES]
  .map((table) => `SELECT server FROM ${table}`)
  .join(' UNION ');

/** Records which servers the bot has left, and later removes their data and other old data. */
export class Retention {
  readonly #open: OpenSqlite;

  constructor(open: OpenSqlite) {
    this.#open = open;
  }

  /** Records which servers the bot is in. The data of all other servers is removed later. */
  setServers(presentServers: ReadonlySet<string>, now: number, shards?: Shards): void {
    const { sqlite } = this.#open;
    sqlite
      .transaction(() => {
        const servers = sqlite.prepare<[], string>(SELECT_KNOWN_SERVERS).pluck().all();
        for (const server of servers) {
          if (!hasServer(shards, server)) continue;
          if (presentServers.has(server)) this.setBack(server);
          else this.setGone(server, now);
        }
      })
      .immediate();
  }

  /** Records that a server or channel is gone. Its data is removed later. */
  setGone(serverOrChannel: string, now: number): void {
    this.#open.sqlite.prepare('INSERT OR IGNORE INTO departures (place, at) VALUES (?, ?)').run(serverOrChannel, now);
  }

  setBack(server: string): void {
    this.#open.sqlite.prepare('DELETE FROM departures WHERE place = ?').run(server);
  }

  /** Records that Fray introduces itself in a server. Returns false if this was already recorded. */
  welcome(server: string, now: number): boolean {
    const { changes } = this.#open.sqlite
      .prepare(
        `INSERT INTO servers (server, welcomed_at) VALUES (?, ?)
         ON CONFLICT (server) DO UPDATE SET welcomed_at = excluded.welcomed_at WHERE welcomed_at IS NULL`,
      )
      .run(server, now);
    return changes === 1;
  }

  /**
   * Removes old replies, old notes about who spoke as a character, and the data of servers and channels that have been
   * gone long enough. Returns how many servers and channels were removed.
   */
  removeOldData(now: number): number {
    const { sqlite } = this.#open;
    sqlite.prepare('DELETE FROM replies WHERE at < ?').run(now - REPLY_RETENTION_MS);
    sqlite.prepare('DELETE FROM said WHERE at < ?').run(now - SPEECH_RETENTION_MS);
    const departedPlaceIds = sqlite
      .prepare<[number], string>('SELECT place FROM departures WHERE at < ?')
      .pluck()
      .all(now - RETENTION_AFTER_LEAVING_MS);
    if (departedPlaceIds.length > 0)
      sqlite.transaction(() => departedPlaceIds.map((serverOrChannel) => this.#remove(serverOrChannel))).immediate();
    return departedPlaceIds.length;
  }

  #remove(serverOrChannel: string): void {
    const { sqlite } = this.#open;
    const selectEncounters = 'SELECT id FROM encounters WHERE server = ? OR channel = ?';
    for (const table of ENCOUNTER_TABLES)
      sqlite
        .prepare(`DELETE FROM ${table} WHERE encounter IN (${selectEncounters})`)
        .run(serverOrChannel, serverOrChannel);
    sqlite.prepare('DELETE FROM encounters WHERE server = ? OR channel = ?').run(serverOrChannel, serverOrChannel);
    for (const table of SERVER_TABLES) sqlite.prepare(`DELETE FROM ${table} WHERE server = ?`).run(serverOrChannel);
    sqlite.prepare('DELETE FROM defaults WHERE channel = ?').run(serverOrChannel);
    sqlite.prepare('DELETE FROM said WHERE channel = ?').run(serverOrChannel);
    sqlite.prepare('DELETE FROM departures WHERE place = ?').run(serverOrChannel);
  }
}
