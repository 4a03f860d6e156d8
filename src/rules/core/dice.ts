/** The source of chance. Rules are handed one; they have no chance of their own. */
export interface Dice {
  /** Throws one die of `sides` sides (2 or more) and returns its face, 1…sides. */
  throw(sides: number): number;
  /**
   * Throws dice together of which a rule looks at no single one: faces that come to what it reads. Absent: each is thrown for
   * itself. Only dice that work out odds have it, for then the ways in which they can fall are few.
   */
  pool?(dice: Parts, reads: Reads): readonly number[];
}

/** All that a rule reads of dice thrown together: their sum, the highest, or how many show at least a face. */
export type Reads = 'sum' | 'highest' | { readonly from: number };

/** A die as it fell. */
export interface Die {
  readonly sides: number;
  readonly face: number;
}

/** Dice as a rulebook writes them: how many, a `d`, how many sides. */
export type Notation = `${number}d${number}`;

/** What a notation says. */
export interface Parts {
  readonly count: number;
  readonly sides: number;
}

/** Notations that have been read. A book knows a few dozen. */
const read = new Map<Notation, Parts>();

/** "2d6" → 2 dice of 6 sides. Throws on what is not a notation: content wrote it, no player. */
export function parts(notation: Notation): Parts {
  const known = read.get(notation);
  if (known) return known;
  const match = /^(\d{1,4})d(\d{1,4})$/.exec(notation);
  if (!match) throw new Error(`Not a dice notation: ${notation}`);
  const parts = { count: Number(match[1]), sides: Number(match[2]) };
  read.set(notation, parts);
  return parts;
}

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

/** A number from 0 up to 1. Rules are handed one, as they are handed dice; it is never a die of the fight. */
export type Chance = () => number;

/** Chance that comes out the same again for the same seed (mulberry32). */
export function seededChance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
