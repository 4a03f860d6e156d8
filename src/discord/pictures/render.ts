import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { pngOf } from './png.ts';

/** The only font there is: slim containers have none. Its license is beside it. */
const FONT = { file: new URL('DejaVuSansCondensed-Bold.ttf', import.meta.url), family: 'DejaVu Sans Condensed' };

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Makes PNGs of SVG. */
export type Renderer = (svg: string) => Buffer;

/** Loads the renderer and the font, once for a thread: it takes up to a second. */
export async function loadRenderer(): Promise<Renderer> {
  await initWasm(readFileSync(WASM));
  const font = { fontBuffers: [readFileSync(FONT.file)], defaultFontFamily: FONT.family };
  return (svg) => rendered(new Resvg(svg, { font }));
}

/** What is not given back is never freed. */
function rendered(drawing: InstanceType<typeof Resvg>): Buffer {
  try {
    const image = drawing.render();
    try {
      return pngOf(image);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
