import type { Direction, Field, Tile } from './field.ts';
import {
  bodyAt,
  DIRECTIONS,
  groundAt,
  indexOf,
  isSameTile,
  levelAt,
  tileAt,
  tilesOf,
  tilesUnder,
  tileTowards,
} from './field.ts';

interface MoveRules {
  /** The movement points that the mover has. */
  readonly points: number;
  /** How many tiles wide the mover is. 1 if not given. */
  readonly side?: number;
  /** Tiles that the mover can't enter, because an enemy is there. */
  readonly isBarred?: (tile: Tile) => boolean;
  /** Tiles that the mover can't end on, because someone is there. */
  readonly isTaken?: (tile: Tile) => boolean;
  /** How many enemies get an opportunity attack for this step. */
  readonly strikes?: (from: Tile, to: Tile) => number;
  /** An extra check for steps that the ground allows. */
  readonly mayStep?: (from: Tile, to: Tile) => boolean;
}

/** A path to a tile. */
export interface Way {
  readonly to: Tile;
  readonly points: number;
  readonly strikes: number;
  /** Every tile of the path, from its start to its end. */
  readonly path: readonly Tile[];
}

/**
 * All reachable tiles with the best path to each: the cheapest path that provokes no opportunity attack, or the
 * cheapest path if all of them provoke one. Of paths that cost the same, the one with the fewest attacks is best, then
 * the one with the fewest diagonal steps.
 */
export function waysFrom(field: Field, from: Tile, rules: MoveRules): readonly Way[] {
  const safeWays = waysOfSearch(searchPaths(field, from, rules, 'unstruck'), field, rules);
  if (!rules.strikes) return safeWays;
  const safeTiles = new Set(safeWays.map(({ to }) => indexOf(field, to)));
  const allWays = waysOfSearch(searchPaths(field, from, rules, 'any'), field, rules);
  return [...safeWays, ...allWays.filter(({ to }) => !safeTiles.has(indexOf(field, to)))];
}

/**
 * The movement points that the cheapest path to each tile costs, whether or not the path provokes attacks. Undefined if
 * no path leads to the tile.
 */
export function pointCostsFrom(field: Field, from: Tile, rules: MoveRules): (to: Tile) => number | undefined {
  const { ranks } = searchPaths(field, from, rules, 'any');
  return (to) => {
    const rank = isSameTile(to, from) ? undefined : ranks[indexOf(field, to)];
    return rank === undefined ? undefined : pointsAndStrikesOf(rank).points;
  };
}

/** A number greater than the number of attacks or diagonal steps that any path can have. */
const RANK_BASE = 1024;

/** Ranks a path as a single number: lower is better. The ranks of its steps add up. */
function rankOf(points: number, strikes: number, diagonalSteps: number): number {
  return (points * RANK_BASE + strikes) * RANK_BASE + diagonalSteps;
}

function pointsAndStrikesOf(rank: number): { readonly points: number; readonly strikes: number } {
  const rankAbovePoints = Math.floor(rank / RANK_BASE);
  return { points: Math.floor(rankAbovePoints / RANK_BASE), strikes: rankAbovePoints % RANK_BASE };
}

interface SearchResult {
  /** The reachable tiles, as indexes into the map's strings. The first is the start. */
  readonly order: readonly number[];
  /**
   * How good the best path to each tile is, as a number that combines the path's movement points, attacks and diagonal
   * steps. Lower is better.
   */
  readonly ranks: readonly (number | undefined)[];
  /** The tile before each tile on the best path to it. */
  readonly previousTiles: readonly (Tile | undefined)[];
}

/**
 * Finds the best path to each tile with Dijkstra's algorithm. A path's rank says how good the path is. It is a whole
 * number, so the tiles to visit wait in one bucket for each rank.
 */
