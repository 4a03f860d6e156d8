import type { BalanceSearch, Lineup } from '../../src/odds/balance.ts';
import { isBalanceSearchDone, withTrial } from '../../src/odds/balance-search.ts';
import { FIGHTS_PER_PIECE, type Forecast, NO_FIGHTS } from '../../src/odds/forecast.ts';
import { PLAYERS } from '../../src/rules/core/encounter.ts';

/**
 * How strong a lineup is. A creature of the weakest kind counts as one eighth. For each stronger kind, a creature
 * counts as one eighth more.
 */
export const strengthOf = (lineup: Lineup) =>
  lineup.reduce((sum, { kind, count }) => sum + (count * (kind + 1)) / 8, 0);
/** The share of fights that players win against a lineup: all up to a strength of 0.35, and none from 1.35 on. */
export const winAgainst = (lineup: Lineup) => 1.35 - strengthOf(lineup);

/** Runs the search to its end. Players win the same share of fights against a lineup in every trial. */
export function searchedBalance(
  balance: BalanceSearch,
  fight: (lineup: Lineup) => number = winAgainst,
  rounds: (lineup: Lineup) => number = () => 1,
): BalanceSearch {
  let after = balance;
  while (!isBalanceSearchDone(after)) {
    const { lineup, piece } = after.planned[after.done]!;
    const share = Math.min(1, Math.max(0, fight(lineup)));
    const wonFights = (pieces: number) => Math.round(pieces * FIGHTS_PER_PIECE * share);
    const forecast: Forecast = {
      ...NO_FIGHTS,
      fights: FIGHTS_PER_PIECE,
      rounds: { [rounds(lineup)]: FIGHTS_PER_PIECE },
      won: { [PLAYERS]: wonFights(piece + 1) - wonFights(piece) },
    };
    after = withTrial(after, forecast);
  }
  return after;
}
