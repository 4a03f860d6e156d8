import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './bot.ts';

/** Makes a checkout with a program of one line instead of the bot. */
function checkout(main: string) {
  const root = newFolder();
  for (const folder of ['commands', 'packs']) mkdirSync(join(root, folder));
  for (const file of [
    'package.json',
    'package-lock.json',
    'src/start.js',
    'src/bundle.js',
    'src/build.js',
    'src/startup-error.ts',
  ])
    cpSync(file, join(root, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'src/main.ts'), main);
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, 'cache') };
  const start = () => spawnSync(process.execPath, [join(root, 'src/start.js')], { env, encoding: 'utf8' });
  return { root, start, bundles: () => readdirSync(join(root, 'dist')) };
}

test('A start builds a bundle, and a new one once a source has changed', () => {
  const { root, start, bundles } = checkout(
    'import { withSourcePlaces } from "./startup-error.ts";\nconst said: string = new Error().stack ?? ""; console.log(withSourcePlaces(said));',
  );
  // Errors and modules refer to the source, not to the bundle.
  expect(start().stdout).toContain(`file://${join(root, 'src/main.ts')}:2:22\n`);
  const [old] = bundles();
  writeFileSync(join(root, 'src/main.ts'), 'const said: string = import.meta.url; console.log(said);');
  expect(start().stdout).toBe(`file://${join(root, 'src/main.ts')}\n`);
  expect(bundles()).toEqual([expect.not.stringMatching(`^${old}$`)]);

  // A bundle that a running process uses stays until the process has ended.
  const [used = ''] = bundles();
  writeFileSync(join(root, 'dist', used, `used-by-${process.pid}`), '');
  writeFileSync(join(root, 'src/main.ts'), '');
  start();
  expect(bundles()).toHaveLength(2);
  rmSync(join(root, 'dist', used, `used-by-${process.pid}`));
  writeFileSync(join(root, 'src/main.ts'), 'void 0;');
  start();
  expect(bundles()).toHaveLength(1);
});

test('If no bundle can be built, the sources are run', () => {
  const { root, start } = checkout('const said: string = import.meta.url; console.log(said);');
  writeFileSync(join(root, 'dist'), '');
  expect(start().stdout).toBe(`file://${join(root, 'src/main.ts')}\n`);
});

test('A bundle includes its threads, keeps the names of classes, but not of small functions', () => {
  const { root, start } = checkout(
    `import { Worker } from 'node:worker_threads';
    import { Kept as Other } from './other.ts';
    class Kept {}
    const small = () => 0;
    console.log('names:', Kept.name, Other.name, small.name);
    new Worker(new URL('./echo-worker.ts', import.meta.url)).on('message', (said: string) => console.log(said));`,
  );
  writeFileSync(
    join(root, 'src/echo-worker.ts'),
    `import { parentPort } from 'node:worker_threads';
    const runs: string = new Error().stack ?? '';
    parentPort?.postMessage(import.meta.url + runs);`,
  );
  writeFileSync(join(root, 'src/other.ts'), 'export class Kept {}');
  const { stdout } = start();
  expect(stdout).toMatch(/^names: Kept Kept *$/m);
  expect(stdout).toContain(`file://${join(root, 'src/echo-worker.ts')}Error`);
  expect(stdout).toMatch(/\/dist\/[0-9a-f]{16}\/echo-worker\.js:/);
});
