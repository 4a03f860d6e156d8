// When a forecast that grows is looked at, and how well its shares are known then.

import { chanceOfWinning, intervalOf } from './chance.ts';
import { FIGHTS_OF_A_PIECE, type Forecast, ONCE, WATCHED } from './forecast.ts';

/** How well the chance of winning is to be known. */
export interface Aim {
  /** The side whose chance it is. */
  readonly side: string;
  /** Done when it is known so well: 0.01 is ± 1 %. */
  readonly aim: number;
  /** So many are played, however well it is known before or after. Absent: as many as the aim takes. */
  readonly fights?: number;
}

/** A forecast as it is told, and how wide its intervals are, in standard errors. */
export interface Look {
  readonly forecast: Forecast;
  readonly z: number;
}

/** Fights after which it is done, however close they are. */
const MOST_FIGHTS = 20_000;

/**
 * Fights, in whole pieces, that it takes to know a share so well whatever it is: a half is known least, by Wilson's interval
 * to ± z ÷ 2√(n + z²). For ± 5, 2 and 1 % they are 384, 2,400 and 9,608. With the luck taken out fewer are worth as much.
 */
export function plannedFights(aim: number): number {
  const fights = ONCE ** 2 * ((2 * aim) ** -2 - 1);
  return Math.ceil(fights / FIGHTS_OF_A_PIECE) * FIGHTS_OF_A_PIECE;
}

/** How well the chance is known when a forecast is looked at as planned, on its way to what is asked for. */
const LOOKS: readonly number[] = [0.05, 0.02, 0.01];

/**
 * Whether a forecast is looked at as planned that has grown since its last look: it is worth as many fights as the next look takes.
 * That does not hang on who won them, only on how well luck explains it.
 */
export function isPlannedLook({ side, aim }: Aim, look: Forecast | undefined, forecast: Forecast): boolean {
  const before = look ? chanceOfWinning(look, side).worth : 0;
  const { worth } = chanceOfWinning(forecast, side);
  return [...LOOKS.filter((each) => each > aim), aim]
    .map(plannedFights)
    .some((planned) => before < planned && planned <= worth);
}

/** How much of it is done: 1 is all. Where one side wins nearly always it is known well long before the most are played. */
export function progressOf({ side, aim, fights }: Aim, forecast: Forecast): number {
  if (fights !== undefined) return forecast.fights / fights;
  const chance = chanceOfWinning(forecast, side);
  const played = Math.max(forecast.fights / MOST_FIGHTS, chance.worth / plannedFights(aim));
  return Math.max(played, (aim / intervalOf(chance, WATCHED).error) ** 2);
}

/**
 * What is told of it: all that was played, or the last planned look where the chance was known better by that. When it is looked at
 * as planned, whatever came out, its intervals are those of one look. Any earlier they are wider: whoever looks again and again,
 * and stops where the fights happen to agree, errs more often.
 */
export function bestKnown(
  work: Aim,
  { forecast, look }: { readonly forecast: Forecast; readonly look?: Forecast },
): Look {
  const isAll = forecast.fights >= (work.fights ?? MOST_FIGHTS);
  const all: Look = { forecast, z: isAll || forecast === look ? ONCE : WATCHED };
  if (!look || isAll) return all;
  const error = (of: Look) => intervalOf(chanceOfWinning(of.forecast, work.side), of.z).error;
  const last: Look = { forecast: look, z: ONCE };
  return error(last) < error(all) ? last : all;
}
