// Combat › Rounds, Actions, Turns

import { type Block, type CombatantId, combatant, type OrderReason, PLAYERS, type Reason, resource } from 'fray/rules';
import { HP, isPlayerCharacter, updateResourcesFromSheet } from './damage.ts';
import { makeMoraleSaves } from './leaving.ts';
import { FATIGUE, freeSlots } from './magic.ts';
import { because } from './reasons.ts';
import { rollSave } from './saves.ts';
import type { Fight, Scene } from './sheet.ts';

/**
 * Turns: each player character makes a DEX save to act before the enemies. Then each side takes its turn as one block,
 * in any order. Anyone who failed has no turn in the first round.
 */
export function setTurnOrder(scene: Scene): void {
  const { turnOrder: before, combatants, round } = scene.encounter;
  const reasons: OrderReason[] = [];
  for (const { id, side } of combatants) {
    if (!isPlayerCharacter({ side }) || round > 0) continue;
    const actsAfterEnemies = !rollSave(scene, id, 'DEX', 'acting first');
    if (actsAfterEnemies) scene.changeOwn(id, { late: true });
    reasons.push({ subject: id, why: because({ id: actsAfterEnemies ? 'acts after' : 'acts first' }) });
  }
  const turnOrder = blocksOf(scene.encounter);
  for (const { id, side } of combatants)
    if (!isPlayerCharacter({ side })) reasons.push({ subject: id, why: because({ id: 'enemies' }) });
  scene.record({ type: 'turn-order-set', before, turnOrder, reasons, turn: -1 });
}

/** One block for each side, the players' side first. The combatants of a block act together. */
function blocksOf({ combatants }: Fight): readonly Block[] {
  const sides = [...new Set(combatants.map(({ side }) => side))];
  const orderedSides = [...sides.filter((side) => side === PLAYERS), ...sides.filter((side) => side !== PLAYERS)];
  return orderedSides.map((side) => combatants.filter((each) => each.side === side).map(({ id }) => id));
}

/** A newcomer joins the block of their side. */
export function enter(scene: Scene, who: CombatantId): void {
  const { turnOrder: before, turn } = scene.encounter;
  if (before.flat().includes(who)) return;
  const { side } = scene.combatant(who);
  const index = before.findIndex((block) => block.some((id) => combatant(scene.encounter, id).side === side));
  const turnOrder = index < 0 ? [...before, [who]] : before.with(index, [...(before[index] ?? []), who]);
  scene.record({
    type: 'turn-order-set',
    before,
    turnOrder,
    reasons: [{ subject: who, why: because({ id: 'joined' }) }],
    turn,
  });
}

export function startTurn(scene: Scene, who: CombatantId): void {
  scene.changeOwn(who, { acted: false });
  // The rule Multiple Attackers: if several attackers hit a target in the same turn, only the highest damage counts. A
  // new turn forgets the damage of earlier turns.
  scene.changeEncounterOwn({ dealt: undefined });
}

/** Someone who failed the save to act first has no turn in the first round. */
export function skipReason(encounter: Fight, who: CombatantId): Reason | undefined {
  if (encounter.round > 1) return undefined;
  return combatant(encounter, who).own.late ? because({ id: 'late' }) : undefined;
}

export function startRound(scene: Scene): void {
  if (scene.encounter.round < 2) return;
  for (const { id } of scene.encounter.combatants) scene.changeOwn(id, { late: undefined });
}

export function isTurnOver(encounter: Fight, who: CombatantId): boolean {
  return combatant(encounter, who).own.acted;
}

/** Applies what follows from the state of the fight: a changed sheet, a full inventory, getting up again, and morale. */
export function settle(scene: Scene): void {
  for (const { id } of scene.encounter.combatants) {
    updateResourcesFromSheet(scene, id);
    applyFullInventory(scene, id);
    standUp(scene, id);
  }
  makeMoraleSaves(scene);
}

/** Inventory: someone with no free slot is reduced to 0 hit protection. Ruling: only if they have Fatigue. */
function applyFullInventory(scene: Scene, subject: CombatantId): void {
  const bearer = scene.combatant(subject);
  const { value: before, max } = resource(bearer, HP);
  if (before === 0 || freeSlots(bearer) > 0 || bearer.vitality === 'dead' || resource(bearer, FATIGUE).value === 0)
    return;
  const why = because({ id: 'full inventory' });
  scene.record({ type: 'spent', subject, resource: HP, why, before, after: 0, ...(max !== undefined && { max }) });
}

/** Lets someone who is down because an ability was 0 get up once it is above 0. */
function standUp(scene: Scene, subject: CombatantId): void {
  const combatant = scene.combatant(subject);
  for (const [ability, name] of [
    ['DEX', 'paralyzed'],
    ['WIL', 'delirious'],
  ] as const) {
    const condition = combatant.conditions.find((each) => each.name === name);
    if (!condition || resource(combatant, ability).value === 0) continue;
    scene.record({ type: 'condition-ended', subject, condition, why: because({ id: 'able again' }) });
    if (
      combatant.vitality === 'down' &&
      scene.combatant(subject).conditions.every((each) => !CONDITIONS_THAT_KEEP_DOWN.includes(each.name))
    )
      scene.record({ type: 'rose', subject, as: because({ id: 'able again' }), before: 'down', after: 'up' });
  }
}

const CONDITIONS_THAT_KEEP_DOWN: readonly string[] = ['critical damage', 'stable', 'paralyzed', 'delirious'];

/** The fight is decided when at most one side has someone who can act. */
export function decidedReason({ combatants }: Fight): Reason | undefined {
  const sidesStanding = new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
  if (combatants.length < 2 || sidesStanding.size > 1) return undefined;
  const [side] = sidesStanding;
  return side === undefined ? because({ id: 'no one stands' }) : because({ id: 'only one side stands', side });
}
