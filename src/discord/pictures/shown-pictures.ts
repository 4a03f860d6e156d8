import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import * as panel from '../../interaction/panel.ts';
import type { Picture } from '../../pictures/picture.ts';
import { no, type Refusal, type Result } from '../../rules/core/refusal.ts';
import type { Portrait } from '../../session/portrait.ts';
import { shorten } from '../../text/t.ts';
import { type AnswerableInteraction, type InteractionFromMessage, isFromMessage } from '../deferral.ts';
import type { Deliverable } from '../files.ts';
import { isPortrait, type ReplacedMessage, type SendableMessage } from '../message.ts';
import { setAndDropOldest } from '../newest-entries.ts';
import { failureOf } from '../request-failure.ts';
import { attachmentsOf, editMessage, editOriginalReply } from '../send.ts';
import { withGallery } from './gallery.ts';
import type { Pictures } from './pictures.ts';

/** The maximum number of messages, channels or users in each `Map`. */
const MAX_REMEMBERED_ENTRIES = 500;
/** The minimum time between two pictures in a channel. Discord limits edits, and edits of text count too. */
const PICTURE_INTERVAL_MS = 1_000;
/** If the bot can't attach files in a channel, it sends no pictures there for this long. */
const FORBIDDEN_PAUSE_MS = 10 * 60_000;

/** A message that already shows its text, and the picture that it should have. */
interface TextMessage {
  readonly channel: string;
  readonly server: string;
  readonly message: string;
  /** Undefined if the message should have no picture. */
  readonly picture?: Picture | undefined;
  /** True if the message also has a portrait, which must not be removed. */
  readonly portrayed: boolean;
  /** Shows the message's text again. */
  readonly showAgain: () => Promise<unknown>;
}

/**
 * Adds pictures to messages that already show their text, by editing only the attachments. If that fails, the text
 * stays and no one sees an error. Never throws.
 */
export class PostPictures {
  /** Undefined if pictures are off. */
  readonly #pictures: Pictures | undefined;
  readonly #client: Client;
  readonly #log: Logger;
  /** The file name of the picture that each message shows. */
  readonly #shown = new Map<string, string>();
  /** The picture that each message should have. */
  readonly #wanted = new Map<string, Picture>();
  /** Messages to which a picture is being sent. */
  readonly #sending = new Map<string, Promise<void>>();
  /** When the next picture may be sent to each channel. */
  readonly #next = new Map<string, number>();
  /** Channels where the bot can't attach files, and until when to assume so. */
  readonly #forbidden = new Map<string, number>();

  constructor(pictures: Pictures | undefined, client: Client, log: Logger) {
    this.#pictures = pictures;
    this.#client = client;
    this.#log = log;
  }

