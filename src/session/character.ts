/** A player's character in a server. It can be played in several channels, with separate wounds in each. */
export interface Character {
  readonly id: string;
  readonly server: string;
  readonly user: string;
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
  /** A page of the character's form, as the player submitted it, if it was invalid. */
  readonly draft?: Draft | undefined;
  /** When the character was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

/**
 * What a player typed on a page of a character's form, by field, if it was invalid. The form shows it again for
 * correction.
 */
export interface Draft {
  readonly page: number;
  readonly written: Readonly<Record<string, string>>;
}

/** The maximum number of characters that a player can have in a server. */
export const MAX_PLAYER_CHARACTERS = 50;
