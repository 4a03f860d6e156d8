import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { DOWNTIME_AFTER_MS } from '../../session/clock.ts';
import type { Shards, Standing } from '../../shards.ts';
import { codeOf } from '../../startup-error.ts';
import { COUNTDOWN_HORIZON_MS } from '../../time/countdown.ts';
import {
  decideLeases,
  type HeldShard,
  type Lease,
  type Leases,
  type LeaseTakeResult,
  type LeaseTimes,
  type ShardDowntime,
} from '../leases.ts';
import { asStoreError, isConflict } from './errors.ts';

/** The database's time in milliseconds. It is the same clock for all processes. */
const NOW_SQL = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** How many times to try taking shards while other processes take shards too. */
const MAX_TRIES = 10;

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

  take(shards: Shards, standing: Standing): Promise<LeaseTakeResult> {
    const request = { shards, standing, owner: this.#owner, name: this.#name, isGone: isProcessGone };
    return inSerializableTransaction(this.#pool, async (client) => {
      const { rows: leases } = await client.query<Lease>(
        `SELECT "of", shard, owner, name, standing, at::float8, expires::float8, wanted FROM shards`,
      );
      const { rows } = await client.query<{ readonly now: number }>(`SELECT ${NOW_SQL}::float8 AS now`);
      const [{ now } = { now: 0 }] = rows;
      const {
        leases: leasesToWrite,
        downtimes: shardDowntimes,
        ...takeResult
      } = decideLeases(leases, request, now, this.times);
      for (const lease of leasesToWrite) await writeLease(client, lease);
      await recordDowntimes(client, shards.of, shardDowntimes.filter(isLongDowntime), now);
      return takeResult;
    });
  }

  async renew(): Promise<readonly HeldShard[]> {
    const { rows } = await this.#pool.query<HeldShard>(
      `UPDATE shards SET at = greatest(at, ${NOW_SQL}), expires = ${NOW_SQL} + $2 WHERE owner = $1 AND expires > ${NOW_SQL} RETURNING shard, standing, wanted`,
      [this.#owner, this.times.ttl],
    );
    return rows;
  }

  async orphans(total: number): Promise<readonly number[]> {
    const { rows } = await this.#pool.query<{ readonly shard: number }>(
      `WITH ahead AS (UPDATE shards SET expires = ${NOW_SQL} + $3 WHERE at > ${NOW_SQL} AND expires > ${NOW_SQL} + $3)
       SELECT shard FROM shards WHERE "of" = $1 AND expires + $2 <= ${NOW_SQL} ORDER BY shard`,
      [total, this.times.adoptAfter, this.times.ttl],
    );
    return rows.map(({ shard }) => shard);
  }

  async release(shards?: readonly number[]): Promise<void> {
    await this.#pool.query(
      `UPDATE shards SET at = greatest(at, ${NOW_SQL}), expires = ${NOW_SQL} WHERE owner = $1 AND expires > ${NOW_SQL} AND ($2::int[] IS NULL OR shard = ANY ($2))`,
      [this.#owner, shards],
    );
  }

  async identify(bucket: number): Promise<number> {
    const { rows } = await this.#pool.query<{ readonly may: boolean; readonly wait: number | null }>(
      `WITH counted AS (
         INSERT INTO identifies AS last (bucket, next) VALUES ($1, ${NOW_SQL} + $2)
         ON CONFLICT (bucket) DO UPDATE SET next = ${NOW_SQL} + $2 WHERE last.next <= ${NOW_SQL} OR last.next > ${NOW_SQL} + $2 RETURNING bucket)
       SELECT EXISTS (SELECT FROM counted) AS may, (SELECT next - ${NOW_SQL} FROM identifies WHERE bucket = $1)::float8 AS wait`,
      [bucket, this.times.identifyEvery],
    );
    const [{ may, wait } = { may: false, wait: null }] = rows;
    return may ? 0 : Math.max(1, wait ?? 0);
  }
}

async function writeLease(
  client: PoolClient,
  { of, shard, owner, name, standing, at, expires, wanted }: Lease,
): Promise<void> {
  await client.query(
    `INSERT INTO shards ("of", shard, owner, name, standing, at, expires, wanted) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT ("of", shard) DO UPDATE SET owner = $3, name = $4, standing = $5, at = $6, expires = $7, wanted = $8`,
    [of, shard, owner, name, standing, at, expires, wanted],
  );
}

function isLongDowntime({ from, until }: ShardDowntime): boolean {
  return until - from > DOWNTIME_AFTER_MS;
}

/** Runs a serializable transaction, and retries it if another one conflicts. */
async function inSerializableTransaction<Result>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
      const result = await run(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Closing the connection ends a transaction that was still open.
      client.release(true);
      if (!isConflict(error) || attempt === MAX_TRIES) throw asStoreError(error);
      await sleep(Math.random() * 2 ** attempt);
    }
  }
}

/**
 * The shard of a row's server, if there are `total` shards. The arguments and the result are SQL. It gives the same
 * result as `shardOf` (src/shards.ts).
 */
