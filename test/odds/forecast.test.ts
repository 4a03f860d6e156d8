import { describe, expect, test } from 'vitest';
import { forecastEmbed } from '../../commands/forecast.ts';
import {
  addForecasts,
  bestKnownForecast,
  chanceOfWinning,
  chancesOfWinning,
  countFor,
  decisiveRound,
  FIGHTS_PER_PIECE,
  type Forecast,
  forecastOf,
  hasReachedPlannedCheck,
  intervalOf,
  lossesOf,
  NO_FIGHTS,
  plannedFightCount,
  progressOf,
  roundsUntilOver,
  wilsonInterval,
  Z_REPEATED_CHECKS,
  Z_SINGLE_CHECK,
} from '../../src/odds/forecast.ts';
import { type FightResult, playOut } from '../../src/odds/play-out.ts';
import { computePiece, EMPTY_RESULT, type ForecastWork, isWorkDone, withPieceResult } from '../../src/odds/work.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { castByChance } from '../rules/core/whole-fight.ts';

const fights = (encounter: Encounter, seeds: readonly number[]) =>
  seeds.map((seed) => forecastOf(playOut(rulesNamed(encounter.system)!, encounter, seed)));

describe.each(BUILT_IN_IDS)('%s: a simulated fight', (system) => {
  const encounter = castByChance(rulesNamed(system)!, seededChance(3), { players: 2, enemies: 2 });

  test('is the same for the same seed, and doesn’t change the encounter', () => {
    const before = structuredClone(encounter);
    const [one] = fights(encounter, [5]);
    expect(fights(encounter, [5])).toEqual([one]);
    expect(encounter).toEqual(before);
  });

  test('is won by the side that is still up', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { winner, fallen, fellIn } = playOut(rulesNamed(system)!, encounter, seed);
      const sideOf = (id: string) => encounter.combatants.find((each) => each.id === id)!.side;
      const losers = encounter.combatants.filter(({ side }) => winner !== undefined && side !== winner);
      for (const { id } of losers) expect(fallen).toContain(id);
      expect(Object.keys(fellIn).toSorted()).toEqual([...fallen].toSorted());
      if (winner !== undefined) expect(fallen.filter((id) => sideOf(id) === winner)).not.toHaveLength(2);
    }
  });

  test('adds up to the same forecast in any order', () => {
    const allFights = fights(encounter, [1, 2, 3, 4]);
    const forwardSum = allFights.reduce(addForecasts, NO_FIGHTS);
    const reversedSum = allFights.toReversed().reduce(addForecasts, NO_FIGHTS);
    const { luck, ...counted } = forwardSum;
    expect(reversedSum).toMatchObject(counted);
    for (const [side, { sum, squares, inWins }] of Object.entries(luck)) {
      expect(reversedSum.luck[side]?.sum).toBeCloseTo(sum);
      expect(reversedSum.luck[side]?.squares).toBeCloseTo(squares);
      expect(reversedSum.luck[side]?.inWins).toBeCloseTo(inWins);
    }
    expect(forwardSum.fights).toBe(4);
    expect(Object.values(forwardSum.rounds).reduce((sum, times) => sum + times, 0)).toBe(4);
    expect(roundsUntilOver(forwardSum)).toBeGreaterThan(0);
    const lossCounts = Object.values(forwardSum.losses).flatMap((byRound) => Object.values(byRound));
    const totalFallen = Object.values(forwardSum.fell).reduce((sum, times) => sum + times, 0);
    expect(lossCounts.reduce((sum, times) => sum + times, 0)).toBe(totalFallen);
  });
});

test('exactly as many fights are played as were asked for, even if pieces have more', () => {
  const encounter = castByChance(rulesNamed('tdgs')!, seededChance(3), { players: 1, enemies: 1 });
  const work: ForecastWork = { type: 'forecast', encounter, side: 'players', seed: 1, aim: 0.5, fights: 11 };
  let result = EMPTY_RESULT;
  const fightCounts: number[] = [];
  for (let piece = 0; !isWorkDone(work, result); piece++) {
    result = withPieceResult(work, result, computePiece(work, piece));
    fightCounts.push(result.forecast.fights);
  }
  expect(fightCounts).toEqual([8, 11]);
});

