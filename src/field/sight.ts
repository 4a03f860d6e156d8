import type { Body, CoverHeight, Field, Tile } from './field.ts';
import {
  groundAt,
  indexOf,
  isInside,
  isSameTile,
  LONGEST_SIDE,
  levelAt,
  tileAt,
  tilesOf,
  tilesUnder,
} from './field.ts';

/** A tile that gives someone cover. */
export interface Cover {
  readonly tile: Tile;
  readonly covers: CoverHeight;
  /** How many of the sixteen lines of sight cross this tile. */
  readonly lines: number;
}

/** How well two combatants see each other. */
interface Sight {
  /**
   * How many of the sixteen lines of sight are unblocked. The number is the same in both directions. With 16, the view
   * is clear. With 0, the two combatants don't see each other.
   */
  readonly open: number;
  /**
   * Tiles beside the second combatant that give it cover from the first, best cover first. Lines from all four corners
   * of the first combatant's tile cross each of these tiles.
   */
  readonly cover: readonly Cover[];
}

/**
 * How well one body sees another. Walls block lines, and so does ground higher than both bodies. For large bodies, the
 * pair of tiles with the most open lines counts. On a tie, the pair with the least cover counts.
 */
export function sightBetween(field: Field, from: Body, to: Body): Sight {
  let bestSight: Sight | undefined;
  for (const a of tilesUnder(from))
    for (const b of tilesUnder(to)) {
      const sight = sightBetweenTiles(field, a, b);
      if (!bestSight || hasBetterView(sight, bestSight)) bestSight = sight;
    }
  return bestSight ?? { open: 0, cover: [] };
}

function hasBetterView(a: Sight, b: Sight): boolean {
  if (a.open !== b.open) return a.open > b.open;
  return heightOf(a.cover[0]?.covers) < heightOf(b.cover[0]?.covers);
}

function heightOf(height: CoverHeight | undefined): number {
  return height === undefined ? 0 : height === 'low' ? 1 : 2;
}

/**
 * A tile next to the target that may give it cover, and the lines of sight to the target that cross this tile, as
 * counted so far.
 */
interface CoverLines {
  readonly covers: CoverHeight;
  lines: number;
  /**
   * The corners at which the counted lines of sight start. They are corners of the tile from which the target is seen.
   */
  readonly corners: Set<number>;
}

export function sightBetweenTiles(field: Field, from: Tile, to: Tile): Sight {
  const higherLevel = Math.max(levelAt(field, from), levelAt(field, to));
  const grid = gridOf(field);
  const [start, end] = [indexOf(field, from), indexOf(field, to)];
  const isWall = (index: number) => {
    const tile = grid[index];
    return tile === undefined || tile.isOpaque || tile.level > higherLevel;
  };
  const coverLinesByIndex = new Map<number, CoverLines>();
  let openLineCount = 0;
  for (const [place, { enters, squeezes }] of cornerLines(offsetBetween(from, to), field.width).entries()) {
    let isLineStopped = squeezes.some(([one, other]) => isWall(start + one) && isWall(start + other));
    for (const offset of enters) {
      const index = start + offset;
      if (index === end) continue;
      const isBlocked = isWall(index);
      isLineStopped ||= isBlocked;
      const coverHeight = isBlocked ? 'high' : grid[index]?.covers;
      if (coverHeight === undefined || !isBesideTile(field, index, to)) continue;
      const coverLines = coverLinesByIndex.get(index) ?? { covers: coverHeight, lines: 0, corners: new Set() };
      coverLines.lines++;
      coverLines.corners.add(Math.floor(place / 4));
      coverLinesByIndex.set(index, coverLines);
    }
    if (!isLineStopped) openLineCount++;
  }
  const cover = [...coverLinesByIndex]
    .filter(([, { corners }]) => corners.size === 4)
    .map(([index, { covers, lines }]) => ({ tile: tileAt(field, index), covers, lines }))
    .toSorted((a, b) => heightOf(b.covers) - heightOf(a.covers) || b.lines - a.lines);
  return { open: openLineCount, cover };
}

function offsetBetween(from: Tile, to: Tile): Tile {
  return { x: to.x - from.x, y: to.y - from.y };
}

function isBesideTile(field: Field, index: number, { x, y }: Tile): boolean {
  const tile = tileAt(field, index);
  return Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) <= 1;
}

