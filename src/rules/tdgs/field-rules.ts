// TDGS › 14 Movement & Positioning: what pictures, buttons and autopilot need to know about the map

import type { Tile, TileName } from '../../field/field.ts';
import {
  DIRECTIONS,
  groundAt,
  isBetween,
  isInside,
  levelAt,
  tileName,
  tileNamed,
  tilesOf,
  tileTowards,
} from '../../field/field.ts';
import type { Way } from '../../field/ways.ts';
import { type CombatantId, combatant, find, findCondition, isOnTurn } from '../core/encounter.ts';
import type {
  FieldRules,
  FieldSituation,
  KnownAttackers,
  MoveWay,
  NamedPlace,
  PlaceMeaning,
} from '../core/field-rules.ts';
import { cachedPerCombatant } from '../core/field-rules.ts';
import { standsAt } from '../core/map-positions.ts';
import { placeToward } from '../core/visible-state.ts';
import { checkMovementNamed } from './actions/movement.ts';
import { castableAbilities } from './cast.ts';
import { wieldedWeapon } from './equipment.ts';
import {
  areOnMap,
  BODY_RULES,
  COVERS,
  canFightInMelee,
  coverFrom,
  furthestOptimalSquares,
  isHigher,
  isLineOpen,
  isMelee,
  MAX_SQUARES_BY_BAND,
  meleeReach,
  POSITIONS,
  situationOnMap,
  squaresBetweenTiles,
} from './field.ts';
import { BANDS, type ConditionName, type Fight, type Fighter, type Tdgs } from './sheet.ts';
import { isHiddenFrom } from './sight.ts';
import { situationOf } from './situation.ts';
import { attackersOnStep, opportunityAttackers, threatCountAt, waysOfMovement } from './walking.ts';

const waysOf = cachedPerCombatant(currentWays);

export const field: FieldRules<Tdgs> = {
  // At the start, the front lines are at most 10 squares apart (Far), so a shot or a Move of 10 squares is enough to
  // reach the enemy.
  apart: MAX_SQUARES_BY_BAND.Far,
  ways: waysOf,
  places: cachedPerCombatant((encounter, who, knownAttackers) =>
    findNamedPlaces(encounter, who, waysOf(encounter, who, knownAttackers)),
  ),
  situation: situationOnField,
  reach: tilesInReach,
  words: { ranges: BANDS, cover: COVERS, flanked: [...POSITIONS, 'none'], highGround: true },
  letter: (condition) => CONDITION_LETTERS[condition],
};

/**
 * The paths that can be taken now. Uses the Step if one square is enough, because a Step never provokes, and the Move
 * otherwise. On another combatant's turn, uses a readied Move.
 */
function currentWays(encounter: Fight, actor: CombatantId, knownAttackers?: KnownAttackers): readonly MoveWay[] {
  const who = find(encounter, actor);
  if (encounter.phase !== 'fighting' || !who || !standsAt(encounter, actor)) return [];
  const hasReadiedMove = findCondition(who, 'Readied')?.facts?.held === 'move';
  const isActorsTurn = isOnTurn(encounter, actor);
  if (!isActorsTurn && !hasReadiedMove) return [];
  const stepPaths =
    isActorsTurn && checkMovementNamed(encounter, actor, 'step').ok ? waysOfMovement(encounter, who, 'step') : [];
  const movePaths = checkMovementNamed(encounter, actor, 'move', isActorsTurn ? 'Action' : 'free').ok
    ? waysOfMovement(encounter, who, 'move', knownAttackers)
    : [];
  const stepAttackers = attackersOnStep(encounter, who, knownAttackers);
  const toMoveWay = (action: string, { to, path, points, strikes }: Way): MoveWay => ({
    to: tileName(to),
    path: path.map(tileName),
    cost: points,
    strikes: strikes > 0 ? opportunityAttackers(encounter, path, stepAttackers) : [],
    intent: { action, actor, to: tileName(to) },
  });
  const stepWays = stepPaths.map((way) => toMoveWay('step', way));
  const isReachedByStep = ({ to }: MoveWay) => stepWays.some((step) => step.to === to);
  const moveWays = movePaths.map((way) => toMoveWay(isActorsTurn ? 'move' : 'fire', way));
  return [...stepWays, ...moveWays.filter((way) => !isReachedByStep(way))].toSorted((a, b) => a.cost - b.cost);
}

/** The situation that the squares show, or the GM's override. */
function situationOnField(encounter: Fight, actor: CombatantId, target: CombatantId): FieldSituation | undefined {
  if (!areOnMap(encounter, actor, target)) return undefined;
  const situationResult = situationOf(encounter, { actor }, target);
  if (!situationResult.ok) return undefined;
  const { whys, isShown: _, ...situationFields } = situationResult.value;
  return { ...situationFields, reasons: Object.values(whys) };
}

