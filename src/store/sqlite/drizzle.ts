// Drizzle's ESM build is a cyclic graph of a thousand modules. At startup it takes half a second and 100 MB more than
// the CommonJS build of the same version. So this file loads the CommonJS build with `require`, and other files import
// Drizzle from here. In a bundle, src/build.js imports only what this file exports.

import { createRequire } from 'node:module';
import type SQLite from 'better-sqlite3';

const require = createRequire(import.meta.url);
const orm: typeof import('drizzle-orm') = require('drizzle-orm');
const sqliteCore: typeof import('drizzle-orm/sqlite-core') = require('drizzle-orm/sqlite-core');
const sqlite: typeof import('drizzle-orm/better-sqlite3') = require('drizzle-orm/better-sqlite3');

export const { and, asc, desc, eq, getTableColumns, getTableName, gt, inArray, is, lt, notInArray, or, sql } = orm;
export const { blob, getTableConfig, index, integer, primaryKey, SQLiteTable, sqliteTable, text, uniqueIndex } =
  sqliteCore;
export const { drizzle } = sqlite;
export type Database = import('drizzle-orm/better-sqlite3').BetterSQLite3Database;
export type Table = import('drizzle-orm/sqlite-core').SQLiteTable;
export type Column = import('drizzle-orm/sqlite-core').SQLiteColumn;

/** An open database file with this version's tables. */
export interface OpenSqlite {
  readonly db: Database;
  readonly sqlite: SQLite.Database;
  /** The backup made before the tables were migrated. Undefined if they needed no migration. */
  readonly backup?: string;
  close(): void;
}
