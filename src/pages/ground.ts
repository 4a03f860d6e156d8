import { type Field, tilesOf } from '../field/field.ts';
import { isSameTile, type Tile, tileName } from '../field/tile.ts';
import type { BoardView } from '../pictures/board.ts';
import { MOST_ACROSS, openPart } from '../pictures/window.ts';

/** Wide fields are cut to where somebody ever stands, with so many tiles around. */
const AROUND = 2;

/**
 * One ground of a scene, as far as its readers have ever seen it: in the dark they see another part of it at each step. What is not
 * seen at a step the page darkens itself.
 */
export class SeenGround {
  readonly #field: Field;
  readonly #seen = new Set<string>();
  readonly #stood: Tile[] = [];

  constructor(field: Field) {
    this.#field = field;
  }

  /** What is seen of it at a step, and who stands where. */
  add({ unseen = [], tokens }: BoardView): void {
    const dark = new Set(unseen.map(tileName));
    if (this.#seen.size < this.#field.width * this.#field.height)
      for (const tile of tilesOf(this.#field)) if (!dark.has(tileName(tile))) this.#seen.add(tileName(tile));
    for (const { at, tiles = 1 } of tokens)
      for (const end of [at, { x: at.x + tiles - 1, y: at.y + tiles - 1 }])
        if (!this.#stood.some((tile) => isSameTile(tile, end))) this.#stood.push(end);
  }

  /** The ground without anybody on it, and without outer rows of walls. */
  get board(): BoardView {
    const field = this.#known();
    const open = openPart(field);
    const [x, width] = span(
      this.#stood.map((tile) => tile.x - open.x),
      open.width,
    );
    const [y, height] = span(
      this.#stood.map((tile) => tile.y - open.y),
      open.height,
    );
    return { field, tokens: [], window: { x: open.x + x, y: open.y + y, width, height } };
  }

  /** What nobody has seen is even floor. */
  #known(): Field {
    const tiles = tilesOf(this.#field).map(tileName);
    const known = (signs: string, unknown: string) =>
      Array.from(signs, (sign, n) => (this.#seen.has(tiles[n] ?? '') ? sign : unknown)).join('');
    return { ...this.#field, ground: known(this.#field.ground, '.'), levels: known(this.#field.levels, '0') };
  }
}

function span(places: readonly number[], length: number): readonly [from: number, tiles: number] {
  if (length <= MOST_ACROSS || places.length === 0) return [0, length];
  const from = Math.max(0, Math.min(...places) - AROUND);
  return [from, Math.min(length, Math.max(...places) + AROUND + 1) - from];
}
