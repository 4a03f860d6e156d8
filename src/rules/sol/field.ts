// Ruling "The map": Project Sol draws lines between squares, but has no numbers for movement

import { bodyAt, groundAt, squaresBetween, type Tile, tileName, tileNamed, tilesOf } from '../../field/field.ts';
import { type Cover, isOnOpenLine, sightBetween } from '../../field/sight.ts';
import { type CombatantId, combatant, type Encounter, isOnTurn } from '../core/encounter.ts';
import { waysOf } from '../core/field-moves.ts';
import type { FieldRules, FieldSituation, MoveWay, NamedPlace, PlaceMeaning } from '../core/field-rules.ts';
import { seenTiles } from '../core/field-sight.ts';
import { given } from '../core/given.ts';
import { standsAt } from '../core/map-positions.ts';
import { placeToward } from '../core/visible-state.ts';
import { weaponInHand } from './actions/targetless.ts';
import type { ConditionName } from './conditions.ts';
import { METERS_PER_SQUARE, SQUARES_PER_MOVE, WALKING_RULES } from './distance.ts';
import { houseValue } from './house-values.ts';
import { COVERS, FLANKS, flankersOf, shownCover, shownFlank } from './modifiers.ts';
import { checkCanPay } from './points.ts';
import type { Fighter, Sol } from './sheet.ts';

/** How Project Sol works on a map. */
export const field: FieldRules<Sol> = {
  meters: METERS_PER_SQUARE,
  // The sides start two moves apart, so that a melee fighter reaches an enemy in the first round.
  apart: 2 * SQUARES_PER_MOVE,
  ways,
  places: (encounter, who) => places(encounter, who, ways(encounter, who)),
  words: { cover: COVERS, flanked: FLANKS },
  situation,
  reach: tilesInReach,
  letter: (condition) => CONDITION_LETTERS[condition],
};

/**
 * The destinations of one move, for a fighter who has the points and whose turn it is. Moving provokes no attacks,
 * because the book has no rule for that.
 */
function ways(encounter: Encounter<Sol>, actor: CombatantId): readonly MoveWay[] {
  const who = combatant(encounter, actor);
  const mayMove = encounter.phase === 'fighting' && isOnTurn(encounter, actor);
  if (!mayMove || !checkCanPay(encounter, who, houseValue(encounter, 'move-cost')).ok) return [];
  return waysOf({}, encounter, who, WALKING_RULES).map(({ to, path, points }) => ({
    to: tileName(to),
    path: path.map(tileName),
    cost: points,
    strikes: [],
    intent: { action: 'move', actor, to: tileName(to) },
  }));
}

/** The cover and flanking that follow from the lines of sight on the map, unless the GM overrides them. */
function situation(encounter: Encounter<Sol>, actor: CombatantId, target: CombatantId): FieldSituation | undefined {
  if (!standsAt(encounter, actor) || !standsAt(encounter, target)) return undefined;
  const who = combatant(encounter, target);
  const cover = shownCover(encounter, actor, who);
  const flank = shownFlank(encounter, actor, who);
  const reasons = [cover?.coverWithReason?.why, flank?.why].filter((why) => why !== undefined);
  return { reasons, flanked: flank?.why ? 'flanked' : 'none', ...given({ cover: cover?.cover }) };
}

/** The tiles that a melee weapon in hand reaches. Other weapons have no limit, so the list is empty. */
function tilesInReach(encounter: Encounter<Sol>, actor: CombatantId): readonly string[] {
  const ownTile = standsAt(encounter, actor);
  const ground = encounter.field?.ground;
  if (!ownTile || !ground || weaponInHand(combatant(encounter, actor)).kind !== 'melee') return [];
  return tilesOf(ground)
    .filter(
      (tile) =>
        Math.max(Math.abs(tile.x - ownTile.x), Math.abs(tile.y - ownTile.y)) === 1 && !groundAt(ground, tile).isSolid,
    )
    .map(tileName);
}

