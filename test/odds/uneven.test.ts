import { expect, test } from 'vitest';
import { type Forecast, NO_FIGHTS } from '../../src/odds/forecast.ts';
import { exceededBound, isUnevenFightDecided, type UnevenFightWork } from '../../src/odds/uneven.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter } from '../embeds/random-fight.ts';

const work: UnevenFightWork = {
  type: 'lopsided',
  encounter: openingEncounter(rulesNamed('tdgs')!),
  side: 'players',
  seed: 1,
  bounds: { least: 0.3, most: 0.95 },
};
const forecastWith = (won: number, fights: number): Forecast => ({ ...NO_FIGHTS, fights, won: { players: won } });

// The bounds are computed by hand with 2.6 standard errors. After n wins in n fights, the chance is at least n / (n +
// 6.76). After 17 and 18 wins in 96 fights, it is at most 29.9% and 31.0%.
test.each([
  ['no fights tell nothing', 0, 0, false],
  ['88 lost are below 30%, but it isn’t known by how much', 0, 88, false],
  ['17 of 96 are below 30%', 17, 96, true],
  ['18 of 96 may be 31%', 18, 96, false],
  ['half of 96 is between the bounds', 48, 96, true],
  ['129 won are above 95%', 129, 129, true],
  ['128 won may be 95%', 128, 128, false],
  ['no more than 384 are played', 364, 384, true],
])('%s', (_, won, fights, decided) => {
  expect(isUnevenFightDecided(work, forecastWith(won, fights))).toBe(decided);
});

test.each([
  [0, 16, 'too hard'],
  [29, 100, 'too hard'],
  [30, 100, undefined],
  [95, 100, undefined],
  [96, 100, 'too easy'],
  [0, 0, undefined],
])('%d of %d are %s', (won, fights, how) => {
  expect(exceededBound(work, forecastWith(won, fights))).toBe(how);
});

test('bounds of 0 and 1 exclude nothing', () => {
  const openWork: UnevenFightWork = { ...work, bounds: { least: 0, most: 1 } };
  expect([exceededBound(openWork, forecastWith(0, 100)), exceededBound(openWork, forecastWith(100, 100))]).toEqual([
    undefined,
    undefined,
  ]);
});
