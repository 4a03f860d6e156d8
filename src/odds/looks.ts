// When a forecast that grows is looked at, and how well its shares are known then.

import { errorOfWinning, FIGHTS_OF_A_PIECE, type Forecast, ONCE, WATCHED } from './forecast.ts';

/** How well the chance of winning is to be known. */
export interface Aim {
  /** The side whose chance it is. */
  readonly side: string;
  /** Done when it is known so well: 0.01 is ± 1 %. */
  readonly aim: number;
  /** So many are played, however well it is known before or after. Absent: as many as the aim takes. */
  readonly fights?: number;
}

/** Fights after which it is done, however close they are. */
const MOST_FIGHTS = 20_000;

/**
 * Fights, in whole pieces, after which a share is known so well whatever it is: a half is known least, by Wilson's interval
 * to ± z ÷ 2√(n + z²). For ± 5, 2 and 1 % they are 384, 2,400 and 9,608.
 */
export function plannedFights(aim: number): number {
  const fights = ONCE ** 2 * ((2 * aim) ** -2 - 1);
  return Math.ceil(fights / FIGHTS_OF_A_PIECE) * FIGHTS_OF_A_PIECE;
}

/** When a forecast is looked at as planned while it goes on: with ± 5 % first. */
const LOOKS: readonly number[] = [0.05, 0.02, 0.01].map(plannedFights);

export function isPlannedLook({ fights }: Forecast): boolean {
  return LOOKS.includes(fights);
}

function most({ aim, fights = Math.min(MOST_FIGHTS, plannedFights(aim)) }: Pick<Aim, 'aim' | 'fights'>): number {
  return fights;
}

/**
 * How wide the interval of a share is, in standard errors. When it is looked at as planned, whatever came out, it is that of one
 * look. Any earlier it is wider: whoever looks again and again, and stops where the fights happen to agree, errs more often.
 * Worked out over all courses that a forecast to ± 5 or ± 2 % can take, both together err in at most 6 of 100 forecasts of any
 * one chance, in 4 on average over all chances.
 */
export function zOf(work: Pick<Aim, 'aim' | 'fights'>, forecast: Forecast): number {
  return forecast.fights >= most(work) || isPlannedLook(forecast) ? ONCE : WATCHED;
}

/** How much of it is done: 1 is all. Where one side wins nearly always it is known well long before the most are played. */
export function progressOf(work: Aim, forecast: Forecast): number {
  const played = forecast.fights / most(work);
  if (work.fights !== undefined) return played;
  return Math.max(played, (work.aim / errorOfWinning(forecast, work.side, WATCHED)) ** 2);
}

/** What is told of it: all that was played, or the last planned look where the chance was known better by that. */
export function bestKnown(work: Aim, forecast: Forecast, look = forecast): Forecast {
  const error = (of: Forecast) => errorOfWinning(of, work.side, zOf(work, of));
  return error(look) < error(forecast) ? look : forecast;
}
