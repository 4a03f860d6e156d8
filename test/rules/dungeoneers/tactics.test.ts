import { expect, test } from 'vitest';
import { fieldOf } from '../../../src/field/field.ts';
import { countDecisions, decisions, firstTurnFight } from '../core/decisions.ts';
import { weaponNamed } from './equipment.ts';

const TURN_POINTS = { 'action points': { value: 3 }, 'movement points': { value: 0 } };
const stakeText = ({ amount = 0 }: { amount?: number }) => String(amount);

test('stress is staked only below endurance, and by a player only with permission', () => {
  // Freya's endurance is 3, so she stakes stress only while she has less than 3.
  const onTurnWith = (stress: number) =>
    firstTurnFight('dungeoneers', [
      { as: 'Freya', resources: { ...TURN_POINTS, stress: { value: stress } } },
      { as: 'Skeleton' },
    ]);
  expect(countDecisions(decisions(onTurnWith(2), 'fierce'), stakeText)['1']).toBeGreaterThan(40);
  expect(countDecisions(decisions(onTurnWith(3), 'fierce'), stakeText)).toEqual({ '0': 60 });
  expect(countDecisions(decisions(onTurnWith(0), 'fierce', {}), stakeText)).toEqual({ '0': 60 });
});

test('a creature with no one in reach goes to an enemy, but not to one it stands beside', () => {
  const resources = { ...TURN_POINTS, 'movement points': { value: 1 } };
  const fight = firstTurnFight('dungeoneers', [{ as: 'Zombie', resources }, { as: 'Freya' }]);
  const distantFight = { ...fight, positions: { 'freya|zombie': 'away' } };
  expect(countDecisions(decisions(distantFight, 'mindless'), ({ action, manner }) => `${action} ${manner}`)).toEqual({
    'move engage': 60,
  });
  expect(countDecisions(decisions(fight, 'mindless'), ({ action }) => action)).toEqual({ attack: 60 });
});

test('the cowardly keep their last point to defend', () => {
  const resources = { ...TURN_POINTS, 'action points': { value: 1 } };
  const fight = firstTurnFight('dungeoneers', [{ as: 'Goblin', resources }, { as: 'Freya' }]);
  expect(countDecisions(decisions(fight, 'cowardly'), ({ action }) => action).defend).toBeGreaterThan(40);
  expect(countDecisions(decisions(fight, 'fierce'), ({ action }) => action)).toEqual({ attack: 60 });
});

test('on a map they walk to the nearest enemy around walls, sprint if the points are too few, and attack those in reach', () => {
  const decidedMoves = (rows: readonly string[], places: Readonly<Record<string, string>>, movement: number) => {
    const resources = { 'action points': { value: 3 }, 'movement points': { value: movement } };
    const fight = firstTurnFight('dungeoneers', [
      { as: 'Zombie', side: 'dead', resources },
      { as: 'Freya', side: 'living' },
      { as: 'Goblin', side: 'living' },
    ]);
    const field = { ground: fieldOf(rows), standing: places, atDoors: [], words: [], look: {} };
    return countDecisions(decisions({ ...fight, field }, 'mindless', undefined, 20), ({ action, to, targets }) =>
      [action, to ?? targets?.[0]].join(' '),
    );
  };
  const walledRows = ['...#....', '...#....', '........', '........'];
  const standingWith = (zombie: string) => ({ zombie, freya: 'E1', goblin: 'H4' });
  expect(decidedMoves(walledRows, standingWith('C1'), 1)).toEqual({ 'move C2': 20 });
  expect(decidedMoves(walledRows, standingWith('C1'), 0)).toEqual({ 'sprint ': 20 });
  expect(decidedMoves(walledRows, standingWith('F2'), 0)).toEqual({ 'attack freya': 20 });
  const rough = { zombie: 'A1', freya: 'E1', goblin: 'F1' };
  expect(decidedMoves(['.,,...'], rough, 1)).toEqual({ 'sprint ': 20 });
  expect(decidedMoves(['.,,...'], rough, 3)).toEqual({ 'move B1': 20 });
});

test('a creature whose held weapon reaches no one takes one that does, if need be in place of another', () => {
  const firstAction = (weapons: readonly [string, boolean][], at: string, action = 3) => {
    const broughtWeapons = weapons.map(([name, equipped]) => ({ ...weaponNamed(name), equipped }));
    const fight = firstTurnFight('dungeoneers', [
      { as: 'Freya', resources: { 'action points': { value: action }, 'movement points': { value: 0 } } },
      { as: 'Skeleton' },
    ]);
    const [freya, ...others] = fight.combatants;
    const armedCombatant = { ...freya, sheet: { ...(freya?.sheet as object), weapons: broughtWeapons } } as NonNullable<
      typeof freya
    >;
    const distantFight = { ...fight, combatants: [armedCombatant, ...others], positions: { 'freya|skeleton': at } };
    return Object.keys(countDecisions(decisions(distantFight, 'cowardly'), ({ manner, tool }) => `${manner} ${tool}`));
  };
  const mace = (held: boolean): [string, boolean] => ['Mace', held];
  const bow = (held: boolean): [string, boolean] => ['Hunting Bow', held];
  expect(firstAction([mace(false), bow(false)], 'away')).toContain('equip Hunting Bow');
  expect(firstAction([mace(true), bow(false)], 'away')).toContain('take off Mace');
  expect(firstAction([mace(true), bow(false)], 'away', 1).filter((each) => /equip|take off/.test(each))).toEqual([]);
  expect(firstAction([mace(false), bow(false)], 'adjacent')).toContain('equip Mace');
  expect(firstAction([mace(true), bow(false)], 'adjacent').filter((each) => /equip|take off/.test(each))).toEqual([]);
});
