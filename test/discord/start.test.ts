import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';

let loopback: Loopback;

beforeAll(async () => {
  loopback = await startLoopback();
});

afterAll(() => loopback.stop());

/** Starts Fray with a token, and expects it to say in one line why it cannot. */
async function fails(env: NodeJS.ProcessEnv, words: string): Promise<void> {
  const { err, code } = await run(['src/main.ts'], {
    env: { DATABASE_PATH: join(newFolder(), 'fray.db'), LOG_LEVEL: 'fatal', ...env },
  });
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain('Fray cannot start:');
  expect(err).toContain(words);
}

describe('Starting on Discord', () => {
  test('with a wrong token', async () => {
    await fails({ DISCORD_TOKEN: 'not.a.token', DISCORD_API_BASE: loopback.url }, 'does not take the token');
  });

  test('where nothing answers', async () => {
    await fails({ DISCORD_TOKEN: loopback.token, DISCORD_API_BASE: 'http://127.0.0.1:9/api' }, 'cannot be reached');
  });

  test('with a database folder that is missing', async () => {
    const missing = join(newFolder(), 'no', 'fray.db');
    await fails(
      { DISCORD_TOKEN: loopback.token, DISCORD_API_BASE: loopback.url, DATABASE_PATH: missing },
      'does not exist',
    );
  });
});
