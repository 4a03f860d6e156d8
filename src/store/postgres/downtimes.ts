import type { PoolClient } from 'pg';
import type { Shards } from '../../shards.ts';
import { HORIZON } from '../../time/quiet-hours.ts';
import type { Absence } from '../leases.ts';

/** The shard of a row's server among `of`, both as SQL: what `shardOf` (src/shards.ts) says. */
export function serverShard(of: string, server = 'server'): string {
  return `coalesce((substring(${server} FROM '^[0-9]+$')::bigint >> 22) % ${of}, 0)`;
}

/** Of all servers, or of those of the shards $2 of $1. */
export function ofShards(server?: string): string {
  return `($2::int[] IS NULL OR ${serverShard('$1::int', server)} = ANY ($2))`;
}

/** The parameters $1 and $2 of that. */
export function shardValues(shards: Shards | undefined): (number | readonly number[] | null)[] {
  return shards ? [shards.of, shards.own] : [null, null];
}

/** When nobody was there for the server $1, the earliest first. Servers may have been divided otherwise then. */
export const DOWNTIMES_OF_SERVER = `
  SELECT "from"::float8, until::float8 FROM downtimes WHERE shard = ${serverShard('"of"', '$1::text')} ORDER BY "from"`;

/** Only a player's time that runs has an end. */
const RECOUNT = `
  UPDATE encounters SET due_at = 0
  WHERE due_at IS NOT NULL AND current AND clock::text LIKE '%"end":%' AND ${serverShard('$1::int')} = $2`;

/** Keeps when nobody was there for shards. Wherever a player's time ran, everything is worked out anew at once. */
export async function noteDowntimes(
  client: PoolClient,
  of: number,
  absences: readonly Absence[],
  now: number,
): Promise<void> {
  for (const { shard, from, until } of absences) {
    await client.query(
      'INSERT INTO downtimes ("of", shard, "from", until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [of, shard, from, until],
    );
    await client.query(RECOUNT, [of, shard]);
  }
  if (absences.length > 0) await client.query('DELETE FROM downtimes WHERE until < $1', [now - HORIZON]);
}
