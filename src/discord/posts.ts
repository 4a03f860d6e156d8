import { type Client, DiscordAPIError, MessageFlags, RateLimitError, type SendableChannels } from 'discord.js';
import type { Logger } from 'pino';
import { ChannelQueue } from '../app/channel-queue.ts';
import type { Store, StoredPost } from '../store/store.ts';
import type { Deliverable } from './attachments.ts';
import type { Answerable } from './deliver.ts';
import { messageOf, updateOf } from './message.ts';

/** Waits before messages that could not be shown are tried again, in milliseconds; the last is repeated. */
const RETRIES = [2_000, 5_000, 15_000, 60_000, 180_000, 300_000];
/** How often that is tried before it is left until something happens again in the channel. */
const MOST_RETRIES = 20;
/** Most channels that are brought up to date at a start. */
const MOST_AT_START = 200;
/** The channel is gone. */
const UNKNOWN_CHANNEL = 10003;
/** Most edits of a card within so many milliseconds: edits are rationed, and the message of the turn comes first. */
const CARD_EDITS = 3;
const CARD_RESTS = 5_000;

/**
 * Brings the messages that show encounters to what the store says they are to be: posts, edits and deletes, in each channel
 * one after the other. Whatever Discord refuses here, the encounter goes on; what is not shown is tried again, after a
 * restart too.
 */
export class Posts {
  readonly #store: Store;
  readonly #client: Client;
  readonly #log: Logger;
  readonly #queue = new ChannelQueue();
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #failures = new Map<string, number>();
  /** When each card was edited last, oldest first. */
  readonly #cardEdits = new Map<string, readonly number[]>();
  #stopped = false;

  constructor(store: Store, client: Client, log: Logger) {
    this.#store = store;
    this.#client = client;
    this.#log = log;
  }

