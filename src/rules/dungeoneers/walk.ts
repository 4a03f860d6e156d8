// Dungeoneers › Movement, tile by tile. Ruling "Position on a map"

import { bodyAt, directionTo, isSameTile, type Tile, tileName, tilesUnder } from '../../field/field.ts';
import { stepCost, type Way } from '../../field/ways.ts';
import { type CombatantId, combatant, findCondition, isOnTurn, resource } from '../core/encounter.ts';
import { type MovementRules, recordMove, waysOf } from '../core/field-moves.ts';
import { cachedPerCombatant, type KnownAttackers, type MoveWay } from '../core/field-rules.ts';
import { given } from '../core/given.ts';
import { combatantsOn, standsAt } from '../core/map-positions.ts';
import { lacksAction } from './basic-actions.ts';
import { choosesToTurn, faceDirection } from './facing.ts';
import { mayActNow } from './intent.ts';
import { endDisengagedConditions, endGrapple, recordCarriedCreature } from './movement.ts';
import { meleeWeapon, strikeQuestions, survivesOpportuneStrikes } from './opportune-strike.ts';
import { canReach, wouldReach } from './position.ts';
import { because } from './reasons.ts';
import type { Creature, Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import { BODY_RULES, directionFaced, widthInTiles } from './tiles.ts';

/** A move over the map, from the creature's own tile to its destination. */
export interface WalkPlan {
  readonly mover: CombatantId;
  readonly path: readonly Tile[];
  /** The movement points that the walk costs. Undefined if it is free. */
  readonly cost?: number;
}

/**
 * The rules for a creature's walk. It goes as far as its points allow, can't pass other creatures, avoids strikes if it
 * can, and takes along a creature that it grapples.
 */
export function walkingRules(
  fight: Fight,
  mover: Creature,
  points: number,
  knownAttackers?: KnownAttackers,
): MovementRules {
  const stepStrikers = strikersOnStep(fight, mover, knownAttackers);
  const draggingRules = dragRules(fight, mover);
  return { points, strikes: (from, to) => stepStrikers(from, to).length, ...draggingRules };
}

/**
 * The rules for dragging a grappled creature. Ruling: it takes the same steps as the mover, and an obstacle to either
 * stops both. On another creature's turn the hold ends instead.
 */
function dragRules(fight: Fight, mover: Creature): Pick<MovementRules, 'mayStep' | 'giveWay'> {
  const heldCreature = mayActNow(fight, mover.id) ? heldCreatureOf(fight, mover) : undefined;
  const heldCreatureTile = heldCreature && companionTile(fight, mover.id, heldCreature.id);
  const ground = fight.field?.ground;
  if (!heldCreature || !heldCreatureTile || !ground) return {};
  const isTileFree = (ownTile: Tile) =>
    tilesUnder(bodyAt(ownTile, widthInTiles(heldCreature))).every((tile) => {
      const otherCreatures = combatantsOn(BODY_RULES, fight, tile).filter(
        ({ id }) => id !== heldCreature.id && id !== mover.id,
      );
      return otherCreatures.length === 0 || BODY_RULES.field?.mayShare?.(heldCreature, otherCreatures) === true;
    });
  return {
    mayStep: (from, to) =>
      stepCost(ground, heldCreatureTile(from), heldCreatureTile(to), widthInTiles(heldCreature)) !== undefined &&
      isTileFree(heldCreatureTile(to)),
    giveWay: [heldCreature.id],
  };
}

function heldCreatureOf(fight: Fight, mover: Creature): Creature | undefined {
  const heldCreatureId = findCondition(mover, 'Grappling')?.source;
  return heldCreatureId === undefined ? undefined : fight.combatants.find(({ id }) => id === heldCreatureId);
}

/**
 * Returns a function that maps the creature's tile to its companion's tile, while both take the same steps. Undefined
 * if either isn't on the map.
 */
function companionTile(
  fight: Fight,
  creature: CombatantId,
  companion: CombatantId,
): ((tile: Tile) => Tile) | undefined {
  const [a, b] = [standsAt(fight, creature), standsAt(fight, companion)];
  return a && b && (({ x, y }) => ({ x: x + b.x - a.x, y: y + b.y - a.y }));
}

/**
 * Finds the creatures that could strike at the mover when it steps out of their threat range. A Disengaged creature may
 * take one step safely.
 */
function strikersOnStep(
  fight: Fight,
  mover: Creature,
  knownAttackers: KnownAttackers = () => true,
): (from: Tile, to: Tile) => readonly CombatantId[] {
  const startTile = standsAt(fight, mover.id);
  const strikers = fight.combatants.filter((each) => knownAttackers(each.id) && couldStrike(each, mover));
  const idsByTile = new Map<string, readonly CombatantId[]>();
  const threateningIds = (tile: Tile) => {
    const ids =
      idsByTile.get(tileName(tile)) ??
      strikers
        .filter((each) =>
          startTile && isSameTile(tile, startTile)
            ? canReach(fight, each.id, mover.id)
            : wouldReach(fight, each, mover, tile),
        )
        .map(({ id }) => id);
    idsByTile.set(tileName(tile), ids);
    return ids;
  };
  return (from, to) => {
    if (strikers.length === 0 || (findCondition(mover, 'Disengaged') && startTile && isSameTile(from, startTile)))
      return [];
    const stillThreateningIds = threateningIds(to);
    return threateningIds(from).filter((id) => !stillThreateningIds.includes(id));
  };
}

/**
 * Whether a creature could make an opportune strike: it is of another side and has a reaction point. A creature that is
 * dragged along can't strike, because the mover never leaves it behind.
 */
function couldStrike(striker: Creature, mover: Creature): boolean {
  return (
    striker.side !== mover.side &&
    striker.vitality === 'up' &&
    striker.id !== findCondition(mover, 'Grappling')?.source &&
    resource(striker, 'reaction points').value > 0 &&
    !lacksAction(striker, 'attack')
  );
}

/**
 * Walks tile by tile. The mover turns to face the way it walks, unless it chose not to turn. Before each tile,
 * creatures whose range the mover leaves may strike; a mover that dies or is grappled stops there. After its first
 * tile, a Disengaged mover can be Threatened again.
 */
export function walk(resolution: DungeoneersResolution, { mover, path, cost }: WalkPlan, ownTurn: boolean): void {
  const heldCreatureId = findCondition(resolution.combatant(mover), 'Grappling')?.source;
  if (!ownTurn && heldCreatureId !== undefined) endGrapple(resolution, mover, because({ id: 'moves on another turn' }));
  const isTurning = turnsWhileWalking(resolution, mover, path);
  const draggedId = ownTurn ? heldCreatureId : undefined;
  let [walkedIndex, reachedIndex] = [0, 0];
  const walkTo = (index: number) => {
    if (index > walkedIndex)
      walkSegment(resolution, { mover, path: path.slice(walkedIndex, index + 1), ...given({ cost }) }, draggedId);
    walkedIndex = index;
  };
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (!from) continue;
    const direction = directionTo(from, to);
    if (isTurning && direction) faceDirection(resolution, mover, direction);
    const provokedStrikers = strikersOnStep(resolution.encounter, resolution.combatant(mover))(from, to);
    if (provokedStrikers.length > 0) {
      walkTo(index - 1);
      const laterStrikers = () =>
        strikersOnPath(resolution.encounter, mover, path.slice(index)).filter((id) => !provokedStrikers.includes(id));
      const hasSurvived = resolution.askingTogether(
        strikeQuestions(resolution, mover, LEAVES_THREAT_RANGE, laterStrikers),
        () => survivesOpportuneStrikes(resolution, mover, LEAVES_THREAT_RANGE, (id) => provokedStrikers.includes(id)),
      );
      if (!hasSurvived) return;
      if (findCondition(resolution.combatant(mover), 'Grappled')) break;
    }
    reachedIndex = index;
    if (resolution.encounter.combatants.some((each) => findCondition(each, 'Disengaged'))) {
      walkTo(index);
      endDisengagedConditions(resolution);
    }
  }
  walkTo(reachedIndex);
  endDisengagedConditions(resolution);
}

