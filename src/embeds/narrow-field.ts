import { rowsOf } from '../field/field.ts';
import { isSameTile, type Tile, tileName } from '../field/tile.ts';
import type { BoardView } from '../pictures/board.ts';
import { windowOf } from '../pictures/window.ts';
import { plain } from '../text/markdown.ts';
import { drawing as drawingWords } from '../text/spoken.ts';

/**
 * What is worth showing of a field in characters, two for each tile, so that a phone shows a row as one: with letters above and
 * numbers beside it.
 */
export function narrowField(board: BoardView): readonly string[] {
  const { field, tokens, unseen = [] } = board;
  const { x: left, y: top, width, height } = board.window ?? windowOf(field, tokens);
  const rows = rowsOf(field);
  const signAt = (tile: Tile) => {
    const token = tokens.find(({ at, tiles = 1 }) => {
      const [across, down] = [tile.x - at.x, tile.y - at.y];
      return across >= 0 && down >= 0 && across < tiles && down < tiles;
    });
    if (token) return token.label.slice(0, 2).padEnd(2);
    if (unseen.some((each) => isSameTile(each, tile))) return '  ';
    const sign = rows[tile.y]?.[tile.x] ?? ' ';
    return sign === '#' ? '##' : `${sign} `;
  };
  const columns = Array.from({ length: width }, (_, n) => left + n);
  const letters = columns.map((x) => tileName({ x, y: 0 }).slice(0, 1).padEnd(2));
  const lines = Array.from({ length: height }, (_, n) => {
    const y = top + n;
    return `${String(y + 1).padStart(2)} ${columns.map((x) => signAt({ x, y })).join('')}`;
  });
  return [`   ${letters.join('')}`, ...lines].map((line) => line.trimEnd());
}

/** Who stands where, with the letters by which the field shows them. */
export function fieldPlaces({ tokens }: BoardView): string {
  return tokens
    .map(({ label, name, at, isHidden }) => drawingWords.at(label, plain(name), tileName(at), isHidden === true))
    .join(' · ');
}
