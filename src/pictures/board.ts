import { type Field, groundAt, isInside, levelAt } from '../field/field.ts';
import { type Tile, tileName } from '../field/tile.ts';
import { groundColor, groundMark } from './ground.ts';
import { overview, overviewHeight } from './overview.ts';
import { type Box, cased, circle, element, label, path, picture, rectangle, type Svg } from './svg.ts';
import type { Theme } from './theme.ts';
import { TileCanvas } from './tile-canvas.ts';
import { type Token, tokenDrawing, turnFrame } from './token.ts';
import { isIn, isWall, openPart, windowOf } from './window.ts';

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
  /** A line of words below. */
  readonly caption?: string;
}

/** Pixels: the whole width, what the letters and numbers of the grid take, and a tile below which it has no number. */
const WIDTH = 780;
const MARGIN = 38;
const SMALL_TILE = 44;
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
      ...this.#ground(),
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

  #ground(): readonly (Svg | undefined)[] {
    const { field } = this.#view;
    const theme = this.#theme;
    const name = (tile: Tile) => groundAt(field, tile).name;
    const raised = (from: number) =>
      this.#canvas.tiles.filter((tile) => levelAt(field, tile) >= from && !groundAt(field, tile).isOpaque);
    return [
      ...this.#canvas.patches(this.#canvas.tiles, (tile) => ({
        fill: groundColor(name(tile), (tile.x + tile.y) % 2 === 1, theme),
      })),
      ...this.#canvas.patches(raised(1), () => ({ fill: theme.raised, opacity: 0.14 })),
      ...this.#canvas.patches(raised(2), () => ({ fill: theme.raised, opacity: 0.14 })),
      ...this.#canvas.patches(
        this.#canvas.tiles.filter((tile) => !isWall(field, tile)),
        () => ({
          stroke: { color: theme.grid, width: 1.5 },
        }),
      ),
      ...this.#canvas.tiles.map((tile) => {
        const isAcross = groundAt(field, { x: tile.x - 1, y: tile.y }).isOpaque === true;
        return this.#canvas.on(tile, groundMark(name(tile), isAcross, theme));
      }),
      ...(this.#canvas.size < SMALL_TILE ? [] : raised(1)).map((tile) =>
        this.#canvas.on(tile, label(`+${levelAt(field, tile)}`, { x: 20, y: 17, size: 22, fill: theme.ink })),
      ),
      path(
        this.#canvas.borders((a, b) => this.#isStep(a, b)),
        { stroke: { color: theme.ink, width: 5, dashes: '3 5' } },
      ),
      path(
        this.#canvas.borders((a, b) => !isWall(field, a) && isInside(field, b) && isWall(field, b)),
        {
          stroke: { color: theme.wallFace, width: Math.max(3, this.#canvas.size / 14), cap: 'square' },
        },
      ),
    ];
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
      ...this.#canvas.patches(unseen, () => ({ fill: theme.edge, opacity: 0.72 })),
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

  /** The ground falls from one tile to the other. */
  #isStep(a: Tile, b: Tile): boolean {
    const { field } = this.#view;
    if (!isInside(field, b) || !isIn(this.#canvas.window, b)) return false;
    const isOpen = !groundAt(field, a).isOpaque && !groundAt(field, b).isOpaque;
    return isOpen && levelAt(field, a) > levelAt(field, b);
  }
}
