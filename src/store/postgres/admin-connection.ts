import { Pool, type PoolClient } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { readMigrations } from '../migration-files.ts';
import { unusable } from './admin-errors.ts';
import { described, MIGRATIONS } from './database.ts';
import { lacking, migrate } from './migrations.ts';

/** How long a connection may take to be made, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/** One connection of a program that an admin runs. Nothing that it does is given up because it takes long. */
export interface AdminConnection {
  readonly client: PoolClient;
  /** Where it is, without a password. */
  readonly called: string;
  close(): Promise<void>;
}

/**
 * Connects once: what cannot be reached is not waited for. `make` makes the tables where there are none, or brings them up to
 * date; without it they have to be of this version. Throws `StartupError` where the database cannot be reached, refuses the
 * user, or is not Fray’s.
 */
export async function connectAdmin(url: string, { make = false } = {}): Promise<AdminConnection> {
  const called = described(url);
  const pool = new Pool({
    connectionString: url,
    application_name: 'fray admin',
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  });
  // A connection that is lost fails the next statement, which says so.
  pool.on('error', () => {});
  let client: PoolClient | undefined;
  const close = async () => {
    client?.release(true);
    await pool.end();
  };
  try {
    if (make) await migrate(pool, readMigrations(MIGRATIONS), called);
    client = await pool.connect();
    client.on('error', () => {});
    if (!make) await refuseOther(client, called);
    return { client, called, close };
  } catch (error) {
    await close();
    throw unusable(called, error);
  }
}

async function refuseOther(client: PoolClient, called: string): Promise<void> {
  const migrations = readMigrations(MIGRATIONS);
  await client.query('BEGIN');
  const steps = await lacking(client, migrations, called);
  await client.query('ROLLBACK');
  if (steps.length === migrations.length)
    throw new StartupError(`There is nothing of Fray’s in the database ${called}.`);
  if (steps.length > 0)
    throw new StartupError(
      `The database ${called} is from an older version of Fray. Start this one on it, which brings it up to date, and stop it again.`,
    );
}
