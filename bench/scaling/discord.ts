/**
 * Discord's limits, from its documentation: https://docs.discord.com/developers/topics/rate-limits and
 * https://docs.discord.com/developers/events/gateway (sharding). They may change; `GET /gateway/bot` returns a bot's
 * own.
 */

/** Requests a second of one bot over all its processes. Answers to interactions don't count. */
export const REQUESTS_A_SECOND = 50;

/** From this many servers on, Discord gives a bot other limits for starts. */
const LARGE = 150_000;

/** Servers per shard, as Discord recommends. The most is 2,500. */
const SERVERS_A_SHARD = 1_000;

/** How many shards may identify at the same time. A large bot gets its own number; 16 is usual. */
function concurrency(servers: number): number {
  return servers < LARGE ? 1 : 16;
}

/** Connections to the gateway. A large bot's are a multiple of how many may identify at the same time. */
export function shardsFor(servers: number): number {
  const together = concurrency(servers);
  return Math.max(1, Math.ceil(servers / SERVERS_A_SHARD / together)) * together;
}

/** How often a bot may identify in 24 hours. If it does more often, its token is reset. */
export function identifiesADay(servers: number): number {
  return servers < LARGE ? 1_000 : Math.max(2_000, (servers / 1_000) * 5);
}

/** How long that many shards take to identify, in seconds: each slot is free again after five. */
export function secondsToIdentify(shards: number, servers: number): number {
  return Math.max(0, Math.ceil(shards / concurrency(servers)) - 1) * 5;
}
