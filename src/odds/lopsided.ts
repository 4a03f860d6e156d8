import type { Encounter } from '../rules/core/encounter.ts';
import { chanceOfWinning, type Forecast, intervalOf, WATCHED } from './forecast.ts';

/** The shares of fights won between which a fight is not lopsided. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Whether a fight is lopsided. Plain data. */
export interface LopsidedWork {
  readonly type: 'lopsided';
  readonly encounter: Encounter;
  /** How many wait unseen who are left out of it. */
  readonly leftOut?: number;
  /** The side that is to win neither too seldom nor too often. */
  readonly side: string;
  readonly seed: number;
  readonly bounds: Bounds;
}

/** Fights before which nothing is said, however clear it looks: how often the players win is told too. */
const FEWEST_FIGHTS = 96;
/** Fights after which it is said, however near the chance is to one of the bounds. */
const MOST_FIGHTS = 384;

/** Whether it is known on which side of both bounds the chance of winning lies, or no more is asked. */
export function isDecided({ side, bounds: { least, most } }: LopsidedWork, forecast: Forecast): boolean {
  if (forecast.fights >= MOST_FIGHTS) return true;
  if (forecast.fights < FEWEST_FIGHTS) return false;
  const { middle, error } = intervalOf(chanceOfWinning(forecast, side), WATCHED);
  return [least, most].every((bound) => Math.abs(middle - bound) >= error);
}

/** Beyond which bound a fight is. Undefined: between them. */
export function lopsided(
  { side, bounds: { least, most } }: LopsidedWork,
  forecast: Forecast,
): 'too hard' | 'too easy' | undefined {
  if (forecast.fights === 0) return undefined;
  const { share } = chanceOfWinning(forecast, side);
  if (share < least) return 'too hard';
  return share > most ? 'too easy' : undefined;
}
