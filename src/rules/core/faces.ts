/**
 * What the faces of a system’s dice mean, where that is not what they mean elsewhere: more is better for whoever throws them, and of
 * dice that do not all count the highest does.
 */
export interface Faces {
  /** A die that does not count was thrown again: each was a throw of its own. */
  readonly thrownAgain?: true;
  /** For which reasons dice are thrown whose faces are neither good nor bad for anybody. */
  readonly neither?: readonly string[];
}
