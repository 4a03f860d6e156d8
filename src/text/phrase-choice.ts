import type { Line, Lines } from './phrase.ts';

/** How often the special is told rather than the general, of 100. */
const SPECIAL = 45;

/**
 * One of several pools of ways, and one way of it, by the place in the record: the same whenever it is told, and within
 * half a pool's length never the same twice. The first pool is the most special; the last serves where it is not taken.
 */
export function chosenLine(
  pools: readonly Lines[],
  { encounter, deed }: { readonly encounter: number; readonly deed: number },
  nth: number,
): Line | undefined {
  const isTaken = (at: number) => mixed(encounter, deed * 31 + nth, at + 1) % 100 < SPECIAL;
  const pool = pools.find((_, at) => at < pools.length - 1 && isTaken(at)) ?? pools.at(-1);
  // What happens several times in one deed is told several ways, and the next deed in yet another.
  return pool?.[placeIn(pool.length, encounter, deed + nth * (pool.length >= 12 ? 5 : 1))];
}

/**
 * The place in a pool of `count` for step `step` of a fight. Each cycle goes once through the first half and then once
 * through the second, each half in an order of its own.
 */
export function placeIn(count: number, encounter: number, step: number): number {
  const [cycle, at] = [Math.floor(step / count), step % count];
  const half = Math.ceil(count / 2);
  const early = at < half;
  const size = early ? half : count - half;
  return (early ? 0 : half) + drawn(early ? at : at - half, size, mixed(encounter, cycle, early ? 7 : 11));
}

/** Which of `size` comes at `place` of an order by lot; of two with the same lot the earlier comes first. */
function drawn(place: number, size: number, seed: number): number {
  // Whose lot it is stands in the number's remainder, so that numbers alone are put in order.
  const lots = new Uint32Array(size).map((_, at) => mixed(seed, at, 3) * size + at).sort();
  return (lots[place] ?? 0) % size;
}

/** A number that three others come to, well mixed: no chance is in it. */
function mixed(a: number, b: number, c: number): number {
  let hash = 0x811c9dc5;
  for (const part of [a, b, c]) {
    hash = Math.imul(hash ^ (part & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (part >>> 16), 0x01000193);
    hash ^= hash >>> 15;
  }
  return (Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0) % 1_000_003;
}
