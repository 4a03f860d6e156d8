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

/** How a user acts. */
export interface ActOptions {
  /** How many milliseconds the bot has: 5,000 by default. */
  readonly within?: number;
  /** The interaction is unknown from the start, as if the bot had woken up too late. */
  readonly expired?: boolean;
}

/** The result of an interaction. */
export interface Answer {
  readonly interaction: Interaction;
  /** The first response, or undefined if none was accepted. */
  readonly type: InteractionResponseType | undefined;
  /** The first response's `data`, as the bot sent it. */
  readonly data: Json | undefined;
  /** The message that was sent, or the one that was changed. */
  readonly message: Message | undefined;
  readonly modal: Modal | undefined;
  readonly choices: readonly APIApplicationCommandOptionChoice[] | undefined;
  /** What came after the first response. More may follow. */
  readonly followUps: readonly Message[];
  /** What Discord refused: 10062, 40060, 50035. */
  readonly refusals: readonly ApiError[];
  /** From the delivery to the first response. */
  readonly milliseconds: number;
}

/** Something a user does. */
export interface NewInteraction {
  readonly type: InteractionType;
  readonly data: Json;
  readonly user: User;
  readonly channel: Channel;
  /** What a person would call it: `/attack by Ann in #arena`. */
  readonly title: string;
  /** Its full name, if it is a command: `encounter start`. */
  readonly command?: string;
  /** The message that carries the component. */
  readonly source?: Message | undefined;
}

/** A user's action that the bot has to answer, and what the bot has answered. */
export class Interaction {
  readonly id = snowflake();
  readonly token: string;
  readonly type: InteractionType;
  readonly user: User;
  readonly channel: Channel;
  readonly source: Message | undefined;
  readonly title: string;
  /** Its full name, if it is a command: `encounter start`. */
  readonly command: string | undefined;
  readonly followUps: Message[] = [];
  readonly refusals: ApiError[] = [];
  responseType: InteractionResponseType | undefined;
  data: Json | undefined;
  /** What `@original` means: the answer, or the message that was changed. */
  original: Message | undefined;
  modal: Modal | undefined;
  choices: readonly APIApplicationCommandOptionChoice[] | undefined;
  /** How often it was sent to the bot. */
  deliveries = 0;
  /** Rung whenever the bot answered it somehow. */
  readonly bell = new Bell();
  readonly #platform: Platform;
  /** As the gateway delivers it. */
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

  /** Too late for a first response. */
  get unknown(): boolean {
    return this.#expired || (!this.acknowledged && Date.now() - this.#born > this.#platform.settings.answerWithin);
  }

  /** Too late for anything. */
  get tokenExpired(): boolean {
    return this.#expired || Date.now() - this.#born > this.#platform.settings.tokenLife;
  }

  /** From now on Discord doesn't know it anymore. */
  expire(): void {
    this.#expired = true;
  }

  /** Sends it to the bot, with the same payload every time. */
  deliver(): void {
    this.deliveries++;
    this.#delivered = performance.now();
    this.#platform.gateway.dispatch('INTERACTION_CREATE', () => this.payload);
  }

  /** Delivers it and waits for the result. */
  async perform({
    within = this.#platform.settings.answerWithin + 2000,
    expired = false,
  }: ActOptions): Promise<Answer> {
    if (expired) this.expire();
    this.deliver();
    const over = () => (expired ? this.refusals.length > 0 : this.#isSettled());
    await this.bell.until(over, within, () => `${this.title} got no answer within ${within} ms${this.#account()}`);
    return this.answer();
  }

  /** Delivers it once more, and waits for the bot's answer; a bot may well be silent. */
  async redeliver(within: number): Promise<Answer> {
    const [before, answered] = [this.refusals.length, this.acknowledged];
    this.deliver();
    const over = () => this.refusals.length > before || (!answered && this.#isSettled());
    await this.bell.until(over, within, () => '').catch(() => undefined);
    return this.answer();
  }

  /** The bot's first response is accepted. */
  acknowledge(type: InteractionResponseType, data: Json | undefined): void {
    this.#answered = performance.now();
    this.responseType = type;
    this.data = data;
  }

  refuse(error: ApiError): void {
    this.refusals.push(error);
    this.bell.ring();
  }

  /** Its result so far. */
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

  /** What its answer says about it. */
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

  /** A deferred answer counts when it has been filled in or deleted; a deferred update counts at once. */
  #isSettled(): boolean {
    return this.acknowledged && !(this.original?.loading && !this.original.deleted);
  }

  #account(): string {
    if (this.original?.loading) return ': it was deferred and never filled in';
    const refused = this.refusals.map((error) => JSON.stringify(error.body()));
    if (refused.length > 0) return `: the bot's answer was refused: ${refused.join(', ')}`;
    return this.#platform.gateway.connected ? '' : ': no bot is connected';
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
      locale: 'en-US',
      entitlements: [],
      authorizing_integration_owners: this.#owners(),
      context: guild ? 0 : 1,
      attachment_size_limit: 10_485_760,
      ...(guild
        ? {
            guild: guild.partialPayload(),
            guild_id: guild.id,
            guild_locale: 'en-US',
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
