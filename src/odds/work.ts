// Odds that take too long for one request. They are split into pieces, so that several threads can share them and
// progress can be shown.

import { type CombatantId, combatant, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { tacticAnswer } from '../rules/core/tactics.ts';
import { rulesOf } from '../rules/systems.ts';
import { type OddsRequest, oddsOf } from './act-odds.ts';
import { type BalanceSearch, type BalanceWork, withLineup } from './balance.ts';
import { isBalanceSearchDone, newBalanceSearch, withTrial } from './balance-search.ts';
import type { Forecast, ForecastGoal } from './forecast.ts';
import {
  addForecasts,
  FIGHTS_PER_PIECE,
  forecastOf,
  hasReachedPlannedCheck,
  NO_FIGHTS,
  progressOf,
} from './forecast.ts';
import type { MatchScore } from './measure-strength.ts';
import type { Odds } from './odds.ts';
import { playOut, USUAL_STYLE } from './play-out.ts';
import {
  batchTask,
  isScalingDone,
  type MatchWork,
  newScaling,
  playBatch,
  type Scaling,
  type ScalingWork,
  withBatch,
} from './scaling.ts';
import {
  isStrengthSearchDone,
  newStrengthSearch,
  type StrengthSearch,
  type StrengthWork,
  strengthTask,
  withStrengthBatch,
} from './strength-work.ts';
import {
  isTurningPointSearchDone,
  stateIndexByPiece,
  type TurningPointWork,
  type WinSample,
} from './turning-points.ts';
import { isUnevenFightDecided, type UnevenFightWork } from './uneven.ts';

/** Odds to compute. Plain data, because it is sent to threads. */
export type OddsWork =
  | ForecastWork
  | ActionsWork
  | BalanceWork
  | UnevenFightWork
  | TurningPointWork
  | ScalingWork
  | StrengthWork;

/** A fight to forecast, from its current state. */
export interface ForecastWork extends ForecastGoal {
  readonly type: 'forecast';
  /** The fight. Its hidden combatants join before the first action. */
  readonly encounter: Encounter;
  /** How many hidden creatures are left out of the fight. */
  readonly leftOut?: number;
  /** The same seed gives the same forecast, however many threads share the work. */
  readonly seed: number;
}

/** Actions whose odds are computed. */
export interface ActionsWork {
  readonly type: 'acts';
  readonly actions: readonly SimulatedAction[];
  readonly seed: number;
}

/**
 * One action in one encounter. If the target's numbers are hidden, the action is simulated once for each of several
 * similar creatures.
 */
export interface SimulatedAction {
  readonly encounter: Encounter;
  readonly deed: OddsRequest['deed'];
  readonly target: CombatantId;
  /** True if the action is one of several that are shown as a range, so a rough result is enough. */
  readonly isRough?: true;
}

/** What a thread needs to play one piece of the work, and the number of the piece. */
export interface PieceTask {
  readonly work: ForecastWork | ActionsWork | MatchWork;
  readonly piece: number;
}

/**
 * The part of the work that a thread needs for one piece, so that the whole work isn't sent to every thread. Throws if
 * the piece isn't planned yet.
 */
export function pieceTaskOf(
  work: OddsWork,
  piece: number,
  { balance, sampled, scaling, measuring }: SearchState = {},
): PieceTask {
  if (work.type === 'strength') return { work: strengthTask(measuring ?? newStrengthSearch(work), piece), piece: 0 };
  if (work.type === 'scaling') return { work: batchTask(scaling ?? newScaling(work), piece), piece: 0 };
  if (work.type === 'forecast') return { work, piece };
  if (work.type === 'acts') return { work: { ...work, actions: work.actions.slice(piece, piece + 1) }, piece: 0 };
  if (work.type === 'turning-points') return sampleTask(work, piece, sampled);
  if (work.type === 'lopsided') return { work: { ...work, type: 'forecast', aim: 0 }, piece };
  const plannedPiece = balance?.planned[piece];
  if (!plannedPiece) throw new Error(`No trial ${piece} is planned`);
  const encounter = withLineup(work.encounter, work.kinds, plannedPiece.lineup);
  return { work: { type: 'forecast', encounter, side: PLAYERS, seed: work.seed, aim: 0 }, piece: plannedPiece.piece };
}

/**
 * The task of simulating a few fights from one state of a past fight, to find how likely each side was to win at that
 * time. Each piece of the work has its own numbers for its fights, so that no two pieces share dice.
 */
function sampleTask(work: TurningPointWork, piece: number, sampled: readonly WinSample[] = []): PieceTask {
  const { states, side, seed } = work;
  const encounter = states[stateIndexByPiece(work, sampled)[piece] ?? -1];
  if (!encounter) throw new Error(`No piece ${piece} is planned`);
  return { work: { type: 'forecast', encounter, side, seed, aim: 0 }, piece };
}

/** The result of one piece of the work. */
export type PieceResult =
  | { readonly forecast: Forecast }
  | { readonly odds: Odds }
  | { readonly refused: Refusal }
  | { readonly batch: MatchScore };

/**
 * The results of all pieces so far: one forecast, the odds of each action in order, the samples in order, or the state
 * of a search.
 */
export interface WorkResult {
  readonly forecast: Forecast;
  /** The forecast as it was at the last planned check of its precision. */
  readonly look?: Forecast;
  readonly actions: readonly Exclude<PieceResult, { readonly forecast: Forecast } | { readonly batch: MatchScore }>[];
  readonly balance?: BalanceSearch;
  readonly scaling?: Scaling;
  readonly measuring?: StrengthSearch;
  readonly sampled?: readonly WinSample[];
}

/** The results that the later pieces of a search depend on. */
type SearchState = Pick<WorkResult, 'balance' | 'sampled' | 'scaling' | 'measuring'>;

export const EMPTY_RESULT: WorkResult = { forecast: NO_FIGHTS, actions: [] };

/** The result of the work before its first piece is played. */
export function emptyResult(work: OddsWork): WorkResult {
  if (work.type === 'turning-points') return { ...EMPTY_RESULT, sampled: [] };
  if (work.type === 'strength') return { ...EMPTY_RESULT, measuring: newStrengthSearch(work) };
  if (work.type === 'scaling') return { ...EMPTY_RESULT, scaling: newScaling(work) };
  return work.type === 'balance' ? { ...EMPTY_RESULT, balance: newBalanceSearch(work) } : EMPTY_RESULT;
}

/** Plays or computes one piece of the work. Pieces are counted from 0. */
export function computePiece(work: PieceTask['work'], piece: number): PieceResult {
  if (work.type === 'match') return { batch: playBatch(work) };
  return work.type === 'forecast' ? { forecast: playFights(work, piece) } : computeActionOdds(work, piece);
}

/** Plays the fights of one piece. Each fight has its own number, and so its own dice. */
function playFights({ encounter, seed, fights = Number.POSITIVE_INFINITY }: ForecastWork, piece: number): Forecast {
  const rules = rulesOf(encounter);
  let forecast = NO_FIGHTS;
  const firstFightIndex = piece * FIGHTS_PER_PIECE;
  for (let fight = firstFightIndex; fight < Math.min(fights, firstFightIndex + FIGHTS_PER_PIECE); fight++)
    forecast = addForecasts(forecast, forecastOf(playOut(rules, encounter, fightSeed(seed, fight))));
  return forecast;
}

/** Spreads the seeds out, so that neighboring seeds share no fights. */
function fightSeed(seed: number, fight: number): number {
  return (Math.imul(seed, 0x9e3779b1) + fight) | 0;
}

/** Few combinations and few rolls are enough, because the result is rounded to multiples of 5%. */
const ROUGH_ODDS_LIMITS = { most: 500, rolls: 1000 };

function computeActionOdds({ actions: acts, seed }: ActionsWork, piece: number): PieceResult {
  const act = acts[piece];
  if (!act) throw new Error(`No act ${piece} of ${acts.length}`);
  const rules = rulesOf(act.encounter);
  const oddsResult = oddsOf(
    {
      rules,
      ...act,
      answer: (question, encounter) => {
        const { auto = USUAL_STYLE } = combatant(encounter, question.subject);
        return tacticAnswer(rules, encounter, question, auto);
      },
    },
    // All actions use the same seed, so that similar actions get the same odds and luck doesn't skew comparisons.
    seed,
    act.isRough && ROUGH_ODDS_LIMITS,
  );
  return oddsResult.ok ? { odds: oddsResult.value } : { refused: oddsResult.why };
}

/** Adds the result of one more piece of the work. */
export function withPieceResult(work: OddsWork, result: WorkResult, part: PieceResult): WorkResult {
  const { forecast, look, actions: acts, balance, sampled, scaling, measuring } = result;
  if ('batch' in part) {
    if (measuring) return { forecast, actions: acts, measuring: withStrengthBatch(measuring, part.batch) };
    if (!scaling) throw new Error('A batch of no search');
    return { forecast, actions: acts, scaling: withBatch(scaling, part.batch) };
  }
  if ('forecast' in part && sampled) return { forecast, actions: acts, sampled: [...sampled, part.forecast] };
  if ('forecast' in part && balance) return { forecast, actions: acts, balance: withTrial(balance, part.forecast) };
  if ('forecast' in part) {
    const totalForecast = addForecasts(forecast, part.forecast);
    const hasReachedCheck = work.type === 'forecast' && hasReachedPlannedCheck(work, look, totalForecast);
    return { forecast: totalForecast, actions: acts, ...given({ look: hasReachedCheck ? totalForecast : look }) };
  }
  return { forecast, actions: [...acts, part] };
}

export function isWorkDone(
  work: OddsWork,
  { forecast, actions: acts, balance, sampled, scaling, measuring }: WorkResult,
): boolean {
  if (work.type === 'strength') return measuring !== undefined && isStrengthSearchDone(measuring);
  if (work.type === 'scaling') return scaling !== undefined && isScalingDone(scaling);
  if (work.type === 'acts') return acts.length >= work.actions.length;
  if (work.type === 'balance') return balance !== undefined && isBalanceSearchDone(balance);
  if (work.type === 'lopsided') return isUnevenFightDecided(work, forecast);
  if (work.type === 'turning-points') return sampled !== undefined && isTurningPointSearchDone(work, sampled);
  return progressOf(work, forecast) >= 1;
}

/** How many pieces the work has; for a search, how many are planned so far. Undefined if the number has no limit. */
export function pieceCountOf(
  work: OddsWork,
  { balance, sampled, scaling, measuring }: SearchState = {},
): number | undefined {
  if (work.type === 'strength') return measuring?.planned.length ?? 0;
  if (work.type === 'scaling') return scaling?.planned.length ?? 0;
  if (work.type === 'turning-points') return stateIndexByPiece(work, sampled ?? []).length;
  if (work.type === 'balance') return balance?.planned.length ?? 0;
  return work.type === 'acts' ? work.actions.length : undefined;
}
