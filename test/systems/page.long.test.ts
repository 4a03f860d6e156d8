// Runs the programs that docs/a-new-system.md names, on the system that it makes.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { makePageSystem, TITLE, typedLines } from './page-system.ts';

const outsideFolder = newFolder();
const systemFolder = makePageSystem(outsideFolder);
const env = { SYSTEMS: outsideFolder, DATABASE_PATH: join(outsideFolder, 'fray.db') };

test('npm run words writes the types of the system’s messages, and outside Fray the system compiles by itself', async () => {
  const file = join(systemFolder, 'messages.d.ts');
  const types = readFileSync(file, 'utf8');
  writeFileSync(file, '');
  expect(await run(['src/terminal/words.ts', '--in', outsideFolder])).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(file, 'utf8')).toBe(types);
  const compiler = ['node_modules/typescript/bin/tsc', '-p', outsideFolder, '--singleThreaded'];
  expect(await run(compiler)).toMatchObject({ code: 0, out: '' });
});

test('npm start plays the lines of the page, and npm run verify finds its export right, with a newer version too', async () => {
  const game = await run(['src/start.js'], { env, input: typedLines });
  expect(game.err).toBe('');
  const file = join(outsideFolder, 'the-cellar.json');
  writeFileSync(file, game.out.slice(game.out.indexOf('{', game.out.indexOf('[the-cellar.json]'))));
  const system = join(systemFolder, 'system.ts');
  writeFileSync(system, readFileSync(system, 'utf8').replace('0.1.0', '0.2.0'));
  const result = await run(['src/terminal/verify.ts', file], { env });
  expect(result).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Everything checks out') });
  expect(result.out).toContain(`Played with ${TITLE} 0.1.0, checked with 0.2.0.`);
});
