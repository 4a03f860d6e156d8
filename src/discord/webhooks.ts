import type { APIWebhook, Client } from 'discord.js';
import { DiscordAPIError, REST, Routes, WebhookType } from 'discord.js';
import type { Answerable } from './answerable.ts';
import type { Sendable } from './message.ts';
import { remember } from './remember.ts';
import type { SentMessage } from './send.ts';
import { troubleOf } from './trouble.ts';

/** A webhook of the bot's own, by which it posts under other names. */
interface OwnWebhook {
  readonly id: string;
  readonly token: string;
}

/** A channel or a thread in one. Webhooks belong to the channel. */
interface WebhookPlace {
  readonly channel: string;
  readonly thread?: string;
}

/** The most channels whose webhooks are remembered. */
const MAX_KNOWN = 1_000;

/** Errors of Discord that mean that a webhook was deleted or has another token. */
const WEBHOOK_GONE: readonly unknown[] = [10015, 50027];

/**
 * The bot's webhooks, one in each channel. A webhook is made when it is first used. After a restart it is found by the
 * application's id. If someone deleted it, another is made.
 */
export class Webhooks {
  readonly #client: Client;
  /** Discord knows no nonce here, so a request that may have succeeded isn't sent again. */
  readonly #once: REST;
  readonly #known = new Map<string, Promise<OwnWebhook | undefined>>();

  constructor(client: Client) {
    this.#client = client;
    this.#once = new REST({ ...client.rest.options, retries: 0 });
    if (client.token) this.#once.setToken(client.token);
  }

  /** Posts a message under a name and returns its id. Discord's refusals are thrown. */
  async post(at: WebhookPlace, username: string, message: Sendable): Promise<string> {
    const webhook = await this.#of(at.channel);
    try {
      return await this.#execute(webhook, at, username, message);
    } catch (error) {
      if (!isWebhookGone(error)) throw error;
      this.#known.delete(at.channel);
      return this.#execute(await this.#of(at.channel), at, username, message);
    }
  }

  async #execute({ id, token }: OwnWebhook, { thread }: WebhookPlace, username: string, { body, files }: Sendable) {
    const query = new URLSearchParams({ wait: 'true', ...(thread !== undefined && { thread_id: thread }) });
    const whole = { ...body, username: webhookName(username) };
    const sent = await this.#once.post(Routes.webhook(id, token), { body: whole, files, auth: false, query });
    // The answer's type is by Discord's documentation.
    return (sent as SentMessage).id;
  }

  /** Deletes a message that was posted in a place. False if none of the bot's webhooks there has posted it. */
  async delete({ channel, thread }: WebhookPlace, message: string): Promise<boolean> {
    const webhook = await (this.#known.get(channel) ?? this.#find(channel)).catch(() => undefined);
    if (!webhook) return false;
    const query = new URLSearchParams(thread === undefined ? {} : { thread_id: thread });
    try {
      await this.#client.rest.delete(Routes.webhookMessage(webhook.id, webhook.token, message), { auth: false, query });
      return true;
    } catch (error) {
      if (troubleOf(error) === 'unreachable') throw error;
      return false;
    }
  }

  async #of(channel: string): Promise<OwnWebhook> {
    const known = this.#known.get(channel) ?? this.#findOrMake(channel);
    remember(this.#known, channel, known, MAX_KNOWN);
    try {
      const webhook = await known;
      if (webhook) return webhook;
      throw new Error('A webhook without a token');
    } catch (error) {
      if (this.#known.get(channel) === known) this.#known.delete(channel);
      throw error;
    }
  }

  async #findOrMake(channel: string): Promise<OwnWebhook | undefined> {
    const found = await this.#find(channel);
    if (found) return found;
    const name = webhookName(this.#client.user?.displayName ?? '');
    return ownWebhook(await this.#once.post(Routes.channelWebhooks(channel), { body: { name } }));
  }

  async #find(channel: string): Promise<OwnWebhook | undefined> {
    // The answer's type is by Discord's documentation.
    const all = (await this.#client.rest.get(Routes.channelWebhooks(channel))) as readonly APIWebhook[];
    const application = this.#client.application?.id;
    const own = all.find((each) => each.type === WebhookType.Incoming && each.application_id === application);
    return own && ownWebhook(own);
  }
}

function ownWebhook(webhook: unknown): OwnWebhook | undefined {
  const { id, token } = webhook as APIWebhook;
  return token === undefined ? undefined : { id, token };
}

function isWebhookGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && WEBHOOK_GONE.includes(error.code);
}

/** The place of an interaction, for webhooks. */
export function webhookPlaceOf({ channelId, channel }: Pick<Answerable, 'channelId' | 'channel'>): WebhookPlace {
  const here = channelId ?? '';
  return channel?.isThread() && channel.parentId !== null
    ? { channel: channel.parentId, thread: here }
    : { channel: here };
}

/** The most characters of a webhook's name. */
const LONGEST_NAME = 80;
/** What Discord accepts in no webhook's name. */
const FORBIDDEN_WORDS = /(d)(iscord)|(c)(lyde)/gi;

/** A name that Discord accepts. A forbidden word gets a dot after its first letter. */
export function webhookName(name: string): string {
  const words = name.replaceAll(/\s+/g, ' ').trim();
  const safe = words.replaceAll(FORBIDDEN_WORDS, (word) => `${word.slice(0, 1)}·${word.slice(1)}`);
  return [...(safe === '' ? 'Fray' : safe)].slice(0, LONGEST_NAME).join('').trim();
}
