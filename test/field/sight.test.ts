import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field, Tile } from '../../src/field/field.ts';
import {
  bodyAt,
  directionTo,
  fieldOf,
  groundAt,
  isSameTile,
  levelAt,
  oppositeOf,
  squaresBetween,
  tileName,
  tileNamed,
  tilesOf,
} from '../../src/field/field.ts';
import {
  burst,
  cone,
  hasClearMiddleLine,
  isOnOpenLine,
  line,
  sightBetween,
  sightBetweenTiles,
} from '../../src/field/sight.ts';
import { forcedMove, stepCost } from '../../src/field/ways.ts';
import { fieldWithTiles } from './random-field.ts';

const tileOf = (name: string): Tile => tileNamed(name)!;
const OPEN_FIELD = fieldOf(Array.from({ length: 13 }, () => '.'.repeat(13)));

test('through a doorway all lines are clear straight on, and none diagonally from beside the wall', () => {
  const wall = fieldOf(['...#...', '...#...', '......./', '...#...', '...#...']);
  expect(sightBetweenTiles(wall, tileOf('B3'), tileOf('F3')).open).toBe(16);
  expect(sightBetweenTiles(wall, tileOf('C1'), tileOf('E5')).open).toBe(0);
});

test('counts of clear lines of sight differ: all, none, or some', () => {
  const counts = new Set<number>();
  const field = fieldOf(['.....', '..#..', '.....', '.....']);
  for (const a of tilesOf(field)) for (const b of tilesOf(field)) counts.add(sightBetweenTiles(field, a, b).open);
  expect([...counts]).toEqual(expect.arrayContaining([0, 16]));
  expect([...counts].some((open) => open > 0 && open < 16)).toBe(true);
});

test('a line between two walls that touch at a corner is blocked', () => {
  const field = fieldOf(['.#.', '#..', '...']);
  expect(sightBetweenTiles(field, tileOf('A1'), tileOf('C3')).open).toBeLessThan(16);
  expect(sightBetweenTiles(field, tileOf('A1'), tileOf('B2')).open).toBe(0);
});

test('next to a combatant a crate is low cover and a pillar high; one a square away is none', () => {
  const cover = (rows: readonly string[]) => sightBetweenTiles(fieldOf(rows), tileOf('A2'), tileOf('G2')).cover;
  expect(cover(['.......', '.....o.', '.......'])).toEqual([{ tile: tileOf('F2'), covers: 'low', lines: 16 }]);
  expect(cover(['.......', '.....O.', '.......'])[0]?.covers).toBe('high');
  expect(cover(['.......', '....o..', '.......'])).toEqual([]);
});

test('a combatant right behind a crate shoots over it', () => {
  expect(sightBetweenTiles(fieldOf(['.o.....']), tileOf('A1'), tileOf('G1')).cover).toEqual([]);
});

test('a crate that touches both covers each from the other', () => {
  const field = fieldOf(['.o.']);
  expect(sightBetweenTiles(field, tileOf('A1'), tileOf('C1')).cover).toHaveLength(1);
  expect(sightBetweenTiles(field, tileOf('C1'), tileOf('A1')).cover).toHaveLength(1);
});

test('of 48 squares at distance six a crate covers against 21', () => {
  const field = fieldOf(rowsWith(tileOf('H7')));
  const ringTiles = tilesOf(field).filter(({ x, y }) => Math.max(Math.abs(x - 6), Math.abs(y - 6)) === 6);
  expect(ringTiles).toHaveLength(48);
  expect(ringTiles.filter((tile) => sightBetweenTiles(field, tile, tileOf('G7')).cover.length > 0)).toHaveLength(21);
});

test('ground higher than both blocks sight, ground as high as one of them does not', () => {
  const openLineCount = (heights: string) =>
    sightBetweenTiles(fieldOf(['...'], [heights]), tileOf('A1'), tileOf('C1')).open;
  expect(['010', '011', '110', '121'].map(openLineCount)).toEqual([0, 16, 16, 0]);
});

test('a big combatant is seen if any of its squares is', () => {
  const field = fieldOf(['..#..', '..#..', '.....']);
  expect(sightBetweenTiles(field, tileOf('A1'), tileOf('D1')).open).toBe(0);
  expect(sightBetween(field, bodyAt(tileOf('A3')), bodyAt(tileOf('D2'), 2)).open).toBe(16);
});

