const DISCORD_EPOCH = 1_420_070_400_000;

let millisecond = 0;
let increment = 0;

/**
 * How far the clock may fall behind the last id before it counts as set back. Tests that control time set the clock
 * back.
 */
const MAX_CLOCK_LAG_MS = 60_000;

/** A new id: the time, and a count within the millisecond, so that later ids are greater. */
export function snowflake(): string {
  const now = Date.now();
  if (now > millisecond || now < millisecond - MAX_CLOCK_LAG_MS) {
    millisecond = now;
    increment = 0;
  } else if (++increment > 0xfff) {
    millisecond++;
    increment = 0;
  }
  return ((BigInt(millisecond - DISCORD_EPOCH) << 22n) | BigInt(increment)).toString();
}

/** When an id was made, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}
