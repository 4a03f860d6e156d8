import { setTimeout as sleep } from 'node:timers/promises';
import { InteractionResponseType } from 'discord-api-types/v10';
import { t } from '../../src/text/t.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Guild } from '../loopback/guild.ts';
import type { Answer, Interaction } from '../loopback/interaction.ts';
import { labelsOf } from '../loopback/message-text.ts';
import type { User } from '../loopback/user.ts';
import { times } from './length.ts';

/**
 * How many milliseconds to wait after every three commands. The long soak test doesn't wait, so that many commands are
 * handled at the same time.
 */
const PAUSE = times(100, 0);

/** A channel in which a GM and two players send commands at the same time until they are stopped. */
export class Arena {
  readonly channel: Channel;
  readonly #gm: User;
  readonly #players: readonly [User, User];
  readonly #chance: (below: number) => number;
  #resting = false;

  constructor(guild: Guild, name: string, chance: (below: number) => number) {
    this.channel = guild.channel(name);
    this.#gm = guild.join(`GM ${name}`);
    this.#players = [guild.join(`Ana ${name}`), guild.join(`Bo ${name}`)];
    this.#chance = chance;
  }

  /** Opens a fight and begins combat. If there already is a fight, the command is refused, which does no harm. */
  async open(): Promise<void> {
    const [ana, bo] = this.#players;
    await this.#press(this.#gm, '/encounter end');
    await this.#press(this.#gm, '/encounter start', { ruleset: 'tdgs' });
    await Promise.all([
      this.#press(ana, '/join', { character: 'Kira', name: 'Ana' }),
      this.#press(bo, '/join', { character: 'Kira', name: 'Bo' }),
      this.#press(this.#gm, '/add', { creature: 'Goblin', count: 2 }),
    ]);
    await this.#press(this.#gm, '/initiative');
  }

  /**
   * Sends commands until `rest` is called. Resolves when the last ones are answered or it is clear that they never will
   * be.
   */
  async sendCommands(): Promise<void> {
    this.#resting = false;
    while (!this.#resting) {
      const answers = await Promise.all([this.#act(), this.#act(), this.#act()]);
      const isOver = answers.some((answer) =>
        /Combat (is paused|hasn’t started)|needs combat|encounter is over|no encounter/.test(text(answer)),
      );
      if (isOver) await this.open();
      await sleep(PAUSE);
    }
  }

  rest(): void {
    this.#resting = true;
  }

  #act(): Promise<Answer | undefined> {
    const user = [this.#gm, ...this.#players][this.#chance(3)] ?? this.#gm;
    const enemy = ['Goblin 1', 'Goblin 2', 'Ana', 'Bo'][this.#chance(4)];
    switch (this.#chance(11)) {
      case 0:
        return this.#press(user, '/undo');
      case 1:
        return this.#press(user, '/defend');
      case 2:
      case 3:
        return this.#press(user, '/turn end');
      case 4:
        return this.#press(user, '/roll', { dice: '2d6+3' });
      case 5:
      case 6:
      case 7:
        return this.#tap(user);
      default:
        return this.#press(user, '/attack', { target: enemy });
    }
  }

  /** Taps one of the buttons of the newest message. */
  async #tap(user: User): Promise<Answer | undefined> {
    const newest = [...this.channel.messages.values()].findLast(({ author, ephemeral }) => author.bot && !ephemeral);
    const labels = newest ? labelsOf(newest) : [];
    const label = labels[this.#chance(Math.max(labels.length, 1))];
    if (this.#resting || !newest || label === undefined) return undefined;
    return user.click(newest, label, { within: 700 }).catch(() => undefined);
  }

  /**
   * Uses a command and returns the answer. Returns undefined if no answer comes, for example because the bot was
   * killed.
   */
  async #press(user: User, command: string, options = {}): Promise<Answer | undefined> {
    if (this.#resting) return undefined;
    return user.slash(this.channel, command, options, { within: 700 }).catch(() => undefined);
  }
}

/** A message's content and the titles and descriptions of its embeds. */
export function text(answer: Pick<Answer, 'message'> | undefined): string {
  const { content = '', embeds = [] } = answer?.message ?? {};
  return [content, ...embeds.map(({ title, description }) => `${title ?? ''}\n${description ?? ''}`)].join('\n');
}

/**
 * How many deeds an interaction must have added to the record, judging by its answer: 0 for a private answer, 1 for a
 * public one. Undefined if the answer doesn't tell.
 */
export function expectedDeeds({ responseType, original: message, followUps, title }: Interaction): number | undefined {
  // If a follow-up was sent, it is the answer, and not the message whose button was pressed.
  const isOutside = /outside a fight/.test(text({ message: followUps.at(-1) ?? message }));
  if (title.startsWith('/encounter start') || isOutside) return 0;
  if (text({ message }).includes(t('unstored-unsure'))) return undefined;
  const isPublic = message?.ephemeral !== true;
  switch (responseType) {
    case InteractionResponseType.ChannelMessageWithSource:
      return isPublic ? 1 : 0;
    case InteractionResponseType.DeferredChannelMessageWithSource:
      if (message?.loading) return message.deleted ? 1 : undefined;
      if (followUps.some(({ ephemeral }) => !ephemeral)) return 1;
      if (message?.content !== t('here')) return 0;
      // This private answer only points to the message in the channel, so it doesn't tell if a roll was in a fight.
      return title.startsWith('/roll') ? undefined : 1;
    case InteractionResponseType.UpdateMessage:
      return isPublic ? 1 : undefined;
    default:
      return undefined;
  }
}

/** True if the bot owes no more answers to an interaction. */
export function isAnswered({ acknowledged, original: message, followUps }: Interaction): boolean {
  if (!message || message.deleted) return acknowledged;
  return acknowledged && !message.loading && (message.content !== t('here') || followUps.length > 0);
}
