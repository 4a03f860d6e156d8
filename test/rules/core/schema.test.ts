import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as schema from '../../../src/rules/core/schema.ts';
import { expectationText } from '../../../src/text/expectations.ts';

/** The value that a reader returns, or the problems that it finds. */
function resultOf(reader: schema.Reader<unknown>, value: unknown): unknown {
  const result = schema.readWhole(reader, value);
  if ('value' in result) return result.value;
  return result.problems.map(({ path, wants }) => [...path, expectationText(wants)].join(' › '));
}

describe('A number', () => {
  const share = schema.number(-1, 2.5);

  test.each([-1, 0.25, 2.5])('%s is read', (value) => {
    expect(resultOf(share, value)).toBe(value);
  });

  test.each([-1.01, 3, Number.NaN, Number.POSITIVE_INFINITY, '1', null])('%s is refused', (value) => {
    expect(resultOf(share, value)).toEqual(['a number from −1 to 2.5']);
  });

  test('is written with decimals or without, with either minus', () => {
    expect(['2', '0.5', '-1', '−0.5', '1e3', '.5', ''].map((input) => share.written?.(input))).toEqual([
      2,
      0.5,
      -1,
      -0.5,
      '1e3',
      '.5',
      '',
    ]);
  });

  test('that is whole has no decimals', () => {
    expect(resultOf(schema.integer(0, 9), 0.5)).toEqual(['a whole number from 0 to 9']);
  });
});

describe('From text', () => {
  test.each([
    [schema.fromText(schema.integer(0, 9)), '7', 7],
    [schema.fromText(schema.integer(0, 9)), '0', 0],
    [schema.fromText(schema.oneOf(['north', 'south'])), 'North', 'north'],
    [schema.fromText(schema.integer(0, 9)), '0.5', ['a whole number from 0 to 9']],
    [schema.fromText(schema.integer(0, 9)), '70', ['a whole number from 0 to 9']],
    [schema.fromText(schema.integer(0, 9), 'rate'), '70', ['a number such as 2, or 0 for no limit']],
    [schema.fromText(schema.integer(0, 9)), 7, ['a whole number from 0 to 9']],
    [schema.fromText(schema.oneOf(['north'])), 'toString', ['north']],
  ])('%# is what it stands for, or refused', (reader, typed, expected) => {
    expect(resultOf(reader, typed)).toEqual(expected);
  });
});

test.each([
  ['Ev\ud800il', 'Ev\ufffdil'],
  ['\udc00Evil', '\ufffdEvil'],
  ['Evil \ud83d\udde1', 'Evil 🗡'],
])('A text with half a character is read without it: %j', (written, expected) => {
  expect(resultOf(schema.text(), written)).toBe(expected);
});

test('A text of a form is kept as it is, or refused', () => {
  const KEY_RULE = '1 to 40 lowercase letters and digits, with single hyphens between them';
  const key = schema.matching(/^[a-z]+ ?$/, 'pack-id');
  expect(['ab ', 'AB', 7].map((value) => resultOf(key, value))).toEqual(['ab ', [KEY_RULE], [KEY_RULE]]);
});

test('A list may require entries', () => {
  const digitList = schema.list(schema.integer(0, 9), 2, 1);
  expect([[1], [], [1, 2, 3]].map((value) => resultOf(digitList, value))).toEqual([
    [1],
    ['a list of 1 to 2 entries'],
    ['a list of 1 to 2 entries'],
  ]);
});

describe('An object', () => {
  const parsedValue: unknown = JSON.parse('{"id":1,"__proto__":{"id":2},"constructor":3}');

  test('names every field that it does not know', () => {
    expect(resultOf(schema.object({ id: schema.integer(0, 9) }), parsedValue)).toEqual([
      '__proto__ › there’s no such field',
      'constructor › there’s no such field',
    ]);
  });

  test('names a field with half a character in its name, or cut within one', () => {
    expect(resultOf(schema.object({}), { '\ud800': 1, [`${'x'.repeat(39)}🗡`]: 2 })).toEqual([
      '\ufffd › there’s no such field',
      `${'x'.repeat(39)}\ufffd › there’s no such field`,
    ]);
  });

  test('keeps them if told to, as fields and nothing else', () => {
    const result = resultOf(schema.object({ id: schema.integer(0, 9) }, 'kept'), parsedValue);
    expect(JSON.stringify(result)).toBe('{"id":1,"__proto__":{"id":2},"constructor":3}');
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  });

  test('reads any number of them', () => {
    const manyFields = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`field${index}`, index]));
    // `toEqual` would take most of a second.
    expect(isDeepStrictEqual(resultOf(schema.object({}, 'kept'), manyFields), manyFields)).toBe(true);
  });
});

test('JSON Schema says all of these', () => {
  const form = schema.object(
    {
      share: schema.number(0, 1),
      key: schema.matching(/^a$/, 'some-text'),
      some: schema.list(schema.integer(0, 9), 2, 1),
    },
    'kept',
  );
  expect(schema.jsonSchemaOf(form)).toEqual({
    type: 'object',
    properties: {
      share: { type: 'number', minimum: 0, maximum: 1 },
      key: { type: 'string', pattern: '^a$' },
      some: { type: 'array', maxItems: 2, minItems: 1, items: { type: 'integer', minimum: 0, maximum: 9 } },
    },
    required: ['share', 'key', 'some'],
    additionalProperties: true,
  });
});
