import { isSameTile, LONGEST_SIDE, type Tile } from './tile.ts';

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

/** A line from a tile to another, in tiles from the first. */
export interface Line {
  /** The tiles it goes into, after its first. */
  readonly enters: readonly Tile[];
  /** Where it passes exactly where four tiles meet: between these two. */
  readonly squeezes: readonly (readonly [Tile, Tile])[];
}

/** The sixteen lines from each corner of a tile to each of another's that lies so far from it: four from each, in turn. */
export const linesOver = onceForEach((to) =>
  cornersOf({ x: 0, y: 0 }).flatMap((start) => cornersOf(to).map((end) => follow(start, end))),
);

/** The line from the middle of a tile to the middle of one that lies so far from it. */
export const middleLine = onceForEach((to) => follow(middleOf({ x: 0, y: 0 }), middleOf(to)));

/** Lines are the same wherever they begin, and a search for a place asks for thousands: each is followed once. */
function onceForEach<Found>(find: (to: Tile) => Found): (to: Tile) => Found {
  const known = new Map<number, Found>();
  return (to) => {
    const key = to.y * 2 * LONGEST_SIDE + to.x;
    const found = known.get(key) ?? find(to);
    known.set(key, found);
    return found;
  };
}

/** Follows a line through all tiles after its first. */
function follow(from: Point, to: Point): Line {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  let at: Tile = { x: Math.floor(from.x / PARTS), y: Math.floor(from.y / PARTS) };
  const end = { x: Math.floor(to.x / PARTS), y: Math.floor(to.y / PARTS) };
  // Parts to the next border of a column, and of a row. Which comes first is compared by cross products.
  let toColumn = stepX > 0 ? (at.x + 1) * PARTS - from.x : from.x - at.x * PARTS;
  let toRow = stepY > 0 ? (at.y + 1) * PARTS - from.y : from.y - at.y * PARTS;
  const enters: Tile[] = [];
  const squeezes: [Tile, Tile][] = [];
  while (!isSameTile(at, end)) {
    const order = toColumn * down - toRow * across;
    const [beside, below] = [
      { x: at.x + stepX, y: at.y },
      { x: at.x, y: at.y + stepY },
    ];
    if (order === 0) {
      squeezes.push([beside, below]);
      at = { x: beside.x, y: below.y };
    } else at = order < 0 ? beside : below;
    if (order <= 0) toColumn += PARTS;
    if (order >= 0) toRow += PARTS;
    enters.push(at);
  }
  return { enters, squeezes };
}