/**
 * The squares that the weapon in hand reaches without penalty and with a clear line; for melee weapons, the threatened
 * squares.
 */
function tilesInReach(encounter: Fight, actor: CombatantId): readonly TileName[] {
  const ownTile = standsAt(encounter, actor);
  if (!ownTile || !encounter.field) return [];
  const who = combatant(encounter, actor);
  const { range } = wieldedWeapon(who.sheet);
  const max = isMelee(range) ? meleeReach(who) : furthestOptimalSquares(range);
  return tilesOf(encounter.field.ground)
    .filter((tile) => {
      const distance = squaresBetweenTiles(encounter, ownTile, tile);
      return distance > 0 && distance <= max && isLineOpen(encounter, ownTile, tile);
    })
    .map(tileName);
}

/** The letters that stand for conditions on a token: all different, and the first letter of the name where possible. */
const CONDITION_LETTERS: Readonly<Partial<Record<ConditionName, string>>> = {
  Grappled: 'G',
  Prone: 'P',
  Stunned: 'S',
  Frightened: 'F',
  Poisoned: 'V',
  Bleeding: 'B',
  Blinded: 'X',
  Deafened: 'D',
  Unconscious: 'U',
  Paralyzed: 'Z',
  Slowed: 'L',
  Burning: 'A',
  Charmed: 'C',
  Invisible: 'I',
  Hasted: 'Q',
  Protected: 'T',
  Regenerating: 'R',
  'Full Defense': 'E',
  Helped: 'J',
  Concentrating: 'O',
  Readied: 'Y',
  Hidden: 'H',
  Enchanted: 'N',
  'In Hazard': 'W',
};

/** The maximum number of places that are listed as destinations of a move. */
const MAX_PLACES = 6;

/** A combatant with the tile they stand on. */
interface CombatantOnTile {
  readonly who: Fighter;
  readonly tile: Tile;
}

/** A place to go to, as a tile. */
interface Place {
  readonly way: MoveWay;
  readonly tile: Tile;
}

/**
 * Names places to move to: to attack or flank the nearest enemy, in cover from it, out of its sight, on high ground, or
 * far from all enemies. For the second nearest enemy, names only a place to attack it. Leaves out advantages that the
 * current place already has. Paths without opportunity attacks come first.
 */
function findNamedPlaces(encounter: Fight, actor: CombatantId, ways: readonly MoveWay[]): readonly NamedPlace[] {
  const ownTile = standsAt(encounter, actor);
  const who = combatant(encounter, actor);
  if (!ownTile || ways.length === 0) return [];
  const distanceBetween = (one: Tile, other: Tile) => squaresBetweenTiles(encounter, one, other);
  const enemies = encounter.combatants
    .flatMap((each): readonly CombatantOnTile[] => {
      const isEnemy = each.side !== who.side && each.vitality === 'up' && !isHiddenFrom(each, actor);
      const tile = isEnemy ? standsAt(encounter, each.id) : undefined;
      return tile ? [{ who: each, tile }] : [];
    })
    .toSorted((one, other) => distanceBetween(ownTile, one.tile) - distanceBetween(ownTile, other.tile));
  const [nearestEnemy, secondNearestEnemy] = enemies;
  if (!nearestEnemy) return [];
  const destinations: readonly Place[] = ways
    .flatMap((way) => {
      const tile = tileNamed(way.to);
      return tile ? [{ way, tile }] : [];
    })
    .toSorted((one, other) => one.way.strikes.length - other.way.strikes.length);
  const firstPlace = (meaning: PlaceMeaning, matches: (tile: Tile) => boolean): readonly NamedPlace[] => {
    const destination = matches(ownTile) ? undefined : destinations.find(({ tile }) => matches(tile));
    return destination ? [{ meaning, way: destination.way }] : [];
  };
  const { isNear, reach } = attackReach(who);
  const canAttackFrom = (tile: Tile, enemy: CombatantOnTile) =>
    distanceBetween(tile, enemy.tile) <= reach && isLineOpen(encounter, tile, enemy.tile);
  const placesToAttack = (enemy: CombatantOnTile): readonly NamedPlace[] => {
    if (canAttackFrom(ownTile, enemy)) return [];
    const target = enemy.who.id;
    const reachPlaces = firstPlace({ means: isNear ? 'beside' : 'in reach of', target }, (tile) =>
      canAttackFrom(tile, enemy),
    );
    const approachPlace = reachPlaces.length > 0 ? undefined : placeToward(BODY_RULES, encounter, actor, target, ways);
    return approachPlace ? [approachPlace] : reachPlaces;
  };
  const allies = encounter.combatants.filter(({ id, side }) => id !== actor && side === who.side);
  const allyTiles = allies.flatMap((each) => {
    const tile = canFightInMelee(each) ? standsAt(encounter, each.id) : undefined;
    return tile ? [tile] : [];
  });
  const isFlanked = situationOnMap(encounter, actor, nearestEnemy.who.id)?.flanked !== undefined;
  const isFlankingTile = (tile: Tile) =>
    distanceBetween(tile, nearestEnemy.tile) <= 1 &&
    allyTiles.some((other) => isBetween(nearestEnemy.tile, tile, other));
  const isHighGround = (tile: Tile) =>
    canAttackFrom(tile, nearestEnemy) && isHigher(encounter, tile, nearestEnemy.tile);
  const candidatePlaces: readonly NamedPlace[] = [
    ...placesToAttack(nearestEnemy),
    ...(isNear && !isFlanked ? firstPlace({ means: 'behind', target: nearestEnemy.who.id }, isFlankingTile) : []),
    ...placesInCover(encounter, nearestEnemy.tile, ownTile, destinations),
    ...firstPlace(
      { means: 'out of sight of', target: nearestEnemy.who.id },
      (tile) => !isLineOpen(encounter, tile, nearestEnemy.tile),
    ),
    ...(encounter.settings['high ground'] === true ? firstPlace({ means: 'high ground' }, isHighGround) : []),
    ...(secondNearestEnemy ? placesToAttack(secondNearestEnemy) : []),
    ...placesAway(encounter, actor, ownTile, destinations, enemies),
  ];
  const usedTiles = new Set<string>();
  return candidatePlaces.filter(({ way }) => !usedTiles.has(way.to) && usedTiles.add(way.to)).slice(0, MAX_PLACES);
}

