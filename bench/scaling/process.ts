import { PLAY, TROUBLE } from './assumptions.ts';
import type { Chance } from './chance.ts';
import type { Costs } from './costs.ts';
import { secondsToIdentify } from './discord.ts';
import type { Fleet } from './layouts.ts';
import { AWAKE, DAY, HOUR, runningSessionsOf } from './load.ts';
import { Busiest, Queue } from './queue.ts';

/** The number of taps in a session. */
const TAPS_AN_EVENING = PLAY.lasts * 60 * PLAY.tapsAMinute;
/** How many messages of each fight are checked after a connection returns: the turn's message and the card. */
const MESSAGES_CHECKED = 2;

/** What a process does in a second. */
export interface Second {
  /** The index of its database. */
  readonly database: number;
  /** The CPU time of its database, in milliseconds. */
  readonly databaseWork: number;
  readonly taps: number;
  /** Taps while the process or Discord's gateway is down. */
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
  /** The maximum number of sessions at the same time. */
  readonly maxSessions: number;
  readonly busiest = new Busiest();
  readonly #costs: Costs;
  readonly #store: Costs['sqlite'];
  readonly #chance: Chance;
  readonly #servers: number;
  readonly #database: number;
  readonly #runningSessions: Float64Array;
  readonly #cpu = new Queue(1_000);
  /** When the process is down, in seconds of the day. */
  readonly #away: readonly { readonly from: number; readonly to: number }[];
  /** The number of due moments that passed while the process was down. */
  #late = 0;

  constructor(fleet: Fleet, costs: Costs, index: number, chance: Chance) {
    this.#costs = costs;
    this.#store = costs[fleet.layout.store];
    this.#chance = chance;
    this.#servers = fleet.serversAProcess;
    this.#database = fleet.databaseOf(index);
    this.#runningSessions = runningSessionsOf(this.#servers, chance);
    this.maxSessions = this.#runningSessions.reduce((max, each) => Math.max(max, each), 0);
    const restart = Math.ceil(costs.start + secondsToIdentify(fleet.shardsAProcess, fleet.servers));
    const restarts = [TROUBLE.update.at * HOUR + index * restart, ...(index === 0 ? [TROUBLE.crash.at * HOUR] : [])];
    this.#away = restarts.map((from) => ({ from, to: from + restart }));
  }

  second(second: number, { isOut, isBack }: Gateway): Second {
    const runningSessions = this.#runningSessions[second] ?? 0;
    const byPost = this.#servers * PLAY.byPost * (AWAKE[second] ?? 0);
    const live = this.#chance.poisson((runningSessions * PLAY.tapsAMinute) / 60);
    const posted = this.#chance.poisson(byPost * PLAY.tapsADay);
    const due = this.#chance.poisson(byPost * PLAY.dueADay);
    const exports = this.#chance.poisson((runningSessions * PLAY.exports) / (PLAY.lasts * HOUR));
    if (this.#away.some(({ from, to }) => second >= from && second < to)) {
      this.#late += due;
      this.busiest.second(0);
      return { ...this.#nothing, unanswered: live + posted };
    }
    const taps = isOut ? 0 : live + posted;
    // In sessions, encounters are cached as long as the cache has room. Slow play-by-chat fights are never cached.
    const cold = isOut ? 0 : live * Math.max(0, 1 - this.#store.cached / Math.max(1, runningSessions)) + posted;
    const fired = due + this.#late;
    this.#late = 0;
    const isStarted = this.#away.some(({ to }) => second === to);
    const cpu =
      (taps + fired) * this.#store.tap +
      cold * this.#store.cold +
      (isOut ? 0 : exports * TAPS_AN_EVENING * this.#costs.exportedTap) +
      this.#servers * ((PLAY.changesADay / DAY) * this.#costs.change + (isStarted ? this.#costs.arrival : 0));
    this.busiest.second(cpu / 1_000);
    return {
      database: this.#database,
      databaseWork: (taps + fired) * this.#store.database + cold * this.#store.coldDatabase,
      taps,
      unanswered: isOut ? live + posted : 0,
      requests: (taps + fired) * this.#costs.requests + (isStarted || isBack ? runningSessions * MESSAGES_CHECKED : 0),
      wait: this.#cpu.second(cpu),
    };
  }

  get #nothing(): Second {
    return { database: this.#database, databaseWork: 0, taps: 0, unanswered: 0, requests: 0, wait: 0 };
  }
}
