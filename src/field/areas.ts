import { type Field, isInside, isSameTile, type Tile, tilesOf } from './field.ts';
import { hasMiddleLine } from './sight.ts';

/** All tiles within `radius` squares of `center` that are not behind a wall, and `center` itself. */
export function burst(field: Field, center: Tile, radius: number): readonly Tile[] {
  return tilesOf(field).filter(
    (tile) =>
      Math.max(Math.abs(tile.x - center.x), Math.abs(tile.y - center.y)) <= radius &&
      hasMiddleLine(field, center, tile),
  );
}

/**
 * A quarter circle, `length` squares long, centered on the line to `aim` and including its edges. Empty if `aim` is
 * `from`.
 */
export function cone(field: Field, from: Tile, aim: Tile, length: number): readonly Tile[] {
  const [aimX, aimY] = [aim.x - from.x, aim.y - from.y];
  return burst(field, from, length).filter(({ x, y }) => {
    const [across, down] = [x - from.x, y - from.y];
    const along = across * aimX + down * aimY;
    // At most 45° off the aim: cos² ≥ ½, in whole numbers.
    return along > 0 && 2 * along ** 2 >= (across ** 2 + down ** 2) * (aimX ** 2 + aimY ** 2);
  });
}

/**
 * The tiles on a line toward `aim` and beyond: one per step, or both if the line runs exactly between two. The line
 * stops at a wall.
 */
export function line(field: Field, from: Tile, aim: Tile, length: number): readonly Tile[] {
  const [across, down] = [aim.x - from.x, aim.y - from.y];
  const steps = Math.max(Math.abs(across), Math.abs(down));
  if (steps === 0) return [];
  const tiles = Array.from({ length }, (_, index) => {
    const [x, y] = [from.x + (across * (index + 1)) / steps, from.y + (down * (index + 1)) / steps];
    const low = { x: Math.ceil(x - 0.5), y: Math.ceil(y - 0.5) };
    const high = { x: Math.floor(x + 0.5), y: Math.floor(y + 0.5) };
    return isSameTile(low, high) ? [low] : [low, high];
  });
  return tiles.flat().filter((tile) => isInside(field, tile) && hasMiddleLine(field, from, tile));
}
