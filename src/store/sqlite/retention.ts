import { hasServer, type Shards } from '../../shards.ts';
import type { Open } from './open.ts';

/** How long what is left of a server that the bot has left, or of a deleted channel, is kept, in milliseconds: 30 days. */
export const KEPT_AFTER_LEAVING = 30 * 24 * 60 * 60 * 1000;
/** How long a reply is kept for a second delivery. Discord's tokens live for 15 minutes. */
const REPLY_KEPT = 24 * 60 * 60 * 1000;

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
        const known = sqlite
          .prepare<[], string>(
            'SELECT server FROM encounters UNION SELECT server FROM characters UNION SELECT server FROM saved UNION SELECT server FROM people UNION SELECT server FROM servers',
          )
          .pluck()
          .all();
        for (const server of known) {
          if (!hasServer(shards, server)) continue;
          if (present.has(server)) this.#setBack(server);
          else this.setGone(server, now);
        }
      })
      .immediate();
  }

  /** Notes that a server or channel is gone: what is kept of it goes after its time. */
  setGone(place: string, now: number): void {
    this.#open.sqlite.prepare('INSERT OR IGNORE INTO departures (place, at) VALUES (?, ?)').run(place, now);
  }

  #setBack(server: string): void {
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
    for (const table of ['deeds', 'conditions', 'combatants', 'seeds', 'chronicles', 'posts'])
      sqlite.prepare(`DELETE FROM ${table} WHERE encounter IN (${encounters})`).run(place, place);
    sqlite.prepare('DELETE FROM encounters WHERE server = ? OR channel = ?').run(place, place);
    for (const table of ['characters', 'saved', 'people', 'servers'])
      sqlite.prepare(`DELETE FROM ${table} WHERE server = ?`).run(place);
    sqlite.prepare('DELETE FROM departures WHERE place = ?').run(place);
  }
}
