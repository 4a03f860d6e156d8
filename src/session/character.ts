/** A player's character in a server. It can play in several channels, with separate wounds in each. */
export interface Character {
  readonly id: string;
  readonly server: string;
  readonly user: string;
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
  /** An invalid form that the player submitted. */
  readonly draft?: Draft | undefined;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** A player's invalid input on one page of a character's form, by field. It is shown again to be corrected. */
export interface Draft {
  readonly page: number;
  readonly written: Readonly<Record<string, string>>;
}

/** The most characters one player may have in one server. */
export const MAX_CHARACTERS = 50;
