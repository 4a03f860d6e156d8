import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import * as panel from '../../interaction/panel.ts';
import type { Picture } from '../../pictures/picture.ts';
import { shorten } from '../../text/t.ts';
import { type Answerable, type FromMessage, isFromMessage } from '../answerable.ts';
import type { Deliverable } from '../files.ts';
import type { Sendable, Standing } from '../message.ts';
import { remember } from '../remember.ts';
import { edit, editOriginal } from '../send.ts';
import { troubleOf } from '../trouble.ts';
import { withGallery } from './gallery.ts';
import type { Pictures } from './pictures.ts';

/** The most messages and channels remembered. */
const MOST_KNOWN = 500;
/**
 * The time between two pictures in a channel, in milliseconds: Discord limits edits, and text edits count against the
 * same limit.
 */
const APART = 1_000;
/** How long no picture is tried in a channel without attach permission, in milliseconds. */
const RESTS = 10 * 60_000;

/** A message whose text is shown, and the picture it should have. */
interface Worded {
  readonly channel: string;
  readonly server: string;
  readonly message: string;
  /** Undefined if none. */
  readonly picture?: Picture | undefined;
  /** Shows its text again. */
  readonly again: () => Promise<unknown>;
}

/**
 * Adds pictures to messages after their text, by editing only the attachments. If that fails the text stays, without an
 * error to anyone. Never throws.
 */
export class PostPictures {
  /** Undefined if pictures are off. */
  readonly #pictures: Pictures | undefined;
  readonly #client: Client;
  readonly #log: Logger;
  /** Each message's current picture, by file name, and the wanted one. */
  readonly #shown = new Map<string, string>();
  readonly #wanted = new Map<string, Picture>();
  /** Messages with a picture on its way. */
  readonly #sending = new Map<string, Promise<void>>();
  /** When the next picture may be sent to each channel. */
  readonly #next = new Map<string, number>();
  /** Channels without attach permission, and until when to assume so. */
  readonly #forbidden = new Map<string, number>();

  constructor(pictures: Pictures | undefined, client: Client, log: Logger) {
    this.#pictures = pictures;
    this.#client = client;
    this.#log = log;
  }

