import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Most tasks of one user, the one under way included. */
const MOST_EACH = 3;
/** How long one task may keep the next one waiting, in milliseconds: a delivery may hang. */
const LONGEST = 5_000;

interface Task {
  begin(): void;
  readonly over: Promise<void>;
}

/**
 * Runs heavy tasks (whole records, exports) one at a time, so that one of them is in memory, and the users in turn: whoever asks for
 * several waits between them for everybody else's. Of one user two never run at once.
 */
export class HeavyQueue {
  /** What waits. The user whose turn is next stands first. */
  readonly #waiting = new Map<string, Task[]>();
  readonly #underWay = new Set<string>();
  #serving = false;

  /** Runs a task when its turn comes. Undefined: the user has too many already. */
  run<T>(user: string, task: () => Promise<T>): Promise<T> | undefined {
    const theirs = this.#waiting.get(user) ?? [];
    if (theirs.length + (this.#underWay.has(user) ? 1 : 0) >= MOST_EACH) return undefined;
    const begun = Promise.withResolvers<void>();
    const running = begun.promise.then(task);
    const leave = () => this.#leave(user);
    this.#waiting.set(user, [...theirs, { begin: begun.resolve, over: running.then(leave, leave) }]);
    void this.#serve();
    return running;
  }

  async #serve(): Promise<void> {
    if (this.#serving) return;
    this.#serving = true;
    for (let task = this.#next(); task; task = this.#next()) {
      task.begin();
      await Promise.race([task.over, sleep(LONGEST, undefined, { ref: false })]);
      await nextTurn();
    }
    this.#serving = false;
  }

  /** The next task of the first user who has none under way. The user's turn after it is the last. */
  #next(): Task | undefined {
    for (const [user, [task, ...others]] of this.#waiting) {
      if (this.#underWay.has(user)) continue;
      this.#waiting.delete(user);
      if (others.length > 0) this.#waiting.set(user, others);
      this.#underWay.add(user);
      return task;
    }
    return undefined;
  }

  #leave(user: string): void {
    this.#underWay.delete(user);
    void this.#serve();
  }
}
