import { setTimeout as sleep } from 'node:timers/promises';
import { type Shards, type Standing, shardsAsText } from '../shards.ts';
import { StartupError } from '../startup-error.ts';
import { type Leases, shardsTakenError } from '../store/leases.ts';
import { StoreError } from '../store/store.ts';
import { t } from '../text/t.ts';
import { SECOND } from '../time/zone.ts';

interface ShardLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** Connects to Discord for the shards this process holds. */
export interface ShardConnections {
  /** Opens the connections of these shards. Resolves when all are connected. */
  open(shards: readonly number[], standing: Standing): Promise<void>;
  /**
   * Closes connections, either after current requests are answered or immediately. Resolves when they send nothing
   * more.
   */
  close(shards: readonly number[], how: 'answered' | 'at once'): Promise<void>;
  /** Called when Discord refuses to let the bot connect. */
  onRefused(why: StartupError): void;
}

/** If the leases can't be renewed, this is the maximum pause before the next attempt, in milliseconds. */
const MAX_RENEW_PAUSE_MS = SECOND;

/**
 * The shards a process holds. This class renews their leases. It adopts (takes over) the shards of a dead process, and
 * returns them when that process is back. If it can't renew the leases, it closes the connections before another
 * process may take the shards.
 */
export class HeldShards {
  readonly #leases: Leases;
  readonly #own: Shards;
  readonly #log: ShardLog;
  readonly #held = new Map<number, Standing>();
  /** The shards that are being released. */
  readonly #leaving = new Set<number>();
  #connections: ShardConnections | undefined;
  /** Resolves when shards taken after startup are connected, or when this process stops. */
  readonly #connectedLater = Promise.withResolvers<void>();
  /** True if no more shards are taken. */
  #isStopping = false;
  /** True if no more leases are renewed. */
  #isStopped = false;
  #renewalTimer: NodeJS.Timeout | undefined;
  #fenceTimer: NodeJS.Timeout | undefined;
  /** True if it has already been logged that leases can't be renewed. */
  #hasLoggedFailure = false;
  /**
   * When a renewal of the leases last failed. If none has failed, when the process took its shards (`performance.now`).
   */
  #steadySince = performance.now();

  /** `sentAt` is when the process requested its own shards (`performance.now`). */
  private constructor(leases: Leases, shards: Shards, log: ShardLog, sentAt: number) {
    this.#leases = leases;
    this.#own = shards;
    this.#log = log;
    for (const shard of shards.own) this.#held.set(shard, 'own');
    this.#fenceFrom(sentAt);
    this.#renewIn(leases.times.renewEvery);
  }

  /** Takes a process's own shards and keeps them. Waits and throws like `takeShards`. */
  static async take(leases: Leases, shards: Shards, log: ShardLog, signal: AbortSignal): Promise<HeldShards> {
    return new HeldShards(leases, shards, log, await takeShards(leases, shards, log, signal));
  }

