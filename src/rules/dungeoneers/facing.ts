// Dungeoneers › Movement › Facing Direction

import type { Direction } from '../../field/field.ts';
import type { CombatantId } from '../core/encounter.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import { because } from './reasons.ts';
import type { DungeoneersResolution } from './sheet.ts';
import { areOnField, directionFaced, directionToward } from './tiles.ts';

/** The auto-reaction for turning: before an action, the creature turns to its target, or keeps its facing. */
export const TURN_QUESTION = 'turning';

/**
 * "Facing Direction": before an action, a creature may turn to its target for free. Without a map, it turns only if its
 * facing was known. On the map, it turns toward the target's tile. Two creatures on the same tile don't turn.
 */
export function turnTo(resolution: DungeoneersResolution, who: CombatantId, target: CombatantId): void {
  const { encounter } = resolution;
  if (areOnField(encounter, who, target)) {
    const targetDirection = directionToward(encounter, who, target);
    if (targetDirection === undefined) return;
    const keepsFacing =
      directionFaced(encounter, who) !== targetDirection && !choosesToTurn(resolution, who, { id: 'may turn', target });
    if (!keepsFacing) faceDirection(resolution, who, targetDirection);
    return;
  }
  const { faces, atItsBack } = resolution.combatant(who).own;
  const isFacingKnown = faces !== undefined || atItsBack !== undefined;
  if (isFacingKnown && faces !== target && who !== target && choosesToTurn(resolution, who, { id: 'may turn', target }))
    faceCreature(resolution, who, target);
}

type TurnReason = Parameters<typeof because>[0] & { readonly id: 'may turn' | 'may turn going' };

/** Whether a creature turns, decided by its auto-reaction or by the player's answer. */
export function choosesToTurn(resolution: DungeoneersResolution, who: CombatantId, why: TurnReason): boolean {
  const autoReaction = resolution.combatant(who).standingOrders[TURN_QUESTION];
  if (autoReaction !== ASK_EACH_TIME) return autoReaction !== 'stay';
  return (
    resolution.ask({ subject: who, about: TURN_QUESTION, offers: ['turn', 'stay'], note: because(why) }) === 'turn'
  );
}

/**
 * Turns `who` toward `target`. On the map, `who` faces in the direction of `target`. Without a map, no one is known to
 * be behind `who` anymore.
 */
export function faceCreature(resolution: DungeoneersResolution, who: CombatantId, target: CombatantId): void {
  const targetDirection = directionToward(resolution.encounter, who, target);
  if (targetDirection !== undefined) faceDirection(resolution, who, targetDirection);
  else resolution.changeOwn(who, { faces: target, atItsBack: undefined });
}

/** Turns `who` in this direction on the map. */
export function faceDirection(resolution: DungeoneersResolution, who: CombatantId, facing: Direction): void {
  resolution.changeOwn(who, { facing, faces: undefined, atItsBack: undefined });
}

/**
 * During combat, stores a direction for every creature that is new to the map: the one that `directionFaced` gives. Off
 * the map, no direction is stored.
 */
export function storeNewFacings(resolution: DungeoneersResolution): void {
  const { encounter } = resolution;
  for (const { id, own, vitality } of encounter.combatants) {
    const facing = encounter.field && directionFaced(encounter, id);
    if (facing === undefined) {
      if (own.facing !== undefined) resolution.changeOwn(id, { facing: undefined });
    } else if (own.facing === undefined && vitality === 'up' && encounter.phase === 'fighting')
      faceDirection(resolution, id, facing);
  }
}

/** Records that `mover` is known to be behind `who`. */
export function recordMoverBehind(resolution: DungeoneersResolution, mover: CombatantId, who: CombatantId): void {
  resolution.changeOwn(who, { faces: undefined, atItsBack: mover });
}
