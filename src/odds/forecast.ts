import type { FightResult } from './play-out.ts';

/** The results of many fights, kept as sums, so that fights simulated elsewhere can be added. */
export interface Forecast {
  readonly fights: number;
  /** Fights won, by side. All other fights are draws. */
  readonly won: Readonly<Record<string, number>>;
  /** How often each combatant was down or dead at the end. */
  readonly fell: Readonly<Record<string, number>>;
  /** How many fights lasted each number of rounds. */
  readonly rounds: Readonly<Record<number, number>>;
  /** How many combatants fell, by side and round. */
  readonly losses: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** How lucky each side was, and whether that helped it win, by side. */
  readonly luck: Readonly<Record<string, LuckSums>>;
}

/**
 * A side's net luck over all fights: its sum, the sum of its squares, and its sum over the fights that the side won. In
 * each fight, net luck is the luck of the side's rolls minus the luck of everyone else's rolls.
 */
interface LuckSums {
  readonly sum: number;
  readonly squares: number;
  readonly inWins: number;
}

/**
 * The number of fights in a piece of work. Results are checked only between pieces, so every computer stops after the
 * same number of fights.
 */
export const FIGHTS_PER_PIECE = 8;

export const NO_FIGHTS: Forecast = { fights: 0, won: {}, fell: {}, rounds: {}, losses: {}, luck: {} };

/** The forecast of a single fight. */
export function forecastOf({ winner, rounds, fallen, losses, luck }: FightResult): Forecast {
  return {
    fights: 1,
    won: winner === undefined ? {} : { [winner]: 1 },
    fell: Object.fromEntries(fallen.map((id) => [id, 1])),
    rounds: { [rounds]: 1 },
    losses,
    luck: Object.fromEntries(
      Object.entries(luck).map(([side, of]) => [side, { sum: of, squares: of ** 2, inWins: side === winner ? of : 0 }]),
    ),
  };
}

/** Adds two forecasts. The order doesn't matter, except for rounding in the luck sums. */
export function addForecasts(one: Forecast, other: Forecast): Forecast {
  return {
    ...addWins(one, other),
    fell: addCounts(one.fell, other.fell),
    rounds: addCounts(one.rounds, other.rounds),
    losses: addBySide(one.losses, other.losses, addCounts, {}),
  };
}

/** Who won how often, and with how much luck: all it takes to estimate a side's chance to win. */
export type WinCounts = Pick<Forecast, 'fights' | 'won' | 'luck'>;

export function addWins(one: WinCounts, other: WinCounts): WinCounts {
  return {
    fights: one.fights + other.fights,
    won: addCounts(one.won, other.won),
    luck: addBySide(one.luck, other.luck, addLuck, NO_LUCK),
  };
}

const NO_LUCK: LuckSums = { sum: 0, squares: 0, inWins: 0 };

function addLuck(one: LuckSums, other: LuckSums): LuckSums {
  return { sum: one.sum + other.sum, squares: one.squares + other.squares, inWins: one.inWins + other.inWins };
}

/** Uses a `Map`, because a side can have the name of a property that every object has ("constructor"). */
function addBySide<Of>(
  one: Readonly<Record<string, Of>>,
  other: Readonly<Record<string, Of>>,
  add: (a: Of, b: Of) => Of,
  none: Of,
) {
  const sumsBySide = new Map(Object.entries(one));
  for (const [side, of] of Object.entries(other)) sumsBySide.set(side, add(sumsBySide.get(side) ?? none, of));
  return Object.fromEntries(sumsBySide);
}

function addCounts<Key extends string | number>(
  one: Readonly<Record<Key, number>>,
  other: Readonly<Record<Key, number>>,
) {
  const sumsByKey = new Map<string, number>(Object.entries(one));
  for (const [key, times] of Object.entries<number>(other)) sumsByKey.set(key, (sumsByKey.get(key) ?? 0) + times);
  return Object.fromEntries(sumsByKey) as Record<Key, number>;
}

/**
 * How often something happened to a combatant or a side. This also works for names that every JavaScript object has as
 * a property.
 */
export function countFor(times: Readonly<Record<string, number>>, who: string): number {
  return Object.hasOwn(times, who) ? (times[who] ?? 0) : 0;
}

/** How many combatants of a side fell in each round. */
export function lossesOf({ losses }: Pick<Forecast, 'losses'>, side: string): Readonly<Record<number, number>> {
  return Object.hasOwn(losses, side) ? (losses[side] ?? {}) : {};
}

/** The middle of a Wilson interval, and half its width. */
interface Interval {
  readonly middle: number;
  readonly error: number;
}

