import type { Reply } from '../interaction/reply.ts';
import type { Caller } from '../session/caller.ts';
import { CLOCK_USER, DOWNTIME_AFTER_MS, DUE_INTERACTION_PREFIX } from '../session/clock.ts';
import type { Shards } from '../shards.ts';
import type { DueEncounter, Place, Store } from '../store/store.ts';
import { MINUTE } from '../time/zone.ts';
import type { Host, Log } from './host.ts';

/**
 * At each heartbeat, Fray records that it is running, and checks whether anything is due. This is the maximum time
 * between two heartbeats.
 */
const HEARTBEAT_INTERVAL_MS = MINUTE;
/**
 * The maximum difference between the times that the system's clock and a steady clock measure between two heartbeats.
 * If it is larger, the system's clock was set or the machine was asleep.
 */
const CLOCK_JUMP_MS = 5_000;
/** How many milliseconds a clock must run steadily after it has gone back, before it is trusted again. */
const STEADY_PERIOD_MS = 5 * MINUTE;
/** How many due encounters are looked up at a time. */
const ENCOUNTERS_PER_LOOKUP = 50;
/**
 * How many channels are worked on at the same time. With round trips of 300 ms, this makes about 50 requests a second,
 * which is as many as Discord allows.
 */
const MAX_PARALLEL_CHANNELS = 16;
/**
 * The maximum number of times in a row that due encounters are looked up, in case something is always due again
 * immediately.
 */
const MAX_PASSES = 1000;

interface DueTimesOptions {
  /** The current time, in milliseconds since 1970. */
  readonly now?: () => number;
  /**
   * If more milliseconds than this pass between two heartbeats, they count as downtime. Defaults to
   * `DOWNTIME_AFTER_MS`.
   */
  readonly gap?: number;
  /** The shards that this process currently handles. Undefined means all. */
  readonly shards?: () => Shards | undefined;
  /**
   * A clock in milliseconds that doesn't change when the system's clock is set. If only `now` is given, `now` is used
   * and is assumed never to jump.
   */
  readonly steady?: () => number;
  /** Whether the adapter can later edit its messages. */
  readonly caller?: Pick<Caller, 'keepsPosts'>;
  /** Shows in a channel what has happened automatically. */
  readonly deliver: (place: Place, reply: Reply) => Promise<void>;
}

/**
 * Does what is due to happen automatically. The store says what is due and when; the timer only wakes this class up.
 */
export class DueTimes {
  readonly #store: Store;
  readonly #host: Host;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #steady: () => number;
  readonly #options: DueTimesOptions;
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  #firing: Promise<void> | undefined;
  /** The times on both clocks at the last heartbeat. */
  #lastHeartbeat: { readonly now: number; readonly steady: number } | undefined;
  /** The times on both clocks when the system's clock was last set, or at startup. */
  #clocksWhenSet = { now: 0, steady: 0 };
  /** True if a wrong clock has already been logged. */
  #hasLoggedWrongClock = false;
  #isStarted = false;

  constructor(store: Store, host: Host, log: Log, options: DueTimesOptions) {
    this.#store = store;
    this.#host = host;
    this.#log = log;
    this.#now = options.now ?? Date.now;
    this.#steady = options.steady ?? options.now ?? (() => performance.now());
    this.#options = options;
  }

  /** Does what is due now, then keeps doing what becomes due. */
  async start(): Promise<void> {
    this.#isStarted = true;
    await this.fireDue();
  }

