// The search for a fair fight: lineups are played a few fights at a time, first all of them roughly, then those that are
// suggested until their odds are well known. It goes in stages, each planned from what all before it came to, so that the same
// fights are played however many threads share them.

import { seededChance } from '../rules/core/dice.ts';
import { PLAYERS } from '../rules/core/encounter.ts';
import {
  asItStands,
  type Balance,
  type BalanceWork,
  DIFFICULTIES,
  difficultyOf,
  type Family,
  familiesOf,
  fightsOf,
  keyOf,
  type Lineup,
  lineupsOf,
  MOST_OF_A_KIND,
  ofFamily,
  playedWith,
  type Suggested,
  shareOf,
  sharesOf,
  suggestionsOf,
  type Trial,
  withOneMore,
} from './balance.ts';
import { chanceOfWinning, FIGHTS_OF_A_PIECE, type Forecast, intervalOf, together, WATCHED } from './forecast.ts';

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

/** What is known of a kind: how often the players win against so many. Undefined: nobody has tried it. */
type ShareAt = (count: number) => number | undefined;

/** So near to what is looked for, no other count is tried. */
const NEAR = 0.04;

/**
 * How many to try next so that each difficulty gets the count nearest to it: twice as many until the players lose, then
 * halfway between too few and too many. None: the edges are known. More never makes it easier.
 */
export function countsToTry(shareAt: ShareAt, { start, most }: { readonly start: number; readonly most: number }) {
  const tried = Array.from({ length: most }, (_, before) => before + 1).flatMap((count) => {
    const share = shareAt(count);
    return share === undefined ? [] : [{ count, share }];
  });
  if (tried.length === 0) return [Math.min(most, Math.max(1, start))];
  const wanted = DIFFICULTIES.flatMap(({ name, aim }) => {
    const few = tried.findLast(({ share }) => share >= aim)?.count ?? 0;
    const many = tried.find(({ count }) => count > few)?.count;
    if (many === undefined) return few < most ? [Math.min(most, Math.max(few + 1, few * 2))] : [];
    const isNear = tried.some(
      ({ share }) => share < 1 && difficultyOf(share) === name && Math.abs(share - aim) <= NEAR,
    );
    return isNear || many - few <= 1 ? [] : [Math.floor((few + many) / 2)];
  });
  return [...new Set(wanted)];
}

/** About how many make an even fight. Undefined: so many were not tried, or one is too strong already. */
export function evenCount(shareAt: ShareAt, most: number): number | undefined {
  let [few, many] = [0, 0];
  for (let count = 1; count <= most && many === 0; count++) {
    const share = shareAt(count);
    if (share === undefined) continue;
    if (share >= 0.5) few = count;
    else many = count;
  }
  return few === 0 || many === 0 ? undefined : (few + many) / 2;
}

// Which two kinds are tried together.

const MOST_MIXES = 8;
/** Most that are tried at once for a difficulty of which nothing else is. */
const MOST_FILLING = 4;
/** Strong is whoever is even with the party in such numbers; weak, of whom so many are needed. */
const STRONG = { over: 1, most: 4 } as const;
const FEWEST_WEAK = 4;

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

// The difficulties that nothing was found for: what may belong there yet, and what is nearest to them.

/** Between which shares of wins it lies. */
interface Bounds {
  readonly from: number;
  readonly to: number;
}

/** The difficulties that nothing was found for, the easiest first. */
export function missingOf(balance: Balance): readonly (Bounds & { readonly name: Suggested })[] {
  const found = new Set(suggestionsOf(balance).map(({ difficulty }) => difficulty));
  return DIFFICULTIES.flatMap(({ name, from }, at) =>
    found.has(name) ? [] : [{ name, from, to: DIFFICULTIES[at - 1]?.from ?? 1 }],
  );
}

/** Most lineups that are looked at again at once. */
const MOST_AGAIN = 6;

/**
 * The lineups beside a difficulty that nothing was found for which may belong there all the same, as few fights have been played
 * with them: the nearest first, those with fewer fights than that.
 */
function nearlyFitting(balance: Balance, fights: number): readonly Lineup[] {
  return missingOf(balance).flatMap(({ from, to }) =>
    familiesOf(balance)
      .flatMap((family) => {
        const { easier, harder } = besideOf(balance, family, { from, to });
        return [easier, harder].flatMap((lineup) => (lineup ? [{ lineup, of: playedWith(balance, lineup) }] : []));
      })
      .filter(({ of }) => {
        const { middle, error } = intervalOf(chanceOfWinning(of, PLAYERS), WATCHED);
        return of.fights < fights && middle + error > from && middle - error < to;
      })
      .map(({ lineup, of }) => ({ lineup, off: Math.max(from - shareOf(of), shareOf(of) - to) }))
      .toSorted((a, b) => a.off - b.off)
      .slice(0, MOST_AGAIN)
      .map(({ lineup }) => lineup),
  );
}

/** Of a family the hardest lineup that was tried and is too easy for a difficulty, and the easiest that is too hard. */
function besideOf(
  balance: Balance,
  family: Family,
  { from, to }: Bounds,
): { readonly easier?: Lineup | undefined; readonly harder?: Lineup | undefined } {
  const tried = lineupsOf(family).filter((lineup) => playedWith(balance, lineup).fights > 0);
  const shares = tried.map((lineup) => shareOf(playedWith(balance, lineup)));
  return {
    easier: tried[shares.findLastIndex((share) => share >= to)],
    harder: tried[shares.findIndex((share) => share < from)],
  };
}

/** What was tried that is nearest to a difficulty: the hardest of what is too easy, and the easiest of what is too hard. */
export function nearestOf(
  balance: Balance,
  bounds: Bounds,
): { readonly easier: Lineup | undefined; readonly harder: Lineup | undefined } {
  const shareWith = (lineup: Lineup) => shareOf(playedWith(balance, lineup));
  const beside = familiesOf(balance).map((family) => besideOf(balance, family, bounds));
  // Of what is as hard the stronger kind is told as too weak, and the weaker one as too strong.
  return {
    easier: beside
      .flatMap(({ easier }) => (easier ? [easier] : []))
      .toSorted((a, b) => shareWith(b) - shareWith(a))
      .at(-1),
    harder: beside.flatMap(({ harder }) => (harder ? [harder] : [])).toSorted((a, b) => shareWith(b) - shareWith(a))[0],
  };
}
