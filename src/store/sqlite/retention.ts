import { hasServer, type Shards } from '../../shards.ts';
import { KEPT_AFTER_LEAVING, OF_ENCOUNTER, OF_SERVER, REPLY_KEPT } from '../retention.ts';
import type { Open } from './open.ts';

const KNOWN = ['encounters', ...OF_SERVER].map((table) => `SELECT server FROM ${table}`).join(' UNION ');

/** Removes what is kept no longer. */
export class Retention {
  readonly #open: Open;

  constructor(open: Open) {
    this.#open = open;
  }

  /** Notes which servers the bot is in: of all others what is kept goes after its time. */
  setServers(present: ReadonlySet<string>, now: number, shards?: Shards): void {
    const { sqlite } = this.#open;
    sqlite
      .transaction(() => {
        const known = sqlite.prepare<[], string>(KNOWN).pluck().all();
        for (const server of known) {
          if (!hasServer(shards, server)) continue;
          if (present.has(server)) this.setBack(server);
          else this.setGone(server, now);
        }
      })
      .immediate();
  }

  /** Notes that a server or channel is gone: what is kept of it goes after its time. */
  setGone(place: string, now: number): void {
    this.#open.sqlite.prepare('INSERT OR IGNORE INTO departures (place, at) VALUES (?, ?)').run(place, now);
  }

  /** Notes that the bot is in a server again. */
  setBack(server: string): void {
    this.#open.sqlite.prepare('DELETE FROM departures WHERE place = ?').run(server);
  }

  /** Removes old replies, and all of the servers and channels that have been gone for long. Returns how many of these. */
  removeOld(now: number): number {
    const { sqlite } = this.#open;
    sqlite.prepare('DELETE FROM replies WHERE at < ?').run(now - REPLY_KEPT);
    const gone = sqlite
      .prepare<[number], string>('SELECT place FROM departures WHERE at < ?')
      .pluck()
      .all(now - KEPT_AFTER_LEAVING);
    if (gone.length > 0) sqlite.transaction(() => gone.map((place) => this.#remove(place))).immediate();
    return gone.length;
  }

  #remove(place: string): void {
    const { sqlite } = this.#open;
    const encounters = 'SELECT id FROM encounters WHERE server = ? OR channel = ?';
    for (const table of OF_ENCOUNTER)
      sqlite.prepare(`DELETE FROM ${table} WHERE encounter IN (${encounters})`).run(place, place);
    sqlite.prepare('DELETE FROM encounters WHERE server = ? OR channel = ?').run(place, place);
    for (const table of OF_SERVER) sqlite.prepare(`DELETE FROM ${table} WHERE server = ?`).run(place);
    sqlite.prepare('DELETE FROM departures WHERE place = ?').run(place);
  }
}
