// TDGS › 5 Actions › Shove; 8 Combat › Core Debuffs › Prone; 9 Entities › Size; 14 Movement › Falling

import type { Direction, Tile } from '../../../field/field.ts';
import { DIRECTIONS, directionTo, isSameTile, levelAt, tileName, tileTowards } from '../../../field/field.ts';
import { forcedMove } from '../../../field/ways.ts';
import { action } from '../../core/action.ts';
import { type CombatantId, combatant, findCondition } from '../../core/encounter.ts';
import { cannotStand, tileOn } from '../../core/field-deeds.ts';
import { forceMove } from '../../core/field-moves.ts';
import { given } from '../../core/given.ts';
import type { ActionWay, Intent } from '../../core/intent.ts';
import { canStand, standsAt } from '../../core/map-positions.ts';
import { choose, map, no, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare, endCondition } from '../../core/resolution.ts';
import { type Cost, checkCanAct, grapplerOf, otherFighters, payCost } from '../acting.ts';
import { afflict, reveal } from '../afflict.ts';
import { resolveAttempt } from '../attack-roll.ts';
import { BODY_RULES, disengageFrom, engage, isBeside } from '../field.ts';
import { applyHazard, FALLING_HAZARD, fallDamageOf } from '../hazards.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { Fight, Tdgs, TdgsResolution } from '../sheet.ts';
import { actionModifiers } from '../sight.ts';
import { apparentStat, statAsModifier, statWithSkills } from '../stats.ts';
import { releaseOnMove, sizeDifference, targetWithinReach } from './grapple.ts';

/** The possible results of a shove. */
export const SHOVE_RESULTS = ['prone', 'away'] as const;

interface ShovePlan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly way: (typeof SHOVE_RESULTS)[number];
  /** The direction of the shove on the map. Undefined without a map. */
  readonly direction?: Direction;
  readonly intent: Intent;
}

/** "Push a target away or knock them down: STR versus STR." Ruling: a larger target is not moved. */
export const shoveWithCost = (cost: Cost) =>
  action<Tdgs, ShovePlan>({
    title: 'Shove',
    cite: '5 Actions › Shove',
    when: 'turn',
    kind: 'wrestle',
    offers(encounter, actor) {
      if (!checkCanAct(encounter, actor, shoveActionKind(cost)).ok) return undefined;
      const targets = otherFighters(encounter, actor).filter(
        ({ id }) => planShoveTarget(encounter, { action: 'shove', actor, targets: [id] }).ok,
      );
      return targets.length > 0 ? { targets: targets.map(({ id }) => id), manners: SHOVE_RESULTS } : undefined;
    },
    ways: shoveWays,
    plan: (encounter, intent) => planShove(encounter, intent, cost),
    resolve(resolution, { actor, target, way, direction, intent }) {
      declare(resolution, intent, { targets: [target], manner: way });
      payCost(resolution, actor, cost, because({ id: 'action', action: 'shove' }));
      engage(resolution, actor, target, 'Adjacent', false);
      const [who, other] = [resolution.combatant(actor), resolution.combatant(target)];
      const modifiers = [
        statAsModifier(statWithSkills(who, 'STR', ['shove']), 1),
        statAsModifier(apparentStat(other, 'STR'), -1, other.id),
        ...actionModifiers(resolution, actor),
      ];
      if (resolveAttempt(resolution, { actor, target, purpose: because({ id: 'shove' }), modifiers }).success)
        applyShove(resolution, actor, target, way, direction);
      reveal(resolution, actor, because({ id: 'shoves' }));
    },
  });
export const shove = shoveWithCost('Action');

function planShove(encounter: Fight, intent: Intent, cost: Cost): Result<ShovePlan, Refusal> {
  const actionCheck = checkCanAct(encounter, intent.actor, shoveActionKind(cost));
  return actionCheck.ok ? planShoveTarget(encounter, intent) : actionCheck;
}

function shoveActionKind(cost: Cost) {
  return { title: 'Shove', cost, kind: 'physical' } as const;
}

