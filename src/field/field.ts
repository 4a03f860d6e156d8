/**
 * The map an encounter is fought on, as plain data that can be recorded. Row by row, `ground` has one symbol per tile
 * and `levels` one digit per tile for its height.
 */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly levels: string;
}

/** The cover a tile gives someone behind it: hip-high or chin-high. */
export type CoverHeight = 'low' | 'high';

/** What is on a tile. */
interface Ground {
  readonly name: GroundName;
  /** True if no combatant can stand on the tile or move through it. */
  readonly isSolid?: true;
  /** True if the tile blocks line of sight. */
  readonly isOpaque?: true;
  readonly covers?: CoverHeight;
  /** The movement points that it costs to enter the tile. */
  readonly cost: number;
}

const GROUND_NAMES = [
  'floor',
  'wall',
  'closed door',
  'open door',
  'rough ground',
  'water',
  'deep water',
  'crate',
  'pillar',
  'nothing',
] as const;
export type GroundName = (typeof GROUND_NAMES)[number];

const NO_GROUND: Ground = { name: 'nothing', isSolid: true, isOpaque: true, cost: 1 };

/** The symbols with which users type a map and the bot prints one. */
export const SIGNS = {
  '.': { name: 'floor', cost: 1 },
  '#': { name: 'wall', isSolid: true, isOpaque: true, covers: 'high', cost: 1 },
  '+': { name: 'closed door', isSolid: true, isOpaque: true, covers: 'high', cost: 1 },
  '/': { name: 'open door', cost: 1 },
  ',': { name: 'rough ground', cost: 2 },
  '~': { name: 'water', cost: 2 },
  '=': { name: 'deep water', isSolid: true, cost: 1 },
  o: { name: 'crate', covers: 'low', cost: 2 },
  O: { name: 'pillar', isSolid: true, covers: 'high', cost: 1 },
  ' ': NO_GROUND,
} as const satisfies Readonly<Record<string, Ground>>;
export type Sign = keyof typeof SIGNS;

/** Why typed rows are not a valid map. Rows and columns count from 1. */
export type FieldFault =
  | { readonly fault: 'empty' | 'too-wide' | 'too-long' | 'nowhere-to-stand' }
  | { readonly fault: 'sign'; readonly sign: string; readonly row: number; readonly column: number };

/**
 * The first problem in typed rows. Undefined if they are valid: at most 26 by 26, only known symbols, and at least one
 * tile to stand on.
 */
export function findMapFault(rows: readonly string[]): FieldFault | undefined {
  if (!rows.some((row) => row.trim() !== '')) return { fault: 'empty' };
  if (rows.some((row) => row.length > LONGEST_SIDE)) return { fault: 'too-wide' };
  if (rows.length > LONGEST_SIDE) return { fault: 'too-long' };
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries())
      if (!Object.hasOwn(SIGNS, sign)) return { fault: 'sign', sign, row: y + 1, column: x + 1 };
  const field = fieldOf(rows);
  return tilesOf(field).some((tile) => !groundAt(field, tile).isSolid) ? undefined : { fault: 'nowhere-to-stand' };
}

/**
 * Builds a map from rows of symbols and rows of digits for heights. Short rows are padded with empty tiles at height 0.
 */
export function fieldOf(rows: readonly string[], heights: readonly string[] = []): Field {
  const width = Math.max(...rows.map((row) => row.length));
  const levels = rows.map((_, y) => (heights[y] ?? '').replace(/\D/g, '0').slice(0, width).padEnd(width, '0'));
  return {
    width,
    height: rows.length,
    ground: rows.map((row) => row.padEnd(width)).join(''),
    levels: levels.join(''),
  };
}

/** The rows of symbols that `fieldOf` can read again. */
export function rowsOf({ width, height, ground }: Field): readonly string[] {
  return Array.from({ length: height }, (_, y) => ground.slice(y * width, (y + 1) * width));
}

