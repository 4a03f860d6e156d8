import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';
import { readMigrations } from '../migration-files.ts';
import { unusable } from './admin-errors.ts';
import { LOCK_TIMEOUT } from './commit-batch.ts';
import { copyTo, datedName } from './copy.ts';
import { drizzle } from './drizzle.ts';
import { damage, missing, ownerOf } from './integrity.ts';
import { lacking, migrate } from './migrations.ts';
import type { Open } from './open.ts';

/** The migrations of this version. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * The largest file whose every page is looked at on each start, in bytes: a tenth of a second or two. A larger one is
 * checked whole by `npm run backup` and `npm run restore`, and page by page as it is read.
 */
const CHECKED_AT_START = 64 * 1024 * 1024;

/**
 * Opens the file, makes it if it is new, and brings its tables up to date, after a copy of it as it was. `:memory:` keeps
 * nothing. Throws `StartupError` where the folder is missing, the file cannot be written, is no database or another
 * program's, is damaged, or is from a newer version; then nothing in it has been changed.
 */
export function openDatabase(path: string, migrations: string = MIGRATIONS): Open {
  const sqlite = connect(path);
  try {
    sqlite.pragma(`busy_timeout = ${LOCK_TIMEOUT}`);
    const owner = ownerOf(sqlite);
    if (owner === 'another')
      throw new StartupError(`${path} is the database of another program. Set DATABASE_PATH to another file.`);
    const steps = lacking(sqlite, readMigrations(migrations), path);
    if (owner === 'fray' && statSync(path).size <= CHECKED_AT_START) refuseDamage(sqlite, path);
    const backup = owner === 'fray' && steps.length > 0 ? copyBeforeUpdate(sqlite, path) : undefined;
    // Every commit is on the disk before anybody is answered; readers never wait for the writer.
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    // What is deleted is overwritten, not only let go of. It takes no time that could be measured.
    sqlite.pragma('secure_delete = ON');
    migrate(sqlite, steps);
    sqlite.pragma('foreign_keys = ON');
    // What a command may have to take back is kept in memory: it needs no other file, and no folder to put one in.
    sqlite.pragma('temp_store = MEMORY');
    const [lost] = missing(sqlite);
    if (lost !== undefined) throw damaged(path, `${lost} is missing`);
    return { db: drizzle(sqlite), sqlite, ...(backup !== undefined && { backup }), close: () => sqlite.close() };
  } catch (error) {
    sqlite.close();
    throw unusable(path, error);
  }
}

/** Throws `StartupError` where there can be no database file at that path. */
export function checkPath(path: string): void {
  if (path === ':memory:') return;
  const folder = dirname(resolve(path));
  if (!existsSync(folder))
    throw new StartupError(`The folder ${folder} of the database does not exist. Make it, or set DATABASE_PATH.`);
  if (existsSync(path) && statSync(path).isDirectory())
    throw new StartupError(`DATABASE_PATH is a folder (${path}). Name a file in it.`);
}

function connect(path: string): SQLite.Database {
  checkPath(path);
  try {
    return new SQLite(path);
  } catch (error) {
    throw unusable(path, error);
  }
}

function refuseDamage(sqlite: SQLite.Database, path: string): void {
  const found = damage(sqlite, 'quick');
  if (found !== undefined) throw damaged(path, found);
}

function damaged(path: string, what: string): StartupError {
  return new StartupError(
    `The database ${path} is damaged (${what}). Put a backup in its place: npm run restore -- FILE. The damaged file is kept.`,
  );
}

function copyBeforeUpdate(sqlite: SQLite.Database, path: string): string {
  const copy = datedName(path, 'before-update', new Date());
  copyTo(sqlite, copy);
  return copy;
}
