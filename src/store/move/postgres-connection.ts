import { Pool, type PoolClient } from 'pg';
import { readMigrations } from '../migration-files.ts';
import { unusable } from '../postgres/admin-errors.ts';
import { described, MIGRATIONS } from '../postgres/database.ts';
import { migrate } from '../postgres/migrations.ts';

/** How long a connection may take to be made, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/** One connection of a program that an admin runs. Nothing that it does is given up because it takes long. */
export interface Connection {
  readonly client: PoolClient;
  /** Where it is, without a password. */
  readonly called: string;
  close(): Promise<void>;
}

/**
 * Connects once: what cannot be reached is not waited for. `update` makes the tables, or brings them up to date. Throws
 * `StartupError` where the database cannot be reached, refuses the user, or is not Fray’s.
 */
export async function connected(url: string, { update }: { readonly update: boolean }): Promise<Connection> {
  const called = described(url);
  const pool = new Pool({
    connectionString: url,
    application_name: 'fray move',
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  });
  pool.on('error', () => {});
  try {
    if (update) await migrate(pool, readMigrations(MIGRATIONS), called);
    const client = await pool.connect();
    // A connection that is lost fails the next statement, which says so.
    client.on('error', () => {});
    const close = async () => {
      client.release(true);
      await pool.end();
    };
    return { client, called, close };
  } catch (error) {
    await pool.end();
    throw unusable(called, error);
  }
}
