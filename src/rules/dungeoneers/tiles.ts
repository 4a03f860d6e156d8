// Dungeoneers › sizes on tiles, from other chapters of the book; Movement. Ruling "Position on a map"

import { type Body, bodyAt, type Direction, directionTo, type Tile, tilesUnder } from '../../field/field.ts';
import { sightBetweenTiles } from '../../field/sight.ts';
import { type CombatantId, combatant, PLAYERS } from '../core/encounter.ts';
import { type Bodies, bodyOf, squaresApart } from '../core/map-positions.ts';
import { type Creature, type Dungeoneers, type Fight, TILES_BY_SIZE } from './sheet.ts';

/** How many tiles wide a creature is; at least 1. */
export function widthInTiles({ sheet }: Creature): number {
  return Math.max(1, TILES_BY_SIZE[sheet.size]);
}

/** True if creatures may share a tile: four Tiny or two Small fit. */
export function mayShareTile(who: Creature, others: readonly Creature[]): boolean {
  return [who, ...others].reduce((total, { sheet }) => total + TILES_BY_SIZE[sheet.size], 0) <= 1;
}

/** What the map needs to know to place this system's creatures. */
export const BODY_RULES: Bodies<Dungeoneers> = { field: { side: widthInTiles, mayShare: mayShareTile } };

/** All the tiles that a creature covers. Undefined if there is no map or the creature isn't on it. */
export function bodyIn(fight: Fight, who: CombatantId): Body | undefined {
  return fight.field && bodyOf(BODY_RULES, fight, combatant(fight, who));
}

/** The tiles that a creature would cover if `tile` were at its top left. */
export function bodyIfAt(who: Creature, tile: Tile): Body {
  return bodyAt(tile, widthInTiles(who));
}

/** True if both creatures are on the map, which then decides their distance. */
export function areOnField(fight: Fight, a: CombatantId, b: CombatantId): boolean {
  return bodyIn(fight, a) !== undefined && bodyIn(fight, b) !== undefined;
}

/**
 * How many tiles apart two creatures are, from the nearest tile of one to the nearest of the other. Undefined if either
 * is not on the map.
 */
export function tilesApart(fight: Fight, a: CombatantId, b: CombatantId): number | undefined {
  return fight.field && squaresApart(BODY_RULES, fight, combatant(fight, a), combatant(fight, b));
}

/**
 * True if nothing blocks at least one line from a corner of a tile under one creature to a corner of a tile under the
 * other creature. Always true without a map.
 */
export function hasOpenLine({ field }: Pick<Fight, 'field'>, a: Body, b: Body): boolean {
  if (!field) return true;
  return tilesUnder(a).some((from) => tilesUnder(b).some((to) => sightBetweenTiles(field.ground, from, to).open > 0));
}

/** The direction, one of eight, from one body to another. Undefined if they share a tile. */
export function directionBetween(from: Body, to: Body): Direction | undefined {
  const axisDistance = (a: number, b: number) =>
    b > a + from.side - 1 ? b - (a + from.side - 1) : a > b + to.side - 1 ? b + to.side - 1 - a : 0;
  return directionTo({ x: 0, y: 0 }, { x: axisDistance(from.at.x, to.at.x), y: axisDistance(from.at.y, to.at.y) });
}

/** The direction from one creature to another. Undefined if either is not on the map, or they share a tile. */
export function directionToward(fight: Fight, from: CombatantId, to: CombatantId): Direction | undefined {
  const [a, b] = [bodyIn(fight, from), bodyIn(fight, to)];
  return a && b && directionBetween(a, b);
}

/**
 * "Facing Direction": which way a creature on the map faces. Our choice: until the creature turns, it faces the nearest
 * creature of another side or, if there is none, across the map. Undefined if the creature isn't on the map.
 */
export function directionFaced(fight: Fight, who: CombatantId): Direction | undefined {
  if (!bodyIn(fight, who)) return undefined;
  const { own, side } = combatant(fight, who);
  if (own.facing !== undefined) return own.facing;
  const direction = own.faces === undefined ? undefined : directionToward(fight, who, own.faces);
  return direction ?? directionToNearestEnemy(fight, who, side) ?? (side === PLAYERS ? 'east' : 'west');
}

function directionToNearestEnemy(fight: Fight, who: CombatantId, side: string): Direction | undefined {
  const enemies = fight.combatants.filter((each) => each.side !== side && each.vitality === 'up');
  const [nearestEnemy] = enemies
    .map(({ id }) => ({ id, apart: tilesApart(fight, who, id) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => a.apart - b.apart);
  return nearestEnemy && directionToward(fight, who, nearestEnemy.id);
}
