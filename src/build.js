// Makes the bundle of these sources: `npm run build`. `npm start` does it by itself where it can: it needs esbuild, which
// comes with the development dependencies, and a checkout that can be written.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { BUNDLES, bundleFolder, ROOT } from './bundle.js';

/** Packages with code for this machine or with files of their own, those that are seldom needed, and those that are not there. */
const APART = ['better-sqlite3', 'pg', 'pino', '@prometheus-io/client', 'bufferutil', 'utf-8-validate', 'zlib-sync'];

/** Where a module names the file of a thread, or itself. */
const LOCATION = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)|import\.meta\.url/g;

/** Where a module makes itself a `require`. Without that line esbuild sees what is required, and bundles it. */
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

/**
 * Lets each module know where it was, not where the bundle is. The bundle is two folders below the checkout. Only threads begin
 * in the bundle.
 */
const locations = {
  name: 'locations',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const module = readFileSync(path, 'utf8');
      const place = JSON.stringify(`../../${relative(ROOT, path).replaceAll('\\', '/')}`);
      return {
        loader: 'ts',
        contents: module
          .replace(OWN_REQUIRE, '')
          .replaceAll(LOCATION, (_, thread) =>
            thread ? `new URL('./${thread}.js', import.meta.url)` : `new URL(${place}, import.meta.url).href`,
          ),
      };
    }),
};

/**
 * Names are kept for discord.js, which goes by those of its classes. But esbuild gives its name to every function, to a small one each
 * time that it is made: fights take a sixth longer by that. So arrow functions, which alone have no prototype, go without. As long as
 * what it stands for, so that errors still find their columns.
 */
const NAMES_ALL = '(target,value)=>__defProp(target,"name",{value,configurable:!0})';
const NAMES_CLASSES = '(t,v)=>t.prototype?__defProp(t,"name",{value:v}):t'.padEnd(NAMES_ALL.length);

/** @param {string} folder */
function nameClassesAlone(folder) {
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(NAMES_ALL, NAMES_CLASSES));
  }
}

/** What the main thread begins with, and each of the others. */
const BEGINNINGS = readdirSync(join(ROOT, 'src'), { recursive: true }).filter((file) =>
  /^main\.ts$|-worker\.ts$/.test(file),
);

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
      entryPoints: BEGINNINGS.map((file) => join(ROOT, 'src', file)),
      entryNames: '[name]',
      outdir: unfinished,
      bundle: true,
      // What is loaded only when it is needed stays apart.
      splitting: true,
      external: APART,
      // Packages ask for modules, and discord.js goes by the names of its classes.
      banner: { js: "import * as node from 'node:module'; const require = node.createRequire(import.meta.url);" },
      keepNames: true,
      // What is not there stays in no memory: 11 MB.
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      platform: 'node',
      format: 'esm',
      target: 'esnext',
      // An image is built without the checkout's tsconfig.json.
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      // By them an error is logged with its lines in the sources.
      sourcemap: true,
      sourcesContent: false,
      plugins: [locations],
    });
    nameClassesAlone(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
