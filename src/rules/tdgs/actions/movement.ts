// TDGS › 5 Actions › Move, Step; 14 Movement & Positioning › Move, Step, Disengage

import type { Way } from '../../../field/ways.ts';
import { action } from '../../core/action.ts';
import { type CombatantId, combatant } from '../../core/encounter.ts';
import { recordMove } from '../../core/field-moves.ts';
import { given } from '../../core/given.ts';
import type { ActionWay as Choice, Intent } from '../../core/intent.ts';
import { standsAt } from '../../core/map-positions.ts';
import { map, no, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare } from '../../core/resolution.ts';
import { type ActionKind, type Cost, checkCanAct, checkPresent, otherFighters, payCost } from '../acting.ts';
import { isAfraidOf } from '../attack.ts';
import { usableWeapons } from '../equipment.ts';
import { disengageFrom, engagementOf, idsEngagedWith } from '../field.ts';
import { leaveHazards } from '../hazards.ts';
import { isEncumbered } from '../items.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { Fight, Fighter, Tdgs, TdgsResolution } from '../sheet.ts';
import { apparentStat } from '../stats.ts';
import {
  findWay,
  leaveEngagements,
  type MovementName,
  retreatTiles,
  threatCountNow,
  walkPath,
  waysOfMovement,
} from '../walking.ts';
import { releaseOnMove } from './grapple.ts';

interface Movement {
  readonly actor: CombatantId;
  readonly cost: Cost;
  readonly namedIds: readonly CombatantId[];
  readonly squares?: number;
  /** The path on the map. Undefined without a map. */
  readonly way?: Way;
  readonly intent: Intent;
}

/** A kind of movement: what it costs, and how its squares are counted. */
interface MovementKind extends ActionKind {
  readonly name: MovementName;
}

const MOVE: MovementKind = { name: 'move', title: 'Move', cost: 'Action', kind: 'physical' };
const STEP: MovementKind = { name: 'step', title: 'Step', cost: 'Step', kind: 'physical' };
/** Movement needs no target. Without a map, players can name combatants to move up to, stay with or step back from. */
const OPTIONAL_TARGETS: readonly Choice[] = [{ alone: true, several: { least: 0, usual: [], singly: true } }];
const DISENGAGE: MovementKind = { name: 'disengage', title: 'Disengage', cost: 'Action', kind: 'physical' };

/**
 * How many bands a Move covers: "Up to MOV squares", or by bands: 1 up to MOV 6, 2 up to MOV 12, 3 from MOV 13
 * (document 14, Movement).
 */
export function bandCountOf(mov: number): number {
  if (mov <= 6) return 1;
  return mov <= 12 ? 2 : 3;
}

/** The Move, either as the turn's Action or as a readied one. */
export const moveWithCost = (cost: Cost) =>
  action<Tdgs, Movement>({
    title: MOVE.title,
    cite: '14 Movement › Move, Opportunity Attack',
    when: 'turn',
    kind: 'move',
    offers: (encounter, actor) => movementOffers(encounter, actor, { ...MOVE, cost }, otherFighters(encounter, actor)),
    ways: () => OPTIONAL_TARGETS,
    plan: (encounter, intent) => planMovement(encounter, intent, { ...MOVE, cost }),
    resolve(resolution, { actor, namedIds, squares, way, intent }) {
      declare(resolution, intent, { targets: namedIds.length > 0 ? namedIds : undefined });
      payCost(resolution, actor, cost, because({ id: 'action', action: 'move' }));
      const maxSquares = apparentStat(resolution.combatant(actor), 'MOV').value;
      const abandonedIds = way
        ? []
        : idsEngagedWith(resolution.encounter, actor).filter((id) => !namedIds.includes(id));
      if (way ? !walkPath(resolution, actor, way.path) : !leaveEngagements(resolution, actor, abandonedIds)) return;
      releaseOnMove(resolution, actor, because({ id: 'grappler moved' }));
      leaveHazards(resolution, actor);
      // On a map, the move's own event shows the path.
      if (way) return;
      const remark = because({ id: 'moves', most: maxSquares, bands: bandCountOf(maxSquares), ...given({ squares }) });
      resolution.record({ type: 'remarked', what: remark, subject: actor });
    },
  });
export const move = moveWithCost('Action');

/** "Relocate to an adjacent position. Free, once per turn." Never provokes. */
export const step = action<Tdgs, Movement>({
  title: STEP.title,
  cite: '5 Actions › Step',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) => movementOffers(encounter, actor, STEP, engagedFighters(encounter, actor)),
  ways: () => OPTIONAL_TARGETS,
  plan: (encounter, intent) => planMovement(encounter, intent, STEP),
  resolve(resolution, { actor, namedIds, way, intent }) {
    declare(resolution, intent, { targets: namedIds.length > 0 ? namedIds : undefined });
    payCost(resolution, actor, 'Step', because({ id: 'action', action: 'step' }));
    if (way) recordMove(resolution, actor, way.path, { cost: way.points });
    for (const otherId of namedIds) stepBack(resolution, actor, otherId);
    if (namedIds.length > 0 || way) releaseOnMove(resolution, actor, because({ id: 'grappler moved' }));
    if (!way) resolution.record({ type: 'remarked', what: because({ id: 'steps' }), subject: actor });
  },
});

