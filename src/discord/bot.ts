import { OAuth2Scopes, type REST, type RESTGetAPIGatewayBotResult, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { HeldShards } from '../app/held-shards.ts';
import type { Host } from '../app/host.ts';
import { OddsThreads } from '../app/odds/odds-threads.ts';
import type { AnyCommand } from '../interaction/command.ts';
import type { ContextCommand } from '../interaction/context-command.ts';
import { type ShardState, type Shards, textOf } from '../shards.ts';
import { StartupError } from '../startup-error.ts';
import type { Leases } from '../store/leases.ts';
import type { Place, Store } from '../store/store.ts';
import { Identifies, newClient, newRest } from './client.ts';
import { CommandMentions } from './command-mentions.ts';
import { aborting, untilReached } from './connect.ts';
import { Connections } from './connections.ts';
import { Pictures } from './pictures/pictures.ts';
import { Registration } from './registration.ts';

/** The bot's permissions in a server: view, send, embed, attach files, read history, use threads, pin. */
const PERMISSIONS = 2252109051448320n;

/**
 * When to run a garbage collection after connecting, in milliseconds. Each server arrives with all its channels and
 * roles, which are dropped at once, but an idle bot would hold their memory for hours.
 */
const COLLECT_AFTER = 10_000;

export interface Bot {
  readonly gateway: {
    /** All of this process's connections to Discord, out of how many, and their state. */
    readonly of: number;
    readonly shards: readonly ShardState[];
    readonly servers: number;
    /** In seconds. Undefined until it is measured. */
    readonly ping?: number;
    /** True if messages reach Discord. */
    readonly sends: boolean;
  };
  /** The connected shards. */
  readonly shards: Shards;
  /** Shows in a channel what isn't shown yet. */
  show(at: Place): Promise<void>;
  /** Takes no more interactions, answers those in progress, and disconnects. */
  stop(): Promise<void>;
}

interface BotOptions {
  readonly token: string;
  readonly api: string | undefined;
  /** The only server to register the commands in. If undefined, all. */
  readonly server: string | undefined;
  readonly commands: readonly AnyCommand[];
  readonly contextCommands: readonly ContextCommand[];
  readonly host: Host;
  readonly store: Store;
  readonly log: Logger;
  /** True to draw pictures. Defaults to none. */
  readonly pictures?: boolean;
  /** The shards of this process. If undefined, as many as Discord recommends. */
  readonly shards?: Shards | undefined;
  /** How several processes agree on shards. Undefined for a single process. */
  readonly leases?: Leases | undefined;
  /** Called when a connection is up, so that what is due in its servers may happen. */
  readonly opened?: () => void;
  /** Called when Discord has closed the connection for good. */
  readonly closed: (why: StartupError) => void;
  /** Aborts a startup in progress. */
  readonly signal: AbortSignal;
}

/**
 * Connects to Discord, registers the commands, and takes interactions. Throws `StartupError` if Discord refuses the
 * bot.
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { token, api, host, store, log, leases, closed, signal } = options;
  const rest = newRest(api, token);
  const shards = options.shards ?? (await recommended(rest, log, signal));
  const held = leases && (await HeldShards.take(leases, shards, log, signal));
  const collection = setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), COLLECT_AFTER).unref();
  const mentions = new CommandMentions();
  const pictures = options.pictures ? new Pictures(store, log) : undefined;
  const odds = new OddsThreads();
  let registration: Registration | undefined;
  const identifies = new Identifies(leases);
  const common = {
    ...{ token, api, host, store, log, mentions, closed, pictures, odds },
    newClient: (shard: number, of: number) => newClient(shard, of, { rest, identifies }),
    opened() {
      collection.refresh();
      options.opened?.();
    },
    joined: (id: string) => registration?.joined(id),
  };
  const connections = new Connections(common, shards.of, rest, signal);
  const stop = async () => {
    await odds.close();
    await (held?.stop() ?? connections.close(shards.own, 'answered'));
    await pictures?.stop();
  };
  try {
    await (held ? held.connect(connections) : connections.open(shards.own, 'own'));
    const client = connections.all[0]?.client;
    // All connections may have been lost in the meantime.
    if (!client?.isReady()) throw new StartupError('The connections were lost during the start.', { temporary: true });
    const servers = connections.all.flatMap((each) => each.servers);
    registration = new Registration(rest, client.application.id, options, mentions);
    // Commands belong to the whole bot, so only one process writes them.
    await aborting(shards.own.includes(0) ? registration.write() : registration.read(), signal);
    registration.clearElsewhere(servers);
    const invite = client.generateInvite({
      scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
      permissions: PERMISSIONS,
    });
    const named = (leases || shards.of > 1) && { shards: textOf(shards) };
    rest.watchToken({ log, refused: closed, signal });
    log.info({ user: client.user.tag, servers: servers.length, ...named, invite }, 'Fray is on Discord');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    get gateway() {
      const { all, states } = connections;
      const ping = Math.max(...all.map((each) => each.ping));
      const servers = all.reduce((sum, each) => sum + each.servers.length, 0);
      const sends = !rest.isTokenInDoubt && all.every((each) => each.sends);
      return { of: shards.of, shards: states, servers, sends, ...(ping >= 0 && { ping: ping / 1000 }) };
    },
    get shards() {
      return connections.shards;
    },
    show: (at) => connections.show(at),
    stop,
  };
}

/** As many shards as Discord recommends. */
async function recommended(rest: REST, log: Logger, signal: AbortSignal): Promise<Shards> {
  // Discord's answer gets its type here.
  const ask = async () => (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
  const { shards: of } = await untilReached(ask, log, signal);
  return { of, own: Array.from({ length: of }, (_, shard) => shard) };
}
