// The GM's changes to the turn order.

import type { Deed } from './deed.ts';
import { delayOf } from './delay.ts';
import { type Block, type Combatant, type CombatantId, type Encounter, find, type System } from './encounter.ts';
import { given } from './given.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import { Resolution } from './resolution.ts';
import { resourceKindOf } from './resource-kind.ts';
import { type Ruleset, takesTurns } from './ruleset.ts';

type ReorderDeed = Extract<Deed, { type: 'reorder' }>;

/** A turn order, and the index of the combatants whose turn it is. */
interface CurrentOrder {
  readonly turnOrder: readonly Block[];
  readonly turn: number;
}

interface NewOrder extends CurrentOrder {
  /** The combatants who give up the current turn and act later this round. */
  readonly waiting: Block;
}

/** Moves a combatant, with everyone who acts together with it, right before another or to the end. */
export function moveInOrder<S extends System>(
  resolution: Resolution<S>,
  rules: Pick<Ruleset<S>, 'takesTurns'>,
  deed: Omit<ReorderDeed, 'type'>,
): Result<unknown, Refusal> {
  const { turnOrder: orderBefore } = resolution.encounter;
  for (const id of [deed.subject, deed.before]) {
    const who = id === undefined ? undefined : find(resolution.encounter, id);
    if (who && !takesTurns(rules, who)) return no({ type: 'takes-no-turns', name: who.name });
  }
  const orderResult = orderAfterMove(resolution.encounter, deed);
  if (!orderResult.ok) return orderResult;
  const { turnOrder, turn, waiting } = orderResult.value;
  const why = because({ id: 'GM’s word' });
  const orderReasons = waiting.map((subject) => ({ subject, why }));
  return ok(resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder, reasons: orderReasons, turn }));
}

/** The turn order right after a combatant's place in it was changed, before the rules react to the change. */
export function orderAfterMove(
  encounter: Encounter,
  { subject: who, before: place, passesTurn }: Omit<ReorderDeed, 'type'>,
): Result<NewOrder, Refusal> {
  const { turnOrder, turn, done } = encounter;
  const ownBlock = turnOrder.find((block) => block.includes(who));
  const targetBlock = place === undefined ? undefined : turnOrder.find((block) => block.includes(place));
  if (who === place) return no({ type: 'not-at-self' });
  if (!ownBlock) return no(notInOrderRefusal(encounter, who));
  if (place !== undefined && !targetBlock) return no(notInOrderRefusal(encounter, place));
  if (ownBlock === targetBlock) return no({ type: 'act-together', names: namesOf(encounter, ownBlock) });
  const currentBlock = turnOrder[turn];
  const waitingIds = passesTurn && ownBlock === currentBlock ? ownBlock.filter((id) => !done.includes(id)) : [];
  // Combatants who have acted stay in the order, because the next turn is found from their place.
  const orderWithoutWaitingIds = turnOrder.map((block) =>
    block === currentBlock ? block.filter((id) => !waitingIds.includes(id)) : block,
  );
  const targetIndex = targetBlock ? turnOrder.indexOf(targetBlock) : orderWithoutWaitingIds.length;
  const idsBeforeTarget = orderWithoutWaitingIds.slice(turn + 1, Math.max(turn + 1, targetIndex)).flat();
  if (waitingIds.length > 0 && idsBeforeTarget.some((id) => isUp(encounter, id)))
    return ok({ turnOrder: orderWithoutWaitingIds.toSpliced(targetIndex, 0, waitingIds), turn, waiting: waitingIds });
  const otherBlocks = turnOrder.filter((block) => block !== ownBlock);
  const index = targetBlock ? otherBlocks.indexOf(targetBlock) : otherBlocks.length;
  const orderAfter = [...otherBlocks.slice(0, index), ownBlock, ...otherBlocks.slice(index)];
  return ok({ turnOrder: orderAfter, turn: currentBlock ? orderAfter.indexOf(currentBlock) : turn, waiting: [] });
}

/** The refusal for a combatant that isn't in the turn order. */
function notInOrderRefusal(encounter: Encounter, who: CombatantId): Refusal {
  const { turnOrder, phase, combatants } = encounter;
  if (turnOrder.length === 0) return { type: 'no-order' };
  const combatant = combatants.find(({ id }) => id === who);
  if (!combatant || combatant.vitality === 'dead')
    return { type: 'out-of-the-fight', name: combatant?.name ?? who, as: 'dead' };
  const isDelaying = delayOf(encounter, who)?.state === 'waits' || undefined;
  return {
    type: 'joins-order-later',
    name: combatant.name,
    fighting: phase === 'fighting',
    ...given({ delaying: isDelaying }),
  };
}

function namesOf(encounter: Encounter, ids: Block): readonly string[] {
  return ids.flatMap((id) => find(encounter, id)?.name ?? []);
}

/** How a change of the order affects the turns of this round. */
interface TurnChanges {
  /** Combatants who lose a turn that was still to come. */
  readonly lost: readonly Combatant[];
  /** Combatants who already acted and get another turn. */
  readonly actAgain: readonly Combatant[];
}

export function turnChanges(before: Encounter, after: CurrentOrder): TurnChanges {
  const standingCombatants =
    before.phase === 'fighting' ? before.combatants.filter(({ vitality }) => vitality === 'up') : [];
  const [idsBefore, idsAfter] = [before, after].map((order) => idsYetToAct(order, before.done));
  return {
    lost: standingCombatants.filter(({ id }) => idsBefore?.has(id) && !idsAfter?.has(id)),
    actAgain: standingCombatants.filter(({ id }) => !idsBefore?.has(id) && idsAfter?.has(id)),
  };
}

/** Combatants who have a turn now or later this round. */
function idsYetToAct({ turnOrder, turn }: CurrentOrder, done: Block): ReadonlySet<CombatantId> {
  const currentIds = (turnOrder[turn] ?? []).filter((id) => !done.includes(id));
  return new Set([...currentIds, ...turnOrder.slice(turn + 1).flat()]);
}

function isUp(encounter: Encounter, id: CombatantId): boolean {
  return find(encounter, id)?.vitality === 'up';
}

/** Whether a combatant has already spent something this turn that it would get back if the turn started again. */
export function hasBegunTurn<S extends System>(
  { startTurn, resourceKinds }: Pick<Ruleset<S>, 'startTurn' | 'resourceKinds'>,
  encounter: Encounter<S>,
  who: CombatantId,
): boolean {
  const trialResolution = new Resolution(encounter, { roll: () => 1 });
  startTurn(trialResolution, who);
  return trialResolution.events.some(
    (event) => event.type === 'regained' && event.subject === who && resourceKindOf(resourceKinds, event.resource).turn,
  );
}
