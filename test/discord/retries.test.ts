import { expect, test } from 'vitest';
import { waitAfter } from '../../src/discord/retries.ts';
import { Forbidden } from '../../src/discord/trouble.ts';
import { StoreError } from '../../src/store/store.ts';

test('Discord is tried again with growing pauses and at last left alone; the store soon, however long it has been away', () => {
  const lost = new Error('The connection is lost');
  expect([1, 2, 3, 4, 5, 6, 20, 21].map((failures) => waitAfter(failures, lost))).toEqual([
    2_000,
    5_000,
    15_000,
    60_000,
    180_000,
    300_000,
    300_000,
    undefined,
  ]);
  expect([1, 21].map((failures) => waitAfter(failures, new Forbidden()))).toEqual([300_000, undefined]);
  expect([1, 20, 500].map((failures) => waitAfter(failures, new StoreError('away', undefined)))).toEqual([
    5_000, 5_000, 5_000,
  ]);
});
