import type { Die } from './dice.ts';

/** A number and the reason it is there. Nothing is added to a roll without one. */
export interface Modifier {
  readonly value: number;
  readonly why: string;
}

/** The rungs every ladder of success can be told by, whatever its book calls them. */
export const TIERS = ['critical failure', 'failure', 'success', 'critical success'] as const;
export type Tier = (typeof TIERS)[number];

/** Dice thrown for one purpose, and what they come to. `counting: 'hits'` is a pool in which 5 and 6 count. */
export interface Roll {
  /** Every die that was thrown, dropped ones too, in the order they fell. */
  readonly dice: readonly Die[];
  /** Places in `dice` that count; absent: all of them. */
  readonly kept?: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly counting?: 'hits';
}

/** A roll against a number. */
export interface Check<Degree extends string = string> {
  readonly roll: Roll;
  readonly against: { readonly name: string; readonly value: number };
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
export type Step = { readonly why: string; readonly left: number } & (
  | { readonly plus: number }
  /** The share that stays: 50 halves, 150 is half as much again. `left` is rounded only where the book rounds. */
  | { readonly percent: number }
  /** A bound that was reached: "at least 1". */
  | { readonly bound: number }
);

export function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}

/** Leaves out the modifiers that change nothing. */
export function nonZero(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.filter(({ value }) => value !== 0);
}
