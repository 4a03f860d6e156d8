import { statSync } from 'node:fs';
import type { Open } from './open.ts';

/** How often the fights are counted at most: the count takes a thousandth of the time, however many there are. */
const RESTS_FOR = 1000;
/** And the least time between two counts, in milliseconds. */
const LEAST = 10_000;

/** How a database does, for whoever watches it. */
export class DatabaseStats {
  readonly #open: Open;
  #counted = { fights: 0, until: Number.NEGATIVE_INFINITY };

  constructor(open: Open) {
    this.#open = open;
  }

  /** Whether the file answers. Throws what SQLite says where it does not. */
  check(): void {
    this.#open.sqlite.prepare('SELECT count(*) FROM sqlite_schema').get();
  }

  /** The fights that have been opened and not ended, as of the last seconds. */
  get openFights(): number {
    const from = performance.now();
    if (from >= this.#counted.until) {
      const sql = `SELECT count(*) FROM encounters WHERE current = 1 AND phase <> 'ended'`;
      const fights = this.#open.sqlite.prepare<[], number>(sql).pluck().get() ?? 0;
      const now = performance.now();
      this.#counted = { fights, until: now + Math.max(LEAST, (now - from) * RESTS_FOR) };
    }
    return this.#counted.fights;
  }

  /** The bytes of the file and of what is still to be written into it. */
  get bytes(): { readonly file: number; readonly log: number } {
    const { name, memory } = this.#open.sqlite;
    if (memory) return { file: 0, log: 0 };
    return {
      file: statSync(name, { throwIfNoEntry: false })?.size ?? 0,
      log: statSync(`${name}-wal`, { throwIfNoEntry: false })?.size ?? 0,
    };
  }
}
