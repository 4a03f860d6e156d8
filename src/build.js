// Makes the bundle of these sources: `npm run build`. `npm start` runs it if possible: it needs esbuild, a development
// dependency, and a writable checkout.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { BUNDLES, bundleFolder, isAlive, ROOT, useFilesOf } from './bundle.js';

/**
 * Packages that aren't bundled: they have native code or files, are seldom needed, or are optional and not installed.
 */
const NOT_BUNDLED = [
  'better-sqlite3',
  'pg',
  'pino',
  '@prometheus-io/client',
  'bufferutil',
  'utf-8-validate',
  'zlib-sync',
];

/** Finds where a module refers to the file of a thread, to the file of `fray/rules`, or to its own location. */
const LOCATION = /new URL\('\.\/([\w-]+-worker|rules)\.ts', import\.meta\.url\)|import\.meta\.url/g;

/** Finds the lines in which a module requires a package. */
const REQUIRED = /^const (\w+): typeof import\('.+'\) = require\('(.+)'\);$/gm;

/**
 * Makes a module that exports parts of required packages import them instead, so that esbuild leaves out the rest of each
 * package.
 * @param {string} module
 */
function imported(module) {
  const packages = new Map(Array.from(module.matchAll(REQUIRED), ([, name, path]) => [name, path]));
  return module
    .replaceAll(REQUIRED, '')
    .replaceAll(/^export const (\{[^}]+\}) =\s+(\w+);$/gm, (line, names, from) =>
      packages.has(from) ? `export ${names} from '${packages.get(from)}';` : line,
    );
}

/**
 * Gives each module its original location, because the bundle is two folders below the checkout. Only references to the
 * files of threads and to `fray/rules` point into the bundle.
 */
const locations = {
  name: 'locations',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const module = imported(readFileSync(path, 'utf8'));
      const place = JSON.stringify(`../../${relative(ROOT, path).replaceAll('\\', '/')}`);
      return {
        loader: 'ts',
        contents: module.replaceAll(LOCATION, (_, thread) =>
          thread ? `new URL('./${thread}.js', import.meta.url)` : `new URL(${place}, import.meta.url).href`,
        ),
      };
    }),
};

/**
 * Keeps the names of classes, because discord.js uses them. To keep names, esbuild sets one on every function each time
 * it is created, which makes fights a sixth slower. So arrow functions, the only ones without a prototype, get no
 * names. The replacement has the same length, so that source maps stay right.
 */
const NAME_ALL = '(target,value)=>__defProp(target,"name",{value,configurable:!0})';
const NAME_CLASSES = '(t,v)=>t.name===v||!t.prototype?t:__defProp(t,"name",{value:v})'.padEnd(NAME_ALL.length);

/** @param {string} folder */
function nameOnlyClasses(folder) {
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(NAME_ALL, NAME_CLASSES));
  }
}

/** The files from which the main thread and the other threads start, and the one that systems outside `src` import. */
const ENTRY_FILES = readdirSync(join(ROOT, 'src'), { recursive: true }).filter((file) =>
  /^main\.ts$|-worker\.ts$|^systems[/\\]rules\.ts$/.test(file),
);

/**
 * Compiles the systems in `systems/` into the bundle. Their list is fixed at build time, and they import the bundle's
 * own `fray/rules`.
 */
const systems = {
  name: 'systems',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^fray\/rules$/ }, () => ({ path: join(ROOT, 'src/systems/rules.ts') }));
    onLoad({ filter: /src[/\\]systems[/\\]in-tree\.ts$/ }, () => {
      const folder = join(ROOT, 'systems');
      const names = existsSync(folder) ? readdirSync(folder) : [];
      const found = names.filter((name) => existsSync(join(folder, name, 'system.ts'))).sort();
      const list = found.map((name) => {
        const file = JSON.stringify(join(folder, name, 'system.ts'));
        return `${JSON.stringify(name)}: () => import(${file})`;
      });
      return {
        loader: 'ts',
        contents: `export const IN_TREE_FOLDER = new URL('../../systems/', import.meta.url);
          export const inTreeSystems = () => ({ ${list.join(', ')} });`,
        resolveDir: folder,
      };
    });
  },
};

const folder = bundleFolder();
if (!existsSync(folder)) await makeBundle();
for (const each of readdirSync(BUNDLES)) {
  const other = join(BUNDLES, each);
  // A process that runs an older bundle still loads the files of its threads from there.
  if (other !== folder && !/\.\d+$/.test(each) && !useFilesOf(other).some(isAlive)) rmSync(other, { recursive: true });
}

/** Makes the bundle under another name first, so that no process runs an unfinished one. */
async function makeBundle() {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    await build({
      entryPoints: ENTRY_FILES.map((file) => join(ROOT, 'src', file)),
      entryNames: '[name]',
      outdir: unfinished,
      bundle: true,
      // Code that is loaded only when needed stays in its own files.
      splitting: true,
      external: NOT_BUNDLED,
      // Packages use `require`, and discord.js uses the names of its classes.
      banner: { js: "import * as node from 'node:module'; const require = node.createRequire(import.meta.url);" },
      keepNames: true,
      // Code without spaces takes 11 MB less memory.
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      platform: 'node',
      format: 'esm',
      target: 'esnext',
      // A container image is built without the checkout's tsconfig.json.
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      // With a source map, logged errors have the line numbers of the sources.
      sourcemap: true,
      sourcesContent: false,
      plugins: [systems, locations],
    });
    nameOnlyClasses(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have made the same bundle at the same time.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
