import { afterAll, describe } from 'vitest';
import { MIGRATIONS_TABLE } from '../../src/store/migration-files.ts';
import { type OpenPostgres, openPostgres } from '../../src/store/postgres/database.ts';
import { readCurrentEncounter } from '../../src/store/postgres/loader.ts';
import { PostgresStore, removeOldData } from '../../src/store/postgres/store.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';
import { emptyDatabase } from './memory.ts';
import { ENCOUNTER_TABLES, onSqlite, SERVER_TABLES, type TestStore } from './on-sqlite.ts';

export { onSqlite, type TestStore };

/**
 * Runs tests on the SQLite store and on the PostgreSQL store. Each call of `empty()` gives an empty store, which is
 * valid until the next call.
 */
export function onBothStores(tests: (empty: () => Promise<TestStore>) => void): void {
  describe('on SQLite', () => tests(async () => onSqlite(emptyDatabase())));
  onPostgres(tests);
}

/** Runs tests on PostgreSQL alone. They share one database, which is emptied each time. */
export function onPostgres(tests: (empty: () => Promise<TestStore>) => void): void {
  describePostgres('on PostgreSQL', () => {
    let openingDatabase: Promise<OpenPostgres> | undefined;
    tests(async () => {
      openingDatabase ??= newDatabase().then((url) =>
        openPostgres(url, { log: { info() {}, error() {} }, connections: 2 }),
      );
      return emptiedStore(await openingDatabase);
    });
    afterAll(async () => (await openingDatabase)?.close());
  });
}

/** Empties the database, because that takes less time than making a new one. */
async function emptiedStore(open: OpenPostgres): Promise<TestStore> {
  const { pool } = open;
  const rowsOf = async (statement: string) => (await pool.query<Record<string, unknown>>(statement)).rows;
  const tables = await rowsOf(
    `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '${MIGRATIONS_TABLE}'`,
  );
  await pool.query(tables.map(({ tablename }) => `DELETE FROM "${tablename}"`).join('; '));
  // The stores share a pool, so closing one store must not close the connections of the others.
  const anotherStore = () => new PostgresStore({ ...open, close: async () => {} });
  return {
    store: anotherStore(),
    reopened: anotherStore,
    async present(place) {
      const current = await readCurrentEncounter(open, { ...place, user: '', interaction: '' });
      return current.repeat === undefined ? current.state?.encounter : undefined;
    },
    removeOldData: (now) => removeOldData(open, now),
    sql: rowsOf,
    allRows: (server) =>
      Promise.all(
        [...SERVER_TABLES, ...ENCOUNTER_TABLES, 'replies'].map((table) =>
          rowsOf(`SELECT * FROM ${table} WHERE server = '${server}'`),
        ),
      ),
  };
}
