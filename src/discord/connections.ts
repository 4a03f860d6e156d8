import {
  ChannelType,
  type Client,
  Events,
  type GatewayChannelDeleteDispatchData,
  GatewayDispatchEvents,
  type GatewayThreadDeleteDispatchData,
  type Guild,
  type Interaction,
  type REST,
  Routes,
  Status,
} from 'discord.js';
import type { Logger } from 'pino';
import type { ShardConnections } from '../app/held-shards.ts';
import { type Host, welcomeMessage } from '../app/host.ts';
import type { OddsThreads } from '../app/odds/odds-threads.ts';
import { newSeedEmbed } from '../embeds/card.ts';
import { type ShardState, type Shards, type Standing, shardOf } from '../shards.ts';
import type { StartupError } from '../startup-error.ts';
import type { Place, Store } from '../store/store.ts';
import type { CommandMentions } from './command-mentions.ts';
import { connect, logOutages, onFinalClose, rejectOnAbort } from './connect.ts';
import { Dispatch } from './dispatch.ts';
import { toDeliverable } from './files.ts';
import { publicMessageOf } from './message.ts';
import type { Pictures } from './pictures/pictures.ts';
import { Posts } from './posts.ts';
import { failureOf } from './request-failure.ts';
import { postMessage } from './send.ts';

/** How many requests per second Discord allows a bot, counted over all its processes. */
const REQUESTS_PER_SECOND = 50;

interface OpenedShard {
  readonly standing: Standing;
  readonly stopController: AbortController;
  readonly opening: Promise<Connection>;
  connection?: Connection;
}

type SharedConnectionOptions = Omit<ConnectionOptions, 'signal'>;

/** The connections of a process to Discord: one for each of its shards. */
export class Connections implements ShardConnections {
  readonly #options: SharedConnectionOptions;
  readonly #of: number;
  readonly #rest: REST;
  readonly #signal: AbortSignal;
  readonly #opened = new Map<number, OpenedShard>();
  readonly #closing = new Map<number, Promise<void>>();

  /** `of` is the total number of shards. `signal` aborts opening connections. */
  constructor(options: SharedConnectionOptions, of: number, rest: REST, signal: AbortSignal) {
    this.#options = options;
    this.#of = of;
    this.#rest = rest;
    this.#signal = signal;
  }

