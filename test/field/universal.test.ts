import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMapFault } from '../../src/field/field.ts';
import { croppedRows, drawnSquaresOf, type LineDoor, type LineMap, type Point } from '../../src/field/universal.ts';

/** The points of a line, typed as "2,1 7,1 7,5". */
const line = (typed: string): readonly Point[] =>
  typed.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });
const door = (typed: string, isClosed = true): LineDoor => {
  const [from, to] = line(typed);
  return { from: from!, to: to!, isClosed };
};
const lines = (width: number, height: number, walls: readonly string[], more: Partial<LineMap> = {}): LineMap => ({
  ...{ width, height, things: [], doors: [] },
  walls: walls.map(line),
  ...more,
});
const rows = (map: LineMap) => drawnSquaresOf(map).rows;

describe('A map of lines', () => {
  test('becomes two rooms with a door between them, and what is around them is cut out', () => {
    const map = lines(12, 7, ['1,1 11,1 11,6 1,6 1,1', '5,1 5,3', '5,4 5,6'], { doors: [door('5,3 5,4')] });
    expect(drawnSquaresOf(map)).toEqual({
      rows: [
        '############',
        '#....#.....#',
        '#....#.....#',
        '#....+.....#',
        '#....#.....#',
        '#....#.....#',
        '############',
      ],
      lines: 0,
      doors: 0,
    });
  });

  test('keeps the ground around a house with a door', () => {
    const map = lines(9, 7, ['3,2 6,2 6,5 5,5', '4,5 3,5 3,2'], { doors: [door('4,5 5,5')] });
    expect(rows(map)).toEqual([
      '.........',
      '..#####..',
      '..#...#..',
      '..#...#..',
      '..#...#..',
      '..##+##..',
      '.........',
    ]);
  });

  test('cuts out the rock between rooms only if no one can go there', () => {
    const rooms = ['1,1 5,1 5,5 1,5 1,1', '8,1 12,1 12,5 8,5 8,1'];
    expect(rows(lines(13, 6, rooms))[2]).toBe('#....# #....#');
    expect(rows(lines(13, 6, rooms, { doors: [door('5,2 5,3')] }))[2]).toBe('#....+.#....#');
    // Around a single hut there is open ground, not rock, so no square outside of the hut is left blank.
    expect(rows(lines(13, 6, ['1,1 4,1 4,4 1,4 1,1']))[2]).toBe('#...#........');
  });

  test('takes the squares of a wall from the wider side, so that a corridor stays', () => {
    const map = lines(9, 5, ['0,0 9,0 9,5 0,5 0,0', '4,0 4,5', '5,0 5,5']);
    expect(rows(map)).toEqual(Array.from({ length: 5 }, () => '...#.#...'));
  });

  test('draws a free wall straight, on its lower side', () => {
    expect(rows(lines(6, 4, ['1,2 5,2']))).toEqual(['......', '......', '.####.', '......']);
    expect(rows(lines(6, 4, ['1,2 3,2 3,2 5,2']))).toEqual(['......', '......', '.####.', '......']);
  });

  test('lets no one slip through where lines meet at the center of a square', () => {
    const map = lines(9, 7, ['4.5,0 4.5,3.5', '4.5,3.5 9,3.5']);
    const drawnRows = rows(map);
    expect(reachedColumns(drawnRows, 0)).not.toContain(8);
    expect(drawnRows.join('')).toContain('#');
  });

  test('has open doors, small doors beside the middle of a square, and no useless ones', () => {
    const wall = ['0,0 8,0 8,4 0,4 0,0', '4,0 4,4'];
    expect(rows(lines(8, 4, wall, { doors: [door('4,1 4,2', false)] }))[1]).toBe('..../...');
    expect(rows(lines(8, 4, wall, { doors: [door('4,1.05 4,1.4')] }))[1]).toBe('....+...');
    expect(drawnSquaresOf(lines(8, 4, wall, { doors: [door('50,1 50,2'), door('8,1 8,2')] })).doors).toBe(2);
  });

  test('has pillars for small closed things, blocks for small closed walls, and walls for large things', () => {
    const thingOutlines = [line('2,2 3,2 3,3 2,3 2,2'), line('0.1,0.1 0.2,0.1 0.2,0.2 0.1,0.1')];
    const drawnSquares = drawnSquaresOf(lines(7, 5, ['5,2 6,2 6,3 5,3 5,2'], { things: thingOutlines }));
    expect(drawnSquares.rows).toEqual(['.......', '.......', '..O..#.', '.......', '.......']);
    expect(drawnSquares.lines).toBe(1);
    const largeThings = [line('1,1 8,1 8,5 1,5 1,1')];
    expect(rows(lines(9, 6, [], { things: largeThings }))[0]).toBe('#########');
  });

  test('is cut to the part that fits', () => {
    const drawnRows = rows(lines(40, 30, ['30,0 30,30']));
    const part = croppedRows(drawnRows, { x: 14, y: 4 });
    expect([part.length, part[0]]).toEqual([26, `${'.'.repeat(15)}#${'.'.repeat(10)}`]);
  });

  test('is a map whatever lines it has', () => {
    const coordinate = fc.oneof(
      fc.integer({ min: -4, max: 60 }).map((n) => n / 2),
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    );
    const point = fc.record({ x: coordinate, y: coordinate });
    const polyline = fc.array(point, { maxLength: 7 });
    const map = fc.record({
      width: fc.integer({ min: 1, max: 30 }),
      height: fc.integer({ min: 1, max: 30 }),
      walls: fc.array(polyline, { maxLength: 12 }),
      things: fc.array(polyline, { maxLength: 6 }),
      doors: fc.array(fc.record({ from: point, to: point, isClosed: fc.boolean() }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(map, (each) => {
        const drawnSquares = drawnSquaresOf(each);
        expect([drawnSquares.rows.length, ...new Set(drawnSquares.rows.map((row) => row.length))]).toEqual([
          each.height,
          each.width,
        ]);
        expect(['empty', 'nowhere-to-stand', undefined]).toContain(
          findMapFault(croppedRows(drawnSquares.rows, { x: 0, y: 0 }))?.fault,
        );
      }),
    );
  });
});

/**
 * Starts on the first row's square in column `start`. Returns the columns of all squares in the first row that can be
 * reached from there.
 */
function reachedColumns(drawn: readonly string[], start: number): readonly number[] {
  const seenPlaces = new Set([`${start},0`]);
  const queue: (readonly [number, number])[] = [[start, 0]];
  for (let tile = queue.pop(); tile; tile = queue.pop())
    for (const [x, y] of [
      [tile[0] + 1, tile[1]],
      [tile[0] - 1, tile[1]],
      [tile[0], tile[1] + 1],
      [tile[0], tile[1] - 1],
    ] as const) {
      if (drawn[y]?.[x] !== '.' || seenPlaces.has(`${x},${y}`)) continue;
      seenPlaces.add(`${x},${y}`);
      queue.push([x, y]);
    }
  return [...seenPlaces].flatMap((each) => (each.endsWith(',0') ? [Number(each.split(',')[0])] : []));
}
