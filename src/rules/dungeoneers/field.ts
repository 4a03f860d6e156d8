// Dungeoneers › Movement, Facing Direction, threat ranges and sizes on tiles. Ruling "Position on a map"

import type { TileName } from '../../field/field.ts';
import { bodyAt, groundAt, oppositeOf, squaresBetween, tileName, tileNamed, tilesOf } from '../../field/field.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import { pathTo as pathToTile } from '../core/field-moves.ts';
import type { FieldRules, FieldSituation, MoveWay, NamedPlace, PlaceMeaning } from '../core/field-rules.ts';
import { cachedPerCombatant } from '../core/field-rules.ts';
import type { Intent } from '../core/intent.ts';
import { standsAt } from '../core/map-positions.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { pathToward, placeToward } from '../core/visible-state.ts';
import { anyWeaponReaches } from './attack.ts';
import { oneTarget, readWord } from './intent.ts';
import { MOVE_WAYS } from './movement.ts';
import type { Distance } from './position.ts';
import {
  canReach,
  distance,
  distanceBetween,
  fromBehindReason,
  isWithinThreatRange,
  POSITIONS,
  standsBehind,
  tileCountText,
} from './position.ts';
import { refuse } from './refusals.ts';
import type { Creature, Dungeoneers, Fight } from './sheet.ts';
import {
  areOnField,
  BODY_RULES,
  bodyIfAt,
  bodyIn,
  directionBetween,
  directionFaced,
  mayShareTile,
  widthInTiles,
} from './tiles.ts';
import { type WalkPlan, walkingRules, ways, waysWithPoints } from './walk.ts';

/** The maximum number of places that are listed as destinations of a move. */
const MAX_PLACES = 6;
/**
 * The maximum number of nearest enemies that are considered, and of places near enemies that are listed before the
 * other places.
 */
const MAX_NEAR_ENEMIES = 4;

/**
 * The places offered on buttons: first those behind, beside or in reach of the nearest enemies, then one away from all
 * enemies and one beside a friend. If there is no place near an enemy, the first place is one toward the nearest enemy.
 */
const places = cachedPerCombatant<Dungeoneers, readonly NamedPlace[]>((fight, who, knownAttackers) => {
  const allWays = ways(fight, who, knownAttackers);
  if (allWays.length === 0) return [];
  const mover = combatant(fight, who);
  const otherCreatures = creaturesNearestFirst(fight, mover);
  const enemies = otherCreatures.filter(({ side }) => side !== mover.side);
  const placesNearEnemies = enemies
    .slice(0, MAX_NEAR_ENEMIES)
    .flatMap((enemy) => placesAround(fight, mover, enemy, allWays));
  const nearestEnemies = enemies
    .slice(0, placesNearEnemies.length > 0 ? 0 : 1)
    .filter(({ id }) => !canReach(fight, mover.id, id));
  const wayAway = wayAwayFrom(fight, mover, enemies, allWays);
  const friends = otherCreatures.filter(({ side }) => side === mover.side).slice(0, 1);
  const sortedPlaces = [
    ...nearestEnemies.flatMap(({ id }) => placeToward(BODY_RULES, fight, mover.id, id, allWays) ?? []),
    ...placesNearEnemies.slice(0, MAX_NEAR_ENEMIES),
    ...namedPlaces({ means: 'away' }, wayAway),
    ...friends.flatMap((friend) =>
      namedPlaces({ means: 'beside', target: friend.id }, wayBeside(fight, mover, friend, allWays)),
    ),
    ...placesNearEnemies.slice(MAX_NEAR_ENEMIES),
  ];
  return sortedPlaces
    .filter(({ way }, index) => sortedPlaces.findIndex((each) => each.way.to === way.to) === index)
    .slice(0, MAX_PLACES);
});

function namedPlaces(meaning: PlaceMeaning, way: MoveWay | undefined): readonly NamedPlace[] {
  return way ? [{ meaning, way }] : [];
}

/** The other creatures who are up and on the map, nearest first. */
function creaturesNearestFirst(fight: Fight, mover: Creature): readonly Creature[] {
  const moverBody = bodyIn(fight, mover.id);
  return fight.combatants
    .flatMap((who) => {
      const body = bodyIn(fight, who.id);
      if (!moverBody || !body || who.id === mover.id || who.vitality !== 'up') return [];
      return [{ who, apart: squaresBetween(moverBody, body, fight.field?.ground) }];
    })
    .toSorted((a, b) => a.apart - b.apart)
    .map(({ who }) => who);
}