export function isInside({ width, height }: Field, { x, y }: Tile): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** What is on a tile. Off the map, that is `NO_GROUND`. */
export function groundAt(field: Field, tile: Tile): Ground {
  if (!isInside(field, tile)) return NO_GROUND;
  const sign = field.ground[indexOf(field, tile)] ?? ' ';
  return Object.hasOwn(SIGNS, sign) ? SIGNS[sign as Sign] : NO_GROUND;
}

/** The height of a tile, in levels. */
export function levelAt(field: Field, tile: Tile): number {
  return isInside(field, tile) ? Number(field.levels[indexOf(field, tile)] ?? 0) : 0;
}

/** A copy of the map with one tile's symbol or height changed. */
export function withTile(
  field: Field,
  tile: Tile,
  { sign, level }: { readonly sign?: Sign; readonly level?: number },
): Field {
  const tileIndex = indexOf(field, tile);
  const withCharacterReplaced = (into: string, one: string | undefined) =>
    one === undefined ? into : `${into.slice(0, tileIndex)}${one}${into.slice(tileIndex + 1)}`;
  return {
    ...field,
    ground: withCharacterReplaced(field.ground, sign),
    levels: withCharacterReplaced(field.levels, level?.toString()),
  };
}

/** A copy of the map with every closed door open. */
export function withOpenDoors(field: Field): Field {
  return field.ground.includes('+') ? { ...field, ground: field.ground.replaceAll('+', '/') } : field;
}

/** The index of a tile in the strings of its map. */
export function indexOf({ width }: Field, { x, y }: Tile): number {
  return y * width + x;
}

export function tileAt({ width }: Field, index: number): Tile {
  return { x: index % width, y: Math.floor(index / width) };
}

/** The tiles of each map, cached because every area search goes through all of them. */
const tilesByField = new WeakMap<Field, readonly Tile[]>();

/** All tiles, row by row. */
export function tilesOf(field: Field): readonly Tile[] {
  const allTiles =
    tilesByField.get(field) ?? Array.from({ length: field.width * field.height }, (_, index) => tileAt(field, index));
  tilesByField.set(field, allTiles);
  return allTiles;
}

/** A tile by column and row, from 0: (0, 0) is A1, at the top left. */
export interface Tile {
  readonly x: number;
  readonly y: number;
}

/** A tile's name, as shown, typed and recorded: "D7". */
export type TileName = string;

/**
 * The maximum number of columns, and of rows, of a map. A tile's name has one letter for its column, which limits a map
 * to 26 columns.
 */
export const LONGEST_SIDE = 26;

/** The eight directions, clockwise from north. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEP_BY_DIRECTION: Readonly<Record<Direction, Tile>> = {
  north: { x: 0, y: -1 },
  'north-east': { x: 1, y: -1 },
  east: { x: 1, y: 0 },
  'south-east': { x: 1, y: 1 },
  south: { x: 0, y: 1 },
  'south-west': { x: -1, y: 1 },
  west: { x: -1, y: 0 },
  'north-west': { x: -1, y: -1 },
};

export function isSameTile(a: Tile, b: Tile): boolean {
  return a.x === b.x && a.y === b.y;
}

/** All tiles of the largest map, and a lookup by name. They are shared because every step of a search needs them. */
const ALL_TILES = Array.from(
  { length: LONGEST_SIDE ** 2 },
  (_, index): Tile => ({ x: index % LONGEST_SIDE, y: Math.floor(index / LONGEST_SIDE) }),
);
const TILE_NAMES = ALL_TILES.map(nameOfTile);
const TILES_BY_NAME = new Map(ALL_TILES.map((tile) => [nameOfTile(tile), tile]));

export function tileName(tile: Tile): TileName {
  const { x, y } = tile;
  const hasNamedColumn = x >= 0 && x < LONGEST_SIDE;
  return (hasNamedColumn && TILE_NAMES[y * LONGEST_SIDE + x]) || nameOfTile(tile);
}