/** Checks whether the actor can shove the target, but not whether the actor can act. */
function planShoveTarget(encounter: Fight, intent: Intent): Result<ShovePlan, Refusal> {
  const targetResult = targetWithinReach(encounter, intent);
  if (!targetResult.ok) return targetResult;
  const shoveResultChoice = choose('way-to-shove', intent.manner ?? 'prone', SHOVE_RESULTS);
  if (!shoveResultChoice.ok) return shoveResultChoice;
  const { actor } = intent;
  const target = targetResult.value.id;
  const directionResult =
    shoveResultChoice.value === 'away' ? shoveDirection(encounter, actor, target, intent.to) : ok(undefined);
  return map(directionResult, (found) => ({
    actor,
    target,
    way: shoveResultChoice.value,
    intent,
    ...given({ direction: found }),
  }));
}

/**
 * The ways to shove: `prone` or `away`. On a map, `away` needs a tile, so this lists all tiles that an adjacent target
 * can be shoved onto.
 */
export function shoveWays(encounter: Fight, actor: CombatantId): readonly ActionWay[] {
  if (!standsAt(encounter, actor)) return SHOVE_RESULTS.map((manner) => ({ manner, harms: true }));
  const neighbors = otherFighters(encounter, actor).filter(({ id }) => isBeside(encounter, actor, id));
  const tileNames = neighbors.flatMap(({ id }) => tilesToShoveOnto(encounter, actor, id).map(tileName));
  const tilesProperty = tileNames.length > 0 ? { tiles: [...new Set(tileNames)] } : {};
  return SHOVE_RESULTS.map((manner) => ({ manner, harms: true, ...(manner === 'away' && tilesProperty) }));
}

/**
 * Knocks the target prone or moves it away. Being moved provokes no opportunity attacks. It ends the shover's hold on
 * the target, and other holds by or on the target if the distance breaks them.
 */
function applyShove(
  resolution: TdgsResolution,
  actor: CombatantId,
  target: CombatantId,
  way: ShovePlan['way'],
  direction: Direction | undefined,
): void {
  if (way === 'prone') {
    afflict(resolution, target, { condition: 'Prone' });
    return;
  }
  const [who, other] = [resolution.combatant(actor), resolution.combatant(target)];
  if (sizeDifference(other, who) > 0) {
    resolution.record({
      type: 'remarked',
      what: because({ id: 'not moved', size: other.sheet.size }),
      subject: target,
      other: actor,
    });
    return;
  }
  disengageFrom(resolution, actor, target);
  if (direction) shoveAway(resolution, actor, target, direction);
  releaseOnMove(resolution, target, because({ id: 'pushed away' }));
  const holder = grapplerOf(other);
  const isPulledApart =
    holder !== undefined && direction !== undefined && !isBeside(resolution.encounter, holder, target);
  if (holder === actor || isPulledApart) endCondition(resolution, target, 'Grappled', because({ id: 'pushed away' }));
  if (!direction)
    resolution.record({ type: 'remarked', what: because({ id: 'pushed' }), subject: target, other: actor });
}

/** "Standing up costs your Action." */
export const stand = action<Tdgs, Intent>({
  title: 'Stand',
  cite: '8 Combat › Core Debuffs › Prone',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) => (planStand(encounter, { action: 'stand', actor }).ok ? {} : undefined),
  plan: planStand,
  resolve(resolution, intent) {
    const { actor } = intent;
    declare(resolution, intent);
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'stand' }));
    endCondition(resolution, actor, 'Prone', because({ id: 'stands up' }));
  },
});

function planStand(encounter: Fight, intent: Intent): Result<Intent, Refusal> {
  const { actor } = intent;
  const actionCheck = checkCanAct(encounter, actor, { title: 'Stand', cost: 'Action', kind: 'physical' });
  if (!actionCheck.ok) return actionCheck;
  const who = combatant(encounter, actor);
  return findCondition(who, 'Prone') ? ok(intent) : no(refusal('not-bearing', { name: who.name, condition: 'Prone' }));
}

/** "Voluntary": dropping prone is free. */
export const dropProne = action<Tdgs, Intent>({
  title: 'Drop prone',
  cite: '8 Combat › Core Debuffs › Prone',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) => (planDropProne(encounter, { action: 'drop', actor }).ok ? {} : undefined),
  plan: planDropProne,
  resolve(resolution, intent) {
    declare(resolution, intent);
    afflict(resolution, intent.actor, { condition: 'Prone' });
  },
});

