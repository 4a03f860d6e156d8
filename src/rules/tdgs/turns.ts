// TDGS › 6 Action Economy › The Round, Your Turn; 8 Combat › Conditions (what happens at the start of a round)

import { isOwnCondition } from '../core/condition.ts';
import { type CombatantId, combatant, findCondition, resource } from '../core/encounter.ts';
import { standsAt } from '../core/map-positions.ts';
import type { Reason } from '../core/reason.ts';
import { AUTO_END } from '../core/turns.ts';
import { step } from './actions/movement.ts';
import { restoreArmor } from './armor.ts';
import { type AnyCondition, entryOf, forbiddingCondition } from './conditions.ts';
import { takeHarm } from './damage.ts';
import { wieldedWeapon } from './equipment.ts';
import { disengageFrom, idsEngagedWith, isMelee } from './field.ts';
import { applyHazard, hazardOf } from './hazards.ts';
import { restoreHp, settleHp } from './hit-points.ts';
import { updateTurnOrder } from './initiative.ts';
import { resolveInstants } from './instants.ts';
import { because, itemReason } from './reasons.ts';
import { standingOrderOf, UNLESS_STEP_HELPS } from './settings.ts';
import { settleConsequences } from './settle.ts';
import type { Fight, TdgsResolution } from './sheet.ts';
import { refillResource, renewUses } from './uses.ts';
import { safestStep } from './walking.ts';

/**
 * Starts a round. Ruling: it updates the order, brings back uses per round, applies start-of-round conditions combatant
 * by combatant, and resolves Instants, in this order.
 */
export function startRound(resolution: TdgsResolution): void {
  updateTurnOrder(resolution);
  for (const { id } of resolution.encounter.combatants) renewUses(resolution, id, 'round');
  for (const id of resolution.encounter.turnOrder.flat()) applyConditionEffects(resolution, id);
  resolveInstants(resolution);
}

/** Applies the damage of each condition separately, and then regeneration (ruling). */
function applyConditionEffects(resolution: TdgsResolution, id: CombatantId): void {
  for (const condition of resolution.combatant(id).conditions) {
    const { name, key, value = 0, note, facts, source } = condition;
    const { costs } = entryOf(condition);
    const hazard = hazardOf(condition);
    if (hazard && resolution.combatant(id).vitality !== 'dead') {
      applyHazard(resolution, id, hazard);
      settleConsequences(resolution);
    }
    const isAlive = resolution.combatant(id).vitality !== 'dead';
    if (
      !isAlive ||
      costs === undefined ||
      value === 0 ||
      !resolution.combatant(id).conditions.some((each) => each.key === key)
    )
      continue;
    const conditionDamageType = facts?.type;
    const damageType = typeof conditionDamageType === 'string' ? conditionDamageType : costs.type;
    const reason = because({ id: 'condition', condition: name });
    const step = {
      plus: value,
      why: note === undefined || isOwnCondition(name) ? reason : itemReason(note),
      left: value,
    };
    const portion = { ...(damageType !== undefined && { type: damageType }), amount: value, steps: [step] };
    takeHarm(resolution, id, [portion], { from: reason, ...(source !== undefined && { actor: source }) });
    settleConsequences(resolution);
  }
  const regeneration = findCondition(resolution.combatant(id), 'Regenerating');
  if (regeneration?.value !== undefined && regeneration.value > 0)
    restoreHp(resolution, id, regeneration.value, because({ id: 'condition', condition: 'Regenerating' }));
}

const NEW_TURN_REASON = because({ id: 'new turn' });

/**
 * Starts a turn: "One Action, one Step", counted when the turn starts. A Hasted combatant has two Actions and still one
 * Step (ruling).
 */
export function startTurn(resolution: TdgsResolution, id: CombatantId): void {
  const who = resolution.combatant(id);
  const max = findCondition(who, 'Hasted') ? 2 : 1;
  const actionsBefore = resource(who, 'actions');
  if (actionsBefore.max !== max) {
    const actionsAfter = { value: max, max };
    const why = max === 2 ? because({ id: 'condition', condition: 'Hasted' }) : NEW_TURN_REASON;
    resolution.record({
      type: 'limit-changed',
      subject: id,
      resource: 'actions',
      why,
      before: actionsBefore,
      after: actionsAfter,
    });
  } else refillResource(resolution, id, 'actions', NEW_TURN_REASON);
  refillResource(resolution, id, 'step', NEW_TURN_REASON);
}

/** Unspent Actions and Steps aren't saved: the next turn's start replaces them. */
export function endTurn(): void {}

/** Why a combatant's turn is skipped: it is Unconscious or Stunned. */
export function skipReason(encounter: Fight, id: CombatantId): Reason | undefined {
  const blockingCondition = forbiddingCondition(combatant(encounter, id), 'actions');
  return blockingCondition && because({ id: 'condition', condition: blockingCondition });
}

/**
 * Whether a turn is over. It ends with its last Action, unless its owner ends turns by hand. With the setting
 * `UNLESS_STEP_HELPS`, it also waits if a Step would take someone with a ranged weapon out of melee.
 */
export function isTurnOver(encounter: Fight, id: CombatantId): boolean {
  const who = combatant(encounter, id);
  if (resource(who, 'actions').value > 0 || standingOrderOf(who, 'turn end') === 'by hand') return false;
  return encounter.settings[AUTO_END] !== UNLESS_STEP_HELPS || !isStepUseful(encounter, id);
}

/** Whether the Action is spent, and the Step would take someone with a ranged weapon out of melee. */
export function isStepUseful(encounter: Fight, id: CombatantId): boolean {
  const who = combatant(encounter, id);
  if (
    resource(who, 'actions').value > 0 ||
    resource(who, 'step').value === 0 ||
    isMelee(wieldedWeapon(who.sheet).range)
  )
    return false;
  const enemies = idsEngagedWith(encounter, id).filter((other) => combatant(encounter, other).side !== who.side);
  if (standsAt(encounter, id) && safestStep(encounter, id) === undefined) return false;
  return (
    enemies.some((other) => combatant(encounter, other).vitality === 'up') && step.offers(encounter, id) !== undefined
  );
}

const CONDITIONS_ENDING_WITH_SCENE: readonly AnyCondition[] = ['Prone', 'Grappled', 'Burning', 'In Hazard'];

/**
 * Ends what lasts for the scene. "Between scenes": deflection is restored, and recharging pools and scene uses come
 * back. Ruling: Prone, Grappled, Burning and being in a hazard end with the scene too; conditions that count rounds
 * have ended already.
 */
export function endScene(resolution: TdgsResolution): void {
  for (const { id, conditions: activeConditions } of resolution.encounter.combatants) {
    for (const condition of activeConditions)
      if (CONDITIONS_ENDING_WITH_SCENE.includes(condition.name))
        resolution.record({ type: 'condition-ended', subject: id, condition, why: because({ id: 'scene over' }) });
    resolution.changeOwn(id, { declared: undefined });
    restoreArmor(resolution, id, because({ id: 'new scene' }));
    renewUses(resolution, id, 'scene');
    renewUses(resolution, id, 'round');
    for (const engagedId of idsEngagedWith(resolution.encounter, id)) disengageFrom(resolution, id, engagedId);
    settleHp(resolution, id);
  }
}
