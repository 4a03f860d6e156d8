import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';
import { APPLICATION_ID, tablesOf } from './integrity.ts';
import { upgradeToFormat2 } from './upgrade/format-2.ts';

/** A schema migration, as drizzle-kit wrote it. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /** Identifies the migration in the database: the SHA-256 of its SQL, and when it was written. */
  readonly hash: string;
  readonly when: number;
}

/** The table of applied migrations; drizzle's own tools know it too. */
const TAKEN = '__drizzle_migrations';

/** The migrations of a folder that drizzle-kit fills, oldest first. */
export function readMigrations(folder: string): readonly Migration[] {
  const journal: { readonly entries: readonly { readonly tag: string; readonly when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag, when }) => {
    const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    return { name: tag, statements: sql.split('--> statement-breakpoint'), hash, when };
  });
}

/**
 * The steps that a file has still to take. Throws `StartupError` where it has taken one that this version does not know:
 * there is no way back.
 */
export function lacking(sqlite: SQLite.Database, migrations: readonly Migration[], path: string): readonly Migration[] {
  const taken = takenBy(sqlite);
  const stranger = taken.find(({ hash }, step) => migrations[step]?.hash !== hash);
  if (!stranger) return migrations.slice(taken.length);
  if (stranger.when > (migrations.at(-1)?.when ?? 0))
    throw new StartupError(
      `The database ${path} is from a newer version of Fray (step ${taken.length} of its tables; this version knows ${migrations.length}). Update Fray, or restore a backup from before the update.`,
    );
  throw new StartupError(
    `The database ${path} was made by a version of Fray that was never released, and cannot be brought up to date. Move it away, or set DATABASE_PATH to another file.`,
  );
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

function takenBy(sqlite: SQLite.Database): readonly { readonly hash: string; readonly when: number }[] {
  if (!tablesOf(sqlite).includes(TAKEN)) return [];
  return sqlite
    .prepare<[], { hash: string; when: number }>(`SELECT hash, created_at AS "when" FROM ${TAKEN} ORDER BY created_at`)
    .all();
}