function placesAround(
  fight: Fight,
  mover: Creature,
  enemy: Creature,
  allWays: readonly MoveWay[],
): readonly NamedPlace[] {
  const target = enemy.id;
  const wayBehindTarget = standsBehind(fight, mover.id, target) ? undefined : wayBehind(fight, mover, enemy, allWays);
  const placesBehind = namedPlaces({ means: 'behind', target }, wayBehindTarget);
  if (canReach(fight, mover.id, target)) return placesBehind;
  const wayBesideTarget = wayBeside(fight, mover, enemy, allWays);
  if (wayBesideTarget) return [...placesBehind, ...namedPlaces({ means: 'beside', target }, wayBesideTarget)];
  if (anyWeaponReaches(mover, distance(fight, mover.id, target))) return placesBehind;
  const wayWithinReach = bestWay(
    allWays.filter((way) => anyWeaponReaches(mover, distanceAfterMove(fight, mover, way, enemy))),
  );
  return [...placesBehind, ...namedPlaces({ means: 'in reach of', target }, wayWithinReach)];
}

/** How far another creature is from the end of a path. */
function distanceAfterMove(fight: Fight, mover: Creature, { to }: MoveWay, other: Creature): Distance {
  const [tile, body] = [tileNamed(to), bodyIn(fight, other.id)];
  if (!tile || !body) return distance(fight, mover.id, other.id);
  return distanceBetween(fight, mover, bodyIfAt(mover, tile), body);
}

/** The path that provokes the fewest opportune strikes; on a tie, the cheapest. */
function bestWay(ways: readonly MoveWay[]): MoveWay | undefined {
  return ways.toSorted((a, b) => a.strikes.length - b.strikes.length || a.cost - b.cost)[0];
}

/** A path to a tile next to another creature, unless the two are already adjacent. */
function wayBeside(fight: Fight, mover: Creature, other: Creature, allWays: readonly MoveWay[]): MoveWay | undefined {
  if (distance(fight, mover.id, other.id).tiles <= 1) return undefined;
  return bestWay(
    allWays.filter((way) => isWithinThreatRange({ ...distanceAfterMove(fight, mover, way, other), threat: 1 })),
  );
}

/**
 * A path to a tile behind a creature, where the mover threatens the creature. Behind means in the direction opposite to
 * the creature's facing.
 */
function wayBehind(fight: Fight, mover: Creature, other: Creature, allWays: readonly MoveWay[]): MoveWay | undefined {
  const [facing, body] = [directionFaced(fight, other.id), bodyIn(fight, other.id)];
  if (!facing || !body) return undefined;
  const isAtBack = ({ to }: MoveWay) => {
    const tile = tileNamed(to);
    return tile !== undefined && directionBetween(body, bodyIfAt(mover, tile)) === oppositeOf(facing);
  };
  return bestWay(
    allWays.filter((way) => isAtBack(way) && isWithinThreatRange(distanceAfterMove(fight, mover, way, other))),
  );
}

/** The path that leads nearest to a creature. */
function wayToward(
  fight: Fight,
  mover: CombatantId,
  target: CombatantId,
  allWays: readonly MoveWay[],
): MoveWay | undefined {
  return pathToward({ field: { ways: () => allWays, places: () => [] } }, fight, mover, target);
}

/**
 * The path that ends as far as possible from all of these creatures, and farther away than now. Ties go to the path
 * that provokes the fewest opportune strikes.
 */
function wayAwayFrom(
  fight: Fight,
  mover: Creature,
  creatures: readonly Creature[],
  allWays: readonly MoveWay[],
): MoveWay | undefined {
  const distanceToNearest = (way: MoveWay) =>
    Math.min(...creatures.map((each) => distanceAfterMove(fight, mover, way, each).tiles));
  const currentDistanceInTiles = Math.min(...creatures.map((each) => distance(fight, mover.id, each.id).tiles));
  if (creatures.length === 0) return undefined;
  const [farthestDestination] = allWays
    .map((way) => ({ way, tiles: distanceToNearest(way) }))
    .filter(({ tiles }) => tiles > currentDistanceInTiles)
    .toSorted((a, b) => b.tiles - a.tiles || a.way.strikes.length - b.way.strikes.length || a.way.cost - b.way.cost);
  return farthestDestination?.way;
}