describe('a forecast is done', () => {
  /** A forecast in which `won` of `fights` fights were won. */
  const wonOf = (won: number, fights: number): Forecast => ({ ...NO_FIGHTS, fights, won: { players: won } });
  const goal = { side: 'players', aim: 0.05 } as const;

  test('after as many fights as an even fight needs, by the interval of a single look', () => {
    expect([0.05, 0.02, 0.01].map(plannedFightCount)).toEqual([384, 2_400, 9_608]);
    for (const aim of [0.05, 0.02, 0.01]) {
      const fights = plannedFightCount(aim);
      const error = (of: number) => wilsonInterval(of / 2, of, Z_SINGLE_CHECK).error;
      expect([error(fights) <= aim, error(fights - FIGHTS_PER_PIECE) <= aim]).toEqual([true, false]);
      expect(hasReachedPlannedCheck({ ...goal, aim }, undefined, wonOf(0, fights))).toBe(true);
      expect(hasReachedPlannedCheck({ ...goal, aim }, wonOf(0, fights), wonOf(0, fights + 8))).toBe(false);
    }
    expect(progressOf(goal, wonOf(192, 384))).toBe(1);
    expect(progressOf(goal, wonOf(188, 376))).toBeLessThan(1);
  });

  test('earlier if one side nearly always wins, by the wider interval of many looks', () => {
    expect(bestKnownForecast(goal, { forecast: wonOf(100, 100) }).z).toBe(Z_REPEATED_CHECKS);
    expect(wilsonInterval(100, 100, Z_REPEATED_CHECKS).error).toBeLessThan(0.05);
    expect(progressOf(goal, wonOf(100, 100))).toBeGreaterThan(1);
    expect(progressOf(goal, wonOf(95, 100))).toBeLessThan(1);
  });

  test('and until more is known it shows what was known at its last planned look', () => {
    const work = { ...goal, aim: 0.01 };
    const look = wonOf(192, 384);
    expect(bestKnownForecast(work, { forecast: look, look })).toEqual({ forecast: look, z: Z_SINGLE_CHECK });
    expect(bestKnownForecast(work, { forecast: wonOf(200, 400), look })).toEqual({ forecast: look, z: Z_SINGLE_CHECK });
    const moreFights = wonOf(400, 800);
    expect(bestKnownForecast(work, { forecast: moreFights, look })).toEqual({
      forecast: moreFights,
      z: Z_REPEATED_CHECKS,
    });
    expect(bestKnownForecast(work, { forecast: moreFights })).toEqual({ forecast: moreFights, z: Z_REPEATED_CHECKS });
  });
});

test('the decisive round is the one in which most fall, of both sides together', () => {
  expect(decisiveRound({ losses: { players: { 1: 3, 2: 2 }, enemies: { 2: 2, 3: 3 } } })).toBe(2);
  expect(decisiveRound({ losses: {} })).toBeUndefined();
});

test('rounds are given by the share of fights that are over', () => {
  const forecast = { fights: 10, rounds: { 2: 1, 3: 4, 10: 4, 12: 1 } };
  expect([0.1, 0.5, 0.9, 1].map((share) => roundsUntilOver(forecast, share))).toEqual([2, 3, 10, 12]);
});

test('a combatant who was down from the start does not count as fallen, and a hidden one joins', () => {
  const rules = rulesNamed('tdgs')!;
  const { combatants, ...rest } = castByChance(rules, seededChance(3), { players: 3, enemies: 2 });
  const [fallen, ...others] = combatants;
  const waitingOne = others.at(-1)!;
  const fought = {
    ...rest,
    combatants: [{ ...fallen!, vitality: 'down' as const }, ...others.slice(0, -1)],
    hidden: [waitingOne],
  };
  const { fellIn, losses } = playOut(rules, fought, 1);
  expect(fellIn).not.toHaveProperty(fallen!.id);
  const ids = Object.keys(fellIn);
  expect(
    Object.values(losses)
      .flatMap((each) => Object.values(each))
      .reduce((a, b) => a + b, 0),
  ).toBe(ids.length);
  // If the hidden enemy didn't join, there would be no round to play.
  const withoutHidden = playOut(rules, { ...fought, combatants: others.slice(0, 2) }, 1);
  expect(withoutHidden.rounds).toBeGreaterThan(0);
});

