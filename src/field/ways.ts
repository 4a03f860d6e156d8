import { bodyAt, tilesUnder } from './body.ts';
import { type Field, indexOf, tileAt } from './field.ts';
import { stepsOn } from './steps.ts';
import { isSameTile, type Tile } from './tile.ts';

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
  const safe = waysIn(search(field, from, going, 'unstruck'), field, going);
  if (!going.strikes) return safe;
  const known = new Set(safe.map(({ to }) => indexOf(field, to)));
  const all = waysIn(search(field, from, going, 'any'), field, going);
  return [...safe, ...all.filter(({ to }) => !known.has(indexOf(field, to)))];
}

/** Points of the cheapest way to each tile, for somebody at whom nobody strikes. Undefined: none leads there. */
export function pointsFrom(field: Field, from: Tile, going: Going): (to: Tile) => number | undefined {
  const { ranks } = search(field, from, going, 'any');
  return (to) => {
    const rank = isSameTile(to, from) ? undefined : ranks[indexOf(field, to)];
    return rank === undefined ? undefined : sumOf(rank).points;
  };
}

/** More strikes or slanted steps than a way can have. */
const MOST = 1024;

/** What a way comes to, as one number: of two the better way has the lower one. Those of its steps are added. */
function rankOf(points: number, strikes: number, slanted: number): number {
  return (points * MOST + strikes) * MOST + slanted;
}

function sumOf(rank: number): { readonly points: number; readonly strikes: number } {
  const above = Math.floor(rank / MOST);
  return { points: Math.floor(above / MOST), strikes: above % MOST };
}

/** What a search has found. */
interface Found {
  /** The tiles that can be gone to, by their places in the strings of the field: the first is where it began. */
  readonly order: readonly number[];
  /** The rank of the best way to each tile, and the tile before it on that way. */
  readonly ranks: readonly (number | undefined)[];
  readonly before: readonly (Tile | undefined)[];
}

/** Dijkstra's algorithm. Costs are small whole numbers, so there is a bucket for each rank. */
function search(field: Field, from: Tile, going: Going, which: 'unstruck' | 'any'): Found {
  const { points, side = 1, isBarred, strikes, mayStep } = going;
  const steps = stepsOn(field, side);
  const start = indexOf(field, from);
  const ranks: (number | undefined)[] = [];
  const before: (Tile | undefined)[] = [];
  const order = [start];
  ranks[start] = 0;
  const buckets = new Map<number, Tile[]>([[0, [from]]]);
  const open = [0];
  while (open.length > 0) {
    const rank = open.shift() ?? 0;
    const left = points - sumOf(rank).points;
    for (const tile of buckets.get(rank) ?? []) {
      const index = indexOf(field, tile);
      if (ranks[index] !== rank) continue;
      for (const { to, index: next, under, cost, isSlanted } of steps[index] ?? []) {
        const best = ranks[next] ?? Number.POSITIVE_INFINITY;
        const unstruck = rank + rankOf(cost, 0, isSlanted ? 1 : 0);
        // Before what costs more to know.
        if (cost > left || best <= unstruck) continue;
        if ((isBarred && under.some(isBarred)) || mayStep?.(tile, to) === false) continue;
        const struck = strikes?.(tile, to) ?? 0;
        const sum = unstruck + rankOf(0, struck, 0);
        if ((which === 'unstruck' && struck > 0) || best <= sum) continue;
        if (ranks[next] === undefined) order.push(next);
        ranks[next] = sum;
        before[next] = tile;
        const bucket = buckets.get(sum);
        if (bucket) bucket.push(to);
        else {
          buckets.set(sum, [to]);
          insert(open, sum);
        }
      }
    }
  }
  return { order, ranks, before };
}

function waysIn({ order: [, ...others], ranks, before }: Found, field: Field, { side = 1, isTaken }: Going) {
  return others.flatMap((index): readonly Way[] => {
    const to = tileAt(field, index);
    if (isTaken && tilesUnder(bodyAt(to, side)).some(isTaken)) return [];
    return [{ to, ...sumOf(ranks[index] ?? 0), path: pathTo(field, to, before) }];
  });
}

/** Into a sorted list. */
function insert(sorted: number[], value: number): void {
  const at = sorted.findLastIndex((each) => each < value);
  sorted.splice(at + 1, 0, value);
}

function pathTo(field: Field, to: Tile, before: Found['before']): readonly Tile[] {
  const path = [to];
  for (let at = before[indexOf(field, to)]; at; at = before[indexOf(field, at)]) path.push(at);
  return path.reverse();
}
