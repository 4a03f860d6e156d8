import type { GroundName } from '../field/field.ts';
import { cased, circle, path, rectangle, type Svg, together } from './svg.ts';
import type { Theme } from './theme.ts';

/** What lies on a tile, in a square of 100. `isAcross`: the wall of a door runs from left to right. */
export function groundMark(name: GroundName, isAcross: boolean, theme: Theme): Svg | undefined {
  switch (name) {
    case 'water':
      return waves([38, 68], theme);
    case 'deep water':
      return waves([28, 53, 78], theme);
    case 'rough ground':
      return path('M25 45l7-13 7 13M62 35l7-13 7 13M40 78l7-13 7 13M76 72l7-13 7 13', {
        stroke: { color: theme.rough, width: 5 },
      });
    case 'crate':
      return together(
        rectangle(
          { x: 14, y: 14, width: 72, height: 72 },
          { fill: theme.wood, stroke: { color: theme.darkWood, width: 6 } },
          6,
        ),
        path('M20 20L80 80M80 20L20 80', { stroke: { color: theme.darkWood, width: 5 } }),
      );
    case 'pillar':
      return together(
        circle(50, 50, 40, { fill: theme.wall, stroke: { color: theme.wallFace, width: 7 } }),
        circle(50, 50, 20, { stroke: { color: theme.wallFace, width: 5 } }),
      );
    case 'closed door':
      return rectangle(isAcross ? { x: 0, y: 36, width: 100, height: 28 } : { x: 36, y: 0, width: 28, height: 100 }, {
        fill: theme.wood,
        stroke: { color: theme.edge, width: 5 },
      });
    case 'open door':
      return cased(isAcross ? 'M0 50L50-10' : 'M50 0L110 50', { color: theme.wood, width: 12 }, theme.edge);
    case 'floor':
    case 'wall':
    case 'nothing':
      return undefined;
    default:
      return name satisfies never;
  }
}

function waves(rows: readonly number[], theme: Theme): Svg | undefined {
  return path(rows.map((y) => `M14 ${y}q9-12 18 0t18 0t18 0t18 0`).join(''), {
    stroke: { color: theme.wave, width: 5 },
  });
}

/** The color of a tile. Neighbours of one floor differ a little, so that tiles can be counted. */
export function groundColor(name: GroundName, isOdd: boolean, theme: Theme): string {
  switch (name) {
    case 'wall':
    case 'nothing':
      return theme.wall;
    case 'water':
      return theme.water;
    case 'deep water':
      return theme.deepWater;
    default:
      return isOdd ? theme.floor : theme.otherFloor;
  }
}
