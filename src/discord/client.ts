import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientOptions, Guild, RateLimitData, RESTOptions, ResponseLike } from 'discord.js';
import {
  Client,
  DefaultRestOptions,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
  REST,
  Routes,
  SimpleShardingStrategy,
} from 'discord.js';
import type { Logger } from 'pino';
import { Agent, type Dispatcher } from 'undici';
import { StartupError } from '../startup-error.ts';
import { IDENTIFY_INTERVAL_MS, type Leases } from '../store/leases.ts';
import { retryUntilReached } from './connect.ts';

/**
 * The maximum time that a message or an edit waits for the rate limit. After that, another way to send it is faster.
 */
const MAX_RATE_LIMIT_WAIT_MS = 5_000;

/** How long a request to Discord may take. */
const REQUEST_TIMEOUT_MS = 5_000;

/**
 * True if a request would wait too long for its rate limit and is rejected instead. Edits of old messages have an
 * hourly limit (error 30046), and while such an edit waits, everything else for the channel waits too.
 */
function isLongWait({ route, timeToReset, retryAfter, global }: RateLimitData): boolean {
  return (
    !global &&
    /^\/(channels|interactions|webhooks)\//.test(route) &&
    Math.max(timeToReset, retryAfter) > MAX_RATE_LIMIT_WAIT_MS
  );
}

/**
 * Caches of discord.js that nothing reads. Messages are built from stored encounters, and each interaction names its
 * user.
 */
const UNUSED_CACHES = {
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

/** What all connections of the process share. */
interface SharedResources {
  /** Sends the requests of all connections, because Discord limits requests per bot. */
  readonly rest: BotRest;
  readonly identifyLimiter: IdentifyLimiter;
}

/**
 * How long an idle HTTP connection to Discord stays open. With undici's default of four seconds, most taps would need a
 * new connection and a handshake before the answer. Routers drop connections that are silent for a few minutes.
 */
const KEEP_ALIVE_MS = 60_000;
/**
 * How much earlier Fray closes an idle connection than the server would, so that no request meets a closing connection.
 */
const KEEP_ALIVE_MARGIN_MS = 1_000;

/** What a check of the token after a 401 needs: a log, a callback for a refusal, and a signal to stop. */
interface TokenCheckOptions {
  readonly log: Logger;
  /** Called when Discord no longer accepts the token. */
  readonly onRefused: (why: StartupError) => void;
  /** Aborted when no more checks are needed. */
  readonly signal: AbortSignal;
}

/**
 * Sends requests to Discord. After a 401, discord.js drops the token and sends no more requests. But a single 401 may
 * be Discord's own fault, so this class keeps the token and asks Discord whether it's still valid.
 */
class BotRest extends REST {
  #watch: TokenCheckOptions | undefined;
  #isTokenInDoubt = false;
  #endingClients = 0;

  /** True if a request got a 401 and Discord hasn't accepted the token again since. */
  get isTokenInDoubt(): boolean {
    return this.#isTokenInDoubt;
  }

  /** From now on, checks the token after a 401. During startup, the login checks it. */
  watchToken(watch: TokenCheckOptions): void {
    this.#watch = watch;
  }

  override setToken(token: string | null): this {
    if (token !== null) return super.setToken(token);
    if (this.#endingClients === 0 && this.#watch && !this.#isTokenInDoubt) void this.#checkToken(this.#watch);
    return this;
  }

  /**
   * Ends a client that sends its requests through this object. discord.js then also calls `setToken(null)` on this
   * object, although Discord hasn't rejected the token.
   */
  async endClient(destroy: () => Promise<void>): Promise<void> {
    this.#endingClients++;
    await destroy().finally(() => {
      this.#endingClients--;
    });
  }

  // When a client ends, discord.js stops these sweepers. Here they keep running, because other clients and answers in
  // progress still send requests.
  override clearHashSweeper(): void {}
  override clearHandlerSweeper(): void {}

  async #checkToken({ log, onRefused: refused, signal }: TokenCheckOptions): Promise<void> {
    this.#isTokenInDoubt = true;
    log.warn('Discord rejected a request because of the token (401). Checking whether the token is still valid');
    try {
      await retryUntilReached(() => this.get(Routes.user()), log, signal);
      this.#isTokenInDoubt = false;
      log.info('The token is valid. Continuing');
    } catch (error) {
      if (error instanceof StartupError) refused(error);
    }
  }
}

/** The client for Discord's REST API. */
export function newRest(api: string | undefined, token: string): BotRest {
  return new BotRest({
    ...(api !== undefined && { api }),
    agent: new Agent({ keepAliveTimeout: KEEP_ALIVE_MS, keepAliveTimeoutThreshold: KEEP_ALIVE_MARGIN_MS }),
    makeRequest,
    rejectOnRateLimit: isLongWait,
    timeout: REQUEST_TIMEOUT_MS,
  }).setToken(token);
}

/** A client for one shard. It caches the shard's servers, but only the channels in which someone plays. */
export function newClient(shard: number, of: number, { rest, identifyLimiter }: SharedResources): Client {
  const client = new ClientWithSharedRest(
    {
      intents: [GatewayIntentBits.Guilds],
      // An interaction has the type and the parent of its channel, even if the channel isn't in the cache.
      partials: [Partials.Channel],
      shards: [shard],
      shardCount: of,
      rest: { hashSweepInterval: 0, handlerSweepInterval: 0 },
      makeCache: Options.cacheWithLimits(UNUSED_CACHES),
      ws: {
        buildStrategy: (manager) => new OutageTolerantStrategy(manager),
        buildIdentifyThrottler: async (manager) => {
          const { session_start_limit } = await manager.fetchGatewayInformation();
          return {
            waitForIdentify: (each, signal) =>
              identifyLimiter.waitForTurn(each % session_start_limit.max_concurrency, signal),
          };
        },
      },
      allowedMentions: { parse: [] },
      // Message bodies already have Discord's field names.
      jsonTransformer: (data: unknown) => data,
    },
    rest,
  );
  client.on(Events.GuildAvailable, dropUnusedCaches);
  client.on(Events.GuildCreate, dropUnusedCaches);
  return client;
}

/** A client that shares its requests with others. After it is destroyed, answers in progress can still be sent. */
class ClientWithSharedRest extends Client {
  readonly #shared: BotRest;

  constructor(options: ClientOptions, rest: BotRest) {
    super(options);
    this.rest = rest;
    this.#shared = rest;
  }

  override async destroy(): Promise<void> {
    await this.#shared.endClient(() => super.destroy());
  }
}

/**
 * Drops a server's channels and roles from the caches: 40 KB in an average server. discord.js can't limit those caches.
 * What is needed later is fetched, or comes with the interaction.
 */
function dropUnusedCaches({ channels, roles, client }: Guild): void {
  for (const id of channels.cache.keys()) client.channels.cache.delete(id);
  channels.cache.clear();
  roles.cache.clear();
}

/**
 * Connects like discord.js, but an outage of the gateway doesn't make the login fail. Otherwise the client would be
 * destroyed when its first connection is refused and would still keep trying to connect. A later login would then be a
 * second session.
 */
class OutageTolerantStrategy extends SimpleShardingStrategy {
  override async connect(): Promise<void> {
    await super.connect().catch(() => undefined);
  }
}

/** Lets connections identify as fast as Discord allows: one at a time in each bucket. */
export class IdentifyLimiter {
  readonly #leases: Leases | undefined;
  /** For each bucket, a promise that resolves when the last waiting connection gets its turn. */
  readonly #queues = new Map<number, Promise<void>>();
  /** When the next connection may identify in each bucket, as far as this process knows. */
  readonly #next = new Map<number, number>();

  /** With `leases`, the connections of all processes share Discord's limit on how often connections may identify. */
  constructor(leases?: Leases) {
    this.#leases = leases;
  }

  /** Waits until a connection may identify. */
  async waitForTurn(bucket: number, signal: AbortSignal): Promise<void> {
    const previousTurn = this.#queues.get(bucket);
    const ownTurn = (async () => {
      await previousTurn;
      for (let waitMs = await this.#ask(bucket); waitMs > 0; waitMs = await this.#ask(bucket))
        await sleep(waitMs, undefined, { signal });
    })();
    this.#queues.set(
      bucket,
      ownTurn.catch(() => undefined),
    );
    await ownTurn;
  }

  /**
   * Asks whether a connection may identify now. Returns 0 if it may, otherwise the milliseconds to wait before asking
   * again.
   */
  async #ask(bucket: number): Promise<number> {
    // If the database can't be reached, the process doesn't wait, because it is about to lose its shards anyway.
    return (await this.#leases?.identify(bucket).catch(() => undefined)) ?? this.#askHere(bucket, performance.now());
  }

  #askHere(bucket: number, now: number): number {
    const waitMs = (this.#next.get(bucket) ?? now) - now;
    if (waitMs <= 0) this.#next.set(bucket, now + IDENTIFY_INTERVAL_MS);
    return Math.max(0, waitMs);
  }
}

/**
 * Sends the requests of a `REST` whose agent is undici's. It reads each response whole and keeps its bytes. discord.js
 * makes a stream and a `Headers` for each response, which costs more than the rest of the request.
 */
const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  const { method, headers, body, dispatcher, signal } = init;
  // A body with files is form data, which discord.js sends itself.
  if (!dispatcher || (typeof body !== 'string' && body !== null && body !== undefined))
    return DefaultRestOptions.makeRequest(url, init);
  signal?.throwIfAborted();
  const { origin, path } = splitUrl(url);
  return new Promise((resolve, reject) => {
    const responseReader = new ResponseReader(resolve, reject);
    signal?.addEventListener('abort', () => responseReader.abort(signal.reason), { once: true });
    // The cast is safe: the headers are a plain record, and undici's methods have the same names.
    const options = { origin, path, method, headers, body } as Dispatcher.DispatchOptions;
    dispatcher.dispatch(options, responseReader);
  });
};

