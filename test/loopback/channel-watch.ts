import type { Channel } from './channel.ts';
import type { Message } from './message.ts';
import { labelsOf } from './message-text.ts';
import type { User } from './user.ts';

/** A button that can be pressed, with the message it is on. */
export interface LiveButton {
  readonly label: string;
  readonly message: Message;
}

/** Shows what a bot has done in a channel since the watch began. */
export class ChannelWatch {
  readonly #channel: Channel;
  #from = 0;

  constructor(channel: Channel) {
    this.#channel = channel;
    this.restart();
  }

  /** Starts over, so that only what happens from now on is counted. */
  restart(): void {
    this.#from = this.#channel.sent.length;
  }

  /** The public messages that the bot has posted, including deleted ones. */
  get posted(): readonly Message[] {
    return this.#channel.sent.slice(this.#from).filter((each) => each.author.bot && !each.ephemeral);
  }

  /** The posted messages that weren't deleted. */
  get remaining(): readonly Message[] {
    return this.posted.filter(({ deleted }) => !deleted);
  }

  /** The posted messages that were deleted. */
  get deleted(): readonly Message[] {
    return this.posted.filter(({ deleted }) => deleted);
  }

  /** The messages that pinged a user when they were sent. */
  pingsOf(user: User): readonly Message[] {
    return this.posted.filter(({ pings, pingsEveryone }) => pingsEveryone || pings.includes(user.id));
  }

  /** The public buttons that can be pressed, in new and old messages, oldest first. */
  get liveButtons(): readonly LiveButton[] {
    const publicMessages = [...this.#channel.messages.values()].filter(({ ephemeral }) => !ephemeral);
    return publicMessages.flatMap((message) => labelsOf(message).map((label) => ({ label, message })));
  }

  /** The private messages that a user has received since the watch began, except deleted ones. */
  remainingPrivateMessages(user: User): readonly Message[] {
    return this.#channel.sent.slice(this.#from).filter(({ viewer, deleted }) => viewer === user && !deleted);
  }
}