function searchPaths(field: Field, from: Tile, rules: MoveRules, which: 'unstruck' | 'any'): SearchResult {
  const { points, side = 1, isBarred, strikes, mayStep } = rules;
  const stepsByIndex = stepsOn(field, side);
  const startIndex = indexOf(field, from);
  const ranks: (number | undefined)[] = [];
  const previousTiles: (Tile | undefined)[] = [];
  const reachedIndexes = [startIndex];
  ranks[startIndex] = 0;
  const tilesByRank = new Map<number, Tile[]>([[0, [from]]]);
  const pendingRanks = [0];
  while (pendingRanks.length > 0) {
    const rank = pendingRanks.shift() ?? 0;
    const pointsLeft = points - pointsAndStrikesOf(rank).points;
    for (const tile of tilesByRank.get(rank) ?? []) {
      const index = indexOf(field, tile);
      if (ranks[index] !== rank) continue;
      for (const { to, index: next, under, cost, isDiagonal } of stepsByIndex[index] ?? []) {
        const bestRank = ranks[next] ?? Number.POSITIVE_INFINITY;
        const rankBeforeStrikes = rank + rankOf(cost, 0, isDiagonal ? 1 : 0);
        // The quick checks come first, because the checks below take longer.
        if (cost > pointsLeft || bestRank <= rankBeforeStrikes) continue;
        if ((isBarred && under.some(isBarred)) || mayStep?.(tile, to) === false) continue;
        const strikeCount = strikes?.(tile, to) ?? 0;
        const rankWithStrikes = rankBeforeStrikes + rankOf(0, strikeCount, 0);
        if ((which === 'unstruck' && strikeCount > 0) || bestRank <= rankWithStrikes) continue;
        if (ranks[next] === undefined) reachedIndexes.push(next);
        ranks[next] = rankWithStrikes;
        previousTiles[next] = tile;
        const tilesOfRank = tilesByRank.get(rankWithStrikes);
        if (tilesOfRank) tilesOfRank.push(to);
        else {
          tilesByRank.set(rankWithStrikes, [to]);
          insertSorted(pendingRanks, rankWithStrikes);
        }
      }
    }
  }
  return { order: reachedIndexes, ranks, previousTiles };
}

function waysOfSearch(
  { order: [, ...others], ranks, previousTiles }: SearchResult,
  field: Field,
  { side = 1, isTaken }: MoveRules,
) {
  return others.flatMap((index): readonly Way[] => {
    const to = tileAt(field, index);
    if (isTaken && tilesUnder(bodyAt(to, side)).some(isTaken)) return [];
    return [{ to, ...pointsAndStrikesOf(ranks[index] ?? 0), path: pathTo(field, to, previousTiles) }];
  });
}

function insertSorted(sorted: number[], value: number): void {
  const index = sorted.findLastIndex((each) => each < value);
  sorted.splice(index + 1, 0, value);
}

function pathTo(field: Field, to: Tile, previousTiles: SearchResult['previousTiles']): readonly Tile[] {
  const path = [to];
  for (let tile = previousTiles[indexOf(field, to)]; tile; tile = previousTiles[indexOf(field, tile)]) path.push(tile);
  return path.reverse();
}

interface GroundStep {
  readonly to: Tile;
  /** The tile's index in the strings of its map. */
  readonly index: number;
  /** The tiles that the mover stands on after the step. */
  readonly under: readonly Tile[];
  readonly cost: number;
  readonly isDiagonal: boolean;
}

/**
 * The possible steps on each map, by body size. They are cached because a path search needs them for every tile, and a
 * turn has several searches.
 */
const stepsByField = new WeakMap<Field, Map<number, readonly (readonly GroundStep[])[]>>();

/** The steps that the ground allows from each tile, clockwise from north, for a body `side` tiles wide. */
function stepsOn(field: Field, side: number): readonly (readonly GroundStep[])[] {
  const stepsBySize = stepsByField.get(field) ?? new Map<number, readonly (readonly GroundStep[])[]>();
  stepsByField.set(field, stepsBySize);
  const steps = stepsBySize.get(side) ?? tilesOf(field).map((tile) => stepsFrom(field, tile, side));
  stepsBySize.set(side, steps);
  return steps;
}

