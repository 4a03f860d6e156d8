import type { Channel } from '../test/loopback/channel.ts';
import type { Guild } from '../test/loopback/guild.ts';
import type { Answer } from '../test/loopback/interaction.ts';
import type { User } from '../test/loopback/user.ts';

/** A channel in which one `/attack` after another is struck: six goblins of two sides, all the GM's. */
export class Ring {
  readonly channel: Channel;
  readonly #gm: User;
  readonly #fights: boolean;
  #begun = false;
  #next = '';
  #foes: string[] = [];

  /** `fights` is false at the bot that does nothing: there, nothing need be set up. */
  constructor(guild: Guild, name: string, fights: boolean) {
    this.channel = guild.channel(name);
    this.#gm = guild.join(`GM ${name}`);
    this.#fights = fights;
  }

  /** Makes sure that somebody can attack somebody. What it takes is not measured. */
  async ready(): Promise<void> {
    if (!this.#fights || (this.#begun && this.#next !== '' && this.#targets().length > 0)) return;
    if (this.#begun) await this.#say('/encounter end');
    await this.#say('/encounter start', { ruleset: 'tdgs' });
    await this.#say('/add', { creature: 'Soldier', count: 3, side: 'red' });
    await this.#say('/add', { creature: 'Goblin', count: 3, side: 'blue' });
    this.#foes = [1, 2, 3].flatMap((n) => [`Soldier ${n}`, `Goblin ${n}`]);
    this.#hear(await this.#say('/initiative'));
    this.#begun = true;
  }

  /** One attack, from the dispatch to the answer; undefined if it was refused, and is not to be counted. */
  async attack(): Promise<number | undefined> {
    const [target = 'Goblin 1'] = this.#targets();
    const answer = await this.#say('/attack', { target });
    if (!this.#fights) return answer.milliseconds;
    if (answer.message?.ephemeral) {
      // Whoever it was cannot be struck any more, or nobody can strike.
      this.#foes = this.#foes.filter((foe) => foe !== target);
      return undefined;
    }
    this.#hear(answer);
    return answer.milliseconds;
  }

  #targets(): readonly string[] {
    const mine = this.#next.split(' ')[0] ?? '';
    return this.#foes.filter((foe) => !foe.startsWith(mine));
  }

  #hear(answer: Answer): void {
    const said = answer.message?.embeds.map(({ description }) => description ?? '').join('\n') ?? '';
    this.#next = /(?:Next|Still): \*\*([^*]+)\*\*/.exec(said)?.[1] ?? '';
  }

  #say(command: string, options = {}): Promise<Answer> {
    return this.#gm.slash(this.channel, command, options, { within: 60_000 });
  }
}
