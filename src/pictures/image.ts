import { element } from './svg.ts';

/** An image alone, in another size. */
export interface ShownImage {
  /** A PNG or JPEG as a data address. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** An image as SVG: it fills its size, and what is over is cut off. */
export function imagePicture({ href, width, height }: ShownImage): string {
  const preserveAspectRatio = 'xMidYMid slice';
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('image', { href, x: 0, y: 0, width, height, preserveAspectRatio }),
  );
}
