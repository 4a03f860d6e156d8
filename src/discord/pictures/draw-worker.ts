// The thread that draws pictures, one at a time.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Picture, svgOf } from '../../pictures/picture.ts';

/** What the thread sends: that it is ready, and for each picture a PNG or an error. */
export type WorkerMessage = 'ready' | { readonly png: Uint8Array } | { readonly error: unknown };

/** The only font, because slim containers have none. Its license is in the same folder. */
const FONT = { file: new URL('DejaVuSansCondensed-Bold.ttf', import.meta.url), family: 'DejaVu Sans Condensed' };

const WASM_PATH = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Turns SVG into a PNG. With `mustShow` it throws if nothing is shown. */
type Renderer = (svg: string, mustShow?: boolean) => Buffer;

/** Loads the renderer and the font once per thread. It takes up to a second. */
export async function loadRenderer(): Promise<Renderer> {
  await initWasm(readFileSync(WASM_PATH));
  const font = { fontBuffers: [readFileSync(FONT.file)], defaultFontFamily: FONT.family };
  return (svg, mustShow = false) => renderAndFree(new Resvg(svg, { font }), mustShow);
}

/**
 * Renders a drawing, and frees its WebAssembly memory, which nothing else would free. With `mustShow` it throws if
 * every pixel is transparent, because resvg leaves out an image that it can't read.
 */
function renderAndFree(drawing: InstanceType<typeof Resvg>, mustShow: boolean): Buffer {
  try {
    const image = drawing.render();
    try {
      if (mustShow && image.pixels.every((value, index) => index % 4 !== 3 || value === 0))
        throw new Error('Nothing is shown');
      return pngOf(image);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The bit depth of each color channel, and PNG's color type for red, green, blue and alpha. */
const DEPTH_AND_COLOR_TYPE = [8, 6];
/** The compression level. A lower one is no faster, and a higher one makes nothing smaller. */
const COMPRESSION_LEVEL = 3;

/** A buffer for the rows of a picture. It is reused for the next picture. */
let rowBuffer = Buffer.alloc(0);

/**
 * A PNG from pixels in red, green, blue and alpha, one byte each. Node's zlib takes a third of the time of resvg's own
 * compression.
 */
function pngOf({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }): Buffer {
  const rowLength = width * 4 + 1;
  if (rowBuffer.length < rowLength * height) rowBuffer = Buffer.alloc(rowLength * height);
  // Each row begins with filter type 0: unfiltered.
  for (let y = 0; y < height; y++) {
    rowBuffer[y * rowLength] = 0;
    rowBuffer.set(pixels.subarray(y * (rowLength - 1), (y + 1) * (rowLength - 1)), y * rowLength + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(DEPTH_AND_COLOR_TYPE, 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rowBuffer.subarray(0, rowLength * height), { level: COMPRESSION_LEVEL })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Uint8Array): Buffer {
  const namedChunk = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(namedChunk));
  return Buffer.concat([length, namedChunk, checksum]);
}

const port = parentPort;
const sendMessage = (message: WorkerMessage) => port?.postMessage(message);
const renderSvg = await loadRenderer();
port?.on('message', (picture: Pick<Picture, 'shows' | 'theme'>) => {
  try {
    // The PNG is copied, not transferred. A transferred PNG would stay in the memory that this thread needs for pixels,
    // and fragment it.
    sendMessage({ png: renderSvg(svgOf(picture), 'image' in picture.shows) });
  } catch (error) {
    sendMessage({ error });
  }
  // A picture's pixels take megabytes outside V8's heap, so V8 would free them late.
  globalThis.gc?.({ type: 'minor' });
});
sendMessage('ready');
