import { afterAll, describe } from 'vitest';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { MIGRATIONS_TABLE } from '../../src/store/migration-files.ts';
import { type OpenPostgres, openPostgres } from '../../src/store/postgres/database.ts';
import { readCurrent } from '../../src/store/postgres/loader.ts';
import { PostgresStore, removeOld } from '../../src/store/postgres/store.ts';
import type { Open } from '../../src/store/sqlite/drizzle.ts';
import { EncounterRows, Seeds } from '../../src/store/sqlite/encounters.ts';
import { Retention, SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Place, Store } from '../../src/store/store.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';
import { emptyDatabase } from './memory.ts';

/** An empty store, with access to its database. */
export interface TestStore {
  readonly store: Store;
  /** Another store with the same data and an empty cache, as after a restart. */
  reopened(): Store;
  /** The encounter of a channel, read from the columns and not from the store's cache. */
  present(place: Place): Promise<Encounter | undefined>;
  /** Removes expired data, as both stores regularly do. */
  removeOld(now: number): Promise<number>;
  /** Runs a statement that both databases understand. Its parameters are part of the text. */
  sql(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /**
   * Everything in the tables of a server. The replies come last, because SQLite keeps them for all servers together.
   */
  allRows(server: string): Promise<readonly (readonly object[])[]>;
}

const OF_SERVER = ['encounters', 'characters', 'saved', 'people'];
const OF_ENCOUNTER = ['combatants', 'conditions', 'deeds', 'posts'];

/** Runs tests on both stores. Each call of `empty()` gives an empty store, which is valid until the next call. */
export function onBothStores(tests: (empty: () => Promise<TestStore>) => void): void {
  describe('on SQLite', () => tests(async () => onSqlite(emptyDatabase())));
  onPostgres(tests);
}

/** Runs tests on PostgreSQL alone. They share one database, which is emptied each time. */
export function onPostgres(tests: (empty: () => Promise<TestStore>) => void): void {
  describePostgres('on PostgreSQL', () => {
    let opening: Promise<OpenPostgres> | undefined;
    tests(async () => {
      opening ??= newDatabase().then((url) => openPostgres(url, { log: { info() {}, error() {} }, connections: 2 }));
      return emptiedStore(await opening);
    });
    afterAll(async () => (await opening)?.close());
  });
}

export function onSqlite(open: Open): TestStore {
  const rows = new EncounterRows(open, new Seeds(open));
  const all = (table: string, rest: string) => open.sqlite.prepare<[], object>(`SELECT * FROM ${table} ${rest}`).all();
  return {
    store: new SqliteStore(open),
    reopened: () => new SqliteStore(open),
    present: async ({ channel }) => rows.current(channel)?.encounter,
    removeOld: async (now) => new Retention(open).removeOld(now),
    sql: async (statement) => open.sqlite.prepare<[], Record<string, unknown>>(statement).all(),
    allRows: async (server) => [
      ...OF_SERVER.map((table) => all(table, `WHERE server = '${server}'`)),
      ...OF_ENCOUNTER.map((table) =>
        all(table, `WHERE encounter IN (SELECT id FROM encounters WHERE server = '${server}')`),
      ),
      all('replies', ''),
    ],
  };
}

/** Empties the database, because that takes less time than a new one. */
async function emptiedStore(open: OpenPostgres): Promise<TestStore> {
  const { pool } = open;
  const rowsOf = async (statement: string) => (await pool.query<Record<string, unknown>>(statement)).rows;
  const tables = await rowsOf(
    `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '${MIGRATIONS_TABLE}'`,
  );
  await pool.query(tables.map(({ tablename }) => `DELETE FROM "${tablename}"`).join('; '));
  // The stores share a pool, so closing one store must not close the connections of the others.
  const another = () => new PostgresStore({ ...open, close: async () => {} });
  return {
    store: another(),
    reopened: another,
    async present(place) {
      const current = await readCurrent(open, { ...place, user: '', interaction: '' });
      return current.repeat === undefined ? current.state?.encounter : undefined;
    },
    removeOld: (now) => removeOld(open, now),
    sql: rowsOf,
    allRows: (server) =>
      Promise.all(
        [...OF_SERVER, ...OF_ENCOUNTER, 'replies'].map((table) =>
          rowsOf(`SELECT * FROM ${table} WHERE server = '${server}'`),
        ),
      ),
  };
}
