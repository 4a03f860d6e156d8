import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Where the sources are kept as they are compiled for tests: for their workers, and for the programs that those start. */
export const COMPILED = 'node_modules/.cache/fray';

/**
 * Compiles Fray once, instead of in each worker and each process that a test starts: its sources, and the bundle, of which no bot
 * that is killed would keep what it compiled.
 */
export async function setup(): Promise<void> {
  // Each run adds its tests to it.
  rmSync(COMPILED, { recursive: true, force: true });
  await Promise.all([load('src/start.js'), load('src/main.ts', { NODE_COMPILE_CACHE: COMPILED })]);
  process.env.NODE_COMPILE_CACHE = COMPILED;
}

async function load(program: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, [program, '--load-only'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  await once(child, 'close');
}
