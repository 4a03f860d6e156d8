import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { CannotStart } from '../cannot-start.ts';
import { type Database, drizzle, migrate } from './drizzle.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** An open database file, its tables as this version has them. */
export interface Open {
  readonly db: Database;
  readonly sqlite: SQLite.Database;
  close(): void;
}

/**
 * Opens the file, makes it if it is new, and brings its tables up to date. `:memory:` keeps nothing. Throws `CannotStart`
 * where the folder is missing, the file cannot be written, or it is no database.
 */
export function openDatabase(path: string): Open {
  const sqlite = connect(path);
  try {
    // Every commit is on the disk before anybody is answered; readers never wait for the writer.
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma('busy_timeout = 2000');
    const db = drizzle(sqlite);
    migrate(db, { migrationsFolder: MIGRATIONS });
    return { db, sqlite, close: () => sqlite.close() };
  } catch (error) {
    sqlite.close();
    throw unusable(path, error);
  }
}

function connect(path: string): SQLite.Database {
  if (path !== ':memory:') {
    const folder = dirname(resolve(path));
    if (!existsSync(folder))
      throw new CannotStart(`The folder ${folder} of the database does not exist. Make it, or set DATABASE_PATH.`);
    if (existsSync(path) && statSync(path).isDirectory())
      throw new CannotStart(`DATABASE_PATH is a folder (${path}). Name a file in it.`);
  }
  try {
    return new SQLite(path);
  } catch (error) {
    throw unusable(path, error);
  }
}

function unusable(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_READONLY'))
    return new CannotStart(
      `The database ${path} can only be read. Give this user the right to write it and its folder.`,
    );
  if (code.startsWith('SQLITE_CANTOPEN'))
    return new CannotStart(`The database ${path} cannot be opened. Check its folder's rights, or set DATABASE_PATH.`);
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return new CannotStart(
      `${path} is no database, or a damaged one. Put a backup in its place, or set DATABASE_PATH.`,
    );
  if (code.startsWith('SQLITE_BUSY'))
    return new CannotStart(`The database ${path} is locked by another program. Is Fray running already?`);
  if (code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR'))
    return new CannotStart(`The database ${path} cannot be written: the disk is full or fails.`);
  return error;
}
