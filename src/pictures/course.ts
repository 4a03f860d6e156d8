import { circle, label, path, picture, rectangle, type Svg } from './svg.ts';
import { SIDE_LINE_COLORS, type Theme } from './theme.ts';

/** One side's line in the chart of a fight. */
export interface HealthLine {
  readonly side: 'players' | 'enemies';
  /** The label at the end of the line. It has only letters, digits and Fray's own symbols. */
  readonly name: string;
  /** The side's remaining health at the start and after each round, in percent. */
  readonly shares: readonly number[];
  /** Where someone fell: an index into `shares`, and a short label for the combatant. */
  readonly falls: readonly { readonly at: number; readonly label: string }[];
}

/** The chart of a fight: each side's health over the rounds. */
export interface CourseChart {
  readonly title: string;
  /** The labels below the points: "0", "1" and so on. */
  readonly rounds: readonly string[];
  readonly lines: readonly HealthLine[];
  /** The sign after a percentage on the axis. */
  readonly percentSign: string;
}

const [COURSE_WIDTH, COURSE_HEIGHT] = [780, 470];
/** The area with the lines, in pixels. */
const CHART_AREA = { left: 100, top: 92, width: 470, height: 300 };
/** The maximum number of round labels below the chart. */
const MAX_ROUND_LABELS = 10;
/** The height of letters, in pixels. A phone that is 390 pixels wide shows them half as high. */
const LETTER_HEIGHT = 26;
/** The minimum distance between the names at the ends of lines, in pixels. */
const MIN_NAME_DISTANCE = 34;

/**
 * The chart of a fight as SVG. Players have a solid line with dots, and enemies a dashed line with squares. Each line
 * ends with its name, so readers don't need to see the colors.
 */
export function coursePicture({ title, rounds, lines, percentSign }: CourseChart, theme: Theme): string {
  const { left, top, width, height } = CHART_AREA;
  const lastIndex = Math.max(1, rounds.length - 1);
  const pointAt = (at: number, share: number): Point => ({
    x: Math.round(left + (at / lastIndex) * width),
    y: Math.round(top + (1 - share / 100) * height),
  });
  const labelInterval = Math.ceil(rounds.length / MAX_ROUND_LABELS);
  const letterSize = LETTER_HEIGHT;
  const labelColor = theme.softInk;
  return picture(
    COURSE_WIDTH,
    COURSE_HEIGHT,
    theme.card,
    label(title, { x: 24, y: 36, size: 30, fill: theme.ink, anchor: 'start' }),
    ...[0, 25, 50, 75, 100].flatMap((share) => {
      const { y } = pointAt(0, share);
      return [
        path(`M${left} ${y}h${width}`, { stroke: { color: theme.grid, width: share === 0 ? 3 : 1.5 } }),
        label(`${share}${percentSign}`, { x: left - 14, y, size: letterSize, fill: labelColor, anchor: 'end' }),
      ];
    }),
    ...rounds.map((round, index) =>
      index % labelInterval === 0
        ? label(round, { x: pointAt(index, 0).x, y: top + height + 32, size: letterSize, fill: labelColor })
        : undefined,
    ),
    // The players' line is drawn last, so that it is on top.
    ...lines.toSorted((a, b) => a.side.localeCompare(b.side)).flatMap((line) => lineDrawing(line, pointAt, theme)),
    ...lineEndNameLabels(lines, pointAt, theme),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type PointAt = (at: number, share: number) => Point;

function lineDrawing(
  { side, shares, falls }: HealthLine,
  pointAt: PointAt,
  theme: Theme,
): readonly (Svg | undefined)[] {
  const color = theme[SIDE_LINE_COLORS[side]];
  const points = shares.map((share, index) => pointAt(index, share));
  const pathCommands = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const dashAttributes = side === 'enemies' ? { dashes: '14 8' } : {};
  return [
    path(pathCommands, { stroke: { color, width: 5, ...dashAttributes } }),
    ...points.map(({ x, y }) =>
      side === 'players'
        ? circle(x, y, 7.5, { fill: color })
        : rectangle({ x: x - 7, y: y - 7, width: 14, height: 14 }, { fill: color }),
    ),
    ...falls.map(({ at, label: name }, index) => {
      const earlierFallCount = falls.slice(0, index).filter((other) => other.at === at).length;
      const { x, y } = pointAt(at, shares[at] ?? 0);
      return fallMark(name, { x, y: y - 28 - 28 * earlierFallCount }, theme);
    }),
  ];
}

/** The label of a fallen combatant, with a cross, above the line. */
function fallMark(name: string, { x, y }: Point, theme: Theme): Svg {
  return label(`${name} ×`, { x, y, size: LETTER_HEIGHT, fill: theme.ink, halo: theme.card });
}

/** The names at the ends of the lines, far enough apart not to overlap. */
function lineEndNameLabels(lines: readonly HealthLine[], pointAt: PointAt, theme: Theme): readonly Svg[] {
  const nameLines = lines
    .map((line) => ({ line, y: pointAt(0, line.shares.at(-1) ?? 0).y }))
    .toSorted((a, b) => a.y - b.y);
  let previousY = Number.NEGATIVE_INFINITY;
  const { left, width, top, height } = CHART_AREA;
  return nameLines.map(({ line, y: wantedY }, index) => {
    const maxY = top + height - MIN_NAME_DISTANCE * (nameLines.length - 1 - index);
    const y = Math.max(Math.min(wantedY, maxY), previousY + MIN_NAME_DISTANCE);
    previousY = y;
    return label(line.name, {
      x: left + width + 18,
      y,
      size: LETTER_HEIGHT,
      fill: theme[SIDE_LINE_COLORS[line.side]],
      anchor: 'start',
    });
  });
}
