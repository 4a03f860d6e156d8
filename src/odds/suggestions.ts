import { PLAYERS } from '../rules/core/encounter.ts';
import { seededChance } from '../rules/core/seeded-chance.ts';
import { type Balance, familiesOf, lineupsOf, playedWith, withOneMore } from './balance.ts';
import { chanceOfWinning, intervalOf } from './chance.ts';
import { DIFFICULTIES, difficultyOf, type Suggested } from './difficulty.ts';
import { type Forecast, roundsOf } from './forecast.ts';
import { type Lineup, shareOf } from './lineup.ts';
import type { WorkState } from './work-state.ts';

/** A fight of some difficulty, and how it is likely to go. */
export interface Suggestion {
  readonly difficulty: Suggested;
  readonly lineup: Lineup;
  readonly forecast: Forecast;
  /** The same with one more of its most numerous kind. Without fights while nobody has tried it. */
  readonly more: Forecast;
}

/** Most suggestions of a difficulty. */
const MOST = 2;
/** While it goes on, what has been played less often is not told yet: by so few fights it may be of any difficulty. */
const FEWEST_TOLD = 24;
/** So many creatures can be played easily. Each more makes a lineup a little worse, in shares of wins. */
const EASILY_PLAYED = 8;
const TOO_MANY = 0.03;
/** So many rounds are over soon enough. Each more makes it a little worse too. */
const SOON_OVER = 8;
const TOO_LONG = 0.005;
/** Shares of wins that are so near each other are as good. */
const AS_GOOD = 0.03;

/** Those of the suggestions that a GM is told. */
export function toldSuggestions(balance: Balance, state: WorkState): readonly Suggestion[] {
  return suggestionsOf(balance).filter(({ forecast }) => state !== 'working' || forecast.fights >= FEWEST_TOLD);
}

interface Ranked extends Suggestion {
  readonly isMix: boolean;
  readonly many: number;
  /** From 0, the best. */
  readonly rank: number;
  /** By lot of the seed, of what is as good. */
  readonly lot: number;
}

/**
 * The few best of each difficulty: those whose share of wins is nearest to what is looked for, at most one of a family. Where
 * both fit, one kind alone and a mix.
 */
export function suggestionsOf(balance: Balance): readonly Suggestion[] {
  const chance = seededChance(balance.work.seed);
  const lots = balance.work.kinds.map(() => chance());
  const all = familiesOf(balance).flatMap((family): readonly Ranked[] => {
    const fitting = lineupsOf(family).flatMap((lineup) => ranked(balance, lineup, lots[family.kind] ?? 0));
    return DIFFICULTIES.flatMap(({ name }) => {
      const those = fitting.filter(({ difficulty }) => difficulty === name);
      // Of those that are as good the most numerous: whatever is easy with five is easier with two.
      return those.toSorted((a, b) => a.rank - b.rank || b.many - a.many).slice(0, 1);
    });
  });
  return DIFFICULTIES.flatMap(({ name }) => {
    const those = best(all.filter(({ difficulty }) => difficulty === name));
    const [mixed, alone] = [those.filter(({ isMix }) => isMix), those.filter(({ isMix }) => !isMix)];
    const chosen = mixed.length > 0 && alone.length > 0 ? [...alone.slice(0, MOST - 1), ...mixed.slice(0, 1)] : those;
    return chosen.slice(0, MOST).map(({ difficulty, lineup, forecast, more }) => ({
      difficulty,
      lineup,
      forecast,
      more,
    }));
  });
}

/** Of what is no fight, as not even one more would change anything, nothing is said. */
function ranked(balance: Balance, lineup: Lineup, lot: number): readonly Ranked[] {
  const forecast = playedWith(balance, lineup);
  const chance = chanceOfWinning(forecast, PLAYERS);
  const difficulty = DIFFICULTIES.find(({ name }) => name === difficultyOf(chance.share));
  const more = playedWith(balance, withOneMore(lineup));
  if (forecast.fights === 0 || !difficulty || shareOf(more) === 1) return [];
  const many = lineup.reduce((sum, { count }) => sum + count, 0);
  // Whatever is little known is likely to be farther off than it looks, least so what looks best.
  const { middle, error } = intervalOf(chance, 1);
  const rounds = roundsOf(forecast) - balance.work.encounter.round;
  const trouble = TOO_MANY * Math.max(0, many - EASILY_PLAYED) + TOO_LONG * Math.max(0, rounds - SOON_OVER);
  const off = Math.hypot(middle - difficulty.aim, error) + trouble;
  return [
    {
      difficulty: difficulty.name,
      lineup,
      forecast,
      more,
      isMix: lineup.length > 1,
      many,
      rank: Math.floor(off / AS_GOOD),
      lot,
    },
  ];
}

/**
 * The best first; of those that are as good, the one that is known best, so that it stays while it gets known better. Of those that
 * are known alike another seed has others.
 */
function best(those: readonly Ranked[]): readonly Ranked[] {
  return those.toSorted((a, b) => a.rank - b.rank || b.forecast.fights - a.forecast.fights || a.lot - b.lot);
}
