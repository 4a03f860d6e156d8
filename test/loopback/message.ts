import { type APIEmbed, type APIMessageTopLevelComponent, MessageFlags, MessageType } from 'discord-api-types/v10';
import { emptyMessage } from './api-error.ts';
import { type Attachment, attach, attachmentPayload, attachmentsToKeep, type Upload, withUrls } from './attachment.ts';
import type { Channel } from './channel.ts';
import { textsOf } from './components.ts';
import type { Interaction } from './interaction.ts';
import { mentionsIn } from './mentions.ts';
import type { MessageBody } from './message-form.ts';
import type { Platform } from './platform.ts';
import { snowflake, timeOf } from './snowflake.ts';
import type { User } from './user.ts';
import type { Webhook } from './webhook.ts';

/** A message that will be sent, and where it comes from. */
export interface NewMessage {
  readonly channel: Channel;
  readonly author: User;
  readonly type?: MessageType;
  readonly body: MessageBody;
  readonly files?: readonly Upload[];
  readonly interaction?: Interaction;
  readonly reference?: Message | undefined;
  /** The webhook that posts the message, and the name that it uses. */
  readonly by?: { readonly webhook: Webhook; readonly name: string };
}

const KEPT_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.Ephemeral |
  MessageFlags.IsComponentsV2;

/** The current state of a message. */
export class Message {
  readonly id = snowflake();
  readonly channelId: string;
  readonly type: MessageType;
  content = '';
  embeds: readonly APIEmbed[] = [];
  components: readonly APIMessageTopLevelComponent[] = [];
  attachments: readonly Attachment[] = [];
  flags: number;
  /** How many times the message was edited. */
  edits = 0;
  /** The time when the message was sent or last edited, as a snowflake. */
  changed: string;
  pinned = false;
  deleted = false;
  /** The ids of the users that the message pinged when it was sent. Edits ping no one. */
  pings: readonly string[] = [];
  pingsEveryone = false;
  readonly #platform: Platform;
  readonly #new: NewMessage;
  #mentions: readonly string[] = [];
  #edited: string | null = null;

