import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The color types of a PNG: RGB, an index into a list of colors, and RGB with opacity. */
const [RGB, INDEXED, RGBA] = [2, 3, 6];
const MAX_COLORS = 64;

/** Reduces a picture to its 64 most frequent colors, which makes the file a third as large. */
export function withFewColors(file: Buffer): Buffer {
  const { width, height, pixels } = decoded(file);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colors = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_COLORS)
    .map(([color]) => color);
  const places = new Map([...counts.keys()].map((color) => [color, nearestIndex(color, colors)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (const [index, pixel] of pixels.entries())
    rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = places.get(pixel) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const palette = Buffer.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The pixels of a PNG with 8 bits per channel, as Chromium writes it. Each pixel is a 24-bit number, and rows come one
 * after the other.
 */
function decoded(file: Buffer) {
  const parts: Buffer[] = [];
  for (let offset = SIGNATURE.length; offset < file.length; offset += 12 + file.readUInt32BE(offset))
    if (file.toString('latin1', offset + 4, offset + 8) === 'IDAT')
      parts.push(file.subarray(offset + 8, offset + 8 + file.readUInt32BE(offset)));
  const [width, height, kind] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25]];
  if (file[24] !== 8 || (kind !== RGB && kind !== RGBA)) throw new Error(`Not a PNG as chromium writes them: ${kind}`);
  const size = kind === RGB ? 3 : 4;
  const rows = inflateSync(Buffer.concat(parts));
  const lineLength = width * size;
  let rowAbove = Buffer.alloc(lineLength);
  const pixels: number[] = [];
  for (let row = 0; row < height; row++) {
    const rowStart = row * (lineLength + 1);
    const pixelRow = unfiltered(
      rows[rowStart] ?? 0,
      rows.subarray(rowStart + 1, rowStart + 1 + lineLength),
      rowAbove,
      size,
    );
    for (let offset = 0; offset < lineLength; offset += size) pixels.push(pixelRow.readUIntBE(offset, 3));
    rowAbove = pixelRow;
  }
  return { width, height, pixels };
}

/** Undoes the filter of a row. A filtered row stores differences from the pixels on the left, above, or both. */
function unfiltered(filter: number, row: Buffer, above: Buffer, size: number): Buffer<ArrayBuffer> {
  const pixelRow = Buffer.from(row);
  for (let offset = 0; offset < row.length; offset++) {
    const leftByte = offset < size ? 0 : (pixelRow[offset - size] ?? 0);
    const upByte = above[offset] ?? 0;
    const corner = offset < size ? 0 : (above[offset - size] ?? 0);
    const predicted = [0, leftByte, upByte, (leftByte + upByte) >> 1, paeth(leftByte, upByte, corner)][filter] ?? 0;
    pixelRow[offset] = ((row[offset] ?? 0) + predicted) & 255;
  }
  return pixelRow;
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function nearestIndex(color: number, colors: readonly number[]): number {
  const exactIndex = colors.indexOf(color);
  if (exactIndex !== -1) return exactIndex;
  const distanceTo = (other: number) =>
    [16, 8, 0].reduce((sum, bits) => sum + (((color >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0);
  let bestIndex = 0;
  for (const [index, other] of colors.entries())
    if (distanceTo(other) < distanceTo(colors[bestIndex] ?? 0)) bestIndex = index;
  return bestIndex;
}

function chunk(name: string, content: Buffer): Buffer {
  const namedChunk = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(namedChunk));
  return Buffer.concat([length, namedChunk, check]);
}
