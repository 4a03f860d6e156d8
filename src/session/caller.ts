/** Who sent a command or pressed a component, where, and when. */
export interface Caller {
  readonly user: string;
  /** The user's display name, only for display. */
  readonly name: string;
  readonly channel: string;
  readonly server: string;
  /** The language of their client, as Discord names it: "de", "en-GB". */
  readonly locale?: string;
  /** The interaction's id; a second delivery has the same one. */
  readonly interaction: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True if the user is an admin of the server. */
  readonly admin?: boolean;
  /**
   * True if messages in the channel can be edited later to show the encounter. If undefined, each reply stands alone.
   */
  readonly keepsPosts?: true;
  /** True if a reply's picture follows its text. If undefined, there is only text. */
  readonly draws?: true;
  /** Users named in the command that are bots. Undefined if there are none. */
  readonly bots?: readonly string[];
  /**
   * The bot's permissions in the channel, as Discord's bits; in a thread, Send Messages means sending in threads.
   * Undefined in the terminal.
   */
  readonly botMay?: bigint;
}

/** The randomness a session needs; it has none of its own. */
export interface Chance {
  /** A secret seed of 32 bytes, in hex. */
  newSeed(): string;
  /** A unique id. */
  newId(): string;
}
