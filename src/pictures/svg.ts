/** The attributes of an element. Undefined ones are left out. Numbers have two decimals. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A piece of SVG. Only `element` and `label` make it, so everything in it is escaped. */
export type Svg = string & { readonly svg: never };

/** Joins several pieces of SVG into one. */
export function joinSvg(...pieces: readonly (Svg | undefined)[]): Svg {
  return pieces.filter((piece) => piece !== undefined).join('') as Svg;
}

export function element(name: string, attributes: Attributes, ...inner: readonly (Svg | undefined)[]): Svg {
  const attributeTexts = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${attribute(value)}"`,
  );
  const within = joinSvg(...inner);
  return `<${name}${attributeTexts.join('')}${within === '' ? '/>' : `>${within}</${name}>`}` as Svg;
}

/** Text as it is written inside an element. */
function escaped(words: string): Svg {
  // XML doesn't allow other control characters, not even escaped.
  return words.replace(/[^\P{Cc}\t]/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`) as Svg;
}

function attribute(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);
}

/** How a line is drawn. */
interface Stroke {
  readonly color: string;
  readonly width: number;
  /** Lengths of dashes and gaps. */
  readonly dashes?: string;
  readonly cap?: 'round' | 'square';
}

function strokeOf({ color, width, dashes, cap }: Stroke): Attributes {
  return {
    stroke: color,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    'stroke-linecap': cap,
    'stroke-linejoin': cap === 'round' ? 'round' : undefined,
  };
}

/** How a shape is filled and outlined. Only fills can be translucent, because translucent groups are slow to draw. */
export interface Paint {
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: Stroke;
}

function painted({ fill = 'none', opacity, stroke }: Paint): Attributes {
  return { fill, 'fill-opacity': opacity, ...(stroke && strokeOf(stroke)) };
}

/** A path from its commands. Undefined if there are none. */
export function path(commands: string, paint: Paint): Svg | undefined {
  return commands === '' ? undefined : element('path', { d: commands, ...painted(paint) });
}

export function circle(cx: number, cy: number, r: number, paint: Paint): Svg {
  return element('circle', { cx, cy, r, ...painted(paint) });
}

/** A rectangle's place and size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function rectangle({ x, y, width, height }: Box, paint: Paint, rounded?: number): Svg {
  return element('rect', { x, y, width, height, rx: rounded, ...painted(paint) });
}

/** Text on one line, vertically centered at `y`. `halo`: a color around the letters, for text over a drawing. */
export function label(
  words: string,
  {
    x,
    y,
    size,
    fill,
    anchor = 'middle',
    halo,
  }: { x: number; y: number; size: number; fill: string; anchor?: 'start' | 'middle' | 'end'; halo?: string },
): Svg {
  const outline = halo && { stroke: halo, 'stroke-width': size * 0.3, 'paint-order': 'stroke' };
  const place = { x, y: y + size * 0.36, 'font-size': size, fill, 'text-anchor': anchor };
  return element('text', { ...place, ...outline }, escaped(words));
}

/** A line drawn twice, a wide dark one below a narrow light one, so that it is visible on any ground. */
export function cased(commands: string, stroke: Stroke, edge: string): Svg | undefined {
  const cap = stroke.cap ?? 'round';
  const under = path(commands, { stroke: { color: edge, width: stroke.width * 1.8, cap } });
  return under && joinSvg(under, path(commands, { stroke: { ...stroke, cap } }));
}

/** A drawing of 100 by 100, moved and scaled. */
export function placedSvg(
  drawing: Svg | undefined,
  at: { readonly x: number; readonly y: number; readonly scale: number },
): Svg | undefined {
  return (
    drawing &&
    element('g', { transform: `translate(${at.x} ${at.y}) scale(${Math.round(at.scale * 1000) / 1000})` }, drawing)
  );
}

/** A whole picture, on a card with rounded corners. */
export function picture(width: number, height: number, card: string, ...inner: readonly (Svg | undefined)[]): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': 'DejaVu Sans Condensed',
      'font-weight': 700,
    },
    rectangle({ x: 0, y: 0, width, height }, { fill: card }, 18),
    ...inner,
  );
}