test('a burst of two squares is five by five, and stops at a wall', () => {
  expect(burst(OPEN_FIELD, tileOf('G7'), 2)).toHaveLength(25);
  expect(burst(fieldOf(['..#..', '..#..', '..#..']), tileOf('B2'), 3).map(tileName)).not.toContain('E2');
});

test('a cone of three squares has fifteen squares, straight or diagonal', () => {
  expect(cone(OPEN_FIELD, tileOf('G7'), tileOf('J7'), 3)).toHaveLength(15);
  expect(cone(OPEN_FIELD, tileOf('G7'), tileOf('J10'), 3)).toHaveLength(15);
  expect(cone(OPEN_FIELD, tileOf('G7'), tileOf('G7'), 3)).toEqual([]);
});

test('a line has a square for each step, both if it runs between two, and ends at a wall', () => {
  expect(line(OPEN_FIELD, tileOf('A1'), tileOf('B1'), 4).map(tileName)).toEqual(['B1', 'C1', 'D1', 'E1']);
  expect(line(OPEN_FIELD, tileOf('A1'), tileOf('C2'), 2).map(tileName)).toEqual(['B1', 'B2', 'C2'].toSorted());
  expect(line(fieldOf(['..#..']), tileOf('A1'), tileOf('B1'), 4).map(tileName)).toEqual(['B1']);
});

test('a step costs by the ground, one more per level up, and climbs one level at most', () => {
  const field = fieldOf(['.,~o.#=O'], ['00001000']);
  const costs = ['B', 'C', 'D'].map((to, n) => stepCost(field, tileOf(`${'ABC'[n]}1`), tileOf(`${to}1`)));
  expect(costs).toEqual([2, 2, 2]);
  expect(stepCost(field, tileOf('D1'), tileOf('E1'))).toBe(2);
  expect(stepCost(field, tileOf('E1'), tileOf('D1'))).toBe(2);
  expect(stepCost(field, tileOf('E1'), tileOf('F1'))).toBeUndefined();
  expect(stepCost(fieldOf(['..'], ['02']), tileOf('A1'), tileOf('B1'))).toBeUndefined();
  expect(stepCost(OPEN_FIELD, tileOf('A1'), tileOf('C1'))).toBeUndefined();
});

test('no one cuts the corner of a wall, but of a pillar or deep water they may', () => {
  expect(stepCost(fieldOf(['.#', '..']), tileOf('A1'), tileOf('B2'))).toBeUndefined();
  expect(stepCost(fieldOf(['.O', '..']), tileOf('A1'), tileOf('B2'))).toBe(1);
  expect(stepCost(fieldOf(['.=', '..']), tileOf('A1'), tileOf('B2'))).toBe(1);
});

test('a pushed combatant goes the whole way, stops at someone or a wall, and falls over an edge', () => {
  const east = (field: Parameters<typeof forcedMove>[0], tiles: number, occupied: readonly string[] = []) =>
    forcedMove(field, tileOf('A1'), { direction: 'east', tiles }, (tile) => occupied.includes(tileName(tile)));
  const path = ({ path: tiles }: ReturnType<typeof east>) => tiles.map(tileName);
  expect(path(east(fieldOf(['....']), 2))).toEqual(['A1', 'B1', 'C1']);
  expect(east(fieldOf(['....']), 2, ['B1'])).toEqual({ path: [tileOf('A1')], stopped: 'somebody' });
  expect(east(fieldOf(['.#..']), 2)).toEqual({ path: [tileOf('A1')], stopped: 'ground' });
  expect(east(fieldOf(['.']), 1)).toEqual({ path: [tileOf('A1')], stopped: 'ground' });
  expect(east(fieldOf(['...'], ['100']), 2).fell).toBeUndefined();
  expect(east(fieldOf(['...'], ['200']), 2)).toEqual({ path: [tileOf('A1'), tileOf('B1')], fell: 2 });
});

