import type { Encounter } from '../rules/core/encounter.ts';
import { chanceOfWinning, type Forecast, intervalOf, Z_REPEATED_CHECKS } from './forecast.ts';

/** A fight is uneven if the share of fights won is outside these bounds. */
interface WinShareBounds {
  readonly least: number;
  readonly most: number;
}

/** The task of finding out whether a fight is uneven. Plain data. */
export interface UnevenFightWork {
  readonly type: 'lopsided';
  readonly encounter: Encounter;
  /** How many hidden creatures are left out of the fight. */
  readonly leftOut?: number;
  /** The side whose share of wins is checked. */
  readonly side: string;
  readonly seed: number;
  readonly bounds: WinShareBounds;
}

/**
 * The minimum number of fights before a result is shown. The result includes the share of wins, which is imprecise
 * after fewer fights.
 */
const MIN_FIGHTS_TO_DECIDE = 96;
/**
 * After this many fights, a result is shown even if the chance to win is too close to the lower or upper bound to be
 * sure on which side of the bound it is.
 */
const MAX_FIGHTS_TO_DECIDE = 384;

/** Whether enough fights were played, or it is clear whether the chance to win is within the bounds. */
export function isUnevenFightDecided({ side, bounds: { least, most } }: UnevenFightWork, forecast: Forecast): boolean {
  if (forecast.fights >= MAX_FIGHTS_TO_DECIDE) return true;
  if (forecast.fights < MIN_FIGHTS_TO_DECIDE) return false;
  const { middle, error } = intervalOf(chanceOfWinning(forecast, side), Z_REPEATED_CHECKS);
  return [least, most].every((bound) => Math.abs(middle - bound) >= error);
}

/**
 * Whether the chance to win is below the lower bound (too hard) or above the upper bound (too easy). Undefined if it is
 * within the bounds, or if no fights were played.
 */
export function exceededBound(
  { side, bounds: { least, most } }: UnevenFightWork,
  forecast: Forecast,
): 'too hard' | 'too easy' | undefined {
  if (forecast.fights === 0) return undefined;
  const { share } = chanceOfWinning(forecast, side);
  if (share < least) return 'too hard';
  return share > most ? 'too easy' : undefined;
}
