import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import { asPanel } from '../../interaction/panel.ts';
import type { Picture } from '../../pictures/picture.ts';
import { shorten } from '../../text/markdown.ts';
import { type Answerable, type FromMessage, isFromMessage } from '../answerable.ts';
import type { Deliverable } from '../files.ts';
import type { Sendable, Standing } from '../message.ts';
import { remember } from '../remember.ts';
import { edit, editOriginal } from '../send.ts';
import { troubleOf } from '../trouble.ts';
import { withGallery } from './gallery.ts';
import type { Pictures } from './pictures.ts';

/** Most messages and channels of which something is remembered. */
const MOST_KNOWN = 500;
/** Pictures of a channel are sent so many milliseconds apart: Discord rations edits, and words are edited by the same ration. */
const APART = 1_000;
/** How long no picture is tried in a channel where the bot may attach nothing, in milliseconds. */
const RESTS = 10 * 60_000;

/** A message whose words are shown, and the picture that it is to have besides. */
interface Worded {
  readonly channel: string;
  readonly server: string;
  readonly message: string;
  /** Absent: none. */
  readonly picture?: Picture | undefined;
  /** Shows its words again. */
  readonly again: () => Promise<unknown>;
}

/**
 * Brings the pictures of messages after their words, by an edit of their attachments alone. Where there can be none the
 * words stay, and nobody is told. Nothing is thrown.
 */
export class PostPictures {
  /** Absent: there are no pictures. */
  readonly #pictures: Pictures | undefined;
  readonly #client: Client;
  readonly #log: Logger;
  /** The picture that each message has now, by the name of its file, and the one that it is to have. */
  readonly #shown = new Map<string, string>();
  readonly #wanted = new Map<string, Picture>();
  /** Messages that a picture is being sent to. */
  readonly #sending = new Map<string, Promise<void>>();
  /** When the next picture may be sent to each channel. */
  readonly #next = new Map<string, number>();
  /** Channels in which the bot may not attach, and until when that is believed. */
  readonly #forbidden = new Map<string, number>();

  constructor(pictures: Pictures | undefined, client: Client, log: Logger) {
    this.#pictures = pictures;
    this.#client = client;
    this.#log = log;
  }

  /** The words of a message are shown: its picture follows, and nobody waits for it. */
  follow(worded: Worded): void {
    if (!this.#pictures) return;
    const { channel, message, picture, again } = worded;
    if (picture) {
      void this.#bring(this.#pictures, { ...worded, picture });
      return;
    }
    this.#wanted.delete(message);
    this.#shown.delete(message);
    // A picture on its way comes after the words, in place of what they have attached.
    const late = this.#sending.get(message)?.then(again);
    late?.catch((error) => this.#log.info({ channel, error }, 'A picture cannot be taken away'));
  }

  async #bring(pictures: Pictures, worded: Worded & { readonly picture: Picture }): Promise<void> {
    const { channel, server, message, picture } = worded;
    remember(this.#wanted, message, picture, MOST_KNOWN);
    if ((this.#forbidden.get(channel) ?? 0) > Date.now()) return;
    const { name, drawn } = await pictures.draw(channel, server, picture);
    const isShown = this.#shown.get(message) === name && !this.#sending.has(message);
    if (drawn === 'overtaken' || isShown) return;
    await sleep((this.#next.get(channel) ?? 0) - Date.now(), undefined, { ref: false });
    if (this.#wanted.get(message) !== picture) return;
    // An old picture is not true any more.
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
    this.#log.info({ channel, error }, 'A picture cannot be shown');
    if (!this.#shown.delete(message)) return;
    await edit(this.#client, channel, message, NO_PICTURE).catch(() => undefined);
  }
}

const { IsComponentsV2 } = MessageFlags;

/** How long the answer to a press waits for a picture that is on its way into the message, in milliseconds. */
const LONGEST_WAIT = 500;

/** Brings the pictures of replies after their words. Where there can be none the words stay. Nothing is thrown. */
export class ReplyPictures {
  /** Absent: no pictures are drawn. */
  readonly #pictures: Pictures | undefined;
  readonly #log: Logger;
  /** The picture that came last to each user, while it is sent and after. */
  readonly #brought = new Map<string, Brought>();
  /** The last interaction of each user. */
  readonly #last = new Map<string, string>();

  constructor(pictures: Pictures | undefined, log: Logger) {
    this.#pictures = pictures;
    this.#log = log;
  }

  get areDrawn(): boolean {
    return this.#pictures !== undefined;
  }

  /** A reply's words are shown, by the response to an interaction or by a message of that id after it: its picture follows. */
  follow(interaction: Answerable, reply: Deliverable, message?: string): void {
    const { id, user } = interaction;
    remember(this.#last, user.id, id, MOST_KNOWN);
    if (this.#pictures && reply.picture && !reply.form) void this.#bring(this.#pictures, interaction, reply, message);
  }

  /**
   * The message that was pressed, as it is by now. A picture may have come into it since, or be on its way: then its attachments are
   * others than the interaction says.
   */
  async standing({ user, message }: Answerable & FromMessage): Promise<Standing> {
    const brought = this.#brought.get(user.id);
    if (!brought) return message;
    // An answer waits for no picture that does not come.
    const isSent = await Promise.race([brought.sent, sleep(LONGEST_WAIT, false, { ref: false })]);
    const isThere = [...message.attachments.values()].some(({ name }) => name === brought.name);
    return isSent && isThere ? message : { flags: message.flags };
  }

  async #bring(pictures: Pictures, interaction: Answerable, reply: Deliverable, message?: string): Promise<void> {
    const { id, user, guildId } = interaction;
    if (!reply.picture) return;
    const { name, drawn } = await pictures.draw(user.id, guildId ?? '', reply.picture);
    // Whoever has gone on may see another message there.
    if (typeof drawn === 'string' || this.#last.get(user.id) !== id) return;
    const isPanel = reply.update && isFromMessage(interaction) && interaction.message.flags.has(IsComponentsV2);
    const shown = isPanel ? { ...reply, ...asPanel(reply) } : reply;
    const sent = editOriginal(interaction, pictureAfter(shown, { name, alt: reply.picture.alt, png: drawn }), message);
    const isSent = sent.then(
      () => true,
      () => false,
    );
    remember(this.#brought, user.id, { name, sent: isSent }, MOST_KNOWN);
    try {
      await sent;
    } catch (error) {
      if (troubleOf(error) !== 'gone') this.#log.info({ interaction: id, error }, 'A picture cannot be shown');
    }
  }
}

/** A picture that was sent, or is being sent. */
interface Brought {
  readonly name: string;
  /** Whether Discord has it. */
  readonly sent: Promise<boolean>;
}

/** Most characters that Discord takes to describe an attachment. */
const LONGEST_ALT = 1024;
const PINGS_NOBODY = { parse: [] };

/** Takes away whatever a message has attached; its words stay. */
const NO_PICTURE: Sendable = { body: { attachments: [], allowed_mentions: PINGS_NOBODY }, files: [] };

/** A picture that is drawn, the name of its file, and the same in words. */
interface DrawnPicture {
  readonly name: string;
  readonly alt: string;
  readonly png: Uint8Array;
}

/**
 * Attaches a picture to a message whose words are shown, beside the files it has: the whole list anew, or the old ones would
 * stay. Its description is read aloud in its place.
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
      // Of a message of components alone only what they refer to is shown.
      ...(v2 && { components: withGallery(components, name, description) }),
      allowed_mentions: PINGS_NOBODY,
    },
    files: all,
  };
}
