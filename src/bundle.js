// Where the bot lies as a bundle. Plain JavaScript, as it is read before anything is compiled.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where bundles are. */
export const BUNDLES = join(ROOT, 'dist');

/** Which packages npm installs. */
const PACKAGES = 'package-lock.json';

/** The folder of the bundle of these sources and packages, whether it has been made or not: one of others is never run. */
export function bundleFolder() {
  const sources = ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((file) => /\.[jt]s$/.test(file))
      .map((file) => join(folder, file)),
  );
  const digest = createHash('sha256');
  for (const file of [...sources.sort(), PACKAGES]) digest.update(file).update(readFileSync(join(ROOT, file)));
  return join(BUNDLES, digest.digest('hex').slice(0, 16));
}
