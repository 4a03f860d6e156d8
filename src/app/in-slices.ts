import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the main thread is kept at a time, in milliseconds. */
const SLICE = 10;

/**
 * A long text, made of its pieces in slices: between two of them everything else that waits has its turn. Only the pieces of one
 * slice are in memory.
 */
export async function* inSlices(pieces: Iterable<string>, now: () => number = () => performance.now()) {
  let slice = '';
  let begun = now();
  for (const piece of pieces) {
    slice += piece;
    if (now() - begun < SLICE) continue;
    yield slice;
    await nextTurn();
    slice = '';
    begun = now();
  }
  if (slice !== '') yield slice;
}
