// Dungeoneers › Movement: the movement actions

import { action } from '../core/action.ts';
import { type CombatantId, combatant, findCondition, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { ActionWay, Intent } from '../core/intent.ts';
import { standsAt } from '../core/map-positions.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { giveCondition } from './condition-effects.ts';
import { newCondition } from './conditions.ts';
import { planWalk } from './field.ts';
import { checkPoints, declare, oneTarget, pay, possibleTargets, readWord } from './intent.ts';
import { MOVE_WAYS, type MovementStep, standUp, takeStep } from './movement.ts';
import { facedCreature, POSITIONS, positionOf, standsBehind } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Creature, Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import { type WalkPlan, walk } from './walk.ts';

const MOVEMENT_POINTS = 'movement points';

interface MovePlan {
  readonly intent: Intent;
  /** How the creature moves, unless the player named a tile. */
  readonly manner?: string;
  /** A step if there is no map, otherwise a walk. */
  readonly movement: MovementStep | WalkPlan;
  readonly cost: number;
}

/**
 * Without a map, moves one tile toward or away from the named creatures. Getting behind a creature that faces the mover
 * takes two tiles. On the map, moves to a tile; `Ruleset.field` lists the destinations.
 */
export const move = action<Dungeoneers, MovePlan>({
  title: 'Move',
  cite: 'Movement; ruling: Position, no map',
  when: 'turn',
  kind: 'move',
  offers(fight, actor) {
    if (!checkPoints(fight, actor, MOVEMENT_POINTS).ok || standsAt(fight, actor)) return undefined;
    const otherIds = possibleTargets(
      fight,
      actor,
      (other) => findCondition(combatant(fight, actor), 'Grappling')?.source !== other.id,
    );
    return otherIds.length > 0 ? { targets: otherIds, manners: MOVE_WAYS } : undefined;
  },
  ways: moveWays,
  plan(fight, intent) {
    const movePlan = planMove(fight, intent);
    if (!movePlan.ok) return movePlan;
    const pointsCheck = checkPoints(fight, intent.actor, MOVEMENT_POINTS, movePlan.value.cost);
    return pointsCheck.ok ? movePlan : pointsCheck;
  },
  resolve(resolution, { intent, manner, movement, cost }) {
    declare(resolution, intent, given({ manner }));
    pay(resolution, intent.actor, MOVEMENT_POINTS, cost, because({ id: 'move' }));
    carryOutMove(resolution, movement, true);
  },
});

/** Moves a creature: by one step if there is no map, otherwise by a walk. */
export function carryOutMove(
  resolution: DungeoneersResolution,
  movement: MovementStep | WalkPlan,
  ownTurn: boolean,
): void {
  if ('path' in movement) walk(resolution, movement, ownTurn);
  else takeStep(resolution, movement, ownTurn);
}

const movementCosts = (points: number) => [{ resource: MOVEMENT_POINTS, points }];

/**
 * The ways to move: toward one or several creatures, away from them, toward one and away from others, and around one to
 * its back.
 */
export function moveWays(fight: Fight, actor: CombatantId): readonly ActionWay[] {
  const otherIds = possibleTargets(fight, actor, () => true);
  const costs = movementCosts(1);
  const commonFields = { targets: otherIds, costs };
  const severalTargets = { least: 1, usual: [], singly: true } as const;
  return [
    { ...commonFields, manner: 'engage', several: severalTargets },
    { ...commonFields, manner: 'withdraw', several: severalTargets },
    { targets: otherIds.filter((id) => facedCreature(fight, id) !== actor), manner: 'behind', costs },
    { targets: otherIds.filter((id) => facedCreature(fight, id) === actor), manner: 'behind', costs: movementCosts(2) },
    { ...commonFields, manner: 'across', several: { least: 2, usual: [], first: otherIds } },
  ];
}

/**
 * Plans a move. Checks whether the creatures named as targets and the move are possible. On the map, finds a path that
 * costs at most `points` or, if `points` is undefined, the movement points that the actor has.
 */
export function planMove(fight: Fight, intent: Intent, points?: number): Result<MovePlan, Refusal> {
  const { actor, targets: targetIds = [] } = intent;
  const mover = combatant(fight, actor);
  if (findCondition(mover, 'Grappled')) return refuse('held', { name: mover.name });
  if (standsAt(fight, actor)) return planMoveOnField(fight, intent, points);
  if (intent.to !== undefined)
    return no(fight.field ? { type: 'not-on-the-field', name: mover.name } : { type: 'no-field' });
  const manner = readWord(MOVE_WAYS, intent.manner, 'way');
  if (!manner.ok) return manner;
  const namedIds = [...new Set(targetIds)];
  const firstTarget = oneTarget(fight, { ...intent, targets: namedIds.slice(0, 1) });
  if (!firstTarget.ok) return firstTarget;
  if (manner.value === 'behind') return planMoveBehind(fight, intent, namedIds);
  if (manner.value === 'across' && namedIds.length < 2) return refuse('cannot-cross', { name: firstTarget.value.name });
  const nearerIds = manner.value === 'engage' ? namedIds : manner.value === 'across' ? namedIds.slice(0, 1) : [];
  const fartherIds = namedIds.filter((id) => !nearerIds.includes(id));
  for (const id of namedIds) {
    const shiftCheck = checkCanShift(fight, mover, id, nearerIds.includes(id));
    if (!shiftCheck.ok) return shiftCheck;
  }
  return ok({
    intent,
    manner: manner.value,
    movement: { mover: actor, nearer: nearerIds, farther: fartherIds },
    cost: 1,
  });
}

function planMoveOnField(fight: Fight, intent: Intent, points: number | undefined): Result<MovePlan, Refusal> {
  const pointsCheck = points === undefined ? checkPoints(fight, intent.actor, MOVEMENT_POINTS) : ok();
  if (!pointsCheck.ok) return pointsCheck;
  const availablePoints = points ?? resource(combatant(fight, intent.actor), MOVEMENT_POINTS).value;
  const walkPlan = planWalk(fight, intent, availablePoints);
  if (!walkPlan.ok) return walkPlan;
  const { cost = 0, ...freeWalk } = walkPlan.value;
  return ok({ intent, movement: points === undefined ? walkPlan.value : freeWalk, cost });
}

/**
 * If `comesNearer` is true, refuses if the mover can't come nearer to the creature. If it is false, refuses if the
 * mover can't move farther away from the creature.
 */
function checkCanShift(
  fight: Fight,
  mover: Creature,
  id: CombatantId,
  comesNearer: boolean,
): Result<undefined, Refusal> {
  const { name } = combatant(fight, id);
  if (id === mover.id) return no({ type: 'not-at-self' });
  if (findCondition(mover, 'Grappling')?.source === id) return refuse('cannot-move', { name });
  const currentPosition = positionOf(fight, mover.id, id);
  if (comesNearer && currentPosition === POSITIONS[0]) return refuse('no-closer', { name });
  return !comesNearer && currentPosition === POSITIONS.at(-1) ? refuse('no-farther', { name }) : ok();
}

function planMoveBehind(fight: Fight, intent: Intent, targetIds: readonly CombatantId[]): Result<MovePlan, Refusal> {
  const target = oneTarget(fight, { ...intent, targets: targetIds });
  if (!target.ok) return target;
  const { actor: mover } = intent;
  const { id, name } = target.value;
  if (findCondition(combatant(fight, mover), 'Grappling')?.source === id) return refuse('cannot-move', { name });
  if (positionOf(fight, mover, id) !== 'adjacent') return refuse('not-adjacent', { name });
  if (standsBehind(fight, mover, id)) return refuse('behind-already', { name });
  const movement = { mover, nearer: [], farther: [], around: id };
  return ok({ intent, manner: 'behind', movement, cost: facedCreature(fight, id) === mover ? 2 : 1 });
}

export const stand = action<Dungeoneers, Intent>({
  title: 'Stand up',
  cite: 'Movement › Prone',
  when: 'turn',
  kind: 'move',
  offers: (fight, actor) =>
    findCondition(combatant(fight, actor), 'Prone') && checkPoints(fight, actor, MOVEMENT_POINTS).ok ? {} : undefined,
  plan(fight, intent) {
    const who = combatant(fight, intent.actor);
    if (!findCondition(who, 'Prone')) return refuse('not-prone', { name: who.name });
    const pointsCheck = checkPoints(fight, intent.actor, MOVEMENT_POINTS);
    return pointsCheck.ok ? ok(intent) : pointsCheck;
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    pay(resolution, intent.actor, MOVEMENT_POINTS, 1, because({ id: 'stand up' }));
    standUp(resolution, intent.actor);
  },
});

export const dropProne = action<Dungeoneers, Intent>({
  title: 'Drop prone',
  cite: 'Movement › Prone',
  when: 'turn',
  kind: 'move',
  offers: (fight, actor) => (findCondition(combatant(fight, actor), 'Prone') ? undefined : {}),
  plan(fight, intent) {
    const who = combatant(fight, intent.actor);
    return findCondition(who, 'Prone') ? refuse('already', { name: who.name, condition: 'Prone' }) : ok(intent);
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    giveCondition(resolution, intent.actor, newCondition('Prone'), because({ id: 'drops prone' }));
  },
});
