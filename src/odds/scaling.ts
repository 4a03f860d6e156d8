// The search for a sheet of a given strength: the same sheet, some steps up or down its system's scale. Each candidate
// fights the premade characters in the two matches nearest to that strength. Only the results of earlier fights decide
// which fights come next, so the same fights are played no matter how many threads share the work.

import { completeTemplateSteps, scaledSheet } from '../rules/core/scaled-sheet.ts';
import { rulesNamed } from '../rules/systems.ts';
import { Z_SINGLE_CHECK } from './forecast.ts';
import {
  charactersPerCreature,
  logit,
  type Match,
  type MatchScore,
  matchesAround,
  pointsInFight,
  shareOfPoints,
} from './measure-strength.ts';
import type { Strength } from './strengths.ts';

/** The task of a search: a sheet, and how strong one creature with this sheet should be. Plain data. */
export interface ScalingWork {
  readonly type: 'scaling';
  readonly system: string;
  readonly sheet: object;
  readonly strength: Strength;
  /** The strength of the unchanged sheet, if known. */
  readonly known?: Strength;
  /** The same seed gives the same sheet, however many threads share the work. */
  readonly seed: number;
}

/** A few fights of one candidate in one match, for a thread to play. */
export interface MatchWork {
  readonly type: 'match';
  readonly system: string;
  readonly sheet: object;
  readonly match: Match;
  readonly seed: number;
  readonly first: number;
}

/** A place on the scale: how many steps up or down, and which number of the sheet changes first. */
export interface ScaleStep {
  readonly steps: number;
  readonly turn: number;
}

/**
 * A few fights of a candidate, in the match nearest below or above the wanted strength. `first` is the number of the
 * first fight.
 */
interface ScalingBatch extends ScaleStep {
  readonly side: 'below' | 'above';
  readonly first: number;
}

type CandidateScores = Readonly<Record<ScalingBatch['side'], MatchScore>>;

/** How far the search has come. Plain data. */
export interface Scaling {
  readonly work: ScalingWork;
  readonly planned: readonly ScalingBatch[];
  readonly done: number;
  /** The results of each candidate's fights, by the candidate's key. */
  readonly tried: Readonly<Record<string, CandidateScores>>;
}

/** A candidate with its measured strength, and the margin of error of that strength (95%). */
export interface Candidate extends ScaleStep {
  readonly strength: Strength;
  readonly error: Strength;
  readonly fights: number;
  /**
   * Set if the sheet's numbers are at their limits: `weaker` if the creature is still too weak, `stronger` if it is
   * still too strong.
   */
  readonly limitReached?: 'weaker' | 'stronger';
}

export const FIGHTS_PER_BATCH = 8;
/**
 * A candidate is judged after `FIRST_VERDICT_FIGHTS` fights. After `MAX_CANDIDATE_FIGHTS` fights, a candidate that
 * still can't be told apart from the goal counts as even with it.
 */
const [FIRST_VERDICT_FIGHTS, MAX_CANDIDATE_FIGHTS] = [32, 128];
/** How many fights a candidate needs before its strength is shown. */
const MIN_SHOWN_FIGHTS = 16;
/** A verdict needs `Z_SURE` standard errors after few fights, and `Z_LIKELY` standard errors after more. */
const [Z_SURE, Z_LIKELY] = [2.5, 1.5];
/**
 * A candidate (a changed sheet) is good enough if its strength is this close to the wanted strength, as a ratio. If no
 * candidate is, other sheets between the templates just below and just above the best one are tried.
 */
const CLOSE_RATIO = 1.08;
/**
 * The sheet's numbers change one after another. The search tries different orders: at most this many of the numbers are
 * tried as the number that changes first.
 */
const MAX_CHANGED_NUMBERS = 6;
/** The search ends after this many fights. */
const MAX_SCALING_FIGHTS = 3_000;
/** The usual ratio of strength between two templates. */
const TEMPLATE_RATIO = 1.5;

/** The lowest and the highest strength that can be asked for. Beyond these, fights have too many combatants. */
export const ALLOWED_STRENGTHS = { least: 0.05, most: 20 } as const;

export function newScaling(work: ScalingWork): Scaling {
  return withNextStage({ work, planned: [], done: 0, tried: {} });
}

/** Whether there are no fights left to play. */
export function isScalingDone({ planned, done }: Pick<Scaling, 'planned' | 'done'>): boolean {
  return done === planned.length;
}