/** Whether an open line from a corner of one tile to a corner of another goes through a third tile. */
export function isOnOpenLine(field: Field, third: Tile, a: Tile, b: Tile): boolean {
  if (isSameTile(third, b)) return false;
  const grid = gridOf(field);
  const startIndex = indexOf(field, a);
  const thirdIndex = indexOf(field, third) - startIndex;
  const isTransparentAt = (offset: number) => grid[startIndex + offset]?.isOpaque === false;
  return cornerLines(offsetBetween(a, b), field.width).some(
    ({ enters, squeezes }) =>
      enters.includes(thirdIndex) &&
      enters.every(isTransparentAt) &&
      squeezes.every(([one, other]) => isTransparentAt(one) || isTransparentAt(other)),
  );
}

/** Whether the line between the centers of two tiles crosses no wall. It's the same in both directions. */
export function hasClearMiddleLine(field: Field, from: Tile, to: Tile): boolean {
  const grid = gridOf(field);
  const startIndex = indexOf(field, from);
  const isTransparentAt = (offset: number) => grid[startIndex + offset]?.isOpaque === false;
  const { enters, squeezes } = middleLine(offsetBetween(from, to), field.width);
  return (
    enters.every(isTransparentAt) && squeezes.every(([one, other]) => isTransparentAt(one) || isTransparentAt(other))
  );
}

/** The properties of a tile that affect lines of sight across it. */
interface TileSight {
  readonly isOpaque: boolean;
  readonly covers: CoverHeight | undefined;
  readonly level: number;
}

/**
 * The properties of each map's tiles, cached because working out a party's sight reads them many thousands of times.
 */
const gridsByField = new WeakMap<Field, readonly TileSight[]>();

function gridOf(field: Field): readonly TileSight[] {
  const cachedGrid = gridsByField.get(field);
  if (cachedGrid) return cachedGrid;
  const grid = tilesOf(field).map((tile) => {
    const { isOpaque = false, covers } = groundAt(field, tile);
    return { isOpaque, covers, level: levelAt(field, tile) };
  });
  gridsByField.set(field, grid);
  return grid;
}

/**
 * The number of parts into which a tile's side is divided. Lines run between whole parts, so the calculation is exact:
 * the line from A to B meets the same tiles as the line from B to A.
 */
const PARTS_PER_TILE = 16;

/** A point on the map. The unit is a part of a tile (`PARTS_PER_TILE`). */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A tile's corners, each moved slightly into the tile, so that no line runs along the face of a wall or starts in a
 * wall.
 */
function cornersOf({ x, y }: Tile): readonly Point[] {
  const [near, far] = [1, PARTS_PER_TILE - 1];
  return [near, far].flatMap((down) =>
    [near, far].map((across) => ({ x: x * PARTS_PER_TILE + across, y: y * PARTS_PER_TILE + down })),
  );
}

function middleOf({ x, y }: Tile): Point {
  return { x: x * PARTS_PER_TILE + PARTS_PER_TILE / 2, y: y * PARTS_PER_TILE + PARTS_PER_TILE / 2 };
}

/**
 * A line from one tile to another on a map of a given width. Tiles are indexes into the map's strings, relative to the
 * first tile.
 */
interface TracedLine {
  /** The tiles that the line enters after the first tile. The line ends on the last of them. */
  readonly enters: readonly number[];
  /**
   * The pairs of tiles that the line squeezes between, because it passes exactly through a point where four tiles meet.
   */
  readonly squeezes: readonly (readonly [number, number])[];
}

/**
 * The sixteen lines from the corners of a tile to the corners of another tile at a given offset: four from each corner
 * in turn.
 */
const cornerLines = cachedByOffset((to, width) =>
  cornersOf({ x: 0, y: 0 }).flatMap((start) => cornersOf(to).map((end) => traceLine(start, end, width))),
);

/** The line from the middle of a tile to the middle of another tile at a given offset. */
const middleLine = cachedByOffset((to, width) => traceLine(middleOf({ x: 0, y: 0 }), middleOf(to), width));

/**
 * Caches results by offset and map width. A line looks the same wherever it starts, and a search for a place asks for
 * thousands of lines.
 */
function cachedByOffset<Value>(compute: (to: Tile, width: number) => Value): (to: Tile, width: number) => Value {
  const resultsByKey = new Map<number, Value>();
  return (to, width) => {
    const cacheKey = (to.y * 2 * LONGEST_SIDE + to.x) * (LONGEST_SIDE + 1) + width;
    const result = resultsByKey.get(cacheKey) ?? compute(to, width);
    resultsByKey.set(cacheKey, result);
    return result;
  };
}

