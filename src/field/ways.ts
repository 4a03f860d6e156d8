import { bodyAt, tilesUnder } from './body.ts';
import { type Field, indexOf, tileAt } from './field.ts';
import { stepCost } from './steps.ts';
import { DIRECTIONS, isSameTile, type Tile, tileTowards } from './tile.ts';

/** How somebody may go. */
export interface Going {
  /** Points that they have for it. */
  readonly points: number;
  /** Of how many tiles a side they are; 1 if not given. */
  readonly side?: number;
  /** Tiles that they may not go through: where foes stand. */
  readonly isBarred?: (tile: Tile) => boolean;
  /** Tiles on which they may not end: where anybody stands. */
  readonly isTaken?: (tile: Tile) => boolean;
  /** How many would strike at them for this step. */
  readonly strikes?: (from: Tile, to: Tile) => number;
  /** Whether something else allows a step that the ground allows. */
  readonly mayStep?: (from: Tile, to: Tile) => boolean;
}

/** How to get to a tile. */
export interface Way {
  readonly to: Tile;
  readonly points: number;
  readonly strikes: number;
  /** From the tile that it begins on to the last, step by step. */
  readonly path: readonly Tile[];
}

/**
 * Everywhere that somebody can go: by the cheapest of the ways on which nobody strikes at them, and where there is none such
 * by the cheapest, of these the one with the fewest strikes. Of equal ones the straighter.
 */
export function waysFrom(field: Field, from: Tile, going: Going): readonly Way[] {
  const safe = search(field, from, going, 'unstruck');
  if (!going.strikes) return safe;
  const known = new Set(safe.map(({ to }) => indexOf(field, to)));
  return [...safe, ...search(field, from, going, 'any').filter(({ to }) => !known.has(indexOf(field, to)))];
}

/** More strikes or slanted steps than a way can have. */
const MOST = 1024;

/** Dijkstra's algorithm. Costs are small whole numbers, so there is a bucket for each sum of points, strikes and slanted steps. */
function search(field: Field, from: Tile, going: Going, which: 'unstruck' | 'any'): readonly Way[] {
  const { points, side = 1, isBarred, isTaken, strikes, mayStep } = going;
  const best = new Map<number, Sum>([[indexOf(field, from), { points: 0, strikes: 0, slanted: 0 }]]);
  const before = new Map<number, Tile>();
  const buckets = new Map<number, Tile[]>([[0, [from]]]);
  const open = [0];
  while (open.length > 0) {
    const rank = open.shift() ?? 0;
    for (const tile of buckets.get(rank) ?? []) {
      const sum = best.get(indexOf(field, tile));
      if (!sum || rankOf(sum) !== rank) continue;
      for (const direction of DIRECTIONS) {
        const to = tileTowards(tile, direction);
        const cost = stepCost(field, tile, to, side);
        if (cost === undefined || tilesUnder(bodyAt(to, side)).some((each) => isBarred?.(each))) continue;
        if (mayStep?.(tile, to) === false) continue;
        const struck = strikes?.(tile, to) ?? 0;
        if (which === 'unstruck' && struck > 0) continue;
        const isSlanted = tile.x !== to.x && tile.y !== to.y;
        const next = {
          points: sum.points + cost,
          strikes: sum.strikes + struck,
          slanted: sum.slanted + (isSlanted ? 1 : 0),
        };
        const known = best.get(indexOf(field, to));
        if (next.points > points || (known && rankOf(known) <= rankOf(next))) continue;
        best.set(indexOf(field, to), next);
        before.set(indexOf(field, to), tile);
        const bucket = buckets.get(rankOf(next));
        if (bucket) bucket.push(to);
        else {
          buckets.set(rankOf(next), [to]);
          insert(open, rankOf(next));
        }
      }
    }
  }
  return [...best]
    .map(([index, sum]) => ({ ...sum, to: tileAt(field, index) }))
    .filter(({ to }) => !isSameTile(to, from) && !tilesUnder(bodyAt(to, side)).some((each) => isTaken?.(each)))
    .map(({ to, points: paid, strikes: struck }) => ({
      to,
      points: paid,
      strikes: struck,
      path: pathTo(field, to, before),
    }));
}

/** What a way comes to, the first first. */
interface Sum {
  readonly points: number;
  readonly strikes: number;
  readonly slanted: number;
}

function rankOf({ points, strikes, slanted }: Sum): number {
  return (points * MOST + strikes) * MOST + slanted;
}

/** Into a sorted list. */
function insert(sorted: number[], value: number): void {
  const at = sorted.findLastIndex((each) => each < value);
  sorted.splice(at + 1, 0, value);
}

function pathTo(field: Field, to: Tile, before: ReadonlyMap<number, Tile>): readonly Tile[] {
  const path = [to];
  for (let at = before.get(indexOf(field, to)); at; at = before.get(indexOf(field, at))) path.unshift(at);
  return path;
}
