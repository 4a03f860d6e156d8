import type { Channel } from '../test/loopback/channel.ts';
import type { Guild } from '../test/loopback/guild.ts';
import type { Answer } from '../test/loopback/interaction.ts';
import type { Loopback } from '../test/loopback/loopback.ts';
import type { Message } from '../test/loopback/message.ts';
import { labelsOf } from '../test/loopback/message-text.ts';
import type { User } from '../test/loopback/user.ts';

/**
 * How long to wait for the messages of the next turns. If a channel has none by then, its fight has no one left to
 * attack and is started again.
 */
const NEXT_TURN_WITHIN_MS = 300;

/**
 * A channel with three characters and three goblins, which are all played by the GM. One attack after another is tapped
 * under the turn's message, which then shows the result.
 */
export class FightChannel {
  readonly channel: Channel;
  readonly #gm: User;
  readonly #fights: boolean;
  #begun = false;

  /** `fights` is false for the bot in `do-nothing.ts`, which only needs a message with a button. */
  constructor(guild: Guild, name: string, fights: boolean) {
    this.channel = guild.channel(name);
    this.#gm = guild.join(`GM ${name}`);
    this.#fights = fights;
  }

  /**
   * Makes an attack possible in each channel, outside of the measurement. It waits for all channels together. The
   * loopback checks each wait after every request, so a separate wait for each channel would take far longer.
   */
  static async ready(loopback: Loopback, channels: readonly FightChannel[]): Promise<void> {
    const isReady = (channel: FightChannel) => channel.#attack !== undefined;
    await loopback
      .until(() => channels.every((channel) => !channel.#begun || isReady(channel)), NEXT_TURN_WITHIN_MS)
      .catch(() => {});
    await Promise.all(channels.filter((channel) => !isReady(channel)).map((channel) => channel.#begin()));
    await loopback.until(() => channels.every(isReady), 60_000, 'a turn in each channel');
  }

  async #begin(): Promise<void> {
    if (!this.#fights) await this.#say('/attack', { target: 'Goblin 1' });
    else {
      if (this.#begun) await this.#say('/encounter end');
      await this.#say('/encounter start', { ruleset: 'tdgs' });
      for (const name of ['Kira', 'Mira', 'Nim']) await this.#say('/join', { character: 'Kira', name });
      await this.#say('/add', { creature: 'Goblin', count: 3 });
      await this.#say('/initiative');
    }
    this.#begun = true;
  }

  /** Makes an attack. Returns the milliseconds from the tap to the edited message. Undefined if no attack was possible. */
  async attack(): Promise<number | undefined> {
    const label = this.#attack;
    if (!this.#turn || label === undefined) return undefined;
    const answer = await this.#gm.click(this.#turn, label, { within: 60_000 });
    if (!answer.message?.ephemeral) return answer.milliseconds;
    await this.#gm.click(this.#turn, 'End turn', { within: 60_000 });
    return undefined;
  }

  /** The newest message with buttons. */
  get #turn(): Message | undefined {
    return this.channel.sent.findLast((each) => !each.deleted && !each.ephemeral && labelsOf(each).length > 0);
  }

  get #attack(): string | undefined {
    return this.#turn && labelsOf(this.#turn).find((label) => /attack/i.test(label));
  }

  #say(command: string, options = {}): Promise<Answer> {
    return this.#gm.slash(this.channel, command, options, { within: 60_000 });
  }
}