function stepsFrom(field: Field, tile: Tile, side: number): readonly GroundStep[] {
  return DIRECTIONS.flatMap((direction) => {
    const to = tileTowards(tile, direction);
    const cost = stepCost(field, tile, to, side);
    if (cost === undefined) return [];
    const isDiagonal = tile.x !== to.x && tile.y !== to.y;
    return [{ to, index: indexOf(field, to), under: tilesUnder(bodyAt(to, side)), cost, isDiagonal }];
  });
}

/**
 * Movement points for one step to an adjacent tile. One level up costs one point more, down costs nothing extra.
 * Undefined if the step isn't possible: into something solid, past the corner of a wall, or more than one level up or
 * down.
 */
export function stepCost(field: Field, from: Tile, to: Tile, side = 1): number | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(across), Math.abs(down)) !== 1) return undefined;
  let cost = 0;
  const tilesBefore = tilesUnder(bodyAt(from, side));
  for (const [index, tile] of tilesUnder(bodyAt(to, side)).entries()) {
    const previousTile = tilesBefore[index] ?? from;
    const ground = groundAt(field, tile);
    const levelsUp = levelAt(field, tile) - levelAt(field, previousTile);
    if (ground.isSolid || Math.abs(levelsUp) > 1 || isCuttingCorner(field, previousTile, tile)) return undefined;
    cost = Math.max(cost, ground.cost + Math.max(0, levelsUp));
  }
  return cost;
}

/** True if a body can't leave its place only because all ground around it is too high or too low. */
export function isCutOffByHeight(field: Field, at: Tile, side = 1): boolean {
  const canLeave = (ground: Field) =>
    DIRECTIONS.some((direction) => stepCost(ground, at, tileTowards(at, direction), side) !== undefined);
  return !canLeave(field) && canLeave({ ...field, levels: field.levels.replaceAll(/\d/g, '0') });
}

function isCuttingCorner(field: Field, from: Tile, to: Tile): boolean {
  if (from.x === to.x || from.y === to.y) return false;
  return (
    groundAt(field, { x: to.x, y: from.y }).isOpaque === true ||
    groundAt(field, { x: from.x, y: to.y }).isOpaque === true
  );
}

/** How a push or a throw ended. */
export interface ForcedMove {
  /**
   * Each place of the body on its path, as its top left tile. The first is where the body stood, the last where it
   * stops.
   */
  readonly path: readonly Tile[];
  /** What stopped the body before the full distance. */
  readonly stopped?: 'somebody' | 'ground';
  /** How many levels the body fell. */
  readonly fell?: number;
}

/**
 * Moves a body tile by tile in a direction until something stops it. A drop of two levels or more ends the move with a
 * fall. A large body doesn't fall while one tile still supports it; it is stopped there. `isTaken` is called with the
 * top left tile.
 */
export function forcedMove(
  field: Field,
  from: Tile,
  along: { readonly direction: Direction; readonly tiles: number; readonly side?: number },
  isTaken: (tile: Tile) => boolean,
): ForcedMove {
  const path = [from];
  const { side = 1 } = along;
  const tilesUnderMover = (tile: Tile) => tilesUnder(bodyAt(tile, side));
  const highestLevel = (ownTile: Tile) => Math.max(...tilesUnderMover(ownTile).map((tile) => levelAt(field, tile)));
  for (let at = from; path.length <= along.tiles; ) {
    const to = tileTowards(at, along.direction);
    if (isTaken(to)) return { path, stopped: 'somebody' };
    const levelsDown = highestLevel(at) - highestLevel(to);
    const areTilesFree = tilesUnderMover(to).every(
      (tile, n) => !groundAt(field, tile).isSolid && !isCuttingCorner(field, tilesUnderMover(at)[n] ?? at, tile),
    );
    const isFall = levelsDown > 1 && areTilesFree;
    if (!isFall && stepCost(field, at, to, side) === undefined) return { path, stopped: 'ground' };
    path.push(to);
    if (isFall) return { path, fell: levelsDown };
    at = to;
  }
  return { path };
}
