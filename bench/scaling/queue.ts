/**
 * Something with a fixed capacity per second, and the work that waits for it. A second is the smallest step. Within a
 * second, work is assumed to arrive evenly.
 */
export class Queue {
  readonly #perSecond: number;
  #waiting = 0;
  #done = 0;

  /** `perSecond` is the capacity per second, in the same unit as the work. */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /**
   * Simulates one second in which this much work arrives. Returns how many seconds after the end of that second the
   * last of the work is done.
   */
  second(work: number): number {
    const waitSeconds = (this.#waiting + work) / this.#perSecond;
    const workDone = Math.min(this.#perSecond, this.#waiting + work);
    this.#waiting += work - workDone;
    this.#done += workDone;
    // If work arrives evenly and is done within its second, it doesn't wait.
    return Math.max(0, waitSeconds - 1);
  }

  /** Simulates one second in which this much work arrives and nothing is done. */
  pause(work = 0): void {
    this.#waiting += work;
  }

  /** The work that isn't done yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** How much work has been done. */
  get done(): number {
    return this.#done;
  }
}

/** Measures how long answers or messages wait, and what share of them waits too long. */
export class WaitCounter {
  #all = 0;
  #late = 0;
  #longest = 0;
  readonly #limit: number;

  /** `limit` is the longest acceptable wait, in seconds. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(count: number, seconds: number): void {
    if (count <= 0) return;
    this.#all += count;
    if (seconds > this.#limit) this.#late += count;
    this.#longest = Math.max(this.#longest, seconds);
  }

  /** The share of answers or messages that waited too long, from 0 to 1. */
  get late(): number {
    return this.#all === 0 ? 0 : this.#late / this.#all;
  }

  /** The longest wait, in seconds. */
  get longest(): number {
    return this.#longest;
  }
}

/** Measures the load per second, on average over the day and in the busiest minute. */
export class LoadCounter {
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

  /** The average load per second in the busiest minute. */
  get minute(): number {
    return this.#most;
  }
}
