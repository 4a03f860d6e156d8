import { expect, test } from 'vitest';
import { timerWords } from '../../src/text/times.ts';

test('the start of a range has a unit only if it differs from the unit of the end', () => {
  expect(timerWords.rangeStart(36 * 60, 47 * 60)).toBe('36');
  expect(timerWords.rangeStart(3 * 24 * 60, 5 * 24 * 60)).toBe('3');
  expect(timerWords.rangeStart(40, 55)).toBe('40');
  expect(timerWords.rangeStart(36 * 60, 3 * 24 * 60)).toBe('36 hours');
  expect(timerWords.rangeStart(60, 90)).toBe('1 hour');
});
