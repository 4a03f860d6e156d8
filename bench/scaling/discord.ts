/**
 * Discord's limits, from its documentation: https://docs.discord.com/developers/topics/rate-limits and
 * https://docs.discord.com/developers/events/gateway (sharding). They may change; `GET /gateway/bot` returns a bot's
 * own.
 */

/** How many requests per second all processes of a bot may send together. Answers to interactions don't count. */
export const REQUESTS_PER_SECOND = 50;

/** Discord has different rules for connecting the shards of a bot in this many servers or more. */
const MIN_LARGE_BOT_SERVERS = 150_000;

/** The number of servers per shard that Discord recommends. At most 2,500 are allowed. */
const SERVERS_PER_SHARD = 1_000;

/** How many shards may identify at the same time. A large bot gets its own number, which is usually 16. */
function maxConcurrencyOf(servers: number): number {
  return servers < MIN_LARGE_BOT_SERVERS ? 1 : 16;
}

/**
 * The number of shards for this many servers. A large bot needs a multiple of the number of shards that may identify at
 * the same time.
 */
export function shardCountFor(servers: number): number {
  const maxConcurrency = maxConcurrencyOf(servers);
  return Math.max(1, Math.ceil(servers / SERVERS_PER_SHARD / maxConcurrency)) * maxConcurrency;
}

/** How many times a bot may identify in 24 hours. Beyond that, Discord resets its token. */
export function maxIdentifiesPerDay(servers: number): number {
  return servers < MIN_LARGE_BOT_SERVERS ? 1_000 : Math.max(2_000, (servers / 1_000) * 5);
}

/** How long this number of shards takes to identify, in seconds. Shards identify in groups, five seconds apart. */
export function secondsToIdentify(shards: number, servers: number): number {
  return Math.max(0, Math.ceil(shards / maxConcurrencyOf(servers)) - 1) * 5;
}
