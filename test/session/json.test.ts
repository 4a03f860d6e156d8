import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, jsonInPieces } from '../../src/session/json.ts';

test('an object in pieces makes the same JSON, with a piece for each entry of its lists', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      expect(JSON.parse([...jsonInPieces(value)].join(''))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const deeds = [{ number: 0 }, { number: 1 }];
  expect([...jsonInPieces({ deeds, left: undefined })]).toContain(',\n{"number":1}');
});

test('Files are read in UTF-8, and in UTF-16 as Windows saves it', () => {
  const content = '\ufeff{"title": "Der Moorweg – Straße"}';
  const littleEndian = Buffer.from(content, 'utf16le');
  for (const bytes of [Buffer.from(content), littleEndian, Buffer.from(littleEndian).swap16()])
    expect(decodeText(bytes)).toEqual({ ok: true, value: content.slice(1) });
  expect(decodeText(Buffer.from('Straße', 'latin1')).ok).toBe(false);
});
