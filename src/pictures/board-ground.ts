import { type Field, type GroundName, groundAt, isInside, levelAt } from '../field/field.ts';
import type { Tile } from '../field/tile.ts';
import { groundColor, groundMark } from './ground.ts';
import { element, label, type Paint, path, type Svg } from './svg.ts';
import type { Theme } from './theme.ts';
import { SMALL_TILE, type TileCanvas } from './tile-canvas.ts';
import { isIn, isWall } from './window.ts';

/** The ground of the part of a field that is shown: tiles, heights and what lies on them. `under`: an image below. */
export function groundDrawing(
  { field, under }: { readonly field: Field; readonly under?: string },
  canvas: TileCanvas,
  theme: Theme,
): readonly (Svg | undefined)[] {
  const name = (tile: Tile) => groundAt(field, tile).name;
  const raised = (from: number) =>
    canvas.tiles.filter((tile) => levelAt(field, tile) >= from && !groundAt(field, tile).isOpaque);
  return [
    under === undefined ? undefined : imageUnder(under, field, canvas),
    ...canvas.patches(canvas.tiles, (tile) => fillOf(field, tile, under !== undefined, theme)),
    ...canvas.patches(raised(1), () => ({ fill: theme.raised, opacity: 0.14 })),
    ...canvas.patches(raised(2), () => ({ fill: theme.raised, opacity: 0.14 })),
    ...canvas.patches(
      canvas.tiles.filter((tile) => !isWall(field, tile)),
      () => ({ stroke: { color: theme.grid, width: 1.5 } }),
    ),
    ...canvas.tiles.map((tile) => {
      const isAcross = groundAt(field, { x: tile.x - 1, y: tile.y }).isOpaque === true;
      return canvas.on(tile, groundMark(name(tile), isAcross, theme));
    }),
    ...(canvas.size < SMALL_TILE ? [] : raised(1)).map((tile) =>
      canvas.on(tile, label(`+${levelAt(field, tile)}`, { x: 20, y: 17, size: 22, fill: theme.ink })),
    ),
    path(
      canvas.borders((a, b) => isStep(field, canvas, a, b)),
      { stroke: { color: theme.ink, width: 5, dashes: '3 5' } },
    ),
    path(
      canvas.borders((a, b) => !isWall(field, a) && isInside(field, b) && isWall(field, b)),
      { stroke: { color: theme.wallFace, width: Math.max(3, canvas.size / 14), cap: 'square' } },
    ),
  ];
}

/** The image covers the whole field, of which a part is shown. */
function imageUnder(href: string, { width, height }: Field, canvas: TileCanvas): Svg {
  const { window, size } = canvas;
  const at = {
    ...canvas.corner({ x: window.x, y: window.y }),
    width: window.width * size,
    height: window.height * size,
  };
  const viewBox = `${window.x} ${window.y} ${window.width} ${window.height}`;
  const image = element('image', { href, x: 0, y: 0, width, height, preserveAspectRatio: 'none' });
  return element('svg', { ...at, viewBox, preserveAspectRatio: 'none' }, image);
}

/** Ground that has a color of its own. */
const COLORED: readonly GroundName[] = ['wall', 'nothing', 'water', 'deep water'];

/** Over an image the plain floor is left out, and what has a color shows it. */
function fillOf(field: Field, tile: Tile, isOverImage: boolean, theme: Theme): Paint {
  const { name } = groundAt(field, tile);
  const fill = groundColor(name, (tile.x + tile.y) % 2 === 1, theme);
  if (!isOverImage) return { fill };
  return COLORED.includes(name) ? { fill, opacity: 0.5 } : {};
}

/** The ground falls from one tile to the other. */
function isStep(field: Field, { window }: TileCanvas, a: Tile, b: Tile): boolean {
  if (!isInside(field, b) || !isIn(window, b)) return false;
  const isOpen = !groundAt(field, a).isOpaque && !groundAt(field, b).isOpaque;
  return isOpen && levelAt(field, a) > levelAt(field, b);
}
