import { bodyAt, tilesUnder } from './body.ts';
import { type Field, groundAt, levelAt } from './field.ts';
import { type Direction, type Tile, tileTowards } from './tile.ts';

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
