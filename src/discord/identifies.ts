/** How far apart the IDENTIFYs of a bucket are, in milliseconds: Discord takes one in five seconds, and the way to it varies. */
export const IDENTIFY_EVERY = 5_500;

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
