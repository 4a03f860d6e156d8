import type { Expectation } from './rules/core/schema.ts';

/**
 * The shards of a process. `of` is the total number of shards, and `own` lists those that the process has. Every
 * Discord server belongs to one shard.
 */
export interface Shards {
  readonly of: number;
  /** In ascending order, without duplicates. */
  readonly own: readonly number[];
}

/** 'own': the process has the shard by its settings. 'adopted': it took the shard from a process that is gone. */
export type Standing = 'own' | 'adopted';

export interface ShardState {
  readonly shard: number;
  readonly standing: Standing;
  readonly connected: boolean;
}

/** The maximum number of shards. Discord has never asked a bot to use this many. */
const MAX_SHARDS = 65_536;

/**
 * The shard of a server. Direct messages, in the server '', belong to the first shard, and so do ids that aren't
 * Discord's.
 */
export function shardOf(server: string, of: number): number {
  return !/^\d+$/.test(server) ? 0 : Number((BigInt(server) >> 22n) % BigInt(of));
}

/** True if a server, or '' for direct messages, belongs to these shards. Without `shards` always true. */
export function hasServer(shards: Shards | undefined, server: string): boolean {
  return shards === undefined || shards.own.includes(shardOf(server, shards.of));
}

/** Returns a function that tells whether a place's server belongs to these shards. */
export function belongsTo(shards: Shards | undefined): (place: { readonly server: string }) => boolean {
  return ({ server }) => hasServer(shards, server);
}

/**
 * Reads shards as an admin writes them: "0-7/32", "3/32", "0-3,8/32". If the text is invalid, returns what it has to
 * be.
 */
export function shardsFromText(text: string): Shards | { readonly wants: Expectation } {
  const { named, all } = /^(?<named>\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\/(?<all>\d+)$/.exec(text)?.groups ?? {};
  const of = Number(all);
  if (named === undefined || !(of >= 1 && of <= MAX_SHARDS))
    return { wants: { kind: 'connections', most: MAX_SHARDS } };
  const own: number[] = [];
  for (const range of named.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    if (last < first) return { wants: { kind: 'connections-order', low: last, high: first } };
    if (last >= of) return { wants: { kind: 'connections-total', of } };
    for (let each = first; each <= last; each++) {
      if (own.includes(each)) return { wants: { kind: 'connections-once', twice: each } };
      own.push(each);
    }
  }
  return { of, own: own.toSorted((one, other) => one - other) };
}

/** Shards as text, with ranges: "0-7/32". */
export function shardsAsText({ of, own }: Shards): string {
  const ranges: [first: number, last: number][] = [];
  for (const each of own) {
    const lastRange = ranges.at(-1);
    if (lastRange && lastRange[1] === each - 1) lastRange[1] = each;
    else ranges.push([each, each]);
  }
  return `${ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',')}/${of}`;
}
