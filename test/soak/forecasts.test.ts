import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/odds/play-out.ts';
import { PLAYERS } from '../../src/rules/core/encounter.ts';
import { seededChance } from '../../src/rules/core/seeded-chance.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { castByChance } from '../rules/core/whole-fight.ts';
import { shareOfFirst } from './even.ts';
import { times } from './length.ts';

/** Fights of each share. */
const FIGHTS = times(16, 1600);
/** A share lies so near, by four standard errors. */
const ERROR = 4 * Math.sqrt(0.25 / FIGHTS);

const attribute = (name: string, value: unknown) => (sheet: object) => ({ ...sheet, [name]: value });
const inner = (name: string, value: number) => (sheet: object) => ({
  ...sheet,
  attributes: { ...('attributes' in sheet ? (sheet.attributes as object) : {}), [name]: value },
});
const levels = (name: string) => [attribute(name, 'Competent'), attribute(name, 'Expert')] as const;

/** Of each system somebody to fight his like, and the same with less and more of what decides a fight. */
const KINDS = [
  ['tdgs', 'Soldier', ['STR', 'CON', 'REF'].map((name) => [name, attribute(name, 8), attribute(name, 18)] as const)],
  ['dungeoneers', 'Freya', ['prowess', 'dodge'].map((name) => [name, attribute(name, 1), attribute(name, 6)] as const)],
  ['mastery', 'Adept Fighter', ['offense', 'endurance', 'speed'].map((name) => [name, ...levels(name)] as const)],
  ['sol', 'Guard', ['AGI', 'REA', 'BOD'].map((name) => [name, inner(name, 1), inner(name, 6)] as const)],
] as const;

describe.each(KINDS)('%s: a forecast of two against two of the same kind', (system, kind, stats) => {
  const rules = rulesNamed(system)!;

  test('is even over both castings of the sides', () => {
    expect(Math.abs(shareOfFirst(rules, kind, FIGHTS) - 0.5)).toBeLessThan(ERROR);
  });

  test.each(stats.slice(0, times(1, stats.length)))('goes to those who have more %s', (_stat, less, more) => {
    expect(shareOfFirst(rules, kind, FIGHTS, more)).toBeGreaterThan(shareOfFirst(rules, kind, FIGHTS, less));
  });
});

test.each(SYSTEM_IDS)('%s: nobody is luckier on average, however uneven the fight', (system) => {
  const rules = rulesNamed(system)!;
  const encounter = castByChance(rules, seededChance(5), { players: 2, enemies: 3 });
  const luck = Array.from({ length: FIGHTS }, (_, seed) => playOut(rules, encounter, seed).luck[PLAYERS] ?? 0);
  const mean = luck.reduce((sum, each) => sum + each, 0) / FIGHTS;
  const spread = Math.sqrt(luck.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (FIGHTS - 1));
  expect(spread).toBeGreaterThan(0);
  expect(Math.abs(mean)).toBeLessThan((4 * spread) / Math.sqrt(FIGHTS));
});
