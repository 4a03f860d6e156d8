import type { PoolClient } from 'pg';
import type { AdminConnection } from '../postgres/admin-connection.ts';
import { unusable } from '../postgres/admin-errors.ts';
import type { MovedColumn, MovedTable, Row, Value } from './moved-tables.ts';
import { pages } from './pages.ts';
import type { EncounterKey } from './sides.ts';

/** Rows that are asked for at a time. A portrait is the longest, and has 256 kB at most. */
const FETCHED = 50;

/**
 * The rows of a table of a PostgreSQL database, or those of one encounter, as they are to the connection’s transaction. What
 * PostgreSQL says of itself is thrown as `StartupError`.
 */
export async function* postgresRows(
  { client, called }: AdminConnection,
  table: MovedTable,
  of?: EncounterKey,
): AsyncIterable<readonly Row[]> {
  try {
    if (of) yield await rowsOf(client, table, of);
    else yield* allRows(client, table);
  } catch (error) {
    throw unusable(called, error);
  }
}

async function rowsOf(client: PoolClient, table: MovedTable, { server, id }: EncounterKey): Promise<readonly Row[]> {
  const key = table.name === 'encounters' ? 'id' : 'encounter';
  const text = `${selectOf(table)} WHERE server = $1 AND ${key} = $2`;
  const { rows } = await client.query<Value[]>({ text, values: [server, id], rowMode: 'array' });
  return rows;
}

/** By a cursor, so that neither side has all of them in memory. */
async function* allRows(client: PoolClient, table: MovedTable): AsyncIterable<readonly Row[]> {
  const cursor = `move_${table.name}`;
  await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${selectOf(table)}`);
  for (;;) {
    const { rows } = await client.query<Value[]>({ text: `FETCH ${FETCHED} FROM ${cursor}`, rowMode: 'array' });
    yield* pages(rows);
    if (rows.length < FETCHED) break;
  }
  await client.query(`CLOSE ${cursor}`);
}

function selectOf({ name, columns }: MovedTable): string {
  return `SELECT ${columns.map(read).join(', ')} FROM ${name}`;
}

/** A column as SQLite would give it. */
function read({ name, dataType }: MovedColumn): string {
  switch (dataType) {
    case 'json':
      return `"${name}"::text`;
    case 'boolean':
      return `"${name}"::int`;
    case 'number':
      // Exact for every number that JavaScript has exactly, and no text to the driver.
      return `"${name}"::float8`;
    default:
      return `"${name}"`;
  }
}

/** Adds rows of a table: one statement, whatever their number. */
export async function insertRows(
  { client, called }: AdminConnection,
  table: MovedTable,
  rows: readonly Row[],
): Promise<void> {
  const byColumn = table.columns.map((_, at) => rows.map((row) => row[at]));
  try {
    await client.query({ name: `move ${table.name}`, text: insertOf(table) }, byColumn);
  } catch (error) {
    throw unusable(called, error);
  }
}

function insertOf({ name, columns }: MovedTable): string {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const given = columns.map(({ dataType }, at) => `$${at + 1}::${ARRAY[dataType] ?? 'text'}[]`);
  const cast = columns.map(({ dataType }, at) => `v${at}${CAST[dataType] ?? ''}`);
  const values = columns.map((_, at) => `v${at}`);
  return `INSERT INTO ${name} (${names}) SELECT ${cast.join(', ')} FROM unnest(${given.join(', ')}) AS row (${values.join(', ')})`;
}

/** What a column’s values travel as, where that is not text. */
const ARRAY: Readonly<Record<string, string>> = { number: 'bigint', boolean: 'int', buffer: 'bytea' };

/** What is made of them there. JSON goes as text, which keeps it letter for letter. */
const CAST: Readonly<Record<string, string>> = { json: '::json', boolean: '::boolean' };
