import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { lockDatabase } from '../../src/store/sqlite/database.ts';
import { newFolder } from '../bot.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('The lock on a database is held until it is released, also when nothing refers to it any more', async () => {
  const path = join(newFolder(), 'fray.db');
  const lock = () => lockDatabase(path).release;
  const release = lock();
  expect(lock).toThrow('Another Fray runs');
  release();
  lockDatabase(path);
  for (let collected = 0; collected < 3; collected++) {
    collectGarbage();
    await nextTurn();
  }
  expect(lock).toThrow('Another Fray runs');
});
