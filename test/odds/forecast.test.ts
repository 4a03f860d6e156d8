import { describe, expect, test } from 'vitest';
import { forecastEmbed } from '../../commands/forecast.ts';
import {
  bestKnown,
  FIGHTS_OF_A_PIECE,
  type Forecast,
  forecastOf,
  isPlannedLook,
  lossesOf,
  NO_FIGHTS,
  ONCE,
  plannedFights,
  progressOf,
  roundsOf,
  timesOf,
  together,
  turningRound,
  WATCHED,
  wilson,
} from '../../src/odds/forecast.ts';
import { playOut } from '../../src/odds/play-out.ts';
import { type ForecastWork, isDone, joined, NOTHING_YET, pieceOf } from '../../src/odds/work.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { castByChance } from '../rules/core/whole-fight.ts';

const fights = (encounter: Encounter, seeds: readonly number[]) =>
  seeds.map((seed) => forecastOf(playOut(rulesNamed(encounter.system)!, encounter, seed)));

describe.each(SYSTEM_IDS)('%s: a fight played out', (system) => {
  const encounter = castByChance(rulesNamed(system)!, seededChance(3), { players: 2, enemies: 2 });

  test('comes to the same for the same seed, and leaves the encounter as it is', () => {
    const before = structuredClone(encounter);
    const [one] = fights(encounter, [5]);
    expect(fights(encounter, [5])).toEqual([one]);
    expect(encounter).toEqual(before);
  });

  test('is won by those who stand', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { winner, fallen, fellIn } = playOut(rulesNamed(system)!, encounter, seed);
      const sideOf = (id: string) => encounter.combatants.find((each) => each.id === id)!.side;
      const losers = encounter.combatants.filter(({ side }) => winner !== undefined && side !== winner);
      for (const { id } of losers) expect(fallen).toContain(id);
      expect(Object.keys(fellIn).toSorted()).toEqual([...fallen].toSorted());
      if (winner !== undefined) expect(fallen.filter((id) => sideOf(id) === winner)).not.toHaveLength(2);
    }
  });

  test('adds up to a forecast in whatever order it is played', () => {
    const all = fights(encounter, [1, 2, 3, 4]);
    const forth = all.reduce(together, NO_FIGHTS);
    const back = all.toReversed().reduce(together, NO_FIGHTS);
    const { luck, ...counted } = forth;
    expect(back).toMatchObject(counted);
    for (const [side, { sum, squares, inWins }] of Object.entries(luck)) {
      expect(back.luck[side]?.sum).toBeCloseTo(sum);
      expect(back.luck[side]?.squares).toBeCloseTo(squares);
      expect(back.luck[side]?.inWins).toBeCloseTo(inWins);
    }
    expect(forth.fights).toBe(4);
    expect(Object.values(forth.rounds).reduce((sum, times) => sum + times, 0)).toBe(4);
    expect(roundsOf(forth)).toBeGreaterThan(0);
    const lost = Object.values(forth.losses).flatMap((byRound) => Object.values(byRound));
    const fell = Object.values(forth.fell).reduce((sum, times) => sum + times, 0);
    expect(lost.reduce((sum, times) => sum + times, 0)).toBe(fell);
  });
});

test('so many fights are played as were asked for, though pieces have others', () => {
  const encounter = castByChance(rulesNamed('tdgs')!, seededChance(3), { players: 1, enemies: 1 });
  const work: ForecastWork = { type: 'forecast', encounter, side: 'players', seed: 1, aim: 0.5, fights: 11 };
  let result = NOTHING_YET;
  const played: number[] = [];
  for (let piece = 0; !isDone(work, result); piece++) {
    result = joined(work, result, pieceOf(work, piece));
    played.push(result.forecast.fights);
  }
  expect(played).toEqual([8, 11]);
});

