import type { PoolClient } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import type { Span } from '../../time/zone.ts';
import { type AdminConnection, connectAdmin, lockOutBots } from '../postgres/admin.ts';
import { isUnreachable, startupErrorFor } from '../postgres/errors.ts';
import type {
  EncounterKey,
  MovedColumn,
  MovedTable,
  MoveSource,
  MoveTarget,
  ProcessPresence,
  Row,
  SqliteValue,
} from './moved-tables.ts';
import { MOVED_TABLES, rowPages } from './moved-tables.ts';

/**
 * Opens a PostgreSQL database to move from. Only reads, and always from the same snapshot. Throws `StartupError` if the
 * database can't be reached, isn't from this version of Fray, or is in use by a running Fray.
 */
export async function postgresSource(url: string): Promise<MoveSource> {
  const connection = await connectAdmin(url);
  const { client, address, close } = connection;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await lockOutBots(connection);
    return {
      name: address,
      rows: (table, encounter) => postgresRows(connection, table, encounter),
      presence: () => readProcessPresence(connection),
      close,
    };
  } catch (error) {
    await close();
    throw startupErrorFor(address, error);
  }
}

/**
 * Shards were down at different times. A single process has only one list of downtimes, so it gets all of them, and no
 * player loses time.
 */
async function readProcessPresence({ client }: AdminConnection): Promise<ProcessPresence> {
  const { rows } = await client.query<{ readonly at: number | null }>('SELECT max(at)::float8 AS at FROM shards');
  const { rows: downtimes } = await client.query<Required<Span>>(
    'SELECT "from"::float8 AS "from", until::float8 AS until FROM downtimes ORDER BY "from"',
  );
  const lastHeartbeat = rows[0]?.at ?? undefined;
  return { ...(lastHeartbeat !== undefined && { at: lastHeartbeat }), downtimes: mergedSpans(downtimes) };
}

function mergedSpans(spans: readonly Required<Span>[]): readonly Required<Span>[] {
  const mergedDowntimes: { from: number; until: number }[] = [];
  for (const { from, until } of spans) {
    const lastDowntime = mergedDowntimes.at(-1);
    if (lastDowntime && from < lastDowntime.until) lastDowntime.until = Math.max(lastDowntime.until, until);
    else mergedDowntimes.push({ from, until });
  }
  return mergedDowntimes;
}

/**
 * Opens an empty PostgreSQL database to move to, in one transaction. Creates the tables if they are missing. Throws
 * `StartupError` if it can't be reached, belongs to another program or a newer version, already contains Fray's data,
 * or is in use by a running Fray.
 */
export async function postgresTarget(url: string): Promise<MoveTarget> {
  const connection = await connectAdmin(url, { make: true });
  const { client, address } = connection;
  try {
    await client.query('BEGIN');
    await lockOutBots(connection);
    for (const { name } of MOVED_TABLES) {
      const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
      if (rowCount !== 0) throw new StartupError(t('move-not-empty', { called: address, name }));
    }
    return new PostgresTarget(connection);
  } catch (error) {
    await connection.close();
    throw startupErrorFor(address, error);
  }
}

class PostgresTarget implements MoveTarget {
  readonly name: string;
  readonly #connection: AdminConnection;

  constructor(connection: AdminConnection) {
    this.name = connection.address;
    this.#connection = connection;
  }

