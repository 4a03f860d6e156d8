import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import type { Span } from '../../time/zone.ts';
import { checkBackup } from '../sqlite/backup.ts';
import { flushToDisk } from '../sqlite/copy.ts';
import { checkPath, lockDatabase, openDatabase } from '../sqlite/database.ts';
import { startupErrorFor } from '../sqlite/errors.ts';
import { encounters } from '../sqlite/schema.ts';
import type { EncounterKey, MovedTable, MoveSource, MoveTarget, ProcessPresence, Row } from './moved-tables.ts';
import { drizzleRow, MOVED_TABLES, movedTableOf, rowPages } from './moved-tables.ts';

/**
 * Opens a SQLite file to move from. It is only read. Throws `StartupError` if the file doesn't exist, is damaged,
 * belongs to another program, is from another version, or is in use by a running Fray.
 */
export function sqliteSource(path: string): MoveSource {
  if (!existsSync(path)) throw new StartupError(t('move-no-source', { path }));
  const lock = lockDatabase(path);
  try {
    if (!checkBackup(path).current) throw new StartupError(t('admin-database-older', { called: path }));
    const sqlite = new SQLite(path, { readonly: true, fileMustExist: true });
    sqlite.exec('BEGIN');
    return {
      name: path,
      rows: (table: MovedTable, encounter?: EncounterKey) => sqliteRows(sqlite, table, encounter),
      presence: async () => processPresenceIn(sqlite),
      close: async () => {
        sqlite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw startupErrorFor(path, error);
  }
}

function processPresenceIn(sqlite: SQLite.Database): ProcessPresence {
  const lastHeartbeat = sqlite.prepare<[], number>('SELECT at FROM heartbeats').pluck().get();
  const downtimes = sqlite.prepare<[], Required<Span>>('SELECT "from", until FROM downtimes ORDER BY "from"').all();
  return { ...(lastHeartbeat !== undefined && { at: lastHeartbeat }), downtimes };
}

/**
 * Makes a new SQLite file to move to. It gets its name only when it is complete on disk and checked. Throws
 * `StartupError` if a file with that name exists, or if it can't be written.
 */
export function sqliteTarget(path: string): MoveTarget {
  refuseExistingFile(path);
  checkPath(path);
  const lock = lockDatabase(path);
  try {
    return new SqliteTarget(path, lock.release);
  } catch (error) {
    removePartialFiles(path);
    lock.release();
    throw startupErrorFor(path, error);
  }
}

class SqliteTarget implements MoveTarget {
  readonly name: string;
  readonly #partial: string;
  readonly #sqlite: SQLite.Database;
  readonly #inserts: ReadonlyMap<MovedTable, SQLite.Statement>;
  readonly #release: () => void;

  constructor(path: string, release: () => void) {
    this.name = path;
    this.#release = release;
    this.#partial = partialPath(path);
    removePartialFiles(path);
    const { sqlite } = openDatabase(this.#partial);
    this.#sqlite = sqlite;
    // The move is faster without a write-ahead log and without waiting for the disk. It needs neither, because the file
    // of an unfinished move is deleted.
    sqlite.pragma('journal_mode = DELETE');
    sqlite.pragma('synchronous = OFF');
    this.#inserts = new Map(MOVED_TABLES.map((table) => [table, sqlite.prepare(insertSql(table))]));
    sqlite.exec('BEGIN IMMEDIATE');
  }

  rows(table: MovedTable, encounter?: EncounterKey) {
    return sqliteRows(this.#sqlite, table, encounter);
  }

  async insert(table: MovedTable, rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      try {
        this.#inserts.get(table)?.run(table.parent ? row.slice(1) : row);
      } catch (error) {
        throw refusedRowError(table, row, error) ?? startupErrorFor(this.name, error);
      }
    }
  }

  async keepPresence({ at, downtimes }: ProcessPresence): Promise<void> {
    if (at !== undefined) this.#sqlite.prepare('INSERT INTO heartbeats (id, at) VALUES (1, ?)').run(at);
    const insertDowntime = this.#sqlite.prepare('INSERT INTO downtimes ("from", until) VALUES (?, ?)');
    for (const { from, until } of downtimes) insertDowntime.run(from, until);
  }

  async commit(): Promise<void> {
    try {
      this.#sqlite.exec('COMMIT');
      this.#sqlite.close();
      checkBackup(this.#partial, this.name);
      flushToDisk(this.#partial);
      refuseExistingFile(this.name);
      renameSync(this.#partial, this.name);
      flushToDisk(dirname(resolve(this.name)));
    } catch (error) {
      throw startupErrorFor(this.name, error);
    }
  }

  async close(): Promise<void> {
    this.#sqlite.close();
    removePartialFiles(this.name);
    this.#release();
  }
}

/** The file's name until it is complete. */
function partialPath(path: string): string {
  return `${path}.partial`;
}

function removePartialFiles(path: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(partialPath(path) + suffix, { force: true });
}

function refuseExistingFile(path: string): void {
  if (existsSync(path)) throw new StartupError(t('move-target-exists', { path }));
}

function insertSql({ name, columns, parent }: MovedTable): string {
  const quotedColumns = columns.slice(parent ? 1 : 0).map((column) => `"${column.name}"`);
  return `INSERT INTO ${name} (${quotedColumns.join(', ')}) VALUES (${quotedColumns.map(() => '?').join(', ')})`;
}

/** Says why SQLite's keys refuse a row that PostgreSQL's keys allow. */
function refusedRowError(table: MovedTable, row: Row, error: unknown): StartupError | undefined {
  const errorCode = error instanceof SQLite.SqliteError ? error.code : '';
  if (errorCode === 'SQLITE_CONSTRAINT_FOREIGNKEY')
    return new StartupError(t('move-no-parent', { table: table.name, parent: table.parent?.table ?? '' }));
  return errorCode === 'SQLITE_CONSTRAINT_PRIMARYKEY' && table === movedTableOf(encounters)
    ? sameIdError(row)
    : undefined;
}

/**
 * PostgreSQL identifies an encounter by its server and its id, SQLite by the id alone. If two encounters have the same
 * id, neither can get a new id: the hash chain of its record begins with the id.
 */
function sameIdError(row: Row): StartupError {
  const { id, server, channel, name } = drizzleRow(encounters, row);
  return new StartupError(t('move-two-ids', { id, name, channel, server }));
}

/** The rows of a SQLite table, or those of one encounter. SQLite's errors are thrown as `StartupError`. */
export async function* sqliteRows(
  sqlite: SQLite.Database,
  table: MovedTable,
  encounter?: EncounterKey,
): AsyncIterable<readonly Row[]> {
  try {
    const statement = sqlite.prepare<unknown[], Row>(selectSql(table, encounter)).raw();
    for (const page of rowPages(statement.iterate(...(encounter ? [encounter.id] : [])))) {
      yield page;
      // Lets a stop signal be handled between two pages.
      await nextTurn();
    }
  } catch (error) {
    throw startupErrorFor(sqlite.name, error);
  }
}

function selectSql({ name, columns, parent }: MovedTable, encounter: EncounterKey | undefined): string {
  const selectedColumns = columns.map((column, index) =>
    parent && index === 0 ? 'parent.server' : `own."${column.name}"`,
  );
  const joinClause = parent ? ` JOIN ${parent.table} parent ON parent.id = own.${parent.column}` : '';
  const condition = encounter ? ` WHERE own.${name === 'encounters' ? 'id' : 'encounter'} = ?` : '';
  return `SELECT ${selectedColumns.join(', ')} FROM ${name} own${joinClause}${condition}`;
}
