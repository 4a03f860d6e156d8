import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The only font there is: slim containers have none. Its license is beside it. */
const FONT = { file: new URL('DejaVuSansCondensed-Bold.ttf', import.meta.url), family: 'DejaVu Sans Condensed' };

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Makes PNGs of SVG. */
type Renderer = (svg: string) => Buffer;

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

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bits a channel, and the kind of a pixel: red, green, blue and how opaque it is. */
const RGBA = [8, 6];
/** Less takes no shorter, more gains no bytes. */
const LEVEL = 3;

/** Room for the rows of a picture, kept from one to the next. */
let room = Buffer.alloc(0);

/** A PNG of pixels in red, green, blue and opacity, a byte each. Node's zlib takes a third of the time of resvg's own packing. */
function pngOf({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }): Buffer {
  const line = width * 4 + 1;
  if (room.length < line * height) room = Buffer.alloc(line * height);
  // Each row begins with 0: it is written as it is.
  for (let y = 0; y < height; y++) {
    room[y * line] = 0;
    room.set(pixels.subarray(y * (line - 1), (y + 1) * (line - 1)), y * line + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(RGBA, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(room.subarray(0, line * height), { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
