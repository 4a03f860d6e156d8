import { PLAY_ASSUMPTIONS } from './assumptions.ts';
import type { SeededRandom } from './chance.ts';

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How many sessions are running in each second of the day, for a number of servers. */
export function runningSessionsBySecond(servers: number, chance: SeededRandom): Float64Array {
  const sessionCountChangeBySecond = new Float64Array(DAY_SECONDS);
  let sessionCountAtMidnight = 0;
  for (const { ahead, share } of PLAY_ASSUMPTIONS.zones) {
    const fightCount = chance.poisson(servers * share * PLAY_ASSUMPTIONS.evenings);
    for (let fightIndex = 0; fightIndex < fightCount; fightIndex++) {
      const beginSecond = Math.round(
        chance.normal(PLAY_ASSUMPTIONS.beginsAt - ahead, PLAY_ASSUMPTIONS.around) * HOUR_SECONDS,
      );
      const [from, to] = [secondOfDay(beginSecond), secondOfDay(beginSecond + PLAY_ASSUMPTIONS.lasts * HOUR_SECONDS)];
      sessionCountChangeBySecond[from] = (sessionCountChangeBySecond[from] ?? 0) + 1;
      sessionCountChangeBySecond[to] = (sessionCountChangeBySecond[to] ?? 0) - 1;
      // A session that began the evening before is still running. Every day is assumed to be like this one.
      if (to < from) sessionCountAtMidnight++;
    }
  }
  let sessionCount = sessionCountAtMidnight;
  return sessionCountChangeBySecond.map((each) => {
    sessionCount += each;
    return sessionCount;
  });
}

/**
 * How much of a day's slow play-by-chat happens in each second, as a share. It is spread evenly over the hours in which
 * players are awake.
 */
export const AWAKE_SHARE_BY_SECOND = awakeShareBySecond();

function awakeShareBySecond(): Float64Array {
  const shareBySecond = new Float64Array(DAY_SECONDS);
  const [from, to] = PLAY_ASSUMPTIONS.awake;
  for (const { ahead, share } of PLAY_ASSUMPTIONS.zones)
    for (let second = from * HOUR_SECONDS; second < to * HOUR_SECONDS; second++) {
      const utcSecond = secondOfDay(second - ahead * HOUR_SECONDS);
      shareBySecond[utcSecond] = (shareBySecond[utcSecond] ?? 0) + share / ((to - from) * HOUR_SECONDS);
    }
  return shareBySecond;
}

function secondOfDay(second: number): number {
  return ((second % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
}
