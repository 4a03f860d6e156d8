import type { Portrait } from '../../session/portrait.ts';

/** Start-of-frame markers of a JPEG: the size stands there. C4, C8 and CC are something else. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

/** Pixels across and down of a picture, as it says itself. Undefined: a WebP, which is not drawn, or nothing that says so. */
export function sizeOf({ type, bytes }: Portrait): { readonly width: number; readonly height: number } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'png' && file.length >= 24) return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (type !== 'jpeg') return undefined;
  for (let at = 2; at + 9 <= file.length; at += 2 + file.readUInt16BE(at + 2))
    if (FRAMES.includes(file[at + 1] ?? 0))
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  return undefined;
}
