// Combat Rules v1.3 › Combat Flow › Initiative

import { orderBySide } from '../core/blocks.ts';
import { isOwnCondition } from '../core/condition.ts';
import { type Block, type CombatantId, combatant, type Encounter, findCondition, resource } from '../core/encounter.ts';
import type { OrderReason } from '../core/event.ts';
import { given } from '../core/given.ts';
import type { Reason, Roll } from '../core/reason.ts';
import { endCondition, type Resolution } from '../core/resolution.ts';
import { isOrderedEachRound } from '../core/turns.ts';
import { entryOf } from './conditions.ts';
import { because } from './reasons.ts';
import { type Level, levelIndexOf, type Mastery, type Skill, skillLevelOf } from './sheet.ts';
import { makeStabilityRoll } from './stability.ts';
import { adjustMaxStamina, staminaOf, updateExhaustion } from './stamina.ts';
import { ACTION_RESOURCE } from './turn-action.ts';

/** A participant, with the numbers that decide its place in the turn order. */
interface Entrant {
  readonly id: CombatantId;
  readonly score: number;
  readonly speed: number;
  readonly tactics: number;
  readonly roll?: Roll;
  /** The skill that broke a tie, with this participant's level. */
  readonly tie?: { readonly skill: Skill; readonly level: Level };
  /** The d20s that were rolled again to break a tie. */
  readonly again?: readonly number[];
}

/**
 * Each participant rolls a d20 without a modifier. The highest goes first; Speed, then Tactical Combat, then another
 * d20 break ties. Ruling: this happens once per encounter, so fighters that already have a place keep it when combat
 * starts again.
 */
export function rollInitiative(resolution: Resolution<Mastery>): void {
  // Hits count from the start of combat.
  for (const { id } of resolution.encounter.combatants) resolution.changeOwn(id, { hits: 0 });
  const placedIds = isOrderedEachRound(resolution.encounter) ? [] : resolution.encounter.turnOrder.flat();
  const newcomers = resolution.encounter.combatants.filter(({ id }) => !placedIds.includes(id)).map(({ id }) => id);
  if (placedIds.length > 0) {
    for (const id of newcomers) enterTurnOrder(resolution, id);
    return;
  }
  rollTurnOrder(resolution, newcomers);
}

/** House rule: at the start of each round, everyone rolls for a new order. */
export function redoTurnOrder(resolution: Resolution<Mastery>): void {
  rollTurnOrder(resolution, resolution.encounter.turnOrder.flat());
}

function rollTurnOrder(resolution: Resolution<Mastery>, ids: readonly CombatantId[]): void {
  const sortedEntrants = settleTies(
    resolution,
    ids.map((id) => rollForEntrant(resolution, id)).toSorted(compareEntrants),
  );
  const blocks = orderBySide(
    resolution.encounter,
    sortedEntrants.map(({ id }) => [id]),
  );
  setTurnOrder(resolution, blocks, sortedEntrants, -1);
  for (const { id, score } of sortedEntrants) resolution.changeOwn(id, { initiative: score });
}

/** Ruling: a newcomer rolls, is placed among the others, and acts this round if its place is still to come. */
export function enterTurnOrder(resolution: Resolution<Mastery>, id: CombatantId): void {
  const { turnOrder, turn } = resolution.encounter;
  if (turnOrder.flat().includes(id)) return;
  const newcomer = rollForEntrant(resolution, id);
  const newcomerIndex = findNewcomerIndex(resolution, turnOrder, newcomer);
  const orderAfter = turnOrder.toSpliced(newcomerIndex, 0, [id]);
  setTurnOrder(resolution, orderAfter, [newcomer], newcomerIndex <= turn ? turn + 1 : turn);
  resolution.changeOwn(id, { initiative: newcomer.score });
}

/**
 * The index of the first fighter that acts after the newcomer, or the end of the order. A fighter that ties with the
 * newcomer rolls against it.
 */
function findNewcomerIndex(resolution: Resolution<Mastery>, order: readonly Block[], newcomer: Entrant): number {
  for (const [index, [other]] of order.entries()) {
    // Fighters who left keep an empty place in the order.
    if (other === undefined) continue;
    const [fasterEntrant] = settleTies(resolution, [newcomer, entrantOf(resolution, other)].toSorted(compareEntrants));
    if (fasterEntrant?.id === newcomer.id) return index;
  }
  return order.length;
}

function rollForEntrant(resolution: Resolution<Mastery>, id: CombatantId): Entrant {
  const roll = resolution.roll('1d20');
  return { ...entrantOf(resolution, id), score: roll.total, roll };
}

/** A combatant's numbers for initiative: its earlier roll, and the mastery levels that break ties. */
function entrantOf(resolution: Resolution<Mastery>, id: CombatantId): Entrant {
  const who = resolution.combatant(id);
  const { speed, tacticalCombat } = who.sheet;
  const score = who.own.initiative ?? 0;
  return { id, score, speed: levelIndexOf(speed), tactics: levelIndexOf(tacticalCombat) };
}

/** "Resolve ties using higher relevant mastery level." Ruling: Speed, then Tactical Combat. */
function compareEntrants(a: Entrant, b: Entrant): number {
  return b.score - a.score || b.speed - a.speed || b.tactics - a.tactics;
}

/**
 * "Secondary d20 roll if mastery is equal": everyone still tied rolls again until no tie is left. The entrants must be
 * sorted.
 */
function settleTies(resolution: Resolution<Mastery>, sortedEntrants: readonly Entrant[]): readonly Entrant[] {
  const tiedGroups = Map.groupBy(sortedEntrants, ({ score, speed, tactics }) => `${score}/${speed}/${tactics}`);
  return [...tiedGroups.values()].flatMap((tied) =>
    tied.length === 1 ? withTieReason(resolution, tied, sortedEntrants) : rerollTiedEntrants(resolution, tied),
  );
}

