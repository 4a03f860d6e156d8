/**
 * Converts a map whose walls are lines between squares, as other map programs draw them, to one whose walls fill
 * squares. The conversion takes at most `MAX_LINE_POINTS` × (2 × `MAX_LINE_MAP_SIDE`) steps.
 */

import { LONGEST_SIDE } from './field.ts';

/** A point on the map, measured in squares from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A door or another opening, as the line that it fills in a wall. */
export interface LineDoor {
  readonly from: Point;
  readonly to: Point;
  readonly isClosed: boolean;
}

/** A map whose walls are lines between squares. All numbers must be finite. */
export interface LineMap {
  /** Columns and rows, 1 to `MAX_LINE_MAP_SIDE`. */
  readonly width: number;
  readonly height: number;
  /** Lines that block movement and sight. */
  readonly walls: readonly (readonly Point[])[];
  /** The outlines of obstacles. */
  readonly things: readonly (readonly Point[])[];
  readonly doors: readonly LineDoor[];
}

/** The maximum number of columns or rows of a map with lines. */
export const MAX_LINE_MAP_SIDE = 200;
/** The maximum number of points in all lines of a map. */
export const MAX_LINE_POINTS = 40_000;

/** The part of a map that fits Fray's size limit, starting at a column and row. Both count from 0. */
export function croppedRows(rows: readonly string[], { x, y }: Point): readonly string[] {
  return rows.slice(y, y + LONGEST_SIDE).map((row) => row.slice(x, x + LONGEST_SIDE));
}

/** The rows of a map with one symbol for each square, and how many parts of the original map couldn't be used. */
interface DrawnSquares {
  readonly rows: readonly string[];
  /** The number of lines that separate no squares. */
  readonly lines: number;
  /** The number of doors that were left out because they would lead nowhere. */
  readonly doors: number;
}

/**
 * A map with lines as rows of text, with one symbol for each square. A wall fills squares outside a room. Between two
 * rooms, it fills a row of squares in the wider one.
 */
export function drawnSquaresOf(map: LineMap): DrawnSquares {
  const grid = new Grid(map);
  grid.numberRooms();
  grid.closeRooms();
  grid.fillWallsBetweenRooms('right');
  grid.fillWallsBetweenRooms('down');
  const doors = grid.removeUselessDoors();
  grid.removeFloorOutside();
  return { rows: grid.rows(), lines: grid.unusedLines, doors };
}

/** What is between two neighboring squares. */
type Edge = undefined | 'wall' | 'closed door' | 'open door';
type NeighborSide = 'right' | 'down';

/** A closed wall around this many squares or fewer isn't a room, so the squares inside it become solid. */
const MAX_BLOCK_SQUARES = 4;
/** An obstacle whose outline encloses this many squares or fewer becomes pillars. */
const MAX_OBJECT_SQUARES = 9;
/** Outlines wider or higher than this, in squares, aren't measured, to save time. */
const MAX_OUTLINE_SIDE = 8;
/** An outline counts as closed if its ends are at most this far apart, in squares. */
const MAX_OUTLINE_GAP = 0.05;
/**
 * All lines are shifted by this small amount, in squares, so that none ends at the center of a square or runs through
 * it. Without the shift, lines that meet at a center could separate different squares.
 */
const LINE_SHIFT = { x: 1.3e-7, y: 1.7e-7 };
/** If no door leads outside and the rooms cover at least this share of the map, the rest isn't part of the map. */
const MIN_ROOM_SHARE = 1 / 5;
const OUTSIDE_ROOM = 0;

/** The squares of a map and a ring of squares around them, so that every square of the map has neighbors. */
class Grid {
  readonly #width: number;
  readonly #height: number;
  readonly #signs: string[];
  readonly #edges: Readonly<Record<NeighborSide, Edge[]>>;
  /** The room of each square. No line separates squares of the same room. The outside is room 0. */
  readonly #rooms: Int32Array;
  readonly #doors: { readonly at: number; readonly other: number }[] = [];
  #lostDoors = 0;
  unusedLines = 0;

