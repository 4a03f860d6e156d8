/** A PNG of one pixel. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A chunk of a PNG. Nothing here checks its checksum. */
export function chunk(name: string, content: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  return Buffer.concat([head, Buffer.from(name + content, 'latin1'), Buffer.alloc(4)]);
}

/** The same picture with another chunk after its first one. */
export function noted(note: Buffer): Buffer {
  const first = 8 + 25;
  return Buffer.concat([DOT.subarray(0, first), note, DOT.subarray(first)]);
}

/** A segment of a JPEG. */
export function segment(marker: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);
}

/** A JPEG with the parts that Fray reads: segments, then the scan. */
export function jpeg(...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xda, 0, 2, 7, 7, 0xff, 0xd9])]);
}
