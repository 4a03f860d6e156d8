import type { Field, Sign, Tile } from './field.ts';
import { fieldOf, groundAt, indexOf, isSameTile, levelAt, tilesOf, withTile } from './field.ts';
import { waysFrom } from './ways.ts';

interface PremadeMap {
  readonly rows: readonly string[];
  readonly heights?: readonly string[];
  /** The obstacles that are scattered on the map at random, as percentages of the free tiles. */
  readonly scattered: readonly (readonly [sign: Sign, percent: number])[];
}

/** Each map, with its scattered obstacles, looks the same when rotated by 180°. */
const MAPS_BY_NAME = {
  plain: { rows: repeatedRows('............', 10), scattered: [] },
  room: {
    rows: ['############', ...repeatedRows('#..........#', 10), '############'],
    scattered: [
      ['o', 6],
      ['O', 2],
    ],
  },
  corridor: {
    rows: ['################', ...repeatedRows('................', 3), '################'],
    scattered: [['o', 6]],
  },
  bridge: {
    rows: [
      '....~~~~~~~~~~~~....',
      '....~~~~~~~~~~~~....',
      '....================',
      '....................',
      '....................',
      '================....',
      '....~~~~~~~~~~~~....',
      '....~~~~~~~~~~~~....',
    ],
    scattered: [['o', 5]],
  },
  clearing: {
    rows: repeatedRows('..............', 14),
    heights: [
      ...repeatedRows('00000000000000', 5),
      '00000011000000',
      '00000111100000',
      '00000111100000',
      '00000011000000',
      ...repeatedRows('00000000000000', 5),
    ],
    scattered: [
      [',', 12],
      ['O', 6],
      ['o', 3],
    ],
  },
  street: {
    rows: [
      ...repeatedRows('#######..........#######', 2),
      '######+..........#######',
      ...repeatedRows('#######..........#######', 4),
      '######............######',
      ...repeatedRows('........................', 8),
      '######............######',
      ...repeatedRows('#######..........#######', 4),
      '#######..........+######',
      ...repeatedRows('#######..........#######', 2),
    ],
    scattered: [
      ['o', 7],
      [',', 5],
      ['O', 1],
    ],
  },
  deck: {
    rows: [
      '==================',
      '===............===',
      '=................=',
      '..................',
      '=................=',
      '===............===',
      '==================',
    ],
    heights: [
      '000000000000000000',
      '000110000000011000',
      '011110000000011110',
      '011110000000011110',
      '011110000000011110',
      '000110000000011000',
      '000000000000000000',
    ],
    scattered: [
      ['o', 6],
      ['O', 2],
    ],
  },
} as const satisfies Readonly<Record<string, PremadeMap>>;

export type PremadeMapName = keyof typeof MAPS_BY_NAME;
/** The names of the premade maps. */
export const PREMADE_MAPS = Object.keys(MAPS_BY_NAME) as readonly PremadeMapName[];

/** How many combatants of each side get a starting place on a map. */
export const MAX_START_TILES_PER_SIDE = 8;

/** The half of the map a side starts on. */
export type MapHalf = 'left' | 'right';

/**
 * A premade map with random obstacles, placed so that the map looks the same to both sides. Every free tile can be
 * reached from every other, and each side has room for eight combatants. `chance` gives numbers from 0 up to 1; the
 * same numbers give the same map.
 */
export function premadeMap(name: PremadeMapName, chance: () => number): Field {
  const { rows, scattered, ...premade }: PremadeMap = MAPS_BY_NAME[name];
  let field = fieldOf(rows, premade.heights);
  const startIndexes = new Set(
    [...startTilesOf(field, 'left'), ...startTilesOf(field, 'right')].map((tile) => indexOf(field, tile)),
  );
  for (const tile of tilesOf(field).slice(0, Math.ceil(tilesOf(field).length / 2))) {
    if (groundAt(field, tile).name !== 'floor' || startIndexes.has(indexOf(field, tile))) continue;
    const sign = randomSign(scattered, chance());
    if (sign === undefined) continue;
    const oppositeTile = rotatedTile(field, tile);
    const nextField = withTile(withTile(field, tile, { sign }), oppositeTile, { sign });
    // Obstacles that can be climbed or waded through don't cut off any tile.
    if (!isSameTile(tile, oppositeTile) && (!groundAt(nextField, tile).isSolid || isConnected(nextField)))
      field = nextField;
  }
  return field;
}

