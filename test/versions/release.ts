// `npm run release -- 1.2.0` prepares a version: it changes package.json, the lockfile and the changelog, stores this
// version's data so that tests of later versions can open it, names the code owner, and says what to run next. `npm run
// release -- notes v1.2.0` prints a version's part of the changelog. docs/versions.md says when to increase which part
// of the version number.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSystems } from '../../src/systems/load.ts';
import { NoPostgres, PostgresServer } from '../postgres/server.ts';
import { keepPostgres, keepVersion } from './keep.ts';

const UNRELEASED = '## Unreleased\n';
const VERSION_PATTERN = /^(\d+)\.(\d+)\.(\d+)(-[\w.]+)?$/;

/**
 * The changelog after a release, with the unreleased changes under the version and its date. Throws if there are none.
 */
export function withRelease(changelog: string, version: string, date: string): string {
  if (partOf(changelog, 'Unreleased') === '')
    throw new Error('Under “Unreleased”, the changelog has nothing to release');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${date})\n`);
}

/** A version's part of the changelog, without its heading. A tag's “v” is left out. */
export function notesOf(changelog: string, tag: string): string {
  const version = tag.replace(/^v/, '');
  const part = partOf(changelog, version);
  if (part === undefined) throw new Error(`The changelog has no version ${version}`);
  return `${part}\n`;
}

function partOf(changelog: string, version: string): string | undefined {
  const parts = changelog.split(/^## /m).slice(1);
  const found = parts.find((part) => part.split(/[ \n]/, 1)[0] === version);
  return found?.slice(found.indexOf('\n')).trim();
}

/** The three numbers of a version. Throws if the text isn't a version. */
function numbersOf(version: string): readonly number[] {
  const match = VERSION_PATTERN.exec(version);
  if (!match) throw new Error(`“${version}” isn't a version such as 1.2.0 or 1.2.0-rc.1`);
  return match.slice(1, 4).map(Number);
}

function isAfter(version: string, current: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(current)];
  const differing = a.findIndex((number, index) => number !== b[index]);
  return differing >= 0 && (a[differing] ?? 0) > (b[differing] ?? 0);
}

/**
 * The text of `.github/CODEOWNERS`, for the owner of the repository on GitHub that the remote’s address names. GitHub
 * then asks the owner to review each pull request. Undefined for other addresses.
 */
export function codeOwnersFor(remote: string): string | undefined {
  const [, owner] = /^(?:https:\/\/|ssh:\/\/git@|git@)github\.com[/:]([\w-]+)\/[\w.-]+\s*$/.exec(remote) ?? [];
  return owner === undefined ? undefined : `# They are asked to review every pull request.\n* @${owner}\n`;
}

/** Stores this version's data in a folder, from SQLite and from PostgreSQL. Throws if PostgreSQL can't run. */
async function keep(folder: string): Promise<void> {
  const server = await PostgresServer.start().catch((error) => {
    throw error instanceof NoPostgres ? new Error(`A release needs PostgreSQL: ${error.message}`) : error;
  });
  try {
    await keepVersion(folder);
    await keepPostgres(folder, `${server.url}/postgres`);
  } finally {
    await server.stop();
  }
}

async function prepare(version: string, folder: string): Promise<void> {
  const file = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const manifest = JSON.parse(read('package.json'));
  if (!isAfter(version, manifest.version)) throw new Error(`The version must come after ${manifest.version}`);
  const { stdout, status } = spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0 || stdout !== '') throw new Error('Commit your changes first: a release is prepared from a commit');
  const changelog = withRelease(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
  await loadSystems();
  await keep(file(`test/versions/kept/${version}`));
  const write = (name: string, value: object) => writeFileSync(file(name), `${JSON.stringify(value, undefined, 2)}\n`);
  write('package.json', { ...manifest, version });
  const lock = JSON.parse(read('package-lock.json'));
  const packages = { ...lock.packages, '': { ...lock.packages[''], version } };
  write('package-lock.json', { ...lock, version, packages });
  writeFileSync(file('CHANGELOG.md'), changelog);
  const codeOwners = codeOwnersFor(
    spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: folder, encoding: 'utf8' }).stdout,
  );
  if (codeOwners !== undefined && !existsSync(file('.github/CODEOWNERS'))) {
    mkdirSync(file('.github'), { recursive: true });
    writeFileSync(file('.github/CODEOWNERS'), codeOwners);
  }
  console.log(`Version ${version} is prepared. Look at the changes, then run:

  npm ci && npm test
  git add -A && git commit -m "release: ${version}"
  git tag -a v${version} -m "Fray ${version}"
  git push --follow-tags

The tag publishes the image and the release (.github/workflows/release.yml).`);
}

// `import.meta.main` is newer than the oldest Node that Fray runs on.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { in: { type: 'string', default: '.' } },
    allowPositionals: true,
  });
  const [first = '', tag] = positionals;
  try {
    if (first === 'notes' && tag !== undefined)
      process.stdout.write(notesOf(readFileSync('CHANGELOG.md', 'utf8'), tag));
    else await prepare(first, values.in);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
