import fc from 'fast-check';
import { test } from 'vitest';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { onPostgres } from './both-stores.ts';
import { movesOf, playGame } from './game.ts';

onPostgres((emptyStore) =>
  test.each(BUILT_IN_IDS)('%s: random play with undo and redo is also stored', async (system) => {
    const [moves = []] = fc.sample(movesOf(), { numRuns: 1, seed: 8 });
    await playGame(await emptyStore(), system, 8, moves);
  }),
);
