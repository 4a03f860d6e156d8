import { type Field, groundAt, type Tile, tilesOf } from '../field/field.ts';
import type { Box } from './svg.ts';
import type { Token } from './token.ts';

/**
 * The maximum number of squares side by side. On a phone that is 390 pixels wide, a square is then 22 pixels wide, and
 * a number on it is just readable.
 */
export const MAX_SQUARES_ACROSS = 14;
/** The minimum number of rows and of columns in a shown part of a map. */
const MIN_SQUARES_ACROSS = 8;

/**
 * Chooses the part of a map to draw. It is the whole map without its outer walls, if that isn't too wide. Otherwise it
 * is the part with all combatants and two squares around them. If that is too wide as well, it is the part around the
 * combatant whose turn it is.
 */
export function windowOf(field: Field, tokens: readonly Pick<Token, 'at' | 'tiles' | 'isOnTurn'>[]): Box {
  return boxAround(field, tokens, { to: [], maxWhole: MAX_SQUARES_ACROSS });
}

/** A close view of the combatants and certain squares. Even a small map is cropped. */
export function closeUpOf(
  field: Field,
  tokens: readonly Pick<Token, 'at' | 'tiles' | 'isOnTurn'>[],
  to: readonly Tile[],
): Box {
  return boxAround(field, tokens, { to, maxWhole: MIN_SQUARES_ACROSS });
}

/**
 * The part of a map around the combatants and certain squares. A map with up to `maxWhole` squares in a direction is
 * shown whole in that direction.
 */
function boxAround(
  field: Field,
  tokens: readonly Pick<Token, 'at' | 'tiles' | 'isOnTurn'>[],
  { to, maxWhole: whole }: { readonly to: readonly Tile[]; readonly maxWhole: number },
): Box {
  const mapBox = boxWithoutOuterWalls(field);
  const tilesToShow = [
    ...tokens.flatMap(({ at, tiles = 1 }) => [at, { x: at.x + tiles - 1, y: at.y + tiles - 1 }]),
    ...to,
  ];
  const middleTile = (tokens.find(({ isOnTurn }) => isOnTurn) ?? tokens[0])?.at ?? { x: 0, y: 0 };
  const columns = tilesToShow.map((tile) => tile.x - mapBox.x);
  const rows = tilesToShow.map((tile) => tile.y - mapBox.y);
  const [x, width] = spanAround(columns, mapBox.width, { middle: middleTile.x - mapBox.x, whole });
  const [y, height] = spanAround(rows, mapBox.height, { middle: middleTile.y - mapBox.y, whole });
  return { x: mapBox.x + x, y: mapBox.y + y, width, height };
}

/** The map without the outer rows and columns that are all wall. */
export function boxWithoutOuterWalls(field: Field): Box {
  const openTiles = tilesOf(field).filter((tile) => !isWall(field, tile));
  const [xs, ys] = [openTiles.map((tile) => tile.x), openTiles.map((tile) => tile.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return openTiles.length === 0
    ? { x: 0, y: 0, width: field.width, height: field.height }
    : { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

/** Whether a square is a wall, or has no ground at all. */
export function isWall(field: Field, tile: Tile): boolean {
  const { name } = groundAt(field, tile);
  return name === 'wall' || name === 'nothing';
}

function spanAround(
  places: readonly number[],
  length: number,
  { middle, whole }: { readonly middle: number; readonly whole: number },
): readonly [from: number, tiles: number] {
  if (length <= whole) return [0, length];
  const firstTile = Math.max(0, Math.min(...places, middle) - 2);
  const tileCount = Math.min(length, Math.max(...places, middle) + 3) - firstTile;
  if (tileCount > MAX_SQUARES_ACROSS)
    return [Math.max(0, Math.min(middle - MAX_SQUARES_ACROSS / 2, length - MAX_SQUARES_ACROSS)), MAX_SQUARES_ACROSS];
  const shownLength = Math.max(tileCount, MIN_SQUARES_ACROSS);
  return [Math.min(firstTile, length - shownLength), shownLength];
}

/** Whether any square of a token is in a box. */
export function isTokenInBox(box: Box, { at, tiles = 1 }: Pick<Token, 'at' | 'tiles'>): boolean {
  return at.x + tiles > box.x && at.y + tiles > box.y && at.x < box.x + box.width && at.y < box.y + box.height;
}

export function isInBox({ x, y, width, height }: Box, tile: Tile): boolean {
  return tile.x >= x && tile.y >= y && tile.x < x + width && tile.y < y + height;
}
