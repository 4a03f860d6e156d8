import { type Field, tilesOf } from '../field/field.ts';
import { type Direction, isSameTile, type Tile, tileTowards } from '../field/tile.ts';
import { type Box, type Paint, path, placed, type Svg } from './svg.ts';
import { isIn } from './window.ts';

/** Pixels of a tile below which it has no number: nobody could read it. */
export const SMALL_TILE = 44;

/** Where the tiles of the part of a field that is shown are in its picture. */
export class TileCanvas {
  readonly window: Box;
  /** Pixels a tile. */
  readonly size: number;
  /** The tiles that are shown. */
  readonly tiles: readonly Tile[];
  readonly #margin: number;

  constructor(field: Field, window: Box, { width, margin }: { readonly width: number; readonly margin: number }) {
    this.window = window;
    this.#margin = margin;
    this.size = Math.floor(width / window.width);
    this.tiles = tilesOf(field).filter((tile) => isIn(window, tile));
  }

  /** Puts what was drawn in a square of 100 on a tile, or on several a side. */
  on(tile: Tile, drawing: Svg | undefined, tiles = 1): Svg | undefined {
    return placed(drawing, { ...this.corner(tile), scale: (this.size * tiles) / 100 });
  }

  /** Where a tile begins. */
  corner({ x, y }: Tile): { readonly x: number; readonly y: number } {
    return { x: this.#margin + (x - this.window.x) * this.size, y: this.#margin + (y - this.window.y) * this.size };
  }

  middle(tile: Tile): string {
    const { x, y } = this.corner(tile);
    return `${x + this.size / 2} ${y + this.size / 2}`;
  }

  /** Tiles that are painted alike as one path: far quicker to draw than one by one. */
  patches(tiles: readonly Tile[], paintOf: (tile: Tile) => Paint): readonly (Svg | undefined)[] {
    const shown = tiles.filter((tile) => isIn(this.window, tile));
    const alike = Map.groupBy(shown, (tile) => JSON.stringify(paintOf(tile)));
    return [...alike.values()].map((each) => {
      const [first] = each;
      const square = (tile: Tile) => {
        const { x, y } = this.corner(tile);
        return `M${x} ${y}h${this.size}v${this.size}h${-this.size}Z`;
      };
      return first && path(each.map(square).join(''), paintOf(first));
    });
  }

  /** The edges of a set of tiles. */
  around(tiles: readonly Tile[]): string {
    const has = (tile: Tile) => tiles.some((each) => isSameTile(each, tile));
    return this.borders((a, b) => has(a) && !has(b));
  }

  /** Every side of a shown tile that divides it from its neighbour. */
  borders(divides: (tile: Tile, neighbour: Tile) => boolean): string {
    return this.tiles
      .flatMap((tile) =>
        SIDES.filter(({ direction }) => divides(tile, tileTowards(tile, direction))).map(({ right, down, run }) => {
          const { x, y } = this.corner(tile);
          return `M${x + right * this.size} ${y + down * this.size}${run}${this.size}`;
        }),
      )
      .join('');
  }
}

/** The sides of a tile: where each begins, and whether it runs across or down. */
const SIDES: readonly { direction: Direction; right: 0 | 1; down: 0 | 1; run: 'h' | 'v' }[] = [
  { direction: 'north', right: 0, down: 0, run: 'h' },
  { direction: 'east', right: 1, down: 0, run: 'v' },
  { direction: 'south', right: 0, down: 1, run: 'h' },
  { direction: 'west', right: 0, down: 0, run: 'v' },
];
