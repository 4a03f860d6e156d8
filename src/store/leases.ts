import { type Shards, type Standing, shardsAsText } from '../shards.ts';
import { StartupError } from '../startup-error.ts';
import { t } from '../text/t.ts';
import { SECOND } from '../time/zone.ts';

/** The process that holds a requested shard. */
interface ShardHolder {
  readonly shard: number;
  /** The host and the process id, for an admin to read. */
  readonly name: string;
  readonly standing: Standing;
}

/** The result of trying to take shards. */
export interface LeaseTakeResult {
  readonly taken: readonly number[];
  /**
   * Shards that other processes hold. If a shard's `standing` is `adopted`, the process that is configured for the
   * shard was gone, and another process took the shard over. That other process soon releases it.
   */
  readonly heldElsewhere: readonly ShardHolder[];
  /**
   * A process that divides the servers into a different number of shards. While such a process runs, no shard can be
   * taken.
   */
  readonly differentTotal?: { readonly of: number; readonly name: string };
}

/** A shard this process holds. */
export interface HeldShard {
  readonly shard: number;
  readonly standing: Standing;
  /**
   * True if this process took the shard over from the process that is configured for the shard, and that process runs
   * again and waits for the shard.
   */
  readonly wanted: boolean;
}

/**
 * Says which process has which shards. Only one process holds a shard at a time, for as long as it renews its lease. A
 * call that fails hasn't taken any shard.
 */
export interface Leases {
  readonly times: LeaseTimes;
  /**
   * Takes the shards that are free. `standing` says whether this process owns these shards by its settings, or only
   * takes them over from a process that is gone.
   */
  take(shards: Shards, standing: Standing): Promise<LeaseTakeResult>;
  /** Renews this process's leases. Resolves with the shards it still has. */
  renew(): Promise<readonly HeldShard[]>;
  /**
   * The shards whose process has been gone so long that another process may take them over. `total` is the number of
   * all shards.
   */
  orphans(total: number): Promise<readonly number[]>;
  /** Releases the given shards, or all. Other processes may take them immediately. */
  release(shards?: readonly number[]): Promise<void>;
  /**
   * How many milliseconds a connection to Discord must wait before it asks again whether it may log in (identify). 0
   * means that it may log in now, and that this login counts. Discord limits the logins in each group of connections,
   * called a bucket.
   */
  identify(bucket: number): Promise<number>;
}

/** The times of a lease, in milliseconds. */
export interface LeaseTimes {
  /** How long a lease lasts after it was taken or renewed. */
  readonly ttl: number;
  readonly renewEvery: number;
  /**
   * How long after its last renewal a process closes its connections. This is well before other processes see its lease
   * expire.
   */
  readonly fenceAfter: number;
  /**
   * How long other processes wait after a lease expires before they take the shard over. In that time, the process that
   * is configured for the shard may come back.
   */
  readonly adoptAfter: number;
  /**
   * The time between two logins (identify calls) of connections to Discord in the same bucket. In each bucket, Discord
   * accepts one login every five seconds. The time is longer than that, because network delay varies.
   */
  readonly identifyEvery: number;
}

/** How long a lease lasts. Ten seconds after it expires, another process may take the shard over. */
export const LEASE_SECONDS = 20;

export const IDENTIFY_INTERVAL_MS = 5.5 * SECOND;

export function leaseTimes(seconds: number): LeaseTimes {
  const ttl = seconds * SECOND;
  return { ttl, renewEvery: ttl / 4, fenceAfter: 0.75 * ttl, adoptAfter: ttl / 2, identifyEvery: IDENTIFY_INTERVAL_MS };
}

/** A shard's lease, as stored. Times are in milliseconds, by the store's clock. */
export interface Lease {
  readonly of: number;
  readonly shard: number;
  readonly owner: string;
  readonly name: string;
  readonly standing: Standing;
  /** When the owner last renewed the lease. A time in the future means that the store's clock was ahead then. */
  readonly at: number;
  readonly expires: number;
  readonly wanted: boolean;
}

/** Which shards a process asks for. */
export interface ShardRequest {
  readonly shards: Shards;
  readonly standing: Standing;
  readonly owner: string;
  readonly name: string;
  /** True if the process with that id has definitely ended, so that its lease can be taken now. */
  readonly isGone?: (owner: string) => boolean;
}

