import { describe, expect, test } from 'vitest';
import { PLAY_ASSUMPTIONS } from '../../bench/scaling/assumptions.ts';
import { SeededRandom } from '../../bench/scaling/chance.ts';
import { readCosts } from '../../bench/scaling/costs.ts';
import { day } from '../../bench/scaling/day.ts';
import { maxIdentifiesPerDay, secondsToIdentify, shardCountFor } from '../../bench/scaling/discord.ts';
import { Fleet, LAYOUTS } from '../../bench/scaling/layouts.ts';
import { AWAKE_SHARE_BY_SECOND, DAY_SECONDS, runningSessionsBySecond } from '../../bench/scaling/load.ts';
import { LoadCounter, Queue, WaitCounter } from '../../bench/scaling/queue.ts';

const sumOf = (figures: Iterable<number>) => [...figures].reduce((all, each) => all + each, 0);

describe('A queue', () => {
  test('makes nothing wait that it can do within the second', () => {
    const queue = new Queue(50);
    expect([queue.second(49), queue.second(50), queue.waiting]).toEqual([0, 0, 0]);
  });

  test('delays what is over its capacity, and works it off once less comes', () => {
    const queue = new Queue(50);
    expect([queue.second(100), queue.second(75), queue.second(0), queue.second(0)]).toEqual([1, 1.5, 0.5, 0]);
    expect(queue.done).toBe(175);
  });

  test('that stands still keeps what comes in', () => {
    const queue = new Queue(50);
    queue.pause(200);
    expect([queue.waiting, queue.second(0), queue.waiting]).toEqual([200, 3, 150]);
  });
});

test('A wait is late when it is longer than the limit, not when it equals it', () => {
  const waitTimes = new WaitCounter(5);
  waitTimes.add(3, 5);
  waitTimes.add(1, 5.1);
  waitTimes.add(0, 60);
  expect([waitTimes.late, waitTimes.longest]).toEqual([0.25, 5.1]);
});

test('The busiest minute is an average of its seconds', () => {
  const busiest = new LoadCounter();
  for (let second = 0; second < 120; second++) busiest.second(second < 60 ? 1 : second === 60 ? 120 : 0);
  expect([busiest.minute, busiest.all]).toEqual([2, 180]);
});

describe('Chance', () => {
  test('gives the same numbers for the same seed, and others for another seed', () => {
    const draw = (seed: number) => {
      const chance = new SeededRandom(seed);
      return [chance.uniform(), chance.normal(0, 1), chance.poisson(3), chance.poisson(3_000)];
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  test.each([0.01, 2, 29, 31, 5_000])('draws %d by Poisson with that mean and variance', (mean) => {
    const chance = new SeededRandom(7);
    const samples = Array.from({ length: 20_000 }, () => chance.poisson(mean));
    const average = sumOf(samples) / samples.length;
    const variance = sumOf(samples.map((each) => (each - average) ** 2)) / samples.length;
    // The limit is four standard errors.
    expect(Math.abs(average - mean)).toBeLessThan(4 * Math.sqrt(mean / samples.length));
    expect(variance / mean).toBeGreaterThan(0.75);
    expect(variance / mean).toBeLessThan(1.25);
  });
});

describe('The load of a day', () => {
  test('has as many hours of evenings as evenings that begin, across midnight too', () => {
    const sessions = runningSessionsBySecond(10_000, new SeededRandom(1));
    const hours = sumOf(sessions) / 3_600;
    expect(hours % PLAY_ASSUMPTIONS.lasts).toBeCloseTo(0, 6);
    expect(Math.abs(hours / PLAY_ASSUMPTIONS.lasts - 10_000 * PLAY_ASSUMPTIONS.evenings)).toBeLessThan(60);
    expect(Math.min(...sessions)).toBeGreaterThanOrEqual(0);
  });

  test('spreads play-by-post over the hours when players are awake, all of it within the day', () => {
    expect(AWAKE_SHARE_BY_SECOND).toHaveLength(DAY_SECONDS);
    expect(sumOf(AWAKE_SHARE_BY_SECOND)).toBeCloseTo(1, 9);
  });
});

describe('Discord’s limits', () => {
  test.each([
    [1, 1, 0, 1_000],
    [1_000, 1, 0, 1_000],
    [1_001, 2, 5, 1_000],
    [149_999, 150, 745, 1_000],
    // A large bot may have 16 shards identify at the same time, and its number of shards is a multiple of 16.
    [150_000, 160, 45, 2_000],
    [1_000_000, 1_008, 310, 5_000],
  ])('for %d servers', (servers, shards, seconds, identifies) => {
    expect(shardCountFor(servers)).toBe(shards);
    expect(secondsToIdentify(shards, servers)).toBe(seconds);
    expect(maxIdentifiesPerDay(servers)).toBe(identifies);
  });
});

test('A fleet divides its servers evenly, and each process has one database', () => {
  const layout = { ...LAYOUTS[0]!, serversPerProcess: 20_000, serversPerDatabase: 50_000 };
  const fleet = new Fleet(layout, 100_001);
  expect([fleet.processes, fleet.databases, fleet.shards, fleet.shardsPerProcess]).toEqual([6, 3, 101, 17]);
  expect(fleet.serversPerProcess * fleet.processes).toBeCloseTo(100_001);
  expect(Array.from({ length: 6 }, (_, process) => fleet.databaseOf(process))).toEqual([0, 0, 1, 1, 2, 2]);
});

describe('A day', () => {
  const costs = readCosts();
  const fleet = new Fleet(LAYOUTS[0]!, 1_000);
  const playedDay = day(fleet, costs, 1);

  test('is the same for the same seed', () => {
    expect(day(fleet, costs, 1)).toEqual(playedDay);
    expect(day(fleet, costs, 2)).not.toEqual(playedDay);
  });

  test('has the taps that its players make, answered or not', () => {
    const { evenings, lasts, tapsPerMinute, byPost, tapsPerDay } = PLAY_ASSUMPTIONS;
    const expectedTaps = 1_000 * (evenings * lasts * 60 * tapsPerMinute + byPost * tapsPerDay);
    // Most taps come from about twenty sessions, so the number of taps varies by about a quarter. A difference of 70%
    // is very unlikely.
    expect(Math.abs(playedDay.taps + playedDay.unanswered - expectedTaps)).toBeLessThan(expectedTaps * 0.7);
  });

  test('makes answers late when a tap takes too long, and messages late when Discord takes too few', () => {
    expect([playedDay.answers.late, playedDay.posts.late]).toEqual([0, 0]);
    const slowCosts = { ...costs, sqlite: { ...costs.sqlite, tap: 20_000 } };
    expect(day(fleet, slowCosts, 1).answers.late).toBeGreaterThan(0.5);
    const slowFleet = new Fleet({ ...LAYOUTS[0]!, requests: 0.1 }, 1_000);
    expect(day(slowFleet, costs, 1).posts.late).toBeGreaterThan(0.5);
  });
});
