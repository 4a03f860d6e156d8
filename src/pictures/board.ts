import type { Field } from '../field/field.ts';
import { type Tile, tileName } from '../field/tile.ts';
import { groundDrawing } from './board-ground.ts';
import { overview, overviewHeight } from './overview.ts';
import { type Box, cased, circle, element, label, picture, rectangle, type Svg } from './svg.ts';
import type { Theme } from './theme.ts';
import { SMALL_TILE, TileCanvas } from './tile-canvas.ts';
import { type Token, tokenDrawing, turnFrame } from './token.ts';
import { isIn, openPart, windowOf } from './window.ts';

/** A field with everybody on it, as one reader may see it. */
export interface BoardView {
  readonly field: Field;
  readonly tokens: readonly Token[];
  /** The part that is shown. Absent: what is worth showing. */
  readonly window?: Box;
  /** Where somebody can go; `isStruck`: not without being struck at. */
  readonly reach?: readonly { readonly to: Tile; readonly isStruck: boolean }[];
  /** What is in range, and what is in an area. */
  readonly range?: readonly Tile[];
  readonly area?: readonly Tile[];
  /** The last move, or one that is planned, from its beginning. */
  readonly path?: readonly Tile[];
  /** What nobody of the reader's side sees now. */
  readonly unseen?: readonly Tile[];
  /** What lies under the tiles, by its digest: it is looked for where it is drawn; then as a data address. */
  readonly image?: string;
  readonly under?: string;
  /** A line of words below. */
  readonly caption?: string;
}

/** Pixels: the whole width, and what the letters and numbers of the grid take. */
const WIDTH = 780;
const MARGIN = 38;
const CAPTION = 34;

/** The field as SVG: the same view gives the same characters. */
export function boardPicture(view: BoardView, theme: Theme): string {
  return new BoardPicture(view, theme).svg;
}

/** Where the tiles of a board are in its picture. */
export function canvasOf({ field, tokens, window }: BoardView): TileCanvas {
  return new TileCanvas(field, window ?? windowOf(field, tokens), { width: WIDTH - MARGIN - 10, margin: MARGIN });
}

/** Whether tokens are drawn small on it, without numbers. */
export function isSmall({ size }: Pick<TileCanvas, 'size'>): boolean {
  return size < SMALL_TILE;
}

class BoardPicture {
  readonly #view: BoardView;
  readonly #theme: Theme;
  readonly #canvas: TileCanvas;

  constructor(view: BoardView, theme: Theme) {
    this.#view = view;
    this.#theme = theme;
    this.#canvas = canvasOf(view);
  }

  get svg(): string {
    const { field, tokens, caption } = this.#view;
    const bottom = MARGIN + this.#canvas.window.height * this.#canvas.size;
    const [open, { width, height }] = [openPart(field), this.#canvas.window];
    const isPart = width < open.width || height < open.height;
    const below = Math.max(caption === undefined ? 10 : 10 + CAPTION, isPart ? overviewHeight(field) + 24 : 0);
    const shown = tokens.filter(({ at }) => isIn(this.#canvas.window, at));
    return picture(
      WIDTH,
      bottom + below,
      this.#theme.card,
      this.#hatch(),
      ...groundDrawing(this.#view, this.#canvas, this.#theme),
      ...this.#marks(),
      ...shown.filter(({ isOnTurn }) => isOnTurn).map((token) => this.#turnFrame(token)),
      ...shown.filter(({ isDown }) => isDown).map((token) => this.#token(token)),
      this.#path(),
      ...shown.filter(({ isDown }) => !isDown).map((token) => this.#token(token)),
      ...this.#grid(),
      caption === undefined
        ? undefined
        : label(caption, { x: MARGIN, y: bottom + 24, size: 20, fill: this.#theme.softInk, anchor: 'start' }),
      isPart
        ? overview(field, tokens, this.#canvas.window, { right: WIDTH - 12, top: bottom + 12 }, this.#theme)
        : undefined,
    );
  }

  #marks(): readonly (Svg | undefined)[] {
    const { reach = [], range = [], area = [], unseen = [] } = this.#view;
    const theme = this.#theme;
    const shown = reach.filter(({ to }) => isIn(this.#canvas.window, to));
    return [
      ...this.#canvas.patches(area, () => ({ fill: 'url(#hatch)', opacity: 0.6 })),
      cased(this.#canvas.around(area), { color: theme.mark, width: 5 }, theme.edge),
      ...this.#canvas.patches(
        shown.map(({ to }) => to),
        () => ({ fill: theme.mark, opacity: 0.17 }),
      ),
      ...shown.map(({ to, isStruck }) =>
        this.#canvas.on(
          to,
          isStruck
            ? label('!', { x: 50, y: 50, size: 40, fill: theme.ink })
            : circle(50, 50, 9, { fill: theme.mark, stroke: { color: theme.edge, width: 3 } }),
        ),
      ),
      cased(this.#canvas.around(range), { color: '#FFFFFF', width: 4, dashes: '12 9' }, theme.edge),
      ...this.#canvas.patches(unseen, () => ({ fill: theme.edge, opacity: this.#view.under === undefined ? 0.72 : 1 })),
    ];
  }

  #turnFrame({ at, tiles }: Token): Svg | undefined {
    return this.#canvas.on(at, turnFrame(this.#theme), tiles);
  }

  #token(token: Token): Svg | undefined {
    return this.#canvas.on(token.at, tokenDrawing(token, isSmall(this.#canvas), this.#theme), token.tiles);
  }

  /** An arrow from where it began. */
  #path(): Svg | undefined {
    const { path: way = [] } = this.#view;
    const [from, to, last] = [way[0], way.at(-1), way.at(-2)];
    if (!from || !to || !last) return undefined;
    const { mark, floor, edge } = this.#theme;
    const angle = (Math.atan2(to.y - last.y, to.x - last.x) * 180) / Math.PI;
    const length = Math.round(100 * Math.hypot(to.x - last.x, to.y - last.y));
    const arrow = cased(`M${-length} 0H-46M-64-14L-46 0L-64 14`, { color: mark, width: 7 }, edge);
    return element(
      'g',
      {},
      cased(
        `M${way
          .slice(0, -1)
          .map((tile) => this.#canvas.middle(tile))
          .join('L')}`,
        { color: mark, width: this.#canvas.size * 0.07 },
        edge,
      ),
      element(
        'g',
        { transform: `translate(${this.#canvas.middle(to)}) rotate(${angle}) scale(${this.#canvas.size / 100})` },
        arrow,
      ),
      this.#canvas.on(from, circle(50, 50, 20, { fill: floor, stroke: { color: mark, width: 6, dashes: '8 8' } })),
    );
  }

  /** The letters and numbers of the grid. */
  #grid(): readonly Svg[] {
    const size = Math.max(15, Math.min(24, this.#canvas.size * 0.42));
    const fill = this.#theme.softInk;
    const { x, y, width, height } = this.#canvas.window;
    const along = (n: number) => MARGIN + (n + 0.5) * this.#canvas.size;
    return [
      ...Array.from({ length: width }, (_, n) =>
        label(tileName({ x: x + n, y: 0 }).slice(0, -1), { x: along(n), y: MARGIN - 18, size, fill }),
      ),
      ...Array.from({ length: height }, (_, n) =>
        label(String(y + n + 1), { x: MARGIN - 19, y: along(n), size, fill }),
      ),
    ];
  }

  #hatch(): Svg {
    return element(
      'pattern',
      { id: 'hatch', width: 9, height: 9, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      rectangle({ x: 0, y: 0, width: 3.5, height: 9 }, { fill: this.#theme.mark }),
    );
  }
}
