import type SQLite from 'better-sqlite3';
import { PHASES, VITALITIES } from '../../rules/core/encounter.ts';
import { getTableColumns, getTableConfig, getTableName, is, SQLiteTable } from './drizzle.ts';
import * as schema from './schema.ts';

/** Marks a file as Fray's: "Fray" in ASCII, in SQLite's `application_id`. */
export const APPLICATION_ID = 0x46726179;

/** Which program a file belongs to; checked before anything in it is read or changed. */
export type Owner = 'nobody' | 'fray' | 'another';

/** Nobody's while it is empty, Fray's by its application id, else another program's. */
export function ownerOf(sqlite: SQLite.Database): Owner {
  const tables = tablesOf(sqlite);
  const mark = sqlite.pragma('application_id', { simple: true });
  if (mark === APPLICATION_ID) return 'fray';
  if (mark !== 0) return 'another';
  if (tables.length === 0) return 'nobody';
  // Files from before there was a mark.
  return tables.includes('encounters') && tables.includes('__drizzle_migrations') ? 'fray' : 'another';
}

/** The names of the file's tables. */
export function tablesOf(sqlite: SQLite.Database): readonly string[] {
  return sqlite.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
}

/** The tables, columns and indexes that the file lacks: "the table deeds". None: nothing. */
export function missing(sqlite: SQLite.Database): readonly string[] {
  const tables = tablesOf(sqlite);
  const known = sqlite.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'index'`).pluck().all();
  return Object.values(schema).flatMap((session) => {
    if (!is(session, SQLiteTable)) return [];
    const name = getTableName(session);
    if (!tables.includes(name)) return [`the table ${name}`];
    const there = sqlite.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
    const indexes = getTableConfig(session).indexes.map(({ config }) => config.name);
    return [
      ...Object.values(getTableColumns(session))
        .filter((column) => !there.includes(column.name))
        .map((column) => `the column ${column.name} of ${name}`),
      ...indexes.filter((index) => !known.includes(index)).map((index) => `the index ${index} of ${name}`),
    ];
  });
}

/**
 * The first damage found in the file's pages and references, in words. `quick` looks at every page but does not compare
 * indexes with their tables; `whole` does that too, and takes several times as long.
 */
export function damage(sqlite: SQLite.Database, how: 'quick' | 'whole'): string | undefined {
  const said = sqlite.pragma(how === 'whole' ? 'integrity_check(1)' : 'quick_check(1)', { simple: true });
  if (said !== 'ok') return String(said).replaceAll(/\s+/g, ' ').trim();
  const orphan = sqlite
    .prepare<[], { table: string; parent: string }>('SELECT "table", parent FROM pragma_foreign_key_check LIMIT 1')
    .get();
  return orphan && `a row of ${orphan.table} belongs to nothing in ${orphan.parent}`;
}

/** Columns that have one of a few values. */
const CHOICES = [
  ['encounters', 'phase', PHASES],
  ['combatants', 'vitality', VITALITIES],
] as const;

/** The first thing in a file with all its tables that no Fray has written, in words. */
export function foreignContent(sqlite: SQLite.Database): string | undefined {
  const trigger = triggerOf(sqlite);
  if (trigger !== undefined) return trigger;
  for (const [table, column, values] of CHOICES) {
    const list = values.map((value) => `'${value}'`).join(', ');
    const found = sqlite
      .prepare<[], string>(`SELECT "${column}" FROM "${table}" WHERE "${column}" NOT IN (${list}) LIMIT 1`)
      .pluck()
      .get();
    if (found !== undefined) return `a row of ${table} has the ${column} “${String(found).slice(0, 40)}”`;
  }
  for (const table of Object.values(schema)) {
    if (!is(table, SQLiteTable)) continue;
    for (const { name, dataType, notNull } of Object.values(getTableColumns(table))) {
      if (dataType !== 'json') continue;
      const types = notNull ? `'object', 'array'` : `'object', 'array', 'null'`;
      const isWrong = `CASE WHEN json_valid("${name}") THEN json_type("${name}") NOT IN (${types}) ELSE 1 END`;
      const where = `"${name}" IS NOT NULL AND ${isWrong}`;
      const found = sqlite.prepare(`SELECT 1 FROM "${getTableName(table)}" WHERE ${where} LIMIT 1`).get();
      if (found !== undefined) return `the column ${name} of a row of ${getTableName(table)} can’t be read`;
    }
  }
  return undefined;
}

/** A trigger in the file, in words. Fray makes none, and one would run with whatever Fray writes. */
export function triggerOf(sqlite: SQLite.Database): string | undefined {
  const name = sqlite
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'trigger' LIMIT 1`)
    .pluck()
    .get();
  return name === undefined ? undefined : `the trigger ${name} is not Fray’s`;
}
