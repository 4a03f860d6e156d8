import { circle, label, path, picture, rectangle, type Svg } from './svg.ts';
import { SIDE_LINE_COLORS, type Theme } from './theme.ts';

/** How many combatants of a side go down, round by round. */
export interface LossBars {
  readonly side: 'players' | 'enemies';
  /** The side's name. It has only letters, digits and Fray's own symbols. */
  readonly name: string;
  /** The average number of combatants who go down in each round. */
  readonly values: readonly number[];
}

/** The forecast of a fight, round by round: how many go down, and when the fight is over. */
export interface ForecastChart {
  readonly titles: { readonly losses: string; readonly over: string };
  /** The labels below the bars: "1", "2" … "12+". */
  readonly rounds: readonly string[];
  readonly losses: readonly LossBars[];
  /** The percentage of all simulated fights that end in each round. */
  readonly over: readonly number[];
  /** The index of the round that gets a frame: the one in which most combatants go down. */
  readonly turn?: number;
  /** The decimal sign, and what follows a percentage. */
  readonly signs: { readonly decimal: string; readonly percent: string };
}

const [FORECAST_WIDTH, FORECAST_HEIGHT] = [780, 640];
const [CHART_LEFT, CHART_RIGHT] = [108, 756];
/** The upper part of the chart, in pixels from the top. */
const LOSSES_AREA = { title: 36, top: 116, bottom: 310 };
/** The lower part of the chart, in pixels from the top. */
const ENDINGS_AREA = { title: 376, top: 412, bottom: 562 };
/** The height of letters, in pixels. A phone that is 390 pixels wide shows them half as high. */
const [LETTER_HEIGHT, TITLE_HEIGHT] = [26, 30];
/** The width of a digit and of the gap between two numbers, in pixels. */
const [DIGIT_WIDTH, NUMBER_GAP] = [15, 14];
/** The gap between two rounds' bars, as a share of a round's width. */
const ROUND_GAP_SHARE = 0.24;

/**
 * A forecast as SVG. The upper part shows how many of each side go down in each round. The lower part shows how many
 * fights end in that round. Players' bars have a dot and enemies' bars a square, as in other charts, so readers don't
 * need to see the colors.
 */
export function forecastPicture(chart: ForecastChart, theme: Theme): string {
  return picture(
    FORECAST_WIDTH,
    FORECAST_HEIGHT,
    theme.card,
    ...lossesChart(chart, theme),
    ...endingsChart(chart, theme),
  );
}

function lossesChart(
  { titles, losses, turn, rounds, signs }: ForecastChart,
  theme: Theme,
): readonly (Svg | undefined)[] {
  const { title, top, bottom } = LOSSES_AREA;
  const max = axisEnd(Math.max(0, ...losses.flatMap(({ values }) => values)));
  const columnWidth = (CHART_RIGHT - CHART_LEFT) / Math.max(1, rounds.length);
  const barWidth = (columnWidth * (1 - ROUND_GAP_SHARE)) / Math.max(1, losses.length);
  return [
    headingLabel(titles.losses, title, theme),
    ...axisLines({ top, bottom }, max, (value) => String(value).replace('.', signs.decimal), theme),
    ...losses.flatMap(({ side, name, values }, place) => [
      ...legend(side, name, place, theme),
      ...values.flatMap((value, at) => {
        const x = CHART_LEFT + columnWidth * (at + ROUND_GAP_SHARE / 2) + barWidth * place;
        const y = yOf(value, max, LOSSES_AREA);
        return value === 0
          ? []
          : [
              bar(x, y, barWidth, bottom, theme[SIDE_LINE_COLORS[side]]),
              sideMark(side, x + barWidth / 2, y - 12, theme[SIDE_LINE_COLORS[side]]),
            ];
      }),
    ]),
    ...roundNumberLabels(rounds, bottom, theme),
    turn === undefined ? undefined : turningPointFrame(turn, columnWidth, theme),
  ];
}

