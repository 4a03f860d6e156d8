/** True for `npm run soak`. Otherwise, the same tests have fewer repetitions. */
export const LONG = process.env.SOAK === 'long';

/** How many times to do something: `long` times in `npm run soak`, otherwise `short` times. */
export function times(short: number, long: number): number {
  return LONG ? long : short;
}

/** Random numbers that are the same for the same seed. A failing test names its seed. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    // The algorithm is mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) % below;
  };
}