describe('a forecast is done', () => {
  /** As though so many of so many fights had been won. */
  const wonOf = (won: number, fights: number): Forecast => ({ ...NO_FIGHTS, fights, won: { players: won } });
  const aimed = { side: 'players', aim: 0.05 } as const;

  test('after as many fights as a half needs, by the interval of one look', () => {
    expect([0.05, 0.02, 0.01].map(plannedFights)).toEqual([384, 2_400, 9_608]);
    for (const aim of [0.05, 0.02, 0.01]) {
      const fights = plannedFights(aim);
      const error = (of: number) => wilson(of / 2, of, ONCE).error;
      expect([error(fights) <= aim, error(fights - FIGHTS_OF_A_PIECE) <= aim]).toEqual([true, false]);
      expect(isPlannedLook({ ...aimed, aim }, undefined, wonOf(0, fights))).toBe(true);
      expect(isPlannedLook({ ...aimed, aim }, wonOf(0, fights), wonOf(0, fights + 8))).toBe(false);
    }
    expect(progressOf(aimed, wonOf(192, 384))).toBe(1);
    expect(progressOf(aimed, wonOf(188, 376))).toBeLessThan(1);
  });

  test('earlier where one side nearly always wins, by the wider interval of many looks', () => {
    expect(bestKnown(aimed, { forecast: wonOf(100, 100) }).z).toBe(WATCHED);
    expect(wilson(100, 100, WATCHED).error).toBeLessThan(0.05);
    expect(progressOf(aimed, wonOf(100, 100))).toBeGreaterThan(1);
    expect(progressOf(aimed, wonOf(95, 100))).toBeLessThan(1);
  });

  test('and until more is known it tells what was known at its last planned look', () => {
    const work = { ...aimed, aim: 0.01 };
    const look = wonOf(192, 384);
    expect(bestKnown(work, { forecast: look, look })).toEqual({ forecast: look, z: ONCE });
    expect(bestKnown(work, { forecast: wonOf(200, 400), look })).toEqual({ forecast: look, z: ONCE });
    const more = wonOf(400, 800);
    expect(bestKnown(work, { forecast: more, look })).toEqual({ forecast: more, z: WATCHED });
    expect(bestKnown(work, { forecast: more })).toEqual({ forecast: more, z: WATCHED });
  });
});

test('a fight turns in the round in which most fall, of both sides together', () => {
  expect(turningRound({ losses: { players: { 1: 3, 2: 2 }, enemies: { 2: 2, 3: 3 } } })).toBe(2);
  expect(turningRound({ losses: {} })).toBeUndefined();
});

test('rounds are told by the share of fights that are over', () => {
  const forecast = { fights: 10, rounds: { 2: 1, 3: 4, 10: 4, 12: 1 } };
  expect([0.1, 0.5, 0.9, 1].map((share) => roundsOf(forecast, share))).toEqual([2, 3, 10, 12]);
});

test('whoever lay there from the start has not fallen in the forecast, and whoever waits unseen comes in', () => {
  const rules = rulesNamed('tdgs')!;
  const { combatants, ...rest } = castByChance(rules, seededChance(3), { players: 3, enemies: 2 });
  const [lies, ...others] = combatants;
  const waits = others.at(-1)!;
  const fought = {
    ...rest,
    combatants: [{ ...lies!, vitality: 'down' as const }, ...others.slice(0, -1)],
    hidden: [waits],
  };
  const { fellIn, losses } = playOut(rules, fought, 1);
  expect(fellIn).not.toHaveProperty(lies!.id);
  const ids = Object.keys(fellIn);
  expect(
    Object.values(losses)
      .flatMap((each) => Object.values(each))
      .reduce((a, b) => a + b, 0),
  ).toBe(ids.length);
  // Without whom it waits for there would be no round.
  const alone = playOut(rules, { ...fought, combatants: others.slice(0, 2) }, 1);
  expect(alone.rounds).toBeGreaterThan(0);
});

describe('Wilson’s interval', () => {
  // By hand: 50 of 100 at 1.96 lie between 40.4 and 59.6 of 100; 0 of 10 below 27.8.
  test('is as the tables have it', () => {
    expect(wilson(50, 100).error).toBeCloseTo(0.0959, 3);
    const none = wilson(0, 10);
    expect([none.middle - none.error, none.middle + none.error]).toEqual([
      expect.closeTo(0, 3),
      expect.closeTo(0.2775, 3),
    ]);
  });

  test('is wider for whoever looks again and again', () => {
    expect(wilson(50, 100, WATCHED).error).toBeGreaterThan(wilson(50, 100, ONCE).error);
  });

  test('knows nothing of no fights', () => {
    expect(wilson(0, 0)).toEqual({ middle: 0.5, error: 0.5 });
  });
});

test('a side and a creature may be called as JavaScript calls what every object has', () => {
  const rules = rulesNamed('tdgs')!;
  const cast = castByChance(rules, seededChance(3), { players: 2, enemies: 2 });
  const [creature] = cast.combatants.filter(({ side }) => side !== 'players');
  const combatants = [
    ...cast.combatants.filter(({ side }) => side === 'players'),
    { ...creature!, id: 'constructor', name: 'constructor', side: '__proto__' },
  ];
  const forecast = fights({ ...cast, combatants }, [1, 2, 3]).reduce(together, NO_FIGHTS);
  const won = timesOf(forecast.won, 'players');
  expect(won).toBeGreaterThan(0);
  expect(timesOf(forecast.fell, 'constructor')).toBe(won);
  expect(timesOf(forecast.fell, 'valueOf')).toBe(0);
  expect(Object.values(lossesOf(forecast, '__proto__')).reduce((sum, each) => sum + each, 0)).toBe(won);
  const work = { type: 'forecast', encounter: { ...cast, combatants }, side: 'players', seed: 1, aim: 0.05 } as const;
  expect(forecastEmbed(work, { forecast, z: ONCE }, 'done').description).not.toContain('NaN');
});
