import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';

/** Where is kept what was compiled for tests: for their workers, and for the programs that those start. */
export const COMPILED = 'node_modules/.cache/fray';

/** How many files it may have. The sources and packages are 3,000; each run adds its tests anew. */
const MOST = 15_000;

/**
 * Compiles Fray once, instead of in each worker and each process that a test starts: its sources, and the bundle, of which no bot
 * that is killed would keep what it compiled.
 */
export async function setup(): Promise<void> {
  if (existsSync(COMPILED) && readdirSync(COMPILED, { recursive: true }).length > MOST)
    rmSync(COMPILED, { recursive: true });
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