/** A limit in case the dice never differ: after that many rolls, tied fighters act in the order they joined combat. */
const MAX_TIE_ROLLS = 100;

function rerollTiedEntrants(resolution: Resolution<Mastery>, tied: readonly Entrant[]): readonly Entrant[] {
  const entrantRolls = tied.map((entrant) => {
    const roll = resolution.roll('1d20');
    resolution.record({ type: 'rolled', actor: entrant.id, purpose: because({ id: 'initiative tie' }), roll });
    return { entrant, face: roll.total };
  });
  const rollsByFace = Map.groupBy(
    entrantRolls.toSorted((a, b) => b.face - a.face),
    ({ face }) => face,
  );
  return [...rollsByFace].flatMap(([face, tiedEntrants]) => {
    const rerolledEntrants = tiedEntrants.map(({ entrant }) => ({
      ...entrant,
      again: [...(entrant.again ?? []), face],
    }));
    const isTieSettled = rerolledEntrants.length === 1 || rerolledEntrants[0]?.again.length === MAX_TIE_ROLLS;
    return isTieSettled ? rerolledEntrants : rerollTiedEntrants(resolution, rerolledEntrants);
  });
}

/** Adds the reason that put a fighter before or after others with the same roll. */
function withTieReason(
  resolution: Resolution<Mastery>,
  [entrant]: readonly Entrant[],
  allEntrants: readonly Entrant[],
): readonly Entrant[] {
  if (!entrant) return [];
  const tiedEntrants = allEntrants.filter(({ id, score }) => score === entrant.score && id !== entrant.id);
  if (tiedEntrants.length === 0) return [entrant];
  const skill = tiedEntrants.some(({ speed }) => speed === entrant.speed) ? 'Tactical Combat' : 'Speed';
  return [{ ...entrant, tie: { skill, level: skillLevelOf(resolution.combatant(entrant.id).sheet, skill) } }];
}

function setTurnOrder(
  resolution: Resolution<Mastery>,
  turnOrder: readonly Block[],
  placedEntrants: readonly Entrant[],
  turn: number,
): void {
  const reasons: readonly OrderReason[] = placedEntrants.map(({ id: subject, score, tie, again, roll }) => ({
    subject,
    score,
    why: because({ id: 'initiative roll', ...given({ tie, again }) }),
    ...given({ roll }),
  }));
  const { turnOrder: orderBefore } = resolution.encounter;
  resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder, reasons, turn });
}

/**
 * The number of a sub-round as the book writes it. Ruling: a sub-round is one pass through the turn order, and pass k
 * is "Round {1 + ⌊k/10⌋}.{k mod 10}": 1.1 … 1.9, 2.0, 2.1.
 */
export function roundNumber(pass: number): string {
  return `${1 + Math.floor(pass / 10)}.${pass % 10}`;
}

/** Gives a turn its action, unless the turn is lost. */
export function startTurn(resolution: Resolution<Mastery>, who: CombatantId): void {
  const { value: actionBefore } = resource(resolution.combatant(who), ACTION_RESOURCE);
  if (
    actionBefore > 0 ||
    resolution.combatant(who).vitality !== 'up' ||
    skipReason(resolution.encounter, who) !== undefined
  )
    return;
  resolution.record({
    type: 'regained',
    subject: who,
    resource: ACTION_RESOURCE,
    why: because({ id: 'turn' }),
    before: actionBefore,
    after: 1,
    max: 1,
  });
}

/** Why a standing fighter has no turn: the condition that costs it the turn. */
export function skipReason(encounter: Encounter<Mastery>, who: CombatantId): Reason | undefined {
  const { vitality, conditions } = combatant(encounter, who);
  if (vitality !== 'up') return undefined;
  const [firstCondition, secondCondition] = conditions.filter((condition) => entryOf(condition).losesTurn);
  if (!firstCondition) return undefined;
  const areBookConditions =
    secondCondition && !isOwnCondition(firstCondition.name) && !isOwnCondition(secondCondition.name);
  return because(
    areBookConditions ? { id: 'recovering and stunned' } : { id: 'condition', condition: firstCondition.name },
  );
}

/** Whether a turn is over, because its one action has been taken. */
export function isTurnOver(encounter: Encounter<Mastery>, who: CombatantId): boolean {
  return resource(combatant(encounter, who), ACTION_RESOURCE).value === 0;
}

/**
 * Applies the consequences of every fighter's state, whatever caused it: maximum stamina by Endurance, exhaustion, a
 * stability roll for a standing fighter at 0 stamina that hasn't made one, and waking for a collapsed fighter that has
 * stamina.
 */
export function settleConsequences(resolution: Resolution<Mastery>): void {
  for (const { id } of resolution.encounter.combatants) {
    adjustMaxStamina(resolution, id);
    const who = resolution.combatant(id);
    const { value } = staminaOf(who);
    updateExhaustion(resolution, who);
    if (value > 0 && findCondition(who, 'Unsteady'))
      endCondition(resolution, id, 'Unsteady', because({ id: 'above 0' }));
    if (who.vitality === 'up' && value === 0 && !findCondition(who, 'Unsteady')) makeStabilityRoll(resolution, id);
    // Ruling: a collapsed fighter wakes after a rest; a GM who restores stamina wakes it as well.
    if (who.vitality === 'down' && value > 0)
      resolution.record({ type: 'rose', subject: id, as: because({ id: 'awake' }), before: 'down', after: 'up' });
  }
}