  /** Sends a message that has passed all checks. */
  constructor(platform: Platform, options: NewMessage) {
    this.#platform = platform;
    this.#new = options;
    this.channelId = options.channel.id;
    this.type = options.type ?? MessageType.Default;
    this.flags = (options.body.flags ?? 0) & (KEPT_FLAGS | MessageFlags.Loading);
    this.changed = this.id;
    if (this.type !== MessageType.ChannelPinnedMessage && !this.loading)
      this.#write(options.body, options.files ?? [], true);
    options.channel.messages.set(this.id, this);
    options.channel.sent.push(this);
    options.channel.lastMessageId = this.id;
    platform.gateway.dispatch('MESSAGE_CREATE', () => this.#event(), this.#intent);
  }

  get channel(): Channel {
    return this.#new.channel;
  }

  get author(): User {
    return this.#new.author;
  }

  /** The webhook that posted the message, and the name that it used. */
  get by(): NewMessage['by'] {
    return this.#new.by;
  }

  /** True if only the user of the interaction sees the message. */
  get ephemeral(): boolean {
    return (this.flags & MessageFlags.Ephemeral) !== 0;
  }

  /** True for "Thinking…", the message of a deferred answer that hasn't come yet. */
  get loading(): boolean {
    return (this.flags & MessageFlags.Loading) !== 0;
  }

  /** The slash command or context menu command that the message answers, and who used it. */
  get usedBy(): { readonly command: string; readonly user: User } | undefined {
    const { interaction } = this.#new;
    return interaction?.command === undefined ? undefined : { command: interaction.command, user: interaction.user };
  }

  /** The only user who sees a private message. Undefined if the message is public. */
  get viewer(): User | undefined {
    return this.ephemeral ? this.#new.interaction?.user : undefined;
  }

  /** Changes the fields that `body` has. The first edit of a deferred answer fills it in. */
  edit(body: MessageBody, files: readonly Upload[] = []): void {
    const isFirst = this.loading;
    this.#write(body, files, isFirst);
    this.changed = snowflake();
    if (!isFirst) {
      this.edits++;
      this.#edited = new Date().toISOString();
    }
    this.#platform.gateway.dispatch('MESSAGE_UPDATE', () => this.#event(), this.#intent);
  }

  delete(): void {
    this.deleted = true;
    this.channel.messages.delete(this.id);
    this.channel.pins.delete(this.id);
    const event = { id: this.id, channel_id: this.channelId, guild_id: this.channel.guild?.id };
    this.#platform.gateway.dispatch('MESSAGE_DELETE', () => event, this.#intent);
  }

  /** The message in the format of the API. */
  payload(): object {
    const { interaction, reference } = this.#new;
    return {
      id: this.id,
      channel_id: this.channelId,
      type: this.type,
      author: this.by
        ? { ...this.author.payload(), id: this.by.webhook.id, username: this.by.name }
        : this.author.payload(),
      ...(this.by && { webhook_id: this.by.webhook.id }),
      content: this.content,
      embeds: this.embeds.map((embed) => ({ type: 'rich', ...withUrls(embed, this.attachments) })),
      components: withUrls(this.components, this.attachments),
      attachments: this.attachments.map(attachmentPayload),
      flags: this.flags,
      pinned: this.pinned,
      timestamp: new Date(timeOf(this.id)).toISOString(),
      edited_timestamp: this.#edited,
      tts: false,
      mention_everyone: this.pingsEveryone,
      mention_roles: [],
      mentions: this.#mentions.map((id) => this.#platform.users.get(id)?.payload()),
      ...interaction?.metadata(),
      ...(reference && {
        message_reference: {
          type: 0,
          message_id: reference.id,
          channel_id: this.channelId,
          guild_id: this.channel.guild?.id,
        },
      }),
    };
  }

  #write(body: MessageBody, files: readonly Upload[], first: boolean): void {
    const content = body.content === undefined ? this.content : (body.content ?? '').trim();
    const embeds = body.embeds === undefined ? this.embeds : (body.embeds ?? []);
    const components = body.components === undefined ? this.components : (body.components ?? []);
    const attachments = body.attachments ? attachmentsToKeep(this.attachments, body.attachments) : this.attachments;
    const layoutFlag = (this.flags | (body.flags ?? 0)) & MessageFlags.IsComponentsV2;
    // Files of a message with components v2 are visible only where a component shows them.
    const showsFiles = !layoutFlag && attachments.length + files.length > 0;
    if (!content && !embeds.length && !components.length && !showsFiles) throw emptyMessage();
    Object.assign(this, { content, embeds, components });
    this.attachments = [...attachments, ...files.map((file) => attach(this.#platform, this.channelId, file))];
    this.#call(body, first);
    const suppressFlag = (body.flags ?? this.flags) & MessageFlags.SuppressEmbeds;
    this.flags = (this.flags & ~(MessageFlags.Loading | MessageFlags.SuppressEmbeds)) | suppressFlag | layoutFlag;
  }

  #call(body: MessageBody, first: boolean): void {
    const { users, everyone } = mentionsIn(
      [this.content, ...textsOf(this.components)].join('\n'),
      body.allowed_mentions,
    );
    const author = this.#new.reference?.author;
    const repliedTo = author && (body.allowed_mentions ? body.allowed_mentions.replied_user : true) ? [author.id] : [];
    this.#mentions = [...new Set([...users, ...repliedTo])].filter((id) => this.#platform.users.has(id));
    if (!first) return;
    this.pings = this.ephemeral ? [] : this.#mentions.filter((id) => this.#isHere(id));
    this.pingsEveryone = everyone && !this.ephemeral && this.channel.may(this.author, 'MentionEveryone');
  }

  #isHere(id: string): boolean {
    const user = this.#platform.users.get(id);
    if (!user || user.bot) return false;
    return this.channel.guild ? this.channel.guild.has(user) : this.channel.recipient === user;
  }

  get #intent(): 'GuildMessages' | 'DirectMessages' | 'none' {
    if (this.ephemeral) return 'none';
    return this.channel.guild ? 'GuildMessages' : 'DirectMessages';
  }

  /**
   * The message as the gateway sends it. Without the message content intent, the bot gets the content only of its own
   * messages, of messages that mention it, and of direct messages.
   */
  #event(): object {
    const payload = { ...this.payload(), guild_id: this.channel.guild?.id };
    const bot = this.#platform.bot;
    if (this.author === bot || this.#mentions.includes(bot.id) || !this.channel.guild) return payload;
    return { ...payload, content: '', embeds: [], components: [], attachments: [] };
  }
}
