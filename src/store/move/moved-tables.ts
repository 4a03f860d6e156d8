import type { Span } from '../../time/zone.ts';
import { type Column, getTableColumns, getTableName, is, SQLiteTable, type Table } from '../sqlite/drizzle.ts';
import * as schema from '../sqlite/schema.ts';

/** A value as SQLite has it: JSON as its text, a boolean as 0 or 1. */
export type Value = string | number | Uint8Array | null;

/** The values of a row, in the order of its table's columns. */
export type Row = readonly Value[];

/** A table that is moved, as both stores have it: its server first, where PostgreSQL keeps one and SQLite finds it by a join. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly MovedColumn[];
  /** The names of the columns’ fields, in the same order. */
  readonly fields: readonly string[];
  /** By what SQLite finds the server of a row. Absent: it has a column for it, or the row is of no server. */
  readonly parent?: Parent;
}

/** A column by its name and what it holds: see drizzle. */
export type MovedColumn = Pick<Column, 'name' | 'dataType' | 'mapFromDriverValue'>;

/** The table that has the server of another’s rows, and the column that names its id there. */
interface Parent {
  readonly table: string;
  readonly column: string;
}

/**
 * What is moved: all but when the process was there, which each store keeps in its own way (`Presence`), and the replies
 * kept for a second delivery. Discord makes that within seconds and over the same connection: it never outlasts a move.
 */
const LEFT: readonly Table[] = [schema.heartbeats, schema.downtimes, schema.replies];

/** Rows come after those that they belong to. */
const FIRST: readonly Table[] = [schema.encounters, schema.characters];

/** Every table that is moved, in an order in which they can be filled. */
export const MOVED: readonly MovedTable[] = [
  ...FIRST,
  ...Object.values(schema).filter((table) => is(table, SQLiteTable) && !FIRST.includes(table) && !LEFT.includes(table)),
].map(movedTable);

/** The description of a table. Throws for one that is not moved. */
export function moved(table: Table): MovedTable {
  const found = MOVED.find(({ name }) => name === getTableName(table));
  if (!found) throw new Error(`${getTableName(table)} is not moved`);
  return found;
}

/** A row as drizzle gives it to the stores: JSON read, booleans as such. */
export function typed<T extends Table>(table: T, row: Row): T['$inferSelect'] {
  const { columns, fields } = moved(table);
  const entries = columns.map((column, at) => {
    const value = row[at] ?? null;
    return [fields[at], value === null ? null : column.mapFromDriverValue(value)];
  });
  // The columns are the table’s own, each read by itself.
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

/** An encounter by its key. */
export interface EncounterKey {
  readonly server: string;
  readonly id: number;
}

/** When the process was there: what players’ time is reckoned by. */
export interface Presence {
  /** When it last was. Absent: never. */
  readonly at?: number;
  /** When it was not, the earliest first. */
  readonly downtimes: readonly Required<Span>[];
}

/** Reads one side of a move. */
export interface Side {
  /** What an admin knows it by: a path, or an address without its password. */
  readonly name: string;
  /** The rows of a table in pages, or those of one encounter by their key. */
  rows(table: MovedTable, of?: EncounterKey): AsyncIterable<readonly Row[]>;
  /** Lets go of it. What was not committed is taken back. */
  close(): Promise<void>;
}

/** What is moved, as it stands at one moment. No bot can be started on it until it is closed. */
export interface Source extends Side {
  presence(): Promise<Presence>;
}

/** Where it goes: new or empty, and no bot can be started on it until it is closed. All of it is there at once, by `commit`. */
export interface Target extends Side {
  insert(table: MovedTable, rows: readonly Row[]): Promise<void>;
  keepPresence(presence: Presence): Promise<void>;
  commit(): Promise<void>;
}

/** Rows that are in memory at a time, and bytes of them: whichever is reached first. */
const MOST_ROWS = 500;
const MOST_BYTES = 1_000_000;

/** Rows in pages that are small, however long a single one is. */
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
