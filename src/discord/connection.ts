import { type Client, Events, type Interaction, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../app/host.ts';
import type { OddsThreads } from '../app/odds/odds-threads.ts';
import type { Shards } from '../shards.ts';
import type { StartupError } from '../startup-error.ts';
import type { Place, Store } from '../store/store.ts';
import type { CommandMentions } from './command-mentions.ts';
import { aborting, connect, logOutages, onFinalClose } from './connect.ts';
import { endWhereGone } from './departures.ts';
import { Dispatch } from './dispatch.ts';
import type { Pictures } from './pictures/pictures.ts';
import { Posts } from './posts.ts';
import { tellResealed } from './resealed.ts';

/** What all connections of a process have in common. */
export interface ConnectionOptions {
  readonly token: string;
  /** The API's address, if not Discord's own. */
  readonly api: string | undefined;
  readonly host: Host;
  readonly store: Store;
  readonly log: Logger;
  readonly mentions: CommandMentions;
  /** Absent: no pictures are drawn. */
  readonly pictures: Pictures | undefined;
  readonly odds: OddsThreads;
  readonly newClient: (shard: number, of: number) => Client;
  /** Discord has closed the connection for good. */
  readonly closed: (why: StartupError) => void;
  /** A connection is there. */
  readonly opened: (connection: Connection) => void;
  /** The bot has been invited to a server. */
  readonly joined: (server: string) => void;
  /** Ends connecting. */
  readonly signal: AbortSignal;
}

/** A connection to Discord: a shard, with the interactions and the messages of its servers. */
export class Connection {
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
    const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
    this.#caughtUp = ready.then(() => this.#posts.catchUp());
    // From before the login on: what has come before discord.js is ready it tells of then.
    const take = (interaction: Interaction) => this.#dispatch.take(interaction);
    client.on(Events.InteractionCreate, (interaction) => {
      this.#caughtUp.then(
        () => take(interaction),
        () => undefined,
      );
    });
  }

  /** Connects, however long it takes. Throws `StartupError` where Discord refuses the bot. */
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
    const opened: Connection = connection;
    try {
      await aborting(opened.#begin(client, options), all.signal);
      return opened;
    } catch (error) {
      await opened.stop('at once');
      throw error;
    }
  }

  async #begin(client: Client<true>, { host, store, log, closed, joined }: ConnectionOptions): Promise<void> {
    await this.#caughtUp;
    onFinalClose(client, (why) => {
      if (!this.#stopping) closed(why);
    });
    client.on(Events.GuildCreate, ({ id }) => joined(id));
    endWhereGone(client, host, store, log, this.#shards);
    await tellResealed(client, store, log, this.#shards);
  }

  /** Discord's servers that it hears of. */
  get servers(): readonly string[] {
    return [...this.client.guilds.cache.keys()];
  }

  get isConnected(): boolean {
    const { shards } = this.client.ws;
    return shards.size > 0 && shards.every(({ status }) => status === Status.Ready);
  }

  /** Messages of encounters reach Discord. */
  get sends(): boolean {
    return this.#posts.reachDiscord;
  }

  /** The round trip to the gateway in milliseconds; negative until it has been measured. */
  get ping(): number {
    return this.client.ws.ping;
  }

  /** Shows in a channel what is not shown yet. */
  show(at: Place): Promise<void> {
    return this.#posts.touch(at);
  }

  /** Takes no more interactions, answers those under way, and leaves; `at once`: leaves first. */
  async stop(how: 'answered' | 'at once'): Promise<void> {
    this.#stopping = true;
    if (how === 'at once') await this.client.destroy();
    await this.#dispatch.stop();
    await this.#posts.stop();
    if (how === 'answered') await this.client.destroy();
  }
}