const LEAVES_THREAT_RANGE = 'leaves the threat range';

/** The creatures whose threat range a mover leaves on a path, each once. */
function strikersOnPath(fight: Fight, mover: CombatantId, path: readonly Tile[]): readonly CombatantId[] {
  const stepStrikers = strikersOnStep(fight, combatant(fight, mover));
  return [...new Set(path.slice(1).flatMap((to, index) => stepStrikers(path[index] ?? to, to)))];
}

/** Whether a mover turns to face the way it walks, decided by its auto-reaction or by the player's answer. */
function turnsWhileWalking(resolution: DungeoneersResolution, mover: CombatantId, path: readonly Tile[]): boolean {
  const currentFacing = directionFaced(resolution.encounter, mover);
  const directions = path.slice(1).map((to, index) => directionTo(path[index] ?? to, to));
  const destination = path.at(-1);
  if (!destination || directions.every((way) => way === currentFacing)) return true;
  return choosesToTurn(resolution, mover, { id: 'may turn going', to: tileName(destination) });
}

/**
 * Moves along part of a path. A grappled creature takes the same steps. Ruling: the carried creature provokes no
 * strikes.
 */
function walkSegment(
  resolution: DungeoneersResolution,
  { mover, path, cost }: WalkPlan,
  heldCreatureId: CombatantId | undefined,
): void {
  const { encounter } = resolution;
  const ground = encounter.field?.ground;
  const heldCreatureTile = heldCreatureId === undefined ? undefined : companionTile(encounter, mover, heldCreatureId);
  if (heldCreatureId !== undefined && heldCreatureTile) {
    recordCarriedCreature(resolution, mover, heldCreatureId);
    recordMove(resolution, heldCreatureId, path.map(heldCreatureTile), { forced: because({ id: 'carried along' }) });
  }
  const width = widthInTiles(combatant(encounter, mover));
  const stepCosts = path.map((to, index) =>
    index === 0 || !ground ? 0 : (stepCost(ground, path[index - 1] ?? to, to, width) ?? 0),
  );
  const totalCost = cost === undefined ? undefined : stepCosts.reduce((all, each) => all + each, 0);
  recordMove(resolution, mover, path, given({ cost: totalCost }));
}

