import { MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import { asPanel } from '../../interaction/panel.ts';
import { type Answerable, isFromMessage } from '../answerable.ts';
import type { Deliverable } from '../attachments.ts';
import { editOriginal } from '../send.ts';
import { troubleOf } from '../trouble.ts';
import { pictureAfter } from './attached-picture.ts';
import type { Drawer } from './drawer.ts';

const { IsComponentsV2 } = MessageFlags;

/** Most users of whom it is remembered what they did last. */
const MOST_KNOWN = 500;

/** Brings the pictures of replies after their words. Where there can be none the words stay. Nothing is thrown. */
export class ReplyPictures {
  /** Absent: no pictures are drawn. */
  readonly #drawer: Drawer | undefined;
  readonly #log: Logger;
  /** The last interaction of each user. */
  readonly #last = new Map<string, string>();

  constructor(drawer: Drawer | undefined, log: Logger) {
    this.#drawer = drawer;
    this.#log = log;
  }

  get areDrawn(): boolean {
    return this.#drawer !== undefined;
  }

  /** A reply's words are shown, by the response to an interaction or by a message of that id after it: its picture follows. */
  follow(interaction: Answerable, reply: Deliverable, message?: string): void {
    const { id, user } = interaction;
    this.#last.delete(user.id);
    this.#last.set(user.id, id);
    const [oldest] = this.#last.keys();
    if (this.#last.size > MOST_KNOWN && oldest !== undefined) this.#last.delete(oldest);
    if (this.#drawer && reply.picture && !reply.form) void this.#bring(this.#drawer, interaction, reply, message);
  }

  async #bring(drawer: Drawer, interaction: Answerable, reply: Deliverable, message?: string): Promise<void> {
    const { id, user } = interaction;
    const drawn = reply.picture && (await drawer.draw(user.id, reply.picture));
    // Whoever has gone on may see another message there.
    if (!reply.picture || typeof drawn !== 'object' || this.#last.get(user.id) !== id) return;
    const isPanel = reply.update && isFromMessage(interaction) && interaction.message.flags.has(IsComponentsV2);
    const shown = isPanel ? { ...reply, ...asPanel(reply) } : reply;
    try {
      await editOriginal(interaction, pictureAfter(shown, reply.picture, drawn), message);
    } catch (error) {
      if (troubleOf(error) !== 'gone') this.#log.info({ interaction: id, error }, 'A picture cannot be shown');
    }
  }
}
