import { describe, expect, test } from 'vitest';
import {
  bestKnown,
  chanceOfWinning,
  chancesOfWinning,
  type Forecast,
  forecastOf,
  intervalOf,
  isPlannedLook,
  NO_FIGHTS,
  progressOf,
  together,
} from '../../src/odds/forecast.ts';
import type { PlayedOut } from '../../src/odds/play-out.ts';
import { seededChance } from '../../src/rules/core/dice.ts';

/** A fight in which the players had so much luck, won or not. */
const fight = (luck: number, isWon: boolean): Forecast => {
  const played: PlayedOut = { rounds: 1, fallen: [], fellIn: {}, losses: {}, luck: { players: luck, enemies: -luck } };
  return forecastOf({ ...played, winner: isWon ? 'players' : 'enemies' });
};
const alike = (times: number, luck: number, isWon: boolean) => Array.from({ length: times }, () => fight(luck, isWon));
const sum = (all: readonly Forecast[]) => all.reduce(together, NO_FIGHTS);

/** A fight of three sides, the players this lucky. */
const ofThree = (luck: number, winner?: string): Forecast =>
  forecastOf({
    ...{ rounds: 1, fallen: [], fellIn: {}, losses: {}, luck: { players: luck, enemies: -luck, wolves: luck / 3 } },
    ...(winner !== undefined && { winner }),
  });

describe('The chances of three sides', () => {
  // Luck is taken out of each side's wins for itself.
  const random = seededChance(4);
  const all = Array.from({ length: 90 }, () => {
    const luck = random() * 2 - 0.8;
    const winner = luck + random() > 0.9 ? 'players' : random() > 0.5 ? 'enemies' : 'wolves';
    return ofThree(luck, random() > 0.95 ? undefined : winner);
  });
  const sides = ['players', 'enemies', 'wolves'];

  test('and that no one wins come to 1 together', () => {
    const wins = sum(all);
    const alone = sides.map((side) => chanceOfWinning(wins, side).share);
    const drawn = wins.fights - Object.values(wins.won).reduce((total, times) => total + times, 0);
    expect(Math.abs(alone.reduce((total, share) => total + share, drawn / 90) - 1)).toBeGreaterThan(0.001);
    const { bySide, none } = chancesOfWinning(wins, sides);
    expect(none).toEqual({ share: drawn / 90, worth: 90 });
    expect(bySide.reduce((total, { share }) => total + share, none.share)).toBeCloseTo(1, 12);
    expect(bySide.map(({ side }) => side)).toEqual(sides);
  });

  test('of two sides are what they were, where one always wins', () => {
    const wins = sum([...alike(9, 1, true), ...alike(4, 0, false), ...alike(7, -1, false)]);
    const { bySide, none } = chancesOfWinning(wins, ['players', 'enemies']);
    expect(none.share).toBe(0);
    for (const { side, share } of bySide) expect(share).toBeCloseTo(chanceOfWinning(wins, side).share, 12);
  });
});

describe('The chance of winning', () => {
  test('is the share of fights where luck explains nothing', () => {
    expect(chanceOfWinning(sum([...alike(10, 0, true), ...alike(30, 0, false)]), 'players')).toEqual({
      share: 0.25,
      worth: 40,
    });
  });

  // By hand: a quarter of what varies is explained, so that 32 fights leave 3/4 × 31/30 of it.
  test('is known as by more fights where it explains some of it', () => {
    const even = [...alike(12, 1, true), ...alike(4, 1, false), ...alike(4, -1, true), ...alike(12, -1, false)];
    const { share, worth } = chanceOfWinning(sum(even), 'players');
    expect(share).toBe(0.5);
    expect(worth).toBeCloseTo(32 / ((3 / 4) * (31 / 30)));
  });

  // By hand: 20 of 32 won, with half a roll of luck in each on average, and a roll is worth a quarter of a fight.
  test('is less than the share of fights where the dice were good, and more for the other side', () => {
    const lucky = sum([...alike(18, 1, true), ...alike(6, 1, false), ...alike(2, -1, true), ...alike(6, -1, false)]);
    expect(chanceOfWinning(lucky, 'players').share).toBeCloseTo(0.5);
    expect(chanceOfWinning(lucky, 'enemies').share).toBeCloseTo(0.5);
  });

  test('stays a chance, is never known as by more than twice the fights, and is not known of none', () => {
    const all = sum([...alike(39, 1, true), ...alike(1, -9, false)]);
    const { share, worth } = chanceOfWinning(all, 'players');
    expect(share).toBeLessThanOrEqual(1);
    expect(worth).toBe(80);
    expect(chanceOfWinning(NO_FIGHTS, 'players')).toEqual({ share: 0, worth: 0 });
    expect(chanceOfWinning(sum(alike(20, 1, true)), 'constructor')).toEqual({ share: 0, worth: 20 });
  });
});

test('a forecast to ± 5 % that takes luck out is right as often as it says, by fewer fights', () => {
  const [courses, work, chance] = [200, { side: 'players', aim: 0.05 }, seededChance(7)];
  const ended = Array.from({ length: courses }, () => {
    let [forecast, look]: [Forecast, Forecast | undefined] = [NO_FIGHTS, undefined];
    while (progressOf(work, forecast) < 1) {
      // Luck of a dozen dice, and an even fight that hangs on it.
      const luck = Array.from({ length: 12 }, () => chance() - 0.5).reduce((all, die) => all + die, 0);
      forecast = together(forecast, fight(luck, chance() < 1 / (1 + Math.exp(-1.5 * luck))));
      if (isPlannedLook(work, look, forecast)) look = forecast;
    }
    return bestKnown(work, { forecast, ...(look && { look }) });
  });
  const errs = ended.filter(({ forecast, z }) => {
    const { middle, error } = intervalOf(chanceOfWinning(forecast, 'players'), z);
    return Math.abs(middle - 0.5) > error;
  });
  // 5 of 100, within three standard errors of so many courses.
  expect(errs.length / courses).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / courses));
  const mean = ended.reduce((all, { forecast }) => all + forecast.fights, 0) / courses;
  expect(mean).toBeLessThan(320);
});
