import { setTimeout as sleep } from 'node:timers/promises';
import {
  Client,
  type ClientOptions,
  DefaultRestOptions,
  Events,
  GatewayIntentBits,
  type Guild,
  Options,
  type RateLimitData,
  REST,
  type RESTOptions,
  type ResponseLike,
  Routes,
  SimpleShardingStrategy,
} from 'discord.js';
import type { Logger } from 'pino';
import { Agent, type Dispatcher } from 'undici';
import { StartupError } from '../startup-error.ts';
import { IDENTIFY_EVERY, type Leases } from '../store/leases.ts';
import { untilReached } from './connect.ts';

/** The longest that a message, or a change of one, waits for its turn, in milliseconds. Then another way is better. */
const LONGEST_WAIT = 5_000;

/** Timeout of a request to Discord, in milliseconds: an answer must be there within three seconds. */
const REQUEST_TIMEOUT = 5_000;

/**
 * Edits of old messages are capped by the hour (30046): reject such a request at once instead of queueing it for an hour, and
 * with it whatever else is to be shown in the channel.
 */
function isLongWait({ route, timeToReset, retryAfter, global }: RateLimitData): boolean {
  return (
    !global && /^\/(channels|interactions|webhooks)\//.test(route) && Math.max(timeToReset, retryAfter) > LONGEST_WAIT
  );
}

/** Nothing is ever read from these: messages are told from the record, and who acts comes with each interaction. */
const UNREAD = {
  ApplicationCommandManager: 0,
  AutoModerationRuleManager: 0,
  BaseGuildEmojiManager: 0,
  DMMessageManager: 0,
  EntitlementManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildForumThreadManager: 0,
  GuildInviteManager: 0,
  GuildMemberManager: 0,
  GuildMessageManager: 0,
  GuildScheduledEventManager: 0,
  GuildSoundboardSoundManager: 0,
  GuildStickerManager: 0,
  GuildTextThreadManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadMemberManager: 0,
  UserManager: 0,
  VoiceStateManager: 0,
};

/** What all connections of the process have in common. */
interface Common {
  /** Requests of all connections together: Discord limits them for a bot, not for a connection. */
  readonly rest: REST;
  readonly identifies: Identifies;
}

/**
 * How long a connection to Discord stays open that nobody uses, in milliseconds. undici's own four seconds would mean a new one
 * for most taps, and its handshake before the answer. Routers drop what is silent for a few minutes.
 */
const KEEP_ALIVE = 60_000;
/** By how much less than the other side offers, in milliseconds: a request under way must not meet its end. */
const KEEP_ALIVE_LESS = 1_000;

/** Who is told what becomes of the token. */
interface TokenWatch {
  readonly log: Logger;
  /** Discord doesn't take it any more. */
  readonly refused: (why: StartupError) => void;
  /** Ends asking. */
  readonly signal: AbortSignal;
}

/**
 * Requests to Discord. At a 401 discord.js drops the token, and no request leaves after that. A single one may be Discord's own
 * fault, so the token stays, and Discord is asked who the bot is.
 */
class BotRest extends REST {
  #watch: TokenWatch | undefined;
  #isTokenInDoubt = false;

  /** A request met a 401, and Discord hasn't said yet who the bot is. */
  get isTokenInDoubt(): boolean {
    return this.#isTokenInDoubt;
  }

  /** From now on a 401 is looked into. During a start, logging in does that. */
  watchToken(watch: TokenWatch): void {
    this.#watch = watch;
  }

  override setToken(token: string | null): this {
    if (token !== null) return super.setToken(token);
    if (this.#watch && !this.#isTokenInDoubt) void this.#lookInto(this.#watch);
    return this;
  }

  async #lookInto({ log, refused, signal }: TokenWatch): Promise<void> {
    this.#isTokenInDoubt = true;
    log.warn('Discord refused a request because of the token (401). Asking whether the token still holds');
    try {
      await untilReached(() => this.get(Routes.user()), log, signal);
      this.#isTokenInDoubt = false;
      log.info('Discord takes the token. Going on');
    } catch (error) {
      if (error instanceof StartupError) refused(error);
    }
  }
}

