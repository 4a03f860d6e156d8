import { type Client, DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { type Reply, whisper } from '../interaction/reply.ts';
import type { Store } from '../store/store.ts';
import { t } from '../text/t.ts';
import { attempt, RESPONSE_RETRIES, removeLeftovers } from './acknowledge.ts';
import { type Answerable, defer } from './answerable.ts';
import type { Deliverable } from './files.ts';
import { publicMessageOf, withPortrait } from './message.ts';
import { fetchOriginal } from './send.ts';
import { troubleOf } from './trouble.ts';
import { Webhooks, webhookPlaceOf } from './webhooks.ts';

/**
 * What became of a character's words. 'posted': a webhook's message shows them. 'refused': no webhook could post them,
 * so the usual reply has to. 'answered before': another delivery is answered already. 'lost': the interaction could not
 * be acknowledged, so nothing was posted.
 */
type SpeechFate = 'posted' | 'refused' | 'answered before' | 'lost' | 'unsure';

/** Posts what characters say, deletes it, and notes in the store which message it is. */
export class Speeches {
  readonly #store: Store;
  readonly #log: Logger;
  /** Each connection has a client of its own, and its webhooks. */
  readonly #webhooks = new WeakMap<Client, Webhooks>();

  constructor(store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** Posts a reply's words with a webhook, if the bot may have one here. The interaction leaves nothing else. */
  async post(interaction: Answerable, reply: Reply): Promise<SpeechFate> {
    const { speech } = reply;
    if (!speech || !interaction.appPermissions.has(PermissionFlagsBits.ManageWebhooks)) return 'refused';
    const fate = interaction.deferred
      ? 'taken'
      : await attempt(() => defer(interaction), RESPONSE_RETRIES, this.#log, interaction.id);
    if (fate !== 'taken') return fate === 'answered before' ? fate : 'lost';
    try {
      const message = await this.#send(interaction, reply, speech);
      await this.#note(interaction, message);
    } catch (error) {
      const trouble = troubleOf(error);
      this.#log.info({ error, channel: interaction.channelId }, 'A webhook could not post what a character says');
      return trouble === 'unreachable' ? 'unsure' : 'refused';
    }
    await removeLeftovers(interaction, reply, 'taken', this.#log);
    return 'posted';
  }

  async #send(interaction: Answerable, reply: Reply, speech: NonNullable<Reply['speech']>): Promise<string> {
    const { name, words } = speech;
    // Discord shows only pictures with a public address as a webhook's avatar, and an attachment's address expires.
    // So the portrait is attached to each message, beside the words.
    const embed = { description: words };
    const portrayed: Deliverable = {
      embeds: [embed],
      ...(reply.portrait !== undefined && { portrait: reply.portrait }),
    };
    const shown = await withPortrait(this.#store, interaction.guildId ?? '', portrayed);
    const message = shown.files ? shown : { content: words };
    return this.#webhooksOf(interaction.client).post(webhookPlaceOf(interaction), name, publicMessageOf(message));
  }

  #webhooksOf(client: Client): Webhooks {
    const known = this.#webhooks.get(client) ?? new Webhooks(client);
    this.#webhooks.set(client, known);
    return known;
  }

  /** Notes the message of a usual reply that shows what a character says. `message` is the id of a follow-up. */
  async noteReply(interaction: Answerable, message: string | undefined): Promise<void> {
    try {
      await this.#note(interaction, message ?? (await fetchOriginal(interaction)).id);
    } catch (error) {
      this.#log.warn({ error, interaction: interaction.id }, 'Could not note who said what a character says');
    }
  }

  async #note({ guildId, id }: Answerable, message: string): Promise<void> {
    await this.#store
      .saidShown(guildId ?? '', id, message)
      .catch((error) => this.#log.warn({ error, interaction: id }, 'Could not note who said what a character says'));
  }

  /** Deletes a character's message, and returns the reply that says so or why not. */
  async unsay(interaction: Answerable, reply: Reply, message: string): Promise<Reply> {
    const { client, guildId, channelId } = interaction;
    try {
      const isDeleted = await this.#webhooksOf(client).delete(webhookPlaceOf(interaction), message);
      if (!isDeleted) await client.rest.delete(Routes.channelMessage(channelId ?? '', message));
    } catch (error) {
      const isGone = error instanceof DiscordAPIError && troubleOf(error) === 'gone';
      if (!isGone) {
        this.#log.info({ error, message }, 'What a character says could not be deleted');
        return { ...whisper(t('say-not-deleted')), update: true };
      }
    }
    await this.#store
      .unsaid(guildId ?? '', message)
      .catch((error) => this.#log.warn({ error, message }, 'Could not drop who said what a character says'));
    return reply;
  }
}
