import type { Shards } from '../../shards.ts';
import type { Place, Resealed } from '../store.ts';
import { ofShards, shardValues } from './downtimes.ts';
import type { OpenPostgres } from './open.ts';

/** The encounters whose dice were sealed anew, until their channels have been told. */
export async function resealed({ pool }: OpenPostgres, shards?: Shards): Promise<readonly Resealed[]> {
  const { rows } = await pool.query<Resealed>(
    `SELECT server, channel, name, resealed AS commitment, resealed_because AS because FROM encounters
     WHERE current AND resealed IS NOT NULL AND ${ofShards()} ORDER BY id`,
    shardValues(shards),
  );
  return rows;
}

export async function resealTold({ pool }: OpenPostgres, { server, channel }: Place): Promise<void> {
  await pool.query(
    'UPDATE encounters SET resealed = NULL WHERE server = $1 AND channel = $2 AND resealed IS NOT NULL',
    [server, channel],
  );
}
