import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as rules from '../../src/systems/rules.ts';
import { RULES_API_PAGE, rulesApiPage } from '../../src/terminal/rules-api-page.ts';

const page = readFileSync(RULES_API_PAGE, 'utf8');

test('docs/rules-api.md is current: run `npm run rules-api` after changing what fray/rules exports', () => {
  expect(page === rulesApiPage()).toBe(true);
});

test('docs/rules-api.md has a heading for every value that fray/rules exports', () => {
  const names = Object.keys(rules).filter((name) => name !== 'schema');
  expect(names.filter((name) => !page.includes(`### \`${name}\``))).toEqual([]);
  expect(page).toContain('### `schema.integer`');
  expect(page).toContain('interface Harmed');
});
