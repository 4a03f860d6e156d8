import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one pixel. */
export const ONE_PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A chunk of a PNG. Nothing here checks its checksum. */
export function chunk(name: string, content: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  return Buffer.concat([head, Buffer.from(name + content, 'latin1'), Buffer.alloc(4)]);
}

/** `ONE_PIXEL_PNG` with another chunk after its first one. */
export function pngWithChunk(note: Buffer): Buffer {
  const headerLength = 8 + 25;
  return Buffer.concat([ONE_PIXEL_PNG.subarray(0, headerLength), note, ONE_PIXEL_PNG.subarray(headerLength)]);
}

/** A segment of a JPEG. */
export function segment(marker: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);
}

/** A JPEG with the parts that Fray reads: segments, then the scan. */
export function jpeg(...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xda, 0, 2, 7, 7, 0xff, 0xd9])]);
}

/** A JPEG of 16 by 8 pixels: its left half is red, its right half blue. */
export const RED_AND_BLUE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j' +
    'q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
    'pKSkpKSkpKT/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA' +
    'FAEBAAAAAAAAAAAAAAAAAAAABP/EABgRAAIDAAAAAAAAAAAAAAAAAAAFQoHB/9oADAMBAAIRAxEAPwCBCBiqdaPZRvD/2Q==',
  'base64',
);

/** `RED_AND_BLUE` with an orientation, which is given as EXIF's number. */
export function jpegTurned(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const notes = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff)]));
  return Buffer.concat([RED_AND_BLUE.subarray(0, 2), notes, RED_AND_BLUE.subarray(2)]);
}

/** A WebP of one pixel. */
export const ONE_PIXEL_WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** A PNG of one color. */
export function plainPng(
  width: number,
  height = width,
  color: readonly [number, number, number] = [200, 60, 60],
): Buffer {
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => Buffer.from(color))]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const parts = [chunkOf('IHDR', header), chunkOf('IDAT', deflateSync(rows)), chunkOf('IEND', Buffer.alloc(0))];
  return Buffer.concat([ONE_PIXEL_PNG.subarray(0, 8), ...parts]);
}

function chunkOf(name: string, content: Buffer): Buffer {
  const namedChunk = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(namedChunk));
  return Buffer.concat([length, namedChunk, check]);
}
