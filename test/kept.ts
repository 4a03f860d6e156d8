import SQLite from 'better-sqlite3';
import type { MoveSide, Row } from '../src/store/move/moved-tables.ts';

import { postgresRows } from '../src/store/move/postgres.ts';
import { sqliteRows } from '../src/store/move/sqlite.ts';
import { connectAdmin } from '../src/store/postgres/admin.ts';

/** Reads what a bot has stored in a SQLite file or a PostgreSQL database. */
export interface DatabaseReader extends Pick<MoveSide, 'rows'> {
  readonly store: 'SQLite' | 'PostgreSQL';
  /** Starts a snapshot. From then on, every query sees the data of that moment. */
  begin(): Promise<void>;
  /**
   * The rows that a query finds. SQLite and PostgreSQL must both understand the query. Counts must be cast to integers.
   */
  find<Found>(sql: string): Promise<readonly Found[]>;
  close(): Promise<void>;
}

/** Opens a database for reading. `database` is a path, or an address `postgres://…`. */
export function openReader(database: string): Promise<DatabaseReader> {
  return database.startsWith('postgres:') ? openPostgres(database) : openSqlite(database);
}

/** Reads from a database. Everything that `look` reads is from the same moment. */
export async function lookAt<Result>(
  database: string,
  look: (reader: DatabaseReader) => Promise<Result>,
): Promise<Result> {
  const reader = await openReader(database);
  try {
    await reader.begin();
    return await look(reader);
  } finally {
    await reader.close();
  }
}

async function openSqlite(path: string): Promise<DatabaseReader> {
  const sqlite = new SQLite(path, { readonly: true });
  return {
    store: 'SQLite',
    begin: async () => {
      sqlite.exec('BEGIN');
    },
    find: async <Found>(sql: string) => sqlite.prepare<[], Found>(sql).all(),
    rows: (table, of): AsyncIterable<readonly Row[]> => sqliteRows(sqlite, table, of),
    close: async () => {
      sqlite.close();
    },
  };
}

async function openPostgres(url: string): Promise<DatabaseReader> {
  const connection = await connectAdmin(url);
  const { client, close } = connection;
  return {
    store: 'PostgreSQL',
    begin: async () => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    },
    find: async <Found>(sql: string) => (await client.query<Found & object>(sql)).rows,
    rows: (table, of): AsyncIterable<readonly Row[]> => postgresRows(connection, table, of),
    close,
  };
}
