import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';

const text = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);
const manifest: {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
} = JSON.parse(text('package.json'));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes': number;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

describe.each(filesIn('.github/workflows'))('%s', (file) => {
  const { on, permissions, jobs }: Workflow = parse(text(file));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('may only read, and has a time limit', () => {
    expect(Object.keys(on).length).toBeGreaterThan(0);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs))
      expect(job).toMatchObject({ 'runs-on': 'ubuntu-latest', steps: [{}, {}, {}, {}] });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(20);
    for (const { uses } of steps) expect(uses ?? 'actions/').toMatch(/^actions\//);
  });

  test('runs scripts and files that exist', () => {
    for (const { run } of steps) {
      if (run === undefined) continue;
      const [program, word = '', ...rest] = run.split(' ');
      if (program === 'node') expect(existsSync(word), run).toBe(true);
      else if (word === 'run') expect(Object.keys(manifest.scripts)).toContain(rest[0]);
      else expect([`${program} ${word}`]).toEqual([word === 'test' && manifest.scripts.test ? 'npm test' : 'npm ci']);
    }
  });
});

test('the workflow runs both commands of the README, and the oldest Node of each line', () => {
  const { jobs }: Workflow = parse(text('.github/workflows/tests.yml'));
  expect(jobs.tests?.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm test']);
  for (const command of ['npm ci && npm start', 'npm ci && npm test'])
    expect(text('README.md')).toContain(`\n${command} `);
  const oldest = manifest.engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''));
  expect(jobs['oldest-node']?.strategy?.matrix.node).toEqual(oldest);
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
  expect(systems.toSorted()).toEqual(BUILT_IN_IDS.flatMap((id) => rulesNamed(id)?.title ?? []).toSorted());
});

test('Renovate updates the Node of every platform at once', () => {
  const {
    packageRules,
  }: { packageRules: readonly { readonly groupName?: string; readonly matchPackageNames?: readonly string[] }[] } =
    JSON.parse(text('renovate.json'));
  const group = packageRules.find(({ groupName }) => groupName === 'Node')?.matchPackageNames ?? [];
  expect(group.filter((name) => name !== 'node')).toEqual(Object.keys(manifest.optionalDependencies));
});

test('npm writes the lockfile without download addresses on every machine', () => {
  expect(text('.npmrc')).toContain('\nomit-lockfile-registry-resolved=true\n');
});
