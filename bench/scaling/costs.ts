import { readFileSync } from 'node:fs';

/** What each thing costs, measured: `node bench/costs.ts` writes it to `bench/costs.json`. Times are milliseconds of CPU. */
export interface Costs {
  /** Where and when it was measured. */
  readonly measured: string;
  readonly sqlite: StoreCosts;
  readonly postgres: StoreCosts;
  /** Requests to Discord for a tap that count towards the limit of the bot: messages that are sent and changed by its token. */
  readonly requests: number;
  /** For each tap, to and from Discord, in bytes. */
  readonly discordBytes: number;
  /** Writing out a whole record, for each tap in it. */
  readonly exportedTap: number;
  /** Taking in a server, with its channels and roles, when a connection is made. */
  readonly arrival: number;
  /** Something else that Discord tells of a server. */
  readonly change: number;
  readonly memory: MemoryCosts;
  /** From the start of a process until it identifies, in seconds. */
  readonly start: number;
}

export interface StoreCosts {
  /** For a tap, and for what happens by itself: the bot's, all its threads. */
  readonly tap: number;
  /** For a tap: the database's. 0 where it is in the bot. */
  readonly database: number;
  /** More for one in an encounter that is not in the cache: the bot's and the database's. */
  readonly cold: number;
  readonly coldDatabase: number;
  /** Encounters in the cache of a process. */
  readonly cached: number;
  /** Left on the disk by a tap, in bytes, without the reply that is kept for a day. */
  readonly disk: number;
  /** Written to the log by a tap, in bytes. */
  readonly log: number;
  /** Between bot and database for a tap, in bytes. */
  readonly network: number;
}

/** In megabytes. */
interface MemoryCosts {
  readonly atRest: number;
  readonly server: number;
  /** A connection to the gateway. */
  readonly shard: number;
  /** An encounter in the cache. */
  readonly encounter: number;
}

export function readCosts(): Costs {
  return JSON.parse(readFileSync(new URL('../costs.json', import.meta.url), 'utf8'));
}
