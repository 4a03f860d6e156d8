import { describe, expect, test } from 'vitest';
import { type Asked, errorOf, exactOdds, meanOf, oddsOf, sampledOdds } from '../../src/odds/act-odds.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { attack, duel } from './duel.ts';

const exact = (asked: Asked, options?: Parameters<typeof exactOdds>[1]): Odds => {
  const odds = exactOdds(asked, options);
  if (!odds.ok || !odds.value) throw new Error(JSON.stringify(odds));
  return odds.value;
};
const sampled = (asked: Asked, throws: number): Odds => {
  const odds = sampledOdds(asked, throws, 7);
  if (!odds.ok) throw new Error(JSON.stringify(odds));
  return odds.value;
};

/** Enough to find a rule that reads more of a pool than it says; the soak throws a million. */
const THROWS = 1000;

/** Attacks of every system whose ways are few. */
const FEW: readonly (readonly [string, string, string])[] = [
  ['tdgs', 'Kira', 'Goblin'],
  ['tdgs', 'Kira', 'Dragon'],
  ['dungeoneers', 'Suori', 'Skeleton'],
  ['dungeoneers', 'Alberich', 'Goblin'],
  ['mastery', 'Wren', 'Competent Fighter'],
  ['sol', 'Soldier', 'Guard'],
  ['sol', 'Medic', 'Ganger'],
];

describe('the odds of an attack', () => {
  test.each(FEW)('%s, %s at %s: all ways together are certain, and harm is no less likely than it is', (...who) => {
    const odds = exact(attack(duel(...who)));
    for (const amounts of Object.values(odds.harm))
      expect(amounts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(odds.critical).toBeLessThanOrEqual(odds.hit);
    expect(odds.sampled).toBeUndefined();
  });

  test.each(FEW)('%s, %s at %s: agree with a thousand throws within three standard errors', (...who) => {
    const asked = attack(duel(...who));
    const [odds, thrown] = [exact(asked), sampled(asked, THROWS)];
    const within = (one: number, other: number) =>
      expect(Math.abs(one - other)).toBeLessThanOrEqual(3 * Math.sqrt(Math.max(one * (1 - one), 1 / THROWS) / THROWS));
    within(odds.hit, thrown.hit);
    within(odds.critical, thrown.critical);
    within(odds.down, thrown.down);
    for (const [what, amounts] of Object.entries(odds.harm)) {
      const { mean, spread } = meanOf(amounts);
      const other = meanOf(thrown.harm[what] ?? [{ amount: 0, chance: 1 }]).mean;
      expect(Math.abs(mean - other)).toBeLessThanOrEqual((3 * Math.max(spread, 0.05)) / Math.sqrt(THROWS));
    }
  });

  // Kira's +9 with her sword against REF 13: 4 or more on d20; a natural 1 misses.
  test('TDGS, Kira at a goblin: 85 of 100, a natural 20 is critical', () => {
    const odds = exact(attack(duel('tdgs', 'Kira', 'Goblin')));
    expect([odds.hit, odds.critical]).toEqual([expect.closeTo(0.85, 12), expect.closeTo(0.05, 12)]);
  });

  // Adepts: both have the same modifier, so of 400 pairs of d20 those count in which the attack is higher.
  test('Mastery, a competent fighter at another: 190 of 400', () => {
    const odds = exact(attack(duel('mastery', 'Competent Fighter', 'Competent Fighter')));
    expect(odds.hit * 400).toBeCloseTo(190, 9);
  });
});

describe('a pool that is read by its sum, its highest or its hits', () => {
  test.each([
    ['dungeoneers', 'Freya', 'Zombie'],
    ['mastery', 'Wren', 'Competent Fighter'],
    ['tdgs', 'Kira', 'Goblin'],
  ] as readonly (readonly [string, string, string])[])(
    '%s, %s at %s: comes to the same as its faces one by one',
    (...who) => {
      const asked = attack(duel(...who));
      const [pools, faces] = [exact(asked), exact(asked, { pools: false, most: 40_000 })];
      expect(pools.ways).toBeLessThanOrEqual(faces.ways);
      expect(pools.hit).toBeCloseTo(faces.hit, 10);
      for (const what of Object.keys(faces.harm))
        expect(meanOf(pools.harm[what] ?? []).mean).toBeCloseTo(meanOf(faces.harm[what] ?? []).mean, 10);
    },
  );

  test('is thrown face by face where critical hits look at single faces', () => {
    const ways = (settings: object) =>
      exact(attack(duel('dungeoneers', 'Freya', 'Zombie', { ...settings })), { most: 40_000 }).ways;
    expect(ways({ 'critical hits': true })).toBeGreaterThan(ways({}));
  });
});

describe('an attack with too many ways', () => {
  test('is sampled, and says by how many throws and with which error', () => {
    const asked = attack(duel('dungeoneers', 'Suori', 'Skeleton'));
    const many = exactOdds(asked, { most: 100 });
    expect(many).toEqual({ ok: true, value: undefined });
    const odds = sampled(asked, 400);
    expect(odds.sampled).toBe(400);
    expect(errorOf(0.5, odds)).toBeCloseTo(0.049, 3);
    expect(errorOf(odds.hit, exact(asked))).toBe(0);
  });

  test('comes to the same for the same seed', () => {
    const asked = attack(duel('sol', 'Soldier', 'Guard'));
    expect(sampled(asked, 50)).toEqual(sampled(asked, 50));
  });
});

test('what the rules refuse has no odds, but their reason', () => {
  const encounter = duel('tdgs', 'Kira', 'Goblin');
  expect(oddsOf(attack(encounter, { targets: ['hero'] }))).toMatchObject({ ok: false });
});
