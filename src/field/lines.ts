import { LONGEST_SIDE, type Tile } from './tile.ts';

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
function cornersOf({ x, y }: Tile): readonly Point[] {
  const [near, far] = [1, PARTS - 1];
  return [near, far].flatMap((down) => [near, far].map((across) => ({ x: x * PARTS + across, y: y * PARTS + down })));
}

function middleOf({ x, y }: Tile): Point {
  return { x: x * PARTS + PARTS / 2, y: y * PARTS + PARTS / 2 };
}

/**
 * A line from a tile to another, as it goes through a field so wide. Tiles stand by their places in the strings of the field,
 * as seen from the place of the first.
 */
export interface Line {
  /** The tiles it goes into after its first: the last is where it ends. */
  readonly enters: readonly number[];
  /** Where it passes exactly where four tiles meet: between these two. */
  readonly squeezes: readonly (readonly [number, number])[];
}

/** The sixteen lines from each corner of a tile to each of another's that lies so far from it: four from each, in turn. */
export const linesOver = onceForEach((to, width) =>
  cornersOf({ x: 0, y: 0 }).flatMap((start) => cornersOf(to).map((end) => follow(start, end, width))),
);

/** The line from the middle of a tile to the middle of one that lies so far from it. */
export const middleLine = onceForEach((to, width) => follow(middleOf({ x: 0, y: 0 }), middleOf(to), width));

/** Lines are the same wherever they begin, and a search for a place asks for thousands: each is followed once. */
function onceForEach<Found>(find: (to: Tile, width: number) => Found): (to: Tile, width: number) => Found {
  const known = new Map<number, Found>();
  return (to, width) => {
    const key = (to.y * 2 * LONGEST_SIDE + to.x) * (LONGEST_SIDE + 1) + width;
    const found = known.get(key) ?? find(to, width);
    known.set(key, found);
    return found;
  };
}

/** Follows a line through all tiles after its first. */
function follow(from: Point, to: Point, width: number): Line {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  let [x, y] = [Math.floor(from.x / PARTS), Math.floor(from.y / PARTS)];
  const [endX, endY] = [Math.floor(to.x / PARTS), Math.floor(to.y / PARTS)];
  // Parts to the next border of a column, and of a row. Which comes first is compared by cross products.
  let toColumn = stepX > 0 ? (x + 1) * PARTS - from.x : from.x - x * PARTS;
  let toRow = stepY > 0 ? (y + 1) * PARTS - from.y : from.y - y * PARTS;
  const enters: number[] = [];
  const squeezes: [number, number][] = [];
  while (x !== endX || y !== endY) {
    const order = toColumn * down - toRow * across;
    if (order === 0) squeezes.push([y * width + x + stepX, (y + stepY) * width + x]);
    if (order <= 0) {
      x += stepX;
      toColumn += PARTS;
    }
    if (order >= 0) {
      y += stepY;
      toRow += PARTS;
    }
    enters.push(y * width + x);
  }
  return { enters, squeezes };
}