/** Half the width of a 95% interval in standard errors, if the interval is checked once. */
export const Z_SINGLE_CHECK = 1.96;
/** Half the width of a 95% interval in standard errors, if it is checked again and again while the sample grows. */
export const Z_REPEATED_CHECKS = 2.6;

/** Wilson's interval for a share of fights. */
export function wilsonInterval(times: number, fights: number, z = Z_SINGLE_CHECK): Interval {
  if (fights === 0) return { middle: 0.5, error: 0.5 };
  const observedShare = times / fights;
  const spread = z ** 2 / fights;
  const intervalMiddle = (observedShare + spread / 2) / (1 + spread);
  const error = (z / (1 + spread)) * Math.sqrt((observedShare * (1 - observedShare)) / fights + spread / (4 * fights));
  return { middle: intervalMiddle, error };
}

/**
 * The number of rounds after which this share of the fights was over; with ½, the median. 0 if there were no fights.
 */
export function roundsUntilOver({ rounds, fights }: Pick<Forecast, 'rounds' | 'fights'>, share = 0.5): number {
  let endedCount = 0;
  for (const round of sortedRounds(rounds)) {
    endedCount += rounds[round] ?? 0;
    if (endedCount >= fights * share) return round;
  }
  return 0;
}

/** The round in which most combatants fall, on all sides together: where the fight turns. Undefined if no one falls. */
export function decisiveRound({ losses }: Pick<Forecast, 'losses'>): number | undefined {
  const fallCounts = Object.values(losses).reduce<Readonly<Record<number, number>>>(addCounts, {});
  return sortedRounds(fallCounts).toSorted((a, b) => (fallCounts[b] ?? 0) - (fallCounts[a] ?? 0) || a - b)[0];
}

function sortedRounds(rounds: Readonly<Record<number, number>>): readonly number[] {
  return Object.keys(rounds)
    .map(Number)
    .toSorted((a, b) => a - b);
}

// A side's chance to win, adjusted for the luck of the dice. A side with better dice in most of the fights won some of
// them by luck. The same fights show how much luck is worth (a control variate).

export interface Chance {
  readonly share: number;
  /**
   * The number of fights that would give the same precision without the adjustment for luck. At least the number of
   * fights played.
   */
  readonly worth: number;
}

/** A side's chance to win and how well it is known. Both are 0 if no fights were played. */
export function chanceOfWinning({ fights, won, luck }: WinCounts, side: string): Chance {
  if (fights === 0) return { share: 0, worth: 0 };
  const winCount = countFor(won, side);
  const winShare = winCount / fights;
  const { sum, squares, inWins } = Object.hasOwn(luck, side) ? (luck[side] ?? NO_LUCK) : NO_LUCK;
  const mean = sum / fights;
  const luckVariance = squares / fights - mean ** 2;
  const winVariance = winShare * (1 - winShare);
  if (fights < MIN_FIGHTS_FOR_LUCK || luckVariance <= 0 || winVariance === 0) return { share: winShare, worth: fights };
  const covariance = inWins / fights - mean * winShare;
  // A line fitted through this many fights explains some variance by chance alone. This removes that part.
  const unexplainedShare = (1 - covariance ** 2 / (luckVariance * winVariance)) * ((fights - 1) / (fights - 2));
  if (unexplainedShare >= 1) return { share: winShare, worth: fights };
  const adjustedShare = winShare - (covariance / luckVariance) * mean;
  return {
    share: Math.min(1, Math.max(0, adjustedShare)),
    worth: fights / Math.max(unexplainedShare, MIN_UNEXPLAINED_SHARE),
  };
}

/** With fewer fights, the value of luck can't be estimated. */
const MIN_FIGHTS_FOR_LUCK = 16;
/** At least this share of the variance counts as not explained by luck, even if a few fights suggest less. */
const MIN_UNEXPLAINED_SHARE = 0.5;

/** Each side's chance to win, and the chance of a draw. They add up to 1. */
export function chancesOfWinning(
  wins: WinCounts,
  sides: readonly string[],
): { readonly bySide: readonly (Chance & { readonly side: string })[]; readonly none: Chance } {
  const { fights, won } = wins;
  const drawCount = fights - sides.reduce((sum, side) => sum + countFor(won, side), 0);
  const drawChance = { share: fights === 0 ? 0 : drawCount / fights, worth: fights };
  const chances = sides.map((side) => ({ side, ...chanceOfWinning(wins, side) }));
  // With three sides, luck is removed from each separately, so the shares don't quite add up and must be scaled.
  const totalShare = chances.reduce((sum, { share }) => sum + share, 0);
  const scale = totalShare === 0 ? 1 : (1 - drawChance.share) / totalShare;
  return { bySide: chances.map((of) => ({ ...of, share: of.share * scale })), none: drawChance };
}

