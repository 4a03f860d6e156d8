/**
 * Discord's limits, as its documentation has them: https://docs.discord.com/developers/topics/rate-limits and
 * https://docs.discord.com/developers/events/gateway (sharding). They may change; `GET /gateway/bot` says those of a bot.
 */

/** Requests a second of one bot, all its processes together. Answers to interactions are not counted. */
export const REQUESTS_A_SECOND = 50;

/** From so many servers on, Discord gives a bot other figures for starts. */
const LARGE = 150_000;

/** Servers for each shard, as Discord recommends them. It takes at most 2,500. */
const SERVERS_A_SHARD = 1_000;

/** How many shards may identify at the same time. A large bot is given a figure of its own; 16 is the usual one. */
function concurrency(servers: number): number {
  return servers < LARGE ? 1 : 16;
}

/** Connections to the gateway. Those of a large bot are a multiple of what may identify at the same time. */
export function shardsFor(servers: number): number {
  const together = concurrency(servers);
  return Math.max(1, Math.ceil(servers / SERVERS_A_SHARD / together)) * together;
}

/** How often a bot may identify in 24 hours. One that does it more often loses its token. */
export function identifiesADay(servers: number): number {
  return servers < LARGE ? 1_000 : Math.max(2_000, (servers / 1_000) * 5);
}

/** How long so many shards of a bot take to identify, in seconds: each place is free again after five. */
export function secondsToIdentify(shards: number, servers: number): number {
  return Math.max(0, Math.ceil(shards / concurrency(servers)) - 1) * 5;
}