  /**
   * Answers an interaction whose deed the messages tell: the pressed message itself is updated where it is one of them, and
   * the others follow. What the user sees alone of it, a menu above all, goes.
   */
  answer(interaction: Answerable): Promise<void> {
    const channel = interaction.channelId ?? '';
    return this.#queue.run(channel, async () => {
      try {
        await this.#acknowledge(interaction, await this.#store.postsToShow(channel));
      } catch (error) {
        this.#log.info({ error, interaction: interaction.id }, 'An interaction could not be acknowledged');
      }
      await this.#show(channel, interaction);
      await this.#tidy(interaction);
    });
  }

  /** Something may have changed in a channel: its messages are brought up to date. */
  touch(channel: string): Promise<void> {
    return this.#queue.run(channel, () => this.#show(channel));
  }

  /** Shows what was committed, but not yet shown, when the process before this one ended. */
  async catchUp(): Promise<void> {
    const channels = await this.#store.channelsToShow();
    for (const channel of channels.slice(-MOST_AT_START)) void this.touch(channel);
  }

  /** Shows nothing more; resolves when what is under way is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timeout of this.#due.values()) clearTimeout(timeout);
    this.#due.clear();
    await this.#queue.idle();
  }

  /** Discord waits three seconds for a response: by the message that was pressed, by the first new one, or by nothing. */
  async #acknowledge(interaction: Answerable, posts: readonly StoredPost[]): Promise<void> {
    if (interaction.replied) return;
    if (interaction.isMessageComponent()) {
      const pressed = posts.find((each) => each.message === interaction.message.id && each.view);
      if (interaction.deferred) {
        if (pressed) await interaction.editReply(updateOf(viewOf(pressed)));
      } else if (pressed) await interaction.update(updateOf(viewOf(pressed)));
      else await interaction.deferUpdate();
      if (pressed) await this.#store.postShown(pressed);
      return;
    }
    if (interaction.deferred) return;
    const [first, ...others] = posts.filter(({ kind, message }) => kind !== 'card' || message === undefined);
    if (first?.view && first.message === undefined && others.length === 0) {
      const sent = await interaction.reply({ ...messageOf(viewOf(first)), withResponse: true });
      const message = sent.resource?.message;
      await this.#store.postShown({ ...first, ...(message && { message: message.id }) });
      if (message && first.kind === 'card') await this.#pin(message);
      return;
    }
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  }

  /** Takes away what only the user sees of an interaction that is over, and a message whose question has been answered. */
  async #tidy(interaction: Answerable): Promise<void> {
    const own = interaction.isMessageComponent()
      ? interaction.message.flags.has(MessageFlags.Ephemeral)
      : interaction.ephemeral;
    if (!own) return;
    await interaction
      .deleteReply()
      .catch((error) => this.#log.debug({ error }, 'A private message could not be deleted'));
  }

  async #show(channel: string, interaction?: Answerable): Promise<void> {
    try {
      const place = await this.#place(channel);
      for (const post of await this.#store.postsToShow(channel)) {
        if (this.#rests(post)) this.#schedule(channel, CARD_RESTS);
        else if (post.state === 'gone') await this.#remove(place, post);
        // What it showed had a deleted user’s words or name.
        else if (!post.view) await this.#store.postShown(post);
        else if (post.message === undefined) await this.#post(place, post, interaction);
        else await this.#edit(place, post, post.message);
      }
      this.#failures.delete(channel);
    } catch (error) {
      this.#retry(channel, error);
    }
  }

  async #place(channel: string): Promise<SendableChannels | undefined> {
    const place = await this.#client.channels.fetch(channel);
    return place?.isSendable() ? place : undefined;
  }

  async #remove(place: SendableChannels | undefined, post: StoredPost): Promise<void> {
    const { message: _, ...gone } = post;
    if (post.message !== undefined && place)
      await place.messages.delete(post.message).catch((error) => {
        if (!isRefused(error)) throw error;
      });
    await this.#store.postShown(gone);
  }

  async #post(place: SendableChannels | undefined, post: StoredPost, interaction?: Answerable): Promise<void> {
    if (!place || !post.view) return;
    const { flags: _, ...message } = messageOf(viewOf(post));
    // By the nonce Discord knows a message that it took before, though its response was lost.
    const nonce = `${post.encounter}.${post.number}`;
    const sent = await place.send({ ...message, nonce, enforceNonce: true }).catch((error) => {
      // Where the bot may not post, an interaction's webhook still may.
      if (!isRefused(error) || !interaction) throw error;
      return interaction.followUp(message);
    });
    await this.#store.postShown({ ...post, message: sent.id });
    if (post.kind === 'card') await this.#pin(sent);
  }

  /** One that cannot be edited is posted anew, and the old one goes. */
  async #edit(place: SendableChannels | undefined, post: StoredPost, message: string): Promise<void> {
    if (!place || !post.view) return;
    try {
      await place.messages.edit(message, updateOf(viewOf(post)));
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { message: _, ...anew } = post;
      await place.messages.delete(message).catch(() => undefined);
      await this.#post(place, anew);
      return;
    }
    if (post.kind === 'card') {
      this.#cardEdits.set(message, [...(this.#cardEdits.get(message) ?? []), Date.now()].slice(-CARD_EDITS));
      if (post.state === 'closed') await this.#unpin(place, message);
    }
    await this.#store.postShown(post);
  }

  /** Whether it is a card that was edited often a moment ago. One that is over does not wait. */
  #rests({ kind, state, message }: StoredPost): boolean {
    if (kind !== 'card' || state !== 'open' || message === undefined) return false;
    const edits = this.#cardEdits.get(message) ?? [];
    return edits.length === CARD_EDITS && Date.now() - (edits[0] ?? 0) < CARD_RESTS;
  }

  async #pin(message: { pin(): Promise<unknown> }): Promise<void> {
    await message.pin().catch((error) => this.#log.debug({ error }, 'The card cannot be pinned'));
  }

  async #unpin(place: SendableChannels, message: string): Promise<void> {
    this.#cardEdits.delete(message);
    await place.messages.unpin(message).catch((error) => this.#log.debug({ error }, 'The card cannot be unpinned'));
  }

  #retry(channel: string, error: unknown): void {
    const failures = (this.#failures.get(channel) ?? 0) + 1;
    this.#failures.set(channel, failures);
    if (failures === 1)
      this.#log.info(
        { channel, error: error instanceof Error ? error.message : error },
        'Messages cannot be shown; trying again',
      );
    if (error instanceof DiscordAPIError && error.code === UNKNOWN_CHANNEL) return;
    if (failures <= MOST_RETRIES)
      this.#schedule(channel, RETRIES[Math.min(failures, RETRIES.length) - 1] ?? CARD_RESTS);
  }

  #schedule(channel: string, wait: number): void {
    if (this.#stopped || this.#due.has(channel)) return;
    const timeout = setTimeout(() => {
      this.#due.delete(channel);
      void this.touch(channel);
    }, wait);
    this.#due.set(channel, timeout.unref());
  }
}

/** Whether Discord refuses it as it is, so that the same later is of no use. */
function isRefused(error: unknown): boolean {
  return error instanceof RateLimitError || (error instanceof DiscordAPIError && error.status < 500);
}

/** The edge: what the store has was written as a reply’s parts. */
function viewOf({ view = {} }: StoredPost): Deliverable {
  return view as Deliverable;
}
