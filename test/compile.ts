import { spawnSync } from 'node:child_process';

/** Makes Fray's bundle, and compiles it: each bot that a test kills before it has kept what it compiled would do so anew. */
export function setup(): void {
  spawnSync(process.execPath, ['src/start.js', '--load-only'], { stdio: 'inherit' });
}