  constructor({ width, height, walls, things, doors }: LineMap) {
    this.#width = width + 2;
    this.#height = height + 2;
    this.#signs = Array.from({ length: this.#width * this.#height }, () => '.');
    this.#rooms = new Int32Array(this.#signs.length).fill(-1);
    this.#edges = { right: this.#signs.map(() => undefined), down: this.#signs.map(() => undefined) };
    const shiftedPoints = (points: readonly Point[]) =>
      points.map(({ x, y }) => ({ x: x + 1 - LINE_SHIFT.x, y: y + 1 - LINE_SHIFT.y }));
    const lines = [
      ...walls.map((points) => ({ points: shiftedPoints(points), sign: '#', maxSquares: MAX_BLOCK_SQUARES })),
      ...things.map((points) => ({ points: shiftedPoints(points), sign: 'O', maxSquares: MAX_OBJECT_SQUARES })),
    ];
    for (const { points, sign, maxSquares } of lines) {
      const blockSquares = this.#enclosedSquares(points);
      if (blockSquares && blockSquares.length > 0 && blockSquares.length <= maxSquares)
        for (const at of blockSquares) this.#signs[at] = sign;
      else if (this.#putEdgesAlong(points, 'wall') === 0) this.unusedLines++;
    }
    for (const { from, to, isClosed } of doors)
      this.#addDoor(shiftedPoints([from, to]), isClosed ? 'closed door' : 'open door');
  }

  numberRooms(): void {
    for (let index = 0; index < this.#signs.length; index++)
      if (this.#isOnRing(index)) this.#fillRoom(index, OUTSIDE_ROOM);
    let room = OUTSIDE_ROOM;
    for (let index = 0; index < this.#signs.length; index++)
      if (this.#rooms[index] === -1) this.#fillRoom(index, ++room);
  }

  /** Puts the walls of rooms on the squares outside the rooms. */
  closeRooms(): void {
    for (const side of NEIGHBOR_SIDES)
      this.#edges[side].forEach((edge, index) => {
        const to = index + this.#step(side);
        if (edge && this.#isOutside(index) !== this.#isOutside(to))
          this.#putOnSquare(edge, ...(this.#isOutside(index) ? ([index, to] as const) : ([to, index] as const)));
      });
    // At an outer corner of a room, the walls meet on a square that touches the room only diagonally.
    for (let index = 0; index < this.#signs.length; index++) {
      if (this.#isOutside(index)) continue;
      for (const columnStep of [-1, 1])
        for (const rowStep of [-this.#width, this.#width]) {
          const areBothOutside = [index + columnStep, index + rowStep].every(
            (each) => this.#isOutside(each) && this.#signs[each] !== '.',
          );
          if (areBothOutside && this.#isOutside(index + columnStep + rowStep))
            this.#putOnSquare('wall', index + columnStep + rowStep, index);
        }
    }
  }

  /**
   * Fills squares for the walls between two rooms, and for walls that don't enclose anything. A straight wall becomes a
   * straight row of squares on the side of the wall that has more space, or on the right or lower side if both sides
   * have the same space.
   */
  fillWallsBetweenRooms(side: NeighborSide): void {
    const [along, step] = side === 'right' ? [this.#width, 1] : [1, this.#width];
    const handledEdges = new Set<number>();
    this.#edges[side].forEach((edge, first) => {
      if (!edge || handledEdges.has(first) || !this.#areBothInsideOrOutside(first, first + step)) return;
      const run: number[] = [];
      for (let index = first; this.#edges[side][index] && this.#isSameWall(first, index, step); index += along) {
        run.push(index);
        handledEdges.add(index);
        if (side === 'down' && this.#isOnRing(index + 1)) break;
      }
      const widthBefore = Math.min(...run.map((at) => this.#widthFrom(at, side, -1)));
      const widthAfter = Math.min(...run.map((at) => this.#widthFrom(at + step, side, 1)));
      for (const at of run) {
        const edge = this.#edges[side][at];
        if (edge)
          this.#putOnSquare(
            edge,
            ...(widthBefore > widthAfter ? ([at, at + step] as const) : ([at + step, at] as const)),
          );
      }
    });
  }

  /** Removes doors that lead nowhere, and returns how many there were. */
  removeUselessDoors(): number {
    const uselessDoors = this.#doors.filter(({ at, other }) => {
      const openNeighbors = this.#neighbors(at).filter((each) => each !== other && !this.#isOnRing(each));
      return this.#isSolid(other) || !openNeighbors.some((each) => !this.#isSolid(each));
    });
    for (const { at } of uselessDoors) this.#signs[at] = '#';
    return uselessDoors.length + this.#lostDoors;
  }

  /** Removes the floor outside the rooms, unless a door leads there or the rooms are only a small part of the map. */
  removeFloorOutside(): void {
    const roomSquareCount = this.#rooms.filter((room) => room !== OUTSIDE_ROOM).length;
    const leadsOutside = NEIGHBOR_SIDES.some((side) =>
      this.#edges[side].some((edge, index) => {
        const isDoor = edge === 'closed door' || edge === 'open door';
        return isDoor && (this.#isOutside(index) || this.#isOutside(index + this.#step(side)));
      }),
    );
    if (leadsOutside || roomSquareCount < MIN_ROOM_SHARE * (this.#width - 2) * (this.#height - 2)) return;
    this.#rooms.forEach((room, index) => {
      if (room === OUTSIDE_ROOM && this.#signs[index] === '.') this.#signs[index] = ' ';
    });
  }

  rows(): readonly string[] {
    return Array.from({ length: this.#height - 2 }, (_, row) => {
      const rowStart = (row + 1) * this.#width + 1;
      return this.#signs.slice(rowStart, rowStart + this.#width - 2).join('');
    });
  }

  /** Puts an edge between all neighboring squares whose centers a line separates. Returns how many edges there were. */
  #putEdgesAlong(points: readonly Point[], edge: Edge): number {
    let edgeCount = 0;
    const putEdge = (side: NeighborSide, x: number, y: number) => {
      if (
        x < 0 ||
        y < 0 ||
        x >= this.#width - (side === 'right' ? 1 : 0) ||
        y >= this.#height - (side === 'down' ? 1 : 0)
      )
        return;
      this.#edges[side][y * this.#width + x] = edge;
      edgeCount++;
    };
    for (const [index, to] of points.entries()) {
      const previousPoint = points[index - 1];
      if (!previousPoint) continue;
      for (const y of centerIndexesBetween(previousPoint.y, to.y, this.#height))
        putEdge('right', Math.floor(crossingX(previousPoint, to, y) - 0.5), y);
      const [transposedFrom, transposedTo] = [transposedPoint(previousPoint), transposedPoint(to)];
      for (const x of centerIndexesBetween(previousPoint.x, to.x, this.#width))
        putEdge('down', x, Math.floor(crossingX(transposedFrom, transposedTo, x) - 0.5));
    }
    return edgeCount;
  }

  /**
   * Adds a door. A door too small to separate the centers of two squares goes on the nearest border between two
   * squares.
   */
  #addDoor([from, to]: readonly Point[], edge: Edge): void {
    if (!from || !to || this.#putEdgesAlong([from, to], edge) > 0) return;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const isVertical = Math.abs(to.y - from.y) >= Math.abs(to.x - from.x);
    const x = isVertical ? Math.round(middle.x) - 1 : Math.floor(middle.x);
    const y = isVertical ? Math.floor(middle.y) : Math.round(middle.y) - 1;
    const isOnMap = x >= 0 && y >= 0 && x < this.#width - 1 && y < this.#height - 1;
    if (isOnMap) this.#edges[isVertical ? 'right' : 'down'][y * this.#width + x] = edge;
    else this.#lostDoors++;
  }

  /** The squares whose centers are inside a small closed outline. Undefined if the points aren't such an outline. */
  #enclosedSquares(points: readonly Point[]): readonly number[] | undefined {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || points.length < 4 || Math.hypot(first.x - last.x, first.y - last.y) > MAX_OUTLINE_GAP)
      return undefined;
    const [left, right] = smallestAndLargest(points.map(({ x }) => x));
    const [top, bottom] = smallestAndLargest(points.map(({ y }) => y));
    if (right - left > MAX_OUTLINE_SIDE || bottom - top > MAX_OUTLINE_SIDE) return undefined;
    const crossingsByRow = new Map<number, number[]>();
    for (const [index, to] of points.entries()) {
      const previousPoint = points[index - 1];
      if (!previousPoint) continue;
      for (const y of centerIndexesBetween(previousPoint.y, to.y, this.#height)) {
        const row = crossingsByRow.get(y) ?? [];
        crossingsByRow.set(y, row);
        row.push(crossingX(previousPoint, to, y));
      }
    }
    const enclosedSquares: number[] = [];
    for (const [y, row] of crossingsByRow)
      for (const x of centerIndexesBetween(left, right, this.#width))
        if (row.filter((each) => each < x + 0.5).length % 2 === 1) enclosedSquares.push(y * this.#width + x);
    return enclosedSquares;
  }

  /** Puts a wall or door on the square `at`, or on the square `other` if the first one is taken. */
  #putOnSquare(edge: NonNullable<Edge>, at: number, other: number): void {
    if (edge === 'wall') {
      if (this.#signs[at] === '#' || this.#signs[other] === '#') return;
      this.#signs[this.#isDoor(at) ? other : at] = '#';
      return;
    }
    if (this.#isDoor(at) || this.#isDoor(other)) return;
    const isFirstSquareWall = this.#signs[at] === '#' && this.#signs[other] !== '#';
    const [door, behind] = isFirstSquareWall ? [other, at] : [at, other];
    if (this.#isOnRing(door)) this.#lostDoors++;
    else this.#doors.push({ at: door, other: behind });
    this.#signs[door] = edge === 'closed door' ? '+' : '/';
  }

  #fillRoom(start: number, room: number): void {
    if (this.#rooms[start] !== -1) return;
    const squaresToVisit = [start];
    this.#rooms[start] = room;
    for (let index = squaresToVisit.pop(); index !== undefined; index = squaresToVisit.pop())
      for (const neighbor of this.#neighbors(index)) {
        const [edgeIndex, side] = [
          Math.min(index, neighbor),
          Math.abs(index - neighbor) === 1 ? 'right' : 'down',
        ] as const;
        if (this.#rooms[neighbor] !== -1 || this.#edges[side][edgeIndex]) continue;
        this.#rooms[neighbor] = room;
        squaresToVisit.push(neighbor);
      }
  }

  /** How many squares there are in a straight line from `start` to the next wall. */
  #widthFrom(start: number, side: NeighborSide, sign: 1 | -1): number {
    const step = sign * this.#step(side);
    let squareCount = 0;
    for (
      let index = start;
      squareCount < MAX_LINE_MAP_SIDE && !this.#isOnRing(index) && !this.#isWall(index);
      index += step
    ) {
      squareCount++;
      if (this.#edges[side][sign === 1 ? index : index + step]) break;
    }
    return squareCount;
  }

  #areBothInsideOrOutside(a: number, b: number): boolean {
    return this.#isOutside(a) === this.#isOutside(b);
  }

  #isSameWall(first: number, at: number, step: number): boolean {
    return this.#rooms[at] === this.#rooms[first] && this.#rooms[at + step] === this.#rooms[first + step];
  }

  #neighbors(at: number): readonly number[] {
    const x = at % this.#width;
    return [
      ...(x > 0 ? [at - 1] : []),
      ...(x < this.#width - 1 ? [at + 1] : []),
      ...(at >= this.#width ? [at - this.#width] : []),
      ...(at < this.#signs.length - this.#width ? [at + this.#width] : []),
    ];
  }

  #step(side: NeighborSide): number {
    return side === 'right' ? 1 : this.#width;
  }

  #isOutside(at: number): boolean {
    return this.#rooms[at] === OUTSIDE_ROOM;
  }

  #isDoor(at: number): boolean {
    return this.#signs[at] === '+' || this.#signs[at] === '/';
  }

  #isWall(at: number): boolean {
    return this.#signs[at] === '#' || this.#isDoor(at);
  }

  #isSolid(at: number): boolean {
    return this.#signs[at] === '#' || this.#signs[at] === 'O';
  }

  /** True for the squares around the map. */
  #isOnRing(at: number): boolean {
    const x = at % this.#width;
    return x === 0 || x === this.#width - 1 || at < this.#width || at >= this.#signs.length - this.#width;
  }
}

const NEIGHBOR_SIDES: readonly NeighborSide[] = ['right', 'down'];

/** The columns or rows, from 0 to `count`, with centers between two coordinates. */
function* centerIndexesBetween(one: number, other: number, count: number): Generator<number> {
  const [from, to] = one < other ? [one, other] : [other, one];
  for (let index = Math.max(0, Math.ceil(from - 0.5)); index < count && index + 0.5 < to; index++) yield index;
}

/** The x at which a line crosses the middle of a row. */
function crossingX(from: Point, to: Point, row: number): number {
  return from.x + ((to.x - from.x) * (row + 0.5 - from.y)) / (to.y - from.y);
}

function transposedPoint({ x, y }: Point): Point {
  return { x: y, y: x };
}

/** The smallest and the largest of these numbers. */
function smallestAndLargest(numbers: readonly number[]): readonly [number, number] {
  return [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
}
