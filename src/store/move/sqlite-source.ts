import { existsSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';
import type { Span } from '../../time/span.ts';
import { unusable } from '../sqlite/admin-errors.ts';
import { checked } from '../sqlite/backup.ts';
import { lockDatabase } from '../sqlite/single-process.ts';
import type { MovedTable } from './moved-tables.ts';
import type { EncounterKey, Presence, Source } from './sides.ts';
import { sqliteRows } from './sqlite-rows.ts';

/**
 * A SQLite file that is moved. It is only read. Throws `StartupError` where there is none, it is damaged, another program's
 * or of another version, or a Fray runs on it.
 */
export function sqliteSource(path: string): Source {
  if (!existsSync(path)) throw new StartupError(`There is no database ${path}.`);
  const lock = lockDatabase(path);
  try {
    if (!checked(path).current)
      throw new StartupError(
        `The database ${path} is from an older version of Fray. Start this one on it, which brings it up to date, and stop it again.`,
      );
    const sqlite = new SQLite(path, { readonly: true, fileMustExist: true });
    sqlite.exec('BEGIN');
    return {
      name: path,
      rows: (table: MovedTable, of?: EncounterKey) => sqliteRows(sqlite, table, of),
      presence: async () => presenceIn(sqlite),
      close: async () => {
        sqlite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw unusable(path, error);
  }
}

function presenceIn(sqlite: SQLite.Database): Presence {
  const at = sqlite.prepare<[], number>('SELECT at FROM heartbeats').pluck().get();
  const downtimes = sqlite.prepare<[], Required<Span>>('SELECT "from", until FROM downtimes ORDER BY "from"').all();
  return { ...(at !== undefined && { at }), downtimes };
}