describe('Wilson’s interval', () => {
  // Computed by hand with 1.96 standard errors: 50 of 100 is between 40.4% and 59.6%, and 0 of 10 is below 27.8%.
  test('matches the published tables', () => {
    expect(wilsonInterval(50, 100).error).toBeCloseTo(0.0959, 3);
    const noWins = wilsonInterval(0, 10);
    expect([noWins.middle - noWins.error, noWins.middle + noWins.error]).toEqual([
      expect.closeTo(0, 3),
      expect.closeTo(0.2775, 3),
    ]);
  });

  test('is wider for repeated looks', () => {
    expect(wilsonInterval(50, 100, Z_REPEATED_CHECKS).error).toBeGreaterThan(
      wilsonInterval(50, 100, Z_SINGLE_CHECK).error,
    );
  });

  test('of no fights is as wide as can be', () => {
    expect(wilsonInterval(0, 0)).toEqual({ middle: 0.5, error: 0.5 });
  });
});

test('a side and a creature may have the names of JavaScript’s built-in properties', () => {
  const rules = rulesNamed('tdgs')!;
  const cast = castByChance(rules, seededChance(3), { players: 2, enemies: 2 });
  const [creature] = cast.combatants.filter(({ side }) => side !== 'players');
  const combatants = [
    ...cast.combatants.filter(({ side }) => side === 'players'),
    { ...creature!, id: 'constructor', name: 'constructor', side: '__proto__' },
  ];
  const forecast = fights({ ...cast, combatants }, [1, 2, 3]).reduce(addForecasts, NO_FIGHTS);
  const wonFights = countFor(forecast.won, 'players');
  expect(wonFights).toBeGreaterThan(0);
  expect(countFor(forecast.fell, 'constructor')).toBe(wonFights);
  expect(countFor(forecast.fell, 'valueOf')).toBe(0);
  expect(Object.values(lossesOf(forecast, '__proto__')).reduce((sum, each) => sum + each, 0)).toBe(wonFights);
  const work = { type: 'forecast', encounter: { ...cast, combatants }, side: 'players', seed: 1, aim: 0.05 } as const;
  expect(forecastEmbed(work, { forecast, z: Z_SINGLE_CHECK }, 'done').description).not.toContain('NaN');
});

/** A fight in which the players had this much luck, either won or lost. */
const fight = (luck: number, isWon: boolean): Forecast => {
  const playedFight: FightResult = {
    rounds: 1,
    fallen: [],
    fellIn: {},
    losses: {},
    luck: { players: luck, enemies: -luck },
  };
  return forecastOf({ ...playedFight, winner: isWon ? 'players' : 'enemies' });
};
const sameFights = (times: number, luck: number, isWon: boolean) =>
  Array.from({ length: times }, () => fight(luck, isWon));
const sumOf = (all: readonly Forecast[]) => all.reduce(addForecasts, NO_FIGHTS);

/** A fight between three sides in which the players had this much luck. */
const threeSidedForecast = (luck: number, winner?: string): Forecast =>
  forecastOf({
    ...{ rounds: 1, fallen: [], fellIn: {}, losses: {}, luck: { players: luck, enemies: -luck, wolves: luck / 3 } },
    ...(winner !== undefined && { winner }),
  });

describe('The chances of three sides', () => {
  const random = seededChance(4);
  const randomForecasts = Array.from({ length: 90 }, () => {
    const luck = random() * 2 - 0.8;
    const winner = luck + random() > 0.9 ? 'players' : random() > 0.5 ? 'enemies' : 'wolves';
    return threeSidedForecast(luck, random() > 0.95 ? undefined : winner);
  });
  const sides = ['players', 'enemies', 'wolves'];

  test('add up to 1 with the chance that no one wins', () => {
    const forecastSum = sumOf(randomForecasts);
    const separateShares = sides.map((side) => chanceOfWinning(forecastSum, side).share);
    const drawCount = forecastSum.fights - Object.values(forecastSum.won).reduce((total, times) => total + times, 0);
    // `chanceOfWinning` corrects each side's wins for luck separately, so these chances don't add up to 1.
    expect(Math.abs(separateShares.reduce((total, share) => total + share, drawCount / 90) - 1)).toBeGreaterThan(0.001);
    const { bySide, none } = chancesOfWinning(forecastSum, sides);
    expect(none).toEqual({ share: drawCount / 90, worth: 90 });
    expect(bySide.reduce((total, { share }) => total + share, none.share)).toBeCloseTo(1, 12);
    expect(bySide.map(({ side }) => side)).toEqual(sides);
  });

  test('are the same as for two sides, if one of them always wins', () => {
    const forecastSum = sumOf([...sameFights(9, 1, true), ...sameFights(4, 0, false), ...sameFights(7, -1, false)]);
    const { bySide, none } = chancesOfWinning(forecastSum, ['players', 'enemies']);
    expect(none.share).toBe(0);
    for (const { side, share } of bySide) expect(share).toBeCloseTo(chanceOfWinning(forecastSum, side).share, 12);
  });
});

