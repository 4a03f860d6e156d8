import type { Channel } from '../test/loopback/channel.ts';
import type { Guild } from '../test/loopback/guild.ts';
import type { Answer } from '../test/loopback/interaction.ts';
import type { Loopback } from '../test/loopback/loopback.ts';
import type { Message } from '../test/loopback/message.ts';
import { labelsOf } from '../test/loopback/message-text.ts';
import type { User } from '../test/loopback/user.ts';

/** How long the message of the next turn may take, in milliseconds. Then nobody is left who could attack anybody. */
const NEXT_TURN_WITHIN = 500;

/**
 * A channel in which one attack after another is tapped, under the message of the turn, which tells it then: three
 * characters and three goblins, all the GM's.
 */
export class Ring {
  readonly channel: Channel;
  readonly #loopback: Loopback;
  readonly #gm: User;
  readonly #fights: boolean;
  #begun = false;

  /** `fights` is false at the bot that does nothing: there, nothing need be set up but a message with a button. */
  constructor(loopback: Loopback, guild: Guild, name: string, fights: boolean) {
    this.#loopback = loopback;
    this.channel = guild.channel(name);
    this.#gm = guild.join(`GM ${name}`);
    this.#fights = fights;
  }

  /** Makes sure that somebody can attack somebody. What it takes is not measured. */
  async ready(): Promise<void> {
    const isReady = () => this.#attack !== undefined;
    if (this.#begun) await this.#loopback.until(isReady, this.#fights ? NEXT_TURN_WITHIN : 60_000).catch(() => {});
    if (isReady()) return;
    if (!this.#fights) await this.#say('/attack', { target: 'Goblin 1' });
    else {
      if (this.#begun) await this.#say('/encounter end');
      await this.#say('/encounter start', { ruleset: 'tdgs' });
      for (const name of ['Kira', 'Mira', 'Nim']) await this.#say('/join', { character: 'Kira', name });
      await this.#say('/add', { creature: 'Goblin', count: 3 });
      await this.#say('/initiative');
    }
    this.#begun = true;
    await this.#loopback.until(isReady, 60_000, `a turn in #${this.channel.name}`);
  }

  /** One attack, from the tap to the change of the message; undefined if it was refused, and is not to be counted. */
  async attack(): Promise<number | undefined> {
    const label = this.#attack;
    if (!this.#turn || label === undefined) return undefined;
    const answer = await this.#gm.click(this.#turn, label, { within: 60_000 });
    if (!answer.message?.ephemeral) return answer.milliseconds;
    await this.#gm.click(this.#turn, 'End turn', { within: 60_000 });
    return undefined;
  }

  /** The newest message that has buttons. */
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
