import type { Direction, Field, GroundName, Tile } from '../field/field.ts';
import { groundAt, isInside, isSameTile, levelAt, tileName, tilesOf, tileTowards } from '../field/field.ts';
import type { Box, Paint, Svg } from './svg.ts';
import { circle, element, joinSvg, label, outlinedLine, path, picture, placedSvg, rectangle } from './svg.ts';
import { SIDE_LINE_COLORS, type Theme } from './theme.ts';
import { type Token, tokenDrawing, turnFrameDrawing } from './token.ts';
import { boxWithoutOuterWalls, isInBox, isTokenInBox, isWall, windowOf } from './window.ts';

/** A map with everyone on it, as one reader may see it. */
export interface BoardView {
  readonly field: Field;
  readonly tokens: readonly Token[];
  /** The part of the map that is shown. If undefined, `windowOf` chooses it. */
  readonly window?: Box;
  /** The squares that a combatant can reach. `provokesAttack` is true if the move provokes an opportunity attack. */
  readonly reach?: readonly { readonly to: Tile; readonly provokesAttack: boolean }[];
  /** The squares in range of an action. */
  readonly range?: readonly Tile[];
  readonly area?: readonly Tile[];
  /** The last or planned move, including its start. */
  readonly path?: readonly Tile[];
  /** The squares that the reader's side can't see now. */
  readonly hidden?: readonly Tile[];
  /** The digest of the image under the squares. */
  readonly image?: string;
  /** The image under the squares as a data URL. It is loaded when the map is drawn. */
  readonly under?: string;
  /** A line of text below the map. */
  readonly caption?: string;
}

/** The width of the picture, in pixels. */
const BOARD_WIDTH = 780;
/** The room for the letters and numbers of the grid, in pixels. */
const BOARD_MARGIN = 38;
/** The room for the caption, in pixels. */
const CAPTION_HEIGHT = 34;

/** A map as SVG. Equal views give equal SVG. */
export function boardPicture(view: BoardView, theme: Theme): string {
  return new BoardPicture(view, theme).svg;
}

/** Where a map's squares are in its picture. */
export function canvasOf({ field, tokens, window }: BoardView): TileCanvas {
  return new TileCanvas(field, window ?? windowOf(field, tokens), {
    width: BOARD_WIDTH - BOARD_MARGIN - 10,
    margin: BOARD_MARGIN,
  });
}

/** True if a map's tokens are drawn small, without numbers. */
export function isSmallMap({ size }: Pick<TileCanvas, 'size'>): boolean {
  return size < MIN_NUMBERED_TILE_PX;
}

