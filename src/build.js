// Makes the bundle of these sources: `npm run build`. `npm start` does it by itself where it can: it needs esbuild, which
// comes with the development dependencies, and a checkout that can be written.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { BUNDLES, bundleFolder, ROOT } from './bundle.js';

/** Lets each module know where it was, not where the bundle is. The bundle is two folders below the checkout. */
const locations = {
  name: 'locations',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const module = readFileSync(path, 'utf8');
      const place = JSON.stringify(`../../${relative(ROOT, path).replaceAll('\\', '/')}`);
      return {
        loader: 'ts',
        contents: module.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
      };
    }),
};

const folder = bundleFolder();
if (!existsSync(folder)) await make();
for (const each of readdirSync(BUNDLES)) {
  const other = join(BUNDLES, each);
  if (other !== folder && !/\.\d+$/.test(each)) rmSync(other, { recursive: true });
}

/** Makes it under another name, so that nobody runs half of it. */
async function make() {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    await build({
      entryPoints: [join(ROOT, 'src/main.ts')],
      outdir: unfinished,
      bundle: true,
      // What is loaded only when it is needed stays apart.
      splitting: true,
      // Packages stay where they are: some have code for this machine.
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'esnext',
      // With them an error is reported by the lines of the sources.
      sourcemap: true,
      sourcesContent: false,
      plugins: [locations],
    });
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
