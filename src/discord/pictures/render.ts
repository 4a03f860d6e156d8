import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { pngOf } from './png.ts';

/** The only font there is: slim containers have none. */
const FONT = { file: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf', family: 'DejaVu Sans Condensed' };

const fileOf = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));

let font: { readonly fontBuffers: Uint8Array[]; readonly defaultFontFamily: string } | undefined;

/** Loads the renderer and the font, once. */
async function load() {
  await initWasm(fileOf('@resvg/resvg-wasm/index_bg.wasm'));
  font = { fontBuffers: [fileOf(FONT.file)], defaultFontFamily: FONT.family };
  return font;
}

/** An SVG as PNG. The first takes half a second longer. */
export async function rendered(svg: string): Promise<Buffer> {
  const drawing = new Resvg(svg, { font: font ?? (await load()) });
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
