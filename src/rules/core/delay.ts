// Lets a player delay a turn to later in the round. This is a house rule for systems whose book has no rule for delays.

import { knownConditionEntry } from './condition.ts';
import type { Deed } from './deed.ts';
import {
  type Block,
  type CombatantId,
  type Delay,
  type Encounter,
  find,
  isInFight,
  isOnTurn,
  onTurn,
  type System,
} from './encounter.ts';
import { given } from './given.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset, SettingEntry } from './ruleset.ts';

/** The encounter setting that decides whether players may delay. */
export const DELAY_SETTING_NAME = 'delay';

/** The values of the delay setting, for a system without its own rule for delays. */
export const DELAY_SETTING: SettingEntry = { cite: 'House', values: [false, true] };

/** Whether players may delay their turns. */
export function mayDelay({ settings }: Pick<Encounter, 'settings'>): boolean {
  return settings[DELAY_SETTING_NAME] === true;
}

/** A combatant's delayed turn in this round. Undefined if it hasn't delayed. */
export function delayOf({ timeline }: Pick<Encounter, 'timeline'>, who: CombatantId): Delay | undefined {
  return timeline?.delays?.find(({ subject }) => subject === who);
}

/** All combatants who have delayed and don't have a new place in this round's order yet. */
export function waitingCombatants({ timeline, combatants }: Encounter): Encounter['combatants'] {
  const waitingDelays = timeline?.delays?.filter(({ state }) => state === 'waits') ?? [];
  return combatants.filter(({ id }) => waitingDelays.some(({ subject }) => subject === id));
}

/** Whether a combatant's next turn is the rest of one that it delayed. */
export function continuesDelayedTurn(encounter: Pick<Encounter, 'timeline'>, who: CombatantId): boolean {
  return delayOf(encounter, who)?.state === 'placed';
}

/** The combatants whose turns are still to come in this round. A delaying combatant can act after them. */
export function idsActingLaterThisRound(encounter: Encounter): readonly CombatantId[] {
  const laterIds = encounter.turnOrder.slice(encounter.turn + 1).flat();
  return laterIds.filter((id) => isInFight(find(encounter, id)?.vitality ?? 'dead'));
}

/** Refuses if a combatant can't delay now, and says why. */
export function checkDelay(encounter: Encounter, who: CombatantId): Result<undefined, Refusal> {
  const { name } = find(encounter, who) ?? { name: who };
  if (!mayDelay(encounter)) return no({ type: 'no-delay', name, why: 'off' });
  if (!isOnTurn(encounter, who))
    return no({ type: 'not-your-turn', name, turn: onTurn(encounter).map((other) => other.name) });
  if (encounter.timeline?.acted?.includes(who)) return no({ type: 'no-delay', name, why: 'begun' });
  if (idsActingLaterThisRound(encounter).length === 0) return no({ type: 'no-delay', name, why: 'no-one-later' });
  return ok();
}

/**
 * Moves the rest of a turn to after another combatant's turn, or lets it wait to be resumed. Effects at the start of
 * the turn aren't repeated. Conditions that last until the end of this turn end now. But on the delaying combatant,
 * only buffs end. Its other conditions last until it has taken the rest of its turn, so that delaying gains nothing.
 */
export function delayTurn<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  { subject, after }: Extract<Deed, { type: 'delay' }>,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  const checkResult = checkDelay(encounter, subject);
  if (!checkResult.ok) return checkResult;
  const { turnOrder: orderBefore, turn } = encounter;
  if (after !== undefined && !idsActingLaterThisRound(encounter).includes(after))
    return no({ type: 'no-delay', name: find(encounter, after)?.name ?? after, why: 'no-one-later' });
  const blockMates = (orderBefore[turn] ?? []).filter((id) => id !== subject);
  // If the combatant has delayed before in this round, its place before the first delay stays recorded, because it
  // returns to that place in the next round.
  const { beside, following } = delayOf(encounter, subject) ?? {
    beside: blockMates,
    following: orderBefore.slice(turn + 1).flat(),
  };
  const state = after === undefined ? 'waits' : 'placed';
  recordDelay(resolution, subject, { subject, state, ...given({ after }), beside, following });
  resolution.record({
    type: 'remarked',
    what: because({ id: after === undefined ? 'waits to act' : 'delays until after' }),
    subject,
    ...given({ other: after }),
  });
  endConditionsWithTurn(resolution, rules, subject);
  // The old place stays empty until the round is over, so that the index of the current turn stays right.
  const orderWithGap: readonly Block[] = orderBefore.with(turn, blockMates);
  const turnOrder =
    after === undefined
      ? orderWithGap
      : orderWithGap.toSpliced(blockIndexAfter(resolution.encounter, orderWithGap, after), 0, [subject]);
  resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder, reasons: [], turn });
  return ok();
}

/**
 * The place in the turn order for a combatant that delays until after another's turn. If several combatants delay until
 * after the same turn, they act in the order in which they delayed.
 */
function blockIndexAfter(encounter: Encounter, order: readonly Block[], after: CombatantId): number {
  let index = order.findIndex((block) => block.includes(after)) + 1;
  while (isDelayedUntilAfter(encounter, order[index], after)) index += 1;
  return index;
}