/** Leaves every engagement without provoking. Costs the Action. */
export const disengage = action<Tdgs, Movement>({
  title: DISENGAGE.title,
  cite: '14 Movement › Disengage',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) =>
    (threatCountNow(encounter, actor) ?? engagedFighters(encounter, actor).length) > 0
      ? movementOffers(encounter, actor, DISENGAGE, engagedFighters(encounter, actor))
      : undefined,
  ways: (encounter, actor) =>
    standsAt(encounter, actor) ? [{ alone: true, tiles: retreatTiles(encounter, actor) }] : OPTIONAL_TARGETS,
  plan: (encounter, intent) => planMovement(encounter, intent, DISENGAGE),
  resolve(resolution, { actor, namedIds, way, intent }) {
    declare(resolution, intent, { targets: namedIds.length > 0 ? namedIds : undefined });
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'disengage' }));
    if (way) recordMove(resolution, actor, way.path, { cost: way.points });
    for (const engagedId of idsEngagedWith(resolution.encounter, actor))
      if (!namedIds.includes(engagedId)) disengageFrom(resolution, actor, engagedId);
    releaseOnMove(resolution, actor, because({ id: 'grappler moved' }));
  },
});

function engagedFighters(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  const engagedIds = idsEngagedWith(encounter, actor);
  return otherFighters(encounter, actor).filter(({ id }) => engagedIds.includes(id));
}

function movementOffers(encounter: Fight, actor: CombatantId, movement: MovementKind, near: readonly Fighter[]) {
  if (!checkCanMove(encounter, actor, movement).ok) return undefined;
  if (standsAt(encounter, actor))
    return waysOfMovement(encounter, combatant(encounter, actor), movement.name).length > 0 ? {} : undefined;
  const targets = near.filter(({ id }) => !approachesFearedFighter(encounter, actor, id)).map(({ id }) => id);
  const max = apparentStat(combatant(encounter, actor), 'MOV').value;
  return {
    ...(targets.length > 0 && { targets }),
    ...(movement.title === 'Move' && { amount: { what: 'squares', most: max } }),
  };
}

/** Refuses if someone can't use this kind of movement now. */
export function checkMovementNamed(
  encounter: Fight,
  actor: CombatantId,
  movementName: MovementName,
  cost?: Cost,
): Result<undefined, Refusal> {
  const movement = { move: MOVE, step: STEP, disengage: DISENGAGE }[movementName];
  return checkCanMove(encounter, actor, cost === undefined ? movement : { ...movement, cost });
}

function checkCanMove(encounter: Fight, actor: CombatantId, movement: MovementKind): Result<undefined, Refusal> {
  const actionCheck = checkCanAct(encounter, actor, movement);
  if (!actionCheck.ok) return actionCheck;
  const who = combatant(encounter, actor);
  const grappledCondition = who.conditions.find(({ name }) => name === 'Grappled');
  const encumbranceObstacle = movement.name === 'move' && isEncumbered(who) ? 'Encumbered' : undefined;
  const obstacle = grappledCondition
    ? 'Grappled'
    : apparentStat(who, 'MOV').value === 0
      ? 'MOV 0'
      : encumbranceObstacle;
  if (obstacle === undefined) return ok();
  return no({
    type: 'cannot',
    name: who.name,
    action: movement.title,
    because: obstacle,
    ...(grappledCondition && { instead: 'escape' }),
  });
}

/** Whether moving up to another combatant would bring the actor closer to a source of fear. */
function approachesFearedFighter(encounter: Fight, actor: CombatantId, other: CombatantId): boolean {
  return isAfraidOf(combatant(encounter, actor), other) && engagementOf(encounter, actor, other) === undefined;
}

function planMovement(encounter: Fight, intent: Intent, movement: MovementKind): Result<Movement, Refusal> {
  const { actor, targets: namedIds = [], amount } = intent;
  const actionCheck = checkCanMove(encounter, actor, movement);
  if (!actionCheck.ok) return actionCheck;
  const presenceCheck = checkPresent(encounter, namedIds);
  if (!presenceCheck.ok) return presenceCheck;
  const who = combatant(encounter, actor);
  if (namedIds.includes(actor)) return no({ type: 'not-at-self' });
  if (standsAt(encounter, actor)) {
    const way = findWay(encounter, who, intent.to, movement.name);
    return map(way, (found) => ({
      actor,
      cost: movement.cost,
      namedIds: [],
      squares: found.points,
      way: found,
      intent,
    }));
  }
  const fearedId = namedIds.find((id) => approachesFearedFighter(encounter, actor, id));
  if (fearedId !== undefined)
    return no(refusal('afraid', { name: who.name, source: combatant(encounter, fearedId).name }));
  const max = movement.cost === 'Step' ? 1 : apparentStat(who, 'MOV').value;
  if (amount !== undefined && (amount < 1 || amount > max))
    return no(refusal('too-far', { name: who.name, squares: amount, most: max }));
  return ok({ actor, cost: movement.cost, namedIds, intent, ...(amount !== undefined && { squares: amount }) });
}

/**
 * Steps back from another combatant. From Adjacent, one square away is Near, which is still within range of a reach
 * weapon.
 */
function stepBack(resolution: TdgsResolution, actor: CombatantId, other: CombatantId): void {
  const engagementBefore = engagementOf(resolution.encounter, actor, other);
  const hasReachWeapon = [actor, other].some((id) =>
    usableWeapons(resolution.combatant(id).sheet).some(({ range }) => range === 'reach'),
  );
  if (engagementBefore === 'Adjacent' && hasReachWeapon)
    resolution.record({ type: 'positioned', subject: actor, other, before: engagementBefore, after: 'Near' });
  else disengageFrom(resolution, actor, other);
}
