/** The most characters that are read, label and all. */
export const LONGEST_TEXT = 200;
/** The most dice that one expression throws, all groups, explosions and rerolls together. */
export const MOST_DICE = 1000;
/** The most sides of a die. */
export const MOST_SIDES = 1000;
/** The fewest sides of a die. */
export const FEWEST_SIDES = 2;
/** The most groups of dice ("2d6" is one) in an expression. */
export const MOST_GROUPS = 20;
/** The largest number that may be typed. */
export const LARGEST_NUMBER = 1_000_000;
/** The furthest from 0 that any part of an expression may come to: up to here whole numbers are exact. */
export const LARGEST_RESULT = Number.MAX_SAFE_INTEGER;
/** The most brackets inside one another. */
export const DEEPEST = 20;

/** What something can come to at the least and at the most. The dice may be unable to reach either end. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The faces that a condition means, both ends included: `>4` on a d6 is 5…6. */
export interface Faces {
  readonly from: number;
  readonly to: number;
}

const CUTS = ['kh', 'kl', 'dh', 'dl'] as const;

/** Some dice no longer count: keep or drop (k, d) so many of the highest or lowest (h, l). */
export interface Cut {
  readonly cut: (typeof CUTS)[number];
  readonly count: number;
}

/** Which faces are thrown again: only once, or until another face falls. */
export interface Reroll {
  readonly faces: Faces;
  readonly once: boolean;
}

/**
 * What is done to the dice of a group, in this order whatever the order it was typed in: as each die falls it is rerolled
 * and explodes, by the face it shows; then it is worth `atLeast`…`atMost`; then the cuts, in the order they were typed;
 * then hits are counted.
 */
export interface Doings {
  readonly reroll: Reroll | undefined;
  readonly explode: Faces | undefined;
  readonly atLeast: number | undefined;
  readonly atMost: number | undefined;
  readonly cuts: readonly Cut[];
  /** What a die must be worth to be a hit. With it the dice are a pool: it comes to the number of hits, not to a sum. */
  readonly hits: Faces | undefined;
}

/** Dice of one kind, and what is done to them. */
export interface DiceTerm extends Doings, Bounds {
  readonly type: 'dice';
  readonly count: number;
  readonly sides: number;
}

interface NumberTerm extends Bounds {
  readonly type: 'number';
  readonly value: number;
}

interface MinusTerm extends Bounds {
  readonly type: 'minus';
  readonly of: Term;
}

const SIGNS = ['+', '-', '*', '/'] as const;
export type Sign = (typeof SIGNS)[number];

/** Two terms and the sign between them. A division is rounded down: 7/2 is 3, -7/2 is -4. */
interface SignTerm extends Bounds {
  readonly type: Sign;
  readonly left: Term;
  readonly right: Term;
}

export type Term = DiceTerm | NumberTerm | MinusTerm | SignTerm;

/** A roll as it was understood: what to throw and add up, and the player's own words for it. */
export interface Expression {
  readonly term: Term;
  /** The dice that are thrown in any case, before explosions and rerolls. */
  readonly dice: number;
  /** The player's words as typed; whoever shows them escapes them. */
  readonly label?: string;
}
