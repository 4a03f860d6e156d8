import { type Field, levelAt } from './field.ts';
import type { Tile } from './tile.ts';

/** Where somebody stands: on `side` × `side` tiles, of which `at` is the one at the top left. */
export interface Body {
  readonly at: Tile;
  readonly side: number;
}

export function bodyAt(at: Tile, side = 1): Body {
  return { at, side };
}

/** The tiles that a body stands on. */
export function tilesUnder({ at, side }: Body): readonly Tile[] {
  // Nearly everybody: a search for ways asks this of every step.
  if (side === 1) return [at];
  return Array.from({ length: side * side }, (_, n) => ({ x: at.x + (n % side), y: at.y + Math.floor(n / side) }));
}

/** Squares from one body to another, the longest of across, down and, a level a square, up. 0: they share a tile. */
export function squaresBetween(a: Body, b: Body, field?: Field): number {
  const { across, down } = gapsBetween(a, b);
  const up = field ? Math.abs(levelAt(field, a.at) - levelAt(field, b.at)) : 0;
  return Math.max(across, down, up);
}

/** Metres from one body to another as the crow flies, to the whole metre. */
export function metresBetween(a: Body, b: Body, metresOfATile: number): number {
  const { across, down } = gapsBetween(a, b);
  return Math.round(Math.hypot(across, down) * metresOfATile);
}

/** Tiles from the nearest of the one to the nearest of the other. */
function gapsBetween(a: Body, b: Body): { readonly across: number; readonly down: number } {
  const gap = (from: number, to: number) => Math.max(0, to - (from + a.side - 1), from - (to + b.side - 1));
  return { across: gap(a.at.x, b.at.x), down: gap(a.at.y, b.at.y) };
}
