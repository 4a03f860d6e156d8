import fc from 'fast-check';
import { expect, test } from 'vitest';
import { burst } from '../../src/field/areas.ts';
import {
  bodyAt,
  directionTo,
  type Field,
  groundAt,
  isSameTile,
  levelAt,
  oppositeOf,
  squaresBetween,
  type Tile,
} from '../../src/field/field.ts';
import { isReached, isThrough, sightBetweenTiles } from '../../src/field/sight.ts';
import { fieldWithTiles } from './random-field.ts';

const RUNS = { numRuns: 100 };

test('two see each other alike, whatever is between them', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [a, b, c] }) => {
      expect(sightBetweenTiles(field, a!, b!).open).toBe(sightBetweenTiles(field, b!, a!).open);
      expect(isReached(field, a!, b!)).toBe(isReached(field, b!, a!));
      expect(isThrough(field, c!, a!, b!)).toBe(isThrough(field, c!, b!, a!));
    }),
    RUNS,
  );
});

test('sight is as many points along each of its lines find it', () => {
  let compared = 0;
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [a, b] }) => {
      const slow = sampledSight(field, a!, b!);
      if (slow === undefined) return;
      compared++;
      expect(sightBetweenTiles(field, a!, b!).open).toBe(slow);
    }),
    RUNS,
  );
  expect(compared).toBeGreaterThan(20);
});

test('what covers somebody touches them', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [a, b] }) => {
      for (const { tile } of sightBetweenTiles(field, a!, b!).cover)
        expect(squaresBetween(bodyAt(tile), bodyAt(b!))).toBe(1);
    }),
    RUNS,
  );
});

test('the way back is the opposite direction', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ tiles: [a, b] }) => {
      if (isSameTile(a!, b!)) return;
      expect(directionTo(b!, a!)).toBe(oppositeOf(directionTo(a!, b!)!));
    }),
    RUNS,
  );
});

test('a burst reaches only what reaches its centre', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [centre] }) => {
      for (const tile of burst(field, centre!, 3)) expect(isReached(field, tile, centre!)).toBe(true);
    }),
    RUNS,
  );
});

const NEAR = 1 / 16;
const CORNERS = [NEAR, 1 - NEAR].flatMap((y) => [NEAR, 1 - NEAR].map((x) => ({ x, y })));

/** The same asked in another way, point by point along each line. Undefined: too close to a corner to be called. */
function sampledSight(field: Field, a: Tile, b: Tile): number | undefined {
  let open = 0;
  for (const from of CORNERS)
    for (const to of CORNERS) {
      const free = isFree(field, a, b, { x: a.x + from.x, y: a.y + from.y }, { x: b.x + to.x, y: b.y + to.y });
      if (free === undefined) return undefined;
      if (free) open++;
    }
  return open;
}

function isFree(field: Field, a: Tile, b: Tile, from: Tile, to: Tile): boolean | undefined {
  const tall = Math.max(levelAt(field, a), levelAt(field, b));
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 400);
  let deep = 0;
  for (let step = 1; step < steps; step++) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    if (Math.hypot(x - Math.round(x), y - Math.round(y)) < 0.01) return undefined;
    const tile = { x: Math.floor(x), y: Math.floor(y) };
    if (isSameTile(tile, a) || isSameTile(tile, b)) continue;
    if (groundAt(field, tile).isOpaque || levelAt(field, tile) > tall) deep++;
  }
  return deep === 0 ? true : deep < 3 ? undefined : false;
}
