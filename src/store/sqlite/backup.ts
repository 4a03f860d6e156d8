import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { commitmentOf, newSeed } from '../../session/sealed-dice.ts';
import { StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import { readMigrations } from '../migration-files.ts';
import { copyDatabase, datedPathOf, flushToDisk } from './copy.ts';
import {
  databaseOwner,
  findDamage,
  findForeignContent,
  findTrigger,
  MIGRATIONS_FOLDER,
  migrate,
  missingSchemaParts,
  neededMigrations,
} from './database.ts';
import { startupErrorFor } from './errors.ts';

/** A checked copy of a database, and what it contains. */
export interface Backup {
  readonly path: string;
  readonly bytes: number;
  readonly fights: number;
  readonly deeds: number;
  readonly characters: number;
  /** True if the copy's tables are those of this version. */
  readonly current: boolean;
}

/**
 * Copies a snapshot of a database, even while Fray runs, and checks the whole copy. `target` is the copy's name or
 * folder. Without it, the copy gets a dated name next to the database. Throws `StartupError` and leaves no copy if
 * there is no database, the name is taken, or the database is damaged.
 */
export function backUp(database: string, target: string | undefined, now: Date): Backup {
  if (!existsSync(database)) throw new StartupError(t('admin-no-file-database', { database }));
  const path = backupPathOf(database, target, now);
  let backup: Backup | undefined;
  withDatabase(database, { fileMustExist: true }, (sqlite) =>
    copyDatabase(sqlite, path, (partial) => {
      backup = checkBackup(partial, t('admin-copy-of', { database }));
    }),
  );
  if (!backup) throw new Error('A copy was made and not checked');
  return { ...backup, path };
}

/**
 * Checks a whole copy: it is Fray's, not damaged, and not from a newer version. Throws `StartupError` with the reason
 * if it can't be used. The message shows the copy as `shownPath`.
 */
export function checkBackup(path: string, shownPath: string = path): Backup {
  if (!existsSync(path)) throw new StartupError(t('admin-no-file', { path }));
  if (!statSync(path).isFile()) throw new StartupError(t('admin-not-a-file', { path }));
  return withDatabase(path, { readonly: true, fileMustExist: true }, (sqlite) => {
    if (databaseOwner(sqlite) !== 'fray') throw new StartupError(t('admin-not-frays', { called: shownPath }));
    const damage = findDamage(sqlite, 'whole');
    if (damage !== undefined) throw new StartupError(t('admin-file-damaged', { called: shownPath, why: damage }));
    const neededSteps = neededMigrations(sqlite, readMigrations(MIGRATIONS_FOLDER), shownPath);
    const [missingPart] = neededSteps.length === 0 ? missingSchemaParts(sqlite) : [];
    if (missingPart !== undefined)
      throw new StartupError(t('admin-file-lacks', { called: shownPath, lost: missingPart }));
    const rowCountOf = (table: string) =>
      sqlite.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
    return {
      path,
      bytes: statSync(path).size,
      fights: rowCountOf('encounters'),
      deeds: rowCountOf('deeds'),
      characters: rowCountOf('characters'),
      current: neededSteps.length === 0,
    };
  });
}

/** Opens a file, uses it and closes it. SQLite's errors are thrown as `StartupError`. */
function withDatabase<T>(path: string, options: SQLite.Options, use: (sqlite: SQLite.Database) => T): T {
  let sqlite: SQLite.Database | undefined;
  try {
    sqlite = new SQLite(path, options);
    return use(sqlite);
  } catch (error) {
    throw startupErrorFor(path, error);
  } finally {
    sqlite?.close();
  }
}

function backupPathOf(database: string, target: string | undefined, now: Date): string {
  const datedBackupPath = datedPathOf(database, 'backup', now);
  if (target === undefined) return datedBackupPath;
  const path = resolve(target);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const copyPath = isFolder ? join(path, basename(datedBackupPath)) : path;
  if (existsSync(copyPath)) throw new StartupError(t('admin-backup-exists', { named: copyPath }));
  if (!existsSync(resolve(copyPath, '..'))) throw new StartupError(t('admin-no-backup-folder', { named: copyPath }));
  return copyPath;
}

/** The restored backup, and where the replaced database is now. */
interface RestoreResult {
  readonly backup: Backup;
  /** The path of the replaced database. Undefined if there was no database. */
  readonly replaced?: string;
}

/**
 * Puts a backup in the database's place after checking all of it. The old database is kept under a dated name, and the
 * backup stays. Throws `StartupError` and changes nothing if a running Fray has the database open, or if the backup is
 * unusable: damaged, incomplete, from another program or a newer version, or with content that Fray never wrote.
 */
export function restoreBackup(from: string, database: string, now: Date): RestoreResult {
  if (existsSync(from) && existsSync(database) && resolve(from) === resolve(database))
    throw new StartupError(t('admin-backup-itself'));
  const backup = checkBackup(from);
  if (!existsSync(dirname(resolve(database)))) throw new StartupError(t('admin-no-database-folder', { database }));
  const restoredPath = `${database}.restored`;
  rmSync(restoredPath, { force: true });
  try {
    withDatabase(from, { readonly: true, fileMustExist: true }, (sqlite) =>
      copyDatabase(sqlite, restoredPath, (partial) => checkBackup(partial)),
    );
    withDatabase(restoredPath, { fileMustExist: true }, (sqlite) => {
      refuseUnusableCopy(sqlite, from);
      // The dice need a new secret seed, because players may know what the old seed rolls next. An older backup gets
      // new seeds when it is migrated.
      if (backup.current) resealAllEncounters(sqlite, now.getTime());
      sqlite.pragma('journal_mode = DELETE');
    });
    const replacedPath = existsSync(database) ? replaceDatabase(database, restoredPath, now) : undefined;
    if (replacedPath === undefined) renameSync(restoredPath, database);
    flushToDisk(dirname(resolve(database)));
    return { backup: backup, ...(replacedPath !== undefined && { replaced: replacedPath }) };
  } finally {
    rmSync(restoredPath, { force: true });
  }
}

/**
 * Throws `StartupError` if the next start would refuse the copy, or if the copy contains something that isn't Fray's.
 * For this check an older copy is migrated, and the migration is rolled back.
 */
function refuseUnusableCopy(sqlite: SQLite.Database, shownPath: string): void {
  const trigger = findTrigger(sqlite);
  if (trigger !== undefined) throw new StartupError(t('admin-backup-trigger', { called: shownPath, trigger }));
  const neededSteps = neededMigrations(sqlite, readMigrations(MIGRATIONS_FOLDER), shownPath);
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    migrate(sqlite, neededSteps);
    const [missingPart] = missingSchemaParts(sqlite);
    if (missingPart !== undefined)
      throw new StartupError(t('admin-file-lacks', { called: shownPath, lost: missingPart }));
    const foreignContent = findForeignContent(sqlite);
    if (foreignContent !== undefined)
      throw new StartupError(t('admin-file-damaged', { called: shownPath, why: foreignContent }));
  } catch (error) {
    if (error instanceof StartupError || !(error instanceof Error)) throw error;
    throw new StartupError(t('admin-cannot-update', { called: shownPath, why: error.message }));
  } finally {
    if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
  }
}

