import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Picture } from '../../pictures/picture.ts';
import { edit } from '../send.ts';
import { troubleOf } from '../trouble.ts';
import { NO_PICTURE, pictureAfter } from './attached-picture.ts';
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
    remember(this.#wanted, message, picture);
    if ((this.#forbidden.get(channel) ?? 0) > Date.now()) return;
    const { name, drawn } = await pictures.draw(channel, server, picture);
    const isShown = this.#shown.get(message) === name && !this.#sending.has(message);
    if (drawn === 'overtaken' || isShown) return;
    await sleep((this.#next.get(channel) ?? 0) - Date.now(), undefined, { ref: false });
    if (this.#wanted.get(message) !== picture) return;
    // An old picture is not true any more.
    if (drawn === 'failed' && !this.#shown.has(message)) return;
    const change = drawn === 'failed' ? NO_PICTURE : pictureAfter({}, { name, alt: picture.alt, png: drawn });
    remember(this.#next, channel, Date.now() + APART);
    const send = async () => {
      await edit(this.#client, channel, message, change);
      if (drawn === 'failed') this.#shown.delete(message);
      else remember(this.#shown, message, name);
    };
    const sending = send().catch((error) => this.#failed({ channel, message }, error));
    this.#sending.set(message, sending);
    await sending;
    if (this.#sending.get(message) === sending) this.#sending.delete(message);
  }

  async #failed({ channel, message }: Pick<Worded, 'channel' | 'message'>, error: unknown): Promise<void> {
    const trouble = troubleOf(error);
    if (trouble === 'gone') return;
    if (trouble === 'forbidden') remember(this.#forbidden, channel, Date.now() + RESTS);
    this.#log.info({ channel, error }, 'A picture cannot be shown');
    if (!this.#shown.delete(message)) return;
    await edit(this.#client, channel, message, NO_PICTURE).catch(() => undefined);
  }
}

/** Keeps a value; of too many the oldest goes. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KNOWN && oldest !== undefined) map.delete(oldest);
}
