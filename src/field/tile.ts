/** A tile by column and row, from 0: (0, 0) is A1, at the top left. */
export interface Tile {
  readonly x: number;
  readonly y: number;
}

/** A tile as it is told, typed and recorded: "D7". */
export type TileName = string;

/** The most columns and rows of a field: a place is one letter and a number. */
export const LONGEST_SIDE = 26;

/** Clockwise from north. */
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

const STEPS: Readonly<Record<Direction, Tile>> = {
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

/** All tiles of the largest field, row after row, and by their names: these are asked for at every step. */
const TILES = Array.from(
  { length: LONGEST_SIDE ** 2 },
  (_, n): Tile => ({ x: n % LONGEST_SIDE, y: Math.floor(n / LONGEST_SIDE) }),
);
const NAMES = TILES.map(written);
const NAMED = new Map(TILES.map((tile) => [written(tile), tile]));

export function tileName(tile: Tile): TileName {
  const { x, y } = tile;
  const isKnown = x >= 0 && x < LONGEST_SIDE;
  return (isKnown && NAMES[y * LONGEST_SIDE + x]) || written(tile);
}

function written({ x, y }: Tile): TileName {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

/** The tile of a name, in small letters too and with spaces in it. Undefined: it is no such name. */
export function tileNamed(typed: string): Tile | undefined {
  return NAMED.get(typed) ?? read(typed);
}

function read(typed: string): Tile | undefined {
  const [, letter, number] = /^([a-z])\s*(\d{1,2})$/i.exec(typed.trim()) ?? [];
  if (letter === undefined || Number(number) === 0) return undefined;
  return { x: letter.toUpperCase().charCodeAt(0) - 65, y: Number(number) - 1 };
}

/** The tile `steps` away in a direction. It may lie outside of the field. */
export function tileTowards({ x, y }: Tile, direction: Direction, steps = 1): Tile {
  const step = STEPS[direction];
  return { x: x + step.x * steps, y: y + step.y * steps };
}

/**
 * The nearest of the eight directions. There is never a tie: the border between two of them has the slope √2 − 1, which is
 * no ratio of whole numbers. Undefined: both are one tile.
 */
export function directionTo(from: Tile, to: Tile): Direction | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const long = Math.max(Math.abs(across), Math.abs(down));
  const short = Math.min(Math.abs(across), Math.abs(down));
  const isStraight = (long + short) ** 2 < 2 * long ** 2;
  const x = isStraight && Math.abs(across) < long ? 0 : Math.sign(across);
  const y = isStraight && Math.abs(down) < long ? 0 : Math.sign(down);
  return DIRECTIONS.find((each) => STEPS[each].x === x && STEPS[each].y === y);
}

export function oppositeOf(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 4) % 8] ?? direction;
}

/** Whether a third tile lies exactly between two: each mirrors the other on it. */
export function isBetween(third: Tile, a: Tile, b: Tile): boolean {
  return a.x + b.x === 2 * third.x && a.y + b.y === 2 * third.y && !isSameTile(a, b);
}
