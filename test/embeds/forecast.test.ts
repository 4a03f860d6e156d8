import { expect, test } from 'vitest';
import { forecastEmbed, winShares } from '../../commands/forecast.ts';
import { type Forecast, forecastOf, NO_FIGHTS, ONCE, together } from '../../src/odds/forecast.ts';
import { playOut } from '../../src/odds/play-out.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { opening, ready } from './random-fight.ts';

const SIDES = ['players', 'enemies', 'wolves'];
const wonBy = (won: Record<string, number>, fights: number): Forecast => ({ ...NO_FIGHTS, fights, won });

/** Hundredths as they are told. */
function told(won: Record<string, number>, fights: number, sides = SIDES): readonly number[] {
  const { bySide, none } = winShares({ forecast: wonBy(won, fights), z: ONCE }, sides);
  return [...bySide, ...(none ? [none] : [])].map(({ share }) => Math.round(share * 100));
}

test('the shares of a forecast add up to 100, also where each rounded for itself would not', () => {
  expect(told({ players: 1, enemies: 1, wolves: 1 }, 3)).toEqual([34, 33, 33, 0]);
  expect(told({ players: 2, enemies: 2, wolves: 2 }, 7)).toEqual([29, 29, 28, 14]);
  expect(told({ players: 105, enemies: 95 }, 200, SIDES.slice(0, 2))).toEqual([53, 47]);
});

test('three sides fight, and the forecast tells how often none of them is left', () => {
  const rules = rulesNamed('mastery')!;
  const start = opening(rules);
  const combatants = SIDES.map(
    (side): Combatant => ready(rules, 'Competent Fighter', start, { id: side, name: side, side }),
  );
  const encounter = { ...start, combatants };
  const fights = Array.from({ length: 24 }, (_, seed) => forecastOf(playOut(rules, encounter, seed)));
  const forecast = fights.reduce(together, NO_FIGHTS);
  const work = { type: 'forecast', encounter, side: 'players', seed: 1, aim: 0.01 } as const;
  const text = forecastEmbed(work, { forecast, z: ONCE }, 'working').description ?? '';
  const shares = [...text.matchAll(/^(?:Players|Enemies|Wolves|No one): \**(\d+) %( or less)?/gm)];
  expect(shares).toHaveLength(4);
  expect(shares.reduce((sum, [, share, orLess]) => sum + (orLess ? 0 : Number(share)), 0)).toBe(100);
});
