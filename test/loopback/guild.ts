import { Channel } from './channel.ts';
import type { PermissionName } from './permissions.ts';
import { ALL_PERMISSIONS, EVERYONE_PERMISSIONS, INVITED_PERMISSIONS, permissions } from './permissions.ts';
import type { Platform } from './platform.ts';
import { snowflake, timeOf } from './snowflake.ts';
import { User } from './user.ts';

/**
 * A member of a new server: only a name, or a name with details. `permissions` are added to those that everyone has.
 */
export type NewMember =
  | string
  | User
  | { readonly name: string; readonly nick?: string; readonly permissions?: readonly PermissionName[] };

/** A new server. */
export interface NewGuild {
  readonly name: string;
  readonly members?: readonly NewMember[];
  readonly channels?: readonly string[];
  /** The channel where Discord announces new members. */
  readonly systemChannel?: string;
  /** The channels where the bot may not write. */
  readonly closed?: readonly string[];
  /** Everyone's permissions. */
  readonly permissions?: readonly PermissionName[];
  /** The permissions in the bot's invitation. They are added to those of everyone. */
  readonly botPermissions?: readonly PermissionName[];
}

interface Role {
  readonly id: string;
  readonly name: string;
  readonly permissions: bigint;
}

interface Member {
  readonly user: User;
  readonly nick: string | undefined;
  readonly roles: readonly Role[];
  readonly joinedAt: string;
}

/** A server. */
export class Guild {
  readonly id = snowflake();
  readonly name: string;
  /** The language of the server, by Discord's code. */
  locale = 'en-US';
  readonly #platform: Platform;
  readonly #owner: User;
  readonly #systemChannel: string | undefined;
  readonly #everyone: Role;
  readonly #roles: Role[];
  readonly #members = new Map<string, Member>();
  readonly #byName = new Map<string, User>();
  readonly #channels = new Map<string, Channel>();
  readonly #channelByName = new Map<string, Channel>();

  constructor(
    platform: Platform,
    { name, members = [], channels = ['general'], systemChannel, closed = [], ...may }: NewGuild,
  ) {
    if (name.length < 2 || name.length > 100) throw new Error(`A server is named by 2 to 100 characters: ${name}`);
    this.#platform = platform;
    this.name = name;
    this.#systemChannel = systemChannel;
    const everyonePermissions = may.permissions ? permissions(...may.permissions) : EVERYONE_PERMISSIONS;
    this.#everyone = { id: this.id, name: '@everyone', permissions: everyonePermissions };
    this.#roles = [this.#everyone];
    this.#owner = new User(platform, 'Server owner');
    this.#enrol(this.#owner, undefined, undefined);
    this.#enrol(platform.bot, undefined, may.botPermissions ? permissions(...may.botPermissions) : INVITED_PERMISSIONS);
    for (const member of members) this.join(member);
    for (const channel of channels) this.#open(channel);
    for (const channel of closed) this.channel(channel).deny(platform.bot, 'SendMessages');
    this.invite();
  }

  /** Invites the bot, which may have been in the server before. */
  invite(): void {
    this.#platform.guilds.set(this.id, this);
    for (const channel of this.channels) this.#platform.channels.set(channel.id, channel);
    this.#platform.gateway.dispatch('GUILD_CREATE', () => this.payload(), 'Guilds');
  }

  /** Removes the bot from the server. */
  expel(): void {
    this.#platform.guilds.delete(this.id);
    for (const { id } of this.channels) this.#platform.channels.delete(id);
    this.#platform.gateway.dispatch('GUILD_DELETE', () => ({ id: this.id }), 'Guilds');
  }

