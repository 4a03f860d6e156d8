import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rulesNamed, systemIds } from '../src/rules/systems.ts';
import { loadSystems, unloadSystems } from '../src/systems/load.ts';
import { newFolder } from './bot.ts';

await loadSystems();
afterAll(unloadSystems);

const text = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);
const manifest: {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
} = JSON.parse(text('package.json'));

interface Job {
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node?: readonly string[]; readonly os?: readonly string[] } };
  readonly uses?: string;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}
interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const jobsOf = (file: string): Workflow => parse(text(file));
const runsIn = ({ steps = [] }: Job) => steps.flatMap(({ run }) => run ?? []);

describe.each(filesIn('.github/workflows'))('%s', (file) => {
  const { permissions, jobs } = jobsOf(file);

  test('is valid by GitHub’s schema', () => {
    expect(validateWorkflow(text(file)).errors).toEqual([]);
  });

  test('may only read, unless a job publishes, and has time limits', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      if (job.permissions) expect(['image', 'release', 'publish']).toContain(name);
      if (job.uses) expect(existsSync(job.uses), job.uses).toBe(true);
      else expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
  });

  test('uses actions of GitHub and Docker only, and scripts that exist', () => {
    for (const { uses } of Object.values(jobs).flatMap(({ steps = [] }) => steps))
      expect(uses ?? 'actions/').toMatch(/^(?:actions|docker)\//);
    for (const run of Object.values(jobs).flatMap(runsIn)) {
      const [, script] = /^npm run (?:-s )?(\S+)/.exec(run) ?? [];
      if (script !== undefined) expect(Object.keys(manifest.scripts)).toContain(script);
      else expect(run).toMatch(/^(?:npm (?:ci|test|audit)|rm|gh release)\b/);
    }
  });
});

test('the tests run by both commands of the README, on each kind of machine and the oldest Node of each line', () => {
  const { jobs } = jobsOf('.github/workflows/tests.yml');
  expect(jobs.tests && runsIn(jobs.tests)).toEqual(['npm ci', 'npm test']);
  for (const command of ['npm ci && npm start', 'npm ci && npm test'])
    expect(text('README.md')).toContain(`\n${command} `);
  const oldest = manifest.engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''));
  expect(jobs['oldest-node']?.strategy?.matrix.node).toEqual(oldest);
  expect(jobs.tests?.strategy?.matrix.os?.map((os) => os.replace(/[\d.]+/, ''))).toEqual([
    'ubuntu-',
    'ubuntu--arm',
    'macos-',
    'windows-',
  ]);
});

interface Field {
  readonly type: string;
  readonly id?: string;
  readonly attributes: { readonly label?: string; readonly value?: string; readonly options?: readonly string[] };
}
interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly Field[];
}

describe.each(filesIn('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('/config.yml')))('%s', (file) => {
  const form: Form = parse(text(file));

  test('is a form as GitHub takes it', () => {
    expect(form.name).not.toBe('');
    expect(form.description).not.toBe('');
    const fields = form.body.filter(({ type }) => type !== 'markdown');
    expect(fields.length).toBeGreaterThan(0);
    for (const { type, id, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(id).toMatch(/^[\w-]+$/);
      expect(attributes.label).not.toBe('');
      expect(attributes.options !== undefined).toBe(type === 'dropdown' || type === 'checkboxes');
    }
    for (const values of [fields.map(({ id }) => id), fields.map(({ attributes }) => attributes.label)]) {
      expect(new Set(values).size).toBe(fields.length);
    }
    for (const { type, attributes } of form.body) if (type === 'markdown') expect(attributes.value).not.toBe('');
  });

  test('names files that exist', () => {
    const paths = [...text(file).matchAll(/\b(?:docs\/[\w-]+|[A-Z]+\.md|package\.json)/g)].map(([path]) => path);
    expect(paths.filter((path) => !existsSync(path) && !existsSync(`${path}.md`))).toEqual([]);
  });
});

test('every system can be chosen to report a wrong rule', () => {
  const { body }: Form = parse(text('.github/ISSUE_TEMPLATE/rule.yml'));
  const systems = body.find(({ id }) => id === 'system')?.attributes.options ?? [];
  expect(systems.toSorted()).toEqual(
    systemIds()
      .flatMap((id) => rulesNamed(id)?.title ?? [])
      .toSorted(),
  );
});

test('Renovate updates the Node of every platform at once', () => {
  const {
    packageRules,
  }: { packageRules: readonly { readonly groupName?: string; readonly matchPackageNames?: readonly string[] }[] } =
    JSON.parse(text('renovate.json'));
  const group = packageRules.find(({ groupName }) => groupName === 'Node')?.matchPackageNames ?? [];
  expect(group.filter((name) => name !== 'node')).toEqual(Object.keys(manifest.optionalDependencies));
});

test('no npm compiles the database engine, which comes compiled', () => {
  const { packages } = JSON.parse(text('package-lock.json'));
  // `npm install` drops `gypfile` when it updates the package. Without `gypfile: false`, npm 10 needs a compiler.
  expect(packages['node_modules/better-sqlite3'].gypfile).toBe(false);
});

test.skipIf(process.platform === 'win32')('after the installation, npm links the Node that came with it', () => {
  const folder = newFolder();
  for (const name of Object.keys(manifest.optionalDependencies)) {
    mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true });
    symlinkSync(process.execPath, join(folder, 'node_modules', name, 'bin/node'));
  }
  const npm = join(folder, 'npm.cjs');
  writeFileSync(npm, 'console.log(process.argv.slice(2).join(" "))');
  const env = { ...process.env, npm_execpath: npm };
  const [, script = ''] = manifest.scripts.postinstall?.split(' ') ?? [];
  const { stdout } = spawnSync(process.execPath, [resolve(script)], { cwd: folder, env, encoding: 'utf8' });
  const [, name = ''] = /^rebuild --ignore-scripts (\S+)\n$/.exec(stdout) ?? [];
  expect(Object.keys(manifest.optionalDependencies)).toContain(name);
  expect(name).toContain(process.arch);
});

test('npm writes the lockfile without download addresses on every machine', () => {
  expect(text('.npmrc')).toContain('\nomit-lockfile-registry-resolved=true\n');
});

test('the texts for the App Directory fit, and the picture that links show has its size', () => {
  const [, short = ''] = /^\| Short description[^|]*\| (.+) \|$/m.exec(text('docs/app-directory.md')) ?? [];
  expect(short.length).toBeGreaterThan(50);
  expect(short.length).toBeLessThanOrEqual(200);
  const png = readFileSync('docs/pictures/social.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 640]);
});
