import SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';
import { unusable } from './admin-errors.ts';
import { checkPath } from './database.ts';

/**
 * Lets only one Fray run on a database: holds a lock on a file beside it until the process ends, however it ends. Backups
 * need no lock. Throws `StartupError` where another process holds it.
 */
export function lockDatabase(path: string): { release(): void } {
  if (path === ':memory:') return { release: () => {} };
  checkPath(path);
  const lock = open(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new StartupError(
        `Another Fray runs on the database ${path}. Stop it, or set DATABASE_PATH to another file for this one.`,
        { temporary: true },
      );
    throw unusable(path, error);
  }
  held.add(lock);
  const release = () => {
    held.delete(lock);
    lock.close();
  };
  return { release };
}

/** A connection that nothing refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<SQLite.Database>();

function open(path: string): SQLite.Database {
  try {
    return new SQLite(`${path}-lock`, { timeout: 0 });
  } catch (error) {
    throw unusable(path, error);
  }
}
