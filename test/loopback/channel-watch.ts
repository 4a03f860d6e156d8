import type { Channel } from './channel.ts';
import type { Message } from './message.ts';
import { labelsOf } from './message-text.ts';
import type { User } from './user.ts';

/** A button that can be pressed, and where it stands. */
export interface LiveButton {
  readonly label: string;
  readonly message: Message;
}

/** Counts what a bot does to a channel, from when the watch began. */
export class ChannelWatch {
  readonly #channel: Channel;
  #from = 0;

  constructor(channel: Channel) {
    this.#channel = channel;
    this.restart();
  }

  /** Counts from now on. */
  restart(): void {
    this.#from = this.#channel.sent.length;
  }

  /** The bot's messages that everybody could see, those that are deleted by now too. */
  get posted(): readonly Message[] {
    return this.#channel.sent.slice(this.#from).filter((each) => each.author.bot && !each.ephemeral);
  }

  /** Those of them that stand. */
  get left(): readonly Message[] {
    return this.posted.filter(({ deleted }) => !deleted);
  }

  /** Those of them that are deleted. */
  get deleted(): readonly Message[] {
    return this.posted.filter(({ deleted }) => deleted);
  }

  /** The messages that notified somebody when they were sent. */
  pingsOf(user: User): readonly Message[] {
    return this.posted.filter(({ pings, pingsEveryone }) => pingsEveryone || pings.includes(user.id));
  }

  /** The buttons that everybody sees and can press, under messages of any age, oldest first. */
  get liveButtons(): readonly LiveButton[] {
    const seen = [...this.#channel.messages.values()].filter(({ ephemeral }) => !ephemeral);
    return seen.flatMap((message) => labelsOf(message).map((label) => ({ label, message })));
  }

  /** The private messages that somebody got since the watch began and that were not deleted. */
  menusLeft(user: User): readonly Message[] {
    return this.#channel.sent.slice(this.#from).filter(({ viewer, deleted }) => viewer === user && !deleted);
  }
}
