import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import { premadeMap } from '../../src/field/premade.ts';
import { boardPicture } from '../../src/pictures/board.ts';
import { type CourseChart, coursePicture } from '../../src/pictures/course.ts';
import { type ForecastChart, forecastPicture } from '../../src/pictures/forecast-chart.ts';
import { stripPicture } from '../../src/pictures/picture.ts';
import { THEME_NAMES, THEMES, type Theme } from '../../src/pictures/theme.ts';
import { closeUpOf, windowOf } from '../../src/pictures/window.ts';
import { SAMPLE, tileOf } from './sample.ts';
import { colorSeen, contrast, pictureSeen, VISION_KINDS } from './seen-as.ts';

/** Compares a picture with its golden file, which has a line for each element so that changes can be reviewed. */
function expectGolden(svg: string, name: string): Promise<void> {
  return expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`golden/${name}.svg`);
}

describe('the map', () => {
  test.each(THEME_NAMES)('is drawn with all that can be on it, %s', (theme) =>
    expectGolden(boardPicture(SAMPLE, THEMES[theme]), `board-${theme}`),
  );

  test('is drawn in shades of gray as it is in colors', () =>
    expectGolden(pictureSeen(boardPicture(SAMPLE, THEMES.dark), 'greys'), 'board-greys'));

  test('shows the part around the current turn of a wide map, and the whole in small', () => {
    const field = premadeMap('street', () => 0.99);
    const tokens = [
      { label: 'K', name: 'Kira', at: tileOf('L10'), side: 'players', isOnTurn: true },
      { label: 'G', name: 'Goblin', at: tileOf('A16'), side: 'enemies' },
    ] as const;
    return expectGolden(boardPicture({ field, tokens }, THEMES.dark), 'board-wide');
  });

  test('has a portrait on its token, and an image under the squares', () => {
    const portrait = 'data:image/png;base64,AAAA';
    const tokens = [{ label: 'K', name: 'Kira', at: tileOf('B2'), side: 'players', portrait }] as const;
    const view = { field: fieldOf(['####', '#.~#', '####']), tokens, under: 'data:image/jpeg;base64,BBBB' };
    return expectGolden(boardPicture(view, THEMES.dark), 'board-images');
  });

  test('draws combatants on one square side by side, none on top of another', () => {
    const bat = (label: string, at: string) => ({ label, name: label, at: tileOf(at), side: 'enemies' }) as const;
    const drawing = (...tokens: readonly ReturnType<typeof bat>[]) =>
      boardPicture({ field: fieldOf(['..', '..']), tokens }, THEMES.dark);
    const cornersIn = (svg: string) =>
      [...svg.matchAll(/transform="translate\(([\d.]+ [\d.]+)\) scale\(([\d.]+)\)"/g)].map(([, at, scale]) => [
        at,
        scale,
      ]);
    expect(cornersIn(drawing(bat('B1', 'A1')))).toEqual([['38 38', '3.66']]);
    expect(cornersIn(drawing(bat('B1', 'A1'), bat('B2', 'A1'), bat('B3', 'A1'), bat('W', 'B1')))).toEqual([
      ['38 38', '1.83'],
      ['221 38', '1.83'],
      ['38 221', '1.83'],
      ['404 38', '3.66'],
    ]);
  });

  test('cuts a big creature at the edge of the shown part, and labels what is shown of it', () => {
    const field = fieldOf(Array.from({ length: 20 }, () => '.'.repeat(26)));
    const tokens = [
      { label: 'K', name: 'Kira', at: tileOf('R10'), side: 'players', isOnTurn: true },
      { label: 'D', name: 'Dragon', at: tileOf('H8'), tiles: 4, side: 'enemies' },
      { label: 'B', name: 'Bear', at: tileOf('X8'), tiles: 2, side: 'enemies' },
      { label: 'Z', name: 'Zombie', at: tileOf('A1'), tiles: 2, side: 'enemies' },
    ] as const;
    const svg = boardPicture({ field, tokens, window: { x: 10, y: 3, width: 14, height: 14 } }, THEMES.dark);
    const [dragon, bear, ...rest] = svg.split('<g clip-path="url(#shown)">').slice(1);
    expect(rest).toEqual([]);
    expect(dragon).toContain('translate(-118 246) scale(2.08)');
    expect(dragon!.match(/>D<\/text>/g)).toHaveLength(2);
    expect(dragon).toContain('translate(38 324) scale(0.52)');
    expect(bear).toContain('translate(714 246) scale(1.04)');
    expect(svg).toContain('<clipPath id="shown"><rect x="38" y="38" width="728" height="728"');
    expect(svg).not.toContain('>Z</text>');
    expect(boardPicture({ field, tokens: tokens.slice(0, 1) }, THEMES.dark)).not.toContain('shown');
  });

  test('draws words as plain words', () => {
    const svg = boardPicture({ field: fieldOf(['..']), tokens: [], caption: '</text><script>"&\u0000' }, THEMES.dark);
    expect(svg).toContain('>&#60;/text&#62;&#60;script&#62;&#34;&#38;</text>');
  });
});

test('a close-up has everyone and what is asked for, with two squares around, and at least eight a side', () => {
  const field = premadeMap('plain', () => 0.99);
  const [token] = SAMPLE.tokens;
  const tokensNamed = (...names: readonly string[]) => names.map((name) => ({ ...token!, at: tileOf(name) }));
  expect(closeUpOf(field, tokensNamed('E5'), [tileOf('F6')])).toEqual({ x: 2, y: 2, width: 8, height: 8 });
  expect(closeUpOf(field, tokensNamed('A1', 'J5'), [])).toEqual({ x: 0, y: 0, width: 12, height: 8 });
  expect(windowOf(field, tokensNamed('E5'))).toEqual({ x: 0, y: 0, width: 12, height: 10 });
});

