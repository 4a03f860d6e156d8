// TDGS › 5 Actions, 6 Action Economy › Initiative, Resolving Ties; when combat ends (as ruled)

import { isSameOrder, orderBySide } from '../core/blocks.ts';
import { type Block, type CombatantId, isInFight } from '../core/encounter.ts';
import type { OrderReason } from '../core/event.ts';
import type { Reason, Roll } from '../core/reason.ts';
import { addOwnConditions } from './afflict.ts';
import { because } from './reasons.ts';
import type { Fight, Fighter, TdgsResolution } from './sheet.ts';
import { refForTurnOrder } from './stats.ts';

/** The maximum number of rerolls for a tie, in case the dice always show the same face, as in tests. */
const MAX_TIE_FLIPS = 100;

/**
 * Sets the first turn order. "Initiative is not rolled": higher REF, then higher LUK, then a d2 for everyone who is
 * still tied. Ruling: rounds that begin when the fight is already decided run until the GM stops them, so that the
 * fallen can be finished off or helped.
 */
export function prepareCombat(resolution: TdgsResolution): void {
  resolution.changeEncounterOwn({ goesOn: isFightDecided(resolution.encounter) ? true : undefined });
  recordTurnOrder(resolution, -1);
  for (const { id } of resolution.encounter.combatants) addOwnConditions(resolution, id);
}

/**
 * Updates the order at the start of a round, if someone's REF or LUK has changed, or someone has joined, died or
 * delayed.
 */
export function updateTurnOrder(resolution: TdgsResolution): void {
  recordTurnOrder(resolution, -1);
}

function recordTurnOrder(resolution: TdgsResolution, turn: number): void {
  const { ties } = resolution.encounter.own;
  const orderedFighters: FighterWithFlips[] = [];
  const tiedIdGroups: CombatantId[][] = [];
  for (const group of tiedGroups(resolution.encounter.combatants.filter(({ vitality }) => isInFight(vitality)))) {
    const ids = group.map(({ id }) => id);
    const tiedIds = ties.find((tied) => ids.every((id) => tied.includes(id)))?.filter((id) => ids.includes(id));
    const orderedGroup: readonly FighterWithFlips[] = tiedIds?.map((id) => ({ id })) ?? resolveTie(resolution, ids);
    if (ids.length > 1) tiedIdGroups.push(orderedGroup.map(({ id }) => id));
    orderedFighters.push(...orderedGroup);
  }
  // A tied group keeps its order as long as no one joins the group. If a member dies, the others keep their order
  // (ruling).
  if (!isSameOrder(tiedIdGroups, ties)) resolution.changeEncounterOwn({ ties: tiedIdGroups });
  const order = orderBySide(
    resolution.encounter,
    orderedFighters.map(({ id }) => [id]),
  );
  const orderBefore = resolution.encounter.turnOrder;
  // The orders are compared without their blocks, because combatants who act together are put together only afterward.
  if (orderBefore.length > 0 && isSameOrder([orderBefore.flat()], [order.flat()])) return;
  const orderReasons = orderedFighters.map(({ id, roll }) => orderReason(resolution.combatant(id), roll));
  resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder: order, reasons: orderReasons, turn });
}

/** Groups of combatants with equal REF and LUK, the quickest group first. */
function tiedGroups(fighters: readonly Fighter[]): readonly (readonly Fighter[])[] {
  const sortKey = (who: Fighter) => refForTurnOrder(who) * 100 + who.sheet.LUK;
  return [...Map.groupBy(fighters, sortKey)].toSorted(([a], [b]) => b - a).map(([, group]) => group);
}

interface FighterWithFlips {
  readonly id: CombatantId;
  readonly roll?: Roll;
}

/**
 * Breaks a tie: "All tied entities flip d2 simultaneously; higher results act before lower; any remaining ties flip
 * again." Returns the tied combatants in their new order, each with all of its flips.
 */
export function resolveTie(resolution: TdgsResolution, ids: readonly CombatantId[]): readonly FighterWithFlips[] {
  return flipCoinsForTies(
    resolution,
    ids.map((id) => ({ id })),
    0,
  );
}

function flipCoinsForTies(
  resolution: TdgsResolution,
  tied: readonly FighterWithFlips[],
  times: number,
): readonly FighterWithFlips[] {
  if (tied.length < 2 || times === MAX_TIE_FLIPS) return tied;
  const flips = tied.map(({ id, roll: before }) => {
    const roll = resolution.roll('1d2');
    return { id, face: roll.total, roll: before ? mergedRolls(before, roll) : roll };
  });
  return [2, 1].flatMap((face) => {
    const stillTiedFighters = flips.filter((flip) => flip.face === face).map(({ id, roll }) => ({ id, roll }));
    return flipCoinsForTies(resolution, stillTiedFighters, times + 1);
  });
}

function mergedRolls(before: Roll, next: Roll): Roll {
  return { dice: [...before.dice, ...next.dice], modifiers: [], total: before.total + next.total };
}

function orderReason(who: Fighter, roll: Roll | undefined): OrderReason {
  const score = refForTurnOrder(who);
  const why = because({ id: 'by stats', REF: score, LUK: who.sheet.LUK });
  return { subject: who.id, score, why, ...(roll && { roll }) };
}

/**
 * Adds a newcomer to the turn order. Until the next round, it is behind combatants with the same REF and LUK. It acts
 * this round if its place is still to come (ruling).
 */
export function enterTurnOrder(resolution: TdgsResolution, id: CombatantId): void {
  const { turnOrder, turn } = resolution.encounter;
  const who = resolution.combatant(id);
  const sortKey = (fighter: Fighter) => refForTurnOrder(fighter) * 100 + fighter.sheet.LUK;
  const slowerIndex = turnOrder.findIndex((block) =>
    block.some((other) => sortKey(resolution.combatant(other)) < sortKey(who)),
  );
  const index = slowerIndex === -1 ? turnOrder.length : slowerIndex;
  const orderAfter: Block[] = turnOrder.toSpliced(index, 0, [id]);
  const newTurn = index <= turn ? turn + 1 : turn;
  resolution.record({
    type: 'turn-order-set',
    before: turnOrder,
    turnOrder: orderAfter,
    reasons: [orderReason(who, undefined)],
    turn: newTurn,
  });
  addOwnConditions(resolution, id);
}

/** Removes someone who leaves the encounter from all ties. */
export function leaveEncounter(resolution: TdgsResolution, who: CombatantId): void {
  const ties = resolution.encounter.own.ties.map((group) => group.filter((id) => id !== who));
  resolution.changeEncounterOwn({ ties: ties.filter((group) => group.length > 1) });
}

/**
 * Combat ends when only one side has members who are neither dead nor Unconscious, unless the GM has continued it
 * (rulings).
 */
export function outcomeReason(encounter: Fight): Reason | undefined {
  if (encounter.own.goesOn === true || !isFightDecided(encounter)) return undefined;
  const firstStandingFighter = encounter.combatants.find(({ vitality }) => vitality === 'up');
  return firstStandingFighter === undefined
    ? because({ id: 'nobody stands' })
    : because({ id: 'only stand', side: firstStandingFighter.side });
}

function isFightDecided({ combatants }: Fight): boolean {
  const firstStandingFighter = combatants.find(({ vitality }) => vitality === 'up');
  if (combatants.some(({ vitality, side }) => vitality === 'up' && side !== firstStandingFighter?.side)) return false;
  return combatants.some(({ side }) => side !== combatants[0]?.side);
}