test('a pushed combatant of several squares needs room for all, and doesn’t fall while one square holds it', () => {
  const east = (rows: readonly string[], heights: readonly string[] = []) =>
    forcedMove(fieldOf(rows, heights), tileOf('A1'), { direction: 'east', tiles: 1, side: 2 }, () => false);
  expect(east(['...', '...'])).toEqual({ path: [tileOf('A1'), tileOf('B1')] });
  expect(east(['...', '..#'])).toEqual({ path: [tileOf('A1')], stopped: 'ground' });
  expect(east(['...', '...'], ['220', '220'])).toEqual({ path: [tileOf('A1')], stopped: 'ground' });
});

function rowsWith(crate: Tile): readonly string[] {
  return Array.from({ length: 13 }, (_, y) =>
    Array.from({ length: 13 }, (_unused, x) => (x === crate.x && y === crate.y ? 'o' : '.')).join(''),
  );
}

const RUN_OPTIONS = { numRuns: 100 };

test('two combatants see each other equally well, whatever is between them', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [a, b, c] }) => {
      expect(sightBetweenTiles(field, a!, b!).open).toBe(sightBetweenTiles(field, b!, a!).open);
      expect(hasClearMiddleLine(field, a!, b!)).toBe(hasClearMiddleLine(field, b!, a!));
      expect(isOnOpenLine(field, c!, a!, b!)).toBe(isOnOpenLine(field, c!, b!, a!));
    }),
    RUN_OPTIONS,
  );
});

test('sight matches a slow count of points along each line', () => {
  let comparedCount = 0;
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [a, b] }) => {
      const slowCount = sampledSight(field, a!, b!);
      if (slowCount === undefined) return;
      comparedCount++;
      expect(sightBetweenTiles(field, a!, b!).open).toBe(slowCount);
    }),
    RUN_OPTIONS,
  );
  expect(comparedCount).toBeGreaterThan(20);
});

test('cover touches the combatant it covers', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [a, b] }) => {
      for (const { tile } of sightBetweenTiles(field, a!, b!).cover)
        expect(squaresBetween(bodyAt(tile), bodyAt(b!))).toBe(1);
    }),
    RUN_OPTIONS,
  );
});

test('the way back is the opposite direction', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ tiles: [a, b] }) => {
      if (isSameTile(a!, b!)) return;
      expect(directionTo(b!, a!)).toBe(oppositeOf(directionTo(a!, b!)!));
    }),
    RUN_OPTIONS,
  );
});

test('every square of a burst can reach its center', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [center] }) => {
      for (const tile of burst(field, center!, 3)) expect(hasClearMiddleLine(field, tile, center!)).toBe(true);
    }),
    RUN_OPTIONS,
  );
});

const CORNER_INSET = 1 / 16;
const INSET_CORNERS = [CORNER_INSET, 1 - CORNER_INSET].flatMap((y) =>
  [CORNER_INSET, 1 - CORNER_INSET].map((x) => ({ x, y })),
);

/**
 * Computes sight in a second way, point by point along each line. Undefined if a point is too close to a corner to
 * decide.
 */
function sampledSight(field: Field, a: Tile, b: Tile): number | undefined {
  let openCount = 0;
  for (const fromCorner of INSET_CORNERS)
    for (const toCorner of INSET_CORNERS) {
      const free = isFree(
        field,
        a,
        b,
        { x: a.x + fromCorner.x, y: a.y + fromCorner.y },
        { x: b.x + toCorner.x, y: b.y + toCorner.y },
      );
      if (free === undefined) return undefined;
      if (free) openCount++;
    }
  return openCount;
}

function isFree(field: Field, a: Tile, b: Tile, from: Tile, to: Tile): boolean | undefined {
  const higherLevel = Math.max(levelAt(field, a), levelAt(field, b));
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 400);
  let deep = 0;
  for (let step = 1; step < steps; step++) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    if (Math.hypot(x - Math.round(x), y - Math.round(y)) < 0.01) return undefined;
    const tile = { x: Math.floor(x), y: Math.floor(y) };
    if (isSameTile(tile, a) || isSameTile(tile, b)) continue;
    if (groundAt(field, tile).isOpaque || levelAt(field, tile) > higherLevel) deep++;
  }
  return deep === 0 ? true : deep < 3 ? undefined : false;
}
