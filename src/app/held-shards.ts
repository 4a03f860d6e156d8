import { setTimeout as sleep } from 'node:timers/promises';
import { type Shards, type Standing, textOf } from '../shards.ts';
import { StartupError } from '../startup-error.ts';
import { type Leases, refusal } from '../store/leases.ts';
import { StoreError } from '../store/store.ts';
import { SECOND } from '../time/zone.ts';

/** Where an admin reads what happens to the shards. */
interface ShardLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** Who connects to Discord for the shards that are held. */
export interface ShardConnections {
  /** Connects for shards; resolves when they are connected. */
  open(shards: readonly number[], standing: Standing): Promise<void>;
  /** Closes connections, when what is under way is answered or at once. Resolves when nothing is said for them any more. */
  close(shards: readonly number[], how: 'answered' | 'at once'): Promise<void>;
  /** Discord refuses the bot. */
  closed(why: StartupError): void;
}

/** How long until what failed is tried again, in milliseconds. */
const RETRY = SECOND;

/**
 * The shards that a process holds: it renews their leases, adopts those of a process that is not there any more, gives them back
 * when that one returns, and closes their connections in time where it cannot renew.
 */
export class HeldShards {
  readonly #leases: Leases;
  readonly #own: Shards;
  readonly #log: ShardLog;
  readonly #held = new Map<number, Standing>();
  /** Those that are being given back. */
  readonly #leaving = new Set<number>();
  #connections: ShardConnections | undefined;
  /** Resolved when shards that were taken later are connected. */
  readonly #reopened = Promise.withResolvers<void>();
  /** Nothing more is taken. */
  #stopping = false;
  /** Nothing more is renewed. */
  #stopped = false;
  #renewal: NodeJS.Timeout | undefined;
  #fence: NodeJS.Timeout | undefined;
  /** That leases cannot be renewed has been said. */
  #failing = false;
  /** Since when they are renewed without a failure. */
  #steadySince = performance.now();

  /** `sentAt` is when its own were taken. */
  private constructor(leases: Leases, own: Shards, log: ShardLog, sentAt: number) {
    this.#leases = leases;
    this.#own = own;
    this.#log = log;
    for (const shard of own.own) this.#held.set(shard, 'own');
    this.#fenceFrom(sentAt);
    this.#renewIn(leases.times.renewEvery);
  }

  /** Takes a process's own shards, and keeps them. Waits and throws as `takeShards` does. */
  static async take(leases: Leases, own: Shards, log: ShardLog, signal: AbortSignal): Promise<HeldShards> {
    return new HeldShards(leases, own, log, await takeShards(leases, own, log, signal));
  }

