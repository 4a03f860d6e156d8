import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { type Migration, readMigrations, stepsFrom, TAKEN, type Taken } from '../migration-files.ts';
import type { StoreLog } from '../store.ts';
import { isAway, unusable } from './errors.ts';

/** The migrations of this version. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url));

/** Most connections of a process. Each commit has one for a trip to the database; more only wait for its disk together. */
const MOST_CONNECTIONS = 8;
/** How long a connection may take to be made, in milliseconds. Discord waits for three seconds. */
const CONNECT_TIMEOUT = 2_000;
/** How long a statement waits for a row that another writes, in milliseconds. */
const LOCK_TIMEOUT = 750;
/** How long a statement may take at all, in milliseconds: the longest record is read in pages. */
const STATEMENT_TIMEOUT = 20_000;
const TIMEOUTS = `
  SET statement_timeout = ${STATEMENT_TIMEOUT}; SET idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT};
  SET lock_timeout = ${LOCK_TIMEOUT}`;
/** Pauses between attempts to reach the database at the start, in milliseconds; the last is repeated. */
const PAUSES = [250, 500, 1_000, 2_000, 5_000, 10_000];

interface Opening {
  readonly log: Pick<StoreLog, 'info' | 'error'>;
  /** Gives up waiting when it is aborted. */
  readonly signal?: AbortSignal;
  readonly migrations?: string;
  readonly connections?: number;
}

/**
 * Connects, makes the tables if there are none, and brings them up to date. A database that cannot be reached is waited
 * for. Throws `StartupError` where it refuses the user, does not exist, is another program's, or is from a newer version;
 * then nothing in it has been changed.
 */
export async function openPostgres(
  url: string,
  { log, signal, migrations = MIGRATIONS, connections = MOST_CONNECTIONS }: Opening,
): Promise<OpenPostgres> {
  const called = described(url);
  const pool = new Pool(settings(url, connections));
  // A connection that is lost while nobody uses it: the next statement makes another.
  pool.on('error', (error) => log.info({ error, database: called }, 'A connection to the database was lost'));
  // One that is in use fails its statement, which says so; unheard, its own event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await reached(pool, called, log, signal);
    await migrate(pool, readMigrations(migrations), called);
    return { pool, called, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw unusable(called, error);
  }
}

function settings(url: string, connections: number): PoolConfig {
  return {
    connectionString: url,
    application_name: 'fray',
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // Longer than the database itself takes to give up: then it is the connection that is dead.
    query_timeout: STATEMENT_TIMEOUT + 5_000,
    // Not parameters of the connection itself, which poolers refuse.
    onConnect: (client) => client.query(TIMEOUTS),
    keepAlive: true,
    // A connection costs more to make than to keep.
    idleTimeoutMillis: 0,
  };
}

/** Waits until the database answers. */
async function reached(pool: Pool, called: string, log: Opening['log'], signal?: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    signal?.throwIfAborted();
    try {
      await pool.query('SELECT 1');
      if (attempt > 0) log.info({ database: called }, 'The database is there');
      return;
    } catch (error) {
      if (!isAway(error)) throw error;
      if (attempt === 0)
        log.error(
          { error, database: called },
          'The database cannot be reached. Check DATABASE_URL, or start it; I keep trying',
        );
      await sleep(PAUSES[Math.min(attempt, PAUSES.length - 1)], undefined, { ...(signal && { signal }) });
    }
  }
}

/** A database’s address without user and password. */
export function described(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}

/** One process at a time changes the tables: the others wait for this lock, whose number is Fray’s own. */
const LOCK = 0x46726179;

/**
 * Brings the tables up to date, all or none. Throws `StartupError` where they are another program’s, or have taken a step
 * that this version does not know: there is no way back. Then nothing has been changed.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[], called: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Another process may be at it for longer than a commit waits for a row.
    await client.query(`SET LOCAL lock_timeout = 0`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const step of await lacking(client, migrations, called)) {
      for (const statement of step.statements) await client.query(statement);
      await client.query(`INSERT INTO ${TAKEN} (hash, created_at) VALUES ($1, $2)`, [step.hash, step.when]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Whatever it was in the middle of ends with the connection.
    client.release(true);
    throw error;
  }
}

/**
 * The steps that a database has still to take; an empty one all. Throws `StartupError` where its tables are another
 * program’s or of a newer version.
 */
export async function lacking(
  client: PoolClient,
  migrations: readonly Migration[],
  called: string,
): Promise<readonly Migration[]> {
  const { rows: tables } = await client.query<{ readonly name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const names = tables.map(({ name }) => name);
  if (names.length > 0 && !names.includes(TAKEN)) throw another(called);
  await refuseEncoding(client, called);
  await client.query(`CREATE TABLE IF NOT EXISTS ${TAKEN} (hash text PRIMARY KEY, created_at bigint NOT NULL)`);
  const { rows } = await client.query<{ readonly hash: string; readonly when: string }>(
    `SELECT hash, created_at AS "when" FROM ${TAKEN} ORDER BY created_at`,
  );
  const taken = rows.map(({ hash, when }): Taken => ({ hash, when: Number(when) }));
  const steps = stepsFrom(taken, migrations);
  if (steps === 'newer')
    throw new StartupError(
      `The database ${called} is from a newer version of Fray (step ${taken.length} of its tables; this version knows ${migrations.length}). Update Fray, or restore a backup from before the update.`,
    );
  if (steps === 'unknown') throw another(called);
  return steps;
}

/** What players write is any Unicode. */
async function refuseEncoding(client: PoolClient, called: string): Promise<void> {
  const { rows } = await client.query<{ readonly server_encoding: string }>('SHOW server_encoding');
  const [{ server_encoding: encoding } = { server_encoding: '' }] = rows;
  if (encoding !== 'UTF8')
    throw new StartupError(
      `The database ${called} keeps text as ${encoding}. Make one that keeps it as UTF8 (createdb --encoding=UTF8 --template=template0), and set DATABASE_URL to it.`,
    );
}

function another(called: string): StartupError {
  return new StartupError(
    `The database ${called} has tables of another program, or of a version of Fray that was never released. Make an empty database, and set DATABASE_URL to it.`,
  );
}

/** An open PostgreSQL database, its tables as this version has them. */
export interface OpenPostgres {
  readonly pool: Pool;
  /** Where it is, without a password: for logs. */
  readonly called: string;
  close(): Promise<void>;
}
