// The search for a fair fight. Lineups are played a few fights at a time: first all of them roughly, then the suggested
// ones until their odds are well known. Each stage is planned from the results of all earlier stages, so the same
// fights are played however many threads share the work.

import { seededChance } from '../rules/core/dice.ts';
import { PLAYERS } from '../rules/core/encounter.ts';
import type { BalanceSearch, BalanceWork, Lineup, LineupFamily, LineupPiece, SuggestedDifficulty } from './balance.ts';
import {
  currentLineups,
  DIFFICULTIES,
  difficultyOf,
  familiesOf,
  fightCountOf,
  forecastWith,
  lineupKey,
  lineupOf,
  lineupsOf,
  MAX_CREATURES_PER_KIND,
  suggestionsOf,
  winShareByCount,
  winShareOf,
  withOneMore,
} from './balance.ts';
import {
  addForecasts,
  chanceOfWinning,
  FIGHTS_PER_PIECE,
  type Forecast,
  intervalOf,
  Z_REPEATED_CHECKS,
} from './forecast.ts';

/**
 * After this many fights, a lineup's odds are precise enough for the search. Fewer fights are enough if the players won
 * all of them or none.
 */
const FIGHTS_FOR_ROUGH_ODDS = 24;
/** The number of fights that a suggestion gets in the end. */
const FIGHTS_PER_SUGGESTION = 240;
/** The number of fights for lineups that are only compared with suggestions. */
const FIGHTS_PER_COMPARED_LINEUP = 80;
/**
 * All lineups get the first of these numbers of fights, then the next, so that their odds become precise at the same
 * rate.
 */
const FIGHT_STEPS = [40, FIGHTS_PER_COMPARED_LINEUP, FIGHTS_PER_SUGGESTION] as const;
/** The search ends after this many fights, even if the odds are still uncertain. */
const MAX_SEARCH_FIGHTS = 30_000;
/** The maximum number of times that mixes of two kinds of creatures are added for difficulties without a suggestion. */
const MAX_MIX_ADDITIONS = 3;

/** A search before its first fight. */
export function newBalanceSearch(work: BalanceWork): BalanceSearch {
  return withNextStage({ work, planned: [], done: 0, played: {} });
}

/** Adds the result of the next planned piece of work. Throws if nothing is planned. */
export function withTrial(balance: BalanceSearch, forecast: Forecast): BalanceSearch {
  const plannedPiece = balance.planned[balance.done];
  if (!plannedPiece) throw new Error('A piece that was not planned');
  const sum = addForecasts(forecastWith(balance, plannedPiece.lineup), forecast);
  const newForecasts = { ...balance.played, [lineupKey(plannedPiece.lineup)]: sum };
  const balanceAfter = { ...balance, played: newForecasts, done: balance.done + 1 };
  return isBalanceSearchDone(balanceAfter) ? withNextStage(balanceAfter) : balanceAfter;
}

/** Whether there are no fights left to play. */
export function isBalanceSearchDone({ planned, done }: Pick<BalanceSearch, 'planned' | 'done'>): boolean {
  return done === planned.length;
}

/**
 * Plans the next stage: the fights that the search needs, with and without added creatures. If the search needs no more
 * fights, plans more fights for the suggestions.
 */
function withNextStage(balance: BalanceSearch): BalanceSearch {
  if (fightCountOf(balance) >= MAX_SEARCH_FIGHTS) return balance;
  const [currentLineup, ...changedLineups] = currentLineups(balance.work);
  const currentPieces = [
    ...(currentLineup ? piecesUpTo(balance, currentLineup, FIGHTS_PER_COMPARED_LINEUP) : []),
    ...changedLineups.flatMap((lineup) => piecesUpTo(balance, lineup, FIGHTS_FOR_ROUGH_ODDS)),
  ];
  const searchPieces = [
    ...currentPieces,
    ...familiesToSearch(balance).flatMap((family) => piecesToSearch(balance, family)),
  ];
  const balanceWithMixes = searchPieces.length > 0 || isTooHard(balance) ? undefined : withMoreMixes(balance);
  if (balanceWithMixes) return withNextStage(balanceWithMixes);
  const stagePieces = searchPieces.length > 0 ? searchPieces : piecesForPrecision(balance);
  return { ...balance, planned: [...balance.planned, ...stagePieces] };
}

