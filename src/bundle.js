// Finds the bundle. Plain JavaScript, because it runs before anything is compiled.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folder of bundles. */
export const BUNDLES = join(ROOT, 'dist');

/** The file that lists the packages that npm installs. */
const PACKAGES = 'package-lock.json';

/** A file in a bundle whose name begins with this says which process uses the bundle. */
export const USE_FILE_PREFIX = 'used-by-';

/**
 * The files that say which processes use a bundle.
 * @param {string} folder
 */
export function useFilesOf(folder) {
  return readdirSync(folder).filter((file) => file.startsWith(USE_FILE_PREFIX));
}

/**
 * Whether the process in a file's name still runs.
 * @param {string} file
 */
export function isAlive(file) {
  try {
    return process.kill(Number(file.slice(USE_FILE_PREFIX.length)), 0);
  } catch (error) {
    // A process of another user may not be signaled, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} folder */
function isFolder(folder) {
  return existsSync(join(ROOT, folder));
}

/**
 * The folder for the bundle of the current sources and packages, whether or not it exists yet. Other sources have
 * another folder, so an outdated bundle never runs.
 */
export function bundleFolder() {
  const sources = ['src', 'commands', 'packs', 'systems'].filter(isFolder).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((file) => /\.([jt]s|json)$/.test(file))
      .map((file) => join(folder, file)),
  );
  const digest = createHash('sha256');
  for (const file of [...sources.sort(), PACKAGES]) digest.update(file).update(readFileSync(join(ROOT, file)));
  return join(BUNDLES, digest.digest('hex').slice(0, 16));
}
