import { Client, Events, GatewayIntentBits, OAuth2Scopes, Options, type RateLimitData, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../app/host.ts';
import type { AnyCommand } from '../interaction/command.ts';
import { StartupError } from '../startup-error.ts';
import type { Store } from '../store/sqlite/store.ts';
import { Dispatch } from './dispatch.ts';
import { register } from './register.ts';
import { Trackers } from './tracker.ts';

/** The longest that an edit of a message waits for its turn, in milliseconds. Then a new message is better. */
const LONGEST_WAIT = 5_000;

/** How long one request to Discord may take, in milliseconds: an answer must be there within three seconds. */
const PATIENCE = 5_000;

/** Edits of old messages are capped by the hour (30046): whoever edits is told so at once, instead of an hour later. */
function isLongWait({ method, route, timeToReset }: RateLimitData): boolean {
  return method === 'PATCH' && route.startsWith('/channels/') && timeToReset > LONGEST_WAIT;
}

/** What the bot may do in a server: see, post, embed, attach files, read back, use threads, pin. */
export const PERMISSIONS = 2252109051448320n;

export interface Bot {
  /** How the connection to Discord does; `ping` in seconds, absent until it has been measured. */
  readonly gateway: { readonly connected: boolean; readonly servers: number; readonly ping?: number };
  /** Takes no more interactions, answers those under way, and leaves. */
  stop(): Promise<void>;
}

/** Connects to Discord, registers the commands, and takes interactions. Throws `CannotStart` where it cannot. */
export async function startBot(is: {
  readonly token: string;
  readonly api: string | undefined;
  readonly server: string | undefined;
  readonly commands: readonly AnyCommand[];
  readonly host: Host;
  readonly store: Store;
  readonly log: Logger;
  /** Discord has closed the connection for good: the token is no longer taken, or the like. */
  readonly lost: () => void;
}): Promise<Bot> {
  const { token, api, server, commands, host, store, log, lost } = is;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { ...(api !== undefined && { api }), rejectOnRateLimit: isLongWait, timeout: PATIENCE },
    // Messages are told from the record, never read back.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    allowedMentions: { parse: [] },
    // What is sent has Discord's own names already.
    jsonTransformer: (data: unknown) => data,
  });
  const trackers = new Trackers(store, client, log);
  const dispatch = new Dispatch(host, log, (channel) => trackers.touch(channel), api);
  client.on(Events.InteractionCreate, (interaction) => dispatch.take(interaction));
  client.on(Events.Error, (error) => log.warn({ error }, 'The connection to Discord fails'));
  client.on(Events.ShardReconnecting, () => log.info('Reconnecting to Discord'));
  client.on(Events.ShardResume, () => log.info('Connected to Discord again'));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    throw notConnected(error);
  }
  const connected = await ready;
  let stopping = false;
  connected.on(Events.ShardDisconnect, ({ code }) => {
    if (stopping) return;
    log.fatal({ code }, 'Discord has closed the connection for good. Check the token, then start again');
    lost();
  });
  await register(
    connected.rest,
    connected.application.id,
    server,
    commands.map(({ definition }) => definition),
  )
    .then((written) => log.info({ written, server }, written ? 'Commands registered' : 'Commands are up to date'))
    .catch((error) => log.error({ error }, 'Commands could not be registered; those registered before still work'));
  const invite = connected.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: PERMISSIONS,
  });
  log.info({ user: connected.user.tag, servers: connected.guilds.cache.size, invite }, 'Fray is on Discord');
  return {
    get gateway() {
      const { shards, ping } = client.ws;
      return {
        connected: shards.size > 0 && shards.every(({ status }) => status === Status.Ready),
        servers: client.guilds.cache.size,
        ...(ping >= 0 && { ping: ping / 1000 }),
      };
    },
    async stop() {
      stopping = true;
      await dispatch.stop();
      await trackers.stop();
      await client.destroy();
    },
  };
}

function notConnected(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const status = 'status' in error ? error.status : undefined;
  if (code === 'TokenInvalid' || status === 401 || code === '4004')
    return new StartupError(
      'Discord does not take the token. Copy it again from the developer portal to DISCORD_TOKEN.',
    );
  if (/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR)/.test(code))
    return new StartupError(`Discord cannot be reached (${code}). Check the network, or DISCORD_API_BASE.`);
  return error;
}