  /** Wakes up in time for something that is due at the time `at`. */
  wake(at: number): void {
    if (at >= this.#wakesAt) return;
    this.#sleepUntil(at);
  }

  /** Does everything that is due, then sleeps until something else is due. */
  async fireDue(): Promise<void> {
    this.#firing ??= this.#fireAll().finally(() => {
      this.#firing = undefined;
    });
    await this.#firing;
  }

  /** Stops starting due work. Resolves when running work is done. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    clearTimeout(this.#timer);
    await this.#firing;
  }

  async #fireAll(): Promise<void> {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    try {
      if (!(await this.#beat())) return;
      const shards = this.#options.shards?.();
      const hasFailed = await this.#fireInParallel(shards);
      const nextDueTime = await this.#store.nextDue(shards);
      const now = this.#now();
      this.#sleepUntil(
        hasFailed
          ? Math.min(this.#wakesAt, now + HEARTBEAT_INTERVAL_MS)
          : Math.max(nextDueTime ?? Number.POSITIVE_INFINITY, now + 1),
      );
    } catch (error) {
      this.#log.error({ error }, 'Could not look up due turns');
      this.#sleepUntil(this.#now() + HEARTBEAT_INTERVAL_MS);
    }
  }

  /**
   * Does everything that is due, in several channels at the same time. While people wait for an answer, works on only
   * one channel at a time. Returns true if something failed and has to be retried later.
   */
  async #fireInParallel(shards: Shards | undefined): Promise<boolean> {
    const firedRevisions = new Map<number, number>();
    const runningTasks = new Map<number, Promise<void>>();
    let alreadyFiredCount = 0;
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const maxEncounters = ENCOUNTERS_PER_LOOKUP + alreadyFiredCount;
      const dueEncounters = await this.#store.due(this.#now(), maxEncounters, shards);
      // If the same revision of an encounter is due again, it is still being worked on or has failed.
      const newDueEncounters = dueEncounters.filter(
        ({ encounter, revision }) => firedRevisions.get(encounter) !== revision,
      );
      alreadyFiredCount = dueEncounters.length - newDueEncounters.length;
      for (const dueEncounter of newDueEncounters) {
        const isAtLimit = () => runningTasks.size >= (this.#host.peopleWaiting > 0 ? 1 : MAX_PARALLEL_CHANNELS);
        while (isAtLimit()) await Promise.race(runningTasks.values());
        const { encounter, revision } = dueEncounter;
        firedRevisions.set(encounter, revision);
        // Waits until the encounter's previous result is shown.
        const fireTask = (runningTasks.get(encounter) ?? Promise.resolve()).then(() => this.#fire(dueEncounter));
        runningTasks.set(encounter, fireTask);
        void fireTask.then(() => runningTasks.get(encounter) === fireTask && runningTasks.delete(encounter));
      }
      if (newDueEncounters.length > 0 || dueEncounters.length === maxEncounters) continue;
      if (runningTasks.size === 0) return alreadyFiredCount > 0;
      await Promise.race(runningTasks.values());
    }
    await Promise.all(runningTasks.values());
    return false;
  }

  /** Writes a heartbeat. Returns false if the clock is wrong. Then nothing that is due may happen. */
  async #beat(): Promise<boolean> {
    const lastHeartbeat = this.#lastHeartbeat;
    const newHeartbeat = { now: this.#now(), steady: this.#steady() };
    this.#lastHeartbeat = newHeartbeat;
    const clockJumpMs = lastHeartbeat
      ? newHeartbeat.now - lastHeartbeat.now - (newHeartbeat.steady - lastHeartbeat.steady)
      : 0;
    if (!lastHeartbeat || Math.abs(clockJumpMs) > CLOCK_JUMP_MS) this.#clocksWhenSet = newHeartbeat;
    if (clockJumpMs > CLOCK_JUMP_MS)
      this.#log.error({ jump: clockJumpMs }, 'The clock jumped forward. No one loses time');
    const { behind, apart } = await this.#store.beat(
      newHeartbeat.now,
      clockJumpMs > CLOCK_JUMP_MS ? 0 : (this.#options.gap ?? DOWNTIME_AFTER_MS),
    );
    if (
      behind !== undefined &&
      behind > CLOCK_JUMP_MS &&
      apart === undefined &&
      newHeartbeat.steady - this.#clocksWhenSet.steady >= STEADY_PERIOD_MS
    ) {
      await this.#store.trustClock(newHeartbeat.now, this.#clocksWhenSet.now);
      this.#log.error({ behind }, 'The clock was ahead and is steady now. No one loses time');
      this.#hasLoggedWrongClock = false;
      return true;
    }
    if (apart !== undefined) this.#clocksWhenSet = newHeartbeat;
    if (apart !== undefined) this.#logWrongClock({ apart }, 'The clocks of this machine and of the database differ');
    else if (behind !== undefined && behind > CLOCK_JUMP_MS) this.#logWrongClock({ behind }, 'The clock was set back');
    else if (behind === undefined) this.#hasLoggedWrongClock = false;
    if (apart === undefined && behind === undefined) return true;
    this.#sleepUntil(newHeartbeat.now + (behind ?? HEARTBEAT_INTERVAL_MS));
    return false;
  }

  #logWrongClock(by: object, what: string): void {
    if (!this.#hasLoggedWrongClock) this.#log.error(by, `${what}. Turn timers wait until that’s fixed`);
    this.#hasLoggedWrongClock = true;
  }

  async #fire({ encounter, revision, channel, server }: DueEncounter): Promise<void> {
    const interactionId = `${DUE_INTERACTION_PREFIX}${encounter}/${revision}`;
    const caller: Caller = {
      user: CLOCK_USER,
      name: CLOCK_USER,
      channel,
      server,
      interaction: interactionId,
      now: this.#now(),
      ...this.#options.caller,
    };
    try {
      await this.#host.handle({ due: encounter, caller }, (reply) => this.#options.deliver({ server, channel }, reply));
    } catch (error) {
      this.#log.error({ error, channel }, 'Could not show a turn that was played when its time ran out');
    }
  }

  #sleepUntil(at: number): void {
    if (!this.#isStarted) return;
    clearTimeout(this.#timer);
    const waitMs = Math.min(Math.max(0, at - this.#now()), HEARTBEAT_INTERVAL_MS);
    this.#wakesAt = this.#now() + waitMs;
    this.#timer = setTimeout(() => void this.fireDue(), waitMs).unref();
  }
}