/** The way of requests to Discord. */
export function newRest(api: string | undefined, token: string): BotRest {
  return new BotRest({
    ...(api !== undefined && { api }),
    agent: new Agent({ keepAliveTimeout: KEEP_ALIVE, keepAliveTimeoutThreshold: KEEP_ALIVE_LESS }),
    makeRequest,
    rejectOnRateLimit: isLongWait,
    timeout: REQUEST_TIMEOUT,
  }).setToken(token);
}

/** A client of one shard, that keeps in memory the servers it is in, and of their channels only those that are played in. */
export function newClient(shard: number, of: number, { rest, identifies }: Common): Client {
  const client = new SharingClient(
    {
      intents: [GatewayIntentBits.Guilds],
      shards: [shard],
      shardCount: of,
      rest: { hashSweepInterval: 0, handlerSweepInterval: 0 },
      makeCache: Options.cacheWithLimits(UNREAD),
      ws: {
        buildStrategy: (manager) => new PatientStrategy(manager),
        buildIdentifyThrottler: async (manager) => {
          const { session_start_limit } = await manager.fetchGatewayInformation();
          return {
            waitForIdentify: (each, signal) => identifies.turn(each % session_start_limit.max_concurrency, signal),
          };
        },
      },
      allowedMentions: { parse: [] },
      // Message bodies already have Discord's field names.
      jsonTransformer: (data: unknown) => data,
    },
    rest,
  );
  client.on(Events.GuildAvailable, dropUnread);
  client.on(Events.GuildCreate, dropUnread);
  return client;
}

/** A client that does not end the requests of the others when it is destroyed. */
class SharingClient extends Client {
  constructor(options: ClientOptions, rest: REST) {
    super(options);
    this.rest = rest;
  }

  override async destroy(): Promise<void> {
    this.rest = new REST({ hashSweepInterval: 0, handlerSweepInterval: 0 });
    await super.destroy();
  }
}

/**
 * A server arrives with all its channels and roles, 40 KB for a middling one. discord.js does not let their caches be
 * limited; what is needed of them again is fetched, or comes with the interaction.
 */
function dropUnread({ channels, roles, client }: Guild): void {
  for (const id of channels.cache.keys()) client.channels.cache.delete(id);
  channels.cache.clear();
  roles.cache.clear();
}

/**
 * Connects as discord.js does, but a gateway that is down does not fail the login. Otherwise the client is destroyed at its
 * first refused connection, and goes on connecting all the same: a later login would be a second session.
 */
class PatientStrategy extends SimpleShardingStrategy {
  override async connect(): Promise<void> {
    await super.connect().catch(() => undefined);
  }
}

/** Lets connections identify as fast as Discord takes it: one of each bucket at a time. */
export class Identifies {
  readonly #leases: Leases | undefined;
  /** The last of those that wait, by bucket. */
  readonly #queues = new Map<number, Promise<void>>();
  /** When the next may, by bucket, as far as this process knows. */
  readonly #next = new Map<number, number>();

  /** With leases, other processes identify too. */
  constructor(leases?: Leases) {
    this.#leases = leases;
  }

  /** Resolves when a connection may identify. */
  async turn(bucket: number, signal: AbortSignal): Promise<void> {
    const before = this.#queues.get(bucket);
    const turn = (async () => {
      await before;
      for (let wait = await this.#ask(bucket); wait > 0; wait = await this.#ask(bucket))
        await sleep(wait, undefined, { signal });
    })();
    this.#queues.set(
      bucket,
      turn.catch(() => undefined),
    );
    await turn;
  }

