import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field, Tile } from '../../src/field/field.ts';
import { fieldOf, groundAt, indexOf, isSameTile, tileName, tilesOf } from '../../src/field/field.ts';
import { stepCost, waysFrom } from '../../src/field/ways.ts';
import { fieldWithTiles } from './random-field.ts';

const RUN_OPTIONS = { numRuns: 100 };

test('paths lead everywhere that can be reached, and nowhere else, at the least cost', () => {
  fc.assert(
    fc.property(fieldWithTiles, fc.integer({ min: 0, max: 40 }), ({ field, tiles: [from] }, points) => {
      const costs = slowCosts(field, from!);
      const ways = waysFrom(field, from!, { points });
      expect(ways).toHaveLength(costs.filter((cost) => cost > 0 && cost <= points).length);
      for (const way of ways) expect(way.points).toBe(costs[indexOf(field, way.to)]);
    }),
    RUN_OPTIONS,
  );
});

test('no path goes through a wall or past its corner', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [from] }) => {
      for (const { path } of waysFrom(field, from!, { points: 60 }))
        for (const [n, tile] of path.slice(1).entries()) {
          const lastTile = path[n]!;
          expect(groundAt(field, tile).isSolid).toBeUndefined();
          if (lastTile.x === tile.x || lastTile.y === tile.y) continue;
          expect(groundAt(field, { x: lastTile.x, y: tile.y }).isOpaque).toBeUndefined();
          expect(groundAt(field, { x: tile.x, y: lastTile.y }).isOpaque).toBeUndefined();
        }
    }),
    RUN_OPTIONS,
  );
});

test('enemies that would attack close no path, and each path counts their attacks', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [from, enemy] }) => {
      const strikes = (tile: Tile) =>
        Math.max(Math.abs(tile.x - enemy!.x), Math.abs(tile.y - enemy!.y)) === 1 ? 1 : 0;
      const waysWithoutStrikes = waysFrom(field, from!, { points: 12, isBarred: () => false, strikes: () => 0 });
      const ways = waysFrom(field, from!, { points: 12, strikes });
      expect(ways.map(({ to }) => indexOf(field, to)).toSorted()).toEqual(
        waysWithoutStrikes.map(({ to }) => indexOf(field, to)).toSorted(),
      );
      for (const way of ways)
        expect(way.strikes).toBe(way.path.slice(0, -1).reduce((sum, tile) => sum + strikes(tile), 0));
    }),
    RUN_OPTIONS,
  );
});

test('a combatant of several squares goes only where all of them fit', () => {
  fc.assert(
    fc.property(fieldWithTiles, ({ field, tiles: [from] }) => {
      for (const { to } of waysFrom(field, from!, { points: 10, side: 2 }))
        for (const tile of [to, { x: to.x + 1, y: to.y }, { x: to.x, y: to.y + 1 }, { x: to.x + 1, y: to.y + 1 }])
          expect(groundAt(field, tile).isSolid).toBeUndefined();
    }),
    RUN_OPTIONS,
  );
});

/** Computes costs slowly, as a reference, by going over all squares until no cost gets lower. */
function slowCosts(field: Field, from: Tile): readonly number[] {
  const allTiles = tilesOf(field);
  const costs = allTiles.map((tile) => (isSameTile(tile, from) ? 0 : Number.POSITIVE_INFINITY));
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const a of allTiles)
      for (const b of allTiles) {
        const totalCost = costs[indexOf(field, a)]! + (stepCost(field, a, b) ?? Number.POSITIVE_INFINITY);
        if (totalCost >= costs[indexOf(field, b)]!) continue;
        costs[indexOf(field, b)] = totalCost;
        hasChanged = true;
      }
  }
  return costs;
}

test('no path takes a forbidden step', () => {
  const startTile = { x: 0, y: 0 };
  const east = waysFrom(fieldOf(['...', '...']), startTile, { points: 3, mayStep: (a, b) => a.y === b.y });
  expect(east.map(({ to }) => tileName(to))).toEqual(['B1', 'C1']);
});