/** Moves the old database away and gives the new one its name, while no other process can open it. */
function replaceDatabase(database: string, restoredPath: string, now: Date): string {
  const replacedPath = datedPathOf(database, 'replaced', now);
  const lockedDatabase = lockExclusively(database);
  try {
    // If the database is damaged, its write-ahead log may hold changes that the file lacks, so the log moves too.
    for (const suffix of ['', '-wal', '-shm'])
      if (existsSync(database + suffix)) renameSync(database + suffix, replacedPath + suffix);
    renameSync(restoredPath, database);
  } finally {
    lockedDatabase?.close();
  }
  return replacedPath;
}

/**
 * Opens the database with an exclusive lock. Undefined if it is too damaged to lock. Throws `StartupError` if another
 * process has it open.
 */
function lockExclusively(database: string): SQLite.Database | undefined {
  const sqlite = new SQLite(database, { timeout: 0 });
  try {
    // Only the last connection can leave WAL mode, so this fails even if another Fray is idle.
    sqlite.pragma('journal_mode = DELETE');
    sqlite.exec('BEGIN EXCLUSIVE');
    return sqlite;
  } catch (error) {
    sqlite.close();
    const code = error instanceof SQLite.SqliteError ? error.code : '';
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return undefined;
    if (code.startsWith('SQLITE_BUSY')) throw new StartupError(t('admin-database-in-use', { database }));
    throw error;
  }
}

interface CurrentEncounterRow {
  readonly id: number;
  readonly throws: number;
  readonly rolls: number;
  readonly number: number;
}

/**
 * After a restore, gives the dice of every current encounter a new secret seed. The next dice of the old seed aren't
 * secret, because players may have seen them rolled after the backup was made. The old seeds are revealed, since they
 * roll no more dice. A deed that waits for an answer is dropped, because its dice came from the old seed. The channels
 * are told when Fray runs again.
 */
function resealAllEncounters(sqlite: SQLite.Database, now: number): number {
  const encounterRows = sqlite
    .prepare<[], CurrentEncounterRow>(
      `SELECT e.id, e.throws, e.rolls, max(s.number) AS number
       FROM encounters e JOIN seeds s ON s.encounter = e.id WHERE e.current = 1 GROUP BY e.id`,
    )
    .all();
  const revealSeed = sqlite.prepare(
    'UPDATE seeds SET shown_at = coalesce(shown_at, ?) WHERE encounter = ? AND number = ?',
  );
  const addSeed = sqlite.prepare(
    'INSERT INTO seeds (encounter, number, first_throw, first_roll, seed) VALUES (?, ?, ?, ?, ?)',
  );
  const markResealed = sqlite.prepare(
    `UPDATE encounters SET resealed = ?, resealed_because = 'restore', waiting = NULL, revision = revision + 1 WHERE id = ?`,
  );
  sqlite
    .transaction(() => {
      for (const { id, throws, rolls, number } of encounterRows) {
        const seed = newSeed();
        revealSeed.run(now, id, number);
        addSeed.run(id, number + 1, throws, rolls, seed);
        markResealed.run(commitmentOf(seed), id);
      }
    })
    .immediate();
  return encounterRows.length;
}
