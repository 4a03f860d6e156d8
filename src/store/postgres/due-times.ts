import type { Shards } from '../../shards.ts';
import { MINUTE, SECOND } from '../../time/span.ts';
import type { Beat, DueEncounter } from '../store.ts';
import { ofShards, shardValues } from './downtimes.ts';
import type { OpenPostgres } from './open.ts';

/** How long a process has for what it has taken up, before another may, in milliseconds. A commit ends it. */
const CLAIMED_FOR = 30 * SECOND;

/** How far the clocks of two machines may differ, in milliseconds. What is due goes by the process’s. */
const APART = MINUTE;

/** The time of the database in milliseconds. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** What another process looks at in this moment is passed over, and what one has claimed. */
const CLAIM = `
  UPDATE encounters SET claimed_until = ${NOW} + ${CLAIMED_FOR}
  WHERE (server, id) IN (
    SELECT server, id FROM encounters
    WHERE due_at <= $3 AND current AND (claimed_until IS NULL OR claimed_until <= ${NOW}) AND ${ofShards()}
    ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
  RETURNING id::float8 AS encounter, revision::float8, channel, server, due_at::float8 AS "dueAt"`;

/** What is claimed comes up again when its claim is over. */
const NEXT = `
  SELECT least(
    (SELECT due_at FROM encounters WHERE due_at IS NOT NULL AND current AND claimed_until IS NULL AND ${ofShards()}
     ORDER BY due_at LIMIT 1),
    (SELECT min(greatest(due_at, claimed_until)) FROM encounters
     WHERE due_at IS NOT NULL AND current AND claimed_until IS NOT NULL AND ${ofShards()}))::float8 AS next`;

/** Claims what was to happen by itself before an instant, so that no other process takes it up. */
export async function due(
  { pool }: OpenPostgres,
  before: number,
  most: number,
  shards?: Shards,
): Promise<readonly DueEncounter[]> {
  const values = [...shardValues(shards), before, most];
  const { rows } = await pool.query<DueEncounter & { readonly dueAt: number }>(CLAIM, values);
  return rows.toSorted((one, other) => one.dueAt - other.dueAt).map(({ dueAt: _, ...found }) => found);
}

export async function nextDue({ pool }: OpenPostgres, shards?: Shards): Promise<number | undefined> {
  const { rows } = await pool.query<{ readonly next: number | null }>(NEXT, shardValues(shards));
  return rows[0]?.next ?? undefined;
}

/**
 * Whether the clocks of this machine and of the database agree, and whether the database’s is behind what it was. That a process
 * is there its leases say.
 */
export async function beat({ pool }: OpenPostgres, now: number): Promise<Beat> {
  const { rows } = await pool.query<{ readonly apart: number; readonly behind: number | null }>(
    `SELECT abs(${NOW} - $1)::float8 AS apart, ((SELECT max(at) FROM shards) - ${NOW})::float8 AS behind`,
    [now],
  );
  const [{ apart, behind } = { apart: 0, behind: null }] = rows;
  return { ...(apart > APART && { apart }), ...(behind !== null && behind > 0 && { behind }) };
}

/** Downtimes end now at the latest, those of every shard. */
const END_DOWNTIMES = [
  'DELETE FROM downtimes WHERE "from" >= $1',
  'UPDATE downtimes SET until = $1 WHERE until > $1',
] as const;

const ADD_DOWNTIMES = `
  INSERT INTO downtimes ("of", shard, "from", until) SELECT "of", shard, $1 - $2::bigint, $1 FROM shards
  ON CONFLICT ("of", shard, "from") DO UPDATE SET until = excluded.until`;

/** Goes by the database’s clock again, which is behind what the leases say. Once, whichever process does so first. */
export async function trustClock({ pool }: OpenPostgres, steadyFor: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE shards IN EXCLUSIVE MODE');
    const { rows } = await client.query<{ readonly now: number }>(
      `SELECT ${NOW}::float8 AS now WHERE EXISTS (SELECT FROM shards WHERE at > ${NOW})`,
    );
    for (const { now } of rows) {
      for (const end of END_DOWNTIMES) await client.query(end, [now]);
      await client.query(ADD_DOWNTIMES, [now, steadyFor]);
      await client.query('UPDATE shards SET at = $1 WHERE at > $1', [now]);
      await client.query('UPDATE encounters SET due_at = 0, claimed_until = NULL WHERE current AND clock IS NOT NULL');
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Whatever it was in the middle of ends with the connection.
    client.release(true);
    throw error;
  }
}
