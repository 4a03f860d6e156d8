import { describe, expect, test } from 'vitest';
import { FAIR_GROUPS, fairGroup } from '../../src/odds/quick-fight.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { expectUsualWins, joinedFight } from './joined-fight.ts';

describe.each(BUILT_IN_IDS)('%s: a quick fight', (system) => {
  const rules = rulesNamed(system)!;

  test('gives ten players ten names, the same ones for the same encounter, and another one first in the next', () => {
    const names = (seed: number) => joinedFight(rules, 10, seed).combatants.map(({ name }) => name);
    expect(new Set(names(1)).size).toBe(10);
    expect(names(1)).toEqual(names(1));
    expect(names(2)[0]).not.toBe(names(1)[0]);
  });

  test('is known for two parties of one to six premade characters, with creatures of the book', () => {
    const kinds = rules.archetypes.map(({ name }) => name);
    for (const { party, groups } of FAIR_GROUPS[system] ?? [])
      expect(
        [...party, ...groups.flat().flatMap((group) => Object.keys(group))].filter((n) => !kinds.includes(n)),
      ).toEqual([]);
    expect(FAIR_GROUPS[system]?.map(({ groups }) => groups.length)).toEqual([6, 6]);
  });

  test('of twelve has more enemies than one of one', () => {
    const enemies = (players: number) =>
      Object.values(fairGroup(rules, joinedFight(rules, players, 1), 1)).reduce((sum, count) => sum + count, 0);
    expect(enemies(12)).toBeGreaterThan(enemies(1));
  });
});

test('tdgs: a quick fight of one: the players usually win', () => {
  expectUsualWins(rulesNamed('tdgs')!, 1);
});
