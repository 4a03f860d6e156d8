import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool, type PoolConfig } from 'pg';
import { readMigrations } from '../migration-files.ts';
import type { StoreLog } from '../store.ts';
import { unusable } from './admin-errors.ts';
import { drizzle } from './drizzle.ts';
import { isAway } from './errors.ts';
import { migrate } from './migrations.ts';
import type { OpenPostgres } from './open.ts';

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
    return { pool, db: drizzle(pool), called, close: () => pool.end() };
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
