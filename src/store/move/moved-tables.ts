import type { Span } from '../../time/zone.ts';
import { type Column, getTableColumns, getTableName, is, SQLiteTable, type Table } from '../sqlite/drizzle.ts';
import * as schema from '../sqlite/schema.ts';

/** A value as SQLite stores it: JSON as text, a boolean as 0 or 1. */
export type SqliteValue = string | number | Uint8Array | null;

/** The values of a row, in the order of its table's columns. */
export type Row = readonly SqliteValue[];

/**
 * A table to move, with its columns in PostgreSQL. There, every row of a server's data has a column for the server.
 * Some tables in SQLite don't have this column, so a join with another table finds the server.
 */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly MovedColumn[];
  /** The field names of the columns, in the order of the columns. */
  readonly fields: readonly string[];
  /** How SQLite finds a row's server. Undefined if the table has a server column, or its rows belong to no server. */
  readonly parent?: ParentReference;
}

/** A column's name and type, as Drizzle describes them. */
export type MovedColumn = Pick<Column, 'name' | 'dataType' | 'mapFromDriverValue'>;

/** The table that says which server another table's rows belong to, and the column that refers to it. */
interface ParentReference {
  readonly table: string;
  readonly column: string;
}

/**
 * The tables that aren't moved. Each store keeps heartbeats and downtimes in its own way (`ProcessPresence`). Stored
 * replies are for second deliveries of interactions. Those come within seconds, so never after a move.
 */
const UNMOVED_TABLES: readonly Table[] = [schema.heartbeats, schema.downtimes, schema.replies];

/** These tables come first, because other tables refer to them. */
const TABLES_MOVED_FIRST: readonly Table[] = [schema.encounters, schema.characters];

/** Every table to move, in an order in which the tables can be filled. */
export const MOVED_TABLES: readonly MovedTable[] = [
  ...TABLES_MOVED_FIRST,
  ...Object.values(schema).filter(
    (table) => is(table, SQLiteTable) && !TABLES_MOVED_FIRST.includes(table) && !UNMOVED_TABLES.includes(table),
  ),
].map(toMovedTable);

/** A table's description. Throws if the table is not moved. */
export function movedTableOf(table: Table): MovedTable {
  const movedTable = MOVED_TABLES.find(({ name }) => name === getTableName(table));
  if (!movedTable) throw new Error(`${getTableName(table)} is not moved`);
  return movedTable;
}

/** A row as Drizzle gives it to the stores: with JSON parsed and booleans converted. */
export function drizzleRow<T extends Table>(table: T, row: Row): T['$inferSelect'] {
  const { columns, fields } = movedTableOf(table);
  const fieldEntries = columns.map((column, index) => {
    const columnValue = row[index] ?? null;
    return [fields[index], columnValue === null ? null : column.mapFromDriverValue(columnValue)];
  });
  // Each column is converted by its own type, so the result has the table's row type.
  return Object.fromEntries(fieldEntries) as T['$inferSelect'];
}

function toMovedTable(table: Table): MovedTable {
  const ownColumns = Object.entries(getTableColumns(table));
  const parent = parentReferenceOf(table);
  const columns = [...(parent ? [['server', schema.encounters.server] as const] : []), ...ownColumns];
  return {
    name: getTableName(table),
    columns: columns.map(([, column]) => column),
    fields: columns.map(([field]) => field),
    ...(parent && { parent }),
  };
}

function parentReferenceOf(table: Table): ParentReference | undefined {
  if (table === schema.portraits) return { table: 'characters', column: 'character' };
  return 'encounter' in getTableColumns(table) ? { table: 'encounters', column: 'encounter' } : undefined;
}

export interface EncounterKey {
  readonly server: string;
  readonly id: number;
}

/** When the process was running. Players' turn timers depend on it. */
export interface ProcessPresence {
  /** When the process was last running. Undefined if it has never run. */
  readonly at?: number;
  /** The times in which the process was not running, earliest first. */
  readonly downtimes: readonly Required<Span>[];
}

/** The source or the target of a move. This type only allows reading. */
export interface MoveSide {
  /** The database's name in messages to the admin: a path, or an address without the password. */
  readonly name: string;
  /** The rows of a table in pages, or only those of one encounter. */
  rows(table: MovedTable, encounter?: EncounterKey): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

/** A snapshot of the database to move from. No bot can start on the database until the source is closed. */
export interface MoveSource extends MoveSide {
  presence(): Promise<ProcessPresence>;
}

/**
 * The database to move to, which is new or empty. No bot can start on it until it is closed. `commit` makes everything
 * visible in one step.
 */
export interface MoveTarget extends MoveSide {
  insert(table: MovedTable, rows: readonly Row[]): Promise<void>;
  keepPresence(presence: ProcessPresence): Promise<void>;
  commit(): Promise<void>;
}

/** The maximum number of rows in a page. */
const MAX_PAGE_ROWS = 500;
/** The maximum size of a page, in bytes. */
const MAX_PAGE_BYTES = 1_000_000;

/** Puts rows into small pages. A row that is longer than a page gets a page of its own. */
export function* rowPages(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let page: Row[] = [];
  let byteCount = 0;
  for (const row of rows) {
    page.push(row);
    byteCount += byteLengthOf(row);
    if (page.length < MAX_PAGE_ROWS && byteCount < MAX_PAGE_BYTES) continue;
    yield page;
    page = [];
    byteCount = 0;
  }
  if (page.length > 0) yield page;
}

function byteLengthOf(row: Row): number {
  return row.reduce<number>((sum, value) => sum + (value === null || typeof value === 'number' ? 8 : value.length), 0);
}
