import { expect, test } from 'vitest';
import { sheetChanges } from '../../../src/rules/core/sheet-changes.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';

const tdgs = rulesNamed('tdgs')!;
const sol = rulesNamed('sol')!;
const sheetOf = (system: string, name: string): object =>
  rulesNamed(system)!.archetypes.find((each) => each.name === name)!.sheet;

test('numbers of a sheet, after what follows from them', () => {
  const goblin = sheetOf('tdgs', 'Goblin');
  expect(sheetChanges(tdgs, goblin, { ...goblin, CON: 10, STR: 10 })).toEqual([
    { field: 'hp', isResource: true, before: 40, after: 50 },
    { field: 'STR', before: 8, after: 10 },
    { field: 'CON', before: 8, after: 10 },
  ]);
});

test('values of an entry by its name, and entries that come or go', () => {
  const skills = (...all: readonly (readonly [string, number])[]) => ({
    ...sheetOf('sol', 'Guard'),
    skills: all.map(([name, rank]) => ({ name, rank })),
  });
  const changes = sheetChanges(sol, skills(['Blades', 2], ['Stealth', 1]), skills(['Blades', 4], ['Unarmed', 1]));
  expect(changes).toEqual([
    { field: 'skills', entry: 'Blades', part: 'rank', before: 2, after: 4 },
    { field: 'skills', entry: 'Stealth', before: { name: 'Stealth', rank: 1 }, after: undefined },
    { field: 'skills', entry: 'Unarmed', before: undefined, after: { name: 'Unarmed', rank: 1 } },
  ]);
});

test('two entries of one name by their order', () => {
  const guard = sheetOf('sol', 'Guard');
  const armor = (...dice: readonly number[]) => ({
    ...guard,
    armor: dice.map((each) => ({ name: 'Vest', dice: each })),
  });
  expect(sheetChanges(sol, armor(3, 5), armor(3, 6))).toEqual([
    { field: 'armor', entry: 'Vest', part: 'dice', before: 5, after: 6 },
  ]);
});

test('a list without names as a whole', () => {
  const golem = sheetOf('tdgs', 'Iron Golem');
  const changes = sheetChanges(tdgs, golem, { ...golem, interactions: [] });
  expect(changes).toMatchObject([{ field: 'interactions', after: [] }]);
});
