import { expect } from 'vitest';
import { mismatchedRow } from '../../src/store/move/move.ts';
import { type DatabaseReader, lookAt } from '../kept.ts';

/** Tables whose rows belong to an encounter. */
const ENCOUNTER_TABLES = ['combatants', 'conditions', 'deeds', 'seeds', 'posts'];

/** Finds encounters whose counters don't match their record. */
const MISCOUNTED_ENCOUNTERS = `
  SELECT e.id FROM encounters e WHERE
    e.deeds <> (SELECT count(*) FROM deeds d WHERE d.encounter = e.id) OR
    e.deeds <> (SELECT coalesce(max(number) + 1, 0) FROM deeds d WHERE d.encounter = e.id) OR
    e.revision < (SELECT coalesce(sum(json_array_length(events)), 0) FROM deeds d WHERE d.encounter = e.id) OR
    e.throws <> (SELECT coalesce(sum(json_array_length(thrown)), 0) FROM deeds d
      WHERE d.encounter = e.id AND coalesce(d.deed ->> 'type', '') <> 'roll')`;

/** Reads what a bot has stored. `database` is a file's path, or the address of a PostgreSQL database. */
export class Record {
  readonly #database: string;

  constructor(database: string) {
    this.#database = database;
  }

  /**
   * For each interaction, how many times its most repeated deed is in the record. A tap may cause several deeds, but
   * none of them twice, so more than 1 is a fault.
   */
  async deeds(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#find<{ interaction: string; n: number }>(
      `SELECT interaction, CAST(max(n) AS integer) AS n FROM
        (SELECT interaction, count(*) AS n FROM deeds GROUP BY interaction, kind, CAST(deed AS text)) AS each_deed
        GROUP BY interaction`,
    );
    return new Map(rows.map(({ interaction, n }) => [interaction, n]));
  }

  /** The interactions of all deeds, fight by fight, in the order in which they were done. */
  async order(): Promise<readonly string[]> {
    const rows = await this.#find<{ interaction: string }>('SELECT interaction FROM deeds ORDER BY encounter, number');
    return rows.map((row) => row.interaction);
  }

  /** The interactions whose answers are stored. */
  async answered(): Promise<ReadonlySet<string>> {
    const rows = await this.#find<{ interaction: string }>('SELECT interaction FROM replies');
    return new Set(rows.map((row) => row.interaction));
  }

  /** Discord's ids of the messages in a channel that are kept current. */
  openPosts(channel: string): Promise<readonly (string | null)[]> {
    return this.#messages(channel, `p.state = 'open'`);
  }

  /** Discord's ids of all messages in a channel that were kept current and still exist. */
  posts(channel: string): Promise<readonly (string | null)[]> {
    return this.#messages(channel, `p.state <> 'gone'`);
  }

  async #messages(channel: string, which: string): Promise<readonly (string | null)[]> {
    const rows = await this.#find<{ message: string | null }>(
      `SELECT p.message FROM posts p JOIN encounters e ON e.id = p.encounter WHERE ${which} AND e.channel = '${channel}'`,
    );
    return rows.map(({ message }) => message);
  }

  /** Everything that is stored about the fights, so that a test can compare two moments. */
  all(): Promise<unknown> {
    return lookAt(this.#database, async (reader) => {
      const allRows: string[][] = [];
      for (const table of ['encounters', 'combatants', 'conditions', 'deeds', 'seeds', 'replies']) {
        const rows = await reader.find(`SELECT * FROM ${table}`);
        allRows.push(rows.map((row) => JSON.stringify(row)).toSorted());
      }
      return allRows;
    });
  }

  /**
   * Expects that the store is consistent: a fight's record gives its current state, and its counters fit the record.
   */
  expectSound(): Promise<void> {
    return lookAt(this.#database, async (reader) => {
      if (reader.store === 'SQLite') await expectWhole(reader);
      for (const table of ENCOUNTER_TABLES) {
        const orphansQuery = `SELECT encounter FROM ${table} WHERE encounter NOT IN (SELECT id FROM encounters)`;
        expect(await reader.find(orphansQuery), `${table} of no encounter`).toEqual([]);
      }
      expect(await reader.find(MISCOUNTED_ENCOUNTERS), 'fights whose counters do not fit their record').toEqual([]);
      const side = { ...reader, name: reader.store };
      for (const { server, id } of await reader.find<{ server: string; id: number }>(
        'SELECT server, id FROM encounters',
      ))
        expect(await mismatchedRow(side, { server, id: Number(id) }), 'whose record does not give its present').toBe(
          undefined,
        );
    });
  }

  #find<Found>(sql: string): Promise<readonly Found[]> {
    return lookAt(this.#database, (reader) => reader.find<Found>(sql));
  }
}

async function expectWhole(reader: DatabaseReader): Promise<void> {
  expect(await reader.find('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(await reader.find('PRAGMA foreign_key_check')).toEqual([]);
}
