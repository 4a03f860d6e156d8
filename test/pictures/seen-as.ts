/** The kinds of color vision to test: one without any color, and two that hardly tell red from green. */
export const VISION_KINDS = ['greys', 'protanopia', 'deuteranopia'] as const;
export type VisionKind = (typeof VISION_KINDS)[number];

/**
 * For each kind of vision: what it makes of red, green and blue, in linear light (Viénot, Brettel and Mollon 1999;
 * luminance as in sRGB).
 */
const VISION_MATRICES: Readonly<Record<VisionKind, readonly (readonly [number, number, number])[]>> = {
  greys: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  protanopia: [
    [0.1121, 0.8853, -0.0005],
    [0.1127, 0.8897, -0.0001],
    [0.0045, 0, 1.0019],
  ],
  deuteranopia: [
    [0.292, 0.7054, -0.0003],
    [0.2934, 0.7089, 0],
    [-0.0209, 0.0256, 1.0019],
  ],
};

type Light = readonly [red: number, green: number, blue: number];

function lightOf(color: string): Light {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return [linear(channel(1)), linear(channel(3)), linear(channel(5))];
}

function colorOf(light: readonly number[]): string {
  const toSrgb = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  const hex = (value: number) => Math.round(255 * Math.min(1, Math.max(0, toSrgb(value))));
  return `#${light.map((value) => hex(value).toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}

/** A color, "#RRGGBB", as a kind of vision sees it. */
export function colorSeen(color: string, vision: VisionKind): string {
  const light = lightOf(color);
  return colorOf(VISION_MATRICES[vision].map((row) => row.reduce((sum, share, n) => sum + share * (light[n] ?? 0), 0)));
}

/** A picture as a kind of vision sees it. */
export function pictureSeen(svg: string, vision: VisionKind): string {
  return svg.replace(/#[0-9A-F]{6}\b/g, (color) => colorSeen(color, vision));
}

/** The contrast ratio of two colors, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [a, b] = [luminance(lightOf(one)), luminance(lightOf(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
