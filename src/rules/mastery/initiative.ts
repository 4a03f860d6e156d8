// Combat Rules v1.3 › Combat Flow › Initiative

import { together } from '../core/blocks.ts';
import type { Block, CombatantId } from '../core/encounter.ts';
import type { OrderReason } from '../core/event.ts';
import { given } from '../core/given.ts';
import type { Roll } from '../core/reason.ts';
import type { Resolution } from '../core/resolution.ts';
import { because } from './reasons.ts';
import { indexOf, type Level, levelIn, type Mastery, type Skill } from './sheet.ts';

/** One participant with its place among the others still open. */
interface Entrant {
  readonly id: CombatantId;
  readonly score: number;
  readonly speed: number;
  readonly tactics: number;
  readonly roll?: Roll;
  /** The skill that settled a tie, with this one's level. */
  readonly tie?: { readonly skill: Skill; readonly level: Level };
  /** What was thrown again for a tie. */
  readonly again?: readonly number[];
}

/**
 * Each participant rolls a d20 without a modifier. The highest goes first; ties are broken by Speed, then Tactical Combat,
 * then another d20. Ruling: once for the scene, so that those who have a place keep it when the rounds begin again.
 */
export function initiative(resolution: Resolution<Mastery>): void {
  // Hits are counted since the rounds began.
  for (const { id } of resolution.encounter.combatants) resolution.changeOwn(id, { hits: 0 });
  const placed = resolution.encounter.turnOrder.flat();
  const fresh = resolution.encounter.combatants.filter(({ id }) => !placed.includes(id)).map(({ id }) => id);
  if (placed.length > 0) {
    for (const id of fresh) enter(resolution, id);
    return;
  }
  const order = settleTies(resolution, fresh.map((id) => rolled(resolution, id)).toSorted(compare));
  const blocks = together(
    resolution.encounter,
    order.map(({ id }) => [id]),
  );
  setOrder(resolution, blocks, order, -1);
  for (const { id, score } of order) resolution.changeOwn(id, { initiative: score });
}

/** Ruling: a newcomer rolls, is placed among the rest, and acts in this pass if its place is still to come. */
export function enter(resolution: Resolution<Mastery>, id: CombatantId): void {
  const { turnOrder, turn } = resolution.encounter;
  if (turnOrder.flat().includes(id)) return;
  const newcomer = rolled(resolution, id);
  const place = placeAmong(resolution, turnOrder, newcomer);
  const after = turnOrder.toSpliced(place, 0, [id]);
  setOrder(resolution, after, [newcomer], place <= turn ? turn + 1 : turn);
  resolution.changeOwn(id, { initiative: newcomer.score });
}

/** The place of the first one whom the newcomer comes before, else the last. Whoever it ties with throws against it. */
function placeAmong(resolution: Resolution<Mastery>, order: readonly Block[], newcomer: Entrant): number {
  for (const [place, [other]] of order.entries()) {
    // Places of those who have left stay in the order, empty.
    if (other === undefined) continue;
    const [first] = settleTies(resolution, [newcomer, standingAs(resolution, other)].toSorted(compare));
    if (first?.id === newcomer.id) return place;
  }
  return order.length;
}

function rolled(resolution: Resolution<Mastery>, id: CombatantId): Entrant {
  const roll = resolution.roll('1d20');
  return { ...standingAs(resolution, id), score: roll.total, roll };
}

/** Somebody as initiative sees it: what was rolled before, and the masteries by which ties are settled. */
function standingAs(resolution: Resolution<Mastery>, id: CombatantId): Entrant {
  const who = resolution.combatant(id);
  const { speed, tacticalCombat } = who.sheet;
  const score = who.own.initiative ?? 0;
  return { id, score, speed: indexOf(speed), tactics: indexOf(tacticalCombat) };
}

/** "Resolve ties using higher relevant mastery level." Ruling: Speed, then Tactical Combat. */
function compare(a: Entrant, b: Entrant): number {
  return b.score - a.score || b.speed - a.speed || b.tactics - a.tactics;
}

/** "Secondary d20 roll if mastery is equal": everyone still tied throws another, until none is. Takes them in order. */
function settleTies(resolution: Resolution<Mastery>, sorted: readonly Entrant[]): readonly Entrant[] {
  const groups = Map.groupBy(sorted, ({ score, speed, tactics }) => `${score}/${speed}/${tactics}`);
  return [...groups.values()].flatMap((tied) =>
    tied.length === 1 ? withReason(resolution, tied, sorted) : throwAgain(resolution, tied),
  );
}

/** Dice that never differ are no dice: who is tied after so many rolls acts in the order they joined. */
const MOST_ROLLS = 100;

function throwAgain(resolution: Resolution<Mastery>, tied: readonly Entrant[]): readonly Entrant[] {
  const thrown = tied.map((entrant) => {
    const roll = resolution.roll('1d20');
    resolution.record({ type: 'rolled', actor: entrant.id, purpose: because({ id: 'initiative tie' }), roll });
    return { entrant, face: roll.total };
  });
  const byFace = Map.groupBy(
    thrown.toSorted((a, b) => b.face - a.face),
    ({ face }) => face,
  );
  return [...byFace].flatMap(([face, equal]) => {
    const again = equal.map(({ entrant }) => ({ ...entrant, again: [...(entrant.again ?? []), face] }));
    const isSettled = again.length === 1 || again[0]?.again.length === MOST_ROLLS;
    return isSettled ? again : throwAgain(resolution, again);
  });
}

/** What put somebody before or after those with the same d20. */
function withReason(
  resolution: Resolution<Mastery>,
  [entrant]: readonly Entrant[],
  all: readonly Entrant[],
): readonly Entrant[] {
  if (!entrant) return [];
  const tied = all.filter(({ id, score }) => score === entrant.score && id !== entrant.id);
  if (tied.length === 0) return [entrant];
  const skill = tied.some(({ speed }) => speed === entrant.speed) ? 'Tactical Combat' : 'Speed';
  return [{ ...entrant, tie: { skill, level: levelIn(resolution.combatant(entrant.id).sheet, skill) } }];
}

function setOrder(
  resolution: Resolution<Mastery>,
  turnOrder: readonly Block[],
  placed: readonly Entrant[],
  turn: number,
): void {
  const reasons: readonly OrderReason[] = placed.map(({ id: subject, score, tie, again, roll }) => ({
    subject,
    score,
    why: because({ id: 'initiative roll', ...given({ tie, again }) }),
    ...given({ roll }),
  }));
  const { turnOrder: before } = resolution.encounter;
  resolution.record({ type: 'turn-order-set', before, turnOrder, reasons, turn });
}
