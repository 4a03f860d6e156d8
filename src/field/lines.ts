import type { Tile } from './tile.ts';

/**
 * A tile is so many parts wide. Lines run between points of whole parts, so that all is exact: the line from A to B meets
 * the tiles that the line from B to A meets.
 */
const PARTS = 16;

/** A point, in parts. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a tile lie one part inside it: no line runs along the face of a wall, or begins in one. */
export function cornersOf({ x, y }: Tile): readonly Point[] {
  const [near, far] = [1, PARTS - 1];
  return [near, far].flatMap((down) => [near, far].map((across) => ({ x: x * PARTS + across, y: y * PARTS + down })));
}

export function middleOf({ x, y }: Tile): Point {
  return { x: x * PARTS + PARTS / 2, y: y * PARTS + PARTS / 2 };
}

/** What a line meets on its way. */
export interface Meeting {
  /** It goes into a tile. */
  enters(x: number, y: number): void;
  /** It passes exactly where four tiles meet: between these two. */
  squeezes(one: Tile, other: Tile): void;
}

/** Follows a line through all tiles after its first. */
export function follow(from: Point, to: Point, meeting: Meeting): void {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  let [x, y] = [Math.floor(from.x / PARTS), Math.floor(from.y / PARTS)];
  const [endX, endY] = [Math.floor(to.x / PARTS), Math.floor(to.y / PARTS)];
  // Parts to the next border of a column, and of a row. Which comes first is compared by cross products.
  let toColumn = stepX > 0 ? (x + 1) * PARTS - from.x : from.x - x * PARTS;
  let toRow = stepY > 0 ? (y + 1) * PARTS - from.y : from.y - y * PARTS;
  while (x !== endX || y !== endY) {
    const order = toColumn * down - toRow * across;
    if (order === 0) meeting.squeezes({ x: x + stepX, y }, { x, y: y + stepY });
    if (order <= 0) {
      x += stepX;
      toColumn += PARTS;
    }
    if (order >= 0) {
      y += stepY;
      toRow += PARTS;
    }
    meeting.enters(x, y);
  }
}
