import { expect, test } from 'vitest';
import { inSlices } from '../../src/discord/files.ts';

test('a long text is made in slices, and whoever waits is served between two of them', async () => {
  let clock = 0;
  const seen: string[] = [];
  const pieces = function* () {
    for (const piece of ['a', 'b', 'c', 'd', 'e']) {
      // Each takes five milliseconds to make.
      clock += 5;
      setImmediate(() => seen.push('another'));
      yield piece;
    }
  };
  for await (const slice of inSlices(pieces(), () => clock)) seen.push(slice);
  expect(seen).toEqual(['ab', 'another', 'another', 'cd', 'another', 'another', 'e']);
});
