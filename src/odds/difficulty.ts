/**
 * How hard a fight is, by the share of fights that the players win: each from its share on, up to the one before it. `aim` is
 * the share that is looked for where one is suggested.
 */
export const DIFFICULTIES = [
  { name: 'easy', from: 0.95, aim: 0.97 },
  { name: 'fair', from: 0.8, aim: 0.88 },
  { name: 'hard', from: 0.55, aim: 0.68 },
  { name: 'deadly', from: 0.3, aim: 0.42 },
] as const;

/** A difficulty that is suggested. Below the last a fight is hopeless. */
export type Suggested = (typeof DIFFICULTIES)[number]['name'];
export type Difficulty = Suggested | 'hopeless';

/** How hard a fight is that the players win so often, from 0 to 1. */
export function difficultyOf(share: number): Difficulty {
  return DIFFICULTIES.find(({ from }) => share >= from)?.name ?? 'hopeless';
}
