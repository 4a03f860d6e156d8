import type { NoFacts } from '../reason.ts';

/** The maximum length of an expression, in characters, including the label. */
export const MAX_TEXT_LENGTH = 200;
/** The maximum number of dice rolled for one expression, with all groups, explosions and rerolls. */
export const MAX_DICE = 1000;
/** The maximum number of sides of a die. */
export const MAX_SIDES = 1000;
/** The minimum number of sides of a die. */
export const MIN_SIDES = 2;
/** The maximum number of groups of dice in an expression. "2d6" is one group. */
export const MAX_DICE_GROUPS = 20;
/** The largest number that can be typed. */
export const LARGEST_NUMBER = 1_000_000;
/**
 * The largest number, positive or negative, that any part of an expression can be. Whole numbers up to it are exact.
 */
export const LARGEST_RESULT = Number.MAX_SAFE_INTEGER;
/** The maximum depth of nested brackets. */
export const MAX_BRACKET_DEPTH = 20;

/**
 * The limits of a result. The result is never below `least` or above `most`, but dice might not be able to reach both.
 */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The faces that a comparison covers, from lowest to highest, both included: `>4` on a d6 is 5…6. */
export interface FaceRange {
  readonly from: number;
  readonly to: number;
}

const CUT_KINDS = ['kh', 'kl', 'dh', 'dl'] as const;

/** Which dice count toward the total: keeps or drops (k, d) a number of the highest or lowest dice (h, l). */
export interface Cut {
  readonly cut: (typeof CUT_KINDS)[number];
  readonly count: number;
}

/** Which faces are rerolled, and whether only `once` or until another face comes up. */
export interface Reroll {
  readonly faces: FaceRange;
  readonly once: boolean;
}

/**
 * The modifiers of a group of dice, in the order they apply, no matter in which order they were typed. Each die is
 * rerolled and explodes by its face. Then its value is limited to `atLeast`…`atMost`. Then dice are kept or dropped, in
 * the order typed. Then hits are counted.
 */
export interface DiceModifiers {
  readonly reroll: Reroll | undefined;
  readonly explode: FaceRange | undefined;
  readonly atLeast: number | undefined;
  readonly atMost: number | undefined;
  readonly cuts: readonly Cut[];
  /** The values that count as a hit. If this is set, the result is the number of hits and not a sum. */
  readonly hits: FaceRange | undefined;
  /** True for Fate dice. They have 3 sides, worth -1, 0 and +1. */
  readonly fate?: true;
}

/** Dice of one kind with their modifiers. */
export interface DiceTerm extends DiceModifiers, Bounds {
  readonly type: 'dice';
  readonly count: number;
  readonly sides: number;
  /** Where the number of dice comes from: "AGI 4 + Pistols 3". */
  readonly called?: string;
}

interface NumberTerm extends Bounds {
  readonly type: 'number';
  readonly value: number;
  /** The number's name on a sheet: "REF". */
  readonly called?: string;
}

interface MinusTerm extends Bounds {
  readonly type: 'minus';
  readonly of: Term;
}

const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Two terms joined by an operator. Division rounds down: 7/2 is 3, -7/2 is -4. */
interface OperatorTerm extends Bounds {
  readonly type: Operator;
  readonly left: Term;
  readonly right: Term;
}

export type Term = DiceTerm | NumberTerm | MinusTerm | OperatorTerm;

/** A parsed roll: what to roll and add up, and the player's label. */
export interface Expression {
  readonly term: Term;
  /** The number of dice that are always rolled, before explosions and rerolls. */
  readonly dice: number;
  /** The label in the player's own words. Escape it before showing it. */
  readonly label?: string;
}

