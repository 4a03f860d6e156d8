import { PLAY } from './assumptions.ts';
import type { Chance } from './chance.ts';

export const HOUR = 3_600;
export const DAY = 24 * HOUR;

/** How many sessions are running in each second of the day, for a number of servers. */
export function runningSessionsOf(servers: number, chance: Chance): Float64Array {
  const change = new Float64Array(DAY);
  let runningBefore = 0;
  for (const { ahead, share } of PLAY.zones) {
    const count = chance.poisson(servers * share * PLAY.evenings);
    for (let fight = 0; fight < count; fight++) {
      const beginning = Math.round(chance.normal(PLAY.beginsAt - ahead, PLAY.around) * HOUR);
      const [from, to] = [secondOfDay(beginning), secondOfDay(beginning + PLAY.lasts * HOUR)];
      change[from] = (change[from] ?? 0) + 1;
      change[to] = (change[to] ?? 0) - 1;
      // A session that began the evening before is still running. Every day is assumed to be like this one.
      if (to < from) runningBefore++;
    }
  }
  let running = runningBefore;
  return change.map((each) => {
    running += each;
    return running;
  });
}

/** The share of a day's slow play in each second. It is spread evenly over the time when players are awake. */
export const AWAKE = awakeShare();

function awakeShare(): Float64Array {
  const shares = new Float64Array(DAY);
  const [from, to] = PLAY.awake;
  for (const { ahead, share } of PLAY.zones)
    for (let second = from * HOUR; second < to * HOUR; second++) {
      const utcSecond = secondOfDay(second - ahead * HOUR);
      shares[utcSecond] = (shares[utcSecond] ?? 0) + share / ((to - from) * HOUR);
    }
  return shares;
}

function secondOfDay(second: number): number {
  return ((second % DAY) + DAY) % DAY;
}
