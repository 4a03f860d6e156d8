import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/odds/play-out.ts';
import { FAIR_GROUPS, fairGroup, nextPremade } from '../../src/odds/quick-fight.ts';
import { ENEMIES, type Encounter, PLAYERS } from '../../src/rules/core/encounter.ts';
import { newEncounter } from '../../src/rules/core/new-encounter.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { archetypeNamed, newCombatant, newCreatures } from '../../src/session/new-combatant.ts';

/** The number of fights that each group plays. */
const FIGHT_COUNT = 16;

/** A fight with this many players, each with the next premade character. */
function joinedFight(rules: Ruleset, players: number, seed: number): Encounter {
  let encounter: Encounter = newEncounter(rules, { name: 'Quick fight' });
  for (let player = 0; player < players; player++) {
    const { archetype, name } = nextPremade(rules, encounter, seed)!;
    const newPlayer = { id: `p${player}`, name, side: PLAYERS, controller: `u${player}`, sheet: archetype.sheet };
    encounter = { ...encounter, combatants: [...encounter.combatants, newCombatant(encounter, rules, newPlayer)] };
  }
  return encounter;
}

function withEnemies(rules: Ruleset, start: Encounter, seed: number): Encounter {
  let encounter = start;
  for (const [name, count] of Object.entries(fairGroup(rules, start, seed))) {
    const kindResult = archetypeNamed(rules, name);
    if (!kindResult.ok) throw new Error(`No ${name}`);
    const creatures = newCreatures({ rules }, encounter, kindResult.value, { count, side: ENEMIES });
    encounter = { ...encounter, combatants: [...encounter.combatants, ...creatures] };
  }
  return encounter;
}

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

  test.each([1, 3])('of %i: the players usually win, and not always with ease', (players) => {
    const encounter = withEnemies(rules, joinedFight(rules, players, 1), 1);
    const winFlags = Array.from(
      { length: FIGHT_COUNT },
      (_, seed) => playOut(rules, encounter, seed).winner === PLAYERS,
    );
    // The players should win about nine in ten fights. Winning fewer than 55% of 16 fights would be more than four
    // standard errors below that.
    expect(winFlags.filter(Boolean).length).toBeGreaterThanOrEqual(FIGHT_COUNT * 0.55);
    expect(encounter.combatants.length).toBeGreaterThan(players);
  });

  test('of twelve has more enemies than one of one', () => {
    const enemies = (players: number) =>
      Object.values(fairGroup(rules, joinedFight(rules, players, 1), 1)).reduce((sum, count) => sum + count, 0);
    expect(enemies(12)).toBeGreaterThan(enemies(1));
  });
});
