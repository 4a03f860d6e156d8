/** Who sent a command or pressed a component, where, and when. */
export interface Caller {
  readonly user: string;
  /** The user's name in Discord, for display only. */
  readonly name: string;
  readonly channel: string;
  /** The channel that a thread or a forum post is in. Undefined outside of threads. */
  readonly parent?: string;
  /** True if threads can be started in the channel. */
  readonly hasThreads?: true;
  /** True if the channel is a thread that was started for this request. */
  readonly ownThread?: true;
  readonly server: string;
  /** The language of the user's Discord client, by Discord's code: "de", "en-GB". */
  readonly locale?: string;
  /** The server's language, by the same codes as `locale`. Undefined if it isn't known. */
  readonly serverLocale?: string;
  /** The interaction's id. If Discord delivers an interaction twice, both deliveries have the same id. */
  readonly interaction: string;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
  /** True if the user is a server admin. */
  readonly admin?: boolean;
  /** True if Fray can later edit its messages in the channel. If not, each reply stands alone. */
  readonly keepsPosts?: true;
  /** True if replies can have pictures. A picture is added once the reply's text has been sent. */
  readonly draws?: true;
  /** The bots among the users named in the command. Undefined if there are none. */
  readonly bots?: readonly string[];
  /**
   * The bot's permissions in the channel, as Discord's bits. In a thread, the bit for Send Messages means sending in
   * threads. Undefined in the terminal.
   */
  readonly botPermissions?: bigint;
}

/** The source of a session's random values. A session makes none itself. */
export interface RandomSource {
  /** A secret seed of 32 bytes, in hex. */
  newSeed(): string;
  newId(): string;
}
