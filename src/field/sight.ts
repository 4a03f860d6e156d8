import { type Body, tilesUnder } from './body.ts';
import { type Covering, type Field, groundAt, indexOf, levelAt, tileAt, tilesOf } from './field.ts';
import { linesOver, middleLine } from './lines.ts';
import { isSameTile, type Tile } from './tile.ts';

/** Lines from each of the four corners of a tile to each of another's. */
export const MOST_LINES = 16;

/** A tile that covers somebody. */
export interface Cover {
  readonly tile: Tile;
  readonly covers: Covering;
  /** How many of the sixteen lines cross it. */
  readonly lines: number;
}

/** How two see each other. */
export interface Sight {
  /** Of the sixteen lines, those that nothing stops: the same both ways. 16: clear; 0: they do not see each other. */
  readonly open: number;
  /** What covers the second from the first, the best first: lines from all four corners of the first cross it, and it touches the second. */
  readonly cover: readonly Cover[];
}

/**
 * How somebody sees another. Walls stop lines, and so does ground that is higher than both stand. Of those who stand on
 * several tiles the pair of tiles counts between which most lines are open, and of these the one with the least cover.
 */
export function sightBetween(field: Field, from: Body, to: Body): Sight {
  let best: Sight | undefined;
  for (const a of tilesUnder(from))
    for (const b of tilesUnder(to)) {
      const sight = sightBetweenTiles(field, a, b);
      if (!best || isClearer(sight, best)) best = sight;
    }
  return best ?? { open: 0, cover: [] };
}

function isClearer(a: Sight, b: Sight): boolean {
  if (a.open !== b.open) return a.open > b.open;
  return heightOf(a.cover[0]?.covers) < heightOf(b.cover[0]?.covers);
}

function heightOf(covers: Covering | undefined): number {
  return covers === undefined ? 0 : covers === 'low' ? 1 : 2;
}

/** How the lines that cross a tile beside the second are counted. */
interface Crossing {
  readonly covers: Covering;
  lines: number;
  /** The corners of the first from which they come. */
  readonly corners: Set<number>;
}

export function sightBetweenTiles(field: Field, from: Tile, to: Tile): Sight {
  const tall = Math.max(levelAt(field, from), levelAt(field, to));
  const grid = gridOf(field);
  const [start, end] = [indexOf(field, from), indexOf(field, to)];
  const isWall = (index: number) => {
    const tile = grid[index];
    return tile === undefined || tile.isOpaque || tile.level > tall;
  };
  const crossed = new Map<number, Crossing>();
  let open = 0;
  for (const [place, { enters, squeezes }] of linesOver(between(from, to), field.width).entries()) {
    let isStopped = squeezes.some(([one, other]) => isWall(start + one) && isWall(start + other));
    for (const offset of enters) {
      const index = start + offset;
      if (index === end) continue;
      const stops = isWall(index);
      isStopped ||= stops;
      const covers = stops ? 'high' : grid[index]?.covers;
      if (covers === undefined || !touches(field, index, to)) continue;
      const crossing = crossed.get(index) ?? { covers, lines: 0, corners: new Set() };
      crossing.lines++;
      crossing.corners.add(Math.floor(place / 4));
      crossed.set(index, crossing);
    }
    if (!isStopped) open++;
  }
  const cover = [...crossed]
    .filter(([, { corners }]) => corners.size === 4)
    .map(([index, { covers, lines }]) => ({ tile: tileAt(field, index), covers, lines }))
    .toSorted((a, b) => heightOf(b.covers) - heightOf(a.covers) || b.lines - a.lines);
  return { open, cover };
}

function between(from: Tile, to: Tile): Tile {
  return { x: to.x - from.x, y: to.y - from.y };
}

function touches(field: Field, index: number, { x, y }: Tile): boolean {
  const tile = tileAt(field, index);
  return Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) <= 1;
}

/**
 * Whether an open line between two goes through the tile of a third: from a corner of the one to a corner of the other,
 * past no wall.
 */
export function isThrough(field: Field, third: Tile, a: Tile, b: Tile): boolean {
  if (isSameTile(third, b)) return false;
  const grid = gridOf(field);
  const start = indexOf(field, a);
  const at = indexOf(field, third) - start;
  const isFree = (offset: number) => grid[start + offset]?.isOpaque === false;
  return linesOver(between(a, b), field.width).some(
    ({ enters, squeezes }) =>
      enters.includes(at) && enters.every(isFree) && squeezes.every(([one, other]) => isFree(one) || isFree(other)),
  );
}

/** Whether the line from the middle of one tile to the middle of another passes no wall: the same both ways. */
export function isReached(field: Field, from: Tile, to: Tile): boolean {
  const grid = gridOf(field);
  const start = indexOf(field, from);
  const isFree = (offset: number) => grid[start + offset]?.isOpaque === false;
  const { enters, squeezes } = middleLine(between(from, to), field.width);
  return enters.every(isFree) && squeezes.every(([one, other]) => isFree(one) || isFree(other));
}

/** What lines ask of a tile. */
interface Seen {
  readonly isOpaque: boolean;
  readonly covers: Covering | undefined;
  readonly level: number;
}

/** Worked out once for a field: a party's sight asks it many thousand times. */
const grids = new WeakMap<Field, readonly Seen[]>();

function gridOf(field: Field): readonly Seen[] {
  const known = grids.get(field);
  if (known) return known;
  const grid = tilesOf(field).map((tile) => {
    const { isOpaque = false, covers } = groundAt(field, tile);
    return { isOpaque, covers, level: levelAt(field, tile) };
  });
  grids.set(field, grid);
  return grid;
}
