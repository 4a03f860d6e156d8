import { WebhookType } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import type { Platform } from './platform.ts';
import { snowflake } from './snowflake.ts';

/** A webhook of a channel, made by the bot or by someone else. */
export class Webhook {
  readonly id = snowflake();
  readonly token = `webhook-${this.id}`;
  readonly channel: Channel;
  readonly name: string;
  readonly #platform: Platform;
  readonly #application: string | null;

  /** `application` is the id of the application that made the webhook. Null if a member made it. */
  constructor(platform: Platform, channel: Channel, name: string, application: string | null) {
    this.#platform = platform;
    this.channel = channel;
    this.name = name;
    this.#application = application;
    platform.webhooks.set(this.id, this);
  }

  delete(): void {
    this.#platform.webhooks.delete(this.id);
  }

  /** The webhook in the format of the API. Only its application sees the token. */
  payload(): object {
    return {
      id: this.id,
      type: WebhookType.Incoming,
      channel_id: this.channel.id,
      guild_id: this.channel.guild?.id,
      name: this.name,
      avatar: null,
      application_id: this.#application,
      ...(this.#application === this.#platform.applicationId && { token: this.token }),
    };
  }
}
