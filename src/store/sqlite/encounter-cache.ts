import type SQLite from 'better-sqlite3';

/** How many channels' fights are kept at hand; the one that was played longest ago gives way. */
const MOST = 250;

/**
 * What was last read from the file or written to it, by channel, so that a command need not read what the one before it
 * has written. All of it is let go as soon as anybody else has written to the file.
 */
export class EncounterCache<Fight> {
  readonly #kept = new Map<string, Fight>();
  readonly #written: SQLite.Statement<[], number>;
  #version: number | undefined;

  constructor(sqlite: SQLite.Database) {
    // Another number once another connection has changed the file; what this one writes does not count.
    this.#written = sqlite.prepare<[], number>('PRAGMA data_version').pluck();
  }

  /** A channel's fight. Absent: it has not been played for long, or the file may say otherwise. */
  get(channel: string): Fight | undefined {
    const version = this.#written.get();
    if (version !== this.#version) this.clear();
    this.#version = version;
    const kept = this.#kept.get(channel);
    if (kept !== undefined) this.set(channel, kept);
    return kept;
  }

  /** Keeps a channel's fight, as the file has it now. */
  set(channel: string, fight: Fight): void {
    this.#kept.delete(channel);
    this.#kept.set(channel, fight);
    if (this.#kept.size <= MOST) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  delete(channel: string): void {
    this.#kept.delete(channel);
  }

  /** Lets go of everything. */
  clear(): void {
    this.#kept.clear();
  }
}
