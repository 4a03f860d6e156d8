import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import {
  type AppliedMigration,
  MIGRATIONS_TABLE,
  type Migration,
  missingMigrations,
  readMigrations,
} from '../migration-files.ts';
import type { StoreLog } from '../store.ts';
import { isUnreachable, startupErrorFor } from './errors.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url));

/**
 * The maximum number of a process's connections. A commit needs a connection only for a single round trip, and with
 * more connections, more commits would wait for the same disk.
 */
const MAX_CONNECTIONS = 8;
/** How long connecting may take. Discord waits for three seconds. */
const CONNECT_TIMEOUT_MS = 2_000;
/** How long a statement waits for a row lock. */
const LOCK_TIMEOUT_MS = 750;
/** How long a statement may take. Even the longest record is read in pages. */
const STATEMENT_TIMEOUT_MS = 20_000;
const SET_TIMEOUTS = `
  SET statement_timeout = ${STATEMENT_TIMEOUT_MS}; SET idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS};
  SET lock_timeout = ${LOCK_TIMEOUT_MS}`;
/** Pauses between attempts to reach the database at startup. The last pause repeats. */
const RETRY_PAUSES_MS = [250, 500, 1_000, 2_000, 5_000, 10_000];

interface PostgresOptions {
  readonly log: Pick<StoreLog, 'info' | 'error'>;
  /** If this signal is aborted, the wait for the database ends. */
  readonly signal?: AbortSignal;
  readonly migrations?: string;
  readonly connections?: number;
}

/**
 * Connects, and waits for a database that can't be reached yet. Then creates the tables or migrates them. Throws
 * `StartupError` and changes nothing if the database refuses the user, doesn't exist, belongs to another program, or is
 * from a newer version.
 */
export async function openPostgres(
  url: string,
  { log, signal, migrations = MIGRATIONS_FOLDER, connections = MAX_CONNECTIONS }: PostgresOptions,
): Promise<OpenPostgres> {
  const address = addressWithoutPassword(url);
  const pool = new Pool(poolConfig(url, connections));
  // An idle connection was lost. The next statement opens another one.
  pool.on('error', (error) => log.info({ error, database: address }, 'A connection to the database was lost'));
  // A lost connection fails the statement that uses it. Without this handler, the error would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await waitUntilReachable(pool, address, log, signal);
    await migrate(pool, readMigrations(migrations), address);
    return { pool, address, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw startupErrorFor(address, error);
  }
}

function poolConfig(url: string, connections: number): PoolConfig {
  return {
    connectionString: url,
    application_name: 'fray',
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // This is longer than the database's own limit. If it is exceeded, the connection is dead.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    // The timeouts are set by a query, because poolers refuse them as connection parameters.
    onConnect: (client) => client.query(SET_TIMEOUTS),
    keepAlive: true,
    // Idle connections are never closed, because connecting costs more than keeping a connection.
    idleTimeoutMillis: 0,
  };
}

/** Tries to reach the database until it answers, with a pause after each attempt. */
async function waitUntilReachable(
  pool: Pool,
  address: string,
  log: PostgresOptions['log'],
  signal?: AbortSignal,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    signal?.throwIfAborted();
    try {
      await pool.query('SELECT 1');
      if (attempt > 0) log.info({ database: address }, 'Connected to the database');
      return;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (attempt === 0)
        log.error(
          { error, database: address },
          'The database can’t be reached. Start it, or check DATABASE_URL. Still trying',
        );
      await sleep(RETRY_PAUSES_MS[Math.min(attempt, RETRY_PAUSES_MS.length - 1)], undefined, {
        ...(signal && { signal }),
      });
    }
  }
}

/** Removes the user and the password from a database's address, for logs and errors. */
export function addressWithoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}

/** The number of the advisory lock that a process holds while it migrates, so that only one migrates at a time. */
const MIGRATION_LOCK_ID = 0x46726179;

/**
 * Migrates the tables: all steps or none. Throws `StartupError` and changes nothing if the tables belong to another
 * program, or have a migration that this version doesn't know.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[], address: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // No time limit: another process's migration can take longer than a commit usually waits for a lock.
    await client.query(`SET LOCAL lock_timeout = 0`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID]);
    for (const migration of await neededMigrations(client, migrations, address)) {
      for (const statement of migration.statements) await client.query(statement);
      await client.query(`INSERT INTO ${MIGRATIONS_TABLE} (hash, created_at) VALUES ($1, $2)`, [
        migration.hash,
        migration.when,
      ]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection ends a transaction that was still open.
    client.release(true);
    throw error;
  }
}

/**
 * The migrations that a database still needs. An empty database needs all of them. Throws `StartupError` if its tables
 * belong to another program or are from a newer version.
 */
export async function neededMigrations(
  client: PoolClient,
  migrations: readonly Migration[],
  address: string,
): Promise<readonly Migration[]> {
  const { rows: tables } = await client.query<{ readonly name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const tableNames = tables.map(({ name }) => name);
  if (tableNames.length > 0 && !tableNames.includes(MIGRATIONS_TABLE)) throw foreignDatabaseError(address);
  await checkEncoding(client, address);
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${MIGRATIONS_TABLE} (hash text PRIMARY KEY, created_at bigint NOT NULL)`,
  );
  const { rows } = await client.query<{ readonly hash: string; readonly when: string }>(
    `SELECT hash, created_at AS "when" FROM ${MIGRATIONS_TABLE} ORDER BY created_at`,
  );
  const appliedSteps = rows.map(({ hash, when }): AppliedMigration => ({ hash, when: Number(when) }));
  const neededSteps = missingMigrations(appliedSteps, migrations);
  if (neededSteps === 'newer')
    throw new StartupError(
      t('admin-database-newer', { called: address, taken: appliedSteps.length, known: migrations.length }),
    );
  if (neededSteps === 'unknown') throw foreignDatabaseError(address);
  return neededSteps;
}

/** Refuses a database that isn't in UTF-8, because players can write any Unicode. */
async function checkEncoding(client: PoolClient, address: string): Promise<void> {
  const { rows } = await client.query<{ readonly server_encoding: string }>('SHOW server_encoding');
  const [{ server_encoding: encoding } = { server_encoding: '' }] = rows;
  if (encoding !== 'UTF8') throw new StartupError(t('admin-encoding', { called: address, encoding }));
}

function foreignDatabaseError(address: string): StartupError {
  return new StartupError(t('admin-other-tables', { called: address }));
}

/** An open PostgreSQL database with this version's tables. */
export interface OpenPostgres {
  readonly pool: Pool;
  /** The database's address without a password, for logs. */
  readonly address: string;
  close(): Promise<void>;
}
