import type SQLite from 'better-sqlite3';
import type { Database } from './drizzle.ts';

/** An open database file, its tables as this version has them. */
export interface Open {
  readonly db: Database;
  readonly sqlite: SQLite.Database;
  /** The copy that was made before the tables were brought up to date. Absent: they were. */
  readonly backup?: string;
  close(): void;
}
