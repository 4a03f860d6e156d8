import { type Column, getTableColumns, getTableConfig, type Table } from './sqlite/drizzle.ts';
import * as schema from './sqlite/schema.ts';

/** The tables of the schema, by name. */
export const tables = { ...schema };
export type TableName = keyof typeof tables;
/** A row of a table, by its field names. */
export type Row<T extends TableName> = (typeof tables)[T]['$inferSelect'];

/**
 * How a row of a table is written: which fields are set, and which fields identify the row. Each shape is a single
 * object, so that a store prepares one statement for it.
 */
export interface WriteShape<T extends TableName = TableName> {
  readonly table: T;
  readonly write: 'insert' | 'update' | 'upsert' | 'delete';
  /** The fields that identify the row: the primary key. */
  readonly key: readonly string[];
  /** The fields that are written. For an upsert, the ones that are updated if the row already exists. */
  readonly sets: readonly string[];
  /** Counters that are raised by one. */
  readonly raises?: readonly string[];
  /**
   * The name of a field that must be true in the stored row with this key. Otherwise nothing is written. If `onlyOf` is
   * set, the field isn't checked in this row, but in other rows.
   */
  readonly where?: string;
  /**
   * The name of a field by which other rows are compared with the row to write. Nothing is written if another row has
   * the same value in that field and a true value in the field that `where` names.
   */
  readonly onlyOf?: string;
  /** True if the commit conflicts when the row doesn't exist. */
  readonly expected?: true;
}

/** A row to write. For an update, it has the key and the fields to set; for a delete, only the key. */
export interface RowWrite {
  readonly shape: WriteShape;
  readonly row: object;
}

export function insertShape<T extends TableName>(table: T): WriteShape<T> {
  return { table, write: 'insert', key: keyFields(tables[table]), sets: fieldsOf(table) };
}

export function updateShape<T extends TableName>(
  table: T,
  sets: readonly (keyof Row<T> & string)[],
  options: Pick<WriteShape, 'raises' | 'where' | 'onlyOf' | 'expected'> = {},
): WriteShape<T> {
  return { table, write: 'update', key: keyFields(tables[table]), sets, ...options };
}

/** Inserts a row. If it exists, updates only the named fields. */
export function upsertShape<T extends TableName>(
  table: T,
  sets: readonly (keyof Row<T> & string)[],
  options: Pick<WriteShape, 'where' | 'onlyOf' | 'expected'> = {},
): WriteShape<T> {
  return { table, write: 'upsert', key: keyFields(tables[table]), sets, ...options };
}

export function deleteShape<T extends TableName>(
  table: T,
  options: Pick<WriteShape, 'where' | 'expected'> = {},
): WriteShape<T> {
  return { table, write: 'delete', key: keyFields(tables[table]), sets: [], ...options };
}

/** All fields of a table's rows except those in `except`. */
export function fieldsOf<T extends TableName>(
  table: T,
  except: readonly string[] = [],
): readonly (keyof Row<T> & string)[] {
  // Drizzle names a table's columns after the fields of its rows.
  const fieldNames = Object.keys(getTableColumns(tables[table])) as unknown as readonly (keyof Row<T> & string)[];
  return fieldNames.filter((field) => !except.includes(field));
}

/** The fields of a table's primary key, in order. */
export function keyFields(table: Table): readonly string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key: readonly Column[] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const fields = Object.entries(getTableColumns(table));
  return key.flatMap(({ name }) => fields.find(([, column]) => column.name === name)?.[0] ?? []);
}
