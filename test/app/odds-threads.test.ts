import { afterAll, expect, test, vi } from 'vitest';
import { OddsThreads } from '../../src/app/odds/odds-threads.ts';
import { FIGHTS_PER_PIECE } from '../../src/odds/forecast.ts';
import type { OddsWork } from '../../src/odds/work.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { singleThreadResult } from '../odds/alone.ts';
import { duel } from '../odds/duel.ts';

const encounter = duel('sol', 'Soldier', 'Guard');
/** A forecast that goes on until it is stopped. */
const endlessWork = { type: 'forecast', encounter, side: 'players', seed: 11, aim: 0 } as const;
const work: OddsWork = { ...endlessWork, fights: 3 * FIGHTS_PER_PIECE };
// Threads read the variable SYSTEMS when they start, so it is set before that.
const OUTSIDE = 'test/systems/outside';
vi.stubEnv('SYSTEMS', OUTSIDE);
await loadSystems(OUTSIDE, 'fate');
const threads = new OddsThreads(2);
afterAll(async () => {
  vi.unstubAllEnvs();
  unloadSystems();
  await threads.close();
});

test('two threads find the same as one', async () => {
  const counts: number[] = [];
  const result = await threads.run('ana', work, ({ forecast: { fights } }) => counts.push(fights));
  expect(result).toEqual(singleThreadResult(work));
  expect(result.forecast.fights).toBe(3 * FIGHTS_PER_PIECE);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test('a forecast that is stopped keeps the complete pieces played so far', async () => {
  const result = threads.run('ana', endlessWork, () => threads.stop('ana'));
  const { fights } = (await result).forecast;
  expect(fights).toBeGreaterThan(0);
  expect(fights % FIGHTS_PER_PIECE).toBe(0);
  expect(threads.stop('ana')).toBe(false);
});

test('a user’s newer forecast replaces the older one, and other forecasts go on', async () => {
  const olderForecast = threads.run('ana', endlessWork, () => undefined);
  const otherRun = threads.run('ben', work, () => undefined);
  const newerRun = threads.run('ana', work, () => undefined);
  expect((await olderForecast).forecast.fights).toBe(0);
  expect(await newerRun).toEqual(await otherRun);
});

test('an error in a thread fails its forecast, and the next one is played', async () => {
  const workOfUnknownSystem = { ...work, encounter: { ...encounter, system: 'none' } };
  await expect(threads.run('ana', workOfUnknownSystem, () => undefined)).rejects.toThrow();
  expect((await threads.run('ana', work, () => undefined)).forecast.fights).toBeGreaterThan(0);
});

test('the odds of several actions come in the order they were asked for', async () => {
  const deed = (target: string) =>
    ({ type: 'intent', intent: { action: 'attack', actor: 'hero', targets: [target] } }) as const;
  const acts = ['enemy', 'hero', 'enemy'].map((target) => ({ encounter, deed: deed(target), target }));
  const work: OddsWork = { type: 'acts', actions: acts, seed: 1 };
  const result = await threads.run('ana', work, () => undefined);
  expect(result).toEqual(singleThreadResult(work));
  expect(result.actions.map((act) => 'odds' in act)).toEqual([true, false, true]);
});

test('a thread loads a system outside Fray when it needs it', async () => {
  const fight = duel('fate', 'Marshal', 'Lookout');
  const deed = { type: 'intent', intent: { action: 'attack', actor: 'hero', targets: ['enemy'] } } as const;
  const work: OddsWork = { type: 'acts', actions: [{ encounter: fight, deed, target: 'enemy' }], seed: 1 };
  const result = await threads.run('ana', work, () => undefined);
  expect(result).toEqual(singleThreadResult(work));
  expect(result.actions[0]).toHaveProperty('odds.hit');
});
