import type { NoFacts } from '../reason.ts';

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
interface Bounds {
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

/** The two numbers joined by the sign. Never −0. */
export function calculate(sign: Sign, left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right + 0;
    case '/':
      return Math.floor(left / right) + 0;
  }
}

/** What two terms can come to when joined. A divisor must not be able to be 0. */
export function joinedBounds(sign: Sign, left: Bounds, right: Bounds): Bounds {
  if (sign === '+') return { least: left.least + right.least, most: left.most + right.most };
  if (sign === '-') return { least: left.least - right.most, most: left.most - right.least };
  const a = calculate(sign, left.least, right.least);
  const b = calculate(sign, left.least, right.most);
  const c = calculate(sign, left.most, right.least);
  const d = calculate(sign, left.most, right.most);
  return { least: Math.min(a, b, c, d), most: Math.max(a, b, c, d) };
}

/** What a group of dice can come to. Those that explode may come to as many as an expression throws. */
export function diceBounds(count: number, sides: number, doings: Doings): Bounds {
  const fewest = counting(doings.cuts, count);
  const most = doings.explode ? counting(doings.cuts, MOST_DICE) : fewest;
  if (doings.hits) return { least: 0, most };
  return { least: fewest * worth(doings, 1), most: most * worth(doings, sides) };
}

/** How many of so many dice still count after the cuts. */
export function counting(cuts: readonly Cut[], dice: number): number {
  let left = dice;
  for (const cut of cuts) left = leaves(cut, left);
  return left;
}

/** How many of so many dice one cut leaves. */
export function leaves({ cut, count }: Cut, dice: number): number {
  return cut === 'kh' || cut === 'kl' ? Math.min(dice, count) : Math.max(0, dice - count);
}

/** What a face is worth in this group. */
export function worth({ atLeast, atMost }: Pick<Doings, 'atLeast' | 'atMost'>, face: number): number {
  if (atLeast !== undefined && face < atLeast) return atLeast;
  if (atMost !== undefined && face > atMost) return atMost;
  return face;
}

/** Whether the face is one of these. */
export function within({ from, to }: Faces, face: number): boolean {
  return face >= from && face <= to;
}

/** What can be wrong with what was typed as dice, with the facts of each. Their words are in `text/`. */
export interface DiceFaults {
  'too long': { readonly most: number };
  'nothing to throw': NoFacts;
  'no sense': NoFacts;
  // A term, and what joins two.
  'no term': NoFacts;
  'number too large': { readonly most: number };
  'result too large': NoFacts;
  'divided by 0': NoFacts;
  'too deep': { readonly most: number };
  'not closed': NoFacts;
  'never opened': NoFacts;
  // What stands after the end.
  'no sign': NoFacts;
  'not whole': NoFacts;
  'not after dice': NoFacts;
  'label like dice': NoFacts;
  'not understood': NoFacts;
  // A group of dice.
  'no dice': NoFacts;
  'too many groups': { readonly most: number };
  'no sides': NoFacts;
  'too few sides': { readonly least: number };
  'no face': NoFacts;
  'no face of': { readonly sides: number };
  'no such face': { readonly sides: number };
  'drops which': NoFacts;
  'cuts none': NoFacts;
  'said already': NoFacts;
  'minimum above maximum': NoFacts;
  'keeps too many': NoFacts;
  'drops all': NoFacts;
  'rerolls all': NoFacts;
  'explodes for ever': NoFacts;
}

/** What is wrong, as a closed union; of one id alone where that is named. */
export type DiceFault<Id extends keyof DiceFaults = keyof DiceFaults> = {
  readonly [Each in Id]: { readonly id: Each } & DiceFaults[Each];
}[Id];
