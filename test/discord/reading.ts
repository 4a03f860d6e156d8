import { InteractionResponseType, MessageType } from 'discord-api-types/v10';
import type { Bot } from '../bot.ts';
import { openReader } from '../kept.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Answer } from '../loopback/interaction.ts';
import type { Loopback } from '../loopback/loopback.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';

/**
 * SQL conditions for the messages that must be up to date. During combat, the encounter's first message (the card) may
 * be late, because the turn's message says whose turn it is.
 */
const EXCEPT_CARD = `(p.kind <> 'card' OR p.message IS NULL)`;
const EXCEPT_CARD_IN_COMBAT = `NOT (p.kind = 'card' AND p.message IS NOT NULL AND EXISTS
  (SELECT 1 FROM posts t WHERE t.encounter = p.encounter AND t.kind = 'turn' AND t.state = 'open'))`;

/** Reads what a channel shows, after it shows everything that was committed. */
export class Reading {
  readonly #loopback: Loopback;
  readonly #bot: Pick<Bot, 'database'>;
  readonly #within: number;

  /** `within` is the maximum time for each wait, in milliseconds. */
  constructor(loopback: Loopback, bot: Pick<Bot, 'database'>, within = 6000) {
    this.#loopback = loopback;
    this.#bot = bot;
    this.#within = within;
  }

  /**
   * Waits until a channel's messages are up to date. During combat, it doesn't wait for the encounter's first message
   * (the card), which may be edited later.
   */
  untilShown(channel: Channel, within = this.#within): Promise<void> {
    return this.#until(EXCEPT_CARD_IN_COMBAT, channel, within);
  }

  /**
   * Waits until the messages of turns and questions are up to date. It doesn't wait for the encounter's first message
   * (the card).
   */
  untilTurnsShown(channel: Channel, within = this.#within): Promise<void> {
    return this.#until(EXCEPT_CARD, channel, within);
  }

  /**
   * Waits until all of a channel's messages are up to date. After many changes, the encounter's first message (the
   * card) may be five seconds late.
   */
  untilCardShown(channel: Channel, within = 15_000): Promise<void> {
    return this.#until('true', channel, within);
  }

  async #until(condition: string, channel: Channel, within: number): Promise<void> {
    const reader = await openReader(this.#bot.database);
    const unshown = `
      SELECT p.number FROM posts p JOIN encounters e ON e.id = p.encounter
      WHERE e.channel = '${channel.id}' AND p.version IS DISTINCT FROM p.shown AND ${condition} LIMIT 1`;
    try {
      const isShown = async () => (await reader.find(unshown)).length === 0;
      await this.#loopback.untilFound(isShown, within, `all that was committed to be shown in #${channel.name}`);
    } finally {
      await reader.close();
    }
  }

  /** The phases of all encounters in these channels, oldest first. */
  async phasesIn(...channels: readonly Channel[]): Promise<readonly string[]> {
    const ids = channels.map(({ id }) => `'${id}'`).join();
    const sql = `SELECT phase FROM encounters WHERE channel IN (${ids}) ORDER BY id`;
    const reader = await openReader(this.#bot.database);
    try {
      return (await reader.find<{ readonly phase: string }>(sql)).map(({ phase }) => phase);
    } finally {
      await reader.close();
    }
  }

  /** The public messages that an interaction posted or changed, or its private answer. */
  async messagesOf(answer: Answer): Promise<readonly Message[]> {
    const { interaction, type, message, followUps } = answer;
    await this.untilShown(interaction.channel);
    // A private message that was only acknowledged, or has no text yet, is about to be deleted.
    const answeredMessage =
      type === InteractionResponseType.DeferredMessageUpdate || message?.loading ? undefined : message;
    const replies = [answeredMessage, ...followUps].filter(
      (each): each is Message => each?.ephemeral === true && !each.deleted,
    );
    if (replies.length > 0) return replies;
    return this.public(interaction.channel).filter(({ changed }) => BigInt(changed) > BigInt(interaction.id));
  }

  /** What everyone can read after an interaction. After a refusal, it is what the user can read. */
  async of(answer: Answer | Promise<Answer>): Promise<string> {
    return (await this.messagesOf(await answer)).map(textOf).join('\n');
  }

  /** The turn's message, which is the bot's newest public message. */
  async turn(channel: Channel): Promise<Message> {
    await this.untilShown(channel);
    const lastMessage = this.public(channel).at(-1);
    if (!lastMessage) throw new Error(`Nothing is shown in #${channel.name}`);
    return lastMessage;
  }

  /** The bot's public messages, oldest first. */
  public(channel: Channel): readonly Message[] {
    return this.#loopback
      .messages(channel)
      .filter(({ author, ephemeral, type }) => author.bot && !ephemeral && type !== MessageType.ChannelPinnedMessage);
  }
}

/** The content of a turn's message, without the line that says who is next. */
export function contentWithoutNext({ content }: Message): string {
  return content.split('\n-# Next: ')[0] ?? '';
}
