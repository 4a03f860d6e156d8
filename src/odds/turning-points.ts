// Finds where a fight turned: the odds of winning before and after its actions. The search first samples a few states
// of the whole fight, then more states where the odds moved most. Finally it simulates more fights for the biggest
// moves, to tell them apart from chance.

import type { Deed } from '../rules/core/deed.ts';
import { type CombatantId, type Encounter, PLAYERS, type Style } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import type { WinCounts } from './forecast.ts';
import { addWins, chanceOfWinning, FIGHTS_PER_PIECE, intervalOf, NO_FIGHTS, Z_REPEATED_CHECKS } from './forecast.ts';

/** A fight to search for turning points: actions that changed a side's odds of winning a lot. */
export interface TurningPointWork {
  readonly type: 'turning-points';
  /** The states at the start and after each action. No one is hidden in them. */
  readonly states: readonly Encounter[];
  /** The side whose chance to win is followed. */
  readonly side: string;
  readonly seed: number;
}

/** The result of fights from one state. */
export type WinSample = WinCounts;

/** An action that changed the odds by more than their error. */
interface TurningPoint {
  /** The index of the state after the action. The odds moved between the state before it and this one. */
  readonly at: number;
  /** The chance to win before and after the action, from 0 to 1. */
  readonly before: number;
  readonly after: number;
}

/**
 * How thorough a search is. First `states` states are sampled with `fights` fights each. In the end, the biggest
 * changes of the odds (at most `moves`) are checked, with `fightsPerCheck` fights each from the states before and after
 * the change.
 */
interface SearchEffort {
  readonly states: number;
  readonly fights: number;
  readonly moves: number;
  readonly fightsPerCheck: number;
}

const USUAL_EFFORT: SearchEffort = { states: 32, fights: 64, moves: 5, fightsPerCheck: 384 };
/** For fights with a map or many combatants, because simulating them takes many times longer. */
const LARGE_FIGHT_EFFORT: SearchEffort = { states: 12, fights: 24, moves: 4, fightsPerCheck: 96 };
const MAX_COMBATANTS_FOR_USUAL_EFFORT = 12;

/**
 * How the search is refined, at most `times` times. Each time, it samples up to `states` states in each of up to
 * `places` gaps between known states. The odds must have moved by at least `move` in a gap.
 */
const REFINEMENT = { move: 0.12, places: 3, times: 4, states: 4 } as const;
/** A change of the odds by less than this isn't checked with further fights. */
const MIN_CHECKED_ODDS_CHANGE = 0.08;
/** A change of the odds by less than this isn't a turning point, however precisely it is known. */
const MIN_TURNING_ODDS_CHANGE = 0.1;

/**
 * The pieces of the work, each as the index of the state that it is played from. The final results use only the pieces
 * whose own index is at least `firstCheck`.
 */
interface SearchPlan {
  readonly pieces: readonly number[];
  readonly firstCheck: number;
  /**
   * The actions that may be shown, each as the index of the state after it. The one that moved the odds most comes
   * first.
   */
  readonly moves: readonly number[];
}

/**
 * The result of each state in which at most one side is still up, by the state's index: 1 if `work.side` is up,
 * otherwise 0. Cached per work.
 */
function settledWinShareByState(work: TurningPointWork): ReadonlyMap<number, number> {
  const settledShares = settledWinSharesByWork.get(work);
  if (settledShares) return settledShares;
  const winShareByState = new Map<number, number>();
  for (const [index, { combatants }] of work.states.entries()) {
    const standingSides = new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
    if (standingSides.size < 2) winShareByState.set(index, Number(standingSides.has(work.side)));
  }
  settledWinSharesByWork.set(work, winShareByState);
  return winShareByState;
}

const settledWinSharesByWork = new WeakMap<TurningPointWork, ReadonlyMap<number, number>>();

/**
 * For each piece of work, the index of the state from which its fights are simulated. Further pieces are planned from
 * the results so far.
 */
export function stateIndexByPiece(work: TurningPointWork, samples: readonly WinSample[]): readonly number[] {
  return planOf(work, samples).pieces;
}

/** Whether all parts of the work have been simulated. */
export function isTurningPointSearchDone(work: TurningPointWork, samples: readonly WinSample[]): boolean {
  return samples.length >= planOf(work, samples).pieces.length;
}

/**
 * The progress of the work from 0 to 1. It is an estimate, because later pieces depend on the results of earlier ones.
 */
export function turningPointSearchProgress(work: TurningPointWork, samples: readonly WinSample[]): number {
  const { fights, states, moves, fightsPerCheck } = effortOf(work);
  const max = (Math.min(states, work.states.length) * fights + (2 * moves + 1) * fightsPerCheck) / FIGHTS_PER_PIECE;
  const plannedPieceCount = Math.max(max, stateIndexByPiece(work, samples).length);
  return isTurningPointSearchDone(work, samples) ? 1 : samples.length / plannedPieceCount;
}

