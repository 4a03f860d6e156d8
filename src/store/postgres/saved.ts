import type { Saved } from '../../session/saved.ts';
import type { OpenPostgres } from './open.ts';

/** What a player has saved in a server, by name. */
export async function savedOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  server: string,
  user: string,
): Promise<readonly Saved[]> {
  const { rows } = await pool.query<Saved>(
    'SELECT name, system, what FROM saved WHERE server = $1 AND "user" = $2 ORDER BY lookup COLLATE "C", system',
    [server, user],
  );
  return rows;
}
