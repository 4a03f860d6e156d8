import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../../src/field/field.ts';
import { completeActions } from '../../../src/rules/core/complete-actions.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { likelyActions } from '../../../src/rules/core/likely-actions.ts';
import { rulesOf } from '../../../src/rules/systems.ts';
import { type FightMember, firstTurnFight } from './decisions.ts';

/** Short texts of the actions that are offered first to the combatant whose turn it is. */
function offeredTexts(encounter: Encounter, last?: Intent): readonly string[] {
  const actor = encounter.combatants[0]?.id ?? '';
  return likelyActions(rulesOf(encounter), encounter, actor, last, 5).map(({ intent }) => words(intent));
}

const words = ({ action, tool, manner, targets }: Intent) =>
  [action, tool, manner, targets?.join()].filter((each) => each !== undefined).join(' ');

/** The entries of *More…* for the combatant whose turn it is. */
function usualActs(encounter: Encounter): readonly string[] {
  const actor = encounter.combatants[0]?.id ?? '';
  return completeActions(rulesOf(encounter), encounter, actor, false).map(({ intent }) => words(intent));
}

describe('healing', () => {
  const mend = { action: 'cast', actor: 'ulfarmi', targets: ['suori'], tool: 'Mend' };
  const besideSuori = (suori: Partial<FightMember>) =>
    firstTurnFight('dungeoneers', [
      { as: 'Ulfarmi', resources: { 'action points': { value: 3, max: 3 } } },
      { as: 'Suori', ...suori },
      { as: 'Skeleton', id: 'skeleton', name: 'Skeleton' },
    ]);

  test('is offered for those it would heal, and once more after it was done', () => {
    const withHurtSuori = besideSuori({ resources: { wounds: { value: 1, max: 2 } } });
    expect(usualActs(withHurtSuori)).toContain('cast Mend suori');
    expect(offeredTexts(withHurtSuori, mend)[0]).toBe('cast Mend suori');
  });

  test('is not offered for the unhurt', () => {
    const unhurtFight = besideSuori({});
    expect(usualActs(unhurtFight).filter((each) => each.includes('Mend'))).toEqual([]);
    expect(usualActs(unhurtFight).some((each) => each.startsWith('cast Mage Armor'))).toBe(true);
    expect(offeredTexts(unhurtFight, mend).filter((each) => each.includes('Mend'))).toEqual([]);
  });
});

test('actions on friends come after actions on enemies, even harmless ones', () => {
  const fight = firstTurnFight('tdgs', [{ as: 'Kira' }, { as: 'Mira' }, { as: 'Goblin' }]);
  const rules = rulesOf(fight);
  const chases = completeActions(rules, fight, 'kira', false).filter(({ name }) => name === 'chase');
  const target = chases.flatMap(({ intent }) => intent.targets ?? []);
  expect(target).toEqual(target.toSorted((one, other) => Number(one === 'mira') - Number(other === 'mira')));
  expect(new Set(target)).toEqual(new Set(['goblin', 'mira']));
});

test('the last spell at an enemy comes first, and is not repeated as the best one at that enemy', () => {
  const fight = firstTurnFight('tdgs', [{ as: 'Mira' }, { as: 'Goblin' }, { as: 'Bandit' }]);
  const bolt = { action: 'cast', actor: 'mira', tool: 'Fire Bolt' };
  expect(offeredTexts(fight, { ...bolt, targets: ['bandit'] })).toEqual([
    'cast Fire Bolt bandit',
    'cast Fire Bolt goblin',
    'attack bandit',
  ]);
});

