import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Compiles Fray once in a fresh checkout: each bot that a test kills before it has kept what it compiled would do so anew. */
export function setup(): void {
  if (existsSync('node_modules/.cache/fray')) return;
  spawnSync(process.execPath, ['src/start.js', '--load-only'], { stdio: 'inherit' });
}
