import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const testFolder = new URL('./', import.meta.url);
const rows = readFileSync(new URL('../../../docs/rules/checklist.csv', testFolder), 'utf8').matchAll(
  /^(T(?:8|17)-\d{3}),/gm,
);
const ids = [...rows].map((row) => row[1] ?? '');

/**
 * The source of all TDGS tests, which contains their titles: in `test(…)`, `test.each(…)(…)` and the rows of tables.
 */
const titles = readdirSync(testFolder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'checklist.test.ts')
  .map((name) => readFileSync(new URL(name, testFolder), 'utf8'))
  .join('\n');

test('every row of the checklist is proved by a test that names it', () => {
  expect(ids).toHaveLength(396);
  const namedRules = new Set([...titles.matchAll(/T(?:8|17)-\d{3}/g)].map(([id]) => id));
  expect(ids.filter((id) => !namedRules.has(id))).toEqual([]);
  expect([...namedRules].filter((id) => !ids.includes(id))).toEqual([]);
});

test('no test is left as a todo', () => expect(titles).not.toContain('test.todo'));
