import type { EncounterState } from '../../session/encounter-state.ts';
import type { Need, Needs } from '../../session/loadable.ts';
import type { Portrait } from '../../session/portrait.ts';
import { isOf, type Shards } from '../../shards.ts';
import { PostCache } from '../post-cache.ts';
import {
  type Beat,
  type Commit,
  type Committed,
  type DueEncounter,
  type Key,
  type Loaded,
  type Place,
  type Resealed,
  type ShownPost,
  type Store,
  type StoredPost,
  StoreError,
  type StoreLog,
  type StoreStats,
} from '../store.ts';
import { CommitBatch } from './commit-batch.ts';
import { DatabaseStats } from './database-stats.ts';
import { EncounterCache } from './encounter-cache.ts';
import { OPEN_ENCOUNTERS, RESEAL_TOLD, RESEALED } from './encounter-queries.ts';
import { asStoreError, reading } from './errors.ts';
import { FileWatch } from './file-watch.ts';
import { Loader } from './loader.ts';
import type { Open } from './open.ts';
import { Retention } from './retention.ts';
import { openTables, type Tables } from './tables.ts';
import { Writer } from './writer.ts';

/** How often the files are looked after, in milliseconds. */
const CARE_INTERVAL = 20_000;

/** Encounters in a SQLite database, which this process alone writes. SQLite is synchronous; only commits wait for each other. */
export class SqliteStore implements Store {
  readonly #open: Open;
  readonly #tables: Tables;
  readonly #loader: Loader;
  readonly #writer: Writer;
  readonly #batch: CommitBatch;
  readonly #cache: EncounterCache<EncounterState>;
  readonly #posts = new PostCache();
  readonly #stats: DatabaseStats;
  readonly #retention: Retention;
  readonly #files: FileWatch;
  #caring: NodeJS.Timeout | undefined;
  /** The files are not those that were opened: what is written would be lost. */
  #gone = false;
  /** Something was committed since the last time that the files were looked after. */
  #busy = false;

  constructor(open: Open) {
    this.#open = open;
    this.#tables = openTables(open);
    this.#loader = new Loader(open, this.#tables);
    this.#writer = new Writer(open, this.#tables);
    this.#cache = new EncounterCache(open.sqlite, () => this.#posts.clear());
    this.#batch = new CommitBatch(open.sqlite, (commit) => this.#writer.write(commit));
    this.#stats = new DatabaseStats(open);
    this.#retention = new Retention(open);
    this.#files = new FileWatch(open.sqlite);
  }

  #refuseGone(): void {
    if (this.#gone) throw new StoreError('gone', undefined);
  }

