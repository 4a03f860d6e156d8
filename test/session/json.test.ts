import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonInPieces } from '../../src/session/json.ts';

test('an object in pieces makes the same JSON, with a piece for each entry of its lists', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      expect(JSON.parse([...jsonInPieces(value)].join(''))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const deeds = [{ number: 0 }, { number: 1 }];
  expect([...jsonInPieces({ deeds, left: undefined })]).toContain(',\n{"number":1}');
});
