import SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';

/**
 * Lets only one Fray run on a database: holds a lock on a file beside it until the process ends, however it ends. Backups
 * need no lock. Throws `StartupError` where another process holds it.
 */
export function lockDatabase(path: string): { release(): void } {
  if (path === ':memory:') return { release: () => {} };
  const lock = new SQLite(`${path}-lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new StartupError(
        `Another Fray runs on the database ${path}. Stop it, or set DATABASE_PATH to another file for this one.`,
      );
    throw error;
  }
  return { release: () => lock.close() };
}
