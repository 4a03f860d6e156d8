import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Most tasks of one user, the one under way included. */
const MOST_EACH = 3;
/** How long one task may keep the next one waiting, in milliseconds: a delivery may hang. */
const LONGEST = 5_000;

/**
 * Runs heavy tasks (whole records, exports) one at a time, so that one of them is in memory. Between two of them everything
 * else that waits has its turn.
 */
export class HeavyQueue {
  readonly #ofUser = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task after those before it. Undefined: the user has too many already. */
  run<T>(user: string, task: () => Promise<T>): Promise<T> | undefined {
    const theirs = this.#ofUser.get(user) ?? 0;
    if (theirs >= MOST_EACH) return undefined;
    this.#ofUser.set(user, theirs + 1);
    const begun = this.#last.then(() => nextTurn());
    const running = begun.then(task);
    const leave = () => this.#leave(user);
    const over = running.then(leave, leave);
    this.#last = begun.then(() => Promise.race([over, sleep(LONGEST, undefined, { ref: false })]));
    return running;
  }

  #leave(user: string): void {
    const left = (this.#ofUser.get(user) ?? 1) - 1;
    if (left === 0) this.#ofUser.delete(user);
    else this.#ofUser.set(user, left);
  }
}