function planDropProne(encounter: Fight, intent: Intent): Result<Intent, Refusal> {
  const { actor } = intent;
  const actionCheck = checkCanAct(encounter, actor, { title: 'Drop prone', cost: 'free', kind: 'physical' });
  if (!actionCheck.ok) return actionCheck;
  const who = combatant(encounter, actor);
  return findCondition(who, 'Prone') ? no(refusal('already', { name: who.name, condition: 'Prone' })) : ok(intent);
}

/**
 * The tiles that someone can be shoved onto: one tile farther from the shover, the one in a straight line first. Ruling
 * "On a map": the shover chooses among them; walls, the map's edge and combatants block them.
 */
function tilesToShoveOnto(encounter: Fight, actor: CombatantId, target: CombatantId): readonly Tile[] {
  return shoveTilesStraightestFirst(encounter, actor, target).map(({ tile }) => tile);
}

interface ShoveTile {
  readonly direction: Direction;
  readonly tile: Tile;
}

function shoveTilesStraightestFirst(encounter: Fight, actor: CombatantId, target: CombatantId): readonly ShoveTile[] {
  const [from, ownTile] = [standsAt(encounter, actor), standsAt(encounter, target)];
  const { field } = encounter;
  if (!field || !from || !ownTile) return [];
  const straightDirection = directionTo(from, ownTile);
  const distanceFromShover = (tile: Tile) => Math.max(Math.abs(tile.x - from.x), Math.abs(tile.y - from.y));
  const isTaken = (tile: Tile) => !canStand(BODY_RULES, encounter, combatant(encounter, target), tile);
  return DIRECTIONS.map((direction) => ({ direction, tile: tileTowards(ownTile, direction) }))
    .filter(({ direction, tile }) => {
      const forcedPath = forcedMove(field.ground, ownTile, { direction, tiles: 1 }, isTaken);
      return distanceFromShover(tile) > distanceFromShover(ownTile) && forcedPath.path.length > 1;
    })
    .toSorted((a, b) => Number(b.direction === straightDirection) - Number(a.direction === straightDirection));
}

/**
 * The direction of a shove: toward the named tile, or otherwise away from the shover, as straight as there is room for.
 */
function shoveDirection(
  encounter: Fight,
  actor: CombatantId,
  target: CombatantId,
  to: string | undefined,
): Result<Direction | undefined, Refusal> {
  const { field } = encounter;
  const [from, ownTile] = [standsAt(encounter, actor), standsAt(encounter, target)];
  if (!field || !from || !ownTile) return ok(undefined);
  const shoveTiles = shoveTilesStraightestFirst(encounter, actor, target);
  const who = combatant(encounter, target);
  if (to === undefined) {
    const [straightestTile] = shoveTiles;
    return straightestTile ? ok(straightestTile.direction) : no(refusal('no-room', { name: who.name }));
  }
  const tile = tileOn(field, to);
  if (!tile.ok) return tile;
  const shoveTile = shoveTiles.find((each) => isSameTile(each.tile, tile.value));
  if (shoveTile) return ok(shoveTile.direction);
  if (!canStand(BODY_RULES, encounter, who, tile.value)) return cannotStand(BODY_RULES, encounter, who, tile.value);
  return no(refusal('not-away', { name: who.name, tile: tileName(tile.value) }));
}

/**
 * Moves the target one tile in this direction by force. The target falls if the ground drops: "1d6 per 2 squares, at
 * most 10d6".
 */
function shoveAway(resolution: TdgsResolution, actor: CombatantId, target: CombatantId, direction: Direction): void {
  const { field } = resolution.encounter;
  const startTile = standsAt(resolution.encounter, target);
  if (!field || !startTile) return;
  const fallHeightInSquares =
    levelAt(field.ground, startTile) - levelAt(field.ground, tileTowards(startTile, direction));
  const fallDamage = fallDamageOf(fallHeightInSquares);
  const why = because({ id: 'shoved by', who: actor, ...(fallDamage && { falls: fallHeightInSquares }) });
  forceMove(resolution, BODY_RULES, target, { direction, tiles: 1 }, why);
  if (fallDamage) applyHazard(resolution, target, { name: FALLING_HAZARD, damage: fallDamage });
}