describe('The chance of winning', () => {
  test('is the share of fights if luck explains nothing', () => {
    expect(chanceOfWinning(sumOf([...sameFights(10, 0, true), ...sameFights(30, 0, false)]), 'players')).toEqual({
      share: 0.25,
      worth: 40,
    });
  });

  // Computed by hand: luck explains a quarter of the variance, so 3/4 × 31/30 of it is left after 32 fights.
  test('counts as more fights if luck explains some of the results', () => {
    const evenForecasts = [
      ...sameFights(12, 1, true),
      ...sameFights(4, 1, false),
      ...sameFights(4, -1, true),
      ...sameFights(12, -1, false),
    ];
    const { share, worth } = chanceOfWinning(sumOf(evenForecasts), 'players');
    expect(share).toBe(0.5);
    expect(worth).toBeCloseTo(32 / ((3 / 4) * (31 / 30)));
  });

  // Computed by hand: 20 of 32 fights were won, and the average luck was 0.5. Each point of luck adds 0.25 to the share
  // of fights that are won, so without luck the share is 20/32 − 0.5 × 0.25 = 0.5.
  test('is less than the share of fights if the dice were good, and more for the other side', () => {
    const lucky = sumOf([
      ...sameFights(18, 1, true),
      ...sameFights(6, 1, false),
      ...sameFights(2, -1, true),
      ...sameFights(6, -1, false),
    ]);
    expect(chanceOfWinning(lucky, 'players').share).toBeCloseTo(0.5);
    expect(chanceOfWinning(lucky, 'enemies').share).toBeCloseTo(0.5);
  });

  test('is never over 1, counts as twice the fights at most, and as none without a fight', () => {
    const totalForecast = sumOf([...sameFights(39, 1, true), ...sameFights(1, -9, false)]);
    const { share, worth } = chanceOfWinning(totalForecast, 'players');
    expect(share).toBeLessThanOrEqual(1);
    expect(worth).toBe(80);
    expect(chanceOfWinning(NO_FIGHTS, 'players')).toEqual({ share: 0, worth: 0 });
    expect(chanceOfWinning(sumOf(sameFights(20, 1, true)), 'constructor')).toEqual({ share: 0, worth: 20 });
  });
});

test('a forecast to ±5% that corrects for luck is right as often as it says, with fewer fights', () => {
  const [courses, work, chance] = [200, { side: 'players', aim: 0.05 }, seededChance(7)];
  const endedForecasts = Array.from({ length: courses }, () => {
    let [forecast, look]: [Forecast, Forecast | undefined] = [NO_FIGHTS, undefined];
    while (progressOf(work, forecast) < 1) {
      // The luck of a dozen dice decides a fight that is even on average.
      const luck = Array.from({ length: 12 }, () => chance() - 0.5).reduce((all, die) => all + die, 0);
      forecast = addForecasts(forecast, fight(luck, chance() < 1 / (1 + Math.exp(-1.5 * luck))));
      if (hasReachedPlannedCheck(work, look, forecast)) look = forecast;
    }
    return bestKnownForecast(work, { forecast, ...(look && { look }) });
  });
  const wrongForecasts = endedForecasts.filter(({ forecast, z }) => {
    const { middle, error } = intervalOf(chanceOfWinning(forecast, 'players'), z);
    return Math.abs(middle - 0.5) > error;
  });
  // At most 5% of the forecasts may be wrong. Three standard errors are added, because there are few forecasts.
  expect(wrongForecasts.length / courses).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / courses));
  const meanFights = endedForecasts.reduce((all, { forecast }) => all + forecast.fights, 0) / courses;
  expect(meanFights).toBeLessThan(320);
});
