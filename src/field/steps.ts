import { bodyAt, tilesUnder } from './body.ts';
import { type Field, groundAt, indexOf, levelAt, tilesOf } from './field.ts';
import { DIRECTIONS, type Direction, type Tile, tileTowards } from './tile.ts';

/** A step that the ground allows. */
export interface Step {
  readonly to: Tile;
  /** The place of that tile in the strings of its field. */
  readonly index: number;
  /** The tiles that are stood on after it. */
  readonly under: readonly Tile[];
  readonly cost: number;
  readonly isSlanted: boolean;
}

/** Worked out once for a field and a size: a search for ways asks it of every tile, and there are several in a turn. */
const known = new WeakMap<Field, Map<number, readonly (readonly Step[])[]>>();

/** The steps that the ground allows from each tile, clockwise from north, for somebody of so many tiles a side. */
export function stepsOn(field: Field, side: number): readonly (readonly Step[])[] {
  const of = known.get(field) ?? new Map<number, readonly (readonly Step[])[]>();
  known.set(field, of);
  const steps = of.get(side) ?? tilesOf(field).map((tile) => stepsFrom(field, tile, side));
  of.set(side, steps);
  return steps;
}

function stepsFrom(field: Field, tile: Tile, side: number): readonly Step[] {
  return DIRECTIONS.flatMap((direction) => {
    const to = tileTowards(tile, direction);
    const cost = stepCost(field, tile, to, side);
    if (cost === undefined) return [];
    const isSlanted = tile.x !== to.x && tile.y !== to.y;
    return [{ to, index: indexOf(field, to), under: tilesUnder(bodyAt(to, side)), cost, isSlanted }];
  });
}

/**
 * Points for one step to a tile beside. Undefined: there is no such step, as into something solid, past the corner of a wall,
 * or up or down more than one level. A level up costs a point more, down nothing.
 */
export function stepCost(field: Field, from: Tile, to: Tile, side = 1): number | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(across), Math.abs(down)) !== 1) return undefined;
  let cost = 0;
  const before = tilesUnder(bodyAt(from, side));
  for (const [n, tile] of tilesUnder(bodyAt(to, side)).entries()) {
    const left = before[n] ?? from;
    const ground = groundAt(field, tile);
    const up = levelAt(field, tile) - levelAt(field, left);
    if (ground.isSolid || Math.abs(up) > 1 || cutsCorner(field, left, tile)) return undefined;
    cost = Math.max(cost, ground.cost + Math.max(0, up));
  }
  return cost;
}

function cutsCorner(field: Field, from: Tile, to: Tile): boolean {
  if (from.x === to.x || from.y === to.y) return false;
  return (
    groundAt(field, { x: to.x, y: from.y }).isOpaque === true ||
    groundAt(field, { x: from.x, y: to.y }).isOpaque === true
  );
}

/** How it ended for somebody who was pushed or thrown. */
export interface Forced {
  /** The tiles they came over, the one they stood on first. */
  readonly path: readonly Tile[];
  /** What stopped them before they had gone all the way. */
  readonly stopped?: 'somebody' | 'ground';
  /** How many levels they fell. */
  readonly fell?: number;
}

/**
 * Forced along a direction, tile by tile, until something stops it. A drop of two levels or more ends it with a fall; who
 * takes several tiles does not fall while one of them would carry them, and is stopped there. `isTaken` is asked of the tile
 * at their top left.
 */
export function forcedFrom(
  field: Field,
  from: Tile,
  along: { readonly direction: Direction; readonly tiles: number; readonly side?: number },
  isTaken: (tile: Tile) => boolean,
): Forced {
  const path = [from];
  const { side = 1 } = along;
  const under = (at: Tile) => tilesUnder(bodyAt(at, side));
  const footing = (at: Tile) => Math.max(...under(at).map((tile) => levelAt(field, tile)));
  for (let at = from; path.length <= along.tiles; ) {
    const to = tileTowards(at, along.direction);
    if (isTaken(to)) return { path, stopped: 'somebody' };
    const drop = footing(at) - footing(to);
    const isFree = under(to).every(
      (tile, n) => !groundAt(field, tile).isSolid && !cutsCorner(field, under(at)[n] ?? at, tile),
    );
    const falls = drop > 1 && isFree;
    if (!falls && stepCost(field, at, to, side) === undefined) return { path, stopped: 'ground' };
    path.push(to);
    if (falls) return { path, fell: drop };
    at = to;
  }
  return { path };
}