  async open(shards: readonly number[], standing: Standing): Promise<void> {
    await Promise.all(shards.map((shard) => this.#openOne(shard, standing)));
  }

  async close(shards: readonly number[], how: 'answered' | 'at once'): Promise<void> {
    await Promise.all(shards.map((shard) => this.#closeOne(shard, how)));
  }

  /** Reports that Discord refuses to let the bot connect. */
  onRefused(why: StartupError): void {
    this.#options.onClosed(why);
  }

  get openConnections(): readonly Connection[] {
    return [...this.#opened.values()].flatMap(({ connection }) => connection ?? []);
  }

  /** The shards of the open connections. */
  get shards(): Shards {
    return { of: this.#of, own: this.openConnections.map(({ shard }) => shard) };
  }

  get states(): readonly ShardState[] {
    return [...this.#opened].map(([shard, { standing, connection }]) => ({
      shard,
      standing,
      connected: connection?.isConnected ?? false,
    }));
  }

  /** Shows in a channel what hasn't been shown yet, if this process serves the channel's server. */
  async show(place: Place): Promise<void> {
    await this.#opened.get(shardOf(place.server, this.#of))?.connection?.show(place);
  }

  async #openOne(shard: number, standing: Standing): Promise<void> {
    const stopController = new AbortController();
    const signal = AbortSignal.any([this.#signal, stopController.signal]);
    const openedShard: OpenedShard = { standing, stopController, opening: this.#connect(shard, signal) };
    this.#opened.set(shard, openedShard);
    this.#shareRequests();
    try {
      openedShard.connection = await openedShard.opening;
      this.#options.onOpened(openedShard.connection);
    } catch (error) {
      if (this.#opened.get(shard) === openedShard) this.#opened.delete(shard);
      throw error;
    }
  }

  async #connect(shard: number, signal: AbortSignal): Promise<Connection> {
    await this.#closing.get(shard);
    this.#options.store.forget({ of: this.#of, own: [shard] });
    return Connection.open(shard, this.#of, { ...this.#options, signal });
  }

  async #closeOne(shard: number, how: 'answered' | 'at once'): Promise<void> {
    const openedShard = this.#opened.get(shard);
    if (openedShard) {
      this.#opened.delete(shard);
      openedShard.stopController.abort();
      const closePromise = openedShard.opening.then((connection) => connection.stop(how)).catch(() => undefined);
      this.#closing.set(shard, closePromise);
      this.#shareRequests();
    }
    await this.#closing.get(shard);
  }

  /** Gives this process a share of the bot's rate limit, in proportion to its shards. */
  #shareRequests(): void {
    const requestsPerSecond = Math.floor((REQUESTS_PER_SECOND * this.#opened.size) / this.#of);
    this.#rest.options.globalRequestsPerSecond = Math.max(1, requestsPerSecond);
  }
}

/** What all connections of a process share. */
interface ConnectionOptions {
  readonly token: string;
  /** The address of the API. Undefined means Discord's own address. */
  readonly api: string | undefined;
  readonly host: Host;
  readonly store: Store;
  readonly log: Logger;
  readonly mentions: CommandMentions;
  /** Undefined if pictures are off. */
  readonly pictures: Pictures | undefined;
  readonly odds: OddsThreads;
  readonly newClient: (shard: number, of: number) => Client;
  /** Called when Discord has closed the connection for good. */
  readonly onClosed: (why: StartupError) => void;
  /** Called when a connection is up. */
  readonly onOpened: (connection: Connection) => void;
  /** Called when the bot has been invited to a server. */
  readonly onJoined: (server: string) => void;
  /** Aborts an attempt to connect. */
  readonly signal: AbortSignal;
}

/** A connection to Discord for one shard, with the interactions and messages of its servers. */
class Connection {
  readonly shard: number;
  readonly client: Client;
  readonly #shards: Shards;
  readonly #posts: Posts;
  readonly #dispatch: Dispatch;
  readonly #caughtUp: Promise<void>;
  #stopping = false;

  private constructor(shard: number, of: number, client: Client, options: ConnectionOptions) {
    const { host, store, log, mentions, api, pictures, odds } = options;
    this.shard = shard;
    this.client = client;
    this.#shards = { of, own: [shard] };
    this.#posts = new Posts({ store, client, log, mentions, pictures, shards: this.#shards });
    this.#dispatch = new Dispatch({ host, log, posts: this.#posts, mentions, store, api, pictures, odds });
    logOutages(client, log, () => !this.#stopping);
    const readyPromise = new Promise((resolve) => client.once(Events.ClientReady, resolve));
    this.#caughtUp = readyPromise.then(() => this.#posts.catchUp());
    // The listener is added before the login, because discord.js emits waiting interactions as soon as it is ready.
    const takeInteraction = (interaction: Interaction) => this.#dispatch.take(interaction);
    client.on(Events.InteractionCreate, (interaction) => {
      this.#caughtUp.then(
        () => takeInteraction(interaction),
        () => undefined,
      );
    });
  }

  /** Connects, however long it takes. Throws `StartupError` if Discord refuses the bot. */
  static async open(shard: number, of: number, all: ConnectionOptions): Promise<Connection> {
    const log = of === 1 ? all.log : all.log.child({ shard: `${shard}/${of}` });
    const options = { ...all, log };
    let connection: Connection | undefined;
    const newClient = () => {
      const client = all.newClient(shard, of);
      connection = new Connection(shard, of, client, options);
      return client;
    };
    const client = await connect(newClient, all.token, log, all.signal);
    if (!connection) throw new Error('A client without a connection');
    const openedConnection: Connection = connection;
    try {
      await rejectOnAbort(openedConnection.#begin(client, options), all.signal);
      return openedConnection;
    } catch (error) {
      await openedConnection.stop('at once');
      throw error;
    }
  }

  async #begin(client: Client<true>, options: ConnectionOptions): Promise<void> {
    const { host, store, log, onClosed, onJoined } = options;
    await this.#caughtUp;
    onFinalClose(client, (why) => {
      if (!this.#stopping) onClosed(why);
    });
    // This listener comes first, because the client's own listener drops the server's channels.
    client.prependListener(Events.GuildCreate, (guild) => void welcomeServer(guild, channelsToWelcome(guild), options));
    client.on(Events.GuildCreate, ({ id }) => onJoined(id));
    endEncountersInGoneChannels(client, host, store, log, this.#shards);
    await postNewSeals(client, store, log, this.#shards);
  }

  /** The Discord servers on this shard. */
  get servers(): readonly string[] {
    return [...this.client.guilds.cache.keys()];
  }

  get isConnected(): boolean {
    const { shards } = this.client.ws;
    return shards.size > 0 && shards.every(({ status }) => status === Status.Ready);
  }

  /** True if messages can be sent to Discord. */
  get canSend(): boolean {
    return this.#posts.reachesDiscord;
  }

  /** The round trip to the gateway in milliseconds; negative until it is measured. */
  get ping(): number {
    return this.client.ws.ping;
  }

  /** Shows in a channel what hasn't been shown yet. */
  show(place: Place): Promise<void> {
    return this.#posts.update(place);
  }

  /** Takes no more interactions, answers those in progress, and disconnects. With `'at once'`, it disconnects first. */
  async stop(how: 'answered' | 'at once'): Promise<void> {
    this.#stopping = true;
    if (how === 'at once') await this.client.destroy();
    await this.#dispatch.stop();
    await this.#posts.stop();
    if (how === 'answered') await this.client.destroy();
  }
}

/**
 * Ends encounters when the bot is removed from a server or a channel is deleted, even if that happened while the bot
 * was off. Covers only the servers of these shards.
 */
function endEncountersInGoneChannels(
  client: Client<true>,
  host: Host,
  store: Store,
  log: Logger,
  shards: Shards,
): void {
  const end = (isGone: (channel: string, server: string) => boolean) =>
    host
      .endAbandoned(isGone, shards, { user: client.user.id, name: client.user.displayName, now: Date.now() })
      .then((ended) => ended > 0 && log.info({ ended }, 'Encounters ended: their server or channel is gone'))
      .catch((error) => log.error({ error }, 'Could not end the encounters of a server or channel that is gone'));
  // The store notes when a server or channel is gone, so that its data can be removed later.
  const logIfUnsaved = (pendingNote: Promise<void>) =>
    pendingNote.catch((error) => log.error({ error }, 'Could not save that a server or channel is gone'));
  client.on(Events.GuildCreate, ({ id }) => logIfUnsaved(store.setBack(id)));
  client.on(Events.GuildDelete, ({ id }) => {
    void logIfUnsaved(store.setGone(id, Date.now()));
    void end((_, server) => server === id);
  });
  const endEncountersInChannels = (goneIds: ReadonlySet<string>) => {
    for (const id of goneIds) void logIfUnsaved(store.setGone(id, Date.now()));
    void end((channel) => goneIds.has(channel));
  };
  // discord.js reports a deletion only if the channel is in its cache, so deletions are read from the gateway.
  client.ws.on(GatewayDispatchEvents.ThreadDelete, ({ id }: GatewayThreadDeleteDispatchData) =>
    endEncountersInChannels(new Set([id])),
  );
  client.ws.on(GatewayDispatchEvents.ChannelDelete, (deleted: GatewayChannelDeleteDispatchData) => {
    const { id } = deleted;
    endEncountersInChannels(new Set([id]));
    goneThreadsOf(deleted, client, store, shards)
      .then(endEncountersInChannels)
      .catch((error) =>
        log.error({ error, channel: id }, 'Could not end the encounters in threads of a deleted channel'),
      );
  });
  void logIfUnsaved(store.setServers(new Set(client.guilds.cache.keys()), Date.now(), shards));
  void end((_, server) => !client.guilds.cache.has(server));
}

/**
 * The threads that had an encounter and were deleted together with their channel. Discord sends no event for these
 * threads, so Fray asks about each one that isn't in the cache.
 */
async function goneThreadsOf(
  { id: parent, guild_id: server }: GatewayChannelDeleteDispatchData,
  client: Client<true>,
  store: Store,
  shards: Shards,
): Promise<ReadonlySet<string>> {
  const goneThreads = new Set<string>();
  for (const { channel } of (await store.openEncounters(shards)).filter((each) => each.server === server)) {
    const cachedChannel = client.channels.cache.get(channel);
    const isGone = cachedChannel
      ? cachedChannel.isThread() && cachedChannel.parentId === parent
      : !(await channelExists(client, channel));
    if (isGone) goneThreads.add(channel);
  }
  return goneThreads;
}

async function channelExists({ rest }: Client, channel: string): Promise<boolean> {
  try {
    await rest.get(Routes.channel(channel));
    return true;
  } catch (error) {
    return failureOf(error) !== 'nowhere';
  }
}

/**
 * Tells channels in these shards that their encounter's dice come from a new secret seed from now on. A channel that
 * can't be told is tried again at the next start.
 */
async function postNewSeals(client: Client<true>, store: Store, log: Logger, shards: Shards): Promise<void> {
  for (const { name, because, commitment, ...place } of await store.resealed(shards))
    try {
      const channel = await client.channels.fetch(place.channel);
      if (!channel?.isSendable()) continue;
      await channel.send({ embeds: [newSeedEmbed(name, because, commitment)], allowedMentions: { parse: [] } });
      await store.resealTold(place);
    } catch (error) {
      log.warn({ error, channel: place.channel }, 'Could not tell a channel that new dice are sealed');
    }
}

/** The maximum number of channels in which a welcome is tried. */
const MAX_TRIED_CHANNELS = 10;

interface WelcomeContext {
  readonly store: Store;
  readonly mentions: CommandMentions;
  readonly log: Logger;
}

/**
 * The channels where Fray may introduce itself, best first: the one where Discord announces new members, then the text
 * channels from the top. They must be read when the server arrives, because the client keeps no channels.
 */
export function channelsToWelcome({ systemChannelId, channels }: Guild): readonly string[] {
  const textChannels = [...channels.cache.values()]
    .flatMap((channel) => (channel.type === ChannelType.GuildText ? channel : []))
    .toSorted((one, other) => one.rawPosition - other.rawPosition)
    .map(({ id }) => id);
  const candidateChannels = systemChannelId === null ? textChannels : [systemChannelId, ...textChannels];
  return [...new Set(candidateChannels)].slice(0, MAX_TRIED_CHANNELS);
}

/**
 * Introduces Fray in the first channel where it may write. Notes this in the store first, so that no restart or second
 * invitation repeats it, even if sending fails.
 */
export async function welcomeServer(
  { id, client }: Guild,
  channels: readonly string[],
  { store, mentions, log }: WelcomeContext,
): Promise<void> {
  try {
    if (channels.length === 0 || !(await store.welcome(id, Date.now()))) return;
    const message = publicMessageOf(await toDeliverable(mentions.withMentions(welcomeMessage())));
    for (const channel of channels)
      try {
        await postMessage(client, channel, message, { nonce: id });
        return;
      } catch (error) {
        const failure = failureOf(error);
        if (failure !== 'forbidden' && failure !== 'nowhere') throw error;
      }
  } catch (error) {
    log.warn({ error, server: id }, 'Could not introduce Fray in a new server');
  }
}
