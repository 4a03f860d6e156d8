import { DISRUPTIONS, MACHINE_SIZES } from './assumptions.ts';
import type { Costs } from './costs.ts';
import type { Day } from './day.ts';
import { maxIdentifiesPerDay, secondsToIdentify } from './discord.ts';
import type { Fleet } from './layouts.ts';

const MB = 2 ** 20;
const GB = 2 ** 30;
/**
 * How long a restart of the whole bot may take, for example after a power cut. If it takes longer, the players have
 * gone to bed.
 */
const MAX_RESTART_MINUTES = 10;
/** The share of answers and messages that may be late. */
const MAX_LATE_SHARE = 0.01;

/** A limit that can be exceeded: how much is used, and how much is allowed. */
export interface Limit {
  readonly name: string;
  readonly unit: string;
  is(fleet: Fleet, day: Day, costs: Costs): number;
  most(fleet: Fleet): number;
}

/** The limits, in the order of the table. */
export const LIMITS: readonly Limit[] = [
  {
    name: 'answers after more than a second',
    unit: '%',
    is: (_, { answers }) => answers.late * 100,
    most: () => MAX_LATE_SHARE * 100,
  },
  {
    name: 'messages after more than five seconds',
    unit: '%',
    is: (_, { posts }) => posts.late * 100,
    most: () => MAX_LATE_SHARE * 100,
  },
  {
    name: 'memory of a process',
    unit: 'MB',
    is: ({ layout, serversPerProcess, shardsPerProcess }, { maxSessions }, costs) => {
      const { atRest, server, shard, encounter } = costs.memory;
      const cachedSessionCount = Math.min(costs[layout.store].cached, maxSessions);
      return atRest + serversPerProcess * server + (shardsPerProcess - 1) * shard + cachedSessionCount * encounter;
    },
    most: () => MACHINE_SIZES.memory,
  },
  {
    name: 'starting the whole bot',
    unit: 'min',
    is: ({ shards, servers, serversPerProcess }, _, { start, arrival }) =>
      (start + Math.max(secondsToIdentify(shards, servers), (serversPerProcess * arrival) / 1_000)) / 60,
    most: () => MAX_RESTART_MINUTES,
  },
  {
    name: 'logins (identify) a day',
    unit: '',
    // Shards identify after an update, after a crash, after a start of the whole bot, and when Discord has dropped
    // their session.
    is: ({ shards, shardsPerProcess }) => shards * (2 + DISRUPTIONS.lostSessions) + shardsPerProcess,
    most: ({ servers }) => maxIdentifiesPerDay(servers),
  },
  {
    name: 'disk of a database after a year',
    unit: 'GB',
    is: ({ layout, databases }, { taps }, costs) => (taps * 365 * costs[layout.store].disk) / databases / GB,
    most: () => MACHINE_SIZES.disk,
  },
  {
    name: 'network of a database',
    unit: 'MB/s',
    is: ({ layout, databases }, { busiest }, costs) => (busiest.taps * costs[layout.store].network) / databases / MB,
    most: () => MACHINE_SIZES.network,
  },
];

/** How much of a limit is used, as a share: 1 is all of it, and more than 1 exceeds it. */
export function usedShare(limit: Limit, fleet: Fleet, day: Day, costs: Costs): number {
  return limit.is(fleet, day, costs) / limit.most(fleet);
}
