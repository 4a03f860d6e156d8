import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedRange } from '../../src/odds/stand-ins.ts';

test('chances are shown in steps of five, at least ten apart, and include all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }), (chances) => {
      const { from, to } = roundedRange(chances);
      expect(to - from).toBeGreaterThanOrEqual(10);
      expect([from % 5, to % 5]).toEqual([0, 0]);
      expect([from >= 0, to <= 100]).toEqual([true, true]);
      for (const chance of chances) {
        expect(chance * 100).toBeGreaterThanOrEqual(from - 1e-9);
        expect(chance * 100).toBeLessThanOrEqual(to + 1e-9);
      }
    }),
  );
});
