import type { DiceReading, Die } from '../rules/core/dice.ts';

/**
 * A rank says how good a roll is, from 0 to 1. Multiplied by this number, ranks are whole numbers for all dice of the
 * books: 2, 4, 6, 8, 10, 12 and 20 sides.
 */
export const RANK_SCALE = 240;

/**
 * All results of a set of dice and how good each result is. A result's rank is the share of all combinations that are
 * worse, plus half of those that are equal.
 */
export interface Ranks {
  /**
   * The chance of each result and its rank (how good it is), starting with the result `least`. Ranks are in steps of 1
   * ÷ `RANK_SCALE`.
   */
  readonly values: readonly { readonly chance: number; readonly rank: number }[];
  readonly least: number;
  readonly mean: number;
  readonly variance: number;
}

const ranksByKey = new Map<string, Ranks>();
/** The maximum size of the cache. The books use a few hundred dice pools. */
const MAX_CACHED_POOLS = 2000;

/** All results of dice rolled together, depending on what a rule reads from them. */
export function ranksOf(dice: readonly Pick<Die, 'sides'>[], reads: DiceReading): Ranks {
  const rankKey = ranksKey(dice, reads);
  const cachedRanks = ranksByKey.get(rankKey);
  if (cachedRanks) return cachedRanks;
  if (ranksByKey.size >= MAX_CACHED_POOLS) ranksByKey.clear();
  const { least, chances } = chancesOf(
    dice.map(({ sides }) => sides),
    reads,
  );
  const newRanks = ranksFrom(least, chances);
  ranksByKey.set(rankKey, newRanks);
  return newRanks;
}

/** A key that is the same for all dice with the same possible results. */
export function ranksKey(dice: readonly Pick<Die, 'sides'>[], reads: DiceReading): string {
  const [first] = dice;
  const haveSameSides = dice.every(({ sides }) => sides === first?.sides);
  const sides = haveSameSides
    ? `${dice.length}d${first?.sides}`
    : dice
        .map((die) => die.sides)
        .toSorted((a, b) => a - b)
        .join(' ');
  return `${sides} ${typeof reads === 'string' ? reads : reads.from}`;
}

/** The value that a rule reads from rolled dice. */
export function readValue(dice: readonly Die[], reads: DiceReading): number {
  const faces = dice.map(({ face }) => face);
  if (reads === 'sum') return faces.reduce((sum, face) => sum + face, 0);
  return reads === 'highest' ? Math.max(...faces) : faces.filter((face) => face >= reads.from).length;
}

/** The rank of rolled dice, which says how good the roll is. It is in steps of 1 ÷ `RANK_SCALE`. */
export function rankOf(dice: readonly Die[], reads: DiceReading, { values, least } = ranksOf(dice, reads)): number {
  const rankedValue = values[readValue(dice, reads) - least];
  if (!rankedValue) throw new Error(`No way for dice to fall: ${JSON.stringify(dice)}`);
  return rankedValue.rank;
}

/** The chance that dice reach this number or more. */
export function chanceToReach({ values, least }: Ranks, needs: number): number {
  return values.slice(Math.max(0, Math.ceil(needs) - least)).reduce((sum, { chance }) => sum + chance, 0);
}

interface ValueChances {
  readonly least: number;
  readonly chances: readonly number[];
}

/** The chance of each value, starting at the lowest. */
function chancesOf(sides: readonly number[], reads: DiceReading): ValueChances {
  if (reads === 'sum')
    return {
      least: sides.length,
      chances: sides.map(evenChances).reduce<readonly number[]>(convolve, [1]),
    };
  if (reads === 'highest') {
    const chanceAtMost = (face: number) => sides.reduce((all, each) => (all * Math.min(face, each)) / each, 1);
    const max = Math.max(...sides);
    return {
      least: 1,
      chances: Array.from({ length: max }, (_, index) => chanceAtMost(index + 1) - chanceAtMost(index)),
    };
  }
  const { from } = reads;
  const hitChance = (each: number) => Math.min(1, Math.max(0, (each - from + 1) / each));
  return {
    least: 0,
    chances: sides.map((each) => [1 - hitChance(each), hitChance(each)]).reduce<readonly number[]>(convolve, [1]),
  };
}

function evenChances(sides: number): readonly number[] {
  return Array.from({ length: sides }, () => 1 / sides);
}

/** The chances of a sum, from the chances of its two parts. */
function convolve(one: readonly number[], other: readonly number[]): readonly number[] {
  const chancesBySum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [index, first] of one.entries()) {
    if (first === 0) continue;
    for (const [by, second] of other.entries())
      if (second !== 0) chancesBySum[index + by] = (chancesBySum[index + by] ?? 0) + first * second;
  }
  return chancesBySum;
}

function ranksFrom(min: number, chances: readonly number[]): Ranks {
  let chanceOfWorse = 0;
  const values = chances.map((chance) => {
    const rank = Math.round(RANK_SCALE * (chanceOfWorse + chance / 2));
    chanceOfWorse += chance;
    return { chance, rank };
  });
  const mean = values.reduce((sum, { chance, rank }) => sum + chance * rank, 0);
  const variance = values.reduce((sum, { chance, rank }) => sum + chance * (rank - mean) ** 2, 0);
  return { values, least: min, mean, variance };
}
