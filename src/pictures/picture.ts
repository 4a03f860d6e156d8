import { type BoardView, boardPicture } from './board.ts';
import { type CourseChart, coursePicture } from './course.ts';
import { type ForecastChart, forecastPicture } from './forecast-chart.ts';
import { element, joinSvg, label, path, picture, placedSvg, rectangle, type Svg } from './svg.ts';
import { THEMES, type Theme, type ThemeName } from './theme.ts';
import { type Token, tokenDrawing } from './token.ts';

/** A picture as data, so that it can be drawn later, when no one is waiting for it. Equal data gives equal pictures. */
export interface Picture {
  readonly shows:
    | { readonly board: BoardView }
    | { readonly strip: TurnStrip }
    | { readonly zones: ZonesView }
    | { readonly course: CourseChart }
    | { readonly forecast: ForecastChart }
    | { readonly image: ShownImage };
  readonly theme: ThemeName;
  /** A description for screen readers. */
  readonly alt: string;
}

/** A picture as SVG. */
export function svgOf({ shows, theme: name }: Pick<Picture, 'shows' | 'theme'>): string {
  const theme = THEMES[name];
  if ('board' in shows) return boardPicture(shows.board, theme);
  if ('zones' in shows) return zonesPicture(shows.zones, theme);
  if ('strip' in shows) return stripPicture(shows.strip, theme);
  if ('forecast' in shows) return forecastPicture(shows.forecast, theme);
  return 'course' in shows ? coursePicture(shows.course, theme) : imagePicture(shows.image);
}

/** An image to be cropped and scaled. */
interface ShownImage {
  /** A PNG or JPEG as a data URL. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
  /** The orientation of a square image, as EXIF numbers it. Undefined if it is upright. */
  readonly orientation?: number;
}

/** The transforms that turn an image upright, by EXIF's number. */
const UPRIGHT_TRANSFORMS: Readonly<Record<number, string>> = {
  2: 'scale(-1 1)',
  3: 'rotate(180)',
  4: 'scale(1 -1)',
  5: 'rotate(270) scale(-1 1)',
  6: 'rotate(90)',
  7: 'rotate(90) scale(-1 1)',
  8: 'rotate(270)',
};

/** An image as SVG, cropped to fill its new size. */
function imagePicture({ href, width, height, orientation = 1 }: ShownImage): string {
  const preserveAspectRatio = 'xMidYMid slice';
  const image = element('image', { href, x: -width / 2, y: -height / 2, width, height, preserveAspectRatio });
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element(
      'g',
      { transform: `translate(${width / 2} ${height / 2}) ${UPRIGHT_TRANSFORMS[orientation] ?? ''}`.trim() },
      image,
    ),
  );
}

/** A combatant in the picture of the turn order. */
interface StripPlace extends Omit<Token, 'at' | 'tiles' | 'facing'> {
  /** True if the combatant's turn in this round is over. */
  readonly hasActed?: true;
}

/** A picture of the turn order. */
interface TurnStrip {
  /** The round in words. It has only Fray's own text, because the font may lack a player's letters. */
  readonly title: string;
  readonly order: readonly StripPlace[];
}

/** Sizes in the picture of the turn order, in pixels. */
const STRIP_WIDTH = 780;
const PLACE_WIDTH = 62;
const ROW_HEIGHT = 78;
const STRIP_TITLE_HEIGHT = 40;
const PLACES_IN_ROW = 12;

/**
 * The turn order as SVG, with twelve combatants in a row. A frame marks whose turn it is. Combatants whose turn is over
 * are pale.
 */
export function stripPicture({ title, order }: TurnStrip, theme: Theme): string {
  const rowCount = Math.max(1, Math.ceil(order.length / PLACES_IN_ROW));
  return picture(
    STRIP_WIDTH,
    STRIP_TITLE_HEIGHT + rowCount * ROW_HEIGHT,
    theme.card,
    label(title, { x: 18, y: 22, size: 22, fill: theme.softInk, anchor: 'start' }),
    ...order.flatMap((each, index) => placeDrawing(each, index, theme)),
  );
}

function placeDrawing(place: StripPlace, index: number, theme: Theme): readonly (Svg | undefined)[] {
  const [x, y] = [
    18 + (index % PLACES_IN_ROW) * PLACE_WIDTH,
    STRIP_TITLE_HEIGHT + Math.floor(index / PLACES_IN_ROW) * ROW_HEIGHT,
  ];
  const frameBox = { x: x + 1, y, width: PLACE_WIDTH - 2, height: ROW_HEIGHT - 8 };
  return [
    place.isOnTurn &&
      rectangle(frameBox, { fill: theme.mark, opacity: 0.28, stroke: { color: theme.mark, width: 4 } }, 10),
    placedSvg(tokenDrawing(place, false, theme), { x: x + 2, y: y + 5, scale: (PLACE_WIDTH - 4) / 100 }),
    // A translucent rectangle covers the combatant, because drawing the combatant itself translucent would be slow.
    place.hasActed && !place.isOnTurn ? rectangle(frameBox, { fill: theme.card, opacity: 0.55 }) : undefined,
  ];
}

