import type SQLite from 'better-sqlite3';

/** Most channels in the cache; the least recently used is evicted. */
const MOST = 250;

/** Least-recently-used cache by channel. Cleared when another connection has written to the database. */
export class EncounterCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #dataVersion: SQLite.Statement<[], number>;
  readonly #cleared: () => void;
  #version: number | undefined;

  /** `cleared` is told when what is cached elsewhere is out of date too. */
  constructor(sqlite: SQLite.Database, cleared: () => void = () => {}) {
    this.#cleared = cleared;
    // Changes when another connection commits; commits of this one do not count.
    this.#dataVersion = sqlite.prepare<[], number>('PRAGMA data_version').pluck();
  }

  get(channel: string): Value | undefined {
    const version = this.#dataVersion.get();
    if (version !== this.#version) this.clear();
    this.#version = version;
    const cached = this.#values.get(channel);
    if (cached !== undefined) this.set(channel, cached);
    return cached;
  }

  set(channel: string, value: Value): void {
    this.#values.delete(channel);
    this.#values.set(channel, value);
    if (this.#values.size <= MOST) return;
    const [oldest] = this.#values.keys();
    if (oldest !== undefined) this.#values.delete(oldest);
  }

  delete(channel: string): void {
    this.#values.delete(channel);
  }

  clear(): void {
    this.#values.clear();
    this.#cleared();
  }
}
