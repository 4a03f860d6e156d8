// Where a fight turned: the odds of winning before and after its deeds. Coarsely along the whole fight first, then nearer where they
// moved most, and the greatest moves at last by fights of their own, as many as they take to be told from chance.

import type { Deed } from '../rules/core/deed.ts';
import { type CombatantId, type Encounter, PLAYERS, type Style } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import {
  chanceOfWinning,
  FIGHTS_OF_A_PIECE,
  intervalOf,
  NO_FIGHTS,
  WATCHED,
  type Wins,
  winsTogether,
} from './forecast.ts';

/** The deeds of a fight among which those are looked for that turned it. */
export interface TurningWork {
  readonly type: 'turning-points';
  /** How it stood at first, and after each deed. Nobody waits unseen in it. */
  readonly states: readonly Encounter[];
  /** The side whose chance of winning is asked for. */
  readonly side: string;
  readonly seed: number;
}

/** Fights from one state, and what they came to. */
export type Sample = Wins;

/** A deed after which the odds were others, by more than their error. */
interface TurningPoint {
  /** Its place among the states: they moved from the one before to this. */
  readonly at: number;
  /** The chance of winning, from 0 to 1. */
  readonly before: number;
  readonly after: number;
}

/** How many states are looked at first and how often each; how many moves are looked at in the end, and how often. */
interface Effort {
  readonly states: number;
  readonly fights: number;
  readonly moves: number;
  readonly sharp: number;
}

const USUAL: Effort = { states: 32, fights: 64, moves: 5, sharp: 384 };
/** On a field, and with many in it, a fight takes many times as long. */
const SLOW: Effort = { states: 12, fights: 24, moves: 4, sharp: 96 };
const MANY = 12;

/** Between two states a turning point is looked for where the odds moved so far; in so many places, so often, by so many states. */
const NEARER = { move: 0.12, places: 3, times: 4, states: 4 } as const;
/** A move smaller than this is not looked at twice, and one smaller than that is none, however well it is known. */
const WORTH = 0.08;
const LEAST = 0.1;

/** What is to be played: the place of a state for each piece. Those from `sharp` on decide. */
interface Plan {
  readonly pieces: readonly number[];
  readonly sharp: number;
  /** The deeds that may be told, the greatest move first, by the place of the state after them. */
  readonly moves: readonly number[];
}

/** Where only one side still stands, or none, by the place of the state: whether it is that side. Each work is looked through once. */
function settledIn(work: TurningWork): ReadonlyMap<number, number> {
  const known = SETTLED.get(work);
  if (known) return known;
  const settled = new Map<number, number>();
  for (const [at, { combatants }] of work.states.entries()) {
    const up = new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
    if (up.size < 2) settled.set(at, Number(up.has(work.side)));
  }
  SETTLED.set(work, settled);
  return settled;
}

const SETTLED = new WeakMap<TurningWork, ReadonlyMap<number, number>>();

/** Which state each piece is played from, as far as the samples so far decide it. */
export function piecesOfTurning(work: TurningWork, samples: readonly Sample[]): readonly number[] {
  return planOf(work, samples).pieces;
}

/** Whether all that is to be played is. */
export function isTurningDone(work: TurningWork, samples: readonly Sample[]): boolean {
  return samples.length >= planOf(work, samples).pieces.length;
}

/** How far it has come, from 0 to 1: the rest of it is not known before. */
export function progressOfTurning(work: TurningWork, samples: readonly Sample[]): number {
  const { fights, states, moves, sharp } = effortOf(work);
  const most = (Math.min(states, work.states.length) * fights + (2 * moves + 1) * sharp) / FIGHTS_OF_A_PIECE;
  const planned = Math.max(most, piecesOfTurning(work, samples).length);
  return isTurningDone(work, samples) ? 1 : samples.length / planned;
}

