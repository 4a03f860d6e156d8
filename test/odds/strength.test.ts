import { describe, expect, test } from 'vitest';
import { facing, measuredStrength } from '../../src/odds/measure-strength.ts';
import { playOut } from '../../src/odds/play-out.ts';
import { creaturesByStrength, strengthOf } from '../../src/odds/strength.ts';
import { STRENGTHS } from '../../src/odds/strengths.ts';
import type { Archetype } from '../../src/rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';

const MEASURED = SYSTEM_IDS.filter((id) => Object.keys(STRENGTHS[id] ?? {}).length > 0);

describe.each(MEASURED)('%s: the strengths of its creatures', (system) => {
  const rules = rulesNamed(system)!;
  const order = creaturesByStrength(rules);

  test('are known of each, and of none that is not there', () => {
    const names = rules.archetypes.flatMap(({ kind, name }) => (kind === 'creature' ? [name] : []));
    expect(Object.keys(STRENGTHS[system] ?? {}).toSorted()).toEqual(names.toSorted());
  });

  test('put the strongest last: a character fares worse against it than against the weakest', () => {
    const [hero] = rules.archetypes.filter(({ kind }) => kind === 'character');
    const lost = (foe: Archetype) =>
      [1, 2, 3, 4, 5, 6].filter((seed) => {
        const fight = facing(rules, { players: [hero!], enemies: [foe] });
        return playOut(rules, fight, seed).winner === 'enemies';
      }).length;
    expect(lost(order.at(-1)!)).toBeGreaterThan(lost(order[0]!));
  });
});

test('a strength is found again by playing it out', () => {
  const rules = rulesNamed('sol')!;
  const heavy = rules.archetypes.find(({ name }) => name === 'Heavy')!;
  expect(measuredStrength(rules, heavy)).toBeCloseTo(strengthOf(rules, 'Heavy')!, 0);
});

test('who was not measured has no strength, and stands last', () => {
  expect(strengthOf({ id: 'sol' }, 'constructor')).toBeUndefined();
  expect(strengthOf({ id: 'no system' }, 'Guard')).toBeUndefined();
  const { archetypes } = rulesNamed('sol')!;
  const guard = archetypes.find(({ name }) => name === 'Guard')!;
  const stranger = { ...guard, name: 'Stranger' };
  expect(creaturesByStrength({ id: 'sol', archetypes: [stranger, guard] })).toEqual([guard, stranger]);
});
