import type { Span } from '../../time/zone.ts';
import { type Column, getTableColumns, getTableName, is, SQLiteTable, type Table } from '../sqlite/drizzle.ts';
import * as schema from '../sqlite/schema.ts';

/** A value as SQLite stores it: JSON as text, a boolean as 0 or 1. */
export type Value = string | number | Uint8Array | null;

/** The values of a row, in the order of its table's columns. */
export type Row = readonly Value[];

/**
 * A table to move, with the same columns for both stores: the server comes first, which PostgreSQL stores and SQLite
 * finds by a join.
 */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly MovedColumn[];
  /** The columns' field names, in the same order. */
  readonly fields: readonly string[];
  /** How SQLite finds a row's server. Undefined if the table has a server column, or the row has no server. */
  readonly parent?: Parent;
}

/** A column's name and type, as Drizzle describes them. */
export type MovedColumn = Pick<Column, 'name' | 'dataType' | 'mapFromDriverValue'>;

/** The table that has the server of another table's rows, and the column that refers to it. */
interface Parent {
  readonly table: string;
  readonly column: string;
}

/**
 * Not moved: heartbeats and downtimes, which each store keeps in its own way (`Presence`), and replies for a second
 * delivery. Discord makes that within seconds and over the same connection, so it never comes after a move.
 */
const LEFT: readonly Table[] = [schema.heartbeats, schema.downtimes, schema.replies];

/** Referenced tables come first. */
const FIRST: readonly Table[] = [schema.encounters, schema.characters];

/** Every table to move, in an order they can be filled in. */
export const MOVED: readonly MovedTable[] = [
  ...FIRST,
  ...Object.values(schema).filter((table) => is(table, SQLiteTable) && !FIRST.includes(table) && !LEFT.includes(table)),
].map(movedTable);

/** A table's description. Throws if the table is not moved. */
export function moved(table: Table): MovedTable {
  const found = MOVED.find(({ name }) => name === getTableName(table));
  if (!found) throw new Error(`${getTableName(table)} is not moved`);
  return found;
}

/** A row as Drizzle gives it to the stores: with JSON parsed and booleans converted. */
export function typed<T extends Table>(table: T, row: Row): T['$inferSelect'] {
  const { columns, fields } = moved(table);
  const entries = columns.map((column, at) => {
    const value = row[at] ?? null;
    return [fields[at], value === null ? null : column.mapFromDriverValue(value)];
  });
  // The columns are the table's own, each converted separately.
  return Object.fromEntries(entries) as T['$inferSelect'];
}

function movedTable(table: Table): MovedTable {
  const own = Object.entries(getTableColumns(table));
  const parent = parentOf(table);
  const columns = [...(parent ? [['server', schema.encounters.server] as const] : []), ...own];
  return {
    name: getTableName(table),
    columns: columns.map(([, column]) => column),
    fields: columns.map(([field]) => field),
    ...(parent && { parent }),
  };
}

function parentOf(table: Table): Parent | undefined {
  if (table === schema.portraits) return { table: 'characters', column: 'character' };
  return 'encounter' in getTableColumns(table) ? { table: 'encounters', column: 'encounter' } : undefined;
}

/** An encounter's key. */
export interface EncounterKey {
  readonly server: string;
  readonly id: number;
}

/** When the process was running, which players' time depends on. */
export interface Presence {
  /** When it last was. Undefined if never. */
  readonly at?: number;
  /** When it was not, earliest first. */
  readonly downtimes: readonly Required<Span>[];
}

/** Reads one side of a move. */
export interface Side {
  /** Its name for an admin: a path, or an address without the password. */
  readonly name: string;
  /** The rows of a table in pages, or those of one encounter. */
  rows(table: MovedTable, of?: EncounterKey): AsyncIterable<readonly Row[]>;
  /** Closes it. Uncommitted changes are rolled back. */
  close(): Promise<void>;
}

/** What to move from, as it is at one moment. No bot can start on it until it is closed. */
export interface Source extends Side {
  presence(): Promise<Presence>;
}

/**
 * Where to move to: new or empty. No bot can start on it until it is closed. `commit` makes everything visible at once.
 */
export interface Target extends Side {
  insert(table: MovedTable, rows: readonly Row[]): Promise<void>;
  keepPresence(presence: Presence): Promise<void>;
  commit(): Promise<void>;
}

/** The most rows and bytes in memory at a time, whichever comes first. */
const MOST_ROWS = 500;
const MOST_BYTES = 1_000_000;

/** Rows in small pages; a single long row still gets its page. */
export function* pages(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let page: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    page.push(row);
    bytes += sizeOf(row);
    if (page.length < MOST_ROWS && bytes < MOST_BYTES) continue;
    yield page;
    page = [];
    bytes = 0;
  }
  if (page.length > 0) yield page;
}

function sizeOf(row: Row): number {
  return row.reduce<number>((sum, value) => sum + (value === null || typeof value === 'number' ? 8 : value.length), 0);
}
