import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';
import { readMigrations } from '../migration-files.ts';
import { type Backup, checked, using } from './backup.ts';
import { copyTo, datedName, toDisk } from './copy.ts';
import { MIGRATIONS } from './database.ts';
import { foreignContent, missing, triggerOf } from './integrity.ts';
import { lacking, migrate } from './migrations.ts';
import { resealAll } from './reseal.ts';

/** What was put back, and where the database went that it replaced. */
export interface Restored {
  readonly backup: Backup;
  /** Absent: there was none. */
  readonly replaced?: string;
}

/**
 * Puts a backup in the database's place, after checking it whole. The database that was there is kept under a dated name,
 * the backup too. Throws `StartupError` where the backup is damaged, another program's or from a newer version, lacks
 * something or has something in it that Fray has not written, or where a running Fray has the database open; then nothing has been changed.
 */
export function restore(from: string, database: string, now: Date): Restored {
  if (existsSync(from) && existsSync(database) && resolve(from) === resolve(database))
    throw new StartupError('That is the database itself. Name a backup of it.');
  const found = checked(from);
  if (!existsSync(dirname(resolve(database))))
    throw new StartupError(`The folder of the database ${database} does not exist. Make it, or set DATABASE_PATH.`);
  const fresh = `${database}.restored`;
  rmSync(fresh, { force: true });
  try {
    using(from, { readonly: true, fileMustExist: true }, (sqlite) =>
      copyTo(sqlite, fresh, (partial) => checked(partial)),
    );
    using(fresh, { fileMustExist: true }, (sqlite) => {
      refuseUnfit(sqlite, from);
      // A backup of an older version is sealed anew by its update.
      if (found.current) resealAll(sqlite, now.getTime());
      sqlite.pragma('journal_mode = DELETE');
    });
    const replaced = existsSync(database) ? replace(database, fresh, now) : undefined;
    if (replaced === undefined) renameSync(fresh, database);
    toDisk(dirname(resolve(database)));
    return { backup: found, ...(replaced !== undefined && { replaced }) };
  } finally {
    rmSync(fresh, { force: true });
  }
}

/**
 * Throws `StartupError` where the next start would refuse a copy, or where something in it is not Fray's. What is older is
 * brought up to date for that, and then taken back.
 */
function refuseUnfit(sqlite: SQLite.Database, called: string): void {
  const trigger = triggerOf(sqlite);
  if (trigger !== undefined) throw new StartupError(`${called} is not fit to play from (${trigger}).`);
  const steps = lacking(sqlite, readMigrations(MIGRATIONS), called);
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    migrate(sqlite, steps);
    const [lost] = missing(sqlite);
    if (lost !== undefined) throw new StartupError(`${called} is damaged (${lost} is missing).`);
    const foreign = foreignContent(sqlite);
    if (foreign !== undefined) throw new StartupError(`${called} is damaged (${foreign}).`);
  } catch (error) {
    if (error instanceof StartupError || !(error instanceof Error)) throw error;
    throw new StartupError(`${called} is damaged, and can’t be brought up to date (${error.message}).`);
  } finally {
    if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
  }
}

/** Moves the database away and the fresh one to its name, while nobody else can open it. */
function replace(database: string, fresh: string, now: Date): string {
  const replaced = datedName(database, 'replaced', now);
  const held = holdAlone(database);
  try {
    // What a damaged database could not write back to its file stays beside it.
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(database + part)) renameSync(database + part, replaced + part);
    renameSync(fresh, database);
  } finally {
    held?.close();
  }
  return replaced;
}

/**
 * The database, locked against everybody else. Absent where it is too damaged to be locked. Throws `StartupError` where
 * another process has it open.
 */
function holdAlone(database: string): SQLite.Database | undefined {
  const sqlite = new SQLite(database, { timeout: 0 });
  try {
    // Only the last one who has the file open may leave the write-ahead log: that is how an idle Fray is noticed.
    sqlite.pragma('journal_mode = DELETE');
    sqlite.exec('BEGIN EXCLUSIVE');
    return sqlite;
  } catch (error) {
    sqlite.close();
    const code = error instanceof SQLite.SqliteError ? error.code : '';
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return undefined;
    if (code.startsWith('SQLITE_BUSY'))
      throw new StartupError(`The database ${database} is in use. Stop Fray first, then restore.`);
    throw error;
  }
}