function endingsChart({ titles, over, rounds, signs }: ForecastChart, theme: Theme): readonly (Svg | undefined)[] {
  const { title, top, bottom } = ENDINGS_AREA;
  const max = axisEnd(Math.max(0, ...over), 10);
  const columnWidth = (CHART_RIGHT - CHART_LEFT) / Math.max(1, rounds.length);
  return [
    headingLabel(titles.over, title, theme),
    ...axisLines({ top, bottom }, max, (value) => `${value}${signs.percent}`, theme),
    ...over.flatMap((share, index) => {
      const [x, y] = [CHART_LEFT + columnWidth * (index + ROUND_GAP_SHARE / 2), yOf(share, max, ENDINGS_AREA)];
      return share === 0 ? [] : [bar(x, y, columnWidth * (1 - ROUND_GAP_SHARE), bottom, theme.softInk)];
    }),
    ...roundNumberLabels(rounds, bottom, theme),
  ];
}

/** The value at the end of an axis: 1, 2, 4, 5 or 10 times a power of ten, and at least `max` and `min`. */
function axisEnd(max: number, min = 0.2): number {
  const powerOfTen = 10 ** Math.floor(Math.log10(Math.max(max, min)));
  const axisFactor = [1, 2, 4, 5, 10].find((step) => step * powerOfTen >= max && step * powerOfTen >= min) ?? 10;
  return Number((axisFactor * powerOfTen).toPrecision(3));
}

function yOf(value: number, max: number, { top, bottom }: { top: number; bottom: number }): number {
  return bottom - (value / max) * (bottom - top);
}

function headingLabel(words: string, y: number, theme: Theme): Svg {
  return label(words, { x: 24, y, size: TITLE_HEIGHT, fill: theme.ink, anchor: 'start' });
}

function axisLines(
  part: { top: number; bottom: number },
  max: number,
  name: (value: number) => string,
  theme: Theme,
): readonly (Svg | undefined)[] {
  return [0, 0.5, 1].flatMap((share) => {
    const axisValue = Number((max * share).toPrecision(3));
    const y = yOf(axisValue, max, part);
    return [
      path(`M${CHART_LEFT} ${y}H${CHART_RIGHT}`, { stroke: { color: theme.grid, width: share === 0 ? 3 : 1.5 } }),
      label(name(axisValue), { x: CHART_LEFT - 12, y, size: LETTER_HEIGHT, fill: theme.softInk, anchor: 'end' }),
    ];
  });
}

function bar(x: number, y: number, width: number, bottom: number, color: string): Svg {
  return rectangle({ x, y, width, height: bottom - y }, { fill: color });
}

function sideMark(side: LossBars['side'], x: number, y: number, color: string): Svg {
  return side === 'players'
    ? circle(x, y, 6, { fill: color })
    : rectangle({ x: x - 5.5, y: y - 5.5, width: 11, height: 11 }, { fill: color });
}

function legend(side: LossBars['side'], name: string, index: number, theme: Theme): readonly Svg[] {
  const [x, y] = [32 + index * 360, 74];
  const fill = theme[SIDE_LINE_COLORS[side]];
  return [sideMark(side, x, y, fill), label(name, { x: x + 18, y, size: LETTER_HEIGHT, fill, anchor: 'start' })];
}

function roundNumberLabels(rounds: readonly string[], bottom: number, theme: Theme): readonly (Svg | undefined)[] {
  const columnWidth = (CHART_RIGHT - CHART_LEFT) / Math.max(1, rounds.length);
  const maxDigits = Math.max(0, ...rounds.map((round) => round.length));
  const labelInterval = Math.ceil((maxDigits * DIGIT_WIDTH + NUMBER_GAP) / columnWidth);
  return rounds.map((round, index) =>
    index % labelInterval === 0
      ? label(round, {
          x: CHART_LEFT + columnWidth * (index + 0.5),
          y: bottom + 26,
          size: LETTER_HEIGHT,
          fill: theme.softInk,
        })
      : undefined,
  );
}

/** A frame around the round in which most combatants go down, and around its number. */
function turningPointFrame(index: number, columnWidth: number, theme: Theme): Svg {
  const { top, bottom } = LOSSES_AREA;
  const box = {
    x: CHART_LEFT + columnWidth * index + 2,
    y: top - 22,
    width: columnWidth - 4,
    height: bottom - top + 66,
  };
  return rectangle(box, { stroke: { color: theme.ink, width: 3, dashes: '10 6' } }, 8);
}
