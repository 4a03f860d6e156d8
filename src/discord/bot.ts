import { type Client, DiscordAPIError, Events, OAuth2Scopes, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../app/host.ts';
import type { AnyCommand } from '../interaction/command.ts';
import type { ContextCommand } from '../interaction/context-command.ts';
import type { StartupError } from '../startup-error.ts';
import type { Place, Store } from '../store/store.ts';
import { newClient } from './client.ts';
import { CommandMentions } from './command-mentions.ts';
import { aborting, connect, logOutages, onFinalClose } from './connect.ts';
import { endWhereGone } from './departures.ts';
import { Dispatch } from './dispatch.ts';
import { Posts } from './posts.ts';
import { clearElsewhere, register } from './register.ts';
import { tellResealed } from './resealed.ts';

/** What the bot may do in a server: see, post, embed, attach files, read back, use threads, pin. */
export const PERMISSIONS = 2252109051448320n;

/** Discord knows no such server, or the bot is not in it. */
const NOT_IN_SERVER: readonly (string | number)[] = [10004, 50001];

/**
 * When the garbage of the start is collected, in milliseconds after it. Each server arrives with all its channels and roles;
 * they are dropped at once, but a bot with little to do would hold their memory for hours.
 */
const COLLECT_AFTER = 10_000;

export interface Bot {
  /** How the connection to Discord does; `ping` in seconds, absent until it has been measured. */
  readonly gateway: { readonly connected: boolean; readonly servers: number; readonly ping?: number };
  /** Shows in a channel what is not shown yet. */
  show(at: Place): Promise<void>;
  /** Takes no more interactions, answers those under way, and leaves. */
  stop(): Promise<void>;
}

export interface BotOptions {
  readonly token: string;
  readonly api: string | undefined;
  /** The one server in which the commands are registered. Undefined: in all. */
  readonly server: string | undefined;
  readonly commands: readonly AnyCommand[];
  readonly contextCommands: readonly ContextCommand[];
  readonly host: Host;
  readonly store: Store;
  readonly log: Logger;
  /** Discord has closed the connection for good. */
  readonly closed: (why: StartupError) => void;
  /** Ends a start that is under way. */
  readonly signal: AbortSignal;
}

/** Connects to Discord, registers the commands, and takes interactions. Throws `StartupError` where Discord refuses the bot. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { token, api, host, store, log, closed, signal } = options;
  const client = await connect(
    () => {
      const made = newClient(api);
      logOutages(made, log);
      return made;
    },
    token,
    log,
    signal,
  );
  const mentions = new CommandMentions();
  const posts = new Posts(store, client, log, mentions);
  const dispatch = new Dispatch(host, log, posts, mentions, store, api);
  await posts.catchUp();
  client.on(Events.InteractionCreate, (interaction) => dispatch.take(interaction));
  let stopping = false;
  onFinalClose(client, (why) => {
    if (!stopping) closed(why);
  });
  endWhereGone(client, host, store, log);
  await tellResealed(client, store, log);
  await aborting(registerCommands(client, options, mentions), signal);
  const invite = client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: PERMISSIONS,
  });
  setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), COLLECT_AFTER).unref();
  log.info({ user: client.user.tag, servers: client.guilds.cache.size, invite }, 'Fray is on Discord');
  return {
    get gateway() {
      const { shards, ping } = client.ws;
      return {
        connected: shards.size > 0 && shards.every(({ status }) => status === Status.Ready),
        servers: client.guilds.cache.size,
        ...(ping >= 0 && { ping: ping / 1000 }),
      };
    },
    show: (at) => posts.touch(at),
    async stop() {
      stopping = true;
      await dispatch.stop();
      await posts.stop();
      await client.destroy();
    },
  };
}

/** Registers the commands now, and in a server that the bot is not in yet as soon as it is. */
async function registerCommands(
  client: Client<true>,
  { server, commands, contextCommands, log }: BotOptions,
  mentions: CommandMentions,
): Promise<void> {
  const definitions = [...commands, ...contextCommands].map(({ definition }) => definition);
  const write = () =>
    register(client.rest, client.application.id, server, definitions, (registered) => mentions.learn(registered))
      .then((written) => log.info({ server }, written ? 'Commands registered' : 'Commands are up to date'))
      .catch((error) => {
        if (error instanceof DiscordAPIError && NOT_IN_SERVER.includes(error.code))
          log.error(
            { server },
            'The bot is not in the server of DISCORD_GUILD_ID, so it has no commands anywhere. Invite it there, or correct the id, or leave it empty',
          );
        else log.error({ error }, 'Commands could not be registered; those registered before still work');
      });
  await write();
  client.on(Events.GuildCreate, ({ id }) => {
    if (id === server) write();
  });
  clearElsewhere(client.rest, client.application.id, server, [...client.guilds.cache.keys()])
    .then((cleared) => cleared > 0 && log.info({ cleared }, 'Commands of an earlier DISCORD_GUILD_ID removed'))
    .catch((error) => log.warn({ error }, 'Commands registered elsewhere could not be looked for'));
}
