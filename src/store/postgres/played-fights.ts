import type { PlayedFight } from '../../session/played-fights.ts';
import { type FoundFight, readPlayedFights } from '../played-fights.ts';
import type { Key } from '../store.ts';
import { isTheirs } from './combatants.ts';
import { oldestFirst } from './deeds.ts';
import type { OpenPostgres } from './open.ts';

/** The latest encounters of a server in which a user plays or played, with the dice that fell in them. */
export async function playedOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, user }: Pick<Key, 'server' | 'user'>,
  most: number,
): Promise<readonly PlayedFight[]> {
  const { rows } = await pool.query<{ readonly found: readonly FoundFight[] }>(
    `SELECT coalesce(json_agg(r), '[]') AS found FROM (
      SELECT id, name, opening FROM encounters
      WHERE server = $1 AND id IN (SELECT encounter FROM combatants WHERE server = $1 AND ${isTheirs('$2')})
      ORDER BY id DESC LIMIT $3) r`,
    [server, user, most],
  );
  return readPlayedFights(rows[0]?.found ?? [], (encounter) => oldestFirst(pool, server, encounter));
}
