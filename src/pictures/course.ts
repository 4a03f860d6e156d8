import { circle, label, path, picture, rectangle, type Svg } from './svg.ts';
import { SIDE_LINE, type Theme } from './theme.ts';

/** How one side of an encounter fared. */
export interface CourseLine {
  readonly side: 'players' | 'enemies';
  /** The label at the end of its line. Only letters, digits and Fray's own symbols. */
  readonly name: string;
  /** Its remaining health at the start and after each round, in percent. */
  readonly shares: readonly number[];
  /** Where someone fell: an index into `shares`, and a short label for who it was. */
  readonly falls: readonly { readonly at: number; readonly label: string }[];
}

/** The health of each side over the rounds. */
export interface Course {
  readonly title: string;
  /** The labels below the points: "0", "1" and so on. */
  readonly rounds: readonly string[];
  readonly lines: readonly CourseLine[];
}

const [WIDTH, HEIGHT] = [780, 470];
/** The area with the lines, in pixels. */
const CHART = { left: 100, top: 92, width: 470, height: 300 };
/** The maximum number of round labels below the chart. */
const MAX_ROUNDS = 10;
/** The height of letters in pixels. A phone 390 pixels wide shows them half as high. */
const LETTERS = 26;
/** The minimum distance between the names at the ends of lines, in pixels. */
const NAMES_APART = 34;

/**
 * The course of an encounter as SVG. Players have a solid line with dots and enemies a dashed line with squares, each
 * with its name at the end, so that no one needs to see the colors.
 */
export function coursePicture({ title, rounds, lines }: Course, theme: Theme): string {
  const { left, top, width, height } = CHART;
  const last = Math.max(1, rounds.length - 1);
  const place = (at: number, share: number): Place => ({
    x: Math.round(left + (at / last) * width),
    y: Math.round(top + (1 - share / 100) * height),
  });
  const every = Math.ceil(rounds.length / MAX_ROUNDS);
  const size = LETTERS;
  const under = theme.softInk;
  return picture(
    WIDTH,
    HEIGHT,
    theme.card,
    label(title, { x: 24, y: 36, size: 30, fill: theme.ink, anchor: 'start' }),
    ...[0, 25, 50, 75, 100].flatMap((share) => {
      const { y } = place(0, share);
      return [
        path(`M${left} ${y}h${width}`, { stroke: { color: theme.grid, width: share === 0 ? 3 : 1.5 } }),
        label(`${share}%`, { x: left - 14, y, size, fill: under, anchor: 'end' }),
      ];
    }),
    ...rounds.map((round, index) =>
      index % every === 0 ? label(round, { x: place(index, 0).x, y: top + height + 32, size, fill: under }) : undefined,
    ),
    // Players come last, so that their line is on top.
    ...lines.toSorted((a, b) => a.side.localeCompare(b.side)).flatMap((line) => lineDrawing(line, place, theme)),
    ...endNames(lines, place, theme),
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

type PlaceOf = (at: number, share: number) => Place;

function lineDrawing(
  { side, shares, falls }: CourseLine,
  placeOf: PlaceOf,
  theme: Theme,
): readonly (Svg | undefined)[] {
  const color = theme[SIDE_LINE[side]];
  const places = shares.map((share, index) => placeOf(index, share));
  const commands = places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const dashes = side === 'enemies' ? { dashes: '14 8' } : {};
  return [
    path(commands, { stroke: { color, width: 5, ...dashes } }),
    ...places.map(({ x, y }) =>
      side === 'players'
        ? circle(x, y, 7.5, { fill: color })
        : rectangle({ x: x - 7, y: y - 7, width: 14, height: 14 }, { fill: color }),
    ),
    ...falls.map(({ at, label: name }, index) => {
      const before = falls.slice(0, index).filter((other) => other.at === at).length;
      const { x, y } = placeOf(at, shares[at] ?? 0);
      return fallMark(name, { x, y: y - 28 - 28 * before }, theme);
    }),
  ];
}

/** The label of a fallen combatant, crossed out above the line. */
function fallMark(name: string, { x, y }: Place, theme: Theme): Svg {
  return label(`${name} ×`, { x, y, size: LETTERS, fill: theme.ink, halo: theme.card });
}

/** The names at the ends of the lines, spaced so that they don't overlap. */
function endNames(lines: readonly CourseLine[], placeOf: PlaceOf, theme: Theme): readonly Svg[] {
  const ends = lines.map((line) => ({ line, y: placeOf(0, line.shares.at(-1) ?? 0).y })).toSorted((a, b) => a.y - b.y);
  let above = Number.NEGATIVE_INFINITY;
  const { left, width, top, height } = CHART;
  return ends.map(({ line, y: wished }, index) => {
    const lowest = top + height - NAMES_APART * (ends.length - 1 - index);
    const y = Math.max(Math.min(wished, lowest), above + NAMES_APART);
    above = y;
    return label(line.name, {
      x: left + width + 18,
      y,
      size: LETTERS,
      fill: theme[SIDE_LINE[line.side]],
      anchor: 'start',
    });
  });
}