function shardOfServerSql(total: string, server = 'server'): string {
  return `coalesce((substring(${server} FROM '^[0-9]+$')::bigint >> 22) % ${total}, 0)`;
}

/**
 * A SQL condition: the server is on one of the shards $2, out of $1 shards in total. If $2 is NULL, every server meets
 * the condition.
 */
export function shardCondition(server?: string): string {
  return `($2::int[] IS NULL OR ${shardOfServerSql('$1::int', server)} = ANY ($2))`;
}

/** The values of $1 and $2 for `shardCondition`. */
export function shardValues(shards: Shards | undefined): (number | readonly number[] | null)[] {
  return shards ? [shards.of, shards.own] : [null, null];
}

/** The downtimes of server $1, earliest first. The number of shards might have been different at the time. */
export const DOWNTIMES_OF_SERVER = `
  SELECT "from"::float8, until::float8 FROM downtimes WHERE shard = ${shardOfServerSql('"of"', '$1::text')} ORDER BY "from"`;

/**
 * If a player's clock is running in an encounter, makes the encounter due immediately. Only a running clock has an end
 * time.
 */
const MAKE_RUNNING_CLOCKS_DUE = `
  UPDATE encounters SET due_at = 0
  WHERE due_at IS NOT NULL AND current AND clock::text LIKE '%"end":%' AND ${shardOfServerSql('$1::int')} = $2`;

/**
 * Stores downtimes of shards. If a player's time is running in an encounter, the encounter becomes due now, so that the
 * end of that time is computed again.
 */
async function recordDowntimes(
  client: PoolClient,
  total: number,
  shardDowntimes: readonly ShardDowntime[],
  now: number,
): Promise<void> {
  for (const { shard, from, until } of shardDowntimes) {
    await client.query(
      'INSERT INTO downtimes ("of", shard, "from", until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [total, shard, from, until],
    );
    await client.query(MAKE_RUNNING_CLOCKS_DUE, [total, shard]);
  }
  if (shardDowntimes.length > 0)
    await client.query('DELETE FROM downtimes WHERE until < $1', [now - COUNTDOWN_HORIZON_MS]);
}

/** The format of a process id that says where the process runs. Only Linux has such ids. */
const PROCESS_ID_PATTERN = /^([0-9a-f-]{36})\.(\d+)\.(\d+)\.(\d+)\/[0-9a-f-]{36}$/;

/**
 * A unique id for this process. On Linux it begins with four parts: the machine's boot, the PID namespace (each
 * container has its own), the PID in it, and the start time. With these, another process can tell that this one is
 * gone.
 */
function newProcessId(): string {
  const processIdentity = processIdentityOf(process.pid);
  return processIdentity === undefined ? randomUUID() : `${processIdentity}/${randomUUID()}`;
}

/**
 * True if the process with this id has certainly ended. False for processes of other machines and containers, because
 * they may still be running.
 */
export function isProcessGone(id: string): boolean {
  const [, boot, pidNamespace, pid, startTicks] = PROCESS_ID_PATTERN.exec(id) ?? [];
  if (pid === undefined || !PID_SCOPE || boot !== PID_SCOPE.boot || pidNamespace !== PID_SCOPE.pidNamespace)
    return false;
  const currentStartTicks = processStartTicks(Number(pid));
  return currentStartTicks === 'none' || (currentStartTicks !== 'unknown' && currentStartTicks !== startTicks);
}

/** The boot and the PID namespace in which PIDs are unique. Undefined if they are unknown. */
const PID_SCOPE = readPidScope();

function readPidScope(): { readonly boot: string; readonly pidNamespace: string } | undefined {
  try {
    // In another PID namespace, /proc would show other processes.
    if (readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const [, pidNamespace] = /^pid:\[(\d+)\]$/.exec(readlinkSync('/proc/self/ns/pid')) ?? [];
    return pidNamespace === undefined ? undefined : { boot: bootId, pidNamespace };
  } catch {
    return undefined;
  }
}

/** The part of a process id that identifies a process on this machine: boot, PID namespace, PID and start time. */
function processIdentityOf(pid: number): string | undefined {
  const startTicks = processStartTicks(pid);
  if (!PID_SCOPE || startTicks === 'none' || startTicks === 'unknown') return undefined;
  return `${PID_SCOPE.boot}.${PID_SCOPE.pidNamespace}.${pid}.${startTicks}`;
}

/** When a process started, in kernel ticks since boot. A PID can be reused, but not with the same start time. */
function processStartTicks(pid: number): string | 'none' | 'unknown' {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that it is another user's process, so it exists.
    return codeOf(error) === 'ESRCH' ? 'none' : 'unknown';
  }
  try {
    const statLine = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name, in parentheses, can contain anything. The state is field 3, and the start time is field 22.
    const fields = statLine.slice(statLine.lastIndexOf(')') + 2).split(' ');
    const [state = '', startTicks] = [fields[0], fields[19]];
    // A zombie has ended. Only its parent hasn't noticed yet.
    return state === 'Z' || state === 'X' ? 'none' : (startTicks ?? 'unknown');
  } catch {
    return 'unknown';
  }
}
