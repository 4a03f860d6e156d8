import { globSync, readFileSync } from 'node:fs';
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
  expect(page).toContain('interface HarmDone');
});

test('fray/rules exports every type that a declaration on docs/rules-api.md uses', () => {
  const files = globSync('src/{rules/core,field,text,time,systems}/**/*.ts', { exclude: ['src/systems/template/**'] });
  const types = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:type|interface|(?:abstract )?class) (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    ),
  );
  const entries = [...page.matchAll(/^### `(?:schema\.)?(\w+)`\n[\s\S]*?```ts\n([\s\S]*?)\n```/gm)].map(
    ([, name = '', code = '']) => ({ name, code: code.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/'[^'\n]*'/g, '') }),
  );
  const declaredIn = (code: string) =>
    [...code.matchAll(/^(?:interface|type|class|const) (\w+)/gm)].map(([, name = '']) => name);
  const exportedNames = new Set(entries.map(({ name }) => name));
  const undocumentedTypes = entries.flatMap(({ name, code }) => {
    const words = new Set([...code.matchAll(/(?<![\w.#])[A-Z]\w*/g)].map(([word]) => word));
    const documentedTypes = new Set([...exportedNames, ...declaredIn(code)]);
    return [...words]
      .filter((word) => types.has(word) && !documentedTypes.has(word))
      .map((word) => `${word}, used by ${name}`);
  });
  expect(undocumentedTypes).toEqual([]);
});
