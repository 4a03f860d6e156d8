import { circle, label, path, picture, rectangle, type Svg } from './svg.ts';
import { SIDE_LINE, type Theme } from './theme.ts';

/** How many of a side go down, round by round. */
export interface LossBars {
  readonly side: 'players' | 'enemies';
  /** Only letters, digits and Fray's own symbols. */
  readonly name: string;
  /** How many go down in each round, on average. */
  readonly values: readonly number[];
}

/** A fight's likely course, round by round: who goes down, and when it is over. */
export interface ForecastChart {
  readonly titles: { readonly losses: string; readonly over: string };
  /** The labels below the bars: "1", "2" … "12+". */
  readonly rounds: readonly string[];
  readonly losses: readonly LossBars[];
  /** How many fights end in each round, in percent of all. */
  readonly over: readonly number[];
  /** The index of the round in which most combatants go down. It gets a frame. */
  readonly turn?: number;
}

const [WIDTH, HEIGHT] = [780, 640];
const [LEFT, RIGHT] = [108, 756];
/** The upper part of the chart, in pixels from the top. */
const LOSSES = { title: 36, top: 116, bottom: 310 };
/** The lower part of the chart, in pixels from the top. */
const OVER = { title: 376, top: 412, bottom: 562 };
/** The height of letters in pixels. A phone 390 pixels wide shows them half as high. */
const [LETTERS, TITLE] = [26, 30];
/** The width of a digit and of the gap between two numbers, in pixels. */
const [WIDE, APART] = [15, 14];
/** The gap between two rounds, as a share of a round's width. */
const GAP = 0.24;

/**
 * A forecast as SVG. The upper part shows how many of each side go down in each round, the lower part how many fights
 * end in it. Players' bars have a dot and enemies' a square, like their lines in other charts, so that no one needs to
 * see the colors.
 */
export function forecastPicture(chart: ForecastChart, theme: Theme): string {
  return picture(WIDTH, HEIGHT, theme.card, ...lossesPart(chart, theme), ...overPart(chart, theme));
}

function lossesPart({ titles, losses, turn, rounds }: ForecastChart, theme: Theme): readonly (Svg | undefined)[] {
  const { title, top, bottom } = LOSSES;
  const max = axisEnd(Math.max(0, ...losses.flatMap(({ values }) => values)));
  const column = (RIGHT - LEFT) / Math.max(1, rounds.length);
  const wide = (column * (1 - GAP)) / Math.max(1, losses.length);
  return [
    heading(titles.losses, title, theme),
    ...axis({ top, bottom }, max, (value) => String(value), theme),
    ...losses.flatMap(({ side, name, values }, place) => [
      ...legend(side, name, place, theme),
      ...values.flatMap((value, at) => {
        const x = LEFT + column * (at + GAP / 2) + wide * place;
        const y = heightOf(value, max, LOSSES);
        return value === 0
          ? []
          : [bar(x, y, wide, bottom, theme[SIDE_LINE[side]]), sign(side, x + wide / 2, y - 12, theme[SIDE_LINE[side]])];
      }),
    ]),
    ...numbers(rounds, bottom, theme),
    turn === undefined ? undefined : turningFrame(turn, column, theme),
  ];
}

function overPart({ titles, over, rounds }: ForecastChart, theme: Theme): readonly (Svg | undefined)[] {
  const { title, top, bottom } = OVER;
  const max = axisEnd(Math.max(0, ...over), 10);
  const column = (RIGHT - LEFT) / Math.max(1, rounds.length);
  return [
    heading(titles.over, title, theme),
    ...axis({ top, bottom }, max, (value) => `${value}%`, theme),
    ...over.flatMap((share, index) => {
      const [x, y] = [LEFT + column * (index + GAP / 2), heightOf(share, max, OVER)];
      return share === 0 ? [] : [bar(x, y, column * (1 - GAP), bottom, theme.softInk)];
    }),
    ...numbers(rounds, bottom, theme),
  ];
}

/** The end of an axis: a round number that is at least `max` and `min`. */
function axisEnd(max: number, min = 0.2): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, min)));
  const found = [1, 2, 4, 5, 10].find((step) => step * power >= max && step * power >= min) ?? 10;
  return Number((found * power).toPrecision(3));
}

function heightOf(value: number, max: number, { top, bottom }: { top: number; bottom: number }): number {
  return bottom - (value / max) * (bottom - top);
}

function heading(words: string, y: number, theme: Theme): Svg {
  return label(words, { x: 24, y, size: TITLE, fill: theme.ink, anchor: 'start' });
}

function axis(
  part: { top: number; bottom: number },
  max: number,
  name: (value: number) => string,
  theme: Theme,
): readonly (Svg | undefined)[] {
  return [0, 0.5, 1].flatMap((share) => {
    const value = Number((max * share).toPrecision(3));
    const y = heightOf(value, max, part);
    return [
      path(`M${LEFT} ${y}H${RIGHT}`, { stroke: { color: theme.grid, width: share === 0 ? 3 : 1.5 } }),
      label(name(value), { x: LEFT - 12, y, size: LETTERS, fill: theme.softInk, anchor: 'end' }),
    ];
  });
}

function bar(x: number, y: number, width: number, bottom: number, color: string): Svg {
  return rectangle({ x, y, width, height: bottom - y }, { fill: color });
}

function sign(side: LossBars['side'], x: number, y: number, color: string): Svg {
  return side === 'players'
    ? circle(x, y, 6, { fill: color })
    : rectangle({ x: x - 5.5, y: y - 5.5, width: 11, height: 11 }, { fill: color });
}

function legend(side: LossBars['side'], name: string, place: number, theme: Theme): readonly Svg[] {
  const [x, y] = [32 + place * 360, 74];
  const fill = theme[SIDE_LINE[side]];
  return [sign(side, x, y, fill), label(name, { x: x + 18, y, size: LETTERS, fill, anchor: 'start' })];
}

function numbers(rounds: readonly string[], bottom: number, theme: Theme): readonly (Svg | undefined)[] {
  const column = (RIGHT - LEFT) / Math.max(1, rounds.length);
  const longest = Math.max(0, ...rounds.map((round) => round.length));
  const every = Math.ceil((longest * WIDE + APART) / column);
  return rounds.map((round, index) =>
    index % every === 0
      ? label(round, { x: LEFT + column * (index + 0.5), y: bottom + 26, size: LETTERS, fill: theme.softInk })
      : undefined,
  );
}

/** A frame around the round in which the fight turns, and its number. */
function turningFrame(at: number, column: number, theme: Theme): Svg {
  const { top, bottom } = LOSSES;
  const box = { x: LEFT + column * at + 2, y: top - 22, width: column - 4, height: bottom - top + 66 };
  return rectangle(box, { stroke: { color: theme.ink, width: 3, dashes: '10 6' } }, 8);
}
