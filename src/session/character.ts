/** A player's character in a server. It plays in any number of channels, with its own wounds in each. */
export interface Character {
  readonly id: string;
  readonly server: string;
  readonly user: string;
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
  /** A form that its player filled in and that was not valid. */
  readonly draft?: Draft | undefined;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** What was written into one page of a character's form, by field, to be corrected there. */
export interface Draft {
  readonly page: number;
  readonly written: Readonly<Record<string, string>>;
}

/** Most characters one player may keep in one server. */
export const MOST_CHARACTERS = 50;
