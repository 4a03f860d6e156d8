// Dungeoneers › Movement › Facing Direction

import type { Direction } from '../../field/field.ts';
import type { CombatantId } from '../core/encounter.ts';
import { ASK } from '../core/resolution.ts';
import { because } from './reasons.ts';
import type { DungeoneersResolution } from './sheet.ts';
import { areOnField, directionFaced, directionOf } from './tiles.ts';

/** The standing order by which a creature turns to its target before an act, or keeps facing whom it faces. */
export const TURNING = 'turning';

/**
 * "Facing Direction": before an act a creature may turn to its target for free. Without a map only where its facing was
 * known; on the field toward the tile. Whoever shares a tile with its target has nowhere to turn.
 */
export function turnTo(resolution: DungeoneersResolution, who: CombatantId, target: CombatantId): void {
  const { encounter } = resolution;
  if (areOnField(encounter, who, target)) {
    const toward = directionOf(encounter, who, target);
    if (toward === undefined) return;
    const stays = directionFaced(encounter, who) !== toward && !turns(resolution, who, { id: 'may turn', target });
    if (!stays) lookTo(resolution, who, toward);
    return;
  }
  const { faces, atItsBack } = resolution.combatant(who).own;
  const known = faces !== undefined || atItsBack !== undefined;
  if (known && faces !== target && who !== target && turns(resolution, who, { id: 'may turn', target }))
    face(resolution, who, target);
}

type MayTurn = Parameters<typeof because>[0] & { readonly id: 'may turn' | 'may turn going' };

/** Whether it turns, as its standing order says or as it is asked. */
export function turns(resolution: DungeoneersResolution, who: CombatantId, why: MayTurn): boolean {
  const order = resolution.combatant(who).standingOrders[TURNING];
  if (order !== ASK) return order !== 'stay';
  return resolution.ask({ subject: who, about: TURNING, offers: ['turn', 'stay'], note: because(why) }) === 'turn';
}

/** From now on `who` faces `target`: on the field in its direction; without a map nobody is known to be behind it. */
export function face(resolution: DungeoneersResolution, who: CombatantId, target: CombatantId): void {
  const toward = directionOf(resolution.encounter, who, target);
  if (toward !== undefined) lookTo(resolution, who, toward);
  else resolution.changeOwn(who, { faces: target, atItsBack: undefined });
}

/** From now on `who` faces that way on the field. */
export function lookTo(resolution: DungeoneersResolution, who: CombatantId, facing: Direction): void {
  resolution.changeOwn(who, { facing, faces: undefined, atItsBack: undefined });
}

/**
 * A creature always faces a direction: while rounds run, who has come onto the field faces as `directionFaced` says until
 * it turns. Off the field no direction is kept.
 */
export function settleFacing(resolution: DungeoneersResolution): void {
  const { encounter } = resolution;
  for (const { id, own, vitality } of encounter.combatants) {
    const facing = encounter.field && directionFaced(encounter, id);
    if (facing === undefined) {
      if (own.facing !== undefined) resolution.changeOwn(id, { facing: undefined });
    } else if (own.facing === undefined && vitality === 'up' && encounter.phase === 'fighting')
      lookTo(resolution, id, facing);
  }
}

/** From now on `mover` is known to be behind `who`. */
export function getBehind(resolution: DungeoneersResolution, mover: CombatantId, who: CombatantId): void {
  resolution.changeOwn(who, { faces: undefined, atItsBack: mover });
}
