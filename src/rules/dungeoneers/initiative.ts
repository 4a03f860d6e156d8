// Dungeoneers › Combat in Dungeoneers: the turn order, and when combat is over

import { orderBySide } from '../core/blocks.ts';
import type { Die } from '../core/dice.ts';
import { type CombatantId, isInFight, pair } from '../core/encounter.ts';
import type { OrderReason } from '../core/event.ts';
import { type Reason, sum } from '../core/reason.ts';
import { modifiersTo } from './armor-value.ts';
import { setResource } from './intent.ts';
import { startPosition } from './position.ts';
import { because } from './reasons.ts';
import { ORDER_SETTING_NAME } from './settings.ts';
import type { Creature, DungeoneersResolution, Fight } from './sheet.ts';
import { areOnField } from './tiles.ts';

/** The initiative score. Ruling: prowess, if the sheet gives none. */
export function initiativeOf(creature: Creature): number {
  return (creature.sheet.initiative ?? creature.sheet.prowess) + sum(modifiersTo(creature, 'initiative'));
}

/**
 * Prepares combat: sets the positions of creatures that start `away`, and fills magica before the first round. The turn
 * order is made later, when a round starts.
 */
export function prepareCombat(resolution: DungeoneersResolution): void {
  const { combatants, round } = resolution.encounter;
  for (const { id, resources } of combatants) {
    setStartPositions(resolution, id);
    // Ruling: an encounter starts with full magica.
    if (round === 0 && resources.magica?.max !== undefined)
      setResource(resolution, id, 'magica', resources.magica.max, because({ id: 'scene starts' }));
  }
}

/** Ruling: a newcomer acts from the next round on, but can be a target and react immediately. */
export function enterTurnOrder(resolution: DungeoneersResolution, who: CombatantId): void {
  setStartPositions(resolution, who);
}

function setStartPositions(resolution: DungeoneersResolution, who: CombatantId): void {
  for (const { id } of resolution.encounter.combatants) {
    if (id === who || Object.hasOwn(resolution.encounter.positions, pair(who, id))) continue;
    if (areOnField(resolution.encounter, who, id)) continue;
    if (startPosition(resolution.encounter, who, id) === 'away')
      resolution.record({ type: 'positioned', subject: who, other: id, after: 'away' });
  }
}

/**
 * Makes the turn order. The highest initiative comes first. Tied creatures each roll a d10, and again while they are
 * still tied. A setting decides whether a new order is made each round.
 */
export function makeTurnOrder(resolution: DungeoneersResolution): void {
  const { encounter } = resolution;
  const orderBefore = encounter.turnOrder;
  const participants = encounter.combatants.filter(
    (each) => isInFight(each.vitality) || triggersReadiedAction(encounter, each.id),
  );
  const previousOrder =
    encounter.settings[ORDER_SETTING_NAME] === 'kept'
      ? orderBefore.flat().filter((id) => participants.some((each) => each.id === id))
      : [];
  const unplacedCreatures = participants.filter(({ id }) => !previousOrder.includes(id));
  if (previousOrder.length > 0 && unplacedCreatures.length === 0 && previousOrder.length === orderBefore.flat().length)
    return;
  const orderReasons = placeByInitiativeScore(resolution, unplacedCreatures);
  const placedIds = orderReasons.map(({ subject }) => subject);
  const newOrder =
    previousOrder.length === 0
      ? placedIds
      : placedIds.reduce<readonly CombatantId[]>((ids, id) => insertByScore(encounter, ids, id), previousOrder);
  const turnOrder = orderBySide(
    encounter,
    newOrder.map((id) => [id]),
  );
  resolution.record({ type: 'turn-order-set', before: orderBefore, turnOrder, reasons: orderReasons, turn: -1 });
}

/** Ruling: a dead creature's turn still triggers the actions that were readied for that turn. */
function triggersReadiedAction({ combatants }: Fight, who: CombatantId): boolean {
  return combatants.some(({ own }) => own.readied?.turn === who);
}

function placeByInitiativeScore(
  resolution: DungeoneersResolution,
  creatures: readonly Creature[],
): readonly OrderReason[] {
  const scores = [...new Set(creatures.map(initiativeOf))].toSorted((a, b) => b - a);
  return scores.flatMap((score) =>
    breakTie(
      resolution,
      creatures.filter((each) => initiativeOf(each) === score),
    ),
  );
}

/**
 * The maximum number of rolls for a tie, in case the dice never differ. After that, tied creatures act in the order
 * they joined.
 */
const MAX_TIE_ROLLS = 100;

function breakTie(
  resolution: DungeoneersResolution,
  tiedCreatures: readonly Creature[],
  earlierDice: ReadonlyMap<CombatantId, readonly Die[]> = new Map(),
): OrderReason[] {
  const rollCount = earlierDice.get(tiedCreatures[0]?.id ?? '')?.length ?? 0;
  if (tiedCreatures.length < 2 || rollCount === MAX_TIE_ROLLS)
    return tiedCreatures.map((each) => orderReason(each, earlierDice.get(each.id) ?? []));
  const diceById = new Map(
    tiedCreatures.map(({ id }) => [id, [...(earlierDice.get(id) ?? []), ...resolution.rollDice('1d10')]]),
  );
  const lastFaceOf = ({ id }: Creature) => diceById.get(id)?.at(-1)?.face ?? 0;
  const faces = [...new Set(tiedCreatures.map(lastFaceOf))].toSorted((a, b) => b - a);
  return faces.flatMap((face) =>
    breakTie(
      resolution,
      tiedCreatures.filter((each) => lastFaceOf(each) === face),
      diceById,
    ),
  );
}

function orderReason(creature: Creature, dice: readonly Die[]): OrderReason {
  const score = initiativeOf(creature);
  if (dice.length === 0) return { subject: creature.id, score, why: because({ id: 'initiative', score }) };
  const roll = { dice, kept: [dice.length - 1], modifiers: [], total: dice.at(-1)?.face ?? 0 };
  return { subject: creature.id, score, why: because({ id: 'initiative tie', score }), roll };
}

/** If the turn order is kept between rounds, a newcomer acts after everyone with equal initiative. */
function insertByScore(fight: Fight, ids: readonly CombatantId[], newcomer: CombatantId): readonly CombatantId[] {
  const initiativeScoreOf = (id: CombatantId) => {
    const creature = fight.combatants.find((each) => each.id === id);
    return creature ? initiativeOf(creature) : 0;
  };
  const index = ids.findIndex((id) => initiativeScoreOf(id) < initiativeScoreOf(newcomer));
  return index === -1 ? [...ids, newcomer] : [...ids.slice(0, index), newcomer, ...ids.slice(index)];
}

/** Ruling: combat is over when at most one side has living members, up or down. */
export function outcomeReason(fight: Fight): Reason | undefined {
  const survivor = fight.combatants.find(({ vitality }) => isInFight(vitality));
  if (!survivor) return because({ id: 'nobody lives' });
  const hasOpponents = fight.combatants.some(({ side, vitality }) => side !== survivor.side && isInFight(vitality));
  return hasOpponents ? undefined : because({ id: 'one side lives', side: survivor.side });
}