test('the shown part of a wide map has all squares of a big creature', () => {
  const field = fieldOf(Array.from({ length: 20 }, () => '.'.repeat(26)));
  const [token] = SAMPLE.tokens;
  const dragon = { ...token!, at: tileOf('H8'), tiles: 4 };
  expect(windowOf(field, [{ ...token!, at: tileOf('D4') }, dragon])).toEqual({ x: 1, y: 1, width: 12, height: 12 });
});

test('the strip frames who acts, and fades who has acted', () => {
  const orderTokens = SAMPLE.tokens.map((each, n) => (n < 2 ? each : { ...each, hasActed: true as const }));
  return expectGolden(stripPicture({ title: 'Round 3', order: orderTokens }, THEMES.dark), 'strip-dark');
});

const COURSE: CourseChart = {
  percentSign: '%',
  title: 'Each side’s health by round',
  rounds: ['0', '1', '2', '3', '4'],
  lines: [
    { side: 'players', name: 'Players 47 %', shares: [100, 92, 81, 60, 47], falls: [{ at: 3, label: 'R' }] },
    {
      side: 'enemies',
      name: 'Foes 0 %',
      shares: [100, 96, 55, 18, 0],
      falls: [2, 2].map((n) => ({ at: n, label: 'G' })),
    },
  ],
};

describe('the course', () => {
  test.each(THEME_NAMES)('has a line for each side, %s', (theme) =>
    expectGolden(coursePicture(COURSE, THEMES[theme]), `course-${theme}`),
  );

  test('moves names apart whose lines end together', () => {
    const lines = COURSE.lines.map((line) => ({ ...line, shares: [100, 0], falls: [] }));
    const svg = coursePicture({ ...COURSE, rounds: ['0', '1'], lines }, THEMES.dark);
    const heights = [...svg.matchAll(/ y="([\d.]+)"[^>]*>(?:Players|Foes)/g)].map(([, y]) => Number(y));
    expect(heights).toHaveLength(2);
    expect(Math.abs(heights[0]! - heights[1]!)).toBeGreaterThanOrEqual(34);
  });
});

const FORECAST: ForecastChart = {
  titles: { losses: 'How many go down, by round', over: 'Fights that end, by round' },
  rounds: ['1', '2', '3', '4', '5+'],
  losses: [
    { side: 'players', name: 'Players', values: [0, 0.2, 0.6, 0.4, 0.1] },
    { side: 'enemies', name: 'Foes', values: [0.3, 0.9, 1.4, 0.8, 0.2] },
  ],
  over: [0, 4, 31, 46, 19],
  signs: { decimal: '.', percent: '%' },
  turn: 2,
};

describe('the forecast', () => {
  test.each(THEME_NAMES)('has bars for each side and for the ends, and frames the decisive round, %s', (theme) =>
    expectGolden(forecastPicture(FORECAST, THEMES[theme]), `forecast-${theme}`),
  );

  test('leaves out round numbers that would overlap', () => {
    const rounds = Array.from({ length: 12 }, (_, at) => `${2 * at + 11}–${2 * at + 12}`);
    const chart = { ...FORECAST, rounds, over: rounds.map(() => 5), losses: [] };
    const svg = forecastPicture(chart, THEMES.dark);
    expect(svg).toContain('>11–12<');
    expect(svg).not.toContain('>13–14<');
  });

  test('has room for the widest number on its left', () => {
    const svg = forecastPicture({ ...FORECAST, over: [100, 0, 0] }, THEMES.dark);
    // The text is 90 wide and ends at this x. If x were smaller, the text would be cut off.
    expect(Number(/ x="([\d.]+)"[^>]*>100%</.exec(svg)?.[1])).toBeGreaterThan(92);
  });
});

/**
 * Pairs of colors that must differ, and their contrast ratio: 4.5 for small words, 3 for shapes (WCAG 1.4.3, 1.4.11).
 */
const COLOR_PAIRS: readonly (readonly [one: keyof Theme, other: keyof Theme, ratio: number])[] = [
  ['players', 'enemies', 3],
  ['onPlayers', 'players', 4.5],
  ['onEnemies', 'enemies', 4.5],
  ['onOthers', 'others', 4.5],
  ['health', 'lost', 3],
  ['mark', 'edge', 3],
  ['ink', 'floor', 4.5],
  ['softInk', 'card', 4.5],
  ['wallFace', 'floor', 3],
  ['wave', 'water', 3],
  ['wave', 'deepWater', 2],
  ['rough', 'floor', 3],
  ['playersLine', 'card', 3],
  ['enemiesLine', 'card', 3],
];

describe.each(THEME_NAMES)('the colors of %s', (name) => {
  test.each(VISION_KINDS)('differ in lightness for eyes that see %s', (vision) => {
    const theme: Theme = THEMES[name];
    const shownColor = (color: keyof Theme) => colorSeen(theme[color], vision);
    const close = COLOR_PAIRS.filter(([one, other, ratio]) => contrast(shownColor(one), shownColor(other)) < ratio);
    expect(close.map(([one, other]) => [one, other, contrast(shownColor(one), shownColor(other)).toFixed(2)])).toEqual(
      [],
    );
  });
});
