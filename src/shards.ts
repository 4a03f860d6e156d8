/** Connections to Discord: `own` of the `of` among which all servers are divided. */
export interface Shards {
  readonly of: number;
  /** Ascending, each once. */
  readonly own: readonly number[];
}

/** Whether a process has a connection by its settings, or because the process whose own it is is not there. */
export type Standing = 'own' | 'adopted';

/** How a connection does. */
export interface ShardState {
  readonly shard: number;
  readonly standing: Standing;
  readonly connected: boolean;
}

/** Most connections there may be: more than Discord has ever asked of a bot. */
const MOST = 65_536;

/** The connection that hears of a server. Direct messages, of the server '', come to the first; so does what is none of Discord's. */
export function shardOf(server: string, of: number): number {
  return !/^\d+$/.test(server) ? 0 : Number((BigInt(server) >> 22n) % BigInt(of));
}

/** Whether a server, or '' for direct messages, is among those of some connections. Undefined: of all. */
export function hasServer(shards: Shards | undefined, server: string): boolean {
  return shards === undefined || shards.own.includes(shardOf(server, shards.of));
}

/** Whether something is in a server of some connections. */
export function isOf(shards: Shards | undefined): (place: { readonly server: string }) => boolean {
  return ({ server }) => hasServer(shards, server);
}

/** Connections as an admin writes them: "0-7/32", "3/32", "0-3,8/32"; or, in words, what it has to be. */
export function shardsFromText(text: string): Shards | { readonly wants: string } {
  const { named, all } = /^(?<named>\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\/(?<all>\d+)$/.exec(text)?.groups ?? {};
  const of = Number(all);
  if (named === undefined || !(of >= 1 && of <= MOST)) return { wants: FORM };
  const own: number[] = [];
  for (const range of named.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    if (last < first) return { wants: `written with the lower number first: ${last}-${first}` };
    if (last >= of) return { wants: `made of numbers from 0 to ${of - 1}, as there are ${of} connections in all` };
    for (let each = first; each <= last; each++) {
      if (own.includes(each)) return { wants: `a list that names each connection once; ${each} is in it twice` };
      own.push(each);
    }
  }
  return { of, own: own.toSorted((one, other) => one - other) };
}

const FORM = `the connections of this process and how many there are in all (1 to ${MOST}), such as 0-7/32 or 0-3,8/32, or empty`;

/** The same the other way round, runs joined. */
export function textOf({ of, own }: Shards): string {
  const runs: [first: number, last: number][] = [];
  for (const each of own) {
    const run = runs.at(-1);
    if (run && run[1] === each - 1) run[1] = each;
    else runs.push([each, each]);
  }
  return `${runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',')}/${of}`;
}