/**
 * Adds mixes (lineups of two kinds of creatures) to the search: first pairs of a strong and a weak kind, then mixes for
 * the difficulties that have no suggestion yet. Undefined if no mixes are left.
 */
function withMoreMixes(balance: BalanceSearch): BalanceSearch | undefined {
  const { mixes, refills = 0 } = balance;
  if (mixes === undefined) return { ...balance, mixes: mixesOf(balance) };
  const gapMixes = refills < MAX_MIX_ADDITIONS ? gapMixesOf(balance) : [];
  return gapMixes.length > 0 ? { ...balance, mixes: [...mixes, ...gapMixes], refills: refills + 1 } : undefined;
}

/**
 * The families of lineups to search. Empty if the current fight is already too hard, because nothing should be added to
 * it then.
 */
function familiesToSearch(balance: BalanceSearch): readonly LineupFamily[] {
  return isTooHard(balance) ? [] : familiesOf(balance);
}

/** Whether the current fight is known to be harder than any difficulty that is suggested. */
export function isTooHard(balance: BalanceSearch): boolean {
  const [currentLineup] = currentLineups(balance.work);
  const forecast = currentLineup && forecastWith(balance, currentLineup);
  if (!forecast || forecast.fights < FIGHTS_FOR_ROUGH_ODDS) return false;
  const { middle, error } = intervalOf(chanceOfWinning(forecast, PLAYERS), Z_REPEATED_CHECKS);
  return middle + error < (DIFFICULTIES.at(-1)?.from ?? 0);
}

function piecesToSearch(balance: BalanceSearch, family: LineupFamily): readonly LineupPiece[] {
  const uncertainLineups = lineupsOf(family).filter((lineup) => !isPreciseEnough(forecastWith(balance, lineup)));
  if (uncertainLineups.length > 0)
    return uncertainLineups.flatMap((lineup) => piecesUpTo(balance, lineup, FIGHTS_FOR_ROUGH_ODDS));
  const countsToPlay = countsToTry(winShareByCount(balance, family), {
    start: family.start,
    most: MAX_CREATURES_PER_KIND,
  });
  return countsToPlay.map((count) => ({ lineup: lineupOf(family, count), piece: 0 }));
}

/**
 * True if the odds are precise enough: after `FIGHTS_FOR_ROUGH_ODDS` fights, or if the players won all fights or none.
 * A forecast without fights counts as precise enough too.
 */
function isPreciseEnough(forecast: Forecast): boolean {
  const winShare = winShareOf(forecast);
  return forecast.fights >= FIGHTS_FOR_ROUGH_ODDS || winShare === 0 || winShare === 1;
}

/** The next fights for the lineups in `lineupsToPlay`. Those with the fewest fights so far come first. */
function piecesForPrecision(balance: BalanceSearch): readonly LineupPiece[] {
  const targetLineups = lineupsToPlay(balance);
  for (const step of FIGHT_STEPS) {
    const pieces = targetLineups.flatMap(({ lineup, fights }) => piecesUpTo(balance, lineup, Math.min(step, fights)));
    if (pieces.length > 0) return pieces;
  }
  return [];
}

/**
 * The suggestions, the lineups that may become suggestions, and the lineups to compare them with. `fights` is the
 * number of fights that a lineup needs in the end.
 */
