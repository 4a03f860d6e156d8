// Dungeoneers › Movement; Facing Direction: turning in place

import { bodyAt, type Direction } from '../../field/field.ts';
import { action } from '../core/action.ts';
import { type CombatantId, combatant, findCondition } from '../core/encounter.ts';
import { tileOn } from '../core/field-deeds.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { endCondition } from '../core/resolution.ts';
import { faceCreature, faceDirection, recordMoverBehind, turnTo } from './facing.ts';
import { checkPoints, declare, oneTarget, pay, possibleTargets } from './intent.ts';
import { survivesOpportuneStrikes } from './opportune-strike.ts';
import { canReach, facedCreature, POSITIONS, positionOf, setPosition, threatRange } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import { bodyIn, directionBetween, directionFaced, directionToward } from './tiles.ts';

/** One step: nearer to some creatures, farther from others, or around one of them to its back. */
export interface MovementStep {
  readonly mover: CombatantId;
  readonly nearer: readonly CombatantId[];
  readonly farther: readonly CombatantId[];
  readonly around?: CombatantId;
}

/**
 * Takes a step of one tile. Creatures whose threat range the mover leaves may strike first; a mover that dies stays
 * where it was. The step brings the mover nearer to the creatures in `nearer` and farther from those in `farther`. Its
 * distance to everyone else doesn't change. A creature that the mover grapples is carried along; on another creature's
 * turn the grapple ends instead. Ruling: the carried creature provokes no strikes.
 */
export function takeStep(resolution: DungeoneersResolution, movement: MovementStep, ownTurn: boolean): void {
  const { mover, nearer, farther, around } = movement;
  const isLeftBehind = (id: CombatantId) => farther.includes(id) && leavesRange(resolution.encounter, mover, id);
  if (!survivesOpportuneStrikes(resolution, mover, 'leaves the threat range', isLeftBehind)) return;
  const creatureToFace = nearer[0] ?? farther[0] ?? around;
  if (creatureToFace !== undefined) turnTo(resolution, mover, creatureToFace);
  const heldCreatureId = findCondition(resolution.combatant(mover), 'Grappling')?.source;
  if (!ownTurn && heldCreatureId !== undefined) endGrapple(resolution, mover, because({ id: 'moves on another turn' }));
  if (around !== undefined) recordMoverBehind(resolution, mover, around);
  changeDistances(resolution, mover, movement);
  if (ownTurn && heldCreatureId !== undefined && nearer.length + farther.length > 0) {
    recordCarriedCreature(resolution, mover, heldCreatureId);
    changeDistances(resolution, heldCreatureId, movement);
  }
  endDisengagedConditions(resolution);
}

function leavesRange(fight: Fight, mover: CombatantId, threatenerId: CombatantId): boolean {
  const threatener = fight.combatants.find(({ id }) => id === threatenerId);
  const distance = POSITIONS.indexOf(positionOf(fight, mover, threatenerId)) + 2;
  return threatener !== undefined && canReach(fight, threatenerId, mover) && distance > threatRange(threatener);
}

function changeDistances(resolution: DungeoneersResolution, who: CombatantId, { nearer, farther }: MovementStep): void {
  const changeDistance = (other: CombatantId, change: 1 | -1) => {
    const to = POSITIONS[POSITIONS.indexOf(positionOf(resolution.encounter, who, other)) + change];
    if (other !== who && to !== undefined) setPosition(resolution, who, other, to);
  };
  for (const nearerId of nearer) changeDistance(nearerId, -1);
  for (const fartherId of farther) changeDistance(fartherId, 1);
}

/**
 * Ends Disengaged for everyone after a move. From then on, a creature that had disengaged is Threatened again by every
 * enemy that has it within its threat range.
 */
export function endDisengagedConditions(resolution: DungeoneersResolution): void {
  for (const { id } of resolution.encounter.combatants)
    endCondition(resolution, id, 'Disengaged', because({ id: 'a move is done' }));
}

/** Ends a grapple for both creatures. */
export function endGrapple(resolution: DungeoneersResolution, grappler: CombatantId, why: Reason): void {
  const heldCreatureId = findCondition(resolution.combatant(grappler), 'Grappling')?.source;
  endCondition(resolution, grappler, 'Grappling', why);
  if (heldCreatureId === undefined || !resolution.encounter.combatants.some(({ id }) => id === heldCreatureId)) return;
  const heldCondition = resolution
    .combatant(heldCreatureId)
    .conditions.find((each) => each.name === 'Grappled' && each.source === grappler);
  if (heldCondition)
    resolution.record({ type: 'condition-ended', subject: heldCreatureId, condition: heldCondition, why });
}

