import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from '../../../src/rules/core/dice.ts';

/** Dice that roll the same for the same seed, for tests with golden files and for property tests. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  return { roll: (sides) => uniformInt(generator, 1, sides) };
}
