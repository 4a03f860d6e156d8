import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { EncounterRows, Seeds } from '../../src/store/sqlite/encounters.ts';
import { Retention, SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Place, Store } from '../../src/store/store.ts';

/** An empty store, with access to its database. */
export interface TestStore {
  readonly store: Store;
  /** Another store with the same data and an empty cache, as after a restart. */
  reopened(): Store;
  /** The encounter of a channel, read from the columns and not from the store's cache. */
  present(place: Place): Promise<Encounter | undefined>;
  /** Removes expired data, as the stores in SQLite and PostgreSQL regularly do. */
  removeOldData(now: number): Promise<number>;
  /**
   * Runs a statement that both SQLite and PostgreSQL understand. The statement has no parameters, only literal values.
   */
  sql(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /**
   * A server's rows in `SERVER_TABLES` and `ENCOUNTER_TABLES`, by table. The replies come last, because SQLite keeps
   * them for all servers together.
   */
  allRows(server: string): Promise<readonly (readonly object[])[]>;
}

/** The tables whose rows belong to a server, and those whose rows belong to an encounter. */
export const SERVER_TABLES = ['encounters', 'characters', 'saved', 'people'];
export const ENCOUNTER_TABLES = ['combatants', 'conditions', 'deeds', 'posts'];

/** A store in a SQLite database, such as an empty one in memory. */
export function onSqlite(open: OpenSqlite): TestStore {
  const rows = new EncounterRows(open, new Seeds(open));
  const selectRows = (table: string, rest: string) =>
    open.sqlite.prepare<[], object>(`SELECT * FROM ${table} ${rest}`).all();
  return {
    store: new SqliteStore(open),
    reopened: () => new SqliteStore(open),
    present: async ({ channel }) => rows.current(channel)?.encounter,
    removeOldData: async (now) => new Retention(open).removeOldData(now),
    sql: async (statement) => open.sqlite.prepare<[], Record<string, unknown>>(statement).all(),
    allRows: async (server) => [
      ...SERVER_TABLES.map((table) => selectRows(table, `WHERE server = '${server}'`)),
      ...ENCOUNTER_TABLES.map((table) =>
        selectRows(table, `WHERE encounter IN (SELECT id FROM encounters WHERE server = '${server}')`),
      ),
      selectRows('replies', ''),
    ],
  };
}
