import { DISRUPTIONS, MACHINE_SIZES } from './assumptions.ts';
import { SeededRandom } from './chance.ts';
import type { Costs } from './costs.ts';
import type { Fleet } from './layouts.ts';
import { DAY_SECONDS, HOUR_SECONDS } from './load.ts';
import { Process } from './process.ts';
import { LoadCounter, Queue, WaitCounter } from './queue.ts';

/** Players notice an answer that takes longer than this. Discord waits three seconds. */
const MAX_ANSWER_SECONDS = 1;
/** If the message about the next turn takes longer than this, it delays the fight. */
const MAX_POST_SECONDS = 5;

/** What is measured on a simulated day. */
export interface Day {
  readonly taps: number;
  /**
   * The number of taps that got no answer because a process or the gateway was down. Discord tells the player that the
   * application did not respond.
   */
  readonly unanswered: number;
  /** The highest number of sessions that one process had at the same time. */
  readonly maxSessions: number;
  readonly answers: WaitCounter;
  readonly posts: WaitCounter;
  /**
   * The values of the busiest minute: taps per second, cores used by a process and by a database, and requests per
   * second.
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
  readonly busiest = new LoadCounter();
  readonly #queue = new Queue(MACHINE_SIZES.databaseCores * 1_000);

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
  const random = new SeededRandom(seed);
  const processes = Array.from({ length: fleet.processes }, (_, index) => new Process(fleet, costs, index, random));
  const databases = Array.from({ length: fleet.databases }, () => new Database());
  const requestQueue = new Queue(fleet.layout.requests);
  const [answers, posts] = [new WaitCounter(MAX_ANSWER_SECONDS), new WaitCounter(MAX_POST_SECONDS)];
  const [taps, requests] = [new LoadCounter(), new LoadCounter()];
  const { at, lasts } = DISRUPTIONS.outage;
  const gatewayOutage = { from: at * HOUR_SECONDS, to: (at + lasts) * HOUR_SECONDS };
  let unansweredTapCount = 0;

  for (let second = 0; second < DAY_SECONDS; second++) {
    const isGatewayDown = second >= gatewayOutage.from && second < gatewayOutage.to;
    const processLoads = processes.map((process) =>
      process.second(second, { isOut: isGatewayDown, isBack: second === gatewayOutage.to }),
    );
    const databaseWaitSeconds = databases.map((database, index) =>
      database.second(sum(processLoads, (each) => (each.database === index ? each.databaseWork : 0))),
    );
    for (const processLoad of processLoads)
      answers.add(processLoad.taps, processLoad.wait + (databaseWaitSeconds[processLoad.database] ?? 0));
    unansweredTapCount += sum(processLoads, (each) => each.unanswered);
    const requestCount = sum(processLoads, (each) => each.requests);
    if (isGatewayDown) requestQueue.pause(requestCount);
    else posts.add(requestCount, requestQueue.second(requestCount));
    taps.second(sum(processLoads, (each) => each.taps));
    requests.second(requestCount);
  }
  return {
    taps: taps.all,
    unanswered: unansweredTapCount,
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