  async load<const N extends Need = never>(key: Key, needs?: Needs<N>): Promise<Loaded<N>> {
    this.#refuseGone();
    try {
      const repeat = this.#writer.replyTo(key.interaction);
      if (repeat !== undefined) return { repeat };
      const state = this.#current(key.channel);
      // Without needs nothing is loaded, and N is never.
      const loaded = await this.#loader.load(key, state, needs ?? ({} as Needs<N>));
      return { state, loaded, people: this.#tables.dueTimes.of(key.server, state?.encounter) };
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async commit(commit: Commit): Promise<Committed> {
    const { key, base, state, changes } = commit;
    this.#refuseGone();
    this.#busy = true;
    const changed = changes.length > 0 || state !== base;
    if (changed) this.#cache.delete(key.channel);
    const isDeletion = changes.some(({ type }) => type === 'user-deleted');
    const committed = await (isDeletion ? this.#deleted(commit) : this.#batch.add(commit));
    if (isDeletion) this.#cache.clear();
    else if (changed && committed === 'committed' && state) {
      this.#cache.set(key.channel, state);
      this.#posts.committed(commit);
    }
    return committed;
  }

  async #deleted(commit: Commit): Promise<Committed> {
    try {
      await this.#writer.prepareDeletion(commit);
      return await this.#batch.add(commit);
    } catch (error) {
      throw asStoreError(error);
    } finally {
      this.#writer.over(commit);
    }
  }

  async postsToShow(place: Place): Promise<readonly StoredPost[]> {
    return this.#posts.toShow(place, async () => reading(() => this.#tables.posts.toShow(place)));
  }

  async channelsToShow(shards?: Shards): Promise<readonly Place[]> {
    return reading(() => this.#tables.posts.channels().filter(isOf(shards)));
  }

  async postShown(shown: ShownPost): Promise<void> {
    reading(() => this.#tables.posts.shown(shown));
    this.#posts.shown(shown);
  }

  async fieldImage(server: string, digest: string): Promise<Portrait | undefined> {
    return reading(() => this.#tables.fieldImages.of(server, digest));
  }

  async portrait(server: string, character: string): Promise<Portrait | undefined> {
    return reading(() => this.#tables.characters.portrait(server, character));
  }

  async openEncounters(shards?: Shards): Promise<readonly Place[]> {
    return reading(() => this.#open.sqlite.prepare<[], Place>(OPEN_ENCOUNTERS).all().filter(isOf(shards)));
  }

  async due(before: number, most: number, shards?: Shards): Promise<readonly DueEncounter[]> {
    return reading(() => this.#tables.dueTimes.due(before, most, shards));
  }

  async nextDue(shards?: Shards): Promise<number | undefined> {
    return reading(() => this.#tables.dueTimes.next(shards));
  }

  async beat(now: number, gap: number): Promise<Beat> {
    return reading(() => this.#tables.dueTimes.beat(now, gap));
  }

  async trustClock(now: number, since: number): Promise<void> {
    reading(() => this.#tables.dueTimes.trustClock(now, since));
  }

  async resealed(shards?: Shards): Promise<readonly Resealed[]> {
    return reading(() => this.#open.sqlite.prepare<[], Resealed>(RESEALED).all().filter(isOf(shards)));
  }

  async resealTold({ server, channel }: Place): Promise<void> {
    reading(() => this.#open.sqlite.prepare(RESEAL_TOLD).run({ server, channel }));
  }

  async setServers(present: ReadonlySet<string>, now: number, shards?: Shards): Promise<void> {
    reading(() => this.#retention.setServers(present, now, shards));
  }

  forget(_shards: Shards): void {
    this.#cache.clear();
  }

  async setBack(server: string): Promise<void> {
    reading(() => this.#retention.setBack(server));
  }

  async setGone(serverOrChannel: string, now: number): Promise<void> {
    reading(() => this.#retention.setGone(serverOrChannel, now));
  }

  /** Looks after the files from now on, until the store is closed: see `#care`. */
  startCare(log: StoreLog, interval = CARE_INTERVAL): void {
    this.#care(log);
    this.#caring = setInterval(() => this.#care(log), interval).unref();
  }

  /** Notices lost files, removes what is kept no longer, and when nothing happens empties the write-ahead log. */
  #care(log: StoreLog): void {
    try {
      const lost = this.#files.lost;
      if (lost !== undefined) {
        this.#gone = true;
        log.fatal(
          { file: lost },
          'The database’s file was removed or replaced while Fray runs. Nothing more is written: stop Fray, put the file back, or restore a backup',
        );
        return;
      }
      const removed = this.#retention.removeOld(Date.now());
      if (removed > 0) {
        this.#cache.clear();
        log.info({ removed }, 'Removed what was kept of servers and channels that are gone');
      }
      if (!this.#busy) this.#open.sqlite.pragma('wal_checkpoint(TRUNCATE)');
      this.#busy = false;
    } catch (error) {
      log.error({ error }, 'The database could not be looked after');
    }
  }

  async check(): Promise<void> {
    reading(() => this.#stats.check());
    this.#refuseGone();
  }

  async stats(): Promise<StoreStats> {
    return reading(() => {
      const { file, log } = this.#stats.bytes;
      return { openEncounters: this.#stats.openEncounters, bytes: file, logBytes: log };
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#caring);
    this.#batch.flush();
    this.#open.close();
  }

  /** The encounter that a channel plays: from the cache, unless the file may have another. */
  #current(channel: string): EncounterState | undefined {
    const cached = this.#cache.get(channel);
    if (cached) return cached;
    const state = this.#tables.rows.current(channel);
    if (state) this.#cache.set(channel, state);
    return state;
  }
}
