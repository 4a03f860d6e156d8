// The search for a fair fight: lineups are played a few fights at a time, first all of them roughly, then those that are
// suggested until their odds are well known. It goes in stages, each planned from what all before it came to, so that the same
// fights are played however many threads share them.

import { seededChance } from '../rules/core/seeded-chance.ts';
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
import { countsToTry, evenCount } from './counts.ts';
import { FIGHTS_OF_A_PIECE, type Forecast, together } from './forecast.ts';
import { besideOf, missingOf, nearlyFitting } from './gaps.ts';
import { keyOf, type Lineup, shareOf } from './lineup.ts';
import { suggestionsOf } from './suggestions.ts';

/** Fights after which a lineup is known well enough to search by, where some were lost and some won. */
const ROUGHLY = 24;
/** Fights of what is suggested, and of what is only compared with it; in steps, so that all get known alike. */
const SUGGESTED = 240;
const COMPARED = 80;
const SHARPLY = [40, COMPARED, SUGGESTED] as const;
/** Fights after which it is done, however little is known. */
const MOST_FIGHTS = 30_000;
const MOST_MIXES = 8;
/** Mixes that are tried at once for a difficulty of which nothing else is, and how often such are added. */
const MOST_FILLING = 4;
const MOST_REFILLS = 3;
/** Strong is whoever is even with the party in such numbers; weak, of whom so many are needed. */
const STRONG = { over: 1, most: 4 } as const;
const FEWEST_WEAK = 4;

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
  const stands = asItStands(balance.work).flatMap((lineup) => upTo(balance, lineup, ROUGHLY));
  const searched = [...stands, ...familiesOf(balance).flatMap((family) => searchOf(balance, family))];
  const more = searched.length > 0 ? undefined : withMoreMixes(balance);
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

/** A strong kind with a weak one, by chance of the seed. */
function mixesOf(balance: Balance): readonly Family[] {
  const chance = seededChance(balance.work.seed);
  const evens = familiesOf(balance).flatMap((family) => {
    const even = evenCount(sharesOf(balance, family), MOST_OF_A_KIND);
    return even === undefined ? [] : [{ kind: family.kind, even }];
  });
  const weak = evens.filter(({ even }) => even >= FEWEST_WEAK);
  return evens
    .filter(({ even }) => even > STRONG.over && even <= STRONG.most)
    .map((strong) => ({ strong, by: chance(), other: weak[Math.floor(chance() * weak.length)] }))
    .toSorted((a, b) => a.by - b.by)
    .flatMap(({ strong, other }): readonly Family[] => {
      if (!other || other.kind === strong.kind) return [];
      const start = Math.max(1, Math.round(other.even * (1 - 1 / strong.even)));
      return [{ with: [{ kind: strong.kind, count: 1 }], kind: other.kind, start }];
    })
    .slice(0, MOST_MIXES);
}

/**
 * For a difficulty that no number of a kind makes, one being too easy and one more too hard: the number that is too easy, the
 * hardest first, with some of a weaker kind, by chance of the seed.
 */
function gapMixesOf(balance: Balance): readonly Family[] {
  const { work, mixes = [], refills = 0 } = balance;
  const chance = seededChance(work.seed + refills + 1);
  const isThere = (base: Lineup, weak: number) =>
    mixes.some(({ with: others, kind }) => kind === weak && keyOf(others) === keyOf(base));
  return missingOf(balance).flatMap((missing) => {
    const bases = familiesOf(balance).flatMap((family) => {
      const { easier, harder } = besideOf(balance, family, missing);
      if (!easier || !harder || easier.length > 1) return [];
      return [{ lineup: easier, kind: family.kind, share: shareOf(playedWith(balance, easier)) }];
    });
    return bases
      .toSorted((a, b) => a.share - b.share)
      .flatMap(({ lineup, kind }): readonly Family[] => {
        const weaker = work.kinds.slice(0, kind).flatMap((_, weak) => (isThere(lineup, weak) ? [] : [weak]));
        const chosen = weaker[Math.floor(chance() * weaker.length)];
        return chosen === undefined ? [] : [{ with: lineup, kind: chosen, start: 1 }];
      })
      .slice(0, MOST_FILLING);
  });
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
  for (const lineup of [...(stands ? [stands] : []), ...suggested, ...nearlyFitting(balance, SUGGESTED)])
    targets.set(keyOf(lineup), { lineup, fights: SUGGESTED });
  return [...targets.values()];
}

/** How many kinds and mixes there are to search, and of how many it is known in which numbers they fit. */
export function settledOf(balance: Balance): { readonly families: number; readonly settled: number } {
  const families = familiesOf(balance);
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
