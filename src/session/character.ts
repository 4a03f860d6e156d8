/** A player's character in a server. It plays in any number of channels, with its own wounds in each. */
export interface Character {
  readonly id: string;
  readonly server: string;
  readonly user: string;
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
  /** An invalid form its player submitted. */
  readonly draft?: Draft | undefined;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The player's input on one page of a character's form, by field, to be corrected there. */
export interface Draft {
  readonly page: number;
  readonly written: Readonly<Record<string, string>>;
}

/** The most characters one player may have in one server. */
export const MOST_CHARACTERS = 50;
