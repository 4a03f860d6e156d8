import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';

/** The folder of the compile cache for the tests' workers and for the programs that they start. */
export const COMPILED = 'node_modules/.cache/fray';

/**
 * The maximum number of files in the folder. Sources and packages need 3,000 files, and each run of the tests adds
 * more.
 */
const MAX_FILES = 15_000;

/**
 * Compiles Fray once, instead of in each worker and process that a test starts. The bundle is compiled here, too,
 * because a bot that a test kills doesn't save its compile cache.
 */
export async function setup(): Promise<void> {
  if (existsSync(COMPILED) && readdirSync(COMPILED, { recursive: true }).length > MAX_FILES)
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
