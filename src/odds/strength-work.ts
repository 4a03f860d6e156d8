// Measures how strong a creature is, as work for threads: the same fights as `measuredStrength` plays, a few at a time.

import {
  charactersPerCreature,
  isMatchSettled,
  logit,
  MATCH_LADDER,
  type Match,
  type MatchScore,
  shareOfPoints,
} from './measure-strength.ts';
import { FIGHTS_PER_BATCH, type MatchWork } from './scaling.ts';
import type { Strength } from './strengths.ts';

/** The task of measuring how strong a creature is. Plain data. */
export interface StrengthWork {
  readonly type: 'strength';
  readonly system: string;
  readonly sheet: object;
  /** The same seed gives the same strength. */
  readonly seed: number;
  /** The maximum number of fights per match. */
  readonly fights: number;
}

/** Fights of one match. `first` is the number of the first fight. */
interface MatchBatch {
  /** The match's index in `MATCH_LADDER`. */
  readonly place: number;
  readonly first: number;
}

/** The progress of a measurement. Plain data. */
export interface StrengthSearch {
  readonly work: StrengthWork;
  readonly planned: readonly MatchBatch[];
  readonly done: number;
  /** The result of each match so far, by the match's index in `MATCH_LADDER`. */
  readonly tried: Readonly<Record<number, MatchScore>>;
}

/** How many batches are played before the share of wins is checked again. */
const BATCHES_PER_CHECK = 32 / FIGHTS_PER_BATCH;
const NO_SCORE: MatchScore = { points: 0, fights: 0 };

export function newStrengthSearch(work: StrengthWork): StrengthSearch {
  return withNextBatches({ work, planned: [], done: 0, tried: {} });
}

/** Whether there are no fights left to play. */
export function isStrengthSearchDone({ planned, done }: Pick<StrengthSearch, 'planned' | 'done'>): boolean {
  return done === planned.length;
}

/** What a thread needs to play one planned batch. Throws if there is no such batch. */
export function strengthTask({ work, planned }: StrengthSearch, piece: number): MatchWork {
  const batch = planned[piece];
  if (!batch) throw new Error(`No batch ${piece} is planned`);
  const { system, sheet, seed } = work;
  return { type: 'match', system, sheet, match: matchAt(batch.place), seed, first: batch.first };
}

/** Adds the result of the next planned batch. Throws if nothing is planned. */
export function withStrengthBatch(search: StrengthSearch, { points, fights }: MatchScore): StrengthSearch {
  const batch = search.planned[search.done];
  if (!batch) throw new Error('A batch that was not planned');
  const scoreBefore = search.tried[batch.place] ?? NO_SCORE;
  const newScore = { points: scoreBefore.points + points, fights: scoreBefore.fights + fights };
  const searchAfter = { ...search, tried: { ...search.tried, [batch.place]: newScore }, done: search.done + 1 };
  return isStrengthSearchDone(searchAfter) ? withNextBatches(searchAfter) : searchAfter;
}

/** The measured strength. Undefined until all fights are played. */
export function finalStrength(search: StrengthSearch): Strength | undefined {
  const { next, strength } = nextMatchOrStrength(search);
  return next === undefined ? strength : undefined;
}

/** The next match to play, or the strength. See `strengthMeasurement` in `measure-strength.ts`. */
function nextMatchOrStrength({ work, tried }: StrengthSearch): {
  readonly next?: number;
  readonly strength?: Strength;
} {
  const winShareAt = (place: number) => {
    const score = tried[place] ?? NO_SCORE;
    return isMatchSettled(score, work.fights) ? shareOfPoints(score) : undefined;
  };
  let [weakest, strongest] = [0, MATCH_LADDER.length - 1];
  while (strongest - weakest > 1) {
    const middleIndex = Math.floor((weakest + strongest) / 2);
    const winChance = winShareAt(middleIndex);
    if (winChance === undefined) return { next: middleIndex };
    if (winChance < 0.5) weakest = middleIndex;
    else strongest = middleIndex;
  }
  const [low, high] = [winShareAt(weakest), winShareAt(strongest)];
  if (low === undefined) return { next: weakest };
  if (high === undefined) return { next: strongest };
  const [below, above] = [logit(low), logit(high)];
  const [from, to] = [charactersPerCreature(MATCH_LADDER[weakest]), charactersPerCreature(MATCH_LADDER[strongest])];
  if (below >= 0) return { strength: from };
  if (above <= 0) return { strength: to };
  return { strength: from * (to / from) ** (-below / (above - below)) };
}

function withNextBatches(search: StrengthSearch): StrengthSearch {
  const { next } = nextMatchOrStrength(search);
  if (next === undefined) return search;
  const { fights } = search.tried[next] ?? NO_SCORE;
  const batchesLeft = Math.ceil((search.work.fights - fights) / FIGHTS_PER_BATCH);
  const batches = Array.from({ length: Math.min(BATCHES_PER_CHECK, batchesLeft) }, (_, index) => ({
    place: next,
    first: fights + index * FIGHTS_PER_BATCH,
  }));
  return { ...search, planned: [...search.planned, ...batches] };
}

function matchAt(place: number): Match {
  const match = MATCH_LADDER[place];
  if (!match) throw new Error(`No match ${place}`);
  return match;
}
