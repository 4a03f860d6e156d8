import {
  Client,
  Events,
  GatewayIntentBits,
  type Guild,
  Options,
  type RateLimitData,
  SimpleShardingStrategy,
} from 'discord.js';

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

/** A client that keeps in memory the servers it is in, and of their channels only those that are played in. */
export function newClient(api: string | undefined): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    rest: { ...(api !== undefined && { api }), rejectOnRateLimit: isLongWait, timeout: REQUEST_TIMEOUT },
    makeCache: Options.cacheWithLimits(UNREAD),
    ws: { buildStrategy: (manager) => new PatientStrategy(manager) },
    allowedMentions: { parse: [] },
    // Message bodies already have Discord's field names.
    jsonTransformer: (data: unknown) => data,
  });
  client.on(Events.GuildAvailable, dropUnread);
  client.on(Events.GuildCreate, dropUnread);
  return client;
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
