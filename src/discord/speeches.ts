import {
  type APIWebhook,
  type Client,
  DiscordAPIError,
  PermissionFlagsBits,
  REST,
  Routes,
  WebhookType,
} from 'discord.js';
import type { Logger } from 'pino';
import { type Reply, whisper } from '../interaction/reply.ts';
import type { Store } from '../store/store.ts';
import { ENGLISH, inLanguage } from '../text/languages.ts';
import { t } from '../text/t.ts';
import { RESPONSE_RETRIES, removeUnneededMessage, sendWithRetries } from './acknowledge.ts';
import { type AnswerableInteraction, defer } from './deferral.ts';
import type { Deliverable } from './files.ts';
import { publicMessageOf, type SendableMessage, withPortrait } from './message.ts';
import { setAndDropOldest } from './newest-entries.ts';
import { failureOf } from './request-failure.ts';
import { fetchOriginalReply, type SentMessage } from './send.ts';

/**
 * What became of a character's words. `posted`: a webhook's message shows the words. `refused`: no webhook could post
 * them, so the usual reply has to show them. `answered before`: another delivery of the interaction was already
 * answered. `lost`: the interaction could not be acknowledged, so nothing was posted. `unsure`: Discord may have posted
 * the words, but its answer was lost.
 */
type SpeechOutcome = 'posted' | 'refused' | 'answered before' | 'lost' | 'unsure';

/** Posts and deletes what characters say, and records in the store which message shows each speech. */
export class Speeches {
  readonly #store: Store;
  readonly #log: Logger;
  /** The webhooks of each connection's client. */
  readonly #webhooks = new WeakMap<Client, Webhooks>();

  constructor(store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /**
   * Posts a character's words with a webhook, if the bot may have one here. The interaction gets no other visible
   * answer.
   */
  async post(interaction: AnswerableInteraction, reply: Reply): Promise<SpeechOutcome> {
    const { speech } = reply;
    if (!speech || !interaction.appPermissions.has(PermissionFlagsBits.ManageWebhooks)) return 'refused';
    const outcome = interaction.deferred
      ? 'taken'
      : await sendWithRetries(() => defer(interaction), RESPONSE_RETRIES, this.#log, interaction.id);
    if (outcome !== 'taken') return outcome === 'answered before' ? outcome : 'lost';
    try {
      const message = await this.#send(interaction, reply, speech);
      await this.#note(interaction, message);
    } catch (error) {
      const failure = failureOf(error);
      this.#log.info({ error, channel: interaction.channelId }, 'A webhook could not post what a character says');
      return failure === 'unreachable' ? 'unsure' : 'refused';
    }
    await removeUnneededMessage(interaction, reply, 'taken', this.#log);
    return 'posted';
  }

  async #send(interaction: AnswerableInteraction, reply: Reply, speech: NonNullable<Reply['speech']>): Promise<string> {
    const { name, words } = speech;
    // Discord shows only pictures with a public address as a webhook's avatar, and an attachment's address expires. So
    // the portrait is attached to each message, next to the words.
    const embed = { description: words };
    const embedMessage: Deliverable = {
      embeds: [embed],
      ...(reply.portrait !== undefined && { portrait: reply.portrait }),
    };
    const view = await withPortrait(this.#store, interaction.guildId ?? '', embedMessage);
    const message = view.files ? view : { content: words };
    return this.#webhooksOf(interaction.client).post(webhookPlaceOf(interaction), name, publicMessageOf(message));
  }

  #webhooksOf(client: Client): Webhooks {
    const webhooks = this.#webhooks.get(client) ?? new Webhooks(client);
    this.#webhooks.set(client, webhooks);
    return webhooks;
  }

  /**
   * Records which message shows a character's speech, if the speech was sent as a usual reply. `message` is the id of a
   * follow-up message.
   */
  async noteReply(interaction: AnswerableInteraction, message: string | undefined): Promise<void> {
    try {
      await this.#note(interaction, message ?? (await fetchOriginalReply(interaction)).id);
    } catch (error) {
      this.#log.warn({ error, interaction: interaction.id }, 'Could not note who said what a character says');
    }
  }

  async #note({ guildId, id }: AnswerableInteraction, message: string): Promise<void> {
    await this.#store
      .noteSpeech(guildId ?? '', id, message)
      .catch((error) => this.#log.warn({ error, interaction: id }, 'Could not note who said what a character says'));
  }

  /** Deletes a character's message. The reply says that it was deleted, or why it wasn't. */
  async unsay(interaction: AnswerableInteraction, reply: Reply, message: string): Promise<Reply> {
    const { client, guildId, channelId } = interaction;
    try {
      const isDeleted = await this.#webhooksOf(client).delete(webhookPlaceOf(interaction), message);
      if (!isDeleted) await client.rest.delete(Routes.channelMessage(channelId ?? '', message));
    } catch (error) {
      const isGone = error instanceof DiscordAPIError && failureOf(error) === 'gone';
      if (!isGone) {
        this.#log.info({ error, message }, 'What a character says could not be deleted');
        return { ...inLanguage(reply.language ?? ENGLISH, () => whisper(t('say-not-deleted'))), update: true };
      }
    }
    await this.#store
      .dropSpeech(guildId ?? '', message)
      .catch((error) => this.#log.warn({ error, message }, 'Could not drop who said what a character says'));
    return reply;
  }
}

/** The bot's own webhook, which lets it post under other names. */
interface OwnWebhook {
  readonly id: string;
  readonly token: string;
}

/** A channel or a thread in one. Webhooks belong to the channel. */
interface WebhookPlace {
  readonly channel: string;
  readonly thread?: string;
}

/** The maximum number of channels whose webhooks are remembered. */
const MAX_KNOWN_CHANNELS = 1_000;

/** Discord's errors for a webhook that was deleted or has another token. */
const WEBHOOK_GONE_CODES: readonly unknown[] = [10015, 50027];

/**
 * The bot's webhooks, one in each channel. A webhook is made when it is first used. After a restart it is found by the
 * application's id. If someone deleted it, another is made.
 */
export class Webhooks {
  readonly #client: Client;
  /** Webhooks accept no nonce, so a request that might have succeeded isn't sent again. */
  readonly #restWithoutRetries: REST;
  readonly #known = new Map<string, Promise<OwnWebhook | undefined>>();

  constructor(client: Client) {
    this.#client = client;
    this.#restWithoutRetries = new REST({ ...client.rest.options, retries: 0 });
    if (client.token) this.#restWithoutRetries.setToken(client.token);
  }

  /** Posts a message under a name and returns its id. Discord's refusals are thrown. */
  async post(place: WebhookPlace, username: string, message: SendableMessage): Promise<string> {
    const webhook = await this.#of(place.channel);
    try {
      return await this.#execute(webhook, place, username, message);
    } catch (error) {
      if (!isWebhookGone(error)) throw error;
      this.#known.delete(place.channel);
      return this.#execute(await this.#of(place.channel), place, username, message);
    }
  }

  async #execute(
    { id, token }: OwnWebhook,
    { thread }: WebhookPlace,
    username: string,
    { body, files }: SendableMessage,
  ) {
    const query = new URLSearchParams({ wait: 'true', ...(thread !== undefined && { thread_id: thread }) });
    const fullBody = { ...body, username: webhookName(username) };
    const response = await this.#restWithoutRetries.post(Routes.webhook(id, token), {
      body: fullBody,
      files,
      auth: false,
      query,
    });
    // The type comes from Discord's documentation.
    return (response as SentMessage).id;
  }