  /** How many milliseconds to wait before asking again; 0: now. */
  async #ask(bucket: number): Promise<number> {
    // Without its database a process does not wait: it is about to lose its shards anyway.
    return (await this.#leases?.identify(bucket).catch(() => undefined)) ?? this.#askHere(bucket, performance.now());
  }

  #askHere(bucket: number, now: number): number {
    const wait = (this.#next.get(bucket) ?? now) - now;
    if (wait <= 0) this.#next.set(bucket, now + IDENTIFY_EVERY);
    return Math.max(0, wait);
  }
}

/**
 * Makes the requests of a `REST`, where its agent is undici’s. Each response is read whole and kept as bytes: discord.js’s own way
 * makes a stream and a `Headers` of each, which is more than half of what a request costs.
 */
const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  const { method, headers, body, dispatcher, signal } = init;
  // A body with files is a form.
  if (!dispatcher || (typeof body !== 'string' && body !== null && body !== undefined))
    return DefaultRestOptions.makeRequest(url, init);
  signal?.throwIfAborted();
  const { origin, path } = partsOf(url);
  return new Promise((resolve, reject) => {
    const response = new Arriving(resolve, reject);
    signal?.addEventListener('abort', () => response.abort(signal.reason), { once: true });
    // The edge: `REST` gives headers as a record, and undici’s method of the same name.
    const options = { origin, path, method, headers, body } as Dispatcher.DispatchOptions;
    dispatcher.dispatch(options, response);
  });
};

/** A whole `URL` for each request takes longer than all else here. */
function partsOf(url: string): { readonly origin: string; readonly path: string } {
  const at = url.indexOf('/', url.indexOf('//') + 2);
  return { origin: url.slice(0, at), path: url.slice(at) };
}

/** A response that is being read. */
class Arriving implements Dispatcher.DispatchHandlers {
  readonly #resolve: (response: ResponseLike) => void;
  readonly #reject: (reason: unknown) => void;
  readonly #chunks: Buffer[] = [];
  #status = 0;
  #statusText = '';
  #headers: readonly Buffer[] = [];
  #aborted: { readonly reason: Error } | undefined;
  #abort: ((reason: Error) => void) | undefined;

  constructor(resolve: (response: ResponseLike) => void, reject: (reason: unknown) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Gives up, also before there is a connection. */
  abort(reason: Error): void {
    this.#aborted = { reason };
    this.#reject(reason);
    this.#abort?.(reason);
  }

  onConnect(abort: (reason?: Error) => void): void {
    this.#abort = abort;
    if (this.#aborted) abort(this.#aborted.reason);
  }

  onHeaders(status: number, headers: Buffer[], _resume: () => void, statusText: string): boolean {
    // What comes before the response, below 200, is followed by it.
    this.#status = status;
    this.#statusText = statusText;
    this.#headers = headers;
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    return true;
  }

  onComplete(): void {
    this.#resolve(responseOf(this.#status, this.#statusText, this.#headers, this.#chunks));
  }

  onError(error: Error): void {
    this.#reject(error);
  }
}

function responseOf(
  status: number,
  statusText: string,
  headers: readonly Buffer[],
  chunks: readonly Buffer[],
): ResponseLike {
  const text = () => Buffer.concat(chunks).toString();
  return {
    status,
    statusText,
    ok: status >= 200 && status < 300,
    // The edge: of the headers `REST` asks for some by name, and nothing else.
    headers: readHeaders(headers) as unknown as Headers,
    body: null,
    bodyUsed: false,
    text: async () => text(),
    json: async () => JSON.parse(text()),
    arrayBuffer: async () => new Uint8Array(Buffer.concat(chunks)).buffer,
  };
}

function readHeaders(raw: readonly Buffer[]): Pick<Headers, 'get' | 'has'> {
  const values = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2)
    values.set(`${raw[at]?.toString('latin1')}`.toLowerCase(), `${raw[at + 1]?.toString('latin1')}`);
  return { get: (name) => values.get(name.toLowerCase()) ?? null, has: (name) => values.has(name.toLowerCase()) };
}
