import type SQLite from 'better-sqlite3';
import { Recent } from '../recent.ts';

/** Most channels in the cache. */
const MOST = 250;

/** Least-recently-used cache by channel. Cleared when another connection has written to the database. */
export class EncounterCache<Value> {
  readonly #values = new Recent<Value>(MOST);
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
    this.#cleared();
  }
}
