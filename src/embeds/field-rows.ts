import { bodyAt, tilesUnder } from '../field/body.ts';
import { groundAt, levelAt, rowsOf, SIGNS, tilesOf } from '../field/field.ts';
import { isSameTile, type Tile, tileName } from '../field/tile.ts';
import type { BoardView } from '../pictures/board.ts';
import type { Token } from '../pictures/token.ts';
import { picture as pictureWords } from '../text/spoken.ts';

/** What stands before a label, and what is a tile of its own. */
const MARKS = { onTurn: '>', foe: '!', down: 'x', dark: '?' } as const;
/** Between the entries of the legend. */
const GAP = '   ';

/**
 * The field in characters, a tile after the other with letters above and numbers beside; the last row says what the signs
 * that stand in it mean.
 */
export function fieldRows(board: BoardView): readonly string[] {
  const { field, tokens } = board;
  const labels = tokens.map(({ label }) => label.length);
  const wide = Math.max(2, ...labels) + 1;
  const cells = rowsOf(field).map((row, y) =>
    [...row].map((sign, x) =>
      sign === '#' && !standing(tokens, { x, y }) ? '#'.repeat(wide) : cellOf(board, { x, y }),
    ),
  );
  const beside = (text: string) => text.padStart(String(field.height).length);
  const head = Array.from({ length: field.width }, (_, x) => ` ${tileName({ x, y: 0 })[0]}`.padEnd(wide)).join('');
  return [
    `${beside('')} ${head}`,
    ...cells.map((row, y) => `${beside(String(y + 1))} ${row.map((cell) => cell.padEnd(wide)).join('')}`),
    legendOf(board),
  ].map((row) => row.trimEnd());
}

/** Who stands on a tile: the living before those who are down. */
function standing(tokens: readonly Token[], tile: Tile): Token | undefined {
  const there = tokens.filter(({ at, tiles }) => tilesUnder(bodyAt(at, tiles)).some((each) => isSameTile(each, tile)));
  return there.find(({ isDown }) => !isDown) ?? there[0];
}

function cellOf({ field, tokens, unseen = [] }: BoardView, tile: Tile): string {
  const token = standing(tokens, tile);
  if (token) return `${markOf(token)}${token.label}`;
  if (unseen.some((each) => isSameTile(each, tile))) return ` ${MARKS.dark}`;
  const { name } = groundAt(field, tile);
  const level = levelAt(field, tile);
  if (name === 'floor' && level > 0) return ` ${level}`;
  return ` ${Object.entries(SIGNS).find(([, ground]) => ground.name === name)?.[0] ?? ''}`;
}

function markOf({ isDown, isOnTurn, side }: Token): string {
  return isDown ? MARKS.down : isOnTurn ? MARKS.onTurn : side === 'foes' ? MARKS.foe : ' ';
}

function legendOf({ field, tokens, unseen = [] }: BoardView): string {
  const marks = new Set(tokens.map(markOf));
  const dark = (tile: Tile) => unseen.some((each) => isSameTile(each, tile));
  const seen = tilesOf(field).filter((tile) => !dark(tile));
  const names = new Set(seen.map((tile) => groundAt(field, tile).name));
  const signs = Object.entries(SIGNS).filter(
    ([, { name }]) => names.has(name) && name !== 'floor' && name !== 'nothing',
  );
  const raised = seen.some((tile) => groundAt(field, tile).name === 'floor' && levelAt(field, tile) > 0);
  return [
    ...(marks.has(MARKS.onTurn) ? [pictureWords.sign(MARKS.onTurn, pictureWords.onTurn)] : []),
    ...(marks.has(MARKS.foe) ? [pictureWords.sign(MARKS.foe, pictureWords.foe)] : []),
    ...(marks.has(MARKS.down) ? [pictureWords.sign(MARKS.down, pictureWords.down)] : []),
    ...signs.map(([sign, { name }]) => pictureWords.sign(sign, pictureWords.is(name))),
    ...(raised ? [pictureWords.sign('1', pictureWords.level)] : []),
    ...(unseen.length > 0 ? [pictureWords.sign(MARKS.dark, pictureWords.dark)] : []),
  ].join(GAP);
}
