import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { PHASES, VITALITIES } from '../../rules/core/encounter.ts';
import { StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import {
  type AppliedMigration,
  MIGRATIONS_TABLE,
  type Migration,
  missingMigrations,
  readMigrations,
} from '../migration-files.ts';
import { LOCK_TIMEOUT_MS } from './commit-batch.ts';
import { copyDatabase, datedPathOf } from './copy.ts';
import { drizzle, getTableColumns, getTableConfig, getTableName, is, type OpenSqlite, SQLiteTable } from './drizzle.ts';
import { startupErrorFor } from './errors.ts';
import * as schema from './schema.ts';
import { upgradeToFormat2 } from './upgrade/format-2.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * The maximum size of a file that is checked page by page on each start, in bytes. The check takes 0.1 or 0.2 seconds.
 * Larger files are checked by `npm run backup` and `npm run restore`, and each page when it is read.
 */
const MAX_BYTES_CHECKED_AT_START = 64 * 1024 * 1024;

/**
 * Opens or creates the file, and migrates its tables after making a backup. With `:memory:`, nothing is kept. Throws
 * `StartupError` and changes nothing if the folder is missing, or if the file can't be written, isn't a database,
 * belongs to another program, is damaged, or is from a newer version.
 */
export function openDatabase(path: string, migrations: string = MIGRATIONS_FOLDER): OpenSqlite {
  const sqlite = connect(path);
  try {
    sqlite.pragma(`busy_timeout = ${LOCK_TIMEOUT_MS}`);
    const owner = databaseOwner(sqlite);
    if (owner === 'another') throw new StartupError(t('admin-other-program', { path }));
    const neededSteps = neededMigrations(sqlite, readMigrations(migrations), path);
    if (owner === 'fray' && statSync(path).size <= MAX_BYTES_CHECKED_AT_START) refuseDamagedFile(sqlite, path);
    const backup = owner === 'fray' && neededSteps.length > 0 ? copyBeforeUpdate(sqlite, path) : undefined;
    // Every commit is on the disk before the reply is sent; readers never wait for the writer.
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    // Deleted data is overwritten, not only marked as free. The cost is too small to measure.
    sqlite.pragma('secure_delete = ON');
    migrate(sqlite, neededSteps);
    sqlite.pragma('foreign_keys = ON');
    // The rollback data of SQLite's temporary tables stays in memory, so no other file or folder is needed.
    sqlite.pragma('temp_store = MEMORY');
    const [missingPart] = missingSchemaParts(sqlite);
    if (missingPart !== undefined) throw damagedDatabaseError(path, `${missingPart} is missing`);
    return { db: drizzle(sqlite), sqlite, ...(backup !== undefined && { backup }), close: () => sqlite.close() };
  } catch (error) {
    sqlite.close();
    throw startupErrorFor(path, error);
  }
}

/** Throws `StartupError` if there can't be a database file at that path. */
export function checkPath(path: string): void {
  if (path === ':memory:') return;
  const folder = dirname(resolve(path));
  if (!existsSync(folder)) throw new StartupError(t('admin-no-folder', { folder }));
  if (existsSync(path) && statSync(path).isDirectory()) throw new StartupError(t('admin-path-is-folder', { path }));
}

function connect(path: string): SQLite.Database {
  checkPath(path);
  try {
    return new SQLite(path);
  } catch (error) {
    throw startupErrorFor(path, error);
  }
}

function refuseDamagedFile(sqlite: SQLite.Database, path: string): void {
  const damage = findDamage(sqlite, 'quick');
  if (damage !== undefined) throw damagedDatabaseError(path, damage);
}

function damagedDatabaseError(path: string, what: string): StartupError {
  return new StartupError(t('admin-damaged', { path, why: what }));
}

function copyBeforeUpdate(sqlite: SQLite.Database, path: string): string {
  const copyPath = datedPathOf(path, 'before-update', new Date());
  copyDatabase(sqlite, copyPath);
  return copyPath;
}

/**
 * The migrations that a file still needs. Throws `StartupError` if it has one that this version doesn't know, because a
 * migration can't be reversed.
 */
export function neededMigrations(
  sqlite: SQLite.Database,
  migrations: readonly Migration[],
  path: string,
): readonly Migration[] {
  const appliedSteps = appliedMigrations(sqlite);
  const neededSteps = missingMigrations(appliedSteps, migrations);
  if (neededSteps === 'newer')
    throw new StartupError(
      t('admin-database-newer', { called: path, taken: appliedSteps.length, known: migrations.length }),
    );
  if (neededSteps === 'unknown') throw new StartupError(t('admin-unreleased', { path }));
  return neededSteps;
}

/**
 * Applies migrations, all or none, and marks the file as Fray's. `user_version` is the number of applied migrations.
 */
export function migrate(sqlite: SQLite.Database, steps: readonly Migration[]): void {
  if (steps.length === 0 && sqlite.pragma('application_id', { simple: true }) === APPLICATION_ID) return;
  // A migration may drop and rebuild a table, so references are checked only at the end.
  sqlite.pragma('foreign_keys = OFF');
  sqlite
    .transaction(() => {
      sqlite.exec(
        `CREATE TABLE IF NOT EXISTS ${MIGRATIONS_TABLE} (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)`,
      );
      const appliedHashes = new Set(appliedMigrations(sqlite).map(({ hash }) => hash));
      const noteMigration = sqlite.prepare(`INSERT INTO ${MIGRATIONS_TABLE} (hash, created_at) VALUES (?, ?)`);
      let openNewRecords = () => {};
      // Another process may have applied some migrations after the check, before this one got the lock.
      for (const { name, statements, hash, when } of steps.filter((step) => !appliedHashes.has(step.hash))) {
        for (const statement of statements) sqlite.exec(statement);
        // This part of the migration can't be done in SQL alone.
        if (name === '0001_format_2') openNewRecords = upgradeToFormat2(sqlite);
        noteMigration.run(hash, when);
      }
      openNewRecords();
      const brokenRows = sqlite.pragma('foreign_key_check');
      if (Array.isArray(brokenRows) && brokenRows.length > 0)
        throw new Error(`The migration would leave ${brokenRows.length} rows without what they belong to`);
      sqlite.pragma(`application_id = ${APPLICATION_ID}`);
      sqlite.pragma(`user_version = ${appliedMigrations(sqlite).length}`);
    })
    .immediate();
}

function appliedMigrations(sqlite: SQLite.Database): readonly AppliedMigration[] {
  if (!tablesOf(sqlite).includes(MIGRATIONS_TABLE)) return [];
  return sqlite
    .prepare<[], AppliedMigration>(`SELECT hash, created_at AS "when" FROM ${MIGRATIONS_TABLE} ORDER BY created_at`)
    .all();
}

/** Marks a file as Fray's: "Fray" in ASCII, in SQLite's `application_id`. */
export const APPLICATION_ID = 0x46726179;

/** Which program a file belongs to. This is checked before anything else in the file is read or changed. */
type DatabaseOwner = 'none' | 'fray' | 'another';

/** 'none' if the file is empty, 'fray' if it has Fray's application id, otherwise 'another'. */
export function databaseOwner(sqlite: SQLite.Database): DatabaseOwner {
  const tables = tablesOf(sqlite);
  const applicationId = sqlite.pragma('application_id', { simple: true });
  if (applicationId === APPLICATION_ID) return 'fray';
  if (applicationId !== 0) return 'another';
  if (tables.length === 0) return 'none';
  // Older versions of Fray didn't set the application id.
  return tables.includes('encounters') && tables.includes('__drizzle_migrations') ? 'fray' : 'another';
}

/** The names of the file's tables. */
function tablesOf(sqlite: SQLite.Database): readonly string[] {
  return sqlite.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
}

/** The missing tables, columns and indexes, such as "the table deeds". Empty if nothing is missing. */
export function missingSchemaParts(sqlite: SQLite.Database): readonly string[] {
  const tables = tablesOf(sqlite);
  const indexNames = sqlite.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'index'`).pluck().all();
  return Object.values(schema).flatMap((table) => {
    if (!is(table, SQLiteTable)) return [];
    const name = getTableName(table);
    if (!tables.includes(name)) return [t('damage-table', { name })];
    const columnsOfTable = sqlite.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
    const tableIndexes = getTableConfig(table).indexes.map(({ config }) => config.name);
    return [
      ...Object.values(getTableColumns(table))
        .filter((column) => !columnsOfTable.includes(column.name))
        .map((column) => t('damage-column', { column: column.name, table: name })),
      ...tableIndexes
        .filter((index) => !indexNames.includes(index))
        .map((index) => t('damage-index', { index, table: name })),
    ];
  });
}

/**
 * Looks for damage in the database file's pages and references. Returns a message for the admin about the first damage,
 * or undefined if there is none. 'quick' checks every page but doesn't compare indexes with their tables. 'whole' also
 * compares them, and takes several times as long.
 */
export function findDamage(sqlite: SQLite.Database, how: 'quick' | 'whole'): string | undefined {
  const checkReport = sqlite.pragma(how === 'whole' ? 'integrity_check(1)' : 'quick_check(1)', { simple: true });
  if (checkReport !== 'ok') return String(checkReport).replaceAll(/\s+/g, ' ').trim();
  const orphanedRow = sqlite
    .prepare<[], { table: string; parent: string }>('SELECT "table", parent FROM pragma_foreign_key_check LIMIT 1')
    .get();
  return orphanedRow && t('damage-orphan', { table: orphanedRow.table, parent: orphanedRow.parent });
}

/** Columns that allow only certain values. */
const ALLOWED_COLUMN_VALUES = [
  ['encounters', 'phase', PHASES],
  ['combatants', 'vitality', VITALITIES],
] as const;

/**
 * Looks for a value that Fray can't have written. Returns a message for the admin about the first such value, or
 * undefined if there is none. Call it only if no table is missing.
 */
export function findForeignContent(sqlite: SQLite.Database): string | undefined {
  for (const [table, column, values] of ALLOWED_COLUMN_VALUES) {
    const quotedValues = values.map((value) => `'${value}'`).join(', ');
    const disallowedValue = sqlite
      .prepare<[], string>(`SELECT "${column}" FROM "${table}" WHERE "${column}" NOT IN (${quotedValues}) LIMIT 1`)
      .pluck()
      .get();
    if (disallowedValue !== undefined)
      return t('damage-value', { table, column, value: String(disallowedValue).slice(0, 40) });
  }
  for (const table of Object.values(schema)) {
    if (!is(table, SQLiteTable)) continue;
    for (const { name, dataType, notNull } of Object.values(getTableColumns(table))) {
      if (dataType !== 'json') continue;
      const allowedTypes = notNull ? `'object', 'array'` : `'object', 'array', 'null'`;
      const wrongTypeCondition = `CASE WHEN json_valid("${name}") THEN json_type("${name}") NOT IN (${allowedTypes}) ELSE 1 END`;
      const condition = `"${name}" IS NOT NULL AND ${wrongTypeCondition}`;
      const foreignRow = sqlite.prepare(`SELECT 1 FROM "${getTableName(table)}" WHERE ${condition} LIMIT 1`).get();
      if (foreignRow !== undefined) return t('damage-unreadable', { column: name, table: getTableName(table) });
    }
  }
  return undefined;
}

/**
 * Looks for a trigger in the database file, which Fray can't have created and which would run whenever Fray writes.
 * Returns a message for the admin that names the trigger, or undefined if there is none.
 */
export function findTrigger(sqlite: SQLite.Database): string | undefined {
  const triggerName = sqlite
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'trigger' LIMIT 1`)
    .pluck()
    .get();
  return triggerName === undefined ? undefined : t('damage-trigger', { name: triggerName });
}

/**
 * Locks a file next to the database until the process ends in any way, so that only one Fray runs on it. Backups need
 * no lock. Throws `StartupError` if another process holds the lock.
 */
export function lockDatabase(path: string): { release(): void } {
  if (path === ':memory:') return { release: () => {} };
  checkPath(path);
  const lockConnection = openLock(path);
  try {
    lockConnection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lockConnection.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new StartupError(t('admin-file-used', { path }), { temporary: true });
    throw startupErrorFor(path, error);
  }
  lockConnections.add(lockConnection);
  const releaseLock = () => {
    lockConnections.delete(lockConnection);
    lockConnection.close();
  };
  return { release: releaseLock };
}

/**
 * References to lock connections. Without them, the garbage collector would close the connections and release their
 * locks.
 */
const lockConnections = new Set<SQLite.Database>();

function openLock(path: string): SQLite.Database {
  try {
    return new SQLite(`${path}-lock`, { timeout: 0 });
  } catch (error) {
    throw startupErrorFor(path, error);
  }
}
