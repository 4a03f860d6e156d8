/**
 * Something with a fixed capacity per second, and the work that waits for it. A second is the smallest step: within
 * one, work is assumed to arrive evenly.
 */
export class Queue {
  readonly #perSecond: number;
  #waiting = 0;
  #done = 0;

  /** `perSecond`: its capacity, in the unit of the work given to it. */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /**
   * A second passes in which that much work arrives. Returns how long the last of it takes until it is done, in
   * seconds.
   */
  second(work: number): number {
    const wait = (this.#waiting + work) / this.#perSecond;
    const done = Math.min(this.#perSecond, this.#waiting + work);
    this.#waiting += work - done;
    this.#done += done;
    // Work that arrives evenly and is done within its second doesn't wait.
    return Math.max(0, wait - 1);
  }

  /** A second passes in which nothing is done and that much work arrives. */
  stand(work = 0): void {
    this.#waiting += work;
  }

  /** Work that is not done yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Work done so far. */
  get done(): number {
    return this.#done;
  }
}

/** How long things waited, and the share that waited too long. */
export class Waits {
  #all = 0;
  #late = 0;
  #longest = 0;
  readonly #limit: number;

  /** `limit`: the longest acceptable wait, in seconds. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(count: number, seconds: number): void {
    if (count <= 0) return;
    this.#all += count;
    if (seconds > this.#limit) this.#late += count;
    this.#longest = Math.max(this.#longest, seconds);
  }

  /** The share that waited too long, from 0 to 1. */
  get late(): number {
    return this.#all === 0 ? 0 : this.#late / this.#all;
  }

  /** In seconds. */
  get longest(): number {
    return this.#longest;
  }
}

/** How much arrives per second, in all and in the busiest minute. */
export class Busiest {
  #all = 0;
  #inMinute = 0;
  #seconds = 0;
  #most = 0;

  second(count: number): void {
    this.#all += count;
    this.#inMinute += count;
    if (++this.#seconds % 60 !== 0) return;
    this.#most = Math.max(this.#most, this.#inMinute / 60);
    this.#inMinute = 0;
  }

  get all(): number {
    return this.#all;
  }

  /** Per second, averaged over the busiest minute. */
  get minute(): number {
    return this.#most;
  }
}
