import { ChannelType } from 'discord-api-types/v10';
import type { Guild } from './guild.ts';
import type { Message } from './message.ts';
import { ALL_PERMISSIONS, type PermissionName, permissions } from './permissions.ts';
import type { Platform } from './platform.ts';
import { snowflake, timeOf } from './snowflake.ts';
import type { User } from './user.ts';

/** The user that a permission is for, or everyone. */
export type PermissionHolder = User | 'everyone';

interface Overwrite {
  allow: bigint;
  deny: bigint;
}

/**
 * A text channel, a thread, a forum (which has only threads, its posts), or the direct messages between a user and the
 * bot.
 */
export class Channel {
  readonly id: string;
  readonly name: string;
  readonly guild: Guild | undefined;
  readonly parent: Channel | undefined;
  readonly recipient: User | undefined;
  readonly isForum: boolean;
  /** Every message that wasn't deleted, by its id, in the order in which they were sent. */
  readonly messages = new Map<string, Message>();
  /** Every message that was ever sent, in order. */
  readonly sent: Message[] = [];
  /** The bot's messages, by the nonce with which they were sent. */
  readonly byNonce = new Map<string, Message>();
  /** When each pinned message was pinned. */
  readonly pins = new Map<string, string>();
  lastMessageId: string | null = null;
  /** True for an archived thread. Its messages can't be edited or deleted until someone posts in it or reopens it. */
  archived = false;
  /** The users that were added to the thread. */
  readonly added = new Set<string>();
  readonly #platform: Platform;
  readonly #overwrites = new Map<string, Overwrite>();

  constructor(
    platform: Platform,
    options: { id?: string; name: string; guild?: Guild; parent?: Channel; recipient?: User; isForum?: boolean },
  ) {
    if (options.name.length > 100) throw new Error(`A channel is named by at most 100 characters: ${options.name}`);
    this.#platform = platform;
    this.id = options.id ?? snowflake();
    this.name = options.name;
    this.guild = options.guild;
    this.parent = options.parent;
    this.recipient = options.recipient;
    this.isForum = options.isForum ?? false;
    platform.channels.set(this.id, this);
  }

  get type(): ChannelType.GuildText | ChannelType.GuildForum | ChannelType.PublicThread | ChannelType.DM {
    if (this.isForum) return ChannelType.GuildForum;
    if (this.parent) return ChannelType.PublicThread;
    return this.guild ? ChannelType.GuildText : ChannelType.DM;
  }

  /** Opens a thread under this channel. A thread that is opened from a message has the message's id. */
  thread(name: string, id = snowflake()): Channel {
    if (!this.guild || this.parent) throw new Error('A thread is opened under a text channel or in a forum');
    const thread = new Channel(this.#platform, { id, name, guild: this.guild, parent: this });
    this.guild.adopt(thread);
    this.#platform.gateway.dispatch('THREAD_CREATE', () => ({ ...thread.payload(), newly_created: true }), 'Guilds');
    return thread;
  }

  /** Gives a user permissions in this channel, whatever the server's permissions are. */
  allow(who: PermissionHolder, ...names: readonly PermissionName[]): void {
    const overwrite = this.#overwrite(who);
    overwrite.allow |= permissions(...names);
    overwrite.deny &= ~permissions(...names);
    this.#changed();
  }

  /** Takes permissions from a user in this channel, whatever the server allows. Administrators keep them. */
  deny(who: PermissionHolder, ...names: readonly PermissionName[]): void {
    const overwrite = this.#overwrite(who);
    overwrite.deny |= permissions(...names);
    overwrite.allow &= ~permissions(...names);
    this.#changed();
  }

  /** What a user may do here. */
  permissionsOf(user: User): bigint {
    if (this.parent) return this.parent.permissionsOf(user);
    if (!this.guild) return ALL_PERMISSIONS;
    let bits = this.guild.permissionsOf(user);
    if (bits & permissions('Administrator')) return bits;
    for (const id of [this.guild.id, user.id]) {
      const overwrite = this.#overwrites.get(id);
      if (overwrite) bits = (bits & ~overwrite.deny) | overwrite.allow;
    }
    return bits;
  }

  may(user: User, ...names: readonly PermissionName[]): boolean {
    const bits = permissions(...names);
    return (this.permissionsOf(user) & bits) === bits;
  }

  /** The channel in the format of the API. */
  payload(): object {
    const commonFields = { id: this.id, type: this.type, flags: 0, last_message_id: this.lastMessageId };
    if (this.recipient) return { ...commonFields, recipients: [this.recipient.payload()] };
    const inGuild = { ...commonFields, name: this.name, guild_id: this.guild?.id, rate_limit_per_user: 0 };
    if (!this.parent) {
      return {
        ...inGuild,
        position: 0,
        nsfw: false,
        topic: null,
        parent_id: null,
        permission_overwrites: this.#overwritePayloads(),
      };
    }
    const created = new Date(timeOf(this.id)).toISOString();
    return {
      ...inGuild,
      parent_id: this.parent.id,
      owner_id: this.#platform.bot.id,
      message_count: this.messages.size,
      member_count: 1,
      total_message_sent: this.messages.size,
      member: { id: this.id, user_id: this.#platform.bot.id, join_timestamp: created, flags: 0 },
      thread_metadata: {
        archived: this.archived,
        auto_archive_duration: 1440,
        archive_timestamp: created,
        create_timestamp: created,
        locked: false,
      },
    };
  }

  /** The channel as an interaction contains it, with the user's permissions. */
  partialPayload(user: User): object {
    const { id, type, name } = this;
    if (this.recipient) return { id, type, flags: 0, recipients: [this.recipient.payload()] };
    const commonFields = {
      id,
      type,
      name,
      guild_id: this.guild?.id,
      permissions: String(this.permissionsOf(user)),
      flags: 0,
    };
    return { ...commonFields, parent_id: this.parent?.id ?? null, ...(this.parent && this.payload()) };
  }

  #overwrite(who: PermissionHolder): Overwrite {
    if (!this.guild || this.parent)
      throw new Error('Permissions are set on text channels; a thread has those of its channel');
    const id = who === 'everyone' ? this.guild.id : who.id;
    const overwrite = this.#overwrites.get(id) ?? { allow: 0n, deny: 0n };
    this.#overwrites.set(id, overwrite);
    return overwrite;
  }

  #overwritePayloads(): object[] {
    return [...this.#overwrites].map(([id, { allow, deny }]) => {
      return { id, type: id === this.guild?.id ? 0 : 1, allow: String(allow), deny: String(deny) };
    });
  }

  #changed(): void {
    this.#platform.gateway.dispatch('CHANNEL_UPDATE', () => this.payload(), 'Guilds');
  }
}
