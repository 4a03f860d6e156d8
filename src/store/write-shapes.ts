import { type Column, getTableColumns, getTableConfig, type Table } from './sqlite/drizzle.ts';
import {
  characters,
  chronicles,
  combatants,
  conditions,
  deeds,
  encounters,
  people,
  portraits,
  posts,
  replies,
  saved,
  seeds,
  servers,
} from './sqlite/schema.ts';

/** The tables that commits write, by name. */
export const tables = {
  encounters,
  combatants,
  conditions,
  deeds,
  seeds,
  posts,
  chronicles,
  replies,
  characters,
  portraits,
  saved,
  people,
  servers,
};
export type TableName = keyof typeof tables;
/** A row of a table, by the names of its fields. */
export type Row<T extends TableName> = (typeof tables)[T]['$inferSelect'];

/**
 * How a row of a table is written: which of its fields, and by which it is found. There is one object of each shape, so that
 * a store prepares one statement for it.
 */
export interface Shape<T extends TableName = TableName> {
  readonly table: T;
  readonly write: 'insert' | 'update' | 'upsert' | 'delete';
  /** The fields by which the row is found: the primary key. */
  readonly key: readonly string[];
  /** The fields that are written where the row is there already; of an insert, all. */
  readonly sets: readonly string[];
  /** The fields that grow by one. */
  readonly raises?: readonly string[];
  /** Where there is no such row the commit conflicts. */
  readonly expected?: true;
}

/** A row to be written. Of an update it has the key and what is set; of a delete the key. */
export interface RowWrite {
  readonly shape: Shape;
  readonly row: object;
}

export function inserts<T extends TableName>(table: T): Shape<T> {
  return { table, write: 'insert', key: keyFields(tables[table]), sets: fieldsOf(table) };
}

export function updates<T extends TableName>(
  table: T,
  sets: readonly (keyof Row<T> & string)[],
  more: Pick<Shape, 'raises' | 'expected'> = {},
): Shape<T> {
  return { table, write: 'update', key: keyFields(tables[table]), sets, ...more };
}

/** Writes a row whole, or of one that is there already only what is named. */
export function upserts<T extends TableName>(table: T, sets: readonly (keyof Row<T> & string)[]): Shape<T> {
  return { table, write: 'upsert', key: keyFields(tables[table]), sets };
}

export function deletes<T extends TableName>(table: T): Shape<T> {
  return { table, write: 'delete', key: keyFields(tables[table]), sets: [] };
}

/** All fields of a table’s rows but some. */
export function fieldsOf<T extends TableName>(
  table: T,
  but: readonly string[] = [],
): readonly (keyof Row<T> & string)[] {
  // The edge of drizzle: the columns of a table are named as the fields of its rows.
  const all = Object.keys(getTableColumns(tables[table])) as unknown as readonly (keyof Row<T> & string)[];
  return all.filter((field) => !but.includes(field));
}

/** The fields of a table's rows that are its primary key, in order. */
export function keyFields(table: Table): readonly string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key: readonly Column[] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const fields = Object.entries(getTableColumns(table));
  return key.flatMap(({ name }) => fields.find(([, column]) => column.name === name)?.[0] ?? []);
}
