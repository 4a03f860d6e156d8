import { DISRUPTIONS, PLAY_ASSUMPTIONS } from './assumptions.ts';
import type { SeededRandom } from './chance.ts';
import type { Costs } from './costs.ts';
import { secondsToIdentify } from './discord.ts';
import type { Fleet } from './layouts.ts';
import { AWAKE_SHARE_BY_SECOND, DAY_SECONDS, HOUR_SECONDS, runningSessionsBySecond } from './load.ts';
import { LoadCounter, Queue } from './queue.ts';

const TAPS_PER_SESSION = PLAY_ASSUMPTIONS.lasts * 60 * PLAY_ASSUMPTIONS.tapsPerMinute;
/**
 * How many messages of each fight are checked after a connection is restored: the turn's message and the fight's pinned
 * overview.
 */
const CHECKED_MESSAGES_PER_FIGHT = 2;

/** What a process does in a second. */
export interface ProcessLoad {
  /** The index of the process's database. */
  readonly database: number;
  /** The CPU time of the process's database, in milliseconds. */
  readonly databaseWork: number;
  readonly taps: number;
  /** The number of taps that get no answer, because the process or Discord's gateway is down. */
  readonly unanswered: number;
  /** The number of requests that the process sends to Discord. Answers to interactions aren't counted. */
  readonly requests: number;
  /** How long the last tap waits for the process, in seconds. */
  readonly wait: number;
}

/** The state of Discord's gateway: whether it is down, or has just come back. */
interface Gateway {
  readonly isOut: boolean;
  readonly isBack: boolean;
}

/** A process of the bot during a day. */
export class Process {
  /** The highest number of sessions that the process has at the same time. */
  readonly maxSessions: number;
  readonly busiest = new LoadCounter();
  readonly #costs: Costs;
  readonly #store: Costs['sqlite'];
  readonly #chance: SeededRandom;
  readonly #servers: number;
  readonly #database: number;
  readonly #runningSessions: Float64Array;
  readonly #cpu = new Queue(1_000);
  /** When the process is down, in seconds of the day. */
  readonly #away: readonly { readonly from: number; readonly to: number }[];
  /** The number of due moments that passed while the process was down. */
  #late = 0;

  constructor(fleet: Fleet, costs: Costs, index: number, chance: SeededRandom) {
    this.#costs = costs;
    this.#store = costs[fleet.layout.store];
    this.#chance = chance;
    this.#servers = fleet.serversPerProcess;
    this.#database = fleet.databaseOf(index);
    this.#runningSessions = runningSessionsBySecond(this.#servers, chance);
    this.maxSessions = this.#runningSessions.reduce((max, each) => Math.max(max, each), 0);
    const restartSeconds = Math.ceil(costs.start + secondsToIdentify(fleet.shardsPerProcess, fleet.servers));
    const restartTimes = [
      DISRUPTIONS.update.at * HOUR_SECONDS + index * restartSeconds,
      ...(index === 0 ? [DISRUPTIONS.crash.at * HOUR_SECONDS] : []),
    ];
    this.#away = restartTimes.map((from) => ({ from, to: from + restartSeconds }));
  }

  second(second: number, { isOut, isBack }: Gateway): ProcessLoad {
    const runningSessionCount = this.#runningSessions[second] ?? 0;
    const slowFightCount = this.#servers * PLAY_ASSUMPTIONS.byPost * (AWAKE_SHARE_BY_SECOND[second] ?? 0);
    const sessionTapCount = this.#chance.poisson((runningSessionCount * PLAY_ASSUMPTIONS.tapsPerMinute) / 60);
    const slowFightTapCount = this.#chance.poisson(slowFightCount * PLAY_ASSUMPTIONS.tapsPerDay);
    const dueMomentCount = this.#chance.poisson(slowFightCount * PLAY_ASSUMPTIONS.duePerDay);
    const exportCount = this.#chance.poisson(
      (runningSessionCount * PLAY_ASSUMPTIONS.exports) / (PLAY_ASSUMPTIONS.lasts * HOUR_SECONDS),
    );
    if (this.#away.some(({ from, to }) => second >= from && second < to)) {
      this.#late += dueMomentCount;
      this.busiest.second(0);
      return { ...this.#nothing, unanswered: sessionTapCount + slowFightTapCount };
    }
    const tapCount = isOut ? 0 : sessionTapCount + slowFightTapCount;
    // In sessions, encounters are cached as long as the cache has room. Slow play-by-chat fights are never cached.
    const uncachedTapCount = isOut
      ? 0
      : sessionTapCount * Math.max(0, 1 - this.#store.cached / Math.max(1, runningSessionCount)) + slowFightTapCount;
    const momentCount = dueMomentCount + this.#late;
    this.#late = 0;
    const hasJustStarted = this.#away.some(({ to }) => second === to);
    const cpu =
      (tapCount + momentCount) * this.#store.tap +
      uncachedTapCount * this.#store.cold +
      (isOut ? 0 : exportCount * TAPS_PER_SESSION * this.#costs.exportedTap) +
      this.#servers *
        ((PLAY_ASSUMPTIONS.changesPerDay / DAY_SECONDS) * this.#costs.change +
          (hasJustStarted ? this.#costs.arrival : 0));
    this.busiest.second(cpu / 1_000);
    return {
      database: this.#database,
      databaseWork: (tapCount + momentCount) * this.#store.database + uncachedTapCount * this.#store.coldDatabase,
      taps: tapCount,
      unanswered: isOut ? sessionTapCount + slowFightTapCount : 0,
      requests:
        (tapCount + momentCount) * this.#costs.requests +
        (hasJustStarted || isBack ? runningSessionCount * CHECKED_MESSAGES_PER_FIGHT : 0),
      wait: this.#cpu.second(cpu),
    };
  }

  get #nothing(): ProcessLoad {
    return { database: this.#database, databaseWork: 0, taps: 0, unanswered: 0, requests: 0, wait: 0 };
  }
}