/** The deeds that turned it, in the order in which they were done: those that moved the odds by more than their error. */
export function turningPoints(work: TurningWork, samples: readonly Sample[]): readonly TurningPoint[] {
  const { known, moves } = decided(work, samples);
  return moves
    .flatMap((at): readonly TurningPoint[] => {
      const [before, after] = [known.get(at - 1), known.get(at)];
      if (!before || !after) return [];
      const move = Math.abs(after.share - before.share);
      return move >= LEAST && move > Math.hypot(before.error, after.error)
        ? [{ at, before: before.share, after: after.share }]
        : [];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** The chance of winning as the fight began. Undefined: it is not known yet. */
export function oddsAtFirst(work: TurningWork, samples: readonly Sample[]): number | undefined {
  return decided(work, samples).known.get(0)?.share;
}

/**
 * What is known in the end. What made a deed be looked at does not count again, and nothing before all its planned fights are played:
 * or chance would be told as a turn.
 */
function decided(
  work: TurningWork,
  samples: readonly Sample[],
): { readonly known: Known; readonly moves: Plan['moves'] } {
  const { pieces, sharp, moves } = planOf(work, samples);
  const played = samples.slice(sharp);
  const open = new Set(pieces.slice(sharp + played.length));
  const whole = [...sharesOf(work, pieces.slice(sharp), played)].filter(([at]) => !open.has(at));
  return { known: new Map(whole), moves };
}

function planOf(work: TurningWork, samples: readonly Sample[]): Plan {
  const effort = effortOf(work);
  let pieces = piecesFor(work, spread(0, work.states.length - 1, effort.states), effort.fights);
  for (let times = 0; times <= NEARER.times; times++) {
    if (samples.length < pieces.length) return { pieces, sharp: pieces.length, moves: [] };
    const known = sharesOf(work, pieces, samples);
    const more = times < NEARER.times ? nearer(known) : [];
    if (more.length === 0) return sharpened(work, pieces, known, effort);
    pieces = [...pieces, ...piecesFor(work, more, effort.fights)];
  }
  throw new Error('A plan ends with its last look');
}

function sharpened(work: TurningWork, pieces: readonly number[], known: Known, effort: Effort): Plan {
  const moves = [...known.keys()]
    .filter((at) => known.has(at - 1) && moved(known, at - 1, at) >= WORTH)
    .toSorted((a, b) => moved(known, b - 1, b) - moved(known, a - 1, a))
    .slice(0, effort.moves);
  const states = new Set([...moves.flatMap((at) => [at - 1, at]), 0]);
  return { pieces: [...pieces, ...piecesFor(work, [...states], effort.sharp)], sharp: pieces.length, moves };
}

function effortOf({ states }: TurningWork): Effort {
  return states.some(({ field, combatants }) => field !== undefined || combatants.length > MANY) ? SLOW : USUAL;
}

/** The pieces of states, so many fights each; of those that are settled none. */
function piecesFor(work: TurningWork, places: readonly number[], fights: number): readonly number[] {
  const settled = settledIn(work);
  return places
    .filter((at) => !settled.has(at))
    .flatMap((at) => Array.from({ length: fights / FIGHTS_OF_A_PIECE }, () => at));
}

/** At most so many numbers from one to another, both among them. */
function spread(from: number, to: number, most: number): readonly number[] {
  const count = Math.min(most, to - from + 1);
  if (count < 2) return [from];
  return [...new Set(Array.from({ length: count }, (_, at) => Math.round(from + (at * (to - from)) / (count - 1))))];
}

/** The chance of winning from a state, by its place, and how near it is known. In the order of the fight. */
type Known = ReadonlyMap<number, { readonly share: number; readonly error: number }>;

function sharesOf(work: TurningWork, pieces: readonly number[], samples: readonly Sample[]): Known {
  const sums = new Map<number, Sample>();
  for (const [nth, sample] of samples.slice(0, pieces.length).entries()) {
    const at = pieces[nth] ?? 0;
    sums.set(at, winsTogether(sums.get(at) ?? NO_FIGHTS, sample));
  }
  const known = new Map([...settledIn(work)].map(([at, share]) => [at, { share, error: 0 }]));
  for (const [at, sum] of sums) {
    const chance = chanceOfWinning(sum, work.side);
    // Only what is over is certain, however often it came out so.
    const share = Math.min(1 - 0.5 / sum.fights, Math.max(0.5 / sum.fights, chance.share));
    known.set(at, { share, error: intervalOf(chance, WATCHED).error });
  }
  return new Map([...known].toSorted(([a], [b]) => a - b));
}

function moved(known: Known, from: number, to: number): number {
  return Math.abs((known.get(to)?.share ?? 0) - (known.get(from)?.share ?? 0));
}

/** States between those that are known, where the odds moved most. */
function nearer(known: Known): readonly number[] {
  const places = [...known.keys()];
  return places
    .slice(1)
    .map((to, at) => ({ from: places[at] ?? 0, to }))
    .filter(({ from, to }) => to - from > 1 && moved(known, from, to) >= NEARER.move)
    .toSorted((a, b) => moved(known, b.from, b.to) - moved(known, a.from, a.to))
    .slice(0, NEARER.places)
    .flatMap(({ from, to }) => spread(from + 1, to - 1, NEARER.states));
}

/** What was done, with the encounter before and after. */
interface Done {
  readonly deed: Deed;
  readonly undone: boolean;
  readonly before: Encounter;
  readonly after: Encounter;
}

/** What is said, planned or shown at the table, by which no fight goes otherwise: it counts to the deed after it. */
const ASIDE: readonly Deed['type'][] = [
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

/** The deeds of a fight, and how it stood before the first and after each of them. */
interface TurningStates<D extends Done> {
  readonly deeds: readonly D[];
  readonly work: TurningWork;
}

/**
 * The deeds among which those are looked for that turned a fight. Undefined: there was none, or nobody to fight. Whoever waits unseen
 * is not counted before they come in. All are taken to have played as they did at last, so that no odds move because of that.
 */
export function turningStates<D extends Done>(done: Iterable<D>, seed: number): TurningStates<D> | undefined {
  const deeds: D[] = [];
  const states: Encounter[] = [];
  for (const each of done) {
    const { deed, undone, after } = each;
    if (undone || ASIDE.includes(deed.type)) continue;
    if (states.length === 0 && after.phase !== 'fighting') continue;
    // Won otherwise than by the last who stands: there is nothing that could be played on.
    if (stillUp(after) > 1 && after.phase !== 'fighting' && rulesOf(after).decided(after) !== undefined) continue;
    if (states.length > 0) deeds.push(each);
    states.push(after);
  }
  const [first] = states;
  if (!first || deeds.length === 0 || !states.some((state) => stillUp(state) > 1)) return undefined;
  const side = first.combatants.some((each) => each.side === PLAYERS)
    ? PLAYERS
    : (first.combatants[0]?.side ?? PLAYERS);
  const styles = stylesIn(states);
  const work = { type: 'turning-points', states: states.map((state) => played(state, styles)), side, seed } as const;
  return { deeds, work };
}

function stillUp({ combatants }: Encounter): number {
  return new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side)).size;
}

/** How everybody played who played themselves, at last. */
function stylesIn(states: readonly Encounter[]): ReadonlyMap<CombatantId, Style> {
  const styles = new Map<CombatantId, Style>();
  for (const { combatants } of states) for (const { id, auto } of combatants) if (auto) styles.set(id, auto);
  return styles;
}

function played({ hidden: _, ...state }: Encounter, styles: ReadonlyMap<CombatantId, Style>): Encounter {
  if (styles.size === 0) return state;
  const combatants = state.combatants.map((each) => {
    const auto = styles.get(each.id);
    return auto === undefined ? each : { ...each, auto };
  });
  return { ...state, combatants };
}
