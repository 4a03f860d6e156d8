import type { StoreStats } from '../store.ts';
import type { OpenPostgres } from './open.ts';

/** Rejects where the database does not answer. */
export async function check({ pool }: OpenPostgres): Promise<void> {
  await pool.query('SELECT 1');
}

export async function statsOf(_open: OpenPostgres): Promise<StoreStats> {
  throw new Error('cold: statsOf');
}
