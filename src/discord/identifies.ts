import { setTimeout as sleep } from 'node:timers/promises';
import { IDENTIFY_EVERY, type Leases } from '../store/leases.ts';

/** Lets connections identify as fast as Discord takes it: one of each bucket at a time. */
export class Identifies {
  readonly #leases: Leases | undefined;
  /** The last of those that wait, by bucket. */
  readonly #queues = new Map<number, Promise<void>>();
  /** When the next may, by bucket, as far as this process knows. */
  readonly #next = new Map<number, number>();

  /** With leases, other processes identify too. */
  constructor(leases?: Leases) {
    this.#leases = leases;
  }

  /** Resolves when a connection may identify. */
  async turn(bucket: number, signal: AbortSignal): Promise<void> {
    const before = this.#queues.get(bucket);
    const turn = (async () => {
      await before;
      for (let wait = await this.#ask(bucket); wait > 0; wait = await this.#ask(bucket))
        await sleep(wait, undefined, { signal });
    })();
    this.#queues.set(
      bucket,
      turn.catch(() => undefined),
    );
    await turn;
  }

  /** How many milliseconds to wait before asking again; 0: now. */
  async #ask(bucket: number): Promise<number> {
    // Without its database a process does not wait: it is about to lose its shards anyway.
    return (await this.#leases?.identify(bucket).catch(() => undefined)) ?? this.#askHere(bucket, performance.now());
  }

  #askHere(bucket: number, now: number): number {
    const wait = (this.#next.get(bucket) ?? now) - now;
    if (wait <= 0) this.#next.set(bucket, now + IDENTIFY_EVERY);
    return Math.max(0, wait);
  }
}