  /** A message's text is shown: its picture follows, and no one waits for it. */
  follow(worded: Worded): void {
    if (!this.#pictures) return;
    const { channel, message, picture, again } = worded;
    if (picture) {
      void this.#attach(this.#pictures, { ...worded, picture });
      return;
    }
    this.#wanted.delete(message);
    this.#shown.delete(message);
    // A picture on its way would replace the text's attachments, so the text is shown again afterwards.
    const late = this.#sending.get(message)?.then(again);
    late?.catch((error) => this.#log.info({ channel, error }, 'A picture could not be removed'));
  }

  async #attach(pictures: Pictures, worded: Worded & { readonly picture: Picture }): Promise<void> {
    const { channel, server, message, picture } = worded;
    remember(this.#wanted, message, picture, MOST_KNOWN);
    if ((this.#forbidden.get(channel) ?? 0) > Date.now()) return;
    const { name, drawn } = await pictures.draw(channel, server, picture);
    const isShown = this.#shown.get(message) === name && !this.#sending.has(message);
    if (drawn === 'overtaken' || isShown) return;
    await sleep((this.#next.get(channel) ?? 0) - Date.now(), undefined, { ref: false });
    if (this.#wanted.get(message) !== picture) return;
    // An old picture would be wrong, so it is removed.
    if (drawn === 'failed' && !this.#shown.has(message)) return;
    const change = drawn === 'failed' ? NO_PICTURE : pictureAfter({}, { name, alt: picture.alt, png: drawn });
    remember(this.#next, channel, Date.now() + APART, MOST_KNOWN);
    const send = async () => {
      await edit(this.#client, channel, message, change);
      if (drawn === 'failed') this.#shown.delete(message);
      else remember(this.#shown, message, name, MOST_KNOWN);
    };
    const sending = send().catch((error) => this.#failed({ channel, message }, error));
    this.#sending.set(message, sending);
    await sending;
    if (this.#sending.get(message) === sending) this.#sending.delete(message);
  }

  async #failed({ channel, message }: Pick<Worded, 'channel' | 'message'>, error: unknown): Promise<void> {
    const trouble = troubleOf(error);
    if (trouble === 'gone') return;
    if (trouble === 'forbidden') remember(this.#forbidden, channel, Date.now() + RESTS, MOST_KNOWN);
    this.#log.info({ channel, error }, 'A picture could not be shown');
    if (!this.#shown.delete(message)) return;
    await edit(this.#client, channel, message, NO_PICTURE).catch(() => undefined);
  }
}

const { IsComponentsV2 } = MessageFlags;

/** How long the answer to a press waits for a picture on its way into the message, in milliseconds. */
const LONGEST_WAIT = 500;

/** Adds pictures to replies after their text. If that fails the text stays. Never throws. */
export class ReplyPictures {
  /** Undefined if pictures are off. */
  readonly #pictures: Pictures | undefined;
  readonly #log: Logger;
  /** The last picture for each user, while and after it is sent. */
  readonly #brought = new Map<string, Brought>();
  /** Each user's last interaction. */
  readonly #last = new Map<string, string>();

  constructor(pictures: Pictures | undefined, log: Logger) {
    this.#pictures = pictures;
    this.#log = log;
  }

  get areDrawn(): boolean {
    return this.#pictures !== undefined;
  }

  /** A reply's text is shown, as the response or as a follow-up with that id: its picture follows. */
  follow(interaction: Answerable, reply: Deliverable, message?: string): void {
    const { id, user } = interaction;
    remember(this.#last, user.id, id, MOST_KNOWN);
    if (this.#pictures && reply.picture && !reply.form) void this.#attach(this.#pictures, interaction, reply, message);
  }

  /**
   * The pressed message as it is now. A picture may have arrived since or be on its way, so that its attachments differ
   * from the interaction's.
   */
  async standing({ user, message }: Answerable & FromMessage): Promise<Standing> {
    const brought = this.#brought.get(user.id);
    if (!brought) return message;
    // An answer doesn't wait forever for a picture.
    const isSent = await Promise.race([brought.sent, sleep(LONGEST_WAIT, false, { ref: false })]);
    const isThere = [...message.attachments.values()].some(({ name }) => name === brought.name);
    return isSent && isThere ? message : { flags: message.flags };
  }

  async #attach(pictures: Pictures, interaction: Answerable, reply: Deliverable, message?: string): Promise<void> {
    const { id, user, guildId } = interaction;
    if (!reply.picture) return;
    const { name, drawn } = await pictures.draw(user.id, guildId ?? '', reply.picture);
    // The user may have gone on and see another message there.
    if (typeof drawn === 'string' || this.#last.get(user.id) !== id) return;
    const isPanel = reply.update && isFromMessage(interaction) && interaction.message.flags.has(IsComponentsV2);
    const shown = isPanel ? { ...reply, ...panel.asPanel(reply) } : reply;
    const sent = editOriginal(interaction, pictureAfter(shown, { name, alt: reply.picture.alt, png: drawn }), message);
    const isSent = sent.then(
      () => true,
      () => false,
    );
    remember(this.#brought, user.id, { name, sent: isSent }, MOST_KNOWN);
    try {
      await sent;
    } catch (error) {
      if (troubleOf(error) !== 'gone') this.#log.info({ interaction: id, error }, 'A picture could not be shown');
    }
  }
}

/** A picture that was or is being sent. */
interface Brought {
  readonly name: string;
  /** Resolves true if Discord has it. */
  readonly sent: Promise<boolean>;
}

/** The longest description of an attachment that Discord accepts, in characters. */
const LONGEST_ALT = 1024;
const NO_PINGS = { parse: [] };

/** Removes a message's attachments; its text stays. */
const NO_PICTURE: Sendable = { body: { attachments: [], allowed_mentions: NO_PINGS }, files: [] };

/** A drawn picture with its file name and a text description. */
interface DrawnPicture {
  readonly name: string;
  readonly alt: string;
  readonly png: Uint8Array;
}

/**
 * Attaches a picture to a message whose text is shown, besides its files: sends the whole list again, or the old ones
 * would stay. Screen readers read its description.
 */
function pictureAfter(
  { v2, components = [], files = [] }: Pick<Deliverable, 'v2' | 'components' | 'files'>,
  { name, alt, png }: DrawnPicture,
): Sendable {
  const all = [...files, { name, data: Buffer.from(png) }];
  const description = shorten(alt, LONGEST_ALT);
  const attachments = all.map((file, place) => ({
    id: String(place),
    filename: file.name,
    ...(file.name === name && { description }),
  }));
  return {
    body: {
      attachments,
      // A components-only message shows only what its components refer to.
      ...(v2 && { components: withGallery(components, name, description) }),
      allowed_mentions: NO_PINGS,
    },
    files: all,
  };
}