type ZoneToken = Omit<Token, 'at' | 'tiles' | 'facing'>;

/** A picture of the zones: a box for each with everyone in it, and a line between neighbors. */
interface ZonesView {
  /** The number and name of each zone, and who is in it. */
  readonly zones: readonly { readonly title: string; readonly tokens: readonly ZoneToken[] }[];
  /** Pairs of neighbors as indexes into `zones`. `value` is what it takes to cross the border, if it takes anything. */
  readonly borders: readonly { readonly from: number; readonly to: number; readonly value?: number }[];
}

/** The size of the box that is drawn for each zone, in pixels. */
const [BOX_WIDTH, BOX_HEIGHT] = [210, 132];
/** The size of a token in a zone's box, in pixels. */
const TOKEN_SIZE = 46;
/** How many tokens fit into a row of a zone's box, and into the whole box. */
const [TOKENS_IN_ROW, MAX_TOKENS] = [4, 8];
const LETTER_HEIGHT = 22;
const PICTURE_MARGIN = 24;

/** The zones as SVG. They stand in a ring, so that no line between neighbors passes behind another box. */
function zonesPicture({ zones, borders }: ZonesView, theme: Theme): string {
  const hasManyZones = zones.length > 6;
  const [ringX, ringY] = hasManyZones ? [390, 330] : [285, zones.length > 2 ? 190 : 0];
  const [width, height] = [2 * ringX + BOX_WIDTH + 2 * PICTURE_MARGIN, 2 * ringY + BOX_HEIGHT + 2 * PICTURE_MARGIN];
  const centers = zones.map((_, index) => {
    const angleRadians = Math.PI + (2 * Math.PI * index) / zones.length;
    return { x: width / 2 + ringX * Math.cos(angleRadians), y: height / 2 + ringY * Math.sin(angleRadians) };
  });
  const borderLines = borders.map(({ from, to, value }) => {
    const [start, end] = [centers[from], centers[to]];
    if (!start || !end) return undefined;
    const line = path(`M${Math.round(start.x)} ${Math.round(start.y)}L${Math.round(end.x)} ${Math.round(end.y)}`, {
      stroke: {
        color: theme.softInk,
        width: value === undefined ? 5 : 4,
        ...(value !== undefined && { dashes: '10 8' }),
      },
    });
    const lineMiddle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    const valueLabel =
      value === undefined
        ? undefined
        : label(String(value), { ...lineMiddle, size: LETTER_HEIGHT + 4, fill: theme.ink, halo: theme.card });
    return joinSvg(line, valueLabel);
  });
  const zoneBoxes = zones.map(({ title, tokens }, index) => {
    const { x = 0, y = 0 } = centers[index] ?? {};
    return zoneBox(title, tokens, { x: x - BOX_WIDTH / 2, y: y - BOX_HEIGHT / 2 }, theme);
  });
  return picture(width, height, theme.card, ...borderLines, ...zoneBoxes);
}

function zoneBox(
  title: string,
  tokens: readonly ZoneToken[],
  { x, y }: { readonly x: number; readonly y: number },
  theme: Theme,
): Svg {
  const boxPaint = { fill: theme.floor, stroke: { color: theme.grid, width: 3 } };
  const leftOutCount = tokens.length - MAX_TOKENS;
  const shownTokens = tokens.slice(0, leftOutCount > 0 ? MAX_TOKENS - 1 : MAX_TOKENS);
  const placeAt = (index: number) => ({
    x: x + 10 + (index % TOKENS_IN_ROW) * (TOKEN_SIZE + 2),
    y: y + 34 + Math.floor(index / TOKENS_IN_ROW) * TOKEN_SIZE,
  });
  const remainderLabelPlace = placeAt(MAX_TOKENS - 1);
  return joinSvg(
    rectangle({ x, y, width: BOX_WIDTH, height: BOX_HEIGHT }, boxPaint, 12),
    label(title, { x: x + 12, y: y + 19, size: LETTER_HEIGHT, fill: theme.ink, anchor: 'start' }),
    ...shownTokens.map((token, index) =>
      placedSvg(tokenDrawing(token, false, theme), { ...placeAt(index), scale: TOKEN_SIZE / 100 }),
    ),
    leftOutCount > 0
      ? label(`+${leftOutCount + 1}`, {
          x: remainderLabelPlace.x + 22,
          y: remainderLabelPlace.y + 23,
          size: LETTER_HEIGHT,
          fill: theme.softInk,
        })
      : undefined,
  );
}