/** The id of the clip path around the shown part of the map. */
const SHOWN_PART_ID = 'shown';

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
    const mapBottom = BOARD_MARGIN + this.#canvas.window.height * this.#canvas.size;
    const [mapBox, { width, height }] = [boxWithoutOuterWalls(field), this.#canvas.window];
    const isMapCropped = width < mapBox.width || height < mapBox.height;
    const heightBelowMap = Math.max(
      caption === undefined ? 10 : 10 + CAPTION_HEIGHT,
      isMapCropped ? overviewHeight(field) + 24 : 0,
    );
    const shownTokens = tokens.filter((token) => isTokenInBox(this.#canvas.window, token));
    return picture(
      BOARD_WIDTH,
      mapBottom + heightBelowMap,
      this.#theme.card,
      this.#hatchPattern(),
      shownTokens.some((token) => this.#isCut(token)) ? this.#shownPart() : undefined,
      ...groundDrawing(this.#view, this.#canvas, this.#theme),
      ...this.#marks(),
      ...shownTokens.filter(({ isOnTurn }) => isOnTurn).map((token) => this.#turnFrame(token)),
      ...shownTokens.filter(({ isDown }) => isDown).map((token) => this.#token(token)),
      this.#path(),
      ...shownTokens.filter(({ isDown }) => !isDown).map((token) => this.#token(token)),
      ...this.#grid(),
      caption === undefined
        ? undefined
        : label(caption, { x: BOARD_MARGIN, y: mapBottom + 24, size: 20, fill: this.#theme.softInk, anchor: 'start' }),
      isMapCropped
        ? overviewPicture(
            field,
            tokens,
            this.#canvas.window,
            { right: BOARD_WIDTH - 12, top: mapBottom + 12 },
            this.#theme,
          )
        : undefined,
    );
  }

  #marks(): readonly (Svg | undefined)[] {
    const { reach = [], range = [], area = [], hidden = [] } = this.#view;
    const theme = this.#theme;
    const shownTiles = reach.filter(({ to }) => isInBox(this.#canvas.window, to));
    return [
      ...this.#canvas.filledTiles(area, () => ({ fill: 'url(#hatch)', opacity: 0.6 })),
      outlinedLine(this.#canvas.outlineOf(area), { color: theme.mark, width: 5 }, theme.edge),
      ...this.#canvas.filledTiles(
        shownTiles.map(({ to }) => to),
        () => ({ fill: theme.mark, opacity: 0.17 }),
      ),
      ...shownTiles.map(({ to, provokesAttack }) =>
        this.#canvas.drawOn(
          to,
          provokesAttack
            ? label('!', { x: 50, y: 50, size: 40, fill: theme.ink })
            : circle(50, 50, 9, { fill: theme.mark, stroke: { color: theme.edge, width: 3 } }),
        ),
      ),
      outlinedLine(this.#canvas.outlineOf(range), { color: '#FFFFFF', width: 4, dashes: '12 9' }, theme.edge),
      ...this.#canvas.filledTiles(hidden, () => ({
        fill: theme.edge,
        opacity: this.#view.under === undefined ? 0.72 : 1,
      })),
    ];
  }

  #turnFrame(token: Token): Svg | undefined {
    return this.#cutToShownPart(token, this.#canvas.drawOn(token.at, turnFrameDrawing(this.#theme), token.tiles));
  }

  #token(token: Token): Svg | undefined {
    const sharingTokens = this.#view.tokens.filter((each) => canShareDrawing(each) && isSameTile(each.at, token.at));
    if (sharingTokens.length < 2 || !canShareDrawing(token)) return this.#wholeToken(token);
    const perRow = Math.ceil(Math.sqrt(sharingTokens.length));
    const index = sharingTokens.indexOf(token);
    const corner = { x: token.at.x + (index % perRow) / perRow, y: token.at.y + Math.floor(index / perRow) / perRow };
    return this.#canvas.drawOn(corner, tokenDrawing(token, true, this.#theme), 1 / perRow);
  }

  #wholeToken(token: Token): Svg | undefined {
    const drawing = tokenDrawing(token, isSmallMap(this.#canvas), this.#theme);
    return this.#cutToShownPart(token, this.#canvas.drawOn(token.at, drawing, token.tiles), this.#labelInside(token));
  }

  /** Whether some of a token's squares are outside the shown part of the map. */
  #isCut({ at, tiles = 1 }: Token): boolean {
    const { window } = this.#canvas;
    return !isInBox(window, at) || !isInBox(window, { x: at.x + tiles - 1, y: at.y + tiles - 1 });
  }

  /** Limits what is drawn for a token to the shown part of the map. */
  #cutToShownPart(token: Token, ...drawings: readonly (Svg | undefined)[]): Svg | undefined {
    if (!this.#isCut(token)) return joinSvg(...drawings);
    return element('g', { 'clip-path': `url(#${SHOWN_PART_ID})` }, ...drawings);
  }

  #shownPart(): Svg {
    const { window, size } = this.#canvas;
    const area = { ...this.#canvas.corner(window), width: window.width * size, height: window.height * size };
    return element('clipPath', { id: SHOWN_PART_ID }, rectangle(area, { fill: '#000000' }));
  }

  /** A token's label on the squares that are shown, if the middle of the token isn't shown. */
  #labelInside({ at, tiles = 1, label: name }: Token): Svg | undefined {
    const { window } = this.#canvas;
    const shownMiddle = (from: number, windowFrom: number, windowLength: number) =>
      (Math.max(from, windowFrom) + Math.min(from + tiles, windowFrom + windowLength)) / 2;
    const isMiddleShown = (from: number, windowFrom: number, windowLength: number) =>
      from + tiles / 2 > windowFrom && from + tiles / 2 < windowFrom + windowLength;
    if (isMiddleShown(at.x, window.x, window.width) && isMiddleShown(at.y, window.y, window.height)) return undefined;
    const middle = {
      x: shownMiddle(at.x, window.x, window.width) - 0.5,
      y: shownMiddle(at.y, window.y, window.height) - 0.5,
    };
    const labelBackground = rectangle({ x: 20, y: 33, width: 60, height: 34 }, { fill: this.#theme.edge }, 8);
    return this.#canvas.drawOn(
      middle,
      joinSvg(labelBackground, label(name, { x: 50, y: 50, size: 30, fill: '#FFFFFF' })),
    );
  }

  /** The path of a combatant's move as a line that ends in an arrow. */
  #path(): Svg | undefined {
    const { path: tiles = [] } = this.#view;
    const [from, to, last] = [tiles[0], tiles.at(-1), tiles.at(-2)];
    if (!from || !to || !last) return undefined;
    const { mark, floor, edge } = this.#theme;
    const angleDegrees = (Math.atan2(to.y - last.y, to.x - last.x) * 180) / Math.PI;
    const arrowLength = Math.round(100 * Math.hypot(to.x - last.x, to.y - last.y));
    const arrow = outlinedLine(`M${-arrowLength} 0H-46M-64-14L-46 0L-64 14`, { color: mark, width: 7 }, edge);
    return element(
      'g',
      {},
      outlinedLine(
        `M${tiles
          .slice(0, -1)
          .map((tile) => this.#canvas.middle(tile))
          .join('L')}`,
        { color: mark, width: this.#canvas.size * 0.07 },
        edge,
      ),
      element(
        'g',
        {
          transform: `translate(${this.#canvas.middle(to)}) rotate(${angleDegrees}) scale(${this.#canvas.size / 100})`,
        },
        arrow,
      ),
      this.#canvas.drawOn(from, circle(50, 50, 20, { fill: floor, stroke: { color: mark, width: 6, dashes: '8 8' } })),
    );
  }

  /** The letters and numbers of the grid. */
  #grid(): readonly Svg[] {
    const letterSize = Math.max(15, Math.min(24, this.#canvas.size * 0.42));
    const fill = this.#theme.softInk;
    const { x, y, width, height } = this.#canvas.window;
    const squareCenter = (n: number) => BOARD_MARGIN + (n + 0.5) * this.#canvas.size;
    return [
      ...Array.from({ length: width }, (_, index) =>
        label(tileName({ x: x + index, y: 0 }).slice(0, -1), {
          x: squareCenter(index),
          y: BOARD_MARGIN - 18,
          size: letterSize,
          fill,
        }),
      ),
      ...Array.from({ length: height }, (_, index) =>
        label(String(y + index + 1), { x: BOARD_MARGIN - 19, y: squareCenter(index), size: letterSize, fill }),
      ),
    ];
  }

  #hatchPattern(): Svg {
    return element(
      'pattern',
      { id: 'hatch', width: 9, height: 9, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      rectangle({ x: 0, y: 0, width: 3.5, height: 9 }, { fill: this.#theme.mark }),
    );
  }
}

/**
 * Whether a token may be drawn small, so that several tokens fit side by side on one square. Tokens of combatants that
 * are down or larger than one square may not.
 */
function canShareDrawing({ tiles = 1, isDown }: Token): boolean {
  return tiles === 1 && isDown !== true;
}

/** The ground of the shown part: squares, heights and what is on them. `under` is an image below it. */
function groundDrawing(
  { field, under }: { readonly field: Field; readonly under?: string },
  canvas: TileCanvas,
  theme: Theme,
): readonly (Svg | undefined)[] {
  const groundName = (tile: Tile) => groundAt(field, tile).name;
  const raisedTiles = (from: number) =>
    canvas.tiles.filter((tile) => levelAt(field, tile) >= from && !groundAt(field, tile).isOpaque);
  return [
    under === undefined ? undefined : backgroundImage(under, field, canvas),
    ...canvas.filledTiles(canvas.tiles, (tile) => paintOfTile(field, tile, under !== undefined, theme)),
    ...canvas.filledTiles(raisedTiles(1), () => ({ fill: theme.raised, opacity: 0.14 })),
    ...canvas.filledTiles(raisedTiles(2), () => ({ fill: theme.raised, opacity: 0.14 })),
    ...canvas.filledTiles(
      canvas.tiles.filter((tile) => !isWall(field, tile)),
      () => ({ stroke: { color: theme.grid, width: 1.5 } }),
    ),
    ...canvas.tiles.map((tile) => {
      const isWallAcross = groundAt(field, { x: tile.x - 1, y: tile.y }).isOpaque === true;
      return canvas.drawOn(tile, groundMark(groundName(tile), isWallAcross, theme));
    }),
    ...(canvas.size < MIN_NUMBERED_TILE_PX ? [] : raisedTiles(1)).map((tile) =>
      canvas.drawOn(tile, label(`+${levelAt(field, tile)}`, { x: 20, y: 17, size: 22, fill: theme.ink })),
    ),
    path(
      canvas.borderPath((a, b) => hasHeightStep(field, canvas, a, b)),
      { stroke: { color: theme.ink, width: 5, dashes: '3 5' } },
    ),
    path(
      canvas.borderPath((a, b) => !isWall(field, a) && isInside(field, b) && isWall(field, b)),
      { stroke: { color: theme.wallFace, width: Math.max(3, canvas.size / 14), cap: 'square' } },
    ),
  ];
}

/** The image below the ground, cropped to the shown part. */
function backgroundImage(href: string, { width, height }: Field, canvas: TileCanvas): Svg {
  const { window, size } = canvas;
  const imageArea = {
    ...canvas.corner({ x: window.x, y: window.y }),
    width: window.width * size,
    height: window.height * size,
  };
  const viewBox = `${window.x} ${window.y} ${window.width} ${window.height}`;
  const image = element('image', { href, x: 0, y: 0, width, height, preserveAspectRatio: 'none' });
  return element('svg', { ...imageArea, viewBox, preserveAspectRatio: 'none' }, image);
}

/** The kinds of ground that have a color of their own. */
const COLORED_GROUNDS: readonly GroundName[] = ['wall', 'nothing', 'water', 'deep water'];

/** How a square is painted. Over an image, plain floor isn't painted and colored ground is translucent. */
function paintOfTile(field: Field, tile: Tile, isOverImage: boolean, theme: Theme): Paint {
  const { name } = groundAt(field, tile);
  const fill = groundColor(name, (tile.x + tile.y) % 2 === 1, theme);
  if (!isOverImage) return { fill };
  return COLORED_GROUNDS.includes(name) ? { fill, opacity: 0.5 } : {};
}

/** Whether the ground is higher on the first square than on its neighbor. */
function hasHeightStep(field: Field, { window }: TileCanvas, a: Tile, b: Tile): boolean {
  if (!isInside(field, b) || !isInBox(window, b)) return false;
  const areBothOpen = !groundAt(field, a).isOpaque && !groundAt(field, b).isOpaque;
  return areBothOpen && levelAt(field, a) > levelAt(field, b);
}

/** A map with squares smaller than this, in pixels, shows no numbers, because they would be unreadable. */
const MIN_NUMBERED_TILE_PX = 44;

/** Computes where the shown squares are in the picture. */
class TileCanvas {
  readonly window: Box;
  /** Pixels per square. */
  readonly size: number;
  /** The squares that are shown. */
  readonly tiles: readonly Tile[];
  readonly #margin: number;

  constructor(field: Field, window: Box, { width, margin }: { readonly width: number; readonly margin: number }) {
    this.window = window;
    this.#margin = margin;
    this.size = Math.floor(width / window.width);
    this.tiles = tilesOf(field).filter((tile) => isInBox(window, tile));
  }

  /** Scales a drawing of 100 by 100 to fill one or more squares. */
  drawOn(tile: Tile, drawing: Svg | undefined, tiles = 1): Svg | undefined {
    return placedSvg(drawing, { ...this.corner(tile), scale: (this.size * tiles) / 100 });
  }

  /** The top left corner of a square. */
  corner({ x, y }: Tile): { readonly x: number; readonly y: number } {
    return { x: this.#margin + (x - this.window.x) * this.size, y: this.#margin + (y - this.window.y) * this.size };
  }

  middle(tile: Tile): string {
    const { x, y } = this.corner(tile);
    return `${x + this.size / 2} ${y + this.size / 2}`;
  }

  /** Draws all squares with the same paint as one path, which is far faster than drawing them one by one. */
  filledTiles(tiles: readonly Tile[], paintOf: (tile: Tile) => Paint): readonly (Svg | undefined)[] {
    const shownTiles = tiles.filter((tile) => isInBox(this.window, tile));
    const tilesByPaint = Map.groupBy(shownTiles, (tile) => JSON.stringify(paintOf(tile)));
    return [...tilesByPaint.values()].map((each) => {
      const [first] = each;
      const squarePath = (tile: Tile) => {
        const { x, y } = this.corner(tile);
        return `M${x} ${y}h${this.size}v${this.size}h${-this.size}Z`;
      };
      return first && path(each.map(squarePath).join(''), paintOf(first));
    });
  }

  /** The outline of a set of squares. */
  outlineOf(tiles: readonly Tile[]): string {
    const isInTiles = (tile: Tile) => tiles.some((each) => isSameTile(each, tile));
    return this.borderPath((a, b) => isInTiles(a) && !isInTiles(b));
  }

  /** A path along the sides of shown squares where `divides` is true. */
  borderPath(divides: (tile: Tile, neighbor: Tile) => boolean): string {
    return this.tiles
      .flatMap((tile) =>
        SQUARE_SIDES.filter(({ direction }) => divides(tile, tileTowards(tile, direction))).map(
          ({ right, down, run }) => {
            const { x, y } = this.corner(tile);
            return `M${x + right * this.size} ${y + down * this.size}${run}${this.size}`;
          },
        ),
      )
      .join('');
  }
}

/** The sides of a square: where each starts, and whether it is drawn across or down. */
const SQUARE_SIDES: readonly { direction: Direction; right: 0 | 1; down: 0 | 1; run: 'h' | 'v' }[] = [
  { direction: 'north', right: 0, down: 0, run: 'h' },
  { direction: 'east', right: 1, down: 0, run: 'v' },
  { direction: 'south', right: 0, down: 1, run: 'h' },
  { direction: 'west', right: 0, down: 0, run: 'v' },
];

/** What is on a square, drawn 100 by 100. `isWallAcross` is true if the wall around a door runs from left to right. */
function groundMark(name: GroundName, isWallAcross: boolean, theme: Theme): Svg | undefined {
  switch (name) {
    case 'water':
      return wavesDrawing([38, 68], theme);
    case 'deep water':
      return wavesDrawing([28, 53, 78], theme);
    case 'rough ground':
      return path('M25 45l7-13 7 13M62 35l7-13 7 13M40 78l7-13 7 13M76 72l7-13 7 13', {
        stroke: { color: theme.rough, width: 5 },
      });
    case 'crate':
      return joinSvg(
        rectangle(
          { x: 14, y: 14, width: 72, height: 72 },
          { fill: theme.wood, stroke: { color: theme.darkWood, width: 6 } },
          6,
        ),
        path('M20 20L80 80M80 20L20 80', { stroke: { color: theme.darkWood, width: 5 } }),
      );
    case 'pillar':
      return joinSvg(
        circle(50, 50, 40, { fill: theme.wall, stroke: { color: theme.wallFace, width: 7 } }),
        circle(50, 50, 20, { stroke: { color: theme.wallFace, width: 5 } }),
      );
    case 'closed door':
      return rectangle(
        isWallAcross ? { x: 0, y: 36, width: 100, height: 28 } : { x: 36, y: 0, width: 28, height: 100 },
        {
          fill: theme.wood,
          stroke: { color: theme.edge, width: 5 },
        },
      );
    case 'open door':
      return outlinedLine(isWallAcross ? 'M0 50L50-10' : 'M50 0L110 50', { color: theme.wood, width: 12 }, theme.edge);
    case 'floor':
    case 'wall':
    case 'nothing':
      return undefined;
    default:
      return name satisfies never;
  }
}

function wavesDrawing(rows: readonly number[], theme: Theme): Svg | undefined {
  return path(rows.map((y) => `M14 ${y}q9-12 18 0t18 0t18 0t18 0`).join(''), {
    stroke: { color: theme.wave, width: 5 },
  });
}

/** The color of a square. Neighboring floor squares differ slightly, so that they can be counted. */
function groundColor(name: GroundName, isOdd: boolean, theme: Theme): string {
  switch (name) {
    case 'wall':
    case 'nothing':
      return theme.wall;
    case 'water':
      return theme.water;
    case 'deep water':
      return theme.deepWater;
    default:
      return isOdd ? theme.floor : theme.otherFloor;
  }
}

const MAX_OVERVIEW_TILE_PX = 7;
const MAX_OVERVIEW_HEIGHT_PX = 150;
/** The colors of combatants on the overview. Their tokens' colors would be too dark or too light at this size. */
const OVERVIEW_COLORS = { ...SIDE_LINE_COLORS, others: 'ink' } as const;

/**
 * A small view of the whole map, with a frame around the shown part. `right` and `top` are the view's top right corner,
 * in pixels.
 */
function overviewPicture(
  field: Field,
  tokens: readonly Token[],
  window: Box,
  { right, top }: { readonly right: number; readonly top: number },
  theme: Theme,
): Svg {
  const squareSize = tileSize(field);
  const squareAt = (x: number, y: number, fill: string, side = 1) =>
    rectangle({ x: x - (side - 1) / 2, y: y - (side - 1) / 2, width: side, height: side }, { fill });
  return element(
    'g',
    { transform: `translate(${right - squareSize * field.width} ${top}) scale(${squareSize})` },
    ...tilesOf(field).map((tile) => {
      const { name } = groundAt(field, tile);
      const isPlainGround = name !== 'wall' && name !== 'nothing' && name !== 'water' && name !== 'deep water';
      return squareAt(tile.x, tile.y, isPlainGround ? theme.grid : groundColor(name, false, theme));
    }),
    ...tokens
      .filter(({ isDown }) => !isDown)
      .map(({ at, side }) => squareAt(at.x, at.y, theme[OVERVIEW_COLORS[side]], 1.9)),
    rectangle(window, { stroke: { color: theme.mark, width: 0.5 } }),
  );
}

function overviewHeight(field: Field): number {
  return tileSize(field) * field.height;
}

function tileSize({ height }: Field): number {
  return Math.min(MAX_OVERVIEW_TILE_PX, MAX_OVERVIEW_HEIGHT_PX / height);
}
