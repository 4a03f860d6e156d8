import SQLite from 'better-sqlite3';
import { expect } from 'vitest';
import { apply } from '../../src/rules/core/apply.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { eq } from '../../src/store/sqlite/drizzle.ts';
import { EncounterRows } from '../../src/store/sqlite/encounter-rows.ts';
import { encounters } from '../../src/store/sqlite/schema.ts';
import { Seeds } from '../../src/store/sqlite/seeds.ts';

/** A database file as it lies on the disk, looked at by a test. */
export class Record {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** How often each interaction is in the record. One tap may do several deeds, but none of them twice. */
  deeds(): ReadonlyMap<string, number> {
    const rows = this.#rows<{ interaction: string; n: number }>(
      `select interaction, max(n) as n from
        (select interaction, count(*) as n from deeds group by interaction, kind, deed) group by interaction`,
    );
    return new Map(rows.map(({ interaction, n }) => [interaction, n]));
  }

  /** The interactions of all deeds, fight after fight, in the order in which they were done. */
  order(): readonly string[] {
    return this.#rows<{ interaction: string }>('select interaction from deeds order by encounter, number').map(
      (row) => row.interaction,
    );
  }

  /** The interactions whose answers are kept. */
  answered(): ReadonlySet<string> {
    return new Set(
      this.#rows<{ interaction: string }>('select interaction from replies').map((row) => row.interaction),
    );
  }

  /** Discord’s ids of the messages of a channel that are kept current. */
  openPosts(channel: string): readonly (string | null)[] {
    return this.#rows<{ message: string | null }>(
      `select p.message from posts p join encounters e on e.id = p.encounter where p.state = 'open' and e.channel = '${channel}'`,
    ).map(({ message }) => message);
  }

  /** Discord’s ids of all messages of a channel that were ever kept current and are there. */
  posts(channel: string): readonly (string | null)[] {
    return this.#rows<{ message: string | null }>(
      `select p.message from posts p join encounters e on e.id = p.encounter where p.state <> 'gone' and e.channel = '${channel}'`,
    ).map(({ message }) => message);
  }

  /** All that is kept of the fights, so that two moments can be compared. */
  all(): unknown {
    return ['encounters', 'combatants', 'conditions', 'deeds', 'seeds', 'replies'].map((table) =>
      this.#rows(`select * from ${table}`),
    );
  }

  /** The file is whole, every fight's record gives its present, and its numbers have no gaps. */
  expectSound(): void {
    expect(this.#rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(this.#rows('pragma foreign_key_check')).toEqual([]);
    expect(
      this.#rows(`
        select e.id from encounters e where
          e.deeds <> (select count(*) from deeds d where d.encounter = e.id) or
          e.deeds <> (select coalesce(max(number) + 1, 0) from deeds d where d.encounter = e.id) or
          e.revision < (select coalesce(sum(json_array_length(events)), 0) from deeds d where d.encounter = e.id) or
          e.throws <> (select coalesce(sum(json_array_length(thrown)), 0) from deeds d where d.encounter = e.id and json_extract(d.deed, '$.type') is not 'roll')`),
      'fights whose counters do not fit their record',
    ).toEqual([]);
    const open = openDatabase(this.#path);
    try {
      const present = new EncounterRows(open, new Seeds(open));
      for (const { id } of open.db.select({ id: encounters.id }).from(encounters).all()) {
        const row = open.db.select().from(encounters).where(eq(encounters.id, id)).get();
        if (!row) throw new Error(`No fight ${id}`);
        expect(present.read(row), `the record of fight ${id} gives its present`).toEqual(
          this.#standing(id).reduce<Encounter>(apply, row.opening),
        );
      }
    } finally {
      open.close();
    }
  }

  #standing(fight: number): readonly Event[] {
    const rows = this.#rows<{ events: string }>(
      `select events from deeds where encounter = ${fight} and undone_by is null order by number`,
    );
    return rows.flatMap(({ events }) => JSON.parse(events));
  }

  #rows<Row>(sql: string): Row[] {
    const db = new SQLite(this.#path, { readonly: true });
    try {
      return db.prepare<[], Row>(sql).all();
    } finally {
      db.close();
    }
  }
}