  rows(table: MovedTable, encounter?: EncounterKey) {
    return postgresRows(this.#connection, table, encounter);
  }

  async insert(table: MovedTable, rows: readonly Row[]): Promise<void> {
    await insertRows(this.#connection, table, rows);
  }

  /** Stores the times for shard 0 of 1, because all servers belonged to that shard before the move. */
  async keepPresence({ at, downtimes }: ProcessPresence): Promise<void> {
    const { client } = this.#connection;
    // These rows can be left from a bot that started on the empty database. No player's time depends on them.
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
    const { client, address } = this.#connection;
    try {
      await client.query('COMMIT');
    } catch (error) {
      if (isUnreachable(error)) throw unknownOutcomeError(address);
      throw startupErrorFor(address, error);
    }
    // Without this, PostgreSQL would scan whole tables until autovacuum analyzes them, because its statistics say they
    // are empty.
    await client.query('ANALYZE').catch(() => undefined);
  }

  /** Closing the connection rolls back uncommitted changes. */
  async close(): Promise<void> {
    await this.#connection.close();
  }
}

function unknownOutcomeError(address: string): StartupError {
  return new StartupError(t('move-unsure', { called: address }));
}

/** The number of rows fetched at a time. The longest row contains a portrait of up to 256 kB. */
const ROWS_PER_FETCH = 50;

/**
 * The rows of a PostgreSQL table, or those of one encounter, as the connection's transaction sees them. PostgreSQL's
 * errors are thrown as `StartupError`.
 */
export async function* postgresRows(
  { client, address }: AdminConnection,
  table: MovedTable,
  encounter?: EncounterKey,
): AsyncIterable<readonly Row[]> {
  try {
    if (encounter) yield await rowsOf(client, table, encounter);
    else yield* allRows(client, table);
  } catch (error) {
    throw startupErrorFor(address, error);
  }
}

async function rowsOf(client: PoolClient, table: MovedTable, { server, id }: EncounterKey): Promise<readonly Row[]> {
  const key = table.name === 'encounters' ? 'id' : 'encounter';
  const queryText = `${selectSql(table)} WHERE server = $1 AND ${key} = $2`;
  const { rows } = await client.query<SqliteValue[]>({ text: queryText, values: [server, id], rowMode: 'array' });
  return rows;
}

/** Reads the rows with a cursor, so that neither Fray nor PostgreSQL holds all of them in memory. */
async function* allRows(client: PoolClient, table: MovedTable): AsyncIterable<readonly Row[]> {
  const cursorName = `move_${table.name}`;
  await client.query(`DECLARE ${cursorName} NO SCROLL CURSOR FOR ${selectSql(table)}`);
  for (;;) {
    const { rows } = await client.query<SqliteValue[]>({
      text: `FETCH ${ROWS_PER_FETCH} FROM ${cursorName}`,
      rowMode: 'array',
    });
    yield* rowPages(rows);
    if (rows.length < ROWS_PER_FETCH) break;
  }
  await client.query(`CLOSE ${cursorName}`);
}

function selectSql({ name, columns }: MovedTable): string {
  return `SELECT ${columns.map(selectExpression).join(', ')} FROM ${name}`;
}

/** SQL for a column's value in the form SQLite would return. */
function selectExpression({ name, dataType }: MovedColumn): string {
  switch (dataType) {
    case 'json':
      return `"${name}"::text`;
    case 'boolean':
      return `"${name}"::int`;
    case 'number':
      // A float is exact for every number that is exact in JavaScript, and the driver doesn't return it as text.
      return `"${name}"::float8`;
    default:
      return `"${name}"`;
  }
}

/** Adds rows to a table in one statement, however many there are. */
async function insertRows(
  { client, address }: AdminConnection,
  table: MovedTable,
  rows: readonly Row[],
): Promise<void> {
  const valuesByColumn = table.columns.map((_, index) => rows.map((row) => row[index]));
  try {
    await client.query({ name: `move ${table.name}`, text: insertSql(table) }, valuesByColumn);
  } catch (error) {
    throw startupErrorFor(address, error);
  }
}

function insertSql({ name, columns }: MovedTable): string {
  const columnNames = columns.map((column) => `"${column.name}"`).join(', ');
  const parameters = columns.map(({ dataType }, index) => `$${index + 1}::${ARRAY_TYPES[dataType] ?? 'text'}[]`);
  const castValues = columns.map(({ dataType }, index) => `v${index}${CASTS_BY_DATA_TYPE[dataType] ?? ''}`);
  const valueNames = columns.map((_, index) => `v${index}`);
  return `INSERT INTO ${name} (${columnNames}) SELECT ${castValues.join(', ')} FROM unnest(${parameters.join(', ')}) AS row (${valueNames.join(', ')})`;
}

/** The array type in which a column's values are sent, if not text. */
const ARRAY_TYPES: Readonly<Record<string, string>> = { number: 'bigint', boolean: 'int', buffer: 'bytea' };

/** The cast back to the column's type. JSON is sent as text, which keeps it unchanged. */
const CASTS_BY_DATA_TYPE: Readonly<Record<string, string>> = { json: '::json', boolean: '::boolean' };
