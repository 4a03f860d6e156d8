// The difficulties that nothing was found for: what may belong there yet, and what is nearest to them.

import { PLAYERS } from '../rules/core/encounter.ts';
import { type Balance, type Family, familiesOf, lineupsOf, playedWith } from './balance.ts';
import { chanceOfWinning, intervalOf } from './chance.ts';
import { DIFFICULTIES, type Suggested } from './difficulty.ts';
import { WATCHED } from './forecast.ts';
import { type Lineup, shareOf } from './lineup.ts';
import { suggestionsOf } from './suggestions.ts';

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
export function nearlyFitting(balance: Balance, fights: number): readonly Lineup[] {
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
export function besideOf(
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
