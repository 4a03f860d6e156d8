import { MACHINES, TROUBLE } from './assumptions.ts';
import { Chance } from './chance.ts';
import type { Costs } from './costs.ts';
import type { Fleet } from './layouts.ts';
import { DAY, HOUR } from './load.ts';
import { Process } from './process.ts';
import { Busiest, Queue, Waits } from './queue.ts';

/** Players notice an answer that takes longer than this. Discord waits three seconds. */
const ANSWER_WITHIN_SECONDS = 1;
/** If the message about the next turn takes longer than this, it delays the fight. */
const POST_WITHIN_SECONDS = 5;

/** What a simulated day measured. */
export interface Day {
  readonly taps: number;
  /**
   * The number of taps that got no answer because a process or the gateway was down. Discord tells the player that the
   * application did not respond.
   */
  readonly unanswered: number;
  /** The maximum number of sessions at the same time in one process. */
  readonly maxSessions: number;
  readonly answers: Waits;
  readonly posts: Waits;
  /**
   * The values of the busiest minute: taps per second, cores of a process and of a database, and requests per second.
   */
  readonly busiest: {
    readonly taps: number;
    readonly cpu: number;
    readonly database: number;
    readonly requests: number;
  };
}

/** A simulated database, and the work that waits for it. */
class Database {
  readonly busiest = new Busiest();
  readonly #queue = new Queue(MACHINES.databaseCores * 1_000);

  /**
   * Simulates one second in which this much work arrives, in milliseconds of CPU time. Returns how long the last of the
   * work waits, in seconds.
   */
  second(work: number): number {
    this.busiest.second(work / 1_000);
    return this.#queue.second(work);
  }
}

/** Simulates a bot's day, second by second. The same seed always gives the same day. */
export function day(fleet: Fleet, costs: Costs, seed: number): Day {
  const chance = new Chance(seed);
  const processes = Array.from({ length: fleet.processes }, (_, index) => new Process(fleet, costs, index, chance));
  const databases = Array.from({ length: fleet.databases }, () => new Database());
  const discord = new Queue(fleet.layout.requests);
  const [answers, posts] = [new Waits(ANSWER_WITHIN_SECONDS), new Waits(POST_WITHIN_SECONDS)];
  const [taps, requests] = [new Busiest(), new Busiest()];
  const { at, lasts } = TROUBLE.outage;
  const outage = { from: at * HOUR, to: (at + lasts) * HOUR };
  let unanswered = 0;

  for (let second = 0; second < DAY; second++) {
    const isOut = second >= outage.from && second < outage.to;
    const processSeconds = processes.map((process) => process.second(second, { isOut, isBack: second === outage.to }));
    const waits = databases.map((database, index) =>
      database.second(sum(processSeconds, (each) => (each.database === index ? each.databaseWork : 0))),
    );
    for (const each of processSeconds) answers.add(each.taps, each.wait + (waits[each.database] ?? 0));
    unanswered += sum(processSeconds, (each) => each.unanswered);
    const requested = sum(processSeconds, (each) => each.requests);
    if (isOut) discord.pause(requested);
    else posts.add(requested, discord.second(requested));
    taps.second(sum(processSeconds, (each) => each.taps));
    requests.second(requested);
  }
  return {
    taps: taps.all,
    unanswered,
    maxSessions: Math.max(...processes.map(({ maxSessions }) => maxSessions)),
    answers,
    posts,
    busiest: {
      taps: taps.minute,
      cpu: Math.max(...processes.map(({ busiest }) => busiest.minute)),
      database: Math.max(...databases.map(({ busiest }) => busiest.minute)),
      requests: requests.minute,
    },
  };
}

function sum<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((total, each) => total + of(each), 0);
}
