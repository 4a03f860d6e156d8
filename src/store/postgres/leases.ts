import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { DOWNTIME_AFTER } from '../../session/clock.ts';
import type { Shards, Standing } from '../../shards.ts';
import { type Absence, decide, type Held, type Lease, type Leases, type LeaseTimes, type Taking } from '../leases.ts';
import { noteDowntimes } from './downtimes.ts';
import { asStoreError, isConflict } from './errors.ts';
import { isGone, newProcessId } from './process-identity.ts';

/** The time of the database in milliseconds: one clock for all processes. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** How often shards are tried to be taken that others take at the same moment. */
const MOST_TRIES = 10;

/** Leases in a database that several processes share. */
export class PostgresLeases implements Leases {
  readonly times: LeaseTimes;
  readonly #pool: Pool;
  readonly #owner = newProcessId();
  readonly #name = `${hostname()} (process ${process.pid})`;

  constructor(pool: Pool, times: LeaseTimes) {
    this.#pool = pool;
    this.times = times;
  }

  take(shards: Shards, standing: Standing): Promise<Taking> {
    const wish = { shards, standing, owner: this.#owner, name: this.#name, isGone };
    return serializable(this.#pool, async (client) => {
      const { rows: leases } = await client.query<Lease>(
        `SELECT "of", shard, owner, name, standing, at::float8, expires::float8, wanted FROM shards`,
      );
      const { rows } = await client.query<{ readonly now: number }>(`SELECT ${NOW}::float8 AS now`);
      const [{ now } = { now: 0 }] = rows;
      const { leases: written, absences, ...taking } = decide(leases, wish, now, this.times);
      for (const lease of written) await write(client, lease);
      await noteDowntimes(client, shards.of, absences.filter(isLong), now);
      return taking;
    });
  }

  async renew(): Promise<readonly Held[]> {
    const { rows } = await this.#pool.query<Held>(
      `UPDATE shards SET at = greatest(at, ${NOW}), expires = ${NOW} + $2 WHERE owner = $1 AND expires > ${NOW} RETURNING shard, standing, wanted`,
      [this.#owner, this.times.ttl],
    );
    return rows;
  }

  async orphans(of: number): Promise<readonly number[]> {
    const { rows } = await this.#pool.query<{ readonly shard: number }>(
      `WITH ahead AS (UPDATE shards SET expires = ${NOW} + $3 WHERE at > ${NOW} AND expires > ${NOW} + $3)
       SELECT shard FROM shards WHERE "of" = $1 AND expires + $2 <= ${NOW} ORDER BY shard`,
      [of, this.times.adoptAfter, this.times.ttl],
    );
    return rows.map(({ shard }) => shard);
  }

  async release(shards?: readonly number[]): Promise<void> {
    await this.#pool.query(
      `UPDATE shards SET at = greatest(at, ${NOW}), expires = ${NOW} WHERE owner = $1 AND expires > ${NOW} AND ($2::int[] IS NULL OR shard = ANY ($2))`,
      [this.#owner, shards],
    );
  }

  async identify(bucket: number): Promise<number> {
    const { rows } = await this.#pool.query<{ readonly may: boolean; readonly wait: number | null }>(
      `WITH counted AS (
         INSERT INTO identifies AS last (bucket, next) VALUES ($1, ${NOW} + $2)
         ON CONFLICT (bucket) DO UPDATE SET next = ${NOW} + $2 WHERE last.next <= ${NOW} OR last.next > ${NOW} + $2 RETURNING bucket)
       SELECT EXISTS (SELECT FROM counted) AS may, (SELECT next - ${NOW} FROM identifies WHERE bucket = $1)::float8 AS wait`,
      [bucket, this.times.identifyEvery],
    );
    const [{ may, wait } = { may: false, wait: null }] = rows;
    return may ? 0 : Math.max(1, wait ?? 0);
  }
}

async function write(
  client: PoolClient,
  { of, shard, owner, name, standing, at, expires, wanted }: Lease,
): Promise<void> {
  await client.query(
    `INSERT INTO shards ("of", shard, owner, name, standing, at, expires, wanted) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT ("of", shard) DO UPDATE SET owner = $3, name = $4, standing = $5, at = $6, expires = $7, wanted = $8`,
    [of, shard, owner, name, standing, at, expires, wanted],
  );
}

function isLong({ from, until }: Absence): boolean {
  return until - from > DOWNTIME_AFTER;
}

/** Does something as though nobody else did anything meanwhile; again, where somebody did. */
async function serializable<Result>(pool: Pool, act: (client: PoolClient) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const client = await pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
      const result = await act(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Whatever it was in the middle of ends with the connection.
      client.release(true);
      if (!isConflict(error) || tries === MOST_TRIES) throw asStoreError(error);
      await sleep(Math.random() * 2 ** tries);
    }
  }
}