function nameOfTile({ x, y }: Tile): TileName {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

/** Reads a tile name, in either case and with spaces allowed. Undefined if it isn't one. */
export function tileNamed(input: string): Tile | undefined {
  return TILES_BY_NAME.get(input) ?? readTileName(input);
}

function readTileName(input: string): Tile | undefined {
  const [, letter, number] = /^([a-z])\s*(\d{1,2})$/i.exec(input.trim()) ?? [];
  if (letter === undefined || Number(number) === 0) return undefined;
  return { x: letter.toUpperCase().charCodeAt(0) - 65, y: Number(number) - 1 };
}

/** The next tile in a direction. It can be off the map. */
export function tileTowards({ x, y }: Tile, direction: Direction): Tile {
  const step = STEP_BY_DIRECTION[direction];
  return { x: x + step.x, y: y + step.y };
}

/**
 * Which of the eight directions is nearest to the direction from one tile to another. There is never a tie: the border
 * between two directions has slope √2 − 1, which is not a ratio of whole numbers. Undefined if both are the same tile.
 */
export function directionTo(from: Tile, to: Tile): Direction | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const longerDistance = Math.max(Math.abs(across), Math.abs(down));
  const shorterDistance = Math.min(Math.abs(across), Math.abs(down));
  const isStraight = (longerDistance + shorterDistance) ** 2 < 2 * longerDistance ** 2;
  const x = isStraight && Math.abs(across) < longerDistance ? 0 : Math.sign(across);
  const y = isStraight && Math.abs(down) < longerDistance ? 0 : Math.sign(down);
  return DIRECTIONS.find((each) => STEP_BY_DIRECTION[each].x === x && STEP_BY_DIRECTION[each].y === y);
}

export function oppositeOf(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 4) % 8] ?? direction;
}

/** Whether a third tile lies exactly halfway between two others. */
export function isBetween(third: Tile, a: Tile, b: Tile): boolean {
  return a.x + b.x === 2 * third.x && a.y + b.y === 2 * third.y && !isSameTile(a, b);
}

/** Where a combatant stands: on `side` × `side` tiles, with `at` as the top left one. */
export interface Body {
  readonly at: Tile;
  readonly side: number;
}

export function bodyAt(tile: Tile, side = 1): Body {
  return { at: tile, side };
}

/** The tiles a body stands on. */
export function tilesUnder({ at, side }: Body): readonly Tile[] {
  // Most bodies stand on a single tile, and a path search calls this function at every step.
  if (side === 1) return [at];
  return Array.from({ length: side * side }, (_, index) => ({
    x: at.x + (index % side),
    y: at.y + Math.floor(index / side),
  }));
}

/**
 * The distance between two bodies in squares: the largest of the horizontal, vertical and height differences, with one
 * square per level. 0 if the bodies share a tile.
 */
export function squaresBetween(a: Body, b: Body, field?: Field): number {
  const { across, down } = gapsBetween(a, b);
  const heightDifference = field ? Math.abs(levelAt(field, a.at) - levelAt(field, b.at)) : 0;
  return Math.max(across, down, heightDifference);
}

/** Straight-line distance from one body to another, rounded to whole meters. */
export function metersBetween(a: Body, b: Body, metersPerSquare: number): number {
  const { across, down } = gapsBetween(a, b);
  return Math.round(Math.hypot(across, down) * metersPerSquare);
}

/** The distance between the nearest tiles of two bodies, across and down. It is 1 for adjacent tiles. */
function gapsBetween(a: Body, b: Body): { readonly across: number; readonly down: number } {
  const gap = (from: number, to: number) => Math.max(0, to - (from + a.side - 1), from - (to + b.side - 1));
  return { across: gap(a.at.x, b.at.x), down: gap(a.at.y, b.at.y) };
}
