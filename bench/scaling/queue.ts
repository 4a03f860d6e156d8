/**
 * Something that does so much a second, and what waits for it. A second is the smallest step: within one, whatever comes is
 * taken to come evenly.
 */
export class Queue {
  readonly #perSecond: number;
  #waiting = 0;
  #done = 0;

  /** `perSecond`: how much it does in a second, in the unit in which work is given to it. */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** A second passes in which so much comes. Returns how long the last of it waits until it is done, in seconds. */
  second(work: number): number {
    const wait = (this.#waiting + work) / this.#perSecond;
    const done = Math.min(this.#perSecond, this.#waiting + work);
    this.#waiting += work - done;
    this.#done += done;
    // What comes evenly and is done within its second waits for nothing.
    return Math.max(0, wait - 1);
  }

  /** A second passes in which nothing is done, and so much comes. */
  stand(work = 0): void {
    this.#waiting += work;
  }

  /** What is not done yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** What has been done so far. */
  get done(): number {
    return this.#done;
  }
}

/** How long things waited: the share of them that waited longer than something. */
export class Waits {
  #all = 0;
  #late = 0;
  #longest = 0;
  readonly #limit: number;

  /** `limit`: how long a wait may be, in seconds. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(count: number, seconds: number): void {
    if (count <= 0) return;
    this.#all += count;
    if (seconds > this.#limit) this.#late += count;
    this.#longest = Math.max(this.#longest, seconds);
  }

  /** The share that waited for longer than it may, from 0 to 1. */
  get late(): number {
    return this.#all === 0 ? 0 : this.#late / this.#all;
  }

  /** In seconds. */
  get longest(): number {
    return this.#longest;
  }
}

/** How much comes a second, in all and in the busiest minute. */
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

  /** A second, on the average of the busiest minute. */
  get minute(): number {
    return this.#most;
  }
}
