// Odds that take longer than an answer may: in pieces, so that several threads share them and one can look meanwhile.

import type { Encounter } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { errorOfWinning, type Forecast, forecastOf, NO_FIGHTS, together, WATCHED, wilson } from './forecast.ts';
import { playOut } from './play-out.ts';

/** A fight to be forecast, from where it stands. Plain data: it goes to threads. */
export interface Work {
  readonly encounter: Encounter;
  /** The side whose chance of winning is asked for. */
  readonly side: string;
  /** The same seed comes to the same forecast, however many threads share it. */
  readonly seed: number;
  /** Done when the chance of winning is known so well: 0.01 is ± 1 %. */
  readonly aim: number;
}

/** Fights of a piece. It is looked at between pieces alone, so that no machine stops elsewhere than another. */
export const FIGHTS_OF_A_PIECE = 32;

/** Fights after which it is done, however close they are. */
const MOST_FIGHTS = 20_000;

/** One piece of it, from 0: its fights have numbers of their own, and so their own dice. */
export function pieceOf({ encounter, seed }: Work, piece: number): Forecast {
  const rules = rulesOf(encounter);
  let forecast = NO_FIGHTS;
  for (let nth = 0; nth < FIGHTS_OF_A_PIECE; nth++) {
    const fight = seed + piece * FIGHTS_OF_A_PIECE + nth;
    forecast = together(forecast, forecastOf(playOut(rules, encounter, fight)));
  }
  return forecast;
}

/** How near the chance of winning is known, by whoever looks again and again. */
export function errorOf({ side }: Pick<Work, 'side'>, forecast: Forecast): number {
  return errorOfWinning(forecast, side, WATCHED);
}

/** Whether the chance of winning is known as well as was asked for. */
export function isDone(work: Pick<Work, 'side' | 'aim'>, forecast: Forecast): boolean {
  return forecast.fights >= MOST_FIGHTS || errorOf(work, forecast) <= work.aim;
}

/** The chance of winning as it is known, from 0 to 1: of few fights nearer to even than their share. */
export function chanceOf({ side }: Pick<Work, 'side'>, { won, fights }: Forecast): number {
  return fights === 0 ? 0.5 : wilson(won[side] ?? 0, fights).middle;
}
