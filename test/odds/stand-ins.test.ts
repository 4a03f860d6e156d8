import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/odds/act-odds.ts';
import { appearanceOf, encountersAsSeen, roundedRange } from '../../src/odds/stand-ins.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { attack, duel } from './duel.ts';

describe.each(BUILT_IN_IDS)('%s: odds against a creature whose numbers are hidden', (system) => {
  const rules = rulesNamed(system)!;
  const names = (kind: string) => rules.archetypes.filter((each) => each.kind === kind).map(({ name }) => name);
  const [hero = ''] = names('character');
  const creatures = names('creature');
  const fights = creatures.map((enemy) => {
    const encounter = duel(system, hero, enemy, { secrecy: 'words' });
    const renamed = (who: Combatant) => (who.id === 'enemy' ? { ...who, name: 'Shadow' } : who);
    return { ...encounter, combatants: encounter.combatants.map(renamed) };
  });
  const output = (encounter: Encounter) =>
    encountersAsSeen(rules, encounter, 'enemy').map((each) => {
      const odds = oddsOf(attack(each));
      return odds.ok ? odds.value.hit : odds.why.type;
    });

  test('are the same for all that look alike', () => {
    const enemy = (encounter: Encounter) => encounter.combatants.find(({ id }) => id === 'enemy')!;
    const standIns = (encounter: Encounter) => encountersAsSeen(rules, encounter, 'enemy').map(enemy);
    const looks = (encounter: Encounter) => JSON.stringify(appearanceOf(rules, encounter, enemy(encounter)));
    const alike = Map.groupBy(fights, looks);
    expect(Math.max(...[...alike.values()].map((group) => group.length))).toBeGreaterThan(1);
    for (const [first, ...others] of alike.values())
      for (const other of others) expect(standIns(other)).toEqual(standIns(first!));
  });

  test('cover several creatures that it may be, and a possible action has odds against each', () => {
    const [fight] = fights;
    const chances = output(fight!);
    expect(chances.length).toBeGreaterThan(1);
    for (const chance of chances) expect(chance).toEqual(expect.any(Number));
  });

  test('don’t depend on its sheet, even under a premade creature’s name', () => {
    const as = (enemy: string) => {
      const encounter = duel(system, hero, enemy, { secrecy: 'words' });
      const renamedEnemy = (who: Combatant) => (who.id === 'enemy' ? { ...who, name: `${creatures[0]} 3` } : who);
      return encountersAsSeen(rules, { ...encounter, combatants: encounter.combatants.map(renamedEnemy) }, 'enemy').map(
        ({ combatants }) => combatants.find(({ id }) => id === 'enemy'),
      );
    };
    expect(as(creatures.at(-1) ?? '')).toEqual(as(creatures[0] ?? ''));
  });

  test('are the real ones if the numbers are told', () => {
    const encounter = duel(system, hero, creatures[0] ?? '');
    expect(encountersAsSeen(rules, encounter, 'enemy')).toEqual([encounter]);
  });
});

test('chances are shown in steps of five, at least ten apart, and include all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }), (chances) => {
      const { from, to } = roundedRange(chances);
      expect(to - from).toBeGreaterThanOrEqual(10);
      expect([from % 5, to % 5]).toEqual([0, 0]);
      expect([from >= 0, to <= 100]).toEqual([true, true]);
      for (const chance of chances) {
        expect(chance * 100).toBeGreaterThanOrEqual(from - 1e-9);
        expect(chance * 100).toBeLessThanOrEqual(to + 1e-9);
      }
    }),
  );
});
