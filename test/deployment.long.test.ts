import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newFolder } from './bot.ts';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).toSorted();

test('The Dockerfile compiles the bundle beforehand, without a token and without Discord', async () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n');
  const [run = ''] = lines.slice(lines.indexOf('USER node')).filter((line) => line.startsWith('RUN'));
  expect(run).toMatch(/^RUN node [^|&;]*$/);
  const words = run.split(' ').slice(2);
  // Node has a separate compile cache for each set of flags.
  const [, ...startWords] = JSON.parse(lines.findLast((line) => line.startsWith('CMD'))?.slice('CMD'.length) ?? '[]');
  expect(words).toEqual([...startWords, '--load-only']);
  const cache = newFolder();
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: cache };
  const start = (...args: string[]) => spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 30_000 });
  expect(start(...words)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  const compiledFiles = filesIn(cache);
  expect(compiledFiles.length).toBeGreaterThan(180);
  expect(start(...words)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(filesIn(cache)).toEqual(compiledFiles);
});
