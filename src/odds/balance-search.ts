// The search for a fair fight: lineups are played a few fights at a time, first all of them roughly, then those that are
// suggested until their odds are well known. It goes in stages, each planned from what all before it came to, so that the same
// fights are played however many threads share them.

import { PLAYERS } from '../rules/core/encounter.ts';
import {
  asItStands,
  type Balance,
  type BalanceWork,
  type Family,
  familiesOf,
  fightsOf,
  lineupsOf,
  MOST_OF_A_KIND,
  ofFamily,
  playedWith,
  sharesOf,
  type Trial,
  withOneMore,
} from './balance.ts';
import { chanceOfWinning, intervalOf } from './chance.ts';
import { countsToTry } from './counts.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { FIGHTS_OF_A_PIECE, type Forecast, together, WATCHED } from './forecast.ts';
import { nearlyFitting } from './gaps.ts';
import { keyOf, type Lineup, shareOf } from './lineup.ts';
import { gapMixesOf, mixesOf } from './mixes.ts';
import { suggestionsOf } from './suggestions.ts';

/** Fights after which a lineup is known well enough to search by, where some were lost and some won. */
const ROUGHLY = 24;
/** Fights of what is suggested, and of what is only compared with it; in steps, so that all get known alike. */
const SUGGESTED = 240;
const COMPARED = 80;
const SHARPLY = [40, COMPARED, SUGGESTED] as const;
/** Fights after which it is done, however little is known. */
const MOST_FIGHTS = 30_000;
/** How often mixes are added for difficulties of which nothing else is. */
const MOST_REFILLS = 3;

/** A search before its first fight. */
export function balanceBegun(work: BalanceWork): Balance {
  return withNextStage({ work, planned: [], done: 0, played: {} });
}

/** With what the next planned piece came to. */
export function withTrial(balance: Balance, forecast: Forecast): Balance {
  const trial = balance.planned[balance.done];
  if (!trial) throw new Error('A trial that was not planned');
  const sum = together(playedWith(balance, trial.lineup), forecast);
  const played = { ...balance.played, [keyOf(trial.lineup)]: sum };
  const after = { ...balance, played, done: balance.done + 1 };
  return isBalanced(after) ? withNextStage(after) : after;
}

/** Whether nothing more is to be played. */
export function isBalanced({ planned, done }: Pick<Balance, 'planned' | 'done'>): boolean {
  return done === planned.length;
}

/** What is played next: the fight as it stands and what the search wants; where that has ended, what is suggested. */
function withNextStage(balance: Balance): Balance {
  if (fightsOf(balance) >= MOST_FIGHTS) return balance;
  const [now, ...changed] = asItStands(balance.work);
  const stands = [
    ...(now ? upTo(balance, now, COMPARED) : []),
    ...changed.flatMap((lineup) => upTo(balance, lineup, ROUGHLY)),
  ];
  const searched = [...stands, ...searchedOf(balance).flatMap((family) => searchOf(balance, family))];
  const more = searched.length > 0 || isTooHard(balance) ? undefined : withMoreMixes(balance);
  if (more) return withNextStage(more);
  const stage = searched.length > 0 ? searched : sharpeningOf(balance);
  return { ...balance, planned: [...balance.planned, ...stage] };
}

/** With mixes to search: strong with weak at first, then those that may make what no other makes. Undefined: there are no more. */
function withMoreMixes(balance: Balance): Balance | undefined {
  const { mixes, refills = 0 } = balance;
  if (mixes === undefined) return { ...balance, mixes: mixesOf(balance) };
  const gaps = refills < MOST_REFILLS ? gapMixesOf(balance) : [];
  return gaps.length > 0 ? { ...balance, mixes: [...mixes, ...gaps], refills: refills + 1 } : undefined;
}

/** Where the fight as it stands is too hard already, nothing more is looked for. */
function searchedOf(balance: Balance): readonly Family[] {
  return isTooHard(balance) ? [] : familiesOf(balance);
}

/** Whether the fight as it stands is known to be harder than any that is suggested. */
export function isTooHard(balance: Balance): boolean {
  const [stands] = asItStands(balance.work);
  const forecast = stands && playedWith(balance, stands);
  if (!forecast || forecast.fights < ROUGHLY) return false;
  const { middle, error } = intervalOf(chanceOfWinning(forecast, PLAYERS), WATCHED);
  return middle + error < (DIFFICULTIES.at(-1)?.from ?? 0);
}

function searchOf(balance: Balance, family: Family): readonly Trial[] {
  const unsure = lineupsOf(family).filter((lineup) => !isKnown(playedWith(balance, lineup)));
  if (unsure.length > 0) return unsure.flatMap((lineup) => upTo(balance, lineup, ROUGHLY));
  const wanted = countsToTry(sharesOf(balance, family), { start: family.start, most: MOST_OF_A_KIND });
  return wanted.map((count) => ({ lineup: ofFamily(family, count), piece: 0 }));
}

/** Of whoever wins or loses all of the first fights no more is asked; nor of what was not tried. */
function isKnown(forecast: Forecast): boolean {
  const share = shareOf(forecast);
  return forecast.fights >= ROUGHLY || share === 0 || share === 1;
}

/** The least known of what is suggested is played further. */
function sharpeningOf(balance: Balance): readonly Trial[] {
  const targets = targetsOf(balance);
  for (const step of SHARPLY) {
    const trials = targets.flatMap(({ lineup, fights }) => upTo(balance, lineup, Math.min(step, fights)));
    if (trials.length > 0) return trials;
  }
  return [];
}

/** What is suggested, compared with it, or may be suggested yet, and how many fights of it are wanted in the end. */
function targetsOf(balance: Balance): readonly { readonly lineup: Lineup; readonly fights: number }[] {
  const [stands, ...changed] = asItStands(balance.work);
  const suggested = suggestionsOf(balance).map(({ lineup }) => lineup);
  const targets = new Map(
    [...changed, ...suggested.map(withOneMore)].map((lineup) => [keyOf(lineup), { lineup, fights: COMPARED }]),
  );
  const near = isTooHard(balance) ? [] : nearlyFitting(balance, SUGGESTED);
  for (const lineup of [...(stands ? [stands] : []), ...suggested, ...near])
    targets.set(keyOf(lineup), { lineup, fights: SUGGESTED });
  return [...targets.values()];
}

/** How many kinds and mixes there are to search, and of how many it is known in which numbers they fit. */
export function settledOf(balance: Balance): { readonly families: number; readonly settled: number } {
  const families = searchedOf(balance);
  return { families: families.length, settled: families.filter((each) => searchOf(balance, each).length === 0).length };
}

/** How much of the fights that are wanted of the suggestions was played, from 0 to 1. */
export function sharpnessOf(balance: Balance): number {
  const targets = targetsOf(balance);
  const played = targets.map(({ lineup, fights }) => Math.min(1, playedWith(balance, lineup).fights / fights));
  return played.length === 0 ? 1 : played.reduce((sum, share) => sum + share, 0) / played.length;
}

/** The pieces by which so many fights were played with a lineup. */
function upTo(balance: Balance, lineup: Lineup, fights: number): readonly Trial[] {
  const from = playedWith(balance, lineup).fights / FIGHTS_OF_A_PIECE;
  return Array.from({ length: Math.max(0, fights / FIGHTS_OF_A_PIECE - from) }, (_, nth) => ({
    lineup,
    piece: from + nth,
  }));
}
