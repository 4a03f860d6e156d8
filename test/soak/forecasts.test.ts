import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/odds/play-out.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import { PLAYERS } from '../../src/rules/core/encounter.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { castByChance } from '../rules/core/whole-fight.ts';
import { shareOfFirst } from './even.ts';
import { times } from './length.ts';

/** The number of fights for each measured win rate. */
const FIGHT_COUNT = times(16, 1600);
/** How far a win rate may be from its expected value: four standard errors. */
const MAX_ERROR = 4 * Math.sqrt(0.25 / FIGHT_COUNT);

const attribute = (name: string, value: unknown) => (sheet: object) => ({ ...sheet, [name]: value });
const inner = (name: string, value: number) => (sheet: object) => ({
  ...sheet,
  attributes: { ...('attributes' in sheet ? (sheet.attributes as object) : {}), [name]: value },
});
type Change = ReturnType<typeof attribute>;
type Stat = readonly [name: string, less: Change, more: Change];
const scores = (...names: readonly string[]) =>
  names.map((name): Stat => [name, attribute(name, 8), attribute(name, 18)]);
const ranks = (...names: readonly string[]) =>
  names.map((name): Stat => [name, attribute(name, 1), attribute(name, 6)]);
const levels = (...names: readonly string[]) =>
  names.map((name): Stat => [name, attribute(name, 'Competent'), attribute(name, 'Expert')]);
const innerStats = (...names: readonly string[]) => names.map((name): Stat => [name, inner(name, 1), inner(name, 6)]);

/** For each system: a creature that fights others of its kind, the stats that decide the fight, and all other stats. */
const MIRROR_MATCHES: readonly (readonly [
  system: string,
  kind: string,
  deciding: readonly Stat[],
  others: readonly Stat[],
])[] = [
  [
    'tdgs',
    'Soldier',
    [...scores('STR', 'CON', 'REF'), ['LUK', attribute('LUK', 0), attribute('LUK', 10)]],
    scores('DEX', 'INT', 'WIS', 'CHA', 'MOV'),
  ],
  [
    'dungeoneers',
    'Freya',
    ranks('prowess', 'dodge', 'power', 'endurance', 'naturalArmor'),
    ranks('resistance', 'spell', 'mind', 'naturalResistance'),
  ],
  ['mastery', 'Adept Fighter', levels('offense', 'defense', 'endurance', 'speed'), levels('tacticalCombat')],
  ['sol', 'Guard', innerStats('AGI', 'REA', 'BOD', 'INT'), innerStats('STR', 'WIL', 'LOG', 'CHA', 'EDGE')],
];

describe.each(MIRROR_MATCHES)(
  '%s: a forecast of two against two of the same kind',
  (system, kind, deciding, others) => {
    const rules = rulesNamed(system)!;

    test('is even over both castings of the sides', () => {
      expect(Math.abs(shareOfFirst(rules, kind, FIGHT_COUNT) - 0.5)).toBeLessThan(MAX_ERROR);
    });

    test.each(deciding.slice(0, times(1, deciding.length)))('favors the team with more %s', (_stat, less, more) => {
      expect(shareOfFirst(rules, kind, FIGHT_COUNT, more)).toBeGreaterThan(
        shareOfFirst(rules, kind, FIGHT_COUNT, less),
      );
    });

    test.each(others.slice(0, times(0, others.length)))('disfavors no team with more %s', (_stat, less, more) => {
      expect(shareOfFirst(rules, kind, FIGHT_COUNT, more)).toBeGreaterThan(
        shareOfFirst(rules, kind, FIGHT_COUNT, less) - MAX_ERROR,
      );
    });
  },
);

test.each(BUILT_IN_IDS)('%s: no one is luckier on average, however uneven the fight', (system) => {
  const rules = rulesNamed(system)!;
  const encounter = castByChance(rules, seededChance(5), { players: 2, enemies: 3 });
  const luck = Array.from({ length: FIGHT_COUNT }, (_, seed) => playOut(rules, encounter, seed).luck[PLAYERS] ?? 0);
  const meanLuck = luck.reduce((sum, each) => sum + each, 0) / FIGHT_COUNT;
  const luckDeviation = Math.sqrt(luck.reduce((sum, each) => sum + (each - meanLuck) ** 2, 0) / (FIGHT_COUNT - 1));
  expect(luckDeviation).toBeGreaterThan(0);
  expect(Math.abs(meanLuck)).toBeLessThan((4 * luckDeviation) / Math.sqrt(FIGHT_COUNT));
});
