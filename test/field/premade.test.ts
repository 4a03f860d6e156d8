import { expect, test } from 'vitest';
import { groundAt, levelAt, rowsOf, tileName, tilesOf } from '../../src/field/field.ts';
import {
  MAX_START_TILES_PER_SIDE,
  PREMADE_MAPS,
  placementTilesOf,
  plainField,
  premadeMap,
  rotatedTile,
  startTilesOf,
} from '../../src/field/premade.ts';
import { waysFrom } from '../../src/field/ways.ts';
import { seededChance } from '../../src/rules/core/dice.ts';

const SEEDS = [1, 2, 3];

test.each(PREMADE_MAPS)('%s: the same for both sides, everything in reach, and room for eight on each side', (name) => {
  for (const seed of SEEDS) {
    const field = premadeMap(name, seededChance(seed));
    for (const tile of tilesOf(field)) {
      if (groundAt(field, tile).name.endsWith('door')) continue;
      expect(levelAt(field, rotatedTile(field, tile)), tileName(tile)).toBe(levelAt(field, tile));
      expect(groundAt(field, rotatedTile(field, tile)).name, tileName(tile)).toBe(groundAt(field, tile).name);
    }
    const freeTiles = tilesOf(field).filter((tile) => !groundAt(field, tile).isSolid);
    expect(waysFrom(field, freeTiles[0]!, { points: 1000 })).toHaveLength(freeTiles.length - 1);
    for (const mapHalf of ['left', 'right'] as const) {
      const starts = startTilesOf(field, mapHalf);
      expect(new Set(starts.map(tileName)).size).toBe(MAX_START_TILES_PER_SIDE);
      expect(starts.every((tile) => !groundAt(field, tile).isSolid)).toBe(true);
    }
  }
});

test('the same seed gives the same map, another seed another', () => {
  const room = (seed: number) => rowsOf(premadeMap('room', seededChance(seed)));
  expect(room(1)).toEqual(room(1));
  expect(room(1)).not.toEqual(room(2));
});

test('two sides begin at most as far apart as asked, otherwise at the two ends', () => {
  const front = (width: number, apart?: number) =>
    (['left', 'right'] as const).map((half) => placementTilesOf(plainField(width, 3), half, apart)[0]!.x);
  expect(front(12)).toEqual([0, 11]);
  expect(front(12, 3)).toEqual([4, 7]);
  expect(front(12, 2)).toEqual([5, 6]);
  expect(front(11, 2)).toEqual([4, 6]);
  expect(front(4, 8)).toEqual([0, 3]);
  expect(placementTilesOf(plainField(9, 1), 'left', 4).map(tileName)).toEqual('C1 B1 A1 D1 E1 F1 G1 H1 I1'.split(' '));
});
