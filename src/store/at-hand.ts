import type SQLite from 'better-sqlite3';

/** How many channels' fights are kept at hand; the one that was played longest ago gives way. */
const MOST = 250;

/**
 * What was last read from the file or written to it, by channel, so that a command need not read what the one before it
 * has written. All of it is let go as soon as anybody else has written to the file.
 */
export class AtHand<Kept> {
  readonly #kept = new Map<string, Kept>();
  readonly #written: SQLite.Statement<[], number>;
  #version: number | undefined;

  constructor(sqlite: SQLite.Database) {
    // Another number once another connection has changed the file; what this one writes does not count.
    this.#written = sqlite.prepare<[], number>('PRAGMA data_version').pluck();
  }

  get(channel: string): Kept | undefined {
    const version = this.#written.get();
    if (version !== this.#version) this.forget();
    this.#version = version;
    const kept = this.#kept.get(channel);
    if (kept !== undefined) this.keep(channel, kept);
    return kept;
  }

  keep(channel: string, kept: Kept): void {
    this.#kept.delete(channel);
    this.#kept.set(channel, kept);
    if (this.#kept.size <= MOST) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Lets go of everything. */
  forget(): void {
    this.#kept.clear();
  }
}