  /**
   * Connects the shards that this process holds, and later the shards that it takes. Resolves when the first ones are
   * connected.
   */
  async connect(connections: ShardConnections): Promise<void> {
    this.#connections = connections;
    const heldShardNumbers = [...this.#held.keys()];
    try {
      await connections.open(heldShardNumbers, 'own');
    } catch (error) {
      if (error instanceof StartupError || heldShardNumbers.every((shard) => this.#held.has(shard))) throw error;
      // All shards were lost while connecting. They will be taken again.
      await this.#connectedLater.promise;
    }
  }

  /** Stops taking shards, closes the connections, and then releases all shards immediately. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#close([...this.#held.keys()], 'answered');
    this.#isStopped = true;
    this.#connectedLater.resolve();
    clearTimeout(this.#renewalTimer);
    clearTimeout(this.#fenceTimer);
    await this.#release();
  }

  #renewIn(wait: number): void {
    if (this.#isStopped) return;
    const { renewEvery } = this.#leases.times;
    this.#renewalTimer = setTimeout(() => {
      this.#renew().then(
        () => this.#renewIn(renewEvery),
        (error) => {
          this.#noteFailure(error);
          this.#renewIn(Math.min(MAX_RENEW_PAUSE_MS, renewEvery));
        },
      );
    }, wait).unref();
  }

  #noteFailure(error: unknown): void {
    if (!this.#hasLoggedFailure) this.#log.warn({ error }, 'Could not renew the leases of the connections to Discord');
    this.#hasLoggedFailure = true;
    this.#steadySince = performance.now();
  }

  async #renew(): Promise<void> {
    const sentAt = performance.now();
    const renewedShards = await this.#leases.renew();
    this.#hasLoggedFailure = false;
    // The renewal took too long, so this process must not use these shards, although their leases still look valid to
    // others.
    if (performance.now() - sentAt > this.#leases.times.fenceAfter) return;
    this.#fenceFrom(sentAt);
    const renewedShardNumbers = new Set(renewedShards.map(({ shard }) => shard));
    void this.#close(
      [...this.#held.keys()].filter((shard) => !renewedShardNumbers.has(shard)),
      'at once',
    );
    void this.#giveBack(renewedShards.flatMap(({ shard, wanted }) => (wanted ? [shard] : [])));
    if (!this.#connections || this.#isStopping) return;
    // These shards' connections were closed because a renewal came too late.
    const shardsToReopen = renewedShards.filter(({ shard }) => !this.#held.has(shard) && !this.#leaving.has(shard));
    for (const { shard, standing } of shardsToReopen) this.#open([shard], standing);
    await this.#takeMore();
  }

  /** Takes back the shards that this process has lost, and adopts (takes over) the shards of processes that are gone. */
  async #takeMore(): Promise<void> {
    const { of, own } = this.#own;
    const missingShards = own.filter((shard) => !this.#held.has(shard) && !this.#leaving.has(shard));
    if (missingShards.length > 0) this.#open((await this.#leases.take({ of, own: missingShards }, 'own')).taken, 'own');
    // After a restart of all processes or an outage of the database, the other processes will soon be back, so this
    // process doesn't take over their shards yet.
    if (performance.now() - this.#steadySince < this.#leases.times.adoptAfter) return;
    // Takes only some of the abandoned shards, so that the other running processes take some too.
    const orphanedShards = (await this.#leases.orphans(of))
      .filter((shard) => !own.includes(shard))
      .slice(0, own.length);
    if (orphanedShards.length > 0)
      this.#open((await this.#leases.take({ of, own: orphanedShards }, 'adopted')).taken, 'adopted');
  }

  #open(shards: readonly number[], standing: Standing): void {
    if (shards.length === 0 || this.#isStopping) return;
    for (const shard of shards) this.#held.set(shard, standing);
    const shardText = shardsAsText({ of: this.#own.of, own: shards });
    this.#log.info({ shards: shardText, standing }, 'Taking over connections to Discord');
    this.#connections?.open(shards, standing).then(this.#connectedLater.resolve, async (error) => {
      if (error instanceof StartupError) return this.#connections?.onRefused(error);
      const unopenedShards = shards.filter((shard) => this.#held.has(shard));
      if (unopenedShards.length === 0) return;
      this.#log.error({ error, shards: shardText }, 'Could not take over connections. Released them for now');
      await this.#giveBack(unopenedShards);
    });
  }

  async #giveBack(shards: readonly number[]): Promise<void> {
    const shardsToRelease = shards.filter((shard) => !this.#leaving.has(shard));
    if (shardsToRelease.length === 0) return;
    for (const shard of shardsToRelease) this.#leaving.add(shard);
    await this.#close(shardsToRelease, 'answered');
    await this.#release(shardsToRelease);
    for (const shard of shardsToRelease) this.#leaving.delete(shard);
  }

  async #close(shards: readonly number[], how: 'answered' | 'at once'): Promise<void> {
    if (shards.length === 0) return;
    for (const shard of shards) this.#held.delete(shard);
    if (!this.#connections) return;
    this.#log.info(
      { shards: shardsAsText({ of: this.#own.of, own: shards.toSorted(compareNumbers) }) },
      'Closing connections to Discord',
    );
    await this.#connections.close(shards, how);
  }

  async #release(shards?: readonly number[]): Promise<void> {
    await this.#leases
      .release(shards)
      .catch((error) => this.#log.warn({ error }, 'Could not return the leases of connections. They will expire'));
  }

  #fenceFrom(sentAt: number): void {
    clearTimeout(this.#fenceTimer);
    const remainingMs = sentAt + this.#leases.times.fenceAfter - performance.now();
    this.#fenceTimer = setTimeout(() => {
      if (this.#held.size > 0) this.#log.error({}, 'Could not renew leases, so other processes may take them soon');
      void this.#close([...this.#held.keys()], 'at once');
    }, remainingMs).unref();
  }
}

function compareNumbers(one: number, other: number): number {
  return one - other;
}

/** The maximum pause between two attempts to take shards, in milliseconds. */
const MAX_TAKE_PAUSE_MS = SECOND;

/**
 * Takes all of a starting process's own shards. Waits for a shard that another process still holds: that process may be
 * giving the shard back, or it may have just died. Throws `StartupError` if another process keeps a shard, or the
 * signal's reason when aborted; in both cases no shard is taken. Resolves with the time of the last attempt
 * (`performance.now`).
 */
export async function takeShards(
  leases: Leases,
  shards: Shards,
  log: { info(about: object, message: string): void },
  signal: AbortSignal,
): Promise<number> {
  const { ttl, renewEvery } = leases.times;
  const deadline = performance.now() + ttl + renewEvery;
  try {
    for (let attempt = 0; ; attempt++) {
      signal.throwIfAborted();
      const sentAt = performance.now();
      // Taking a shard that the process already has renews its lease.
      const refusal = shardsTakenError(shards, await leases.take(shards, 'own'));
      if (!refusal) return sentAt;
      if (sentAt > deadline) throw refusal;
      if (attempt === 0)
        log.info({ because: refusal.message }, 'Waiting for another process to release this one’s connections');
      await sleep(Math.min(MAX_TAKE_PAUSE_MS, renewEvery), undefined, { signal });
    }
  } catch (error) {
    await leases.release().catch(() => undefined);
    throw error instanceof StoreError ? new StartupError(noLeasesText(error), { temporary: true }) : error;
  }
}

function noLeasesText({ problem }: StoreError): string {
  return t('admin-no-leases', { problem });
}
