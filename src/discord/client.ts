import {
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Guild,
  Options,
  type RateLimitData,
  REST,
  Routes,
  SimpleShardingStrategy,
} from 'discord.js';
import type { Logger } from 'pino';
import { Agent } from 'undici';
import { StartupError } from '../startup-error.ts';
import { untilReached } from './connect.ts';
import type { Identifies } from './identifies.ts';
import { makeRequest } from './make-request.ts';

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
export interface Common {
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
export class BotRest extends REST {
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
