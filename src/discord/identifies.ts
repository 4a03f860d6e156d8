import { IDENTIFY_EVERY } from '../store/leases.ts';

/** Books IDENTIFYs within a process. */
export class Identifies {
  /** By bucket, when the next may be. */
  readonly #next = new Map<number, number>();

  /** How many milliseconds to wait before the next of a bucket, which is booked then. */
  book(bucket: number, now: number): number {
    const at = Math.max(now, this.#next.get(bucket) ?? now);
    this.#next.set(bucket, at + IDENTIFY_EVERY);
    return at - now;
  }
}
