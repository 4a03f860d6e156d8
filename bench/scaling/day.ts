import { MACHINES, PLAY, TROUBLE } from './assumptions.ts';
import { Chance } from './chance.ts';
import type { Costs } from './costs.ts';
import { secondsToIdentify } from './discord.ts';
import type { Fleet } from './layouts.ts';
import { awakeShare, DAY, eveningsOf, HOUR } from './load.ts';
import { Busiest, Queue, Waits } from './queue.ts';

/** An answer that takes longer is felt; Discord waits for three seconds. */
const ANSWER_WITHIN = 1;
/** A message of the next turn that takes longer holds the fight up. */
const POST_WITHIN = 5;

/** What came of a day. */
export interface Day {
  readonly taps: number;
  /** While the connection was away. The player is told by Discord that the application did not respond. */
  readonly unanswered: number;
  /** Most evenings of play at once in one process. */
  readonly evenings: number;
  readonly answers: Waits;
  readonly posts: Waits;
  /** In the busiest minute: taps a second, cores of the busiest process, cores of the busiest database, requests a second. */
  readonly busiest: {
    readonly taps: number;
    readonly cpu: number;
    readonly database: number;
    readonly requests: number;
  };
}

/** One process of the bot, on its day. */
class Process {
  readonly servers: number;
  readonly database: number;
  readonly evenings: Float64Array;
  readonly cpu = new Queue(1_000);
  readonly busiest = new Busiest();
  readonly #away: readonly (readonly [from: number, to: number])[];
  /** What should have happened by itself while it was away. */
  late = 0;

  constructor(fleet: Fleet, costs: Costs, index: number, chance: Chance) {
    this.servers = fleet.serversAProcess;
    this.database = fleet.databaseOf(index);
    this.evenings = eveningsOf(this.servers, chance);
    const restart = Math.ceil(costs.start + secondsToIdentify(fleet.shardsAProcess, fleet.servers));
    const { update, crash } = TROUBLE;
    const updated = update.at * HOUR + index * restart;
    const crashed = crash.at * HOUR;
    this.#away = [[updated, updated + restart], ...(index === 0 ? [[crashed, crashed + restart] as const] : [])];
  }

  isAway(second: number): boolean {
    return this.#away.some(([from, to]) => second >= from && second < to);
  }

  /** It has just come back: every server is told of again. */
  isBack(second: number): boolean {
    return this.#away.some(([, to]) => second === to);
  }
}

/** Plays a day of a bot, second by second. */
export function day(fleet: Fleet, costs: Costs, seed: number): Day {
  const chance = new Chance(seed);
  const cost = costs[fleet.layout.store];
  const processes = Array.from({ length: fleet.processes }, (_, index) => new Process(fleet, costs, index, chance));
  const databases = Array.from({ length: fleet.databases }, () => ({
    queue: new Queue(MACHINES.databaseCores * 1_000),
    busiest: new Busiest(),
  }));
  const discord = new Queue(fleet.layout.requests);
  const [answers, posts] = [new Waits(ANSWER_WITHIN), new Waits(POST_WITHIN)];
  const [taps, requests] = [new Busiest(), new Busiest()];
  const awake = awakeShare();
  const outage = [TROUBLE.outage.at * HOUR, (TROUBLE.outage.at + TROUBLE.outage.lasts) * HOUR] as const;
  const changes = PLAY.changesADay / DAY;
  let [unanswered, evenings] = [0, 0];

  for (let second = 0; second < DAY; second++) {
    const isOut = second >= outage[0] && second < outage[1];
    let [tapped, requested] = [0, 0];
    const work = databases.map(() => 0);
    const waited: (readonly [count: number, cpu: number, database: number])[] = [];
    for (const process of processes) {
      const going = process.evenings[second] ?? 0;
      const byPost = process.servers * PLAY.byPost * (awake[second] ?? 0);
      const live = chance.poisson((going * PLAY.tapsAMinute) / 60);
      const posted = chance.poisson(byPost * PLAY.tapsADay);
      const due = chance.poisson(byPost * PLAY.dueADay);
      const exported = chance.poisson((going * PLAY.exports) / (PLAY.lasts * HOUR));
      evenings = Math.max(evenings, going);
      const isAway = process.isAway(second);
      if (isAway || isOut) unanswered += live + posted;
      if (isAway) {
        process.late += due;
        process.cpu.stand();
        continue;
      }
      const done = isOut ? 0 : live + posted;
      const fired = due + process.late;
      process.late = 0;
      const cold = (live * Math.max(0, going - cost.cached)) / Math.max(1, going) + posted;
      const coldDone = isOut ? 0 : cold;
      const isBack = process.isBack(second);
      const cpu =
        done * cost.tap +
        coldDone * cost.cold +
        fired * cost.tap +
        (isOut ? 0 : exported * costs.exportedTap * PLAY.lasts * 60 * PLAY.tapsAMinute) +
        process.servers * (changes * costs.change + (isBack ? costs.arrival : 0));
      // Whoever comes back looks at the message of each fight that is played, and at its card.
      const looked = isBack || second === outage[1] ? going * 2 : 0;
      requested += (done + fired) * costs.requests + looked;
      tapped += done;
      work[process.database] =
        (work[process.database] ?? 0) + (done + fired) * cost.database + coldDone * cost.coldDatabase;
      process.busiest.second(cpu / 1_000);
      waited.push([done, process.cpu.second(cpu), process.database]);
    }
    const databaseWaits = databases.map(({ queue, busiest }, index) => {
      busiest.second((work[index] ?? 0) / 1_000);
      return queue.second(work[index] ?? 0);
    });
    for (const [count, cpu, database] of waited) answers.add(count, cpu + (databaseWaits[database] ?? 0));
    if (isOut) discord.stand(requested);
    else posts.add(requested, discord.second(requested));
    taps.second(tapped);
    requests.second(requested);
  }
  const most = (all: readonly { readonly busiest: Busiest }[]) => Math.max(...all.map(({ busiest }) => busiest.minute));
  return {
    taps: taps.all,
    unanswered,
    evenings,
    answers,
    posts,
    busiest: { taps: taps.minute, cpu: most(processes), database: most(databases), requests: requests.minute },
  };
}
