import type { Die } from './dice.ts';
import type { Part, Reason } from './reason.ts';

/** A number and the reason it is there. Nothing is added to a roll without one. */
export interface Modifier extends Part {
  /** The dice that came to it. */
  readonly roll?: Roll;
}

/** What made the dice of a roll more or fewer, or held them to a number. It adds nothing to their sum. */
export type DiceChange = { readonly why: Reason } & ({ readonly dice: number } | { readonly most: number });

/** The rungs every ladder of success can be told by, whatever its book calls them. */
export const TIERS = ['critical failure', 'failure', 'success', 'critical success'] as const;
export type Tier = (typeof TIERS)[number];

/** Dice thrown for one purpose, and what they come to. */
export interface Roll {
  /** Every die that was thrown, dropped ones too, in the order they fell. */
  readonly dice: readonly Die[];
  /** Places in `dice` that count; absent: all of them. */
  readonly kept?: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly pool?: readonly DiceChange[];
  /** Dice whose face is at least this are counted, not added up. */
  readonly counting?: { readonly hits: number };
}

/** A roll against a number. */
export interface Check<Degree extends string = string> {
  readonly roll: Roll;
  /** What is to be reached. Where it has no name the number alone is shown. */
  readonly against: { readonly name?: Reason; readonly value: number };
  /** What decided, where the sum did not: a natural 20, luck, a condition. */
  readonly decided?: Reason;
  /** The book's own word for how it came out. */
  readonly degree: Degree;
  readonly tier: Tier;
}

/** A roll against another's roll. */
export interface Contest<Degree extends string = string> {
  readonly own: Roll;
  readonly theirs: Roll;
  readonly degree: Degree;
  readonly tier: Tier;
}

/** One step of a sum that players can follow: what was added, or what share was taken, why, and what was left after it. */
export type Step = { readonly why: Reason; readonly left: number; readonly roll?: Roll } & (
  | { readonly plus: number }
  /** The share that stays: 50 halves, 150 is half as much again. `left` is rounded only where the book rounds. */
  | { readonly percent: number }
  /** Taken so many times: 2 doubles. */
  | { readonly times: number }
  /** A bound that was reached: "at least 1". */
  | { readonly bound: number }
);

export function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}

/** Leaves out the modifiers that change nothing. A stat stays: that it is 0 is worth telling. */
export function nonZero(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.every(changesOrTells) ? modifiers : modifiers.filter(changesOrTells);
}

function changesOrTells({ value, why }: Modifier): boolean {
  return value !== 0 || isStat(why);
}

/** Is it a score that stands for itself, and against another's? */
export function isStat(why: Reason): boolean {
  return why.id === 'stat';
}