  /** Adds the picture to a message that already shows its text. The caller doesn't wait for the picture. */
  follow(textMessage: TextMessage): void {
    if (!this.#pictures) return;
    const { channel, message, picture, showAgain } = textMessage;
    if (picture) {
      void this.#attach(this.#pictures, { ...textMessage, picture });
      return;
    }
    this.#wanted.delete(message);
    this.#shown.delete(message);
    // A picture that is being sent would replace the text's attachments, so the text is shown again afterwards.
    const showAgainPromise = this.#sending.get(message)?.then(showAgain);
    showAgainPromise?.catch((error) => this.#log.info({ channel, error }, 'A picture could not be removed'));
  }

  async #attach(pictures: Pictures, textMessage: TextMessage & { readonly picture: Picture }): Promise<void> {
    const { channel, server, message, picture, portrayed } = textMessage;
    setAndDropOldest(this.#wanted, message, picture, MAX_REMEMBERED_ENTRIES);
    if ((this.#forbidden.get(channel) ?? 0) > Date.now()) return;
    const { name, drawResult } = await pictures.draw(channel, server, picture);
    // A new portrait might have removed the picture, so a message with a portrait gets it again.
    const isShown = !portrayed && this.#shown.get(message) === name && !this.#sending.has(message);
    if (drawResult === 'overtaken' || isShown) return;
    await sleep((this.#next.get(channel) ?? 0) - Date.now(), undefined, { ref: false });
    const currentAttachments = portrayed
      ? await attachmentsOf(this.#client, channel, message).catch(() => undefined)
      : [];
    if (!currentAttachments || currentAttachments.some((each) => each.filename === name)) return;
    if (this.#wanted.get(message) !== picture) return;
    // A wrong picture is worse than none, so an old picture is removed.
    if (drawResult === 'failed' && !this.#shown.has(message)) return;
    const keptAttachments = currentAttachments
      .filter(({ filename }) => isPortrait({ name: filename }))
      .map(({ id }) => ({ id }));
    const drawnPicture = drawResult === 'failed' ? undefined : { name, alt: picture.alt, png: drawResult };
    const messageUpdate = drawnPicture
      ? pictureUpdate({}, drawnPicture, keptAttachments)
      : pictureRemoval(keptAttachments);
    setAndDropOldest(this.#next, channel, Date.now() + PICTURE_INTERVAL_MS, MAX_REMEMBERED_ENTRIES);
    const sendPicture = async () => {
      await editMessage(this.#client, channel, message, messageUpdate);
      if (drawResult === 'failed') this.#shown.delete(message);
      else setAndDropOldest(this.#shown, message, name, MAX_REMEMBERED_ENTRIES);
    };
    const sendPromise = sendPicture().catch((error) =>
      this.#handleFailure({ channel, message }, keptAttachments, error),
    );
    this.#sending.set(message, sendPromise);
    await sendPromise;
    if (this.#sending.get(message) === sendPromise) this.#sending.delete(message);
  }

  async #handleFailure(
    { channel, message }: Pick<TextMessage, 'channel' | 'message'>,
    keptAttachments: readonly KeptAttachment[],
    error: unknown,
  ): Promise<void> {
    const failure = failureOf(error);
    if (failure === 'gone') return;
    if (failure === 'forbidden')
      setAndDropOldest(this.#forbidden, channel, Date.now() + FORBIDDEN_PAUSE_MS, MAX_REMEMBERED_ENTRIES);
    this.#log.info({ channel, error }, 'A picture could not be shown');
    if (!this.#shown.delete(message)) return;
    await editMessage(this.#client, channel, message, pictureRemoval(keptAttachments)).catch(() => undefined);
  }
}

const { IsComponentsV2 } = MessageFlags;

/** The maximum time that the answer to a button press waits for a picture that is being sent. */
const MAX_PICTURE_WAIT_MS = 500;

/** Adds pictures to replies that already show their text. If that fails, the text stays. Never throws. */
export class ReplyPictures {
  /** Undefined if pictures are off. */
  readonly #pictures: Pictures | undefined;
  readonly #log: Logger;
  /** Each user's last picture that was sent or is being sent. */
  readonly #sentPictures = new Map<string, SentPicture>();
  /** Each user's last interaction. */
  readonly #last = new Map<string, string>();

  constructor(pictures: Pictures | undefined, log: Logger) {
    this.#pictures = pictures;
    this.#log = log;
  }

  get areDrawn(): boolean {
    return this.#pictures !== undefined;
  }

  /**
   * Converts an uploaded picture to a square PNG. `side` is the length of its sides in pixels. Refuses a picture that
   * can't be drawn, and every picture if pictures are off.
   */
  async square(user: string, uploaded: Portrait, side: number): Promise<Result<Portrait, Refusal>> {
    return this.#pictures?.square(user, uploaded, side) ?? no({ type: 'file-unfit', because: 'pictures off' });
  }

  /**
   * Adds the picture to a reply that already shows its text. The reply is the interaction's response, or the follow-up
   * message with the id `message`.
   */
  follow(interaction: AnswerableInteraction, reply: Deliverable, message?: string): void {
    const { id, user } = interaction;
    setAndDropOldest(this.#last, user.id, id, MAX_REMEMBERED_ENTRIES);
    if (this.#pictures && reply.picture && !reply.form) void this.#attach(this.#pictures, interaction, reply, message);
  }

  /**
   * The current state of the message whose button was tapped. A picture may have been added to the message since the
   * button was tapped, so its attachments may differ from those that the interaction lists.
   */
  async currentMessage({ user, message }: InteractionFromMessage): Promise<ReplacedMessage> {
    const sentPicture = this.#sentPictures.get(user.id);
    if (!sentPicture) return message;
    // An answer waits only briefly for a picture.
    const isSent = await Promise.race([sentPicture.sent, sleep(MAX_PICTURE_WAIT_MS, false, { ref: false })]);
    const isOnMessage = [...message.attachments.values()].some(({ name }) => name === sentPicture.name);
    return isSent && isOnMessage ? message : { flags: message.flags };
  }

  async #attach(
    pictures: Pictures,
    interaction: AnswerableInteraction,
    reply: Deliverable,
    message?: string,
  ): Promise<void> {
    const { id, user, guildId } = interaction;
    if (!reply.picture) return;
    const { name, drawResult } = await pictures.draw(user.id, guildId ?? '', reply.picture);
    // The user may have pressed something else, so the message may show something else.
    if (typeof drawResult === 'string' || this.#last.get(user.id) !== id) return;
    const isPanel = reply.update && isFromMessage(interaction) && interaction.message.flags.has(IsComponentsV2);
    const replyAsShown = isPanel ? { ...reply, ...panel.asPanel(reply) } : reply;
    const editPromise = editOriginalReply(
      interaction,
      pictureUpdate(replyAsShown, { name, alt: reply.picture.alt, png: drawResult }),
      message,
    );
    const sentPromise = editPromise.then(
      () => true,
      () => false,
    );
    setAndDropOldest(this.#sentPictures, user.id, { name, sent: sentPromise }, MAX_REMEMBERED_ENTRIES);
    try {
      await editPromise;
    } catch (error) {
      if (failureOf(error) !== 'gone') this.#log.info({ interaction: id, error }, 'A picture could not be shown');
    }
  }
}

interface SentPicture {
  readonly name: string;
  /** Resolves with true if Discord has the picture. */
  readonly sent: Promise<boolean>;
}

/** The maximum length of an attachment's description, in characters. */
const MAX_DESCRIPTION_LENGTH = 1024;
const NO_PINGS = { parse: [] };

/** The id of an attachment that an edit keeps. */
interface KeptAttachment {
  readonly id: string;
}

/** Removes a message's picture; its text stays. */
function pictureRemoval(keptAttachments: readonly KeptAttachment[]): SendableMessage {
  return { body: { attachments: keptAttachments, allowed_mentions: NO_PINGS }, files: [] };
}

/** A drawn picture with its file name and description. */
interface DrawnPicture {
  readonly name: string;
  readonly alt: string;
  readonly png: Uint8Array;
}

/**
 * Adds a picture to a message, beside its text and other files. Lists all attachments, because without a list Discord
 * would also keep outdated ones. Screen readers read the picture's description.
 */
function pictureUpdate(
  { v2, components = [], files = [] }: Pick<Deliverable, 'v2' | 'components' | 'files'>,
  { name, alt, png }: DrawnPicture,
  keptAttachments: readonly KeptAttachment[] = [],
): SendableMessage {
  const allFiles = [...files, { name, data: Buffer.from(png) }];
  const description = shorten(alt, MAX_DESCRIPTION_LENGTH);
  const attachments = allFiles.map((file, index) => ({
    id: String(index),
    filename: file.name,
    ...(file.name === name && { description }),
  }));
  return {
    body: {
      attachments: [...attachments, ...keptAttachments],
      // A message made of components shows only files that its components refer to.
      ...(v2 && { components: withGallery(components, name, description) }),
      allowed_mentions: NO_PINGS,
    },
    files: allFiles,
  };
}
