import { afterAll, expect, test } from 'vitest';
import { OddsThreads } from '../../src/app/odds/odds-threads.ts';
import { NO_FIGHTS, together } from '../../src/odds/forecast.ts';
import { FIGHTS_OF_A_PIECE, isDone, pieceOf, type Work } from '../../src/odds/work.ts';
import { seededChance } from '../../src/rules/core/seeded-chance.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { castByChance } from '../rules/core/whole-fight.ts';

const encounter = castByChance(rulesNamed('dungeoneers')!, seededChance(3), { players: 2, enemies: 5 });
const work: Work = { encounter, side: 'players', seed: 11, aim: 0.15 };
const threads = new OddsThreads(2);
afterAll(() => threads.close());

/** What one thread comes to. */
function alone(): ReturnType<typeof pieceOf> {
  let forecast = NO_FIGHTS;
  for (let piece = 0; !isDone(work, forecast); piece++) forecast = together(forecast, pieceOf(work, piece));
  return forecast;
}

test('two threads come to what one would', async () => {
  const seen: number[] = [];
  const forecast = await threads.forecast('ana', work, ({ fights }) => seen.push(fights));
  expect(forecast).toEqual(alone());
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('a forecast that is stopped has what was played until then, in whole pieces', async () => {
  const done = threads.forecast('ana', { ...work, aim: 0 }, () => threads.stop('ana'));
  const { fights } = await done;
  expect(fights).toBeGreaterThan(0);
  expect(fights % FIGHTS_OF_A_PIECE).toBe(0);
  expect(threads.stop('ana')).toBe(false);
});

test('a newer forecast of a user takes the place of the older, and others go on', async () => {
  const older = threads.forecast('ana', { ...work, aim: 0 }, () => undefined);
  const other = threads.forecast('ben', work, () => undefined);
  const newer = threads.forecast('ana', work, () => undefined);
  expect((await older).fights).toBe(0);
  expect(await newer).toEqual(await other);
});

test('what a thread throws fails its forecast, and the next one is played', async () => {
  const unknown = { ...work, encounter: { ...encounter, system: 'none' } };
  await expect(threads.forecast('ana', unknown, () => undefined)).rejects.toThrow();
  expect((await threads.forecast('ana', { ...work, aim: 0.4 }, () => undefined)).fights).toBeGreaterThan(0);
});