/** Adds the result of the next planned batch. Throws if nothing is planned. */
export function withBatch(scaling: Scaling, { points, fights }: MatchScore): Scaling {
  const batch = scaling.planned[scaling.done];
  if (!batch) throw new Error('A batch that was not planned');
  const scoresBefore = scoresAt(scaling, batch);
  const newScore = {
    points: scoresBefore[batch.side].points + points,
    fights: scoresBefore[batch.side].fights + fights,
  };
  const newScores = { ...scaling.tried, [scaleStepKey(batch)]: { ...scoresBefore, [batch.side]: newScore } };
  const scalingAfter = { ...scaling, tried: newScores, done: scaling.done + 1 };
  return isScalingDone(scalingAfter) ? withNextStage(scalingAfter) : scalingAfter;
}

/** What a thread needs to play one planned batch. Throws if there is no such batch. */
export function batchTask({ work, planned }: Scaling, piece: number): MatchWork {
  const batch = planned[piece];
  if (!batch) throw new Error(`No batch ${piece} is planned`);
  const { system, seed, strength } = work;
  const [below, above] = nearestMatches(strength);
  const match = batch.side === 'below' ? below : above;
  return { type: 'match', system, sheet: sheetAtStep(work, batch), match, seed, first: batch.first };
}

/** Plays one batch of fights, and adds up their points. */
export function playBatch({ system, sheet, match, seed, first }: MatchWork): MatchScore {
  const rules = rulesFor(system);
  let totalPoints = 0;
  for (let index = 0; index < FIGHTS_PER_BATCH; index++)
    totalPoints += pointsInFight(rules, sheet, match, seed, first + index);
  return { points: totalPoints, fights: FIGHTS_PER_BATCH };
}

/** The sheet of a candidate. Throws if the sheet can't be scaled. */
export function sheetAtStep({ system, sheet }: ScalingWork, { steps, turn }: ScaleStep): object {
  const scaledSheetResult = scaledSheet(rulesFor(system), sheet, steps, turn);
  if (!scaledSheetResult.ok) throw new Error(`A sheet of ${system} that cannot be scaled`);
  return scaledSheetResult.value.sheet;
}

/** The number of fights played in a search. */
export function fightCountIn({ tried }: Pick<Scaling, 'tried'>): number {
  return Object.values(tried).reduce((sum, { below, above }) => sum + below.fights + above.fights, 0);
}

/** The candidate nearest to the wanted strength, of those with enough fights. Undefined if there is none. */
export function nearestCandidate(scaling: Scaling): Candidate | undefined {
  const { strength } = scaling.work;
  const end = candidateAtScaleEnd(scaling);
  if (end) return end;
  return Object.keys(scaling.tried)
    .map((key) => candidateAt(scaling, scaleStepOf(key)))
    .filter(({ fights }) => fights >= MIN_SHOWN_FIGHTS)
    .toSorted((one, other) => logRatioToWanted(one, strength) - logRatioToWanted(other, strength))[0];
}

/** The candidate at the end of the scale, if even this candidate is too weak or too strong. Otherwise undefined. */
function candidateAtScaleEnd(scaling: Scaling): Candidate | undefined {
  const firstSearch = searchStep(scaling, 0, searchStartOf(scaling));
  if ('ask' in firstSearch || !firstSearch.isEnd) return undefined;
  const limitReached = verdictOn(scaling, firstSearch.found) === 'too weak' ? 'weaker' : 'stronger';
  return { ...candidateAt(scaling, firstSearch.found), limitReached };
}

function logRatioToWanted({ strength }: Candidate, wantedStrength: Strength): number {
  return Math.abs(Math.log(strength / wantedStrength));
}