const CONDITION_LETTERS: Readonly<Partial<Record<ConditionName, string>>> = {
  wound: 'W',
  'last stand': 'L',
  unconscious: 'U',
  asleep: 'Z',
  surprised: 'S',
  prone: 'P',
  'partial cover': 'R',
  'good cover': 'G',
  concealed: 'C',
  aiming: 'A',
  'full defense': 'D',
  favored: 'F',
  hindered: 'H',
};

/** The maximum number of places that are listed as destinations of a move. */
const MAX_PLACES = 6;

/** A combatant with its tile. */
interface CombatantOnTile {
  readonly id: CombatantId;
  readonly tile: Tile;
}

/**
 * Names places to move to: to attack or flank the nearest enemy, in cover from it, out of its sight, to attack the
 * second nearest enemy, to treat a wounded friend, or away from all enemies. Leaves out advantages that the current
 * tile already offers.
 */
function places(encounter: Encounter<Sol>, actor: CombatantId, ways: readonly MoveWay[]): readonly NamedPlace[] {
  const ground = encounter.field?.ground;
  const ownTile = standsAt(encounter, actor);
  if (!ground || !ownTile || ways.length === 0) return [];
  const who = combatant(encounter, actor);
  const squaresApart = (one: Tile, other: Tile) => squaresBetween(bodyAt(one), bodyAt(other), ground);
  const sightLinesBetween = (one: Tile, other: Tile) => sightBetween(ground, bodyAt(one), bodyAt(other));
  const combatantsOnTiles = (fighters: readonly Fighter[]): readonly CombatantOnTile[] =>
    fighters
      .flatMap(({ id }) => {
        const tile = standsAt(encounter, id);
        return tile && id !== actor ? [{ id, tile }] : [];
      })
      .toSorted((one, other) => squaresApart(ownTile, one.tile) - squaresApart(ownTile, other.tile));
  // On a map with fog, a player learns nothing about combatants that their side doesn't see.
  const visibleTiles = who.controller === undefined ? undefined : seenTiles({}, encounter);
  const enemies = combatantsOnTiles(
    encounter.combatants.filter(({ side, vitality }) => side !== who.side && vitality === 'up'),
  ).filter(({ tile }) => !visibleTiles || visibleTiles.has(tileName(tile)));
  const friends = encounter.combatants.filter(({ side, vitality }) => side === who.side && vitality !== 'dead');
  const isMelee = weaponInHand(who).kind === 'melee';
  const isAdjacent = (tile: Tile, other: CombatantOnTile) => squaresApart(tile, other.tile) <= 1;
  const canAttackFrom = (tile: Tile, enemy: CombatantOnTile) =>
    isMelee ? isAdjacent(tile, enemy) : sightLinesBetween(tile, enemy.tile).open > 0;
  const distanceFromStart = (tile: Tile) => Math.hypot(tile.x - ownTile.x, tile.y - ownTile.y);
  // If several paths are equally cheap, the straightest comes first.
  const destinations = ways
    .flatMap((way) => {
      const tile = tileNamed(way.to);
      return tile ? [{ way, tile }] : [];
    })
    .toSorted(
      (one, other) => one.way.cost - other.way.cost || distanceFromStart(one.tile) - distanceFromStart(other.tile),
    );
  const firstPlace = (meaning: PlaceMeaning, matches: (tile: Tile) => boolean): readonly NamedPlace[] => {
    const destination = matches(ownTile) ? undefined : destinations.find(({ tile }) => matches(tile));
    return destination ? [{ meaning, way: destination.way }] : [];
  };
  // A place to attack the enemy from, otherwise a place nearer to the enemy.
  const placesToReach = (
    enemy: CombatantOnTile,
    means: 'beside' | 'in reach of',
    matches: typeof canAttackFrom,
  ): readonly NamedPlace[] => {
    const attackPlaces = firstPlace({ means, target: enemy.id }, (tile) => matches(tile, enemy));
    const approachPlace =
      attackPlaces.length > 0 || matches(ownTile, enemy)
        ? undefined
        : placeToward({}, encounter, actor, enemy.id, ways);
    return approachPlace ? [approachPlace] : attackPlaces;
  };
  const placesToAttack = (enemy: CombatantOnTile) =>
    placesToReach(enemy, isMelee ? 'beside' : 'in reach of', canAttackFrom);
  const [nearestEnemy, secondNearestEnemy] = enemies;
  if (!nearestEnemy) return [];
  const standingFriends = combatantsOnTiles(friends.filter(({ vitality }) => vitality === 'up'));
  const isFlankingTile = (tile: Tile) =>
    canAttackFrom(tile, nearestEnemy) &&
    standingFriends.some(
      (each) =>
        isOnOpenLine(ground, nearestEnemy.tile, tile, each.tile) &&
        sightLinesBetween(each.tile, nearestEnemy.tile).open > 0,
    );
  const isFlanked = flankersOf(encounter, actor, combatant(encounter, nearestEnemy.id)) !== undefined;
  const woundedFriends = who.sheet.medkit
    ? combatantsOnTiles(friends.filter(({ own }) => own.wounds.length > 0)).slice(0, 1)
    : [];
  const distanceToEnemies = (tile: Tile) => Math.min(...enemies.map((enemy) => squaresApart(tile, enemy.tile)));
  const [farthestDestination] = destinations.toSorted(
    (one, other) => distanceToEnemies(other.tile) - distanceToEnemies(one.tile),
  );
  const allPlaces: readonly NamedPlace[] = [
    ...placesToAttack(nearestEnemy),
    ...(isFlanked ? [] : firstPlace({ means: 'behind', target: nearestEnemy.id }, isFlankingTile)),
    ...placesInCover(nearestEnemy.tile, ownTile, destinations, sightLinesBetween),
    ...woundedFriends.flatMap((friend) =>
      firstPlace({ means: 'beside', target: friend.id }, (tile) => isAdjacent(tile, friend)),
    ),
    ...firstPlace(
      { means: 'out of sight of', target: nearestEnemy.id },
      (tile) => sightLinesBetween(nearestEnemy.tile, tile).open === 0,
    ),
    ...(secondNearestEnemy ? placesToAttack(secondNearestEnemy) : []),
    ...(farthestDestination && distanceToEnemies(farthestDestination.tile) > distanceToEnemies(ownTile)
      ? [{ meaning: { means: 'away' } as const, way: farthestDestination.way }]
      : []),
    ...(isMelee ? [] : placesToReach(nearestEnemy, 'beside', isAdjacent)),
  ];
  const usedTiles = new Set<string>();
  return allPlaces.filter(({ way }) => !usedTiles.has(way.to) && usedTiles.add(way.to)).slice(0, MAX_PLACES);
}

/** The place with the best cover from an enemy, if better than the current one; on a tie, the nearest. */
function placesInCover(
  enemy: Tile,
  from: Tile,
  destinations: readonly { readonly way: MoveWay; readonly tile: Tile }[],
  lines: (one: Tile, other: Tile) => { readonly open: number; readonly cover: readonly Cover[] },
): readonly NamedPlace[] {
  const coverAt = (tile: Tile) => {
    const { open, cover } = lines(enemy, tile);
    return open > 0 ? cover[0] : undefined;
  };
  const coverRankOf = (cover: Cover | undefined) => (cover === undefined ? 0 : cover.covers === 'low' ? 1 : 2);
  const currentCoverRank = coverRankOf(coverAt(from));
  const coveredWays = destinations.flatMap(({ way, tile }) => {
    const cover = coverAt(tile);
    return cover && coverRankOf(cover) > currentCoverRank ? [{ way, cover }] : [];
  });
  const [bestWay] = coveredWays.toSorted((one, other) => coverRankOf(other.cover) - coverRankOf(one.cover));
  return bestWay ? [{ meaning: { means: 'in cover', behind: tileName(bestWay.cover.tile) }, way: bestWay.way }] : [];
}
