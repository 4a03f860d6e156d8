import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';

/** Where the compile cache of tests is kept: of their workers, and of the programs that they start. */
export const COMPILED = 'node_modules/.cache/fray';

/** The most files it may have. The sources and packages are 3,000, and each run adds its tests anew. */
const MOST = 15_000;

/**
 * Compiles Fray once, instead of in each worker and process that a test starts: its sources, and the bundle, which a
 * bot that is killed wouldn't have cached.
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
