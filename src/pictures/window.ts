import { type Field, groundAt, type Tile, tilesOf } from '../field/field.ts';
import type { Box } from './svg.ts';
import type { Token } from './token.ts';

/**
 * The maximum number of squares side by side. On a phone 390 pixels wide, a square is then 22 pixels wide, and a number
 * on it is just readable.
 */
export const MAX_ACROSS = 14;
/** The minimum number of rows and of columns in a part of a map. */
const FEWEST = 8;

/**
 * The part of a map to draw. This is the whole map without its outer rows of walls, if that isn't too wide. Otherwise
 * it is all combatants with two squares around them. If that is too wide as well, it is the part around the current
 * combatant.
 */
export function windowOf(field: Field, tokens: readonly Pick<Token, 'at' | 'isOnTurn'>[]): Box {
  return partOf(field, tokens, { to: [], whole: MAX_ACROSS });
}

/** The closest view that contains certain squares. Even a small map is cut to a part. */
export function closeUpOf(field: Field, tokens: readonly Pick<Token, 'at' | 'isOnTurn'>[], to: readonly Tile[]): Box {
  return partOf(field, tokens, { to, whole: FEWEST });
}

/** The part of a map around certain squares. `whole`: a map up to this many squares wide and high is shown whole. */
function partOf(
  field: Field,
  tokens: readonly Pick<Token, 'at' | 'isOnTurn'>[],
  { to, whole }: { readonly to: readonly Tile[]; readonly whole: number },
): Box {
  const open = partWithoutWalls(field);
  const places = [...tokens.map(({ at }) => at), ...to];
  const middle = (tokens.find(({ isOnTurn }) => isOnTurn) ?? tokens[0])?.at ?? { x: 0, y: 0 };
  const across = places.map((tile) => tile.x - open.x);
  const down = places.map((tile) => tile.y - open.y);
  const [x, width] = span(across, open.width, { middle: middle.x - open.x, whole });
  const [y, height] = span(down, open.height, { middle: middle.y - open.y, whole });
  return { x: open.x + x, y: open.y + y, width, height };
}

/** The rows and columns from the first that isn't all wall to the last. */
export function partWithoutWalls(field: Field): Box {
  const open = tilesOf(field).filter((tile) => !isWall(field, tile));
  const [xs, ys] = [open.map((tile) => tile.x), open.map((tile) => tile.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return open.length === 0
    ? { x: 0, y: 0, width: field.width, height: field.height }
    : { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

/** Whether a square has nothing but wall, or nothing at all. */
export function isWall(field: Field, tile: Tile): boolean {
  const { name } = groundAt(field, tile);
  return name === 'wall' || name === 'nothing';
}

function span(
  places: readonly number[],
  length: number,
  { middle, whole }: { readonly middle: number; readonly whole: number },
): readonly [from: number, tiles: number] {
  if (length <= whole) return [0, length];
  const from = Math.max(0, Math.min(...places, middle) - 2);
  const tiles = Math.min(length, Math.max(...places, middle) + 3) - from;
  if (tiles > MAX_ACROSS) return [Math.max(0, Math.min(middle - MAX_ACROSS / 2, length - MAX_ACROSS)), MAX_ACROSS];
  const wide = Math.max(tiles, FEWEST);
  return [Math.min(from, length - wide), wide];
}

export function isInBox({ x, y, width, height }: Box, tile: Tile): boolean {
  return tile.x >= x && tile.y >= y && tile.x < x + width && tile.y < y + height;
}
