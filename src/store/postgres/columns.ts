import { getTableColumns as getSqliteColumns } from '../sqlite/drizzle.ts';
import { type TableName, tables } from '../write-shapes.ts';
import { type Column, getTableColumns, getTableName, type Table } from './drizzle.ts';
import * as schema from './schema.ts';

/** A SQL column, and the row field that it stores. */
export interface SqlColumn {
  readonly field: string;
  /** The column's name, quoted. */
  readonly name: string;
  /** The name of the column's type in PostgreSQL. */
  readonly type: string;
}

export function quotedTableName(table: TableName): string {
  return `"${table}"`;
}

/** The columns that a table has in both SQLite and PostgreSQL, in the order of SQLite's schema. */
export function columnsOf(table: TableName): readonly SqlColumn[] {
  return columnsByTable.get(table) ?? [];
}

/** The column that stores a field. */
export function columnOf(table: TableName, field: string): SqlColumn {
  const column = columnsOf(table).find((each) => each.field === field);
  if (!column) throw new Error(`${table} has no ${field}`);
  return column;
}

/**
 * The column list of a SELECT, with each column under its field's name. Lists all fields unless only some are given.
 */
export function selectColumnsSql(table: TableName, fields?: readonly string[]): string {
  return columnsOf(table)
    .filter(({ field }) => fields?.includes(field) ?? true)
    .map(({ field, name }) => `${name} AS "${field}"`)
    .join(', ');
}

/**
 * Reads rows of a table as one JSON array, so that values have the schema's types, not pg's. `clauses` is the rest of
 * the SELECT, such as a WHERE clause. Byte arrays can't be read this way.
 */
export function jsonRowsSql(table: TableName, clauses: string, fields?: readonly string[]): string {
  return `(SELECT coalesce(json_agg(r), '[]') FROM (SELECT ${selectColumnsSql(table, fields)} FROM ${quotedTableName(table)} ${clauses}) r)`;
}

const tablesByName = new Map<string, Table>(Object.values(schema).map((table) => [getTableName(table), table]));

const columnsByTable = new Map(
  Object.entries(tables).map(([name, sqliteTable]) => {
    const table = tablesByName.get(name);
    const tableColumns: Readonly<Record<string, Column>> = table ? getTableColumns(table) : {};
    const columns = Object.keys(getSqliteColumns(sqliteTable)).flatMap((field) => {
      const column = tableColumns[field];
      return column ? [{ field, name: `"${column.name}"`, type: column.getSQLType() }] : [];
    });
    return [name, columns] as const;
  }),
);