/** The result of two numbers joined by an operator. Never −0. */
export function calculate(sign: Operator, left: number, right: number): number {
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

/** The possible results of two joined terms. The divisor's range must not include 0. */
export function joinedBounds(sign: Operator, left: Bounds, right: Bounds): Bounds {
  if (sign === '+') return { least: left.least + right.least, most: left.most + right.most };
  if (sign === '-') return { least: left.least - right.most, most: left.most - right.least };
  const a = calculate(sign, left.least, right.least);
  const b = calculate(sign, left.least, right.most);
  const c = calculate(sign, left.most, right.least);
  const d = calculate(sign, left.most, right.most);
  return { least: Math.min(a, b, c, d), most: Math.max(a, b, c, d) };
}

/** The possible results of a group of dice. If dice explode, the highest result assumes `MAX_DICE` dice. */
export function diceBounds(count: number, sides: number, modifiers: DiceModifiers): Bounds {
  const fewestDice = diceAfterCuts(modifiers.cuts, count);
  const mostDice = modifiers.explode ? diceAfterCuts(modifiers.cuts, MAX_DICE) : fewestDice;
  if (modifiers.hits) return { least: 0, most: mostDice };
  return { least: fewestDice * faceValue(modifiers, 1), most: mostDice * faceValue(modifiers, sides) };
}

/** How many dice still count after all cuts. A cut keeps or drops some dice: “keep the highest 3”. */
export function diceAfterCuts(cuts: readonly Cut[], dice: number): number {
  let diceLeft = dice;
  for (const cut of cuts) diceLeft = diceAfterCut(cut, diceLeft);
  return diceLeft;
}

/** How many dice still count after one cut, which keeps (`kh`, `kl`) or drops `count` of them. */
export function diceAfterCut({ cut, count }: Cut, dice: number): number {
  return cut === 'kh' || cut === 'kl' ? Math.min(dice, count) : Math.max(0, dice - count);
}

/** What a face counts as. Fate dice count −1 to +1, and a minimum or maximum can replace a face. */
export function faceValue(
  { atLeast, atMost, fate }: Pick<DiceModifiers, 'atLeast' | 'atMost' | 'fate'>,
  face: number,
): number {
  if (fate) return face - 2;
  if (atLeast !== undefined && face < atLeast) return atLeast;
  if (atMost !== undefined && face > atMost) return atMost;
  return face;
}

/** Whether a face is in the range. */
export function isInRange({ from, to }: FaceRange, face: number): boolean {
  return face >= from && face <= to;
}

/**
 * Everything that can be wrong with typed dice, with the facts that each message needs. The messages are in `text/`.
 */
export interface DiceFaults {
  'too long': { readonly most: number };
  'nothing to throw': NoFacts;
  'no sense': NoFacts;
  // Faults in terms and in the operators between them.
  'no term': NoFacts;
  'number too large': { readonly most: number };
  'result too large': NoFacts;
  'divided by 0': NoFacts;
  'too deep': { readonly most: number };
  'not closed': NoFacts;
  'never opened': NoFacts;
  // Faults in the text that follows a complete expression, such as the 3 in "2d6 3", which has no operator before it.
  'no sign': NoFacts;
  'not whole': NoFacts;
  'not after dice': NoFacts;
  'label like dice': NoFacts;
  'not understood': NoFacts;
  // Faults in names: a name that isn't on the sheet, or an invalid name in square brackets.
  'unknown name': { readonly name: string; readonly known: readonly string[] };
  'bad name': { readonly most: number };
  // Faults in a group of dice.
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
  'needs one die': NoFacts;
  'only keeps': NoFacts;
  'minimum above maximum': NoFacts;
  'keeps too many': NoFacts;
  'drops all': NoFacts;
  'rerolls all': NoFacts;
  'explodes for ever': NoFacts;
  // The fault of a text such as “50x d20”, which repeats a roll too often.
  'too many rolls': { readonly most: number };
}

/** A fault in typed dice, as a union of all kinds. `Id` narrows it to some of them. */
export type DiceFault<Id extends keyof DiceFaults = keyof DiceFaults> = {
  readonly [Each in Id]: { readonly id: Each } & DiceFaults[Each];
}[Id];