/** Splits an address without parsing a `URL`, which would take longer than everything else here. */
function splitUrl(url: string): { readonly origin: string; readonly path: string } {
  const index = url.indexOf('/', url.indexOf('//') + 2);
  return { origin: url.slice(0, index), path: url.slice(index) };
}

class ResponseReader implements Dispatcher.DispatchHandlers {
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

  /** Gives up, even if the request has no connection yet. */
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
    // If the status is below 200, the real response follows.
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
  const readBodyText = () => Buffer.concat(chunks).toString();
  return {
    status,
    statusText,
    ok: status >= 200 && status < 300,
    // `REST` only looks up some headers by name.
    headers: readHeaders(headers) as unknown as Headers,
    body: null,
    bodyUsed: false,
    text: async () => readBodyText(),
    json: async () => JSON.parse(readBodyText()),
    arrayBuffer: async () => new Uint8Array(Buffer.concat(chunks)).buffer,
  };
}

function readHeaders(rawHeaders: readonly Buffer[]): Pick<Headers, 'get' | 'has'> {
  const valuesByName = new Map<string, string>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    valuesByName.set(
      `${rawHeaders[index]?.toString('latin1')}`.toLowerCase(),
      `${rawHeaders[index + 1]?.toString('latin1')}`,
    );
  return {
    get: (name) => valuesByName.get(name.toLowerCase()) ?? null,
    has: (name) => valuesByName.has(name.toLowerCase()),
  };
}
