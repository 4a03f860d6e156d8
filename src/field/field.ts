import { LONGEST_SIDE, type Tile } from './tile.ts';

/**
 * The ground that an encounter is fought on: plain data, so that it can be recorded. One sign a tile, row after row, and one
 * digit a tile for its height in levels.
 */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly levels: string;
}

/** What covers whoever is behind it: up to the hip, or up to the chin. */
export type Covering = 'low' | 'high';

/** What is on a tile. */
export interface Ground {
  readonly name: GroundName;
  /** Nobody stands on it or goes through it. */
  readonly isSolid?: true;
  /** No line of sight passes it. */
  readonly isOpaque?: true;
  readonly covers?: Covering;
  /** Points to enter it. */
  readonly cost: number;
}

export const GROUND_NAMES = [
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

const NOTHING: Ground = { name: 'nothing', isSolid: true, isOpaque: true, cost: 1 };

/** The signs of a field, as it is typed and drawn in characters. */
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
  ' ': NOTHING,
} as const satisfies Readonly<Record<string, Ground>>;
export type Sign = keyof typeof SIGNS;

/** Why rows of signs are no field. Rows and columns are counted from 1. */
export type FieldFault =
  | { readonly fault: 'empty' | 'too-wide' | 'too-long' | 'nowhere-to-stand' }
  | { readonly fault: 'sign'; readonly sign: string; readonly row: number; readonly column: number };

/** Whether a field can be made of rows of signs: at most 26 by 26, known signs alone, and a tile to stand on. */
export function faultIn(rows: readonly string[]): FieldFault | undefined {
  if (!rows.some((row) => row.trim() !== '')) return { fault: 'empty' };
  if (rows.some((row) => row.length > LONGEST_SIDE)) return { fault: 'too-wide' };
  if (rows.length > LONGEST_SIDE) return { fault: 'too-long' };
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries())
      if (!Object.hasOwn(SIGNS, sign)) return { fault: 'sign', sign, row: y + 1, column: x + 1 };
  const field = fieldOf(rows);
  return tilesOf(field).some((tile) => !groundAt(field, tile).isSolid) ? undefined : { fault: 'nowhere-to-stand' };
}

/** The field of rows of signs, and of digits for its heights. Short rows are filled up with nothing, at height 0. */
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

/** The rows of signs of which a field can be made again. */
export function rowsOf({ width, height, ground }: Field): readonly string[] {
  return Array.from({ length: height }, (_, y) => ground.slice(y * width, (y + 1) * width));
}

export function isInside({ width, height }: Field, { x, y }: Tile): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** What is on a tile: outside of the field, nothing. */
export function groundAt(field: Field, tile: Tile): Ground {
  if (!isInside(field, tile)) return NOTHING;
  const sign = field.ground[indexOf(field, tile)] ?? ' ';
  return Object.hasOwn(SIGNS, sign) ? SIGNS[sign as Sign] : NOTHING;
}

/** The height of a tile, in levels. */
export function levelAt(field: Field, tile: Tile): number {
  return isInside(field, tile) ? Number(field.levels[indexOf(field, tile)] ?? 0) : 0;
}

/** A field with another sign on a tile, or at another height. */
export function withTile(
  field: Field,
  tile: Tile,
  { sign, level }: { readonly sign?: Sign; readonly level?: number },
): Field {
  const at = indexOf(field, tile);
  const put = (into: string, one: string | undefined) =>
    one === undefined ? into : `${into.slice(0, at)}${one}${into.slice(at + 1)}`;
  return { ...field, ground: put(field.ground, sign), levels: put(field.levels, level?.toString()) };
}

/** The same field with every closed door open. */
export function withOpenDoors(field: Field): Field {
  return field.ground.includes('+') ? { ...field, ground: field.ground.replaceAll('+', '/') } : field;
}

/** The place of a tile in the strings of its field. */
export function indexOf({ width }: Field, { x, y }: Tile): number {
  return y * width + x;
}

export function tileAt({ width }: Field, index: number): Tile {
  return { x: index % width, y: Math.floor(index / width) };
}

/** Made once for a field: areas are looked for among all of its tiles. */
const tiles = new WeakMap<Field, readonly Tile[]>();

/** All tiles, row after row. */
export function tilesOf(field: Field): readonly Tile[] {
  const all = tiles.get(field) ?? Array.from({ length: field.width * field.height }, (_, n) => tileAt(field, n));
  tiles.set(field, all);
  return all;
}