/**
 * The ways to every tile that a creature can reach with its movement points, nearest and straightest first. Empty if it
 * can't move now.
 */
export const ways = cachedPerCombatant<Dungeoneers, readonly MoveWay[]>((fight, who, knownAttackers) => {
  const mover = combatant(fight, who);
  const points = resource(mover, 'movement points').value;
  return isOnTurn(fight, who) ? waysWithPoints(fight, mover, points, knownAttackers) : [];
});

/** The ways to every tile that a creature can reach with this many points. */
export function waysWithPoints(
  fight: Fight,
  mover: Creature,
  points: number,
  knownAttackers?: KnownAttackers,
): readonly MoveWay[] {
  if (points <= 0 || findCondition(mover, 'Grappled')) return [];
  const stepStrikers = strikersOnStep(fight, mover, knownAttackers);
  return waysOf(BODY_RULES, fight, mover, walkingRules(fight, mover, points, knownAttackers))
    .toSorted((a, b) => a.points - b.points || diagonalSteps(a) - diagonalSteps(b))
    .map((way) => toMoveWay(fight, mover.id, way, stepStrikers));
}

function diagonalSteps({ path }: Way): number {
  return path.filter(({ x, y }, index) => index > 0 && path[index - 1]?.x !== x && path[index - 1]?.y !== y).length;
}

function toMoveWay(
  fight: Fight,
  actor: CombatantId,
  { to, points, path }: Way,
  stepStrikers: (from: Tile, to: Tile) => readonly CombatantId[],
): MoveWay {
  const strikers = new Set(path.slice(1).flatMap((tile, index) => stepStrikers(path[index] ?? tile, tile)));
  return {
    to: tileName(to),
    path: path.map(tileName),
    cost: points,
    strikes: [...strikers].map((striker) => ({ by: striker, tool: meleeWeapon(combatant(fight, striker)).name })),
    intent: { action: 'move', actor, to: tileName(to) },
  };
}
