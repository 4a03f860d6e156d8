import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messageTypes, readExamples, TYPES_FILE, variablesOf } from '../../src/text/message-types.ts';
import { t } from '../../src/text/t.ts';

describe('the messages', () => {
  test('have the types that `npm run words` writes', () => {
    expect(readFileSync(TYPES_FILE, 'utf8') === messageTypes()).toBe(true);
  });

  test('are all used', () => {
    const code = globSync(['src/**/*.ts', 'commands/**/*.ts'], { exclude: ['src/text/messages.d.ts'] })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const quotedIds = new Set([...code.matchAll(/'([a-z][a-z0-9-]*(?:\.[a-z-]+)?)'/g)].map(([, id = '']) => id));
    // An id with variable parts: `odds-state-${state}`, `${system}-archetype-${name}`.
    const matches = [...code.matchAll(/`((?:[a-z0-9.-]|\$\{[^}`]*\})+)`/g)]
      .map(([, id = '']) => id)
      .filter((id) => /[a-z]-\$\{|\}-[a-z]/.test(id))
      .map((id) => new RegExp(`^${id.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`));
    const unused = [...variablesOf().keys()].filter(
      (id) => !id.startsWith('command-') && !quotedIds.has(id) && !matches.some((form) => form.test(id)),
    );
    expect(unused).toEqual([]);
  });

  test('have ids that say what they are: none is another’s with a number', () => {
    const ids = variablesOf();
    // Ids with “-name-” contain the book's own words, such as “pierce 1”, so they may end in a number.
    const ownIds = [...ids.keys()].filter((id) => !id.includes('-name-'));
    expect(ownIds.filter((id) => /-\d+$/.test(id) && ids.has(id.replace(/-\d+$/, '')))).toEqual([]);
  });

  test('have an example for each of their variables', () => {
    const exampleValues = readExamples();
    const texts = [...variablesOf().values()].flatMap((variables) =>
      [...variables].flatMap(([name, type]) => (type === 'string | number' ? [name] : [])),
    );
    expect([...new Set(texts)].filter((name) => exampleValues[name] === undefined)).toEqual([]);
  });

  test('write numbers with a real minus', () => {
    expect(t('gm-reveal-all', { count: -2 })).toContain('−2');
  });
});
