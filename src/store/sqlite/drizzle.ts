// drizzle-orm's ESM build is a cyclic graph of a thousand modules: half a second and 100 MB more at start than the
// CommonJS build of the same version. So it is required, here and nowhere else. src/build.js bundles it by the line that makes `require`.

import { createRequire } from 'node:module';
import type SQLite from 'better-sqlite3';

const require = createRequire(import.meta.url);
const orm: typeof import('drizzle-orm') = require('drizzle-orm');
const columns: typeof import('drizzle-orm/sqlite-core') = require('drizzle-orm/sqlite-core');
const sqlite: typeof import('drizzle-orm/better-sqlite3') = require('drizzle-orm/better-sqlite3');

export const { and, asc, desc, eq, getTableColumns, getTableName, gt, inArray, is, lt, notInArray, or, sql } = orm;
export const { blob, getTableConfig, index, integer, primaryKey, SQLiteTable, sqliteTable, text, uniqueIndex } =
  columns;
export const { drizzle } = sqlite;
export type Database = import('drizzle-orm/better-sqlite3').BetterSQLite3Database;
export type Table = import('drizzle-orm/sqlite-core').SQLiteTable;
export type Column = import('drizzle-orm/sqlite-core').SQLiteColumn;

/** An open database file, its tables as this version has them. */
export interface Open {
  readonly db: Database;
  readonly sqlite: SQLite.Database;
  /** The copy that was made before the tables were brought up to date. Absent: they were. */
  readonly backup?: string;
  close(): void;
}
