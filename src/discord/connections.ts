import type { REST } from 'discord.js';
import type { ShardConnections } from '../app/held-shards.ts';
import { type ShardState, type Shards, type Standing, shardOf } from '../shards.ts';
import type { StartupError } from '../startup-error.ts';
import type { Place } from '../store/store.ts';
import { Connection, type ConnectionOptions } from './connection.ts';

/** Requests a second that Discord takes of a bot, be it in however many processes. */
const REQUESTS_PER_SECOND = 50;

interface Opened {
  readonly standing: Standing;
  readonly ending: AbortController;
  readonly opening: Promise<Connection>;
  connection?: Connection;
}

type Options = Omit<ConnectionOptions, 'signal'>;

/** The connections to Discord of a process: one for each shard that it has. */
export class Connections implements ShardConnections {
  readonly #options: Options;
  readonly #of: number;
  readonly #rest: REST;
  readonly #signal: AbortSignal;
  readonly #opened = new Map<number, Opened>();
  readonly #ending = new Map<number, Promise<void>>();

  /** The servers are divided among `of`. `signal` ends all that are being opened. */
  constructor(options: Options, of: number, rest: REST, signal: AbortSignal) {
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

  /** Discord refuses the bot. */
  closed(why: StartupError): void {
    this.#options.closed(why);
  }

  /** Those that are there. */
  get all(): readonly Connection[] {
    return [...this.#opened.values()].flatMap(({ connection }) => connection ?? []);
  }

  /** Their shards. */
  get shards(): Shards {
    return { of: this.#of, own: this.all.map(({ shard }) => shard) };
  }

  get states(): readonly ShardState[] {
    return [...this.#opened].map(([shard, { standing, connection }]) => ({
      shard,
      standing,
      connected: connection?.isConnected ?? false,
    }));
  }

  /** Shows in a channel what is not shown yet, if its server is one of these. */
  async show(at: Place): Promise<void> {
    await this.#opened.get(shardOf(at.server, this.#of))?.connection?.show(at);
  }

  async #openOne(shard: number, standing: Standing): Promise<void> {
    const ending = new AbortController();
    const signal = AbortSignal.any([this.#signal, ending.signal]);
    const opened: Opened = { standing, ending, opening: this.#connect(shard, signal) };
    this.#opened.set(shard, opened);
    this.#shareRequests();
    try {
      opened.connection = await opened.opening;
      this.#options.opened(opened.connection);
    } catch (error) {
      if (this.#opened.get(shard) === opened) this.#opened.delete(shard);
      throw error;
    }
  }

  async #connect(shard: number, signal: AbortSignal): Promise<Connection> {
    await this.#ending.get(shard);
    this.#options.store.forget({ of: this.#of, own: [shard] });
    return Connection.open(shard, this.#of, { ...this.#options, signal });
  }

  async #closeOne(shard: number, how: 'answered' | 'at once'): Promise<void> {
    const opened = this.#opened.get(shard);
    if (opened) {
      this.#opened.delete(shard);
      opened.ending.abort();
      const ending = opened.opening.then((connection) => connection.stop(how)).catch(() => undefined);
      this.#ending.set(shard, ending);
      this.#shareRequests();
    }
    await this.#ending.get(shard);
  }

  /** Of the requests that Discord takes of the bot, as many as of its shards are here. */
  #shareRequests(): void {
    const share = Math.floor((REQUESTS_PER_SECOND * this.#opened.size) / this.#of);
    this.#rest.options.globalRequestsPerSecond = Math.max(1, share);
  }
}