/**
 * The actions that turned the fight, in order: those that changed the odds of winning by more than the margin of error
 * of these odds.
 */
export function turningPoints(work: TurningPointWork, samples: readonly WinSample[]): readonly TurningPoint[] {
  const { known, moves } = finalWinShares(work, samples);
  return moves
    .flatMap((at): readonly TurningPoint[] => {
      const [before, after] = [known.get(at - 1), known.get(at)];
      if (!before || !after) return [];
      const shareChange = Math.abs(after.share - before.share);
      return shareChange >= MIN_TURNING_ODDS_CHANGE && shareChange > Math.hypot(before.error, after.error)
        ? [{ at, before: before.share, after: after.share }]
        : [];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** The chance to win as the fight began. Undefined until it is known. */
export function oddsAtStart(work: TurningPointWork, samples: readonly WinSample[]): number | undefined {
  return finalWinShares(work, samples).known.get(0)?.share;
}

/**
 * The final results. Fights that were used to pick an action don't count again, and a state is left out until all its
 * planned fights are played. Otherwise chance would look like a turning point.
 */
function finalWinShares(
  work: TurningPointWork,
  samples: readonly WinSample[],
): { readonly known: WinShareByState; readonly moves: SearchPlan['moves'] } {
  const { pieces, firstCheck, moves } = planOf(work, samples);
  const finalSamples = samples.slice(firstCheck);
  const unfinishedPieces = new Set(pieces.slice(firstCheck + finalSamples.length));
  const finishedWinShares = [...winSharesOf(work, pieces.slice(firstCheck), finalSamples)].filter(
    ([at]) => !unfinishedPieces.has(at),
  );
  return { known: new Map(finishedWinShares), moves };
}

function planOf(work: TurningPointWork, samples: readonly WinSample[]): SearchPlan {
  const effort = effortOf(work);
  let pieces = piecesForStates(work, evenlySpacedNumbers(0, work.states.length - 1, effort.states), effort.fights);
  for (let refinementCount = 0; refinementCount <= REFINEMENT.times; refinementCount++) {
    if (samples.length < pieces.length) return { pieces, firstCheck: pieces.length, moves: [] };
    const winShareByState = winSharesOf(work, pieces, samples);
    const statesToAdd = refinementCount < REFINEMENT.times ? statesToSample(winShareByState) : [];
    if (statesToAdd.length === 0) return planWithChecks(work, pieces, winShareByState, effort);
    pieces = [...pieces, ...piecesForStates(work, statesToAdd, effort.fights)];
  }
  throw new Error('A plan ends with its last look');
}

function planWithChecks(
  work: TurningPointWork,
  pieces: readonly number[],
  winShareByState: WinShareByState,
  effort: SearchEffort,
): SearchPlan {
  const biggestChangeIndexes = [...winShareByState.keys()]
    .filter(
      (at) => winShareByState.has(at - 1) && winShareDifference(winShareByState, at - 1, at) >= MIN_CHECKED_ODDS_CHANGE,
    )
    .toSorted((a, b) => winShareDifference(winShareByState, b - 1, b) - winShareDifference(winShareByState, a - 1, a))
    .slice(0, effort.moves);
  const states = new Set([...biggestChangeIndexes.flatMap((at) => [at - 1, at]), 0]);
  return {
    pieces: [...pieces, ...piecesForStates(work, [...states], effort.fightsPerCheck)],
    firstCheck: pieces.length,
    moves: biggestChangeIndexes,
  };
}

function effortOf({ states }: TurningPointWork): SearchEffort {
  return states.some(
    ({ field, combatants }) => field !== undefined || combatants.length > MAX_COMBATANTS_FOR_USUAL_EFFORT,
  )
    ? LARGE_FIGHT_EFFORT
    : USUAL_EFFORT;
}

/**
 * The batches of fights to simulate from these states of the fight, with this many fights per state. States in which at
 * most one side is still up need no fights.
 */
function piecesForStates(work: TurningPointWork, places: readonly number[], fights: number): readonly number[] {
  const settledShares = settledWinShareByState(work);
  return places
    .filter((at) => !settledShares.has(at))
    .flatMap((at) => Array.from({ length: fights / FIGHTS_PER_PIECE }, () => at));
}

/** At most `max` evenly spaced whole numbers from `from` to `to`, including both. */
function evenlySpacedNumbers(from: number, to: number, max: number): readonly number[] {
  const count = Math.min(max, to - from + 1);
  if (count < 2) return [from];
  return [
    ...new Set(Array.from({ length: count }, (_, index) => Math.round(from + (index * (to - from)) / (count - 1)))),
  ];
}

/** The chance to win from each known state, and its error, by the state's index, in the order of the fight. */
type WinShareByState = ReadonlyMap<number, { readonly share: number; readonly error: number }>;

function winSharesOf(
  work: TurningPointWork,
  pieces: readonly number[],
  samples: readonly WinSample[],
): WinShareByState {
  const winCountsByState = new Map<number, WinSample>();
  for (const [index, sample] of samples.slice(0, pieces.length).entries()) {
    const stateIndex = pieces[index] ?? 0;
    winCountsByState.set(stateIndex, addWins(winCountsByState.get(stateIndex) ?? NO_FIGHTS, sample));
  }
  const winShareByState = new Map([...settledWinShareByState(work)].map(([at, share]) => [at, { share, error: 0 }]));
  for (const [at, sum] of winCountsByState) {
    const chance = chanceOfWinning(sum, work.side);
    // An estimate is never exactly 0 or 1, because only a fight that is over is certain.
    const share = Math.min(1 - 0.5 / sum.fights, Math.max(0.5 / sum.fights, chance.share));
    winShareByState.set(at, { share, error: intervalOf(chance, Z_REPEATED_CHECKS).error });
  }
  return new Map([...winShareByState].toSorted(([a], [b]) => a - b));
}

function winShareDifference(winShareByState: WinShareByState, from: number, to: number): number {
  return Math.abs((winShareByState.get(to)?.share ?? 0) - (winShareByState.get(from)?.share ?? 0));
}

/** The states to sample next. They lie between known states where the odds moved most. */
function statesToSample(winShareByState: WinShareByState): readonly number[] {
  const stateIndexes = [...winShareByState.keys()];
  return stateIndexes
    .slice(1)
    .map((to, index) => ({ from: stateIndexes[index] ?? 0, to }))
    .filter(({ from, to }) => to - from > 1 && winShareDifference(winShareByState, from, to) >= REFINEMENT.move)
    .toSorted(
      (a, b) => winShareDifference(winShareByState, b.from, b.to) - winShareDifference(winShareByState, a.from, a.to),
    )
    .slice(0, REFINEMENT.places)
    .flatMap(({ from, to }) => evenlySpacedNumbers(from + 1, to - 1, REFINEMENT.states));
}

/** A deed, with the encounter before and after it. */
interface DeedWithStates {
  readonly deed: Deed;
  readonly undone: boolean;
  readonly before: Encounter;
  readonly after: Encounter;
}

/** Deeds that don't change how a fight goes, such as talk and plans. They count as part of the next action. */
const IGNORED_DEEDS: readonly Deed['type'][] = [
  'roll',
  'standing-order',
  'plan',
  'pace',
  'gms',
  'hand-over',
  'lend',
  'give-back',
  'auto',
  'field-look',
  'hide',
  'dismiss',
  'end-scene',
];

/** The actions of a fight, with the fight's state before the first action and after each one. */
interface TurningPointTask<D extends DeedWithStates> {
  readonly deeds: readonly D[];
  readonly work: TurningPointWork;
}

/**
 * The actions to search for turning points. Undefined if there were no actions, or no one to fight. Hidden combatants
 * don't count until they join. Everyone is simulated with their last autopilot style, so that a change of style doesn't
 * move the odds.
 */
export function turningPointTask<D extends DeedWithStates>(
  done: Iterable<D>,
  seed: number,
): TurningPointTask<D> | undefined {
  const deeds: D[] = [];
  const states: Encounter[] = [];
  for (const deedWithStates of done) {
    const { deed, undone, after } = deedWithStates;
    if (undone || IGNORED_DEEDS.includes(deed.type)) continue;
    if (states.length === 0 && after.phase !== 'fighting') continue;
    // A side has won without being the last one standing, so there is no fight left to play.
    if (countStandingSides(after) > 1 && after.phase !== 'fighting' && rulesOf(after).decided(after) !== undefined)
      continue;
    if (states.length > 0) deeds.push(deedWithStates);
    states.push(after);
  }
  const [first] = states;
  if (!first || deeds.length === 0 || !states.some((state) => countStandingSides(state) > 1)) return undefined;
  const side = first.combatants.some((each) => each.side === PLAYERS)
    ? PLAYERS
    : (first.combatants[0]?.side ?? PLAYERS);
  const styles = lastStyleByCombatant(states);
  const work = {
    type: 'turning-points',
    states: states.map((state) => simulatedState(state, styles)),
    side,
    seed,
  } as const;
  return { deeds, work };
}

function countStandingSides({ combatants }: Encounter): number {
  return new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side)).size;
}

/** The last autopilot style of everyone who had one. */
function lastStyleByCombatant(states: readonly Encounter[]): ReadonlyMap<CombatantId, Style> {
  const styles = new Map<CombatantId, Style>();
  for (const { combatants } of states) for (const { id, auto } of combatants) if (auto) styles.set(id, auto);
  return styles;
}

function simulatedState(
  { hidden: _, ...state }: Encounter,
  styleByCombatant: ReadonlyMap<CombatantId, Style>,
): Encounter {
  if (styleByCombatant.size === 0) return state;
  const combatants = state.combatants.map((each) => {
    const style = styleByCombatant.get(each.id);
    return style === undefined ? each : { ...each, auto: style };
  });
  return { ...state, combatants };
}
