import type { Balance, Lineup } from '../../src/odds/balance.ts';
import { isBalanced, withTrial } from '../../src/odds/balance-search.ts';
import { FIGHTS_OF_A_PIECE, type Forecast, NO_FIGHTS } from '../../src/odds/forecast.ts';
import { PLAYERS } from '../../src/rules/core/encounter.ts';

/** How much a lineup weighs: one of the weakest kind an eighth, of each next an eighth more. */
export const weightOf = (lineup: Lineup) => lineup.reduce((sum, { kind, count }) => sum + (count * (kind + 1)) / 8, 0);
/** By its weight alone: against a third all fights are won, against one and a third none. */
export const winAgainst = (lineup: Lineup) => 1.35 - weightOf(lineup);

/** The search to its end, where a lineup comes to so many wins each time, with no chance in it. */
export function scripted(
  balance: Balance,
  fight: (lineup: Lineup) => number = winAgainst,
  rounds: (lineup: Lineup) => number = () => 1,
): Balance {
  let after = balance;
  while (!isBalanced(after)) {
    const { lineup, piece } = after.planned[after.done]!;
    const share = Math.min(1, Math.max(0, fight(lineup)));
    const won = (pieces: number) => Math.round(pieces * FIGHTS_OF_A_PIECE * share);
    const forecast: Forecast = {
      ...NO_FIGHTS,
      fights: FIGHTS_OF_A_PIECE,
      rounds: { [rounds(lineup)]: FIGHTS_OF_A_PIECE },
      won: { [PLAYERS]: won(piece + 1) - won(piece) },
    };
    after = withTrial(after, forecast);
  }
  return after;
}