  /** Deletes a message that was posted in a place. Returns false if the bot's webhook there can't delete it. */
  async delete({ channel, thread }: WebhookPlace, message: string): Promise<boolean> {
    const webhook = await (this.#known.get(channel) ?? this.#find(channel)).catch(() => undefined);
    if (!webhook) return false;
    const query = new URLSearchParams(thread === undefined ? {} : { thread_id: thread });
    try {
      await this.#client.rest.delete(Routes.webhookMessage(webhook.id, webhook.token, message), { auth: false, query });
      return true;
    } catch (error) {
      if (failureOf(error) === 'unreachable') throw error;
      return false;
    }
  }

  async #of(channel: string): Promise<OwnWebhook> {
    const webhookPromise = this.#known.get(channel) ?? this.#findOrMake(channel);
    setAndDropOldest(this.#known, channel, webhookPromise, MAX_KNOWN_CHANNELS);
    try {
      const webhook = await webhookPromise;
      if (webhook) return webhook;
      throw new Error('A webhook without a token');
    } catch (error) {
      if (this.#known.get(channel) === webhookPromise) this.#known.delete(channel);
      throw error;
    }
  }

  async #findOrMake(channel: string): Promise<OwnWebhook | undefined> {
    const webhook = await this.#find(channel);
    if (webhook) return webhook;
    const name = webhookName(this.#client.user?.displayName ?? '');
    return toOwnWebhook(await this.#restWithoutRetries.post(Routes.channelWebhooks(channel), { body: { name } }));
  }

  async #find(channel: string): Promise<OwnWebhook | undefined> {
    // The type comes from Discord's documentation.
    const webhooks = (await this.#client.rest.get(Routes.channelWebhooks(channel))) as readonly APIWebhook[];
    const applicationId = this.#client.application?.id;
    const existingWebhook = webhooks.find(
      (each) => each.type === WebhookType.Incoming && each.application_id === applicationId,
    );
    return existingWebhook && toOwnWebhook(existingWebhook);
  }
}

function toOwnWebhook(webhook: unknown): OwnWebhook | undefined {
  const { id, token } = webhook as APIWebhook;
  return token === undefined ? undefined : { id, token };
}

function isWebhookGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && WEBHOOK_GONE_CODES.includes(error.code);
}

/** Where a webhook can post about an interaction: the channel, and the thread if the interaction is in one. */
export function webhookPlaceOf({
  channelId,
  channel,
}: Pick<AnswerableInteraction, 'channelId' | 'channel'>): WebhookPlace {
  const interactionChannel = channelId ?? '';
  return channel?.isThread() && channel.parentId !== null
    ? { channel: channel.parentId, thread: interactionChannel }
    : { channel: interactionChannel };
}

/** The maximum length of a webhook's name, in characters. */
const MAX_NAME_LENGTH = 80;
/** Words that Discord forbids in a webhook's name. */
const FORBIDDEN_WORDS_PATTERN = /(d)(iscord)|(c)(lyde)/gi;

/** A name that Discord accepts. A forbidden word gets a dot after its first letter. */
export function webhookName(name: string): string {
  const trimmedName = name.replaceAll(/\s+/g, ' ').trim();
  const safeName = trimmedName.replaceAll(FORBIDDEN_WORDS_PATTERN, (word) => `${word.slice(0, 1)}·${word.slice(1)}`);
  return [...(safeName === '' ? 'Fray' : safeName)].slice(0, MAX_NAME_LENGTH).join('').trim();
}