function rulesFor(system: string) {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No ruleset ${system}`);
  return rules;
}

/**
 * The two matches that a strength lies between. A strength beyond `ALLOWED_STRENGTHS` counts as the nearest allowed
 * one.
 */
function nearestMatches(strength: Strength): readonly [Match, Match] {
  const clampedStrength = Math.min(ALLOWED_STRENGTHS.most, Math.max(ALLOWED_STRENGTHS.least, strength));
  const matches = matchesAround(clampedStrength);
  if (!matches) throw new Error(`No match around ${clampedStrength}`);
  return matches;
}

function scaleStepKey({ steps, turn }: ScaleStep): string {
  return `${steps} ${turn}`;
}

function scaleStepOf(key: string): ScaleStep {
  const [steps = 0, turn = 0] = key.split(' ').map(Number);
  return { steps, turn };
}

const UNTRIED_SCORES: CandidateScores = { below: { points: 0, fights: 0 }, above: { points: 0, fights: 0 } };

function scoresAt({ tried }: Pick<Scaling, 'tried'>, step: ScaleStep): CandidateScores {
  return tried[scaleStepKey(step)] ?? UNTRIED_SCORES;
}

/**
 * The odds of winning grow with a power of the ratio between the sides' sizes. These are the lowest and the highest
 * power that the search assumes.
 */
const [MIN_POWER, MAX_POWER] = [2, 12] as const;

/**
 * A candidate with its strength: the number of characters per creature at which the odds would be even, estimated from
 * its two matches.
 */
function candidateAt(scaling: Scaling, step: ScaleStep): Candidate {
  const { logOdds, standardError, power } = winLogOdds(scaling, step);
  const { below, above } = scoresAt(scaling, step);
  const strength = scaling.work.strength * Math.exp(-logOdds / power);
  return {
    ...step,
    strength,
    error: (strength * Z_SINGLE_CHECK * standardError) / power,
    fights: below.fights + above.fights,
  };
}

/**
 * The estimated log odds that the characters win a match with the wanted number of characters per creature, and their
 * standard error. Above 0, the candidate is too weak. The odds grow as that number to the power of `power`.
 */
function winLogOdds(scaling: Scaling, step: ScaleStep) {
  const { below, above } = scoresAt(scaling, step);
  const [low, high] = nearestMatches(scaling.work.strength);
  const logSpan = Math.log(charactersPerCreature(high) / charactersPerCreature(low));
  const highWeight = Math.log(scaling.work.strength / charactersPerCreature(low)) / logSpan;
  const [one, other] = [logit(shareOfPoints(below)), logit(shareOfPoints(above))];
  const logOdds = (1 - highWeight) * one + highWeight * other;
  const standardError = Math.hypot((1 - highWeight) * standardErrorOf(below), highWeight * standardErrorOf(above));
  const power = Math.min(MAX_POWER, Math.max(MIN_POWER, (other - one) / logSpan));
  return { logOdds, standardError, power };
}

function standardErrorOf(of: MatchScore): number {
  const share = shareOfPoints(of);
  return 1 / Math.sqrt((of.fights + 1) * share * (1 - share));
}

type Verdict = 'unsure' | 'too weak' | 'too strong' | 'even';

function verdictOn(scaling: Scaling, step: ScaleStep): Verdict {
  const { below, above } = scoresAt(scaling, step);
  const fightCount = below.fights + above.fights;
  if (fightCount < FIRST_VERDICT_FIGHTS) return 'unsure';
  const { logOdds, standardError } = winLogOdds(scaling, step);
  if (Math.abs(logOdds) > (fightCount < MAX_CANDIDATE_FIGHTS ? Z_SURE : Z_LIKELY) * standardError)
    return logOdds > 0 ? 'too weak' : 'too strong';
  return fightCount < MAX_CANDIDATE_FIGHTS ? 'unsure' : 'even';
}

/** Plans more fights for the candidate that the search must judge next, if any. */
function withNextStage(scaling: Scaling): Scaling {
  if (fightCountIn(scaling) >= MAX_SCALING_FIGHTS) return scaling;
  const candidate = nextCandidate(scaling);
  if (!candidate) return scaling;
  const { below, above } = scoresAt(scaling, candidate);
  const batchesOn = (side: ScalingBatch['side'], from: number) =>
    [0, 1].map((nth): ScalingBatch => ({ ...candidate, side, first: from + nth * FIGHTS_PER_BATCH }));
  const stageBatches = [...batchesOn('below', below.fights), ...batchesOn('above', above.fights)];
  return { ...scaling, planned: [...scaling.planned, ...stageBatches] };
}

/** The candidate to play next. Undefined if the search is over. */
function nextCandidate(scaling: Scaling): ScaleStep | undefined {
  const roughSearch = searchStep(scaling, 0, searchStartOf(scaling));
  if ('ask' in roughSearch) return roughSearch.ask;
  if (roughSearch.isEnd) return undefined;
  const [from, to] = templatesAround(scaling.work, roughSearch.found.steps);
  for (let changedNumberIndex = 1; changedNumberIndex < MAX_CHANGED_NUMBERS; changedNumberIndex++) {
    const nearestSoFar = nearestCandidate(scaling);
    if (nearestSoFar && logRatioToWanted(nearestSoFar, scaling.work.strength) <= Math.log(CLOSE_RATIO)) break;
    const finerSearch = searchStep(scaling, changedNumberIndex, { weaker: from, stronger: to });
    if ('ask' in finerSearch) return finerSearch.ask;
  }
  // The best candidate plays more fights until it has reached the maximum. Then the search is over.
  const bestCandidate = nearestCandidate(scaling);
  return bestCandidate && bestCandidate.fights < MAX_CANDIDATE_FIGHTS
    ? { steps: bestCandidate.steps, turn: bestCandidate.turn }
    : undefined;
}

/** Steps on the scale that are known to be too weak and too strong. */
interface ScaleBounds {
  readonly weaker?: number;
  readonly stronger?: number;
}

type SearchStep = { readonly ask: ScaleStep } | { readonly found: ScaleStep; readonly isEnd: boolean };

/**
 * Continues in one direction on the scale until both bounds are known or the sheet's numbers reach their limits, then
 * bisects.
 */
function searchStep(scaling: Scaling, turn: number, bounds: ScaleBounds & { readonly start?: number }): SearchStep {
  let { weaker, stronger, start = 0 } = bounds;
  if (weaker !== undefined && stronger !== undefined) {
    if (stronger - weaker <= 1) return { found: { steps: weaker, turn }, isEnd: false };
    start = Math.floor((weaker + stronger) / 2);
  }
  for (let [steps, stride] = [start, stepsToNextTemplate(scaling.work)]; ; stride *= 2) {
    const verdict = verdictOn(scaling, { steps, turn });
    if (verdict === 'unsure') return { ask: { steps, turn } };
    if (verdict === 'even') return { found: { steps, turn }, isEnd: false };
    if (verdict === 'too weak') weaker = steps;
    else stronger = steps;
    if (weaker !== undefined && stronger !== undefined) {
      if (stronger - weaker <= 1) return { found: { steps: weaker, turn }, isEnd: false };
      steps = Math.floor((weaker + stronger) / 2);
    } else {
      const nextSteps = stepsWithin(scaling.work, steps + (verdict === 'too weak' ? stride : -stride));
      if (nextSteps === steps) return { found: { steps, turn }, isEnd: true };
      steps = nextSteps;
    }
  }
}

/** Where the search begins: at an estimate from the known strength, or at the unchanged sheet. */
function searchStartOf({ work }: Scaling): { readonly start: number } {
  const { known, strength } = work;
  if (known === undefined) return { start: 0 };
  const templatesNeeded = Math.log(strength / known) / Math.log(TEMPLATE_RATIO);
  const maxTemplates = 4;
  const start = Math.round(
    Math.max(-maxTemplates, Math.min(maxTemplates, templatesNeeded)) * stepsToNextTemplate(work),
  );
  return { start: stepsWithin(work, start) };
}

/** How many steps there are to the next template, at least 1. */
function stepsToNextTemplate({ system, sheet }: ScalingWork): number {
  const rules = rulesFor(system);
  const [, up = 1] = completeTemplateSteps(rules, sheet, 1);
  return Math.max(1, up);
}

/** How many of the given steps a sheet allows. Positive steps make it stronger, negative steps weaker. */
function stepsWithin({ system, sheet }: ScalingWork, steps: number): number {
  const scaledSheetResult = scaledSheet(rulesFor(system), sheet, steps);
  return scaledSheetResult.ok ? scaledSheetResult.value.steps : 0;
}

/** The step counts nearest to `steps`, below and above it, at which a template has been applied completely. */
function templatesAround({ system, sheet }: ScalingWork, steps: number): readonly [number, number] {
  // Looks one step further: if exactly `steps` steps complete a template, they are also where the next one starts.
  const wholeTemplateSteps = completeTemplateSteps(rulesFor(system), sheet, steps + (steps < 0 ? -1 : 1));
  const [from = 0, to = 0] = wholeTemplateSteps.slice(-2).toSorted((one, other) => one - other);
  return [from, to];
}
