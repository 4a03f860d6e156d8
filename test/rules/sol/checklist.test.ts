import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const testFolder = new URL('./', import.meta.url);

test('every row of the checklist that is of Project Sol is named by a test', () => {
  const rows = readFileSync(new URL('docs/rules/checklist.csv', root), 'utf8').match(/^S-\d{3}(?=,)/gm) ?? [];
  expect(rows).toHaveLength(89);
  const titles = readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('checklist'))
    .flatMap(
      (name) =>
        readFileSync(new URL(name, testFolder), 'utf8').match(/\b(?:test|test\.each\([^`]*?\))\(\s*['"`][^\n]*/g) ?? [],
    )
    .join('\n');
  expect(rows.filter((id) => !titles.includes(id))).toEqual([]);
});