  /** Connects for what is held, and from now on for what is taken. Resolves when the first are connected. */
  async connect(connections: ShardConnections): Promise<void> {
    this.#connections = connections;
    const own = [...this.#held.keys()];
    try {
      await connections.open(own, 'own');
    } catch (error) {
      if (error instanceof StartupError || own.every((shard) => this.#held.has(shard))) throw error;
      // They were lost on the way, and will be taken anew.
      await this.#reopened.promise;
    }
  }

  /** Closes the connections, takes nothing more, and gives everything back at once. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#close([...this.#held.keys()], 'answered');
    this.#stopped = true;
    this.#reopened.resolve();
    clearTimeout(this.#renewal);
    clearTimeout(this.#fence);
    await this.#release();
  }

  #renewIn(wait: number): void {
    if (this.#stopped) return;
    const { renewEvery } = this.#leases.times;
    this.#renewal = setTimeout(() => {
      this.#renew().then(
        () => this.#renewIn(renewEvery),
        (error) => {
          this.#failed(error);
          this.#renewIn(Math.min(RETRY, renewEvery));
        },
      );
    }, wait).unref();
  }

  #failed(error: unknown): void {
    if (!this.#failing) this.#log.warn({ error }, 'The leases of the connections to Discord cannot be renewed');
    this.#failing = true;
    this.#steadySince = performance.now();
  }

  async #renew(): Promise<void> {
    const sentAt = performance.now();
    const renewed = await this.#leases.renew();
    this.#failing = false;
    // Over for this process, though not yet for the others.
    if (performance.now() - sentAt > this.#leases.times.fenceAfter) return;
    this.#fenceFrom(sentAt);
    const still = new Set(renewed.map(({ shard }) => shard));
    void this.#close(
      [...this.#held.keys()].filter((shard) => !still.has(shard)),
      'at once',
    );
    void this.#giveBack(renewed.flatMap(({ shard, wanted }) => (wanted ? [shard] : [])));
    if (!this.#connections || this.#stopping) return;
    // Those that were closed because a renewal came too late.
    const kept = renewed.filter(({ shard }) => !this.#held.has(shard) && !this.#leaving.has(shard));
    for (const { shard, standing } of kept) this.#open([shard], standing);
    await this.#takeMore();
  }

  /** Takes what is its own and was lost, and what nobody has. */
  async #takeMore(): Promise<void> {
    const { of, own } = this.#own;
    const missing = own.filter((shard) => !this.#held.has(shard) && !this.#leaving.has(shard));
    if (missing.length > 0) this.#open((await this.#leases.take({ of, own: missing }, 'own')).taken, 'own');
    // After a start of all, or an outage for all, the others are about to be back.
    if (performance.now() - this.#steadySince < this.#leases.times.adoptAfter) return;
    // Not all at once: other processes that are left take some too.
    const orphans = (await this.#leases.orphans(of)).filter((shard) => !own.includes(shard)).slice(0, own.length);
    if (orphans.length > 0) this.#open((await this.#leases.take({ of, own: orphans }, 'adopted')).taken, 'adopted');
  }

  #open(shards: readonly number[], standing: Standing): void {
    if (shards.length === 0 || this.#stopping) return;
    for (const shard of shards) this.#held.set(shard, standing);
    const named = textOf({ of: this.#own.of, own: shards });
    this.#log.info({ shards: named, standing }, 'Taking over connections to Discord');
    this.#connections?.open(shards, standing).then(this.#reopened.resolve, async (error) => {
      if (error instanceof StartupError) return this.#connections?.closed(error);
      const unopened = shards.filter((shard) => this.#held.has(shard));
      if (unopened.length === 0) return;
      this.#log.error({ error, shards: named }, 'Connections could not be taken over; they are let go for now');
      await this.#giveBack(unopened);
    });
  }

  async #giveBack(shards: readonly number[]): Promise<void> {
    const leaving = shards.filter((shard) => !this.#leaving.has(shard));
    if (leaving.length === 0) return;
    for (const shard of leaving) this.#leaving.add(shard);
    await this.#close(leaving, 'answered');
    await this.#release(leaving);
    for (const shard of leaving) this.#leaving.delete(shard);
  }

  async #close(shards: readonly number[], how: 'answered' | 'at once'): Promise<void> {
    if (shards.length === 0) return;
    for (const shard of shards) this.#held.delete(shard);
    if (!this.#connections) return;
    this.#log.info(
      { shards: textOf({ of: this.#own.of, own: shards.toSorted(ascending) }) },
      'Closing connections to Discord',
    );
    await this.#connections.close(shards, how);
  }

  async #release(shards?: readonly number[]): Promise<void> {
    await this.#leases
      .release(shards)
      .catch((error) => this.#log.warn({ error }, 'The leases of connections could not be given back; they run out'));
  }

  #fenceFrom(sentAt: number): void {
    clearTimeout(this.#fence);
    const left = sentAt + this.#leases.times.fenceAfter - performance.now();
    this.#fence = setTimeout(() => {
      if (this.#held.size > 0) this.#log.error({}, 'Leases could not be renewed, and others may take them soon');
      void this.#close([...this.#held.keys()], 'at once');
    }, left).unref();
  }
}

function ascending(one: number, other: number): number {
  return one - other;
}

/** The longest pause between two attempts, in milliseconds. */
const PAUSE = SECOND;

/**
 * Takes all shards of a process. Those that another has adopted are waited for, and those of a process that may have died a moment
 * ago. Throws `StartupError` where another process goes on holding them, and the signal's reason when it is aborted; then it has
 * taken none. Resolves with when it asked last (`performance.now`).
 */
export async function takeShards(
  leases: Leases,
  own: Shards,
  log: { info(about: object, message: string): void },
  signal: AbortSignal,
): Promise<number> {
  const { ttl, renewEvery } = leases.times;
  const until = performance.now() + ttl + renewEvery;
  try {
    for (let tries = 0; ; tries++) {
      signal.throwIfAborted();
      const sentAt = performance.now();
      // Those that it has got are taken anew, which renews them.
      const refused = refusal(own, await leases.take(own, 'own'));
      if (!refused) return sentAt;
      if (sentAt > until) throw refused;
      if (tries === 0) log.info({ because: refused.message }, 'Waiting until the connections of this process are free');
      await sleep(Math.min(PAUSE, renewEvery), undefined, { signal });
    }
  } catch (error) {
    await leases.release().catch(() => undefined);
    throw error instanceof StoreError ? new StartupError(unready(error), { temporary: true }) : error;
  }
}

function unready({ problem }: StoreError): string {
  return `The database does not give this process its connections to Discord: it is ${problem}. It may be being moved, or starting; try again in a moment.`;
}
