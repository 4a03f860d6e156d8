import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from '../../src/terminal/odds/scene-file.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['{\n  "a": 1,\n}', 3, 1, '}'],
  ['[1, 2,\n ]', 2, 2, ']'],
  ['{"a" 1}', 1, 6, '1'],
  ["{'a': 1}", 1, 2, "'"],
  ['{"a": foo}', 1, 7, 'foo'],
  ['// so\n{}', 1, 1, '/'],
  ['{} {}', 1, 4, '{'],
  ['[1\n', 2, 1, ''],
])('%j: line %i, column %i', (text, line, column, mark) => {
  expect(jsonFault(text)).toEqual({ line, column, mark });
});

test('what JavaScript reads has no fault, and all else has one', () => {
  const marks = fc.constantFrom(
    '',
    ',',
    ':',
    '"',
    '{',
    '}',
    '[',
    ']',
    '0',
    '-',
    '.',
    'e',
    'null',
    '\\',
    '\n',
    '\u0001',
    '\u007f',
    '😀',
  );
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat(2), marks, (json, place, out, put) => {
      const at = place % (json.length + 1);
      const text = json.slice(0, at) + put + json.slice(at + out);
      expect(jsonFault(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 300 },
  );
});