function lineupsToPlay(balance: BalanceSearch): readonly { readonly lineup: Lineup; readonly fights: number }[] {
  const [currentLineup, ...changedLineups] = currentLineups(balance.work);
  const suggestedLineups = suggestionsOf(balance).map(({ lineup }) => lineup);
  const targets = new Map(
    [...changedLineups, ...suggestedLineups.map(withOneMore)].map((lineup) => [
      lineupKey(lineup),
      { lineup, fights: FIGHTS_PER_COMPARED_LINEUP },
    ]),
  );
  const nearLineups = isTooHard(balance) ? [] : nearbyLineups(balance, FIGHTS_PER_SUGGESTION);
  for (const lineup of [...(currentLineup ? [currentLineup] : []), ...suggestedLineups, ...nearLineups])
    targets.set(lineupKey(lineup), { lineup, fights: FIGHTS_PER_SUGGESTION });
  return [...targets.values()];
}

/** How many families of lineups are searched, and for how many of them the best numbers of creatures are known. */
export function familyProgress(balance: BalanceSearch): { readonly families: number; readonly settled: number } {
  const families = familiesToSearch(balance);
  return {
    families: families.length,
    settled: families.filter((each) => piecesToSearch(balance, each).length === 0).length,
  };
}

/** The share of the fights for the suggestions that has been played, from 0 to 1. */
export function suggestionProgress(balance: BalanceSearch): number {
  const targetLineups = lineupsToPlay(balance);
  const progressShares = targetLineups.map(({ lineup, fights }) =>
    Math.min(1, forecastWith(balance, lineup).fights / fights),
  );
  return progressShares.length === 0
    ? 1
    : progressShares.reduce((sum, share) => sum + share, 0) / progressShares.length;
}

/** The pieces of work that bring a lineup up to this many fights. */
function piecesUpTo(balance: BalanceSearch, lineup: Lineup, fights: number): readonly LineupPiece[] {
  const firstPieceIndex = forecastWith(balance, lineup).fights / FIGHTS_PER_PIECE;
  return Array.from({ length: Math.max(0, fights / FIGHTS_PER_PIECE - firstPieceIndex) }, (_, index) => ({
    lineup,
    piece: firstPieceIndex + index,
  }));
}

/** How often the players win against this many creatures of a kind. Undefined if that number wasn't tried. */
type WinShareByCount = (count: number) => number | undefined;

/**
 * If the share of fights that the players win is at most this far from a difficulty's aim, no other number of creatures
 * is tried for this difficulty.
 */
const MAX_DISTANCE_FROM_AIM = 0.04;

/**
 * The numbers of creatures to try next, to find the best number for each difficulty. Numbers double until the players
 * win less often than the difficulty's `aim`, then bisect. Empty once the best numbers for all difficulties are known.
 * Assumes that more creatures never make a fight easier.
 */
export function countsToTry(
  shareAt: WinShareByCount,
  { start, most }: { readonly start: number; readonly most: number },
) {
  const triedCounts = Array.from({ length: most }, (_, before) => before + 1).flatMap((count) => {
    const winShare = shareAt(count);
    return winShare === undefined ? [] : [{ count, share: winShare }];
  });
  if (triedCounts.length === 0) return [Math.min(most, Math.max(1, start))];
  const nextCounts = DIFFICULTIES.flatMap(({ name, aim }) => {
    const countAboveAim = triedCounts.findLast(({ share }) => share >= aim)?.count ?? 0;
    const countBelowAim = triedCounts.find(({ count }) => count > countAboveAim)?.count;
    if (countBelowAim === undefined)
      return countAboveAim < most ? [Math.min(most, Math.max(countAboveAim + 1, countAboveAim * 2))] : [];
    const isAnyNearAim = triedCounts.some(
      ({ share }) => share < 1 && difficultyOf(share) === name && Math.abs(share - aim) <= MAX_DISTANCE_FROM_AIM,
    );
    return isAnyNearAim || countBelowAim - countAboveAim <= 1 ? [] : [Math.floor((countAboveAim + countBelowAim) / 2)];
  });
  return [...new Set(nextCounts)];
}

