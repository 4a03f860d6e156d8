// Quick fights: players with premade characters against the enemies that Fray picks for them.

import { expect } from 'vitest';
import { playOut } from '../../src/odds/play-out.ts';
import { fairGroup, nextPremade } from '../../src/odds/quick-fight.ts';
import { ENEMIES, type Encounter, PLAYERS } from '../../src/rules/core/encounter.ts';
import { newEncounter } from '../../src/rules/core/new-encounter.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { archetypeNamed, newCombatant, newCreatures } from '../../src/session/new-combatant.ts';

/** A fight with this many players, each with the next premade character. */
export function joinedFight(rules: Ruleset, players: number, seed: number): Encounter {
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

/** The number of fights that each party plays. */
const FIGHT_COUNT = 16;

/** Plays the quick fight of a party of this size, and expects that its players usually win. */
export function expectUsualWins(rules: Ruleset, players: number): void {
  const encounter = withEnemies(rules, joinedFight(rules, players, 1), 1);
  const winFlags = Array.from({ length: FIGHT_COUNT }, (_, seed) => playOut(rules, encounter, seed).winner === PLAYERS);
  // The players should win about nine in ten fights. Winning fewer than 55% of 16 fights would be more than four
  // standard errors below that.
  expect(winFlags.filter(Boolean).length).toBeGreaterThanOrEqual(FIGHT_COUNT * 0.55);
  expect(encounter.combatants.length).toBeGreaterThan(players);
}
