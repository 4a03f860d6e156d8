import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { creaturesPage } from '../../bench/creatures-page.ts';
import { fightBetween } from '../../src/odds/measure-strength.ts';
import { playOut } from '../../src/odds/play-out.ts';
import { creaturesByStrength, strengthOf } from '../../src/odds/strength.ts';
import { STRENGTHS } from '../../src/odds/strengths.ts';
import type { Archetype } from '../../src/rules/core/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';

describe.each(BUILT_IN_IDS)('%s: the strengths of its creatures', (system) => {
  const rules = rulesNamed(system)!;
  const names = rules.archetypes.flatMap(({ kind, name }) => (kind === 'creature' ? [name] : []));

  test('are known for every creature, and for no other name', () => {
    expect(Object.keys(STRENGTHS[system] ?? {}).toSorted()).toEqual(names.toSorted());
  });

  test('put them in order', () => {
    const orderedCreatures = creaturesByStrength(rules);
    expect(orderedCreatures.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const strengths = orderedCreatures.map(({ name }) => strengthOf(rules, name) ?? Number.POSITIVE_INFINITY);
    expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
  });

  test('agree with forecasts: two characters beat the weakest, and seldom the strongest', () => {
    const party = rules.archetypes.filter(({ kind }) => kind === 'character').slice(0, 2);
    const orderedCreatures = creaturesByStrength(rules);
    const winCount = (enemy: Archetype) =>
      [1, 2, 3, 4].filter((seed) => {
        const fight = fightBetween(rules, { players: party, enemies: [enemy] });
        return playOut(rules, fight, seed).winner === 'players';
      }).length;
    expect([winCount(orderedCreatures[0]!), winCount(orderedCreatures.at(-1)!) <= 1]).toEqual([4, true]);
  });
});

test('a creature worth more characters may lose to one worth fewer: the Demon Lord loses to the God', () => {
  const tdgs = rulesNamed('tdgs')!;
  const [god, demon] = ['God', 'Demon Lord'].map((wanted) => tdgs.archetypes.find(({ name }) => name === wanted)!);
  expect(strengthOf(tdgs, 'Demon Lord')).toBeGreaterThan(strengthOf(tdgs, 'God')!);
  const winners = [1, 2, 3, 4].map((seed) => {
    const fight = fightBetween(
      tdgs,
      seed % 2 === 0 ? { gods: [god!], demons: [demon!] } : { demons: [demon!], gods: [god!] },
    );
    return playOut(tdgs, fight, seed).winner;
  });
  expect(winners).toEqual(['gods', 'gods', 'gods', 'gods']);
});

test('the page of all creatures is up to date', () => {
  expect(readFileSync('docs/creatures.md', 'utf8')).toBe(creaturesPage());
});

test('a creature that was not measured has no strength, and comes last', () => {
  expect(strengthOf({ id: 'sol' }, 'constructor')).toBeUndefined();
  expect(strengthOf({ id: 'no system' }, 'Guard')).toBeUndefined();
  const { archetypes } = rulesNamed('sol')!;
  const guard = archetypes.find(({ name }) => name === 'Guard')!;
  const stranger = { ...guard, name: 'Stranger' };
  expect(creaturesByStrength({ id: 'sol', archetypes: [stranger, guard] })).toEqual([guard, stranger]);
});
