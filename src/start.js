// What `npm start` runs. Plain JavaScript: with a bundle, Node need not load its TypeScript compiler at all.
// `--max-semi-space-size=8` (megabytes, half of Node's own) keeps what starting up threw away from staying in memory: 10 MB.
// `--expose-gc` lets the bot collect once what its servers brought with them: 140 MB of 265 in 2,400 servers.
// `--heap-growing-percent=80` collects when the heap is not quite twice what is in use; V8 lets it grow to four times that, which was
// 150 MB while whole records are exported.
// `--v8-pool-size=1`: one thread compiles and collects beside those that run, not four; on two cores those kept whoever answers
// waiting while threads that work out odds were new.
import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleFolder, ROOT } from './bundle.js';

const folder = bundleFolder();
const main = join(folder, 'main.js');
if (!existsSync(main)) await build();
// Where none can be made, the sources run as they are: a second more at the start, and 20 MB.
const isBundled = existsSync(main);
enableCompileCache(isBundled ? join(folder, 'compiled') : join(ROOT, 'node_modules/.cache/fray'));
await import(isBundled ? pathToFileURL(main).href : './main.ts');
// Written now, not only at the end, so that it survives a crash.
setTimeout(flushCompileCache, 5_000).unref();

/** Makes the bundle in a process of its own, so that this one does not keep what that takes. */
async function build() {
  const { spawnSync } = await import('node:child_process');
  spawnSync(process.execPath, [fileURLToPath(new URL('build.js', import.meta.url))], { stdio: 'ignore' });
}
