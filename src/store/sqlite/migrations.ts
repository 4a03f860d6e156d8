import type SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';
import { type Migration, stepsFrom, TAKEN, type Taken } from '../migration-files.ts';
import { APPLICATION_ID, tablesOf } from './integrity.ts';
import { upgradeToFormat2 } from './upgrade/format-2.ts';

/**
 * The steps that a file has still to take. Throws `StartupError` where it has taken one that this version does not know:
 * there is no way back.
 */
export function lacking(sqlite: SQLite.Database, migrations: readonly Migration[], path: string): readonly Migration[] {
  const taken = takenBy(sqlite);
  const steps = stepsFrom(taken, migrations);
  if (steps === 'newer')
    throw new StartupError(
      `The database ${path} is from a newer version of Fray (step ${taken.length} of its tables; this version knows ${migrations.length}). Update Fray, or restore a backup from before the update.`,
    );
  if (steps === 'unknown')
    throw new StartupError(
      `The database ${path} was made by a version of Fray that was never released, and cannot be brought up to date. Move it away, or set DATABASE_PATH to another file.`,
    );
  return steps;
}

/** Applies migrations, all or none, and marks the file as Fray's. Their number is the file's `user_version`. */
export function migrate(sqlite: SQLite.Database, steps: readonly Migration[]): void {
  if (steps.length === 0 && sqlite.pragma('application_id', { simple: true }) === APPLICATION_ID) return;
  // A step may build a table anew under its name; its rows' references are checked when all is done.
  sqlite.pragma('foreign_keys = OFF');
  sqlite
    .transaction(() => {
      sqlite.exec(
        `CREATE TABLE IF NOT EXISTS ${TAKEN} (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)`,
      );
      const taken = new Set(takenBy(sqlite).map(({ hash }) => hash));
      const note = sqlite.prepare(`INSERT INTO ${TAKEN} (hash, created_at) VALUES (?, ?)`);
      // Another process may have taken them between the look and the lock.
      let beginRecords = () => {};
      for (const { name, statements, hash, when } of steps.filter((step) => !taken.has(step.hash))) {
        for (const statement of statements) sqlite.exec(statement);
        // What SQL alone cannot do.
        if (name === '0001_format_2') beginRecords = upgradeToFormat2(sqlite);
        note.run(hash, when);
      }
      beginRecords();
      const broken = sqlite.pragma('foreign_key_check');
      if (Array.isArray(broken) && broken.length > 0)
        throw new Error(`The migration would leave ${broken.length} rows without what they belong to`);
      sqlite.pragma(`application_id = ${APPLICATION_ID}`);
      sqlite.pragma(`user_version = ${takenBy(sqlite).length}`);
    })
    .immediate();
}

function takenBy(sqlite: SQLite.Database): readonly Taken[] {
  if (!tablesOf(sqlite).includes(TAKEN)) return [];
  return sqlite.prepare<[], Taken>(`SELECT hash, created_at AS "when" FROM ${TAKEN} ORDER BY created_at`).all();
}
