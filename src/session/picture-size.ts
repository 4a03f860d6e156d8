import type { Portrait } from './portrait.ts';

/** Segments of a JPEG that hold its size: start of frame, C0 to CF without the tables C4, C8 and CC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The larger side of a PNG or JPEG in pixels, as it says of itself. Undefined: it does not say. */
export function longestSideOf({ type, bytes }: Portrait): number | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'png') return file.length < 24 ? undefined : Math.max(file.readUInt32BE(16), file.readUInt32BE(20));
  if (type !== 'jpeg') return undefined;
  for (let at = 2; at + 9 <= file.length; at += 2 + file.readUInt16BE(at + 2))
    if (isFrame(file[at + 1] ?? 0)) return Math.max(file.readUInt16BE(at + 5), file.readUInt16BE(at + 7));
  return undefined;
}
