import { readFileSync } from 'node:fs';

/**
 * The measured costs of a bot. `node bench/costs.ts` writes the costs to `bench/costs.json`. Times are milliseconds of
 * CPU.
 */
export interface Costs {
  /** Where and when the costs were measured. */
  readonly measured: string;
  readonly sqlite: StoreCosts;
  readonly postgres: StoreCosts;
  /** Requests to Discord per tap that count toward the bot's rate limit: messages and edits with the bot's token. */
  readonly requests: number;
  /** Bytes per tap, to and from Discord. */
  readonly discordBytes: number;
  /** The cost of exporting an encounter's whole record, per tap in it. */
  readonly exportedTap: number;
  /** The cost of receiving a server with its channels and roles when a connection is opened. */
  readonly arrival: number;
  /** The cost of an event from Discord about a change in a server. */
  readonly change: number;
  readonly memory: MemoryCosts;
  /** The seconds from the start of a process until it identifies with Discord. */
  readonly start: number;
}

export interface StoreCosts {
  /** The CPU time of a tap, or of an automatic action when the time is up, in milliseconds, in all threads of the bot. */
  readonly tap: number;
  /** The cost of a tap for the database. 0 if the database runs in the bot. */
  readonly database: number;
  /** What a tap additionally costs the bot if the encounter isn't cached. */
  readonly cold: number;
  /** What a tap additionally costs the database if the encounter isn't cached. */
  readonly coldDatabase: number;
  /** The number of encounters in a process's cache. */
  readonly cached: number;
  /** The bytes that a tap adds to the disk. The reply isn't counted, because it is kept for only a day. */
  readonly disk: number;
  /** The bytes that a tap writes to the database's write-ahead log. */
  readonly log: number;
  /** The bytes that the bot and its database exchange for a tap. */
  readonly network: number;
}

/** Memory, in megabytes. */
interface MemoryCosts {
  readonly atRest: number;
  readonly server: number;
  /** The memory of a connection to the gateway. */
  readonly shard: number;
  /** The memory of an encounter in the cache. */
  readonly encounter: number;
}

export function readCosts(): Costs {
  return JSON.parse(readFileSync(new URL('../costs.json', import.meta.url), 'utf8'));
}