/**
 * The number of creatures that makes about an even fight. Undefined if too few numbers were tried, or if a single
 * creature is already too strong.
 */
export function countForEvenFight(shareAt: WinShareByCount, max: number): number | undefined {
  let [winnable, tooMany] = [0, 0];
  for (let count = 1; count <= max && tooMany === 0; count++) {
    const winShare = shareAt(count);
    if (winShare === undefined) continue;
    if (winShare >= 0.5) winnable = count;
    else tooMany = count;
  }
  return winnable === 0 || tooMany === 0 ? undefined : (winnable + tooMany) / 2;
}

/** The maximum number of pairs of a strong and a weak kind of creature that are tried. */
const MAX_MIXES = 8;
/** If a difficulty has no suggestion yet, at most this many mixes of two kinds are tried at once to find one. */
const MAX_GAP_MIXES = 4;
/** A kind of creature is strong if an even match for the party takes more than `over` and at most `most` of them. */
const STRONG_CREATURE_COUNT_RANGE = { over: 1, most: 4 } as const;
/** A kind of creature is weak if an even match for the party takes at least this many of them. */
const MIN_WEAK_KIND_COUNT = 4;

/** Pairs each strong kind of creature with a random weak kind, drawn with the seed. */
function mixesOf(balance: BalanceSearch): readonly LineupFamily[] {
  const chance = seededChance(balance.work.seed);
  const evenMatches = familiesOf(balance).flatMap((family) => {
    const evenMatchCount = countForEvenFight(winShareByCount(balance, family), MAX_CREATURES_PER_KIND);
    return evenMatchCount === undefined ? [] : [{ kind: family.kind, even: evenMatchCount }];
  });
  const weakKinds = evenMatches.filter(({ even }) => even >= MIN_WEAK_KIND_COUNT);
  return evenMatches
    .filter(({ even }) => even > STRONG_CREATURE_COUNT_RANGE.over && even <= STRONG_CREATURE_COUNT_RANGE.most)
    .map((strong) => ({ strong, by: chance(), other: weakKinds[Math.floor(chance() * weakKinds.length)] }))
    .toSorted((a, b) => a.by - b.by)
    .flatMap(({ strong, other }): readonly LineupFamily[] => {
      if (!other || other.kind === strong.kind) return [];
      const startCount = Math.max(1, Math.round(other.even * (1 - 1 / strong.even)));
      return [{ with: [{ kind: strong.kind, count: 1 }], kind: other.kind, start: startCount }];
    })
    .slice(0, MAX_MIXES);
}

/**
 * Mixes for difficulties that can't be reached with a single kind, because a certain number of creatures is too easy
 * and one more is too hard. Each mix adds a random weaker kind, drawn with the seed, to the group that is too easy. The
 * hardest mixes come first.
 */
function gapMixesOf(balance: BalanceSearch): readonly LineupFamily[] {
  const { work, mixes = [], refills = 0 } = balance;
  const chance = seededChance(work.seed + refills + 1);
  const isMixTried = (base: Lineup, weak: number) =>
    mixes.some(({ with: others, kind }) => kind === weak && lineupKey(others) === lineupKey(base));
  return difficultiesWithoutSuggestion(balance).flatMap((missing) => {
    const baseLineups = familiesOf(balance).flatMap((family) => {
      const { easier, harder } = neighborsInFamily(balance, family, missing);
      if (!easier || !harder || easier.length > 1) return [];
      return [{ lineup: easier, kind: family.kind, share: winShareOf(forecastWith(balance, easier)) }];
    });
    return baseLineups
      .toSorted((a, b) => a.share - b.share)
      .flatMap(({ lineup, kind }): readonly LineupFamily[] => {
        const weakerKinds = work.kinds.slice(0, kind).flatMap((_, weak) => (isMixTried(lineup, weak) ? [] : [weak]));
        const weakerKind = weakerKinds[Math.floor(chance() * weakerKinds.length)];
        return weakerKind === undefined ? [] : [{ with: lineup, kind: weakerKind, start: 1 }];
      })
      .slice(0, MAX_GAP_MIXES);
  });
}

