// Where the bot lies as a bundle. Plain JavaScript, as it is read before anything is compiled.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where bundles are. */
export const BUNDLES = join(ROOT, 'dist');

/** The folder of the bundle of these sources, whether it has been made or not: a bundle of others is never run. */
export function bundleFolder() {
  const sources = ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((file) => /\.[jt]s$/.test(file))
      .map((file) => join(folder, file)),
  );
  const contents = sources.sort().flatMap((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
  return join(BUNDLES, hash('sha256', contents.join('\0')).slice(0, 16));
}