/** Follows a line through all tiles after the first. */
function traceLine(from: Point, to: Point, width: number): TracedLine {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  let [x, y] = [Math.floor(from.x / PARTS_PER_TILE), Math.floor(from.y / PARTS_PER_TILE)];
  const [endX, endY] = [Math.floor(to.x / PARTS_PER_TILE), Math.floor(to.y / PARTS_PER_TILE)];
  // The distances to the next column's border and to the next row's border, in parts of a tile (`PARTS_PER_TILE`).
  // Cross products tell which border comes first.
  let distanceToColumn = stepX > 0 ? (x + 1) * PARTS_PER_TILE - from.x : from.x - x * PARTS_PER_TILE;
  let distanceToRow = stepY > 0 ? (y + 1) * PARTS_PER_TILE - from.y : from.y - y * PARTS_PER_TILE;
  const enteredOffsets: number[] = [];
  const squeezedPairs: [number, number][] = [];
  while (x !== endX || y !== endY) {
    const borderOrder = distanceToColumn * down - distanceToRow * across;
    if (borderOrder === 0) squeezedPairs.push([y * width + x + stepX, (y + stepY) * width + x]);
    if (borderOrder <= 0) {
      x += stepX;
      distanceToColumn += PARTS_PER_TILE;
    }
    if (borderOrder >= 0) {
      y += stepY;
      distanceToRow += PARTS_PER_TILE;
    }
    enteredOffsets.push(y * width + x);
  }
  return { enters: enteredOffsets, squeezes: squeezedPairs };
}

/** The tiles visible from each tile of a map, cached because finding them takes about 15 ms on the largest map. */
const visibleTilesByField = new WeakMap<Field, Map<number, readonly Tile[]>>();

/**
 * The tiles visible from one tile, walls included: those to which at least one of the sixteen lines of sight is open.
 */
export function visibleTilesFrom(field: Field, from: Tile): readonly Tile[] {
  const visibleTilesByIndex = visibleTilesByField.get(field) ?? new Map<number, readonly Tile[]>();
  visibleTilesByField.set(field, visibleTilesByIndex);
  const index = indexOf(field, from);
  const visibleTiles =
    visibleTilesByIndex.get(index) ?? tilesOf(field).filter((tile) => sightBetweenTiles(field, from, tile).open > 0);
  visibleTilesByIndex.set(index, visibleTiles);
  return visibleTiles;
}

/** All tiles within `radius` squares of `center` that are not behind a wall, and `center` itself. */
export function burst(field: Field, center: Tile, radius: number): readonly Tile[] {
  return tilesOf(field).filter(
    (tile) =>
      Math.max(Math.abs(tile.x - center.x), Math.abs(tile.y - center.y)) <= radius &&
      hasClearMiddleLine(field, center, tile),
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
    const dotProduct = across * aimX + down * aimY;
    // At most 45° off the aim: cos² ≥ ½, in whole numbers.
    return dotProduct > 0 && 2 * dotProduct ** 2 >= (across ** 2 + down ** 2) * (aimX ** 2 + aimY ** 2);
  });
}

/**
 * The tiles on a line toward `aim` and beyond. Each step adds one tile, or two where the line runs exactly between
 * them. The line stops at a wall.
 */
export function line(field: Field, from: Tile, aim: Tile, length: number): readonly Tile[] {
  const [across, down] = [aim.x - from.x, aim.y - from.y];
  const stepCount = Math.max(Math.abs(across), Math.abs(down));
  if (stepCount === 0) return [];
  const tiles = Array.from({ length }, (_, index) => {
    const [x, y] = [from.x + (across * (index + 1)) / stepCount, from.y + (down * (index + 1)) / stepCount];
    const tileRoundedDown = { x: Math.ceil(x - 0.5), y: Math.ceil(y - 0.5) };
    const tileRoundedUp = { x: Math.floor(x + 0.5), y: Math.floor(y + 0.5) };
    return isSameTile(tileRoundedDown, tileRoundedUp) ? [tileRoundedDown] : [tileRoundedDown, tileRoundedUp];
  });
  return tiles.flat().filter((tile) => isInside(field, tile) && hasClearMiddleLine(field, from, tile));
}
