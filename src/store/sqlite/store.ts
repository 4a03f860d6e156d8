import type { EncounterState } from '../../session/encounter-state.ts';
import type { Need, Needs } from '../../session/loadable.ts';
import type { Commit, Committed, Key, Loaded, OpenEncounter, Store, StoreStats, Tracked, Tracker } from '../store.ts';
import { CommitBatch } from './commit-batch.ts';
import type { Open } from './database.ts';
import { DatabaseStats } from './database-stats.ts';
import { eq } from './drizzle.ts';
import { EncounterCache } from './encounter-cache.ts';
import { asStoreError } from './errors.ts';
import { Loader } from './loader.ts';
import { trackers } from './schema.ts';
import { openTables, type Tables } from './tables.ts';
import { Writer } from './writer.ts';

const OPEN_ENCOUNTERS = `
  SELECT e.channel, e.server, e.round > 0 AND (t.revision IS NOT e.revision OR t.encounter IS NOT e.id) AS undrawn
  FROM encounters e LEFT JOIN trackers t ON t.channel = e.channel
  WHERE e.current = 1 AND e.phase <> 'ended' ORDER BY e.id`;

/** Encounters in a SQLite database, which this process alone writes. SQLite is synchronous; only commits wait for each other. */
export class SqliteStore implements Store {
  readonly #open: Open;
  readonly #tables: Tables;
  readonly #loader: Loader;
  readonly #writer: Writer;
  readonly #batch: CommitBatch;
  readonly #cache: EncounterCache<EncounterState>;
  readonly #stats: DatabaseStats;

  constructor(open: Open) {
    this.#open = open;
    this.#tables = openTables(open);
    this.#loader = new Loader(open, this.#tables);
    this.#writer = new Writer(open, this.#tables);
    this.#cache = new EncounterCache(open.sqlite);
    this.#batch = new CommitBatch(open.sqlite, (commit) => this.#writer.write(commit));
    this.#stats = new DatabaseStats(open);
  }

  async load<const N extends Need = never>(key: Key, needs?: Needs<N>): Promise<Loaded<N>> {
    return reading(() => {
      const repeat = this.#writer.replyTo(key.interaction);
      if (repeat !== undefined) return { repeat };
      const state = this.#current(key.channel);
      // Without needs nothing is loaded, and N is never.
      return { state, loaded: this.#loader.load(key, state, needs ?? ({} as Needs<N>)) };
    });
  }

  async commit(commit: Commit): Promise<Committed> {
    const { key, base, state, changes } = commit;
    const changed = changes.length > 0 || state !== base;
    if (changed) this.#cache.delete(key.channel);
    const committed = await this.#batch.add(commit);
    if (changes.some(({ type }) => type === 'user-deleted')) this.#cache.clear();
    else if (changed && committed === 'committed' && state) this.#cache.set(key.channel, state);
    return committed;
  }

  async tracked(channel: string): Promise<Tracked | undefined> {
    return reading(() => {
      const state = this.#current(channel);
      if (!state) return undefined;
      const tracker = this.#open.db.select().from(trackers).where(eq(trackers.channel, channel)).get();
      return { state, tracker };
    });
  }

  async saveTracker(tracker: Tracker): Promise<void> {
    reading(() =>
      this.#open.db
        .insert(trackers)
        .values(tracker)
        .onConflictDoUpdate({ target: trackers.channel, set: tracker })
        .run(),
    );
  }

  async openEncounters(): Promise<readonly OpenEncounter[]> {
    return reading(() =>
      this.#open.sqlite
        .prepare<[], { channel: string; server: string; undrawn: number }>(OPEN_ENCOUNTERS)
        .all()
        .map(({ channel, server, undrawn }) => ({ channel, server, undrawn: undrawn === 1 })),
    );
  }

  async check(): Promise<void> {
    reading(() => this.#stats.check());
  }

  async stats(): Promise<StoreStats> {
    return reading(() => {
      const { file, log } = this.#stats.bytes;
      return { openEncounters: this.#stats.openFights, bytes: file, logBytes: log };
    });
  }

  async close(): Promise<void> {
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

/** Runs something on the database; what SQLite says of the file is thrown as `StoreError`. */
function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw asStoreError(error);
  }
}
