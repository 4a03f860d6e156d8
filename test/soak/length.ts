/** Whether the long form runs: `npm run soak`. `npm test` runs the same tests with less of everything. */
export const LONG = process.env.SOAK === 'long';

/** How often something is done: in the short form, and in the long one. */
export function times(short: number, long: number): number {
  return LONG ? long : short;
}

/** Random numbers that repeat for a seed, which a failing test names. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