/** The range of win shares that a difficulty covers. */
interface WinShareBounds {
  readonly from: number;
  readonly to: number;
}

/** The difficulties without a suggestion, easiest first. */
export function difficultiesWithoutSuggestion(
  balance: BalanceSearch,
): readonly (WinShareBounds & { readonly name: SuggestedDifficulty })[] {
  const suggestedDifficulties = new Set(suggestionsOf(balance).map(({ difficulty }) => difficulty));
  return DIFFICULTIES.flatMap(({ name, from }, index) =>
    suggestedDifficulties.has(name) ? [] : [{ name, from, to: DIFFICULTIES[index - 1]?.from ?? 1 }],
  );
}

/** The maximum number of lineups per difficulty that get more fights in one stage. */
const MAX_NEAR_LINEUPS = 6;

/**
 * Lineups that may still match a difficulty without a suggestion, because fewer than `fights` fights were played with
 * them. The closest lineups come first.
 */
function nearbyLineups(balance: BalanceSearch, fights: number): readonly Lineup[] {
  return difficultiesWithoutSuggestion(balance).flatMap(({ from, to }) =>
    familiesOf(balance)
      .flatMap((family) => {
        const { easier, harder } = neighborsInFamily(balance, family, { from, to });
        return [easier, harder].flatMap((lineup) => (lineup ? [{ lineup, of: forecastWith(balance, lineup) }] : []));
      })
      .filter(({ of }) => {
        const { middle, error } = intervalOf(chanceOfWinning(of, PLAYERS), Z_REPEATED_CHECKS);
        return of.fights < fights && middle + error > from && middle - error < to;
      })
      .map(({ lineup, of }) => ({ lineup, off: Math.max(from - winShareOf(of), winShareOf(of) - to) }))
      .toSorted((a, b) => a.off - b.off)
      .slice(0, MAX_NEAR_LINEUPS)
      .map(({ lineup }) => lineup),
  );
}

/** In one family, the hardest tried lineup that is too easy for a difficulty, and the easiest that is too hard. */
function neighborsInFamily(
  balance: BalanceSearch,
  family: LineupFamily,
  { from, to }: WinShareBounds,
): { readonly easier?: Lineup | undefined; readonly harder?: Lineup | undefined } {
  const triedLineups = lineupsOf(family).filter((lineup) => forecastWith(balance, lineup).fights > 0);
  const lineupWinShares = triedLineups.map((lineup) => winShareOf(forecastWith(balance, lineup)));
  return {
    easier: triedLineups[lineupWinShares.findLastIndex((share) => share >= to)],
    harder: triedLineups[lineupWinShares.findIndex((share) => share < from)],
  };
}

/**
 * The tried lineups closest to a difficulty on both sides: the hardest that is too easy, and the easiest that is too
 * hard.
 */
export function nearestLineups(
  balance: BalanceSearch,
  bounds: WinShareBounds,
): { readonly easier: Lineup | undefined; readonly harder: Lineup | undefined } {
  const winShareOfLineup = (lineup: Lineup) => winShareOf(forecastWith(balance, lineup));
  const neighbors = familiesOf(balance).map((family) => neighborsInFamily(balance, family, bounds));
  // Of several easier lineups that are equally close, takes the one with the strongest kind. Of several harder ones,
  // takes the one with the weakest kind.
  return {
    easier: neighbors
      .flatMap(({ easier }) => (easier ? [easier] : []))
      .toSorted((a, b) => winShareOfLineup(b) - winShareOfLineup(a))
      .at(-1),
    harder: neighbors
      .flatMap(({ harder }) => (harder ? [harder] : []))
      .toSorted((a, b) => winShareOfLineup(b) - winShareOfLineup(a))[0],
  };
}
