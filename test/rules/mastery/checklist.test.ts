import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const testFolder = new URL('.', import.meta.url);
const checklist = readFileSync(new URL('../../../docs/rules/checklist.csv', testFolder), 'utf8');
const tests = readdirSync(testFolder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'checklist.test.ts')
  .map((name) => readFileSync(new URL(name, testFolder), 'utf8'));

/** The rule ids in the titles of tests, or in the tables that fill in titles. */
const namedRules = new Set(tests.join('\n').match(/M-\d{3}/g));

test('every row of the checklist is named by a test', () => {
  const rows = checklist.match(/^M-\d{3}/gm) ?? [];
  expect(rows).toHaveLength(114);
  expect(rows.filter((id) => !namedRules.has(id))).toEqual([]);
});

test('no test names a row that is not in the checklist', () => {
  expect([...namedRules].filter((id) => !checklist.includes(`\n${id},`))).toEqual([]);
});
