import { expect, test } from 'vitest';
import type { Odds } from '../../src/odds/odds.ts';
import { bestStake, type StakeOdds, stakesUpTo } from '../../src/odds/stakes.ts';
import { rulesNamed } from '../../src/rules/systems.ts';

const rules = rulesNamed('dungeoneers')!;

/** Odds with this many points staked: the chance to hit, and the wounds that staking costs. */
function stakeOdds(points: number, hit: number, { wounds = 0, down = 0 } = {}): StakeOdds {
  const cost = { change: { stress: points, wounds }, down: 0 };
  const odds: Odds = { hit, critical: 0, degrees: [], down, harm: {}, cost, ways: 1 };
  return { points, odds: [odds] };
}
const bestPoints = (first: StakeOdds, ...more: readonly StakeOdds[]) => bestStake(rules, [first, ...more]).points;

test('a point is staked as long as it makes a hit 10% likelier', () => {
  expect(bestPoints(stakeOdds(0, 0.31), stakeOdds(1, 0.62), stakeOdds(2, 0.86), stakeOdds(3, 0.95))).toBe(2);
  expect(bestPoints(stakeOdds(0, 0.94), stakeOdds(1, 0.99))).toBe(0);
  expect(bestPoints(stakeOdds(0, 0.5), stakeOdds(1, 0.59))).toBe(0);
  expect(bestPoints(stakeOdds(0, 0.5), stakeOdds(1, 0.61))).toBe(1);
});

test('several points are staked if they are worth it together, even if the first alone is not', () => {
  expect(bestPoints(stakeOdds(0, 0.5), stakeOdds(1, 0.55), stakeOdds(2, 0.71))).toBe(2);
  expect(bestPoints(stakeOdds(0, 0.5), stakeOdds(1, 0.55), stakeOdds(2, 0.69))).toBe(0);
});

test('bringing a target down counts like a hit, and points that would wound their owner are not staked', () => {
  expect(bestPoints(stakeOdds(0, 0.9), stakeOdds(1, 0.9, { down: 0.2 }))).toBe(1);
  expect(bestPoints(stakeOdds(0, 0.1), stakeOdds(1, 0.9, { wounds: 1 }))).toBe(0);
});

test('the mean counts if the target may be one of several', () => {
  const oddsOfTargets = (points: number, hits: readonly number[]): StakeOdds => ({
    points,
    odds: hits.flatMap((hit) => stakeOdds(points, hit).odds),
  });
  expect(bestPoints(oddsOfTargets(0, [0.2, 0.4]), oddsOfTargets(1, [0.2, 0.65]))).toBe(1);
  expect(bestPoints(oddsOfTargets(0, [0.2, 0.4]), oddsOfTargets(1, [0.2, 0.55]))).toBe(0);
});

test('at most three points are tried, and none if none may be staked', () => {
  expect(stakesUpTo(6)).toEqual([0, 1, 2, 3]);
  expect(stakesUpTo(1)).toEqual([0, 1]);
  expect(stakesUpTo(0)).toEqual([0]);
});
