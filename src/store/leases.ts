import { type Shards, type Standing, textOf } from '../shards.ts';
import { StartupError } from '../startup-error.ts';
import { SECOND } from '../time/zone.ts';

/** Who holds a shard that was asked for. */
interface Holder {
  readonly shard: number;
  /** Host and process, for an admin. */
  readonly name: string;
  readonly standing: Standing;
}

/** What came of taking shards. */
export interface Taking {
  readonly taken: readonly number[];
  /** Those that other processes hold. What they have adopted they let go soon. */
  readonly held: readonly Holder[];
  /** A process that divides the servers among another number of shards. Then none was taken. */
  readonly otherwise?: { readonly of: number; readonly name: string };
}

/** A shard that is held. */
export interface Held {
  readonly shard: number;
  readonly standing: Standing;
  /** Its own process is back and waits for it. */
  readonly wanted: boolean;
}

/**
 * Which process has which shards. A shard is one process's at a time, for as long as it renews its lease. Whatever it rejects
 * with, nothing has been taken.
 */
export interface Leases {
  readonly times: LeaseTimes;
  /** Takes those of some shards that nobody holds: as its own, or those left by a process that is not there. */
  take(shards: Shards, standing: Standing): Promise<Taking>;
  /** Holds on to what it has for another while. Resolves with what it still has. */
  renew(): Promise<readonly Held[]>;
  /** Those of so many shards whose process has been gone for so long that another may adopt them. */
  orphans(of: number): Promise<readonly number[]>;
  /** Gives back some shards, or all. Others may take them at once. */
  release(shards?: readonly number[]): Promise<void>;
  /** How many milliseconds to wait before asking again for an IDENTIFY of a bucket. 0: it may be made now, and is counted. */
  identify(bucket: number): Promise<number>;
}

/** In milliseconds. */
export interface LeaseTimes {
  /** How long a lease lasts. */
  readonly ttl: number;
  readonly renewEvery: number;
  /** So long after its last renewal was sent a process closes its connections, well before its lease is over for others. */
  readonly fenceAfter: number;
  /** So long after the end of a lease others adopt its shard: its own process may come back first. */
  readonly adoptAfter: number;
  /** How far apart the IDENTIFYs of a bucket are: Discord takes one in five seconds, and the way to it varies. */
  readonly identifyEvery: number;
}

/** A process that dies is replaced half a minute later. */
export const LEASE_SECONDS = 20;

export const IDENTIFY_EVERY = 5.5 * SECOND;

/** The times of leases that last so long. */
export function leaseTimes(seconds: number): LeaseTimes {
  const ttl = seconds * SECOND;
  return { ttl, renewEvery: ttl / 4, fenceAfter: 0.75 * ttl, adoptAfter: ttl / 2, identifyEvery: IDENTIFY_EVERY };
}

/** A shard's lease, as it is kept. Times are the store's own, in milliseconds. */
export interface Lease {
  readonly of: number;
  readonly shard: number;
  /** The id of the process. */
  readonly owner: string;
  readonly name: string;
  readonly standing: Standing;
  /** When its owner was last there. To come: the store's clock was ahead then. */
  readonly at: number;
  readonly expires: number;
  readonly wanted: boolean;
}

/** Who asks for which shards. */
export interface Wish {
  readonly shards: Shards;
  readonly standing: Standing;
  readonly owner: string;
  readonly name: string;
  /** Whether the process of an id has certainly ended: its lease need not be waited for. */
  readonly isGone?: (owner: string) => boolean;
}

/** When nobody had the servers of a shard. */
export interface Absence {
  readonly shard: number;
  readonly from: number;
  readonly until: number;
}

/** What taking shards comes to: which leases are to be written, and since when nobody was there. */
interface Decision extends Taking {
  readonly leases: readonly Lease[];
  readonly absences: readonly Absence[];
}

/** Decides which shards a process may take, by all leases there are. */
export function decide(leases: readonly Lease[], wish: Wish, now: number, { ttl, adoptAfter }: LeaseTimes): Decision {
  const { of, own } = wish.shards;
  // A process that was killed here leaves its own to the one that is started in its place.
  const isLeft = (owner: string) => wish.standing === 'own' && wish.isGone?.(owner) === true;
  const isLive = ({ owner, expires }: Lease) => owner !== wish.owner && expires > now && !isLeft(owner);
  const divided = leases.filter((each) => each.of !== of);
  const otherwise = divided.find(isLive);
  // A lease from when the clock was ahead would last for hours. If its owner is there, it renews it.
  const endOf = ({ at, expires }: Lease) => (at > now ? Math.min(expires, now + ttl) : expires);
  if (otherwise) {
    const shortened = { ...otherwise, expires: endOf(otherwise) };
    return {
      taken: [],
      held: [],
      leases: shortened.expires < otherwise.expires ? [shortened] : [],
      absences: [],
      otherwise,
    };
  }
  const [taken, held, written, absences]: [number[], Holder[], Lease[], Absence[]] = [[], [], [], []];
  // Servers were another shard's before they were divided anew.
  const before = Math.max(...divided.map(({ at }) => at));
  for (const shard of own) {
    const lease = leases.find((each) => each.of === of && each.shard === shard);
    if (lease && isLive(lease)) {
      held.push({ shard, name: lease.name, standing: lease.standing });
      const wanted = lease.wanted || (wish.standing === 'own' && lease.standing === 'adopted');
      const expires = endOf(lease);
      if (wanted !== lease.wanted || expires !== lease.expires) written.push({ ...lease, wanted, expires });
    } else if (wish.standing === 'own' || (lease && lease.expires + adoptAfter <= now)) {
      taken.push(shard);
      const { owner, name, standing } = wish;
      const at = Math.max(now, lease?.at ?? now);
      written.push({ of, shard, owner, name, standing, at, expires: now + ttl, wanted: false });
      const from = Math.max(lease?.at ?? Number.NEGATIVE_INFINITY, before);
      if (Number.isFinite(from)) absences.push({ shard, from, until: now });
    }
  }
  return { taken, held, leases: written, absences };
}

/** Why a process cannot have its shards. It passes by itself, should the other be about to stop. */
export function refusal(shards: Shards, { held, otherwise }: Taking): StartupError | undefined {
  if (otherwise)
    return new StartupError(
      `${otherwise.name} divides the servers among ${otherwise.of} connections, this process among ${shards.of}. Stop all processes first, then start them with the same number in SHARDS.`,
      { temporary: true },
    );
  const [first] = held;
  if (!first) return undefined;
  const theirs = held.filter(({ name }) => name === first.name).map(({ shard }) => shard);
  return new StartupError(
    `${first.name} has the connections ${textOf({ of: shards.of, own: theirs })} on the same database. Stop it, or give this process others (SHARDS).`,
    { temporary: true },
  );
}
