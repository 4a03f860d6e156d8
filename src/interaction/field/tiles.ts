import type { Put } from '../../../commands/map/ids.ts';
import type { HasField, OnField } from '../../../commands/map/on-field.ts';
import { type Field, groundAt, isInside, levelAt, SIGNS, type Sign, tilesOf } from '../../field/field.ts';
import { type Tile, tileName } from '../../field/tile.ts';
import type { Deed } from '../../rules/core/deed.ts';
import { standingOn } from '../../rules/core/standing.ts';

/** The highest level: a height is one digit. */
export const HIGHEST = 9;

/** The sign of a ground. */
export function signOf(put: string): Sign | undefined {
  return (Object.keys(SIGNS) as readonly Sign[]).find((sign) => SIGNS[sign].name === put);
}

/** The tiles on which something can be put, doorways first for doors, then from the middle outwards. */
export function tilesFor({ rules, encounter }: OnField & HasField, put: Put): readonly Tile[] {
  const { ground } = encounter.field;
  const isTaken = (tile: Tile) => standingOn(rules, encounter, tile).length > 0;
  const fits = (tile: Tile) => {
    const { name, isSolid } = groundAt(ground, tile);
    switch (put) {
      case 'higher':
        return !isSolid && levelAt(ground, tile) < HIGHEST;
      case 'lower':
        return levelAt(ground, tile) > 0;
      case 'floor':
        return name !== 'floor';
      case 'closed door':
        return (name === 'floor' || (name === 'wall' && isDoorway(ground, tile))) && !isTaken(tile);
      case 'nothing':
        return name !== 'nothing' && !isTaken(tile);
      default:
        return name === 'floor' && !isTaken(tile);
    }
  };
  const doorways = (tile: Tile) => (put === 'closed door' && !isDoorway(ground, tile) ? 1 : 0);
  return tilesOf(ground)
    .filter(fits)
    .toSorted((a, b) => doorways(a) - doorways(b) || fromMiddle(ground, a) - fromMiddle(ground, b));
}

/** From the middle outwards, twice as far as it is. */
function fromMiddle({ width, height }: Field, { x, y }: Tile): number {
  return Math.hypot(2 * x - (width - 1), 2 * y - (height - 1));
}

/** A wall between two free tiles, or a free tile between two walls. */
function isDoorway(field: Field, { x, y }: Tile): boolean {
  const here = groundAt(field, { x, y }).name;
  const beside = here === 'wall' ? 'floor' : 'wall';
  const is = (tile: Tile, name: string) => isInside(field, tile) && groundAt(field, tile).name === name;
  const across = is({ x: x - 1, y }, beside) && is({ x: x + 1, y }, beside);
  const along = is({ x, y: y - 1 }, beside) && is({ x, y: y + 1 }, beside);
  return across || along;
}

/** The deed that puts something on tiles. Those that the field does not have are refused by it. */
export function putting({ encounter }: HasField, put: Put, tiles: readonly Tile[]): Deed {
  const { ground } = encounter.field;
  const sign = signOf(put);
  const by = put === 'higher' ? 1 : -1;
  const level = (tile: Tile) => Math.max(0, Math.min(HIGHEST, levelAt(ground, tile) + by));
  return {
    type: 'tiles',
    tiles: tiles.map((tile) => ({ at: tileName(tile), ...(sign ? { sign } : { level: level(tile) }) })),
  };
}