/** A map of the given size that is all open floor. */
export function plainField(width: number, height: number): Field {
  return fieldOf(repeatedRows('.'.repeat(width), height));
}

/** The map mirrored left to right. */
export function mirroredField(field: Field): Field {
  const flippedRows = (signs: string) =>
    Array.from({ length: field.height }, (_, y) =>
      [...signs.slice(y * field.width, (y + 1) * field.width)].toReversed().join(''),
    ).join('');
  return { ...field, ground: flippedRows(field.ground), levels: flippedRows(field.levels) };
}

/** The tile that this one becomes when the map is rotated by 180°. */
export function rotatedTile({ width, height }: Field, { x, y }: Tile): Tile {
  return { x: width - 1 - x, y: height - 1 - y };
}

/** Where one side starts: the tiles nearest its edge, from the middle outward. */
export function startTilesOf(field: Field, half: MapHalf): readonly Tile[] {
  const middleRow = (field.height - 1) / 2;
  const columnFromEdge = ({ x }: Tile) => (half === 'left' ? x : field.width - 1 - x);
  return tilesOf(field)
    .filter((tile) => groundAt(field, tile).name === 'floor' && columnFromEdge(tile) < field.width / 2)
    .toSorted((a, b) => columnFromEdge(a) - columnFromEdge(b) || Math.abs(a.y - middleRow) - Math.abs(b.y - middleRow))
    .slice(0, MAX_START_TILES_PER_SIDE);
}

/**
 * All tiles that combatants can stand on, in the order in which a side is placed: open floor from its front line back
 * to the edge, then the other tiles. `maxDistance` is the maximum number of squares between the two front lines;
 * without it, each side starts at its edge.
 */
export function placementTilesOf(field: Field, half: MapHalf, maxDistance = Number.POSITIVE_INFINITY): readonly Tile[] {
  const frontColumn = Math.max(0, Math.ceil((field.width - 1 - maxDistance) / 2));
  const middleRow = (field.height - 1) / 2;
  const columnFromEdge = ({ x }: Tile) => (half === 'left' ? x : field.width - 1 - x);
  const distanceFromFront = (tile: Tile) => Math.abs(columnFromEdge(tile) - frontColumn);
  const isStartTile = (tile: Tile) =>
    groundAt(field, tile).name === 'floor' &&
    columnFromEdge(tile) < field.width / 2 &&
    (maxDistance === Number.POSITIVE_INFINITY || columnFromEdge(tile) <= frontColumn);
  return tilesOf(field)
    .filter((tile) => !groundAt(field, tile).isSolid)
    .toSorted(
      (a, b) =>
        Number(isStartTile(b)) - Number(isStartTile(a)) ||
        distanceFromFront(a) - distanceFromFront(b) ||
        Math.abs(a.y - middleRow) - Math.abs(b.y - middleRow),
    );
}

/** Whether every free tile can be reached from every other. */
function isConnected(field: Field): boolean {
  const freeTiles = tilesOf(field).filter((tile) => !groundAt(field, tile).isSolid);
  const [first] = freeTiles;
  const enoughPoints = freeTiles.length * (2 + Math.max(...freeTiles.map((tile) => levelAt(field, tile))));
  return first !== undefined && waysFrom(field, first, { points: enoughPoints }).length === freeTiles.length - 1;
}

function randomSign(scattered: PremadeMap['scattered'], chance: number): Sign | undefined {
  let cumulativeChance = 0;
  return scattered.find(([, percent]) => {
    cumulativeChance += percent / 100;
    return chance < cumulativeChance;
  })?.[0];
}

function repeatedRows(row: string, times: number): readonly string[] {
  return Array.from({ length: times }, () => row);
}