  /**
   * Deletes a channel with its threads. The bot gets an event for the channel, but none for its threads. The channel's
   * name can be used again.
   */
  remove(channel: Channel): void {
    for (const { id } of this.channels.filter((each) => each === channel || each.parent === channel)) {
      this.#channels.delete(id);
      this.#platform.channels.delete(id);
    }
    if (this.#channelByName.get(channel.name) === channel) this.#channelByName.delete(channel.name);
    const name = channel.parent ? 'THREAD_DELETE' : 'CHANNEL_DELETE';
    this.#platform.gateway.dispatch(name, () => channel.payload(), 'Guilds');
  }

  /** Makes a user a member. */
  join(member: NewMember): User {
    const options = typeof member === 'string' ? { name: member } : member;
    const user = options instanceof User ? options : new User(this.#platform, options.name);
    const { nick, permissions: more } = options instanceof User ? {} : options;
    this.#enrol(user, nick, more && permissions(...more));
    return user;
  }

  /** Finds a member by name. */
  member(name: string): User {
    const user = this.#byName.get(name);
    if (!user) throw new Error(`No one is called ${name} in ${this.name}`);
    return user;
  }

  has(user: User): boolean {
    return this.#members.has(user.id);
  }

  /** Finds a text channel by its name, and creates it if it doesn't exist. */
  channel(name: string): Channel {
    const existingChannel = this.#channelByName.get(name);
    if (existingChannel) return existingChannel;
    const channel = this.#open(name);
    this.#platform.gateway.dispatch('CHANNEL_CREATE', () => channel.payload(), 'Guilds');
    return channel;
  }

  /** Opens a forum. */
  forum(name: string): Channel {
    const forum = this.#open(name, true);
    this.#platform.gateway.dispatch('CHANNEL_CREATE', () => forum.payload(), 'Guilds');
    return forum;
  }

  get channels(): readonly Channel[] {
    return [...this.#channels.values()];
  }

  /** What a user may do in the whole server. */
  permissionsOf(user: User): bigint {
    const member = this.#members.get(user.id);
    if (!member) return 0n;
    const bits = member.roles.reduce((sum, role) => sum | role.permissions, this.#everyone.permissions);
    return user === this.#owner || bits & permissions('Administrator') ? ALL_PERMISSIONS : bits;
  }

  /** A member in the format of the API, without the user. */
  memberPayload(user: User): object | undefined {
    const member = this.#members.get(user.id);
    return (
      member && {
        nick: member.nick ?? null,
        avatar: null,
        banner: null,
        roles: member.roles.map((role) => role.id),
        joined_at: member.joinedAt,
        premium_since: null,
        communication_disabled_until: null,
        deaf: false,
        mute: false,
        pending: false,
        flags: 0,
      }
    );
  }

  /** The server as an interaction contains it. */
  partialPayload(): object {
    return { id: this.id, locale: this.locale, features: [] };
  }

  /** The server in a GUILD_CREATE event. The bot may not see the members, so the list has only the bot itself. */
  payload(): object {
    const bot = this.#platform.bot;
    return {
      ...this.partialPayload(),
      name: this.name,
      icon: null,
      splash: null,
      banner: null,
      description: null,
      owner_id: this.#owner.id,
      afk_channel_id: null,
      afk_timeout: 300,
      application_id: null,
      default_message_notifications: 0,
      explicit_content_filter: 0,
      verification_level: 0,
      mfa_level: 0,
      nsfw_level: 0,
      premium_tier: 0,
      premium_subscription_count: 0,
      preferred_locale: this.locale,
      system_channel_id: this.#channelByName.get(this.#systemChannel ?? '')?.id ?? null,
      system_channel_flags: 0,
      rules_channel_id: null,
      public_updates_channel_id: null,
      vanity_url_code: null,
      roles: this.rolePayloads(),
      emojis: [],
      stickers: [],
      joined_at: new Date(timeOf(this.id)).toISOString(),
      large: false,
      unavailable: false,
      member_count: this.#members.size,
      members: [{ user: bot.payload(), ...this.memberPayload(bot) }],
      presences: [],
      voice_states: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
      channels: this.channels.filter((channel) => !channel.parent).map((channel) => channel.payload()),
      threads: this.channels.filter((channel) => channel.parent).map((channel) => channel.payload()),
    };
  }

  rolePayloads(): object[] {
    return this.#roles.map(({ id, name, permissions: bits }, position) => ({
      id,
      name,
      permissions: String(bits),
      position,
      color: 0,
      colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
      hoist: false,
      managed: false,
      mentionable: false,
      flags: 0,
    }));
  }

  /** Adds a new channel or thread to the server. */
  adopt(channel: Channel): void {
    this.#channels.set(channel.id, channel);
    if (!channel.parent) this.#channelByName.set(channel.name, channel);
  }

  #open(name: string, isForum = false): Channel {
    const channel = new Channel(this.#platform, { name, guild: this, isForum });
    this.adopt(channel);
    return channel;
  }

  #enrol(user: User, nick: string | undefined, bits: bigint | undefined): void {
    if (nick && [...nick].length > 32) throw new Error(`A nickname has at most 32 characters: ${nick}`);
    const roles = bits === undefined ? [] : [{ id: snowflake(), name: user.name, permissions: bits }];
    this.#roles.push(...roles);
    this.#members.set(user.id, { user, nick, roles, joinedAt: new Date().toISOString() });
    this.#byName.set(user.name, user);
  }
}
