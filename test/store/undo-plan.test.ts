import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { onPostgres, onSqlite } from './both-stores.ts';
import { expectVerified, Game, movesOf, playGame } from './game.ts';
import { emptyDatabase } from './memory.ts';

describe('Random play with undo and redo', () => {
  test('an encounter whose end is undone and redone verifies', async () => {
    const game = await Game.of(onSqlite(emptyDatabase()), 'mastery', 5);
    for (const move of ['end', 'undo', 'redo'] as const) await game.move({ what: move, by: 1 });
    const fileResult = readExportedRecord(JSON.stringify(await game.record()));
    expect(fileResult.ok && verifyRecord(fileResult.value).wrong).toEqual([]);
  });

  test('dice are spent on a question that is withdrawn', async () => {
    for (let seed = 8; ; seed++) {
      expect(seed, 'one of these fights comes to such a question').toBeLessThan(40);
      const game = await Game.of(onSqlite(emptyDatabase()), 'sol', seed);
      for (let choice = 1; choice < 25 && !game.asksAfterDice; choice++)
        await game.move({ what: 'do', by: choice * 7 + seed });
      if (!game.asksAfterDice) continue;
      await game.move({ what: 'undo', by: 1 });
      expect(game.spent).toBeGreaterThan(0);
      return expectVerified(game);
    }
  });

  onPostgres((emptyStore) =>
    test('one such game is also stored', async () => {
      const [moves = []] = fc.sample(movesOf(), { numRuns: 1, seed: 7 });
      await playGame(await emptyStore(), 'tdgs', 7, moves);
    }),
  );
});