/** A period in which no process served the servers of a shard. */
export interface ShardDowntime {
  readonly shard: number;
  readonly from: number;
  readonly until: number;
}

/** The result of taking shards, with the leases and the downtimes to write. */
interface LeaseDecision extends LeaseTakeResult {
  readonly leases: readonly Lease[];
  readonly downtimes: readonly ShardDowntime[];
}

/** Decides which shards a process may take, from all existing leases. */
export function decideLeases(
  leases: readonly Lease[],
  request: ShardRequest,
  now: number,
  { ttl, adoptAfter }: LeaseTimes,
): LeaseDecision {
  const { of, own } = request.shards;
  // If a process was killed on this machine, the one that replaces it gets its shards immediately.
  const isAbandoned = (owner: string) => request.standing === 'own' && request.isGone?.(owner) === true;
  const isLeaseLive = ({ owner, expires }: Lease) => owner !== request.owner && expires > now && !isAbandoned(owner);
  const leasesWithOtherShardCount = leases.filter((each) => each.of !== of);
  const liveLease = leasesWithOtherShardCount.find(isLeaseLive);
  // A lease written while the clock was ahead would last for hours. If its owner is running, it renews the lease.
  const expiryOf = ({ at, expires }: Lease) => (at > now ? Math.min(expires, now + ttl) : expires);
  if (liveLease) {
    const shortenedLease = { ...liveLease, expires: expiryOf(liveLease) };
    return {
      taken: [],
      heldElsewhere: [],
      leases: shortenedLease.expires < liveLease.expires ? [shortenedLease] : [],
      downtimes: [],
      differentTotal: liveLease,
    };
  }
  const [takenShards, holders, leasesToWrite, newDowntimes]: [number[], ShardHolder[], Lease[], ShardDowntime[]] = [
    [],
    [],
    [],
    [],
  ];
  // If the number of shards has changed, the servers belonged to other shards until this time.
  const otherShardCountEnd = Math.max(...leasesWithOtherShardCount.map(({ at }) => at));
  for (const shard of own) {
    const lease = leases.find((each) => each.of === of && each.shard === shard);
    if (lease && isLeaseLive(lease)) {
      holders.push({ shard, name: lease.name, standing: lease.standing });
      const isShardWanted = lease.wanted || (request.standing === 'own' && lease.standing === 'adopted');
      const newExpiryTime = expiryOf(lease);
      if (isShardWanted !== lease.wanted || newExpiryTime !== lease.expires)
        leasesToWrite.push({ ...lease, wanted: isShardWanted, expires: newExpiryTime });
    } else if (request.standing === 'own' || (lease && lease.expires + adoptAfter <= now)) {
      takenShards.push(shard);
      const { owner, name, standing } = request;
      const leaseTime = Math.max(now, lease?.at ?? now);
      leasesToWrite.push({ of, shard, owner, name, standing, at: leaseTime, expires: now + ttl, wanted: false });
      const downSince = Math.max(lease?.at ?? Number.NEGATIVE_INFINITY, otherShardCountEnd);
      if (Number.isFinite(downSince)) newDowntimes.push({ shard, from: downSince, until: now });
    }
  }
  return { taken: takenShards, heldElsewhere: holders, leases: leasesToWrite, downtimes: newDowntimes };
}

/** Why a process can't have its shards. The error is temporary, because the other process may be about to stop. */
export function shardsTakenError(
  shards: Shards,
  { heldElsewhere: holders, differentTotal: otherHolder }: LeaseTakeResult,
): StartupError | undefined {
  if (otherHolder)
    return new StartupError(
      t('admin-other-total', { process: otherHolder.name, theirs: otherHolder.of, ours: shards.of }),
      { temporary: true },
    );
  const [firstHolder] = holders;
  if (!firstHolder) return undefined;
  const shardsOfHolder = holders.filter(({ name }) => name === firstHolder.name).map(({ shard }) => shard);
  return new StartupError(
    t('admin-shards-taken', {
      process: firstHolder.name,
      shards: shardsAsText({ of: shards.of, own: shardsOfHolder }),
    }),
    { temporary: true },
  );
}
