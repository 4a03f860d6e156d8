import { type Field, groundAt, tilesOf } from '../field/field.ts';
import { groundColor } from './ground.ts';
import { type Box, element, rectangle, type Svg } from './svg.ts';
import type { Theme } from './theme.ts';
import type { Token } from './token.ts';

/** Pixels: the most that a tile of it takes, and the most that it is high. */
const LARGEST = 7;
const HIGHEST = 150;
/** The colors of those who stand on it: a token's would be too dark, or too light, so small. */
const MARKS = { players: 'playersLine', foes: 'foesLine', others: 'ink' } as const;

/** The whole field in small, with the part that is shown framed. Its top right corner is where it says. */
export function overview(
  field: Field,
  tokens: readonly Token[],
  window: Box,
  { right, top }: { readonly right: number; readonly top: number },
  theme: Theme,
): Svg {
  const size = tileSize(field);
  const spot = (x: number, y: number, fill: string, side = 1) =>
    rectangle({ x: x - (side - 1) / 2, y: y - (side - 1) / 2, width: side, height: side }, { fill });
  return element(
    'g',
    { transform: `translate(${right - size * field.width} ${top}) scale(${size})` },
    ...tilesOf(field).map((tile) => {
      const { name } = groundAt(field, tile);
      const isPlain = name !== 'wall' && name !== 'nothing' && name !== 'water' && name !== 'deep water';
      return spot(tile.x, tile.y, isPlain ? theme.grid : groundColor(name, false, theme));
    }),
    ...tokens.filter(({ isDown }) => !isDown).map(({ at, side }) => spot(at.x, at.y, theme[MARKS[side]], 1.9)),
    rectangle(window, { stroke: { color: theme.mark, width: 0.5 } }),
  );
}

/** How high that is, in pixels. */
export function overviewHeight(field: Field): number {
  return tileSize(field) * field.height;
}

function tileSize({ height }: Field): number {
  return Math.min(LARGEST, HIGHEST / height);
}
