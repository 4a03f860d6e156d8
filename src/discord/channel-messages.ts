import { type Client, DiscordAPIError, type Message, type SendableChannels } from 'discord.js';
import { type AnswerableInteraction, isFromMessage } from './deferral.ts';
import type { Deliverable } from './files.ts';
import {
  isPortrait,
  messageUpdateOf,
  publicMessageOf,
  updateOfPost,
  withoutEmbeds,
  withoutPortrait,
} from './message.ts';
import type { PostPictures } from './pictures/shown-pictures.ts';
import { ForbiddenError, failureOf } from './request-failure.ts';
import * as send from './send.ts';

/** How many of the latest messages are searched for a message whose id was lost. */
const MAX_MESSAGES_SEARCHED = 30;

/** Discord's error for a change in an archived thread. A new message unarchives it, but an edit doesn't. */
const ARCHIVED_THREAD_CODE = 50083;

/** One way to make a request. Undefined if it isn't possible here. */
type OptionalRequest<T> = (() => Promise<T>) | undefined;

/** What is needed to send messages. */
interface MessageContext {
  readonly client: Client;
  readonly interaction: AnswerableInteraction | undefined;
  readonly pictures: PostPictures;
}

/**
 * The messages of a channel. They are sent with the bot's own token, or as answers to an interaction if the bot lacks a
 * permission. Without the permission to embed, the embeds' text is sent. Discord's refusals are thrown.
 */
export class ChannelMessages {
  /** Undefined if the bot can't see the channel. */
  readonly channel: SendableChannels | undefined;
  readonly #interaction: AnswerableInteraction | undefined;
  readonly #pictures: PostPictures | undefined;

  /** `pictures` adds each message's picture after its text. Undefined if there are no pictures. */
  constructor(
    channel: SendableChannels | undefined,
    interaction: AnswerableInteraction | undefined,
    pictures?: PostPictures,
  ) {
    this.channel = channel;
    this.#interaction = interaction;
    this.#pictures = pictures;
  }

  /** Opens the messages of a channel. If the bot can't see it, an interaction there may still be able to post. */
  static async open(channel: string, { client, interaction, pictures }: MessageContext): Promise<ChannelMessages> {
    try {
      const fetchedChannel = await client.channels.fetch(channel);
      return new ChannelMessages(fetchedChannel?.isSendable() ? fetchedChannel : undefined, interaction, pictures);
    } catch (error) {
      if (!interaction || failureOf(error) !== 'forbidden') throw error;
      return new ChannelMessages(undefined, interaction, pictures);
    }
  }

  /**
   * Sends a message and returns its id. With `about`, the message is a reply to that message. The nonce lets Discord
   * recognize a message that it accepted before, even if its response was lost.
   */
  async send(view: Deliverable, nonce: string, about?: string): Promise<string> {
    const message = await this.#send(view, nonce, about);
    this.onTextShown(message, view);
    return message;
  }

