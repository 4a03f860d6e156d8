import { DISRUPTIONS, PLAY_ASSUMPTIONS } from './assumptions.ts';
import type { SeededRandom } from './chance.ts';
import type { Costs } from './costs.ts';
import { secondsToIdentify } from './discord.ts';
import type { Fleet } from './layouts.ts';
import { AWAKE_SHARES, DAY_SECONDS, HOUR_SECONDS, runningSessionsOf } from './load.ts';
import { LoadCounter, Queue } from './queue.ts';

/** The number of taps in a session. */
const TAPS_A_SESSION = PLAY_ASSUMPTIONS.lasts * 60 * PLAY_ASSUMPTIONS.tapsAMinute;
/** How many messages of each fight are checked after a connection returns: the turn's message and the card. */
const CHECKED_MESSAGES_A_FIGHT = 2;

/** What a process does in a second. */
export interface ProcessSecond {
  /** The index of the process's database. */
  readonly database: number;
  /** The CPU time of the process's database, in milliseconds. */
  readonly databaseWork: number;
  readonly taps: number;
  /** The number of taps that get no answer, because the process or Discord's gateway is down. */
  readonly unanswered: number;
  /** The number of requests to Discord, without answers to interactions. */
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
    this.#servers = fleet.serversAProcess;
    this.#database = fleet.databaseOf(index);
    this.#runningSessions = runningSessionsOf(this.#servers, chance);
    this.maxSessions = this.#runningSessions.reduce((max, each) => Math.max(max, each), 0);
    const restartSeconds = Math.ceil(costs.start + secondsToIdentify(fleet.shardsAProcess, fleet.servers));
    const restartTimes = [
      DISRUPTIONS.update.at * HOUR_SECONDS + index * restartSeconds,
      ...(index === 0 ? [DISRUPTIONS.crash.at * HOUR_SECONDS] : []),
    ];
    this.#away = restartTimes.map((from) => ({ from, to: from + restartSeconds }));
  }

  second(second: number, { isOut, isBack }: Gateway): ProcessSecond {
    const runningSessions = this.#runningSessions[second] ?? 0;
    const slowFights = this.#servers * PLAY_ASSUMPTIONS.byPost * (AWAKE_SHARES[second] ?? 0);
    const sessionTaps = this.#chance.poisson((runningSessions * PLAY_ASSUMPTIONS.tapsAMinute) / 60);
    const slowFightTaps = this.#chance.poisson(slowFights * PLAY_ASSUMPTIONS.tapsADay);
    const due = this.#chance.poisson(slowFights * PLAY_ASSUMPTIONS.dueADay);
    const exportCount = this.#chance.poisson(
      (runningSessions * PLAY_ASSUMPTIONS.exports) / (PLAY_ASSUMPTIONS.lasts * HOUR_SECONDS),
    );
    if (this.#away.some(({ from, to }) => second >= from && second < to)) {
      this.#late += due;
      this.busiest.second(0);
      return { ...this.#nothing, unanswered: sessionTaps + slowFightTaps };
    }
    const tapCount = isOut ? 0 : sessionTaps + slowFightTaps;
    // In sessions, encounters are cached as long as the cache has room. Slow play-by-chat fights are never cached.
    const coldTaps = isOut
      ? 0
      : sessionTaps * Math.max(0, 1 - this.#store.cached / Math.max(1, runningSessions)) + slowFightTaps;
    const momentCount = due + this.#late;
    this.#late = 0;
    const hasJustStarted = this.#away.some(({ to }) => second === to);
    const cpu =
      (tapCount + momentCount) * this.#store.tap +
      coldTaps * this.#store.cold +
      (isOut ? 0 : exportCount * TAPS_A_SESSION * this.#costs.exportedTap) +
      this.#servers *
        ((PLAY_ASSUMPTIONS.changesADay / DAY_SECONDS) * this.#costs.change +
          (hasJustStarted ? this.#costs.arrival : 0));
    this.busiest.second(cpu / 1_000);
    return {
      database: this.#database,
      databaseWork: (tapCount + momentCount) * this.#store.database + coldTaps * this.#store.coldDatabase,
      taps: tapCount,
      unanswered: isOut ? sessionTaps + slowFightTaps : 0,
      requests:
        (tapCount + momentCount) * this.#costs.requests +
        (hasJustStarted || isBack ? runningSessions * CHECKED_MESSAGES_A_FIGHT : 0),
      wait: this.#cpu.second(cpu),
    };
  }

  get #nothing(): ProcessSecond {
    return { database: this.#database, databaseWork: 0, taps: 0, unanswered: 0, requests: 0, wait: 0 };
  }
}
