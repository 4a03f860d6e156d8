import { describe, expect, test } from 'vitest';
import * as schema from '../../../src/rules/core/schema.ts';
import {
  LEVELS,
  levelDifference,
  levelIndexOf,
  modifierOf,
  sheet,
  skillLevelOf,
} from '../../../src/rules/mastery/sheet.ts';
import { sheetLines } from '../../../src/text/language.ts';
import { fighter } from './fight.ts';

describe('Mastery Level Modifiers', () => {
  test.each([
    ['M-001', 'Novice', 0],
    ['M-002', 'Competent', 1],
    ['M-003', 'Adept', 2],
    ['M-004', 'Advanced', 3],
    ['M-005', 'Expert', 4],
    ['M-006', 'Elite', 5],
    ['M-007', 'Master', 6],
  ] as const)('%s %s gives +%i', (_, level, modifier) => {
    expect(modifierOf(level)).toBe(modifier);
    expect(levelIndexOf(level)).toBe(modifier + 1);
  });

  test('there are seven levels', () => expect(LEVELS).toHaveLength(7));
});

describe('the sheet', () => {
  test('a level is read by its word, in any case, and never by a number', () => {
    expect(schema.readWhole(sheet, { offense: 'expert' })).toMatchObject({ value: { offense: 'Expert' } });
    expect(schema.readWhole(sheet, { offense: 4 })).toEqual({
      problems: [
        { path: ['offense'], wants: { kind: 'one-of', values: expect.arrayContaining(['Novice', 'Competent']) } },
      ],
    });
  });

  test('a skill that is left out is Novice', () => {
    expect(schema.readWhole(sheet, {})).toMatchObject({
      value: { offense: 'Novice', defense: 'Novice', endurance: 'Novice', speed: 'Novice', tacticalCombat: 'Novice' },
    });
  });

  test('a skill that is not on the sheet is Novice; one that is, is found in any case', () => {
    const { sheet: ownSheet } = fighter('a', { specials: { Stealth: 'Elite' } });
    expect(skillLevelOf(ownSheet, 'Fire Magic')).toBe('Novice');
    expect(skillLevelOf(ownSheet, 'stealth')).toBe('Elite');
    expect(skillLevelOf(ownSheet, 'tactical combat')).toBe('Adept');
    expect(skillLevelOf(ownSheet, 'constructor')).toBe('Novice');
  });

  test.each([
    [
      [
        { name: 'Stealth', level: 'Adept' },
        { name: 'stealth', level: 'Master' },
      ],
    ],
    [[{ name: 'Offense', level: 'Master' }]],
  ])('a skill cannot be on it twice: %j', (specials) => {
    expect(schema.readWhole(sheet, { specials })).toMatchObject({ problems: [{ path: ['specials'] }] });
  });

  test('the distance of two skills is counted in levels', () => {
    const [high, low] = [fighter('a', { offense: 'Expert' }), fighter('b', { defense: 'Adept' })];
    expect(levelDifference(high, 'Offense', low, 'Defense')).toBe(2);
    expect(levelDifference(low, 'Defense', high, 'Offense')).toBe(-2);
  });

  test('its outline has words first', () => {
    const { sheet: ownSheet } = fighter('a', { offense: 'Expert', specials: { Stealth: 'Novice' } });
    expect(sheetLines('mastery', ownSheet)).toEqual([
      { name: 'Offense', value: 'Expert (+4)' },
      { name: 'Defense', value: 'Adept (+2)' },
      { name: 'Endurance', value: 'Adept (+2)' },
      { name: 'Speed', value: 'Adept (+2)' },
      { name: 'Tactical Combat', value: 'Adept (+2)' },
      { name: 'Stealth', value: 'Novice (+0)' },
    ]);
  });
});
