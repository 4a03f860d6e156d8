import { InteractionResponseType, MessageType } from 'discord-api-types/v10';
import type { Bot } from '../bot.ts';
import { openKept } from '../kept.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Answer } from '../loopback/interaction.ts';
import type { Loopback } from '../loopback/loopback.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';

/** Messages that are not yet as they are to be. The card may be late while rounds run: whose turn it is stands elsewhere. */
const UNSHOWN_TURNS = `(p.kind <> 'card' OR p.message IS NULL)`;
const UNSHOWN = `NOT (p.kind = 'card' AND p.message IS NOT NULL AND EXISTS
  (SELECT 1 FROM posts t WHERE t.encounter = p.encounter AND t.kind = 'turn' AND t.state = 'open'))`;

/** Reads what a channel shows, once it shows all that has been committed. */
export class Reading {
  readonly #loopback: Loopback;
  readonly #bot: Pick<Bot, 'database'>;
  readonly #within: number;

  /** Whatever is waited for comes `within` so many milliseconds. */
  constructor(loopback: Loopback, bot: Pick<Bot, 'database'>, within = 6000) {
    this.#loopback = loopback;
    this.#bot = bot;
    this.#within = within;
  }

  /** Waits until the messages of a channel are as they are to be. */
  shown(channel: Channel, within = this.#within): Promise<void> {
    return this.#until(UNSHOWN, channel, within);
  }

  /** Waits until turns and questions are as they are to be. The card may be late at any time. */
  turnsShown(channel: Channel, within = this.#within): Promise<void> {
    return this.#until(UNSHOWN_TURNS, channel, within);
  }

  /** Waits until the card too is as it is to be: one that was drawn often is drawn anew up to five seconds later. */
  cardShown(channel: Channel, within = 15_000): Promise<void> {
    return this.#until('true', channel, within);
  }

  async #until(which: string, channel: Channel, within: number): Promise<void> {
    const kept = await openKept(this.#bot.database);
    const unshown = `
      SELECT p.number FROM posts p JOIN encounters e ON e.id = p.encounter
      WHERE e.channel = '${channel.id}' AND p.version IS DISTINCT FROM p.shown AND ${which} LIMIT 1`;
    try {
      const isShown = async () => (await kept.find(unshown)).length === 0;
      await this.#loopback.untilFound(isShown, within, `all that was committed to be shown in #${channel.name}`);
    } finally {
      await kept.close();
    }
  }

  /** The messages that all see and that came or were changed by something that was done, or the private answer to it. */
  async messagesOf(answer: Answer): Promise<readonly Message[]> {
    const { interaction, type, message, followUps } = answer;
    await this.shown(interaction.channel);
    // A private message that was only received, or that says nothing yet, is about to go.
    const answered = type === InteractionResponseType.DeferredMessageUpdate || message?.loading ? undefined : message;
    const own = [answered, ...followUps].filter((each): each is Message => each?.ephemeral === true && !each.deleted);
    if (own.length > 0) return own;
    return this.public(interaction.channel).filter(({ changed }) => BigInt(changed) > BigInt(interaction.id));
  }

  /** What all can read of something that was done, or its user alone where it was refused. */
  async of(answer: Answer | Promise<Answer>): Promise<string> {
    return (await this.messagesOf(await answer)).map(textOf).join('\n');
  }

  /** The message of the turn: the newest of the bot’s that all see. */
  async turn(channel: Channel): Promise<Message> {
    await this.shown(channel);
    const last = this.public(channel).at(-1);
    if (!last) throw new Error(`Nothing is shown in #${channel.name}`);
    return last;
  }

  /** The bot’s messages that all see, oldest first. */
  public(channel: Channel): readonly Message[] {
    return this.#loopback
      .messages(channel)
      .filter(({ author, ephemeral, type }) => author.bot && !ephemeral && type !== MessageType.ChannelPinnedMessage);
  }
}
