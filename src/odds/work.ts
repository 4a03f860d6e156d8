// Odds that take longer than a thread that answers may spend: in pieces, so that several threads share them and one can
// look meanwhile.

import { type CombatantId, combatant, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { tacticAnswer } from '../rules/core/tactics.ts';
import { rulesOf } from '../rules/systems.ts';
import { type Asked, oddsOf } from './act-odds.ts';
import { type Balance, type BalanceWork, withLineup } from './balance.ts';
import { balanceBegun, isBalanced, withTrial } from './balance-search.ts';
import {
  type Aim,
  FIGHTS_OF_A_PIECE,
  type Forecast,
  forecastOf,
  isPlannedLook,
  NO_FIGHTS,
  progressOf,
  together,
} from './forecast.ts';
import { isDecided, type LopsidedWork } from './lopsided.ts';
import type { Odds } from './odds.ts';
import { playOut, USUAL_STYLE } from './play-out.ts';
import { isTurningDone, piecesOfTurning, type Sample, type TurningWork } from './turning-points.ts';

/** What is to be worked out. Plain data: it goes to threads. */
export type Work = ForecastWork | ActsWork | BalanceWork | LopsidedWork | TurningWork;

/** A fight to be forecast, from where it stands. */
export interface ForecastWork extends Aim {
  readonly type: 'forecast';
  /** Whoever waits unseen in it comes in before the first deed. */
  readonly encounter: Encounter;
  /** How many wait unseen who are left out of it. */
  readonly leftOut?: number;
  /** The same seed comes to the same forecast, however many threads share it. */
  readonly seed: number;
}

/** Acts of which the odds are asked for. */
export interface ActsWork {
  readonly type: 'acts';
  readonly acts: readonly AskedAct[];
  readonly seed: number;
}

/** One act, in one encounter: of somebody whose numbers are kept back there are several like it. */
export interface AskedAct {
  readonly encounter: Encounter;
  readonly deed: Asked['deed'];
  readonly target: CombatantId;
  /** It is one of several, of which a range is told: a rough answer will do. */
  readonly rough?: true;
}

/** What a thread has to know for one piece, and which it is. */
export interface Order {
  readonly work: ForecastWork | ActsWork;
  readonly piece: number;
}

/** What is to be known for one piece of it, so that not all of it goes to every thread. It is one of those known so far. */
export function orderOf(work: Work, piece: number, { balance, sampled }: Known = {}): Order {
  if (work.type === 'forecast') return { work, piece };
  if (work.type === 'acts') return { work: { ...work, acts: work.acts.slice(piece, piece + 1) }, piece: 0 };
  if (work.type === 'turning-points') return sampleOrder(work, piece, sampled);
  if (work.type === 'lopsided') return { work: { ...work, type: 'forecast', aim: 0 }, piece };
  const trial = balance?.planned[piece];
  if (!trial) throw new Error(`No trial ${piece} is planned`);
  const encounter = withLineup(work.encounter, work.kinds, trial.lineup);
  return { work: { type: 'forecast', encounter, side: PLAYERS, seed: work.seed, aim: 0 }, piece: trial.piece };
}

/** Some fights from one of the states, under numbers that no other piece has. */
function sampleOrder(work: TurningWork, piece: number, sampled: readonly Sample[] = []): Order {
  const { states, side, seed } = work;
  const encounter = states[piecesOfTurning(work, sampled)[piece] ?? -1];
  if (!encounter) throw new Error(`No piece ${piece} is planned`);
  return { work: { type: 'forecast', encounter, side, seed, aim: 0 }, piece };
}

/** What a piece came to. */
export type Part = { readonly forecast: Forecast } | { readonly odds: Odds } | { readonly refused: Refusal };

/** What all pieces so far came to: one forecast, what each act or sample came to, in their order, or how far a search is. */
export interface Result {
  readonly forecast: Forecast;
  /** The forecast as it was when it was last looked at as planned. */
  readonly look?: Forecast;
  readonly acts: readonly Exclude<Part, { readonly forecast: Forecast }>[];
  readonly balance?: Balance;
  readonly sampled?: readonly Sample[];
}

/** What further pieces follow from. */
type Known = Pick<Result, 'balance' | 'sampled'>;

export const NOTHING_YET: Result = { forecast: NO_FIGHTS, acts: [] };

/** A work before its first piece. */
export function begun(work: Work): Result {
  if (work.type === 'turning-points') return { ...NOTHING_YET, sampled: [] };
  return work.type === 'balance' ? { ...NOTHING_YET, balance: balanceBegun(work) } : NOTHING_YET;
}

/** One piece of it, from 0. */
export function pieceOf(work: Order['work'], piece: number): Part {
  return work.type === 'forecast' ? { forecast: fightsOf(work, piece) } : oddsOfAct(work, piece);
}

/** Fights have numbers of their own, and so their own dice. */
function fightsOf({ encounter, seed, fights = Number.POSITIVE_INFINITY }: ForecastWork, piece: number): Forecast {
  const rules = rulesOf(encounter);
  let forecast = NO_FIGHTS;
  const first = piece * FIGHTS_OF_A_PIECE;
  for (let fight = first; fight < Math.min(fights, first + FIGHTS_OF_A_PIECE); fight++)
    forecast = together(forecast, forecastOf(playOut(rules, encounter, numbered(seed, fight))));
  return forecast;
}

/** Seeds beside each other have no fight in common. */
function numbered(seed: number, fight: number): number {
  return (Math.imul(seed, 0x9e3779b1) + fight) | 0;
}

/** Few ways, and few throws: what is told of them is in fives. */
const ROUGHLY = { most: 500, throws: 1000 };

function oddsOfAct({ acts, seed }: ActsWork, piece: number): Part {
  const act = acts[piece];
  if (!act) throw new Error(`No act ${piece} of ${acts.length}`);
  const rules = rulesOf(act.encounter);
  const odds = oddsOf(
    {
      rules,
      ...act,
      answer: (question, encounter) => {
        const { auto = USUAL_STYLE } = combatant(encounter, question.subject);
        return tacticAnswer(rules, encounter, question, auto);
      },
    },
    // The same for all: acts that are alike come to the same, and what is compared differs by no luck.
    seed,
    act.rough && ROUGHLY,
  );
  return odds.ok ? { odds: odds.value } : { refused: odds.why };
}

/** With one piece more. */
export function joined(work: Work, { forecast, look, acts, balance, sampled }: Result, part: Part): Result {
  if ('forecast' in part && sampled) return { forecast, acts, sampled: [...sampled, part.forecast] };
  if ('forecast' in part && balance) return { forecast, acts, balance: withTrial(balance, part.forecast) };
  if ('forecast' in part) {
    const more = together(forecast, part.forecast);
    const isLook = work.type === 'forecast' && isPlannedLook(work, look, more);
    return { forecast: more, acts, ...given({ look: isLook ? more : look }) };
  }
  return { forecast, acts: [...acts, part] };
}

/** Whether nothing more is asked for. */
export function isDone(work: Work, { forecast, acts, balance, sampled }: Result): boolean {
  if (work.type === 'acts') return acts.length >= work.acts.length;
  if (work.type === 'balance') return balance !== undefined && isBalanced(balance);
  if (work.type === 'lopsided') return isDecided(work, forecast);
  if (work.type === 'turning-points') return sampled !== undefined && isTurningDone(work, sampled);
  return progressOf(work, forecast) >= 1;
}

/** How many pieces are known so far: of a search those that are planned. Absent: there are always more. */
export function piecesOf(work: Work, { balance, sampled }: Known = {}): number | undefined {
  if (work.type === 'turning-points') return piecesOfTurning(work, sampled ?? []).length;
  if (work.type === 'balance') return balance?.planned.length ?? 0;
  return work.type === 'acts' ? work.acts.length : undefined;
}
