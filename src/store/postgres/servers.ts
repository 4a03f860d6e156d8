import type { Pace } from '../../rules/core/pace.ts';
import type { OpenPostgres } from './open.ts';

/** The pace with which a new encounter opens in a server. Undefined: none. */
export async function usualPaceOf({ pool }: Pick<OpenPostgres, 'pool'>, server: string): Promise<Pace | undefined> {
  const { rows } = await pool.query<{ readonly pace: Pace | null }>('SELECT pace FROM servers WHERE server = $1', [
    server,
  ]);
  return rows[0]?.pace ?? undefined;
}
