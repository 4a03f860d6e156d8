import fc from 'fast-check';
import { type Field, fieldOf, groundAt, type Tile, tilesOf } from '../../src/field/field.ts';

const SIGN = fc.oneof(
  { weight: 12, arbitrary: fc.constant('.') },
  { weight: 3, arbitrary: fc.constantFrom('#', 'o', ',', '~') },
  { weight: 1, arbitrary: fc.constantFrom('+', '/', '=', 'O', ' ') },
);
const LEVEL = fc.oneof(
  { weight: 8, arbitrary: fc.constant('0') },
  { weight: 1, arbitrary: fc.constantFrom('1', '2', '3') },
);

/** A random map, with three squares where a combatant can stand. Some may be the same. */
export const fieldWithTiles: fc.Arbitrary<{ readonly field: Field; readonly tiles: readonly Tile[] }> = fc
  .record({ width: fc.integer({ min: 5, max: 13 }), height: fc.integer({ min: 5, max: 13 }) })
  .chain(({ width, height }) => {
    const row = (of: fc.Arbitrary<string>) =>
      fc.array(fc.array(of, { minLength: width, maxLength: width }), { minLength: height, maxLength: height });
    return fc.tuple(row(SIGN), row(LEVEL));
  })
  .map(([rows, levels]) =>
    fieldOf(
      rows.map((row) => row.join('')),
      levels.map((row) => row.join('')),
    ),
  )
  .filter((field) => freeTiles(field).length > 3)
  .chain((field) =>
    fc.array(fc.constantFrom(...freeTiles(field)), { minLength: 3, maxLength: 3 }).map((tiles) => ({ field, tiles })),
  );

function freeTiles(field: Field): readonly Tile[] {
  return tilesOf(field).filter((tile) => !groundAt(field, tile).isSolid);
}