describe('the best action against each enemy', () => {
  const points = (action: number, movement = 1) => ({
    'action points': { value: action, max: 3 },
    'movement points': { value: movement, max: 1 },
  });
  const bones = (id: string) => ({ as: 'Skeleton', id, name: id });
  const adjacentFight = (fight: Encounter, ...pairs: readonly string[]): Encounter => ({
    ...fight,
    positions: Object.fromEntries(pairs.map((pair) => [pair, 'adjacent'])),
  });

  test('is a caster’s best spell, with an attack with the held weapon beside it', () => {
    const fight = adjacentFight(
      firstTurnFight('dungeoneers', [{ as: 'Ulfarmi', resources: points(3) }, bones('one'), bones('two')]),
      'one|ulfarmi',
      'two|ulfarmi',
    );
    expect(offeredTexts(fight)).toEqual(['cast Fire Lance one', 'cast Fire Lance two', 'attack Dagger one']);
    const withoutMagica = adjacentFight(
      firstTurnFight('dungeoneers', [
        { as: 'Ulfarmi', resources: { ...points(3), magica: { value: 0, max: 4 } } },
        bones('one'),
      ]),
      'one|ulfarmi',
    );
    expect(offeredTexts(withoutMagica)).toEqual(['cast Ember one', 'attack Dagger one']);
    const wizard = firstTurnFight('tdgs', [{ as: 'Mira' }, { as: 'Goblin' }]);
    expect(offeredTexts(wizard)[0]).toBe('cast Fire Bolt goblin');
  });

  test('is the same attack as last time for someone who attacked last', () => {
    const fight = adjacentFight(
      firstTurnFight('dungeoneers', [{ as: 'Ulfarmi', resources: points(3) }, bones('one'), bones('two')]),
      'one|ulfarmi',
      'two|ulfarmi',
    );
    const lastAttack = { action: 'attack', actor: 'ulfarmi', targets: ['two'], tool: 'Improvised' };
    expect(offeredTexts(fight, lastAttack).slice(0, 2)).toEqual(['attack Improvised two', 'attack Improvised one']);
  });

  test('spends nothing that has only a few uses', () => {
    for (const { name } of rulesOf(firstTurnFight('tdgs', [{ as: 'Kira' }])).archetypes) {
      const fight = firstTurnFight('tdgs', [
        { as: name, id: 'one', name: 'one', side: 'a' },
        { as: 'Goblin', side: 'b' },
      ]);
      const { sheet } = fight.combatants[0] as unknown as { sheet: { abilities: { name: string; limit?: unknown }[] } };
      const limitedNames = sheet.abilities.flatMap((each) => (each.limit === undefined ? [] : [each.name]));
      for (const each of offeredTexts(fight))
        expect(limitedNames.some((limited) => each.includes(limited))).toBe(false);
    }
  });
});

describe('enemies out of reach', () => {
  const points = (action: number, movement = 1) => ({
    'action points': { value: action, max: 3 },
    'movement points': { value: movement, max: 1 },
  });
  const bones = (id: string) => ({ as: 'Skeleton', id, name: id });
  const freya = (action: number, movement?: number) => ({ as: 'Freya', resources: points(action, movement) });
  const movedAway = (fight: Encounter): Encounter => ({
    ...fight,
    positions: Object.fromEntries(['one', 'two'].map((id) => [`freya|${id}`, 'away'])),
  });
  const approaches = (encounter: Encounter) =>
    likelyActions(rulesOf(encounter), encounter, encounter.combatants[0]?.id ?? '', undefined, 5).flatMap(
      ({ approach, intent }) => approach ?? intent.action,
    );

  test('are approached by one action each, without a map', () => {
    const fight = movedAway(firstTurnFight('dungeoneers', [freya(3), bones('one'), bones('two')]));
    expect(approaches(fight)).toEqual(['one', 'two']);
    expect(offeredTexts(fight)).toEqual(['move engage one', 'move engage two']);
    // Without a movement point, the combatant must sprint first.
    expect(approaches(movedAway(firstTurnFight('dungeoneers', [freya(3, 0), bones('one')])))).toEqual(['sprint']);
  });

  test('are not approached while another enemy is near', () => {
    const fight = movedAway(firstTurnFight('dungeoneers', [freya(0), bones('one'), bones('two')]));
    expect(approaches(fight)).toEqual(['one', 'two']);
    expect(approaches({ ...fight, positions: { ...fight.positions, 'freya|one': 'adjacent' } })).toEqual([]);
  });

  test.each([
    ['dungeoneers', 'Freya', 'Skeleton'],
    ['tdgs', 'Kira', 'Goblin'],
    ['sol', 'Soldier', 'Guard'],
  ])('are approached on a map (%s)', (system, hero, enemy) => {
    const fight = firstTurnFight(system, [
      { as: hero, id: 'hero', ...(system === 'dungeoneers' && { resources: points(3) }) },
      { as: enemy, id: 'enemy' },
    ]);
    const wall = ['......#.......', ...Array.from({ length: 8 }, () => '......#.......'), '..............'];
    const field = { ground: fieldOf(wall), standing: { hero: 'A1', enemy: 'N1' }, atDoors: [], words: [], look: {} };
    expect(approaches({ ...fight, field })).toEqual(['enemy']);
  });
});
