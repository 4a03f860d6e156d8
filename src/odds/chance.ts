// How likely a side wins, with the luck of the dice taken out: where one side had the better dice in most of the fights that were
// played, it has won some of them by that, and how much luck is worth shows in the same fights (a control variate).

import { type Interval, timesOf, type Wins, wilson } from './forecast.ts';

export interface Chance {
  readonly share: number;
  /** As many fights as would tell as much if luck were left in: at least those that were played. */
  readonly worth: number;
}

/** How likely a side wins, and how well that is known. Of no fights nothing is. */
export function chanceOfWinning({ fights, won, luck }: Wins, side: string): Chance {
  if (fights === 0) return { share: 0, worth: 0 };
  const times = timesOf(won, side);
  const share = times / fights;
  const { sum, squares, inWins } = Object.hasOwn(luck, side) ? (luck[side] ?? NONE) : NONE;
  const mean = sum / fights;
  const spread = squares / fights - mean ** 2;
  const varies = share * (1 - share);
  if (fights < FEWEST || spread <= 0 || varies === 0) return { share, worth: fights };
  const together = inWins / fights - mean * share;
  // What a line through so many fights explains by chance alone is taken off.
  const left = (1 - together ** 2 / (spread * varies)) * ((fights - 1) / (fights - 2));
  if (left >= 1) return { share, worth: fights };
  const without = share - (together / spread) * mean;
  return { share: Math.min(1, Math.max(0, without)), worth: fights / Math.max(left, LEAST_LEFT) };
}

/** Of fewer fights nobody can tell what luck is worth. */
const FEWEST = 16;
/** Luck explains no more than this leaves, whatever few fights say. */
const LEAST_LEFT = 0.5;
const NONE = { sum: 0, squares: 0, inWins: 0 };

/** How likely each of the sides wins, and that none does. One of it is certain. */
export function chancesOfWinning(
  wins: Wins,
  sides: readonly string[],
): { readonly bySide: readonly (Chance & { readonly side: string })[]; readonly none: Chance } {
  const { fights, won } = wins;
  const drawn = fights - sides.reduce((sum, side) => sum + timesOf(won, side), 0);
  const none = { share: fights === 0 ? 0 : drawn / fights, worth: fights };
  const chances = sides.map((side) => ({ side, ...chanceOfWinning(wins, side) }));
  // Of three sides luck is taken out of each for itself, so that what is left of them is a little more or less than all.
  const all = chances.reduce((sum, { share }) => sum + share, 0);
  const times = all === 0 ? 1 : (1 - none.share) / all;
  return { bySide: chances.map((of) => ({ ...of, share: of.share * times })), none };
}

/** Between what the chance lies: `z` standard errors on each side. */
export function intervalOf({ share, worth }: Chance, z: number): Interval {
  return wilson(share * worth, worth, z);
}
