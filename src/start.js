// Started by `npm start`. Plain JavaScript: with a bundle, Node doesn't load its TypeScript compiler at all.
//
// `--max-semi-space-size=8` (megabytes, half of Node's default) keeps startup garbage from staying in memory: 10 MB.
// `--expose-gc` lets the bot collect garbage once after its servers arrived. In 2,400 servers, that frees 140 of 265
// MB. `--heap-growing-percent=80` collects before the heap is twice what is in use. V8 would let the heap grow to four
// times that, which took 150 MB more during exports of whole records. `--v8-pool-size=1` uses one background thread to
// compile and collect instead of four. With four on two cores, answers were delayed while new threads computed odds.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleFolder, isAlive, ROOT, USE_FILE_PREFIX, useFilesOf } from './bundle.js';

const folder = bundleFolder();
const main = join(folder, 'main.js');
if (!existsSync(main)) await build();
// Without a bundle, the sources run directly. The start then takes a second longer and 20 MB more.
const isBundled = existsSync(main);
if (isBundled) markUse();
enableCompileCache(isBundled ? join(folder, 'compiled') : join(ROOT, 'node_modules/.cache/fray'));
await import(isBundled ? pathToFileURL(main).href : './main.ts');
// Writes the compile cache five seconds after the start, not only at exit, so that a crash doesn't lose it.
setTimeout(flushCompileCache, 5_000).unref();

/**
 * Notes that this process uses the bundle, because its threads load their files later. A newer start keeps the folder
 * while the process lives. A read-only folder is never replaced.
 */
function markUse() {
  try {
    for (const file of useFilesOf(folder)) if (!isAlive(file)) rmSync(join(folder, file), { force: true });
    writeFileSync(join(folder, `${USE_FILE_PREFIX}${process.pid}`), '');
  } catch {}
}

/** Makes the bundle in a separate process, so that its memory is freed afterwards. */
async function build() {
  const { spawnSync } = await import('node:child_process');
  spawnSync(process.execPath, [fileURLToPath(new URL('build.js', import.meta.url))], { stdio: 'ignore' });
}
