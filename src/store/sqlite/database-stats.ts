import { statSync } from 'node:fs';
import type { Open } from './open.ts';

/** The count is cached for 1000 × the time that it took. */
const RESTS_FOR = 1000;
/** And at least so many milliseconds. */
const LEAST = 10_000;

/** Health and sizes of a database. */
export class DatabaseStats {
  readonly #open: Open;
  #counted = { encounters: 0, until: Number.NEGATIVE_INFINITY };

  constructor(open: Open) {
    this.#open = open;
  }

  /** Throws SQLite's error where the database does not answer. */
  check(): void {
    this.#open.sqlite.prepare('SELECT count(*) FROM sqlite_schema').get();
  }

  /** Encounters opened and not ended. Cached. */
  get openEncounters(): number {
    const from = performance.now();
    if (from >= this.#counted.until) {
      const sql = `SELECT count(*) FROM encounters WHERE current = 1 AND phase <> 'ended'`;
      const encounters = this.#open.sqlite.prepare<[], number>(sql).pluck().get() ?? 0;
      const now = performance.now();
      this.#counted = { encounters, until: now + Math.max(LEAST, (now - from) * RESTS_FOR) };
    }
    return this.#counted.encounters;
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