/** The interval of a chance, `z` standard errors on each side. */
export function intervalOf({ share, worth }: Chance, z: number): Interval {
  return wilsonInterval(share * worth, worth, z);
}

/** How well the chance to win should be known. */
export interface ForecastGoal {
  /** The side whose chance to win is computed. */
  readonly side: string;
  /** The forecast is done once the chance to win is known this precisely: 0.01 is ±1%. */
  readonly aim: number;
  /**
   * The exact number of fights to play, however precise the chance to win is. If undefined, the precision in `aim`
   * decides.
   */
  readonly fights?: number;
}

/** A forecast as shown. `z` is half the width of its intervals, in standard errors. */
export interface ShownForecast {
  readonly forecast: Forecast;
  readonly z: number;
}

/** A forecast ends after this many fights, however uncertain the chance to win still is. */
const MAX_FORECAST_FIGHTS = 20_000;

/**
 * The number of fights that is enough to know any share this precisely, rounded up to a multiple of `FIGHTS_PER_PIECE`.
 * A share of ½ takes the most: Wilson's interval for it is ± z ÷ 2√(n + z²). For ±5%, ±2% and ±1% that is 384, 2,400
 * and 9,608. After the adjustment for luck, fewer fights are enough.
 */
export function plannedFightCount(aim: number): number {
  const fightCount = Z_SINGLE_CHECK ** 2 * ((2 * aim) ** -2 - 1);
  return Math.ceil(fightCount / FIGHTS_PER_PIECE) * FIGHTS_PER_PIECE;
}

/** A check of the results is planned for each of these precisions. The last one is the best that can be asked for. */
const CHECK_PRECISIONS: readonly number[] = [0.05, 0.02, 0.01];

/**
 * Whether a forecast is now precise enough for the next planned check. Its precision is given as a number of fights
 * (`worth`), which depends on how well luck explains the wins, but not on which side wins.
 */
export function hasReachedPlannedCheck(
  { side, aim }: ForecastGoal,
  look: Forecast | undefined,
  forecast: Forecast,
): boolean {
  const worthBefore = look ? chanceOfWinning(look, side).worth : 0;
  const { worth } = chanceOfWinning(forecast, side);
  return [...CHECK_PRECISIONS.filter((each) => each > aim), aim]
    .map(plannedFightCount)
    .some((planned) => worthBefore < planned && planned <= worth);
}

/**
 * The forecast's progress from 0 to 1. If one side wins nearly always, the chance to win is known precisely long before
 * the maximum number of fights is simulated.
 */
export function progressOf({ side, aim, fights }: ForecastGoal, forecast: Forecast): number {
  if (fights !== undefined) return forecast.fights / fights;
  const chance = chanceOfWinning(forecast, side);
  const simulatedShare = Math.max(forecast.fights / MAX_FORECAST_FIGHTS, chance.worth / plannedFightCount(aim));
  return Math.max(simulatedShare, (aim / intervalOf(chance, Z_REPEATED_CHECKS).error) ** 2);
}

/**
 * The forecast to show: from all fights so far, or from the last planned check if that one is more precise. Between
 * planned checks, intervals are wider, because someone may stop at a lucky moment.
 */
export function bestKnownForecast(
  work: ForecastGoal,
  { forecast, look }: { readonly forecast: Forecast; readonly look?: Forecast },
): ShownForecast {
  const isComplete = forecast.fights >= (work.fights ?? MAX_FORECAST_FIGHTS);
  const forecastOfAllFights: ShownForecast = {
    forecast,
    z: isComplete || forecast === look ? Z_SINGLE_CHECK : Z_REPEATED_CHECKS,
  };
  if (!look || isComplete) return forecastOfAllFights;
  const errorOf = (forecast: ShownForecast) =>
    intervalOf(chanceOfWinning(forecast.forecast, work.side), forecast.z).error;
  const forecastAtLastCheck: ShownForecast = { forecast: look, z: Z_SINGLE_CHECK };
  return errorOf(forecastAtLastCheck) < errorOf(forecastOfAllFights) ? forecastAtLastCheck : forecastOfAllFights;
}

/**
 * Why the work ended early: someone stopped it, someone asked for newer odds, or its message can't be edited anymore.
 */
export type WorkEndReason = 'stopped' | 'newer' | 'late';

/** Whether the odds are still being computed, are as precise as they get, or ended early. */
export type WorkState = 'working' | 'done' | WorkEndReason;