  #send(view: Deliverable, nonce: string, about?: string): Promise<string> {
    const { channel } = this;
    const interaction = this.#interaction;
    const viewWithoutPortrait = withoutPortrait(view);
    const postMessage =
      channel &&
      ((each: Deliverable) => send.postMessage(channel.client, channel.id, publicMessageOf(each), { nonce, about }));
    return tryUntilAllowed(
      postMessage &&
        (async () => {
          const sentMessage = await postMessage(view);
          if (lacksEmbeds(sentMessage, view))
            await send.editMessage(channel.client, channel.id, sentMessage.id, messageUpdateOf(withoutEmbeds(view)));
          return sentMessage.id;
        }),
      // If posting the message with the portrait isn't allowed, posting it without the portrait is tried before a
      // follow-up message, because a follow-up may be visible only to the interaction's user.
      postMessage && viewWithoutPortrait && (async () => (await postMessage(viewWithoutPortrait)).id),
      interaction && (async () => (await send.followUp(interaction, publicMessageOf(view))).id),
      postMessage && (async () => (await postMessage(withoutEmbeds(view))).id),
    );
  }

  async edit(message: string, view: Deliverable): Promise<void> {
    const { channel } = this;
    const interaction = this.#interaction;
    const currentMessage = await this.#currentMessage(message, view);
    const editMessage =
      channel &&
      ((each: Deliverable) =>
        changeMessage(channel, () =>
          send.editMessage(channel.client, channel.id, message, updateOfPost(each, currentMessage)),
        ));
    const isPressedMessage = interaction && isFromMessage(interaction) && interaction.message.id === message;
    const viewWithoutPortrait = withoutPortrait(view);
    await tryUntilAllowed<unknown>(
      editMessage &&
        (async () => {
          if (lacksEmbeds(await editMessage(view), view)) await editMessage(withoutEmbeds(view));
        }),
      isPressedMessage ? () => send.editOriginalReply(interaction, messageUpdateOf(view)) : undefined,
      editMessage && viewWithoutPortrait && (() => editMessage(viewWithoutPortrait)),
      editMessage && (() => editMessage(withoutEmbeds(view))),
    );
    this.onTextShown(message, view);
  }

  /** The current message, loaded only if its edit has to keep a portrait and a picture. */
  async #currentMessage(message: string, { picture, files = [] }: Deliverable): Promise<Message | undefined> {
    if (!picture || !files.some(isPortrait)) return undefined;
    return this.channel?.messages.fetch({ message, cache: false, force: true }).catch(() => undefined);
  }

  /**
   * Called when a message shows its text, so that its picture can follow. If the text must be shown again, `showAgain`
   * first prepares the message's content.
   */
  onTextShown(
    message: string,
    view: Deliverable,
    showAgain: (view: Deliverable) => Promise<Deliverable> = (ready) => Promise.resolve(ready),
  ): void {
    const { channel } = this;
    if (!channel) return;
    const { picture, files = [] } = view;
    const hasPortrait = files.some(isPortrait);
    const showTextAgain = async () => this.edit(message, await showAgain(view));
    const server = 'guildId' in channel ? channel.guildId : '';
    this.#pictures?.follow({
      channel: channel.id,
      server,
      message,
      picture,
      portrayed: hasPortrait,
      showAgain: showTextAgain,
    });
  }

  async delete(message: string): Promise<void> {
    const { channel } = this;
    const interaction = this.#interaction;
    const isPressedMessage = interaction && isFromMessage(interaction) && interaction.message.id === message;
    await tryUntilAllowed<unknown>(
      channel && (() => changeMessage(channel, () => channel.messages.delete(message))),
      isPressedMessage ? () => interaction.deleteReply() : undefined,
    );
  }

  /** Finds the bot's newest message with one of these components, leaving out known messages. Returns its id. */
  async find(components: ReadonlySet<string>, knownIds: ReadonlySet<string>): Promise<string | undefined> {
    const lastMessages = await this.channel?.messages
      .fetch({ limit: MAX_MESSAGES_SEARCHED, cache: false })
      .catch((error) => {
        if (failureOf(error) !== 'forbidden') throw error;
      });
    const message = lastMessages?.find(
      (each) =>
        each.author.id === each.client.user.id &&
        !knownIds.has(each.id) &&
        componentIdsOf(each.components.map((row) => row.toJSON())).some((id) => components.has(id)),
    );
    return message?.id;
  }
}

/** Changes a message. If its thread is archived, unarchives the thread first. */
async function changeMessage<T>({ client, id }: SendableChannels, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== ARCHIVED_THREAD_CODE) throw error;
    await send.unarchiveThread(client, id);
    return change();
  }
}

/** The ids of all components, including nested ones. */
export function componentIdsOf(tree: unknown): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const ids = 'custom_id' in tree && typeof tree.custom_id === 'string' ? [tree.custom_id] : [];
  return [...ids, ...Object.values(tree).flatMap(componentIdsOf)];
}

/** True if Discord accepted a message but dropped its embeds, because the bot isn't allowed to embed. */
function lacksEmbeds({ embeds }: send.SentMessage, view: Deliverable): boolean {
  return embeds.length === 0 && (view.embeds ?? []).length > 0;
}

/** Tries requests until the bot's permissions allow one. Throws any other error. */
async function tryUntilAllowed<T>(...requests: readonly OptionalRequest<T>[]): Promise<T> {
  let forbiddenError: unknown;
  for (const request of requests) {
    try {
      if (request) return await request();
    } catch (error) {
      if (failureOf(error) !== 'forbidden') throw error;
      forbiddenError ??= error;
    }
  }
  throw forbiddenError ?? new ForbiddenError();
}