/** The reach of someone's attack: with the weapon in hand, or with a spell if they hold none. */
function attackReach(who: Fighter): { readonly isNear: boolean; readonly reach: number } {
  const { range, natural } = wieldedWeapon(who.sheet);
  const spell = natural ? castableAbilities(who, 'action').find(({ helpful, area }) => !helpful && !area) : undefined;
  if (spell) return { isNear: false, reach: MAX_SQUARES_BY_BAND[spell.reach] };
  return isMelee(range)
    ? { isNear: true, reach: meleeReach(who) }
    : { isNear: false, reach: furthestOptimalSquares(range) };
}

/**
 * The place with the best cover from an enemy, if it is better than the current place's. Ties go to the path with the
 * fewest opportunity attacks, then to the nearest.
 */
function placesInCover(encounter: Fight, enemy: Tile, from: Tile, places: readonly Place[]): readonly NamedPlace[] {
  const coverAt = (tile: Tile) => {
    const { cover, by } = coverFrom(encounter, enemy, tile);
    return { rank: cover === 'full' ? 0 : COVERS.indexOf(cover), by };
  };
  const currentCoverRank = coverAt(from).rank;
  const waysToBetterCover = places.flatMap(({ way, tile }) => {
    if (!isNearCover(encounter, tile)) return [];
    const { rank, by } = coverAt(tile);
    return by && rank > currentCoverRank ? [{ way, rank, behind: by.tile }] : [];
  });
  const [bestWay] = waysToBetterCover.toSorted((one, other) => other.rank - one.rank);
  return bestWay ? [{ meaning: { means: 'in cover', behind: bestWay.behind }, way: bestWay.way }] : [];
}

/** Whether anything beside a tile could give cover. This check is cheaper than checking lines. */
function isNearCover({ field }: Fight, tile: Tile): boolean {
  return DIRECTIONS.some((direction) => {
    const neighborTile = tileTowards(tile, direction);
    if (!field || !isInside(field.ground, neighborTile)) return false;
    const { covers, isOpaque } = groundAt(field.ground, neighborTile);
    return (
      covers !== undefined || isOpaque === true || levelAt(field.ground, neighborTile) > levelAt(field.ground, tile)
    );
  });
}

/** The place where the nearest enemy is furthest away, as long as no more enemies can attack there than now. */
function placesAway(
  encounter: Fight,
  actor: CombatantId,
  from: Tile,
  places: readonly Place[],
  enemies: readonly CombatantOnTile[],
): readonly NamedPlace[] {
  const distanceToEnemies = (tile: Tile) =>
    Math.min(...enemies.map((enemy) => squaresBetweenTiles(encounter, tile, enemy.tile)));
  const [furthestPlace] = places.toSorted((one, other) => distanceToEnemies(other.tile) - distanceToEnemies(one.tile));
  const isPlaceBetter =
    furthestPlace !== undefined &&
    distanceToEnemies(furthestPlace.tile) > distanceToEnemies(from) &&
    threatCountAt(encounter, actor, furthestPlace.tile) <= threatCountAt(encounter, actor, from);
  return isPlaceBetter ? [{ meaning: { means: 'away' }, way: furthestPlace.way }] : [];
}
