/** The attributes of an element. Undefined ones are left out. Numbers are rounded to two decimals. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A piece of SVG. Only the functions in this file make it, and they escape all text. */
export type Svg = string & { readonly svg: never };

/** Joins several pieces of SVG into one. */
export function joinSvg(...pieces: readonly (Svg | undefined)[]): Svg {
  return pieces.filter((piece) => piece !== undefined).join('') as Svg;
}

export function element(name: string, attributes: Attributes, ...inner: readonly (Svg | undefined)[]): Svg {
  const attributeTexts = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${attributeText(value)}"`,
  );
  const innerSvg = joinSvg(...inner);
  return `<${name}${attributeTexts.join('')}${innerSvg === '' ? '/>' : `>${innerSvg}</${name}>`}` as Svg;
}

/** Escapes text for use inside an element. */
function escapedText(words: string): Svg {
  // XML doesn't allow control characters other than the tab here, not even escaped.
  return words.replace(/[^\P{Cc}\t]/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`) as Svg;
}

function attributeText(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : escapedText(value);
}

/** How a line is drawn. */
interface Stroke {
  readonly color: string;
  readonly width: number;
  /** The lengths of the dashes and gaps. */
  readonly dashes?: string;
  readonly cap?: 'round' | 'square';
}

function strokeAttributes({ color, width, dashes, cap }: Stroke): Attributes {
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

function paintAttributes({ fill = 'none', opacity, stroke }: Paint): Attributes {
  return { fill, 'fill-opacity': opacity, ...(stroke && strokeAttributes(stroke)) };
}

/** A path made of SVG path commands. Undefined if there are none. */
export function path(commands: string, paint: Paint): Svg | undefined {
  return commands === '' ? undefined : element('path', { d: commands, ...paintAttributes(paint) });
}

export function circle(cx: number, cy: number, radius: number, paint: Paint): Svg {
  return element('circle', { cx, cy, r: radius, ...paintAttributes(paint) });
}

/** A rectangle's place and size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function rectangle({ x, y, width, height }: Box, paint: Paint, cornerRadius?: number): Svg {
  return element('rect', { x, y, width, height, rx: cornerRadius, ...paintAttributes(paint) });
}

/**
 * Text on one line, vertically centered at `y`. `halo` is the color of an outline around the letters, for text over a
 * drawing.
 */
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
  const outlineAttributes = halo && { stroke: halo, 'stroke-width': size * 0.3, 'paint-order': 'stroke' };
  const textAttributes = { x, y: y + size * 0.36, 'font-size': size, fill, 'text-anchor': anchor };
  return element('text', { ...textAttributes, ...outlineAttributes }, escapedText(words));
}

/** A line drawn twice, a wide line in the edge color below a narrow one, so that it is visible on any ground. */
export function outlinedLine(commands: string, stroke: Stroke, edge: string): Svg | undefined {
  const lineCap = stroke.cap ?? 'round';
  const wideLine = path(commands, { stroke: { color: edge, width: stroke.width * 1.8, cap: lineCap } });
  return wideLine && joinSvg(wideLine, path(commands, { stroke: { ...stroke, cap: lineCap } }));
}

/** A drawing of 100 by 100 pixels, moved and scaled. */
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
