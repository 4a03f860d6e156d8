import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newFolder } from './bot.ts';
import { ID, makeProjectWithPageSystem } from './systems/page-system.ts';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The maximum time of a check. */
const MAX_TIME_MS = 120_000;

// These checks run as tests, so that they run in parallel with tests that mostly wait for processes.
test.each(['types:rules', 'types:page', 'lint'])(
  'npm run %s finds nothing',
  async (script) => {
    const linted = script === 'lint' ? lintedFiles() : undefined;
    expect(await found(script, (args) => (linted ? [...args.slice(0, -1), ...linted.paths] : args))).toBe('');
    linted?.note();
  },
  MAX_TIME_MS,
);

test(
  'npm run types finds nothing, and neither in the system that docs/a-new-system.md makes',
  async () => {
    const folder = newFolder();
    const project = makeProjectWithPageSystem(folder, PROJECT);
    const problems = (await found('types', (args) => args.map((arg) => (arg === PROJECT ? project : arg)))).split('\n');
    const isOnPage = (line: string) => line.includes(`${basename(folder)}/${ID}/`);
    expect(problems.filter(isOnPage), 'what docs/a-new-system.md says to write doesn’t compile').toEqual([]);
    expect(problems.join('\n')).toBe('');
  },
  MAX_TIME_MS,
);

const PROJECT = 'tsconfig.json';

/** What a script of package.json prints if it fails. Otherwise, an empty string. */
async function found(script: string, change: (args: readonly string[]) => readonly string[]): Promise<string> {
  // Runs the programs directly, because four npm processes would take another 1.5 seconds.
  const [program = '', ...args] = scripts[script]?.split(' ') ?? [];
  // The compiler is written in Go. By default, its garbage collector would run ten times in such a short run.
  const env = { ...process.env, GOGC: '400' };
  const child = spawn(`node_modules/.bin/${program}`, change(args), { stdio: ['ignore', 'pipe', 'pipe'], env });
  const [output, errorOutput, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return status === 0 ? '' : `${output}${errorOutput}`;
}

/** Digests of the files in which the linter has found nothing. */
const FOUND_NOTHING = 'node_modules/.cache/lint.json';

/** Folders without files to lint. */
const UNLINTED = ['node_modules', 'dist', '.git'];

/**
 * The files that the linter has to read: all files, or those that have changed since the linter found nothing in them.
 * Other files can't change the result, because each rule of the linter looks at only one file. `note` stores that the
 * linter has found nothing in the current files.
 */
function lintedFiles() {
  // A digest includes everything on which the result depends: the linter's version and rules, and the file's name.
  const digestOf = (parts: readonly (string | Buffer)[]) =>
    parts.reduce((digest, part) => digest.update(part).update('\n'), createHash('sha256')).digest('base64');
  const basis = digestOf(['biome.json', 'package.json', 'package-lock.json'].map((file) => readFileSync(file)));
  const files = readdirSync('.')
    .filter((name) => !UNLINTED.includes(name))
    .flatMap((name) =>
      statSync(name).isDirectory()
        ? readdirSync(name, { recursive: true, encoding: 'utf8' }).map((each) => join(name, each))
        : [name],
    )
    .filter((path) => statSync(path).isFile());
  const digests = files.map((file) => [file, digestOf([basis, file, readFileSync(file)])] as const);
  const known = new Set<string>(existsSync(FOUND_NOTHING) ? JSON.parse(readFileSync(FOUND_NOTHING, 'utf8')) : []);
  const changed = digests.flatMap(([file, digest]) => (known.has(digest) ? [] : [file]));
  const isFirst = changed.length === files.length;
  return {
    // A changed file may be of a kind that isn't linted.
    paths: isFirst ? ['.'] : ['--files-ignore-unknown=true', '--no-errors-on-unmatched', 'package.json', ...changed],
    note() {
      mkdirSync(dirname(FOUND_NOTHING), { recursive: true });
      const unfinished = `${FOUND_NOTHING}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(digests.map(([, digest]) => digest)));
      renameSync(unfinished, FOUND_NOTHING);
    },
  };
}
