import { readFileSync } from 'node:fs';

/**
 * The measured cost of each thing: `node bench/costs.ts` writes it to `bench/costs.json`. Times are milliseconds of
 * CPU.
 */
export interface Costs {
  /** Where and when it was measured. */
  readonly measured: string;
  readonly sqlite: StoreCosts;
  readonly postgres: StoreCosts;
  /** Requests to Discord per tap that count toward the bot's rate limit: messages its token sends and edits. */
  readonly requests: number;
  /** Per tap, to and from Discord, in bytes. */
  readonly discordBytes: number;
  /** Exporting a whole record, per tap in it. */
  readonly exportedTap: number;
  /** Receiving a server, with its channels and roles, when a connection is made. */
  readonly arrival: number;
  /** Any other event from Discord about a server. */
  readonly change: number;
  readonly memory: MemoryCosts;
  /** From the start of a process until it identifies, in seconds. */
  readonly start: number;
}

export interface StoreCosts {
  /** Per tap, or per due moment: the bot's, all its threads. */
  readonly tap: number;
  /** Per tap: the database's. 0 if it runs in the bot. */
  readonly database: number;
  /** Extra if the encounter isn't cached: the bot's and the database's. */
  readonly cold: number;
  readonly coldDatabase: number;
  /** Encounters in a process's cache. */
  readonly cached: number;
  /** Added to the disk by a tap, in bytes, without the reply kept for a day. */
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