/** Distances in tiles that a GM may give instead of a position. */
const TILE_COUNTS = ['3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** How Dungeoneers works on a map. */
export const field: FieldRules<Dungeoneers> = {
  words: { ranges: [...POSITIONS, ...TILE_COUNTS], behind: true },
  // The maximum number of squares between the two front lines at the start. Our choice: in the book, the sides begin
  // near each other, and over this distance a creature that sprints reaches an enemy in the first turn.
  apart: 3,
  side: widthInTiles,
  mayShare: mayShareTile,
  ways,
  places,
  situation,
  reach: tilesInReach,
  facing: ({ own }) => own.facing,
  letter: (condition) => CONDITION_LETTERS[condition],
};

/**
 * The letters of conditions on a token. Facing and Dead have none: a wedge shows facing, and the dead are crossed out.
 */
const CONDITION_LETTERS: Readonly<Partial<Record<Dungeoneers['condition'], string>>> = {
  Threatened: 'T',
  Grappled: 'G',
  Grappling: 'H',
  Sprinting: 'S',
  Defensive: 'D',
  Prone: 'P',
  Disengaged: 'O',
  Readied: 'R',
  Enchanted: 'E',
};

function situation(fight: Fight, actor: CombatantId, target: CombatantId): FieldSituation | undefined {
  if (!areOnField(fight, actor, target)) return undefined;
  const why = fromBehindReason(fight, actor, target);
  const rangeText = tileCountText(distance(fight, actor, target).tiles);
  return { range: rangeText, behind: why !== undefined, reasons: why ? [why] : [] };
}

/** The tiles within the threat range where a creature could stand, with an open line to them. */
function tilesInReach(fight: Fight, who: CombatantId): readonly TileName[] {
  const [creature, body] = [combatant(fight, who), bodyIn(fight, who)];
  const ground = fight.field?.ground;
  if (!ground || !body) return [];
  return tilesOf(ground)
    .filter(
      (tile) =>
        !groundAt(ground, tile).isSolid && isWithinThreatRange(distanceBetween(fight, creature, body, bodyAt(tile))),
    )
    .map(tileName);
}

/**
 * Plans a walk on the map to the named tile. If creatures are named instead of a tile, the walk ends where the mover is
 * nearest to one of them, or behind one of them, or farthest from all of them.
 */
export function planWalk(fight: Fight, intent: Intent, points: number): Result<WalkPlan, Refusal> {
  const mover = combatant(fight, intent.actor);
  const to = destination(fight, mover, intent, points);
  if (!to.ok) return to;
  const way = pathToTile(BODY_RULES, fight, mover, to.value, walkingRules(fight, mover, points));
  return way.ok ? ok({ mover: mover.id, path: way.value.path, cost: way.value.points }) : way;
}

function destination(
  fight: Fight,
  mover: Creature,
  intent: Intent,
  points: number,
): Result<string | undefined, Refusal> {
  const { to, targets = [] } = intent;
  const namedIds = [...new Set(targets)];
  if (to !== undefined || namedIds.length === 0) return ok(to);
  const manner = readWord(MOVE_WAYS, intent.manner, 'way');
  if (!manner.ok) return manner;
  const namedCreatures: Creature[] = [];
  for (const id of namedIds) {
    const targetResult = oneTarget(fight, { ...intent, targets: [id] });
    if (!targetResult.ok) return targetResult;
    if (!standsAt(fight, id)) return no({ type: 'not-on-the-field', name: targetResult.value.name });
    namedCreatures.push(targetResult.value);
  }
  const [firstOther] = namedCreatures;
  if (!firstOther || manner.value === 'across') return ok(undefined);
  const allWays = waysWithPoints(fight, mover, points);
  switch (manner.value) {
    case 'engage':
      if (distance(fight, mover.id, firstOther.id).tiles <= 1) return refuse('no-closer', { name: firstOther.name });
      return tileOfWay(wayToward(fight, mover.id, firstOther.id, allWays), fight, mover, firstOther, points);
    case 'behind':
      if (standsBehind(fight, mover.id, firstOther.id)) return refuse('behind-already', { name: firstOther.name });
      return tileOfWay(wayBehind(fight, mover, firstOther, allWays), fight, mover, firstOther, points);
    case 'withdraw': {
      const way = wayAwayFrom(fight, mover, namedCreatures, allWays);
      return way ? ok(way.to) : refuse('no-farther', { name: firstOther.name });
    }
    default:
      return manner.value satisfies never;
  }
}

function tileOfWay(
  way: MoveWay | undefined,
  fight: Fight,
  mover: Creature,
  { id }: Creature,
  points: number,
): Result<string, Refusal> {
  if (way) return ok(way.to);
  const tile = standsAt(fight, id);
  return no({ type: 'too-far', tile: tile ? tileName(tile) : '', name: mover.name, left: points });
}
