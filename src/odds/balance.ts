// The search for creatures that make a fight of each difficulty: the task, and the fights played so far.

import { seededChance } from '../rules/core/dice.ts';
import { type Combatant, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { chanceOfWinning, type Forecast, intervalOf, NO_FIGHTS, roundsUntilOver, type WorkState } from './forecast.ts';

/** The task of finding a fair fight. Plain data. */
export interface BalanceWork {
  readonly type: 'balance';
  /** The current fight, without a map. The suggested creatures would join it. */
  readonly encounter: Encounter;
  /** How many hidden creatures are left out of the fight. */
  readonly leftOut?: number;
  /** Everyone who can be added: first the creatures to choose from, then one more of each creature in the fight. */
  readonly kinds: readonly AddedKind[];
  /** How many entries at the start of `kinds` are creatures to choose from. */
  readonly creatures: number;
  /** The same seed gives the same suggestions, however many threads share the work. */
  readonly seed: number;
}

/** One piece of the search: a few fights with a lineup. `piece` is its number among the pieces with this lineup. */
export interface LineupPiece {
  readonly lineup: Lineup;
  readonly piece: number;
}

/** The progress of the search. Plain data, so the search can continue from here. */
export interface BalanceSearch {
  readonly work: BalanceWork;
  /**
   * All pieces of work planned so far, including those of the current stage. The next stage depends on the results of
   * all of them.
   */
  readonly planned: readonly LineupPiece[];
  readonly done: number;
  /** The fights played with each lineup, by its key. */
  readonly played: Readonly<Record<string, Forecast>>;
  /** Lineups of two kinds of creatures to search. Undefined until each kind of creature alone has been searched. */
  readonly mixes?: readonly LineupFamily[];
  /** How many times lineups of two kinds were added to `mixes`, because a difficulty had no suggestion yet. */
  readonly refills?: number;
}

/** Lineups that differ only in the number of one kind of creature. */
export interface LineupFamily {
  /** The lineup's other creatures. They are the same in all lineups of the family. */
  readonly with: Lineup;
  readonly kind: number;
  /** How many creatures of the kind to try first. */
  readonly start: number;
}

/** The maximum number of creatures of one kind. More of them are hard to run at a table. */
export const MAX_CREATURES_PER_KIND = 12;

/** The fights played with a lineup so far. */
export function forecastWith({ played }: Pick<BalanceSearch, 'played'>, lineup: Lineup): Forecast {
  return played[lineupKey(lineup)] ?? NO_FIGHTS;
}

/** The total number of fights played. */
export function fightCountOf({ played }: Pick<BalanceSearch, 'played'>): number {
  return Object.values(played).reduce((sum, { fights }) => sum + fights, 0);
}

/** The current fight, and the fight with one more of each of its creatures. Empty if fewer than two sides are up. */
export function currentLineups({ encounter, kinds, creatures }: BalanceWork): readonly Lineup[] {
  const standingCombatants = [...encounter.combatants, ...(encounter.hidden ?? [])].filter(
    ({ vitality }) => vitality === 'up',
  );
  if (new Set(standingCombatants.map(({ side }) => side)).size < 2) return [];
  return [[], ...kinds.slice(creatures).map((_, index) => [{ kind: creatures + index, count: 1 }])];
}

/** A lineup with one more of its most numerous kind. */
export function withOneMore(lineup: Lineup): Lineup {
  const max = Math.max(...lineup.map(({ count }) => count));
  const mostNumerousIndex = lineup.findLastIndex(({ count }) => count === max);
  return lineup.map(({ kind, count }, index) => ({ kind, count: index === mostNumerousIndex ? count + 1 : count }));
}

/** The families of lineups: each kind of creature alone, and the mixes of two kinds. */
export function familiesOf({ work, mixes = [] }: Pick<BalanceSearch, 'work' | 'mixes'>): readonly LineupFamily[] {
  const partySize = partyOf(work.encounter).length;
  const singleKindFamilies = work.kinds.slice(0, work.creatures).map(
    ({ strength }, kind): LineupFamily => ({
      with: [],
      kind,
      start: strength === undefined ? 2 : Math.round(partySize / strength),
    }),
  );
  return [...singleKindFamilies, ...mixes];
}

/** All lineups of a family that can be tried. */
export function lineupsOf(family: LineupFamily): readonly Lineup[] {
  return Array.from({ length: MAX_CREATURES_PER_KIND }, (_, before) => lineupOf(family, before + 1));
}

export function lineupOf({ with: others, kind }: LineupFamily, count: number): Lineup {
  return [...others, { kind, count }];
}

/**
 * How often the players win against the lineups of a family, by the number of creatures of its kind. Undefined if that
 * number wasn't tried.
 */
export function winShareByCount(balance: BalanceSearch, family: LineupFamily): (count: number) => number | undefined {
  return (count) => {
    const forecast = forecastWith(balance, lineupOf(family, count));
    return forecast.fights === 0 ? undefined : winShareOf(forecast);
  };
}

/** A creature that can be added to a fight, unhurt: a premade creature, or another copy of a creature in the fight. */
export interface AddedKind {
  readonly name: string;
  readonly side: string;
  readonly sheet: Combatant['sheet'];
  /** The creature's auto-reactions. */
  readonly standingOrders?: Combatant['standingOrders'];
  /** How many premade characters the creature is worth. Undefined if unknown. */
  readonly strength?: number;
}

/** Who is added to a fight: how many of which kind, by index in a list of kinds. Empty means the current fight. */
export type Lineup = readonly { readonly kind: number; readonly count: number }[];

/** A key that is unique to a lineup. */
export function lineupKey(lineup: Lineup): string {
  return lineup.map(({ kind, count }) => `${kind}x${count}`).join('+');
}

/** The start of the ids of added creatures. No id in a real encounter starts with it. */
const ADDED_ID_PREFIX = '+';

/** The fight with the creatures of a lineup added. They are hidden until the first action. */
export function withLineup(encounter: Encounter, kinds: readonly AddedKind[], lineup: Lineup): Encounter {
  if (lineup.length === 0) return encounter;
  const addedCombatants = lineup.flatMap(({ kind, count }) => {
    const addedKind = kinds[kind];
    if (!addedKind) throw new Error(`No kind ${kind} of ${kinds.length}`);
    return Array.from({ length: count }, (_, index) =>
      addedCombatant(encounter, addedKind, `${ADDED_ID_PREFIX}${kind}-${index + 1}`),
    );
  });
  return { ...encounter, hidden: [...(encounter.hidden ?? []), ...addedCombatants] };
}

function addedCombatant(encounter: Encounter, { name, side, sheet }: AddedKind, id: string): Combatant {
  const rules = rulesOf(encounter);
  const { settings } = encounter;
  return {
    ...{ id, name: `${name} ${id}`, side, sheet, conditions: [], vitality: 'up', standingOrders: {} },
    resources: rules.resources(sheet, settings),
    own: rules.own.combatant(sheet, settings),
  };
}

/** Everyone on the players' side who can fight. */
export function partyOf({ combatants }: Pick<Encounter, 'combatants'>): readonly Combatant[] {
  return combatants.filter(({ side, vitality }) => side === PLAYERS && vitality === 'up');
}

/** The share of fights that the players win. 0 if no fights were played. */
export function winShareOf(forecast: Forecast): number {
  return chanceOfWinning(forecast, PLAYERS).share;
}

/**
 * Difficulties by the share of fights that the players win. Each difficulty covers the shares from its `from` up to the
 * `from` of the difficulty before it. `aim` is the share to aim for in suggestions.
 */
export const DIFFICULTIES = [
  { name: 'easy', from: 0.95, aim: 0.97 },
  { name: 'fair', from: 0.8, aim: 0.88 },
  { name: 'hard', from: 0.55, aim: 0.68 },
  { name: 'deadly', from: 0.3, aim: 0.42 },
] as const;

/** A difficulty to suggest. A fight that is even harder than the last of these is hopeless. */
export type SuggestedDifficulty = (typeof DIFFICULTIES)[number]['name'];
type Difficulty = SuggestedDifficulty | 'hopeless';

/** The difficulty of a fight that the players win this often, from 0 to 1. */
export function difficultyOf(share: number): Difficulty {
  return DIFFICULTIES.find(({ from }) => share >= from)?.name ?? 'hopeless';
}

/** A lineup of some difficulty, and how the fight is likely to go. */
export interface Suggestion {
  readonly difficulty: SuggestedDifficulty;
  readonly lineup: Lineup;
  readonly forecast: Forecast;
  /**
   * The forecast for the lineup with one more of its most numerous kind. It is empty until fights with that lineup have
   * been played.
   */
  readonly more: Forecast;
}

/** The maximum number of suggestions per difficulty. */
const MAX_SUGGESTIONS = 2;
/**
 * While the search runs, lineups with fewer fights than this aren't shown, because their difficulty is still uncertain.
 */
const MIN_SHOWN_FIGHTS = 24;
/** A GM can easily run this many creatures. */
const MAX_UNPENALIZED_CREATURES = 8;
/** How much each creature above `MAX_UNPENALIZED_CREATURES` worsens the rank of a lineup, as a share of wins. */
const EXTRA_CREATURE_PENALTY = 0.03;
/** A fight of up to this many rounds is short enough. */
const SHORT_FIGHT_ROUNDS = 8;
/** How much each round above `SHORT_FIGHT_ROUNDS` worsens the rank of a lineup, as a share of wins. */
const EXTRA_ROUND_PENALTY = 0.005;
/** Shares of wins that are this close to each other count as equal. */
const EQUAL_SHARE_TOLERANCE = 0.03;

/** The suggestions, without those that are still uncertain while the search runs. */
export function suggestionsToShow(balance: BalanceSearch, state: WorkState): readonly Suggestion[] {
  return suggestionsOf(balance).filter(({ forecast }) => state !== 'working' || forecast.fights >= MIN_SHOWN_FIGHTS);
}

interface RankedSuggestion extends Suggestion {
  readonly isMix: boolean;
  readonly creatureCount: number;
  /** A suggestion with a lower rank is better. */
  readonly rank: number;
  /** Random from the seed; breaks ties. */
  readonly tiebreaker: number;
}

/**
 * The best few suggestions of each difficulty: those with a share of wins nearest the aim. Of lineups that differ only
 * in the number of one kind of creature, at most one is suggested. If possible, one suggestion has only one kind of
 * creature, and another one mixes two kinds.
 */
export function suggestionsOf(balance: BalanceSearch): readonly Suggestion[] {
  const chance = seededChance(balance.work.seed);
  const tiebreakers = balance.work.kinds.map(() => chance());
  const candidates = familiesOf(balance).flatMap((family): readonly RankedSuggestion[] => {
    const rankedLineups = lineupsOf(family).flatMap((lineup) =>
      rankedLineup(balance, lineup, tiebreakers[family.kind] ?? 0),
    );
    return DIFFICULTIES.flatMap(({ name }) => {
      const matchingLineups = rankedLineups.filter(({ difficulty }) => difficulty === name);
      // On a tie, takes the lineup with the most creatures. If five are easy, it is clear that two are even easier.
      return matchingLineups.toSorted((a, b) => a.rank - b.rank || b.creatureCount - a.creatureCount).slice(0, 1);
    });
  });
  return DIFFICULTIES.flatMap(({ name }) => {
    const matchingSuggestions = sortedBestFirst(candidates.filter(({ difficulty }) => difficulty === name));
    const [mixes, singleKinds] = [
      matchingSuggestions.filter(({ isMix }) => isMix),
      matchingSuggestions.filter(({ isMix }) => !isMix),
    ];
    const suggestions =
      mixes.length > 0 && singleKinds.length > 0
        ? [...singleKinds.slice(0, MAX_SUGGESTIONS - 1), ...mixes.slice(0, 1)]
        : matchingSuggestions;
    return suggestions.slice(0, MAX_SUGGESTIONS).map(({ difficulty, lineup, forecast, more }) => ({
      difficulty,
      lineup,
      forecast,
      more,
    }));
  });
}

/**
 * The lineup with its rank. Empty if the players would win every fight even against one more creature, because that is
 * no challenge.
 */
function rankedLineup(balance: BalanceSearch, lineup: Lineup, tiebreaker: number): readonly RankedSuggestion[] {
  const forecast = forecastWith(balance, lineup);
  const chance = chanceOfWinning(forecast, PLAYERS);
  const difficulty = DIFFICULTIES.find(({ name }) => name === difficultyOf(chance.share));
  const forecastWithOneMore = forecastWith(balance, withOneMore(lineup));
  if (forecast.fights === 0 || !difficulty || winShareOf(forecastWithOneMore) === 1) return [];
  const creatureCount = lineup.reduce((sum, { count }) => sum + count, 0);
  // A win rate from few fights is less certain than it looks, especially if it was picked as the highest of several.
  const { middle, error } = intervalOf(chance, 1);
  const remainingRounds = roundsUntilOver(forecast) - balance.work.encounter.round;
  const penalty =
    EXTRA_CREATURE_PENALTY * Math.max(0, creatureCount - MAX_UNPENALIZED_CREATURES) +
    EXTRA_ROUND_PENALTY * Math.max(0, remainingRounds - SHORT_FIGHT_ROUNDS);
  const distanceFromAim = Math.hypot(middle - difficulty.aim, error) + penalty;
  return [
    {
      difficulty: difficulty.name,
      lineup,
      forecast,
      more: forecastWithOneMore,
      isMix: lineup.length > 1,
      creatureCount,
      rank: Math.floor(distanceFromAim / EQUAL_SHARE_TOLERANCE),
      tiebreaker,
    },
  ];
}

/**
 * The best candidates first. On a tie, the candidate with the most fights comes first, so that it keeps its place while
 * more fights are played. The last tiebreaker is random, so that another seed gives other suggestions.
 */
function sortedBestFirst(candidates: readonly RankedSuggestion[]): readonly RankedSuggestion[] {
  return candidates.toSorted(
    (a, b) => a.rank - b.rank || b.forecast.fights - a.forecast.fights || a.tiebreaker - b.tiebreaker,
  );
}
