import type { Channel } from './channel.ts';
import type { Message } from './message.ts';
import { labelsOf } from './message-text.ts';
import type { User } from './user.ts';

/** A button that can be pressed, and where it is. */
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

  /** The bot's public messages, including those deleted since. */
  get posted(): readonly Message[] {
    return this.#channel.sent.slice(this.#from).filter((each) => each.author.bot && !each.ephemeral);
  }

  /** The posted messages that still stand. */
  get left(): readonly Message[] {
    return this.posted.filter(({ deleted }) => !deleted);
  }

  /** The posted messages that are deleted. */
  get deleted(): readonly Message[] {
    return this.posted.filter(({ deleted }) => deleted);
  }

  /** The messages that notified a user when they were sent. */
  pingsOf(user: User): readonly Message[] {
    return this.posted.filter(({ pings, pingsEveryone }) => pingsEveryone || pings.includes(user.id));
  }

  /** The public buttons that can be pressed, under messages of any age, oldest first. */
  get liveButtons(): readonly LiveButton[] {
    const seen = [...this.#channel.messages.values()].filter(({ ephemeral }) => !ephemeral);
    return seen.flatMap((message) => labelsOf(message).map((label) => ({ label, message })));
  }

  /** The private messages that a user got since the watch began and that were not deleted. */
  menusLeft(user: User): readonly Message[] {
    return this.#channel.sent.slice(this.#from).filter(({ viewer, deleted }) => viewer === user && !deleted);
  }
}
