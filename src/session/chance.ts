/** The chance that a session needs: it has none of its own. */
export interface Chance {
  /** A secret seed of 32 bytes, in hex. */
  newSeed(): string;
  /** An id that nothing else has. */
  newId(): string;
}
