import type { PoolClient } from 'pg';
import { StartupError } from '../../startup-error.ts';
import type { Span } from '../../time/zone.ts';
import { type AdminConnection, connectAdmin, holdAlone } from '../postgres/admin.ts';
import { isAway, unusable } from '../postgres/errors.ts';
import {
  type EncounterKey,
  MOVED,
  type MovedColumn,
  type MovedTable,
  type Presence,
  pages,
  type Row,
  type Source,
  type Target,
  type Value,
} from './moved-tables.ts';

/**
 * A PostgreSQL database that is moved. It is only read, as it stands at one moment. Throws `StartupError` where it cannot be
 * reached, is not of this version of Fray, or a Fray runs on it.
 */
export async function postgresSource(url: string): Promise<Source> {
  const connection = await connectAdmin(url);
  const { client, called, close } = connection;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await holdAlone(connection);
    return {
      name: called,
      rows: (table, of) => postgresRows(connection, table, of),
      presence: () => presenceIn(connection),
      close,
    };
  } catch (error) {
    await close();
    throw unusable(called, error);
  }
}

/** Shards were not there at different times. To a single process they are one: nobody loses time that any of them missed. */
async function presenceIn({ client }: AdminConnection): Promise<Presence> {
  const { rows } = await client.query<{ readonly at: number | null }>('SELECT max(at)::float8 AS at FROM shards');
  const { rows: absences } = await client.query<Required<Span>>(
    'SELECT "from"::float8 AS "from", until::float8 AS until FROM downtimes ORDER BY "from"',
  );
  const at = rows[0]?.at ?? undefined;
  return { ...(at !== undefined && { at }), downtimes: joined(absences) };
}

/** Spans in order, those that overlap made one. */
function joined(spans: readonly Required<Span>[]): readonly Required<Span>[] {
  const all: { from: number; until: number }[] = [];
  for (const { from, until } of spans) {
    const last = all.at(-1);
    if (last && from < last.until) last.until = Math.max(last.until, until);
    else all.push({ from, until });
  }
  return all;
}

/**
 * An empty PostgreSQL database to move to, in one transaction; its tables are made first if there are none. Throws
 * `StartupError` where it cannot be reached, is another program’s or of a newer version, has something of Fray’s already, or
 * a Fray runs on it.
 */
export async function postgresTarget(url: string): Promise<Target> {
  const connection = await connectAdmin(url, { make: true });
  const { client, called } = connection;
  try {
    await client.query('BEGIN');
    await holdAlone(connection);
    for (const { name } of MOVED) {
      const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
      if (rowCount !== 0)
        throw new StartupError(
          `The database ${called} is not empty: it has ${name}. Make a new one (createdb), and name that.`,
        );
    }
    return new PostgresTarget(connection);
  } catch (error) {
    await connection.close();
    throw unusable(called, error);
  }
}

class PostgresTarget implements Target {
  readonly name: string;
  readonly #connection: AdminConnection;

  constructor(connection: AdminConnection) {
    this.name = connection.called;
    this.#connection = connection;
  }

  rows(table: MovedTable, of?: EncounterKey) {
    return postgresRows(this.#connection, table, of);
  }

  async insert(table: MovedTable, rows: readonly Row[]): Promise<void> {
    await insertRows(this.#connection, table, rows);
  }

  /** As of the only shard of one: whose servers have another shard later had this one before. */
  async keepPresence({ at, downtimes }: Presence): Promise<void> {
    const { client } = this.#connection;
    // Left by a start on the empty database: nobody’s time ran there.
    await client.query('DELETE FROM shards');
    await client.query('DELETE FROM downtimes');
    if (at !== undefined)
      await client.query(
        `INSERT INTO shards ("of", shard, owner, name, standing, at, expires, wanted) VALUES (1, 0, '', '', 'own', $1, 0, false)`,
        [at],
      );
    for (const { from, until } of downtimes)
      await client.query('INSERT INTO downtimes ("of", shard, "from", until) VALUES (1, 0, $1, $2)', [from, until]);
  }

  async commit(): Promise<void> {
    const { client, called } = this.#connection;
    try {
      await client.query('COMMIT');
    } catch (error) {
      if (isAway(error)) throw unknownOutcome(called);
      throw unusable(called, error);
    }
    // What it knows of tables that were empty would let it read all of them, until it looks by itself.
    await client.query('ANALYZE').catch(() => undefined);
  }

  /** What was not committed ends with the connection. */
  async close(): Promise<void> {
    await this.#connection.close();
  }
}

function unknownOutcome(called: string): StartupError {
  return new StartupError(
    `The connection to ${called} was lost in the last moment, so either all of it is there or nothing. Move again: if the database is not empty then, all of it is there.`,
  );
}

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
async function insertRows({ client, called }: AdminConnection, table: MovedTable, rows: readonly Row[]): Promise<void> {
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
