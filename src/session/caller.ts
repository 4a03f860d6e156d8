/** Who sent a command or pressed a component, where, and when. */
export interface Caller {
  readonly user: string;
  /** The user's display name. Only for showing. */
  readonly name: string;
  readonly channel: string;
  readonly server: string;
  /** The language of their client, as Discord names it: "de", "en-GB". */
  readonly locale?: string;
  /** The id of the interaction; a second delivery of the same has the same. */
  readonly interaction: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the user runs the server. */
  readonly admin?: boolean;
  /** Messages in the channel can be edited later, so that one shows the encounter. Absent: each reply stands for itself. */
  readonly keepsPosts?: true;
  /** A reply's picture follows its words. Absent: there are words alone. */
  readonly draws?: true;
  /** Users whom it names that are no people. Absent: none. */
  readonly bots?: readonly string[];
  /** The bot's permissions in the channel, as Discord's bits; Send Messages is that of a thread in a thread. Absent in the terminal. */
  readonly botMay?: bigint;
}

/** The chance that a session needs: it has none of its own. */
export interface Chance {
  /** A secret seed of 32 bytes, in hex. */
  newSeed(): string;
  /** An id that nothing else has. */
  newId(): string;
}
