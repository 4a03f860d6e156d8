import { expect } from 'vitest';
import { run } from '../bot.ts';

/** Expects that a start with a database is refused in one line that contains these words. */
export async function expectRefusal(database: string, words: string, uid?: number): Promise<void> {
  const spawnOptions = uid === undefined ? {} : { uid };
  const { out: output, err, code } = await run(['src/start.js'], { env: { DATABASE_PATH: database }, ...spawnOptions });
  expect(code).toBe(78);
  expect(output).toBe('');
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain('Fray can’t start:');
  expect(err).toContain(words);
}