function isDelayedUntilAfter(encounter: Encounter, block: Block | undefined, after: CombatantId | undefined): boolean {
  const [first, another] = block ?? [];
  const delay = first === undefined || another !== undefined ? undefined : delayOf(encounter, first);
  return delay?.state === 'placed' && delay.after === after;
}

/** Lets a waiting combatant act right after the current turn, but after any others who resumed earlier. */
export function resumeTurn<S extends System>(
  resolution: Resolution<S>,
  { subject }: Extract<Deed, { type: 'resume-turn' }>,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  const { turnOrder: orderBefore, turn } = encounter;
  const delay = delayOf(encounter, subject);
  const { name, vitality } = resolution.combatant(subject);
  if (delay?.state !== 'waits' || encounter.phase !== 'fighting')
    return no({ type: 'no-delay', name, why: 'not-waiting' });
  if (vitality !== 'up') return no({ type: 'out-of-the-fight', name, as: vitality });
  let index = turn + 1;
  while (isDelayedUntilAfter(encounter, orderBefore[index], undefined)) index += 1;
  recordDelay(resolution, subject, { ...delay, state: 'placed' });
  resolution.record({ type: 'remarked', what: because({ id: 'resumes' }), subject });
  resolution.record({
    type: 'turn-order-set',
    before: orderBefore,
    turnOrder: orderBefore.toSpliced(index, 0, [subject]),
    reasons: [],
    turn,
  });
  return ok();
}

/** Records that the rest of a delayed turn is over, so that the combatant's next turn begins like any other. */
export function markDelayedTurnOver<S extends System>(resolution: Resolution<S>, who: CombatantId): void {
  const delay = delayOf(resolution.encounter, who);
  if (delay?.state === 'placed') recordDelay(resolution, who, { ...delay, state: 'over' });
}

/** Forgets a combatant's delay when the combatant leaves the fight. */
export function forgetDelay<S extends System>(resolution: Resolution<S>, who: CombatantId): void {
  if (delayOf(resolution.encounter, who)) recordDelay(resolution, who, undefined);
}

/** Records that a combatant has done something in its turn, so that it can't delay anymore. */
export function recordTurnUsed<S extends System>(resolution: Resolution<S>, who: CombatantId | undefined): void {
  const { encounter } = resolution;
  if (who === undefined || !mayDelay(encounter) || !isOnTurn(encounter, who)) return;
  if (!encounter.timeline?.acted?.includes(who)) resolution.record({ type: 'turn-used', subject: who });
}

/**
 * Puts everyone who delayed back in their old places when the round ends. If a new order is made each round, only
 * forgets the delays.
 */
export function endDelays<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>): void {
  const { timeline, turnOrder: orderBefore, turn } = resolution.encounter;
  const delays = timeline?.delays ?? [];
  if (delays.length === 0) return;
  for (const { subject } of delays) recordDelay(resolution, subject, undefined);
  if (rules.reordersEachRound?.(resolution.encounter)) return;
  const currentBlock = orderBefore[turn];
  // Reverts the latest delay first, because the earlier delays had already changed the order when it was chosen.
  const turnOrder = delays.toReversed().reduce(orderBeforeDelay, orderBefore);
  const newTurnIndex = currentBlock ? turnOrder.indexOf(currentBlock) : turn;
  resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder, reasons: [], turn: newTurnIndex });
}

function orderBeforeDelay(order: readonly Block[], { subject, beside, following }: Delay): readonly Block[] {
  const orderWithoutSubject = order.map((block) =>
    block.includes(subject) ? block.filter((id) => id !== subject) : block,
  );
  const fullBlocks = orderWithoutSubject.filter((block) => block.length > 0);
  const blockMatesIndex = fullBlocks.findIndex((block) => block.some((id) => beside.includes(id)));
  if (blockMatesIndex !== -1)
    return fullBlocks.map((block, index) => (index === blockMatesIndex ? [...block, subject] : block));
  const nextId = following.find((id) => fullBlocks.some((block) => block.includes(id)));
  const restoredIndex =
    nextId === undefined ? fullBlocks.length : fullBlocks.findIndex((block) => block.includes(nextId));
  return fullBlocks.toSpliced(restoredIndex, 0, [subject]);
}

/**
 * Ends the conditions that last until the end of this turn. But on the delaying combatant, only buffs end. Its other
 * conditions last until it has taken the rest of its turn.
 */
function endConditionsWithTurn<S extends System>(
  resolution: Resolution<S>,
  { conditions: book }: Ruleset<S>,
  endingTurnOf: CombatantId,
): void {
  for (const { id: bearer, conditions } of resolution.encounter.combatants) {
    for (const condition of conditions) {
      const { duration } = condition;
      const isOver = duration.until === 'turn-end' && duration.of === endingTurnOf && duration.left <= 1;
      if (!isOver || (bearer === endingTurnOf && knownConditionEntry(book, condition)?.kind !== 'buff')) continue;
      resolution.record({ type: 'condition-ended', subject: bearer, condition, why: because({ id: 'time over' }) });
    }
  }
}

function recordDelay<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  after: Delay | undefined,
): void {
  const delayBefore = delayOf(resolution.encounter, subject);
  resolution.record({ type: 'turn-delayed', subject, ...given({ before: delayBefore, after }) });
}
