import { setTimeout as sleep } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import { asPanel } from '../../interaction/panel.ts';
import { type Answerable, type FromMessage, isFromMessage } from '../answerable.ts';
import type { Deliverable } from '../attachments.ts';
import type { Standing } from '../message.ts';
import { editOriginal } from '../send.ts';
import { troubleOf } from '../trouble.ts';
import { pictureAfter } from './attached-picture.ts';
import type { Pictures } from './pictures.ts';

const { IsComponentsV2 } = MessageFlags;

/** How long the answer to a press waits for a picture that is on its way into the message, in milliseconds. */
const LONGEST_WAIT = 500;

/** Most users of whom it is remembered what they did last. */
const MOST_KNOWN = 500;

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
    this.#last.delete(user.id);
    this.#last.set(user.id, id);
    const [oldest] = this.#last.keys();
    if (this.#last.size > MOST_KNOWN && oldest !== undefined) this.#last.delete(oldest);
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
    this.#remember(user.id, {
      name,
      sent: sent.then(
        () => true,
        () => false,
      ),
    });
    try {
      await sent;
    } catch (error) {
      if (troubleOf(error) !== 'gone') this.#log.info({ interaction: id, error }, 'A picture cannot be shown');
    }
  }

  #remember(user: string, brought: Brought): void {
    this.#brought.delete(user);
    this.#brought.set(user, brought);
    const [oldest] = this.#brought.keys();
    if (this.#brought.size > MOST_KNOWN && oldest !== undefined) this.#brought.delete(oldest);
  }
}

/** A picture that was sent, or is being sent. */
interface Brought {
  readonly name: string;
  /** Whether Discord has it. */
  readonly sent: Promise<boolean>;
}
