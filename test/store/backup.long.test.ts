import { expect, test } from 'vitest';
import { run } from '../bot.ts';
import { fightDatabase } from './play.ts';

test('npm run restore without a file says how it is called, with exit code 2', async () => {
  const env = { DATABASE_PATH: await fightDatabase() };
  const restored = await run(['src/terminal/database.ts', 'restore'], { env });
  expect(restored).toEqual({ out: '', err: 'Usage: npm run restore -- FILE\n', code: 2 });
});
