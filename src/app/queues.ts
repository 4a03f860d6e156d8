import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Runs the tasks of a channel one after the other, and those of different channels at the same time. */
export class ChannelQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs a task after all earlier tasks of that channel. */
  run<T>(channel: string, task: () => Promise<T>): Promise<T> {
    const previousTask = this.#last.get(channel);
    const runningTask = previousTask ? previousTask.then(task, task) : task();
    this.#last.set(channel, runningTask);
    const removeIfLast = () => {
      if (this.#last.get(channel) === runningTask) this.#last.delete(channel);
    };
    runningTask.then(removeIfLast, removeIfLast);
    return runningTask;
  }

  /** Resolves when nothing is running. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }
}

/** The maximum number of one user's tasks, including the running one. */
const MAX_TASKS_PER_USER = 3;
/** The maximum time that a task delays the next one, in case the delivery of its reply hangs. */
const MAX_TASK_TIME_MS = 5_000;

interface QueuedTask {
  begin(): void;
  readonly over: Promise<void>;
}

/**
 * Runs heavy tasks, such as loading an encounter's whole record, one at a time, so that only one is in memory. Users
 * take turns: after one task of a user, the tasks of the other users come first. A user never has two tasks running at
 * the same time.
 */
export class HeavyTaskQueue {
  /** Waiting tasks by user. The first user's turn comes next. */
  readonly #waiting = new Map<string, QueuedTask[]>();
  readonly #underWay = new Set<string>();
  #isServing = false;

  /** Runs a task when its turn comes. Undefined if the user has too many tasks already. */
  run<T>(user: string, task: () => Promise<T>): Promise<T> | undefined {
    const userTasks = this.#waiting.get(user) ?? [];
    if (userTasks.length + (this.#underWay.has(user) ? 1 : 0) >= MAX_TASKS_PER_USER) return undefined;
    const startSignal = Promise.withResolvers<void>();
    const taskResult = startSignal.promise.then(task);
    const leaveQueue = () => this.#leave(user);
    this.#waiting.set(user, [
      ...userTasks,
      { begin: startSignal.resolve, over: taskResult.then(leaveQueue, leaveQueue) },
    ]);
    void this.#serve();
    return taskResult;
  }

  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    for (let task = this.#next(); task; task = this.#next()) {
      task.begin();
      await Promise.race([task.over, sleep(MAX_TASK_TIME_MS, undefined, { ref: false })]);
      await nextTurn();
    }
    this.#isServing = false;
  }

  /** The next task of the first user who has no running task. That user then goes to the end of the queue. */
  #next(): QueuedTask | undefined {
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

/** How many seconds' worth of commands a user may send in one burst. */
const BURST_SECONDS = 10;
/** The maximum number of buckets in memory. When there are more, the least recently used is evicted. */
const MAX_BUCKETS = 10_000;

/**
 * A token bucket for each user: this many commands a second, and a burst of ten seconds' worth. Normal play doesn't
 * reach the limit, but a script does.
 */
export class RateLimiter {
  readonly #perSecond: number;
  readonly #burst: number;
  /** Each user's tokens and when they were counted, with the user who has been inactive the longest first. */
  readonly #users = new Map<string, { readonly left: number; readonly at: number }>();

  /** `perSecond` can be a fraction. 0 means no limit. */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#burst = Math.max(1, perSecond * BURST_SECONDS);
  }

  /** True if the user may act at `now`, which costs one token. `now` is in milliseconds, by any clock. */
  allows(user: string, now: number): boolean {
    if (this.#perSecond === 0) return true;
    this.#evict(now);
    const bucket = this.#users.get(user);
    // If the clock goes back, no tokens are added.
    const gainedTokens = bucket ? (Math.max(0, now - bucket.at) / 1000) * this.#perSecond : this.#burst;
    const tokens = Math.min(this.#burst, (bucket?.left ?? 0) + gainedTokens);
    const hasToken = tokens >= 1;
    this.#users.delete(user);
    this.#users.set(user, { left: hasToken ? tokens - 1 : tokens, at: Math.max(now, bucket?.at ?? now) });
    return hasToken;
  }

  /** The number of users whose token buckets are in memory. */
  get size(): number {
    return this.#users.size;
  }

  /** Evicts buckets that are full again, and the least recently used ones if there are too many. */
  #evict(now: number): void {
    const refillTimeMs = (this.#burst / this.#perSecond) * 1000;
    for (const [user, { at }] of this.#users) {
      if (now - at < refillTimeMs && this.#users.size < MAX_BUCKETS) return;
      this.#users.delete(user);
    }
  }
}