/** Records a remark that a grappled creature moves along with its grappler. */
export function recordCarriedCreature(
  resolution: DungeoneersResolution,
  holder: CombatantId,
  heldCreatureId: CombatantId,
): void {
  resolution.record({
    type: 'remarked',
    what: because({ id: 'carried along' }),
    subject: heldCreatureId,
    other: holder,
  });
}

/** Stands up from Prone, together with a creature that it grapples. */
export function standUp(resolution: DungeoneersResolution, who: CombatantId): void {
  for (const id of ownAndGrappledIds(resolution, who))
    endCondition(resolution, id, 'Prone', because({ id: 'stands up' }));
}

/** Turns in place, together with a creature that it grapples. */
function turnInPlace(resolution: DungeoneersResolution, who: CombatantId, to: CombatantId): void {
  for (const id of ownAndGrappledIds(resolution, who)) {
    if (id === to) continue;
    if (id !== who) recordCarriedCreature(resolution, who, id);
    faceCreature(resolution, id, to);
  }
}

/** Turns in a direction on the map, together with a creature that it grapples. */
function turnToward(resolution: DungeoneersResolution, who: CombatantId, direction: Direction): void {
  for (const id of ownAndGrappledIds(resolution, who)) {
    if (id !== who) recordCarriedCreature(resolution, who, id);
    faceDirection(resolution, id, direction);
  }
}

function ownAndGrappledIds(resolution: DungeoneersResolution, who: CombatantId): readonly CombatantId[] {
  const heldCreatureId = findCondition(resolution.combatant(who), 'Grappling')?.source;
  return heldCreatureId === undefined ? [who] : [who, heldCreatureId];
}

export const MOVE_WAYS = ['engage', 'withdraw', 'across', 'behind'] as const;

const MOVEMENT_POINTS = 'movement points';

interface TurnAroundPlan {
  readonly intent: Intent;
  /** The target: a creature or, on the map, a direction. */
  readonly to: CombatantId | { readonly direction: Direction };
}

/**
 * Turns in place toward a creature, or toward a tile on the map. Turning before an action against a creature is free
 * and needs no action of its own.
 */
export const turnAround = action<Dungeoneers, TurnAroundPlan>({
  title: 'Turn',
  cite: 'Movement › Facing Direction',
  when: 'turn',
  kind: 'move',
  offers(fight, actor) {
    const otherIds = possibleTargets(fight, actor, ({ id }) => !facesAlready(fight, actor, id));
    return checkPoints(fight, actor, MOVEMENT_POINTS).ok && otherIds.length > 0 ? { targets: otherIds } : undefined;
  },
  plan(fight, intent) {
    const to = turnAroundTarget(fight, intent);
    if (!to.ok) return to;
    const pointsCheck = checkPoints(fight, intent.actor, MOVEMENT_POINTS);
    return pointsCheck.ok ? ok({ intent, to: to.value }) : pointsCheck;
  },
  resolve(resolution, { intent, to }) {
    declare(resolution, intent);
    pay(resolution, intent.actor, MOVEMENT_POINTS, 1, because({ id: 'turn' }));
    if (typeof to === 'string') turnInPlace(resolution, intent.actor, to);
    else turnToward(resolution, intent.actor, to.direction);
  },
});

/** True if turning toward another creature would change nothing. */
function facesAlready(fight: Fight, who: CombatantId, other: CombatantId): boolean {
  if (!bodyIn(fight, who) || !bodyIn(fight, other)) return facedCreature(fight, who) === other;
  const direction = directionToward(fight, who, other);
  return direction === undefined || direction === directionFaced(fight, who);
}

function turnAroundTarget(fight: Fight, intent: Intent): Result<TurnAroundPlan['to'], Refusal> {
  const { name } = combatant(fight, intent.actor);
  const facingRefusal = refuse('faces-already', { name });
  if (intent.to !== undefined) {
    const direction = directionTo(fight, intent.actor, intent.to);
    if (!direction.ok) return direction;
    const { value } = direction;
    return value === undefined || value === directionFaced(fight, intent.actor)
      ? facingRefusal
      : ok({ direction: value });
  }
  const targetResult = oneTarget(fight, intent);
  if (!targetResult.ok) return targetResult;
  if (facesAlready(fight, intent.actor, targetResult.value.id)) return facingRefusal;
  const direction = directionToward(fight, intent.actor, targetResult.value.id);
  return ok(direction === undefined ? targetResult.value.id : { direction });
}

function directionTo(fight: Fight, who: CombatantId, input: string): Result<Direction | undefined, Refusal> {
  if (!fight.field) return no({ type: 'no-field' });
  const body = bodyIn(fight, who);
  if (!body) return no({ type: 'not-on-the-field', name: combatant(fight, who).name });
  const tile = tileOn(fight.field, input);
  return tile.ok ? ok(directionBetween(body, bodyAt(tile.value))) : tile;
}
