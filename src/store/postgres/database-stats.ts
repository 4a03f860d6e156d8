import type { StoreStats } from '../store.ts';
import type { OpenPostgres } from './open.ts';

/** Rejects where the database does not answer. */
export async function check({ pool }: OpenPostgres): Promise<void> {
  await pool.query('SELECT 1');
}

/** Of the whole database, whichever processes play in it. */
export async function statsOf({ pool }: OpenPostgres): Promise<StoreStats> {
  const { rows } = await pool.query<Omit<StoreStats, 'logBytes'>>(
    `SELECT (SELECT count(*)::float8 FROM encounters WHERE current AND phase <> 'ended') AS "openEncounters",
       pg_database_size(current_database())::float8 AS bytes`,
  );
  const [found] = rows;
  if (!found) throw new Error('A SELECT without a row');
  return { ...found, logBytes: 0 };
}
