import { randomBytes } from 'node:crypto';
import type {
  APIApplicationCommandOptionChoice,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { ApiError } from './api-error.ts';
import { Bell } from './bell.ts';
import type { Channel } from './channel.ts';
import type { Json } from './form.ts';
import type { Message } from './message.ts';
import type { Modal } from './modal.ts';
import type { Platform } from './platform.ts';
import { snowflake } from './snowflake.ts';
import type { User } from './user.ts';

/** The circumstances of a user's action. */
export interface ActOptions {
  /** How long to wait for the bot in milliseconds. 5,000 by default. */
  readonly within?: number;
  /** True if Discord has already forgotten the interaction, as if the bot had answered too late. */
  readonly expired?: boolean;
}

/** The result of an interaction. */
export interface Answer {
  readonly interaction: Interaction;
  /** The type of the first response. Undefined if none was accepted. */
  readonly type: InteractionResponseType | undefined;
  /** The `data` of the first response, as the bot sent it. */
  readonly data: Json | undefined;
  /** The message that was sent or edited. */
  readonly message: Message | undefined;
  readonly modal: Modal | undefined;
  readonly choices: readonly APIApplicationCommandOptionChoice[] | undefined;
  /** The messages after the first response. More may follow. */
  readonly followUps: readonly Message[];
  /** Discord's refusals, such as those with the codes 10062, 40060 and 50035. */
  readonly refusals: readonly ApiError[];
  /** How long it took from the delivery to the first response. */
  readonly milliseconds: number;
}

/** Something that a user does. */
export interface NewInteraction {
  readonly type: InteractionType;
  readonly data: Json;
  readonly user: User;
  readonly channel: Channel;
  /** A description for people: `/attack by Ann in #arena`. */
  readonly title: string;
  /** The full name of a command: `encounter start`. */
  readonly command?: string;
  /** The message whose button or menu was used. */
  readonly source?: Message | undefined;
}

/** A user's action that the bot must answer, and the bot's answers. */
export class Interaction {
  readonly id = snowflake();
  readonly token: string;
  readonly type: InteractionType;
  readonly user: User;
  readonly channel: Channel;
  readonly source: Message | undefined;
  readonly title: string;
  /** The full name of a command: `encounter start`. */
  readonly command: string | undefined;
  readonly followUps: Message[] = [];
  readonly refusals: ApiError[] = [];
  responseType: InteractionResponseType | undefined;
  data: Json | undefined;
  /** The message that `@original` refers to: the bot's answer, or the message that an update edited. */
  original: Message | undefined;
  modal: Modal | undefined;
  choices: readonly APIApplicationCommandOptionChoice[] | undefined;
  /** How many times the interaction was sent to the bot. */
  deliveries = 0;
  /** Rings when the bot answers. */
  readonly bell = new Bell();
  readonly #platform: Platform;
  /** The interaction as the gateway sends it. */
  readonly payload: Json;
  readonly #born = Date.now();
  #delivered = 0;
  #answered = 0;
  #expired = false;

  constructor(platform: Platform, { type, data, user, channel, title, command, source }: NewInteraction) {
    this.#platform = platform;
    this.token = randomBytes(48).toString('base64url');
    this.type = type;
    this.user = user;
    this.channel = channel;
    this.title = title;
    this.command = command;
    this.source = source;
    this.payload = this.#compose(data);
    platform.interactions.set(this.id, this);
    platform.interactionsByToken.set(this.token, this);
  }

  get acknowledged(): boolean {
    return this.responseType !== undefined;
  }

  /** True if it is too late for a first response. */
  get isTooLate(): boolean {
    return this.#expired || (!this.acknowledged && Date.now() - this.#born > this.#platform.settings.answerWithin);
  }

  /** True if it is too late for any answer. */
  get isTokenExpired(): boolean {
    return this.#expired || Date.now() - this.#born > this.#platform.settings.tokenLife;
  }

  /** Makes Discord forget the interaction. */
  expire(): void {
    this.#expired = true;
  }

  /** Sends the interaction to the bot. The content is the same every time. */
  deliver(): void {
    this.deliveries++;
    this.#delivered = performance.now();
    this.#platform.gateway.dispatch('INTERACTION_CREATE', () => this.payload);
  }

  /** Delivers the interaction and waits for the result. */
  async perform({
    within = this.#platform.settings.answerWithin + 2000,
    expired = false,
  }: ActOptions): Promise<Answer> {
    if (expired) this.expire();
    this.deliver();
    const isOver = () => (expired ? this.refusals.length > 0 : this.#isSettled());
    await this.bell.until(isOver, within, () => `${this.title} got no answer within ${within} ms${this.#account()}`);
    return this.answer();
  }

  /** Delivers the interaction again, and waits up to `within` milliseconds for an answer, if one comes. */
  async redeliver(within: number): Promise<Answer> {
    const [before, answered] = [this.refusals.length, this.acknowledged];
    this.deliver();
    const isOver = () => this.refusals.length > before || (!answered && this.#isSettled());
    await this.bell.until(isOver, within, () => '').catch(() => undefined);
    return this.answer();
  }

  /** Stores the bot's first response. */
  acknowledge(type: InteractionResponseType, data: Json | undefined): void {
    this.#answered = performance.now();
    this.responseType = type;
    this.data = data;
  }

  refuse(error: ApiError): void {
    this.refusals.push(error);
    this.bell.ring();
  }

  /** The result so far. */
  answer(): Answer {
    return {
      interaction: this,
      type: this.responseType,
      data: this.data,
      message: this.original,
      modal: this.modal,
      choices: this.choices,
      followUps: this.followUps,
      refusals: this.refusals,
      milliseconds: this.#answered - this.#delivered,
    };
  }

  /** The metadata about the interaction in the answer's message. */
  metadata(): object {
    const { id, type } = this;
    const from = this.source && { interacted_message_id: this.source.id };
    const user = this.user.payload();
    return {
      application_id: this.#platform.applicationId,
      webhook_id: this.#platform.applicationId,
      interaction_metadata: { id, type, user, authorizing_integration_owners: this.#owners(), ...from },
      ...(this.command && { interaction: { id, type, name: this.command, user } }),
    };
  }

  /**
   * True if the answer is complete. A deferred answer must be filled in or deleted first. A deferred update is complete
   * as it is.
   */
  #isSettled(): boolean {
    return this.acknowledged && !(this.original?.loading && !this.original.deleted);
  }

  #account(): string {
    if (this.original?.loading) return ': it was deferred and never filled in';
    const refusalTexts = this.refusals.map((error) => JSON.stringify(error.body()));
    if (refusalTexts.length > 0) return `: the bot's answer was refused: ${refusalTexts.join(', ')}`;
    return this.#platform.gateway.isConnected ? '' : ': no bot is connected';
  }

  #owners(): object {
    return this.channel.guild ? { '0': this.channel.guild.id } : { '0': '0' };
  }

  #compose(data: Json): Json {
    const { channel, user, source } = this;
    const guild = channel.guild;
    return {
      id: this.id,
      application_id: this.#platform.applicationId,
      type: this.type,
      token: this.token,
      version: 1,
      data,
      channel: channel.partialPayload(user),
      channel_id: channel.id,
      ...(source && { message: source.payload() }),
      app_permissions: String(channel.permissionsOf(this.#platform.bot)),
      locale: user.locale,
      entitlements: [],
      authorizing_integration_owners: this.#owners(),
      context: guild ? 0 : 1,
      attachment_size_limit: 10_485_760,
      ...(guild
        ? {
            guild: guild.partialPayload(),
            guild_id: guild.id,
            guild_locale: guild.locale,
            member: {
              user: user.payload(),
              ...guild.memberPayload(user),
              permissions: String(channel.permissionsOf(user)),
            },
          }
        : { user: user.payload() }),
    };
  }
}
