import { orientationAlone } from './orientation.ts';

/** The forms of pictures that Discord shows everywhere. */
const PICTURE_TYPES = ['png', 'jpeg', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/**
 * A picture without what a camera or a program notes in it: where and when it was taken, by what. Its type is told by its
 * bytes. Absent: it is none of these, or broken off.
 */
export function barePicture(bytes: Uint8Array): { readonly type: PictureType; readonly bytes: Uint8Array } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 8).equals(PNG)) return bare('png', png(file));
  if (file.subarray(0, 3).equals(JPEG)) return bare('jpeg', jpeg(file));
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return bare('webp', webp(file));
  return undefined;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

function bare(type: PictureType, parts: readonly Uint8Array[] | undefined) {
  return parts && { type, bytes: Buffer.concat(parts) };
}

/** What a chunk of a PNG is called that only tells of the picture: text, time, the camera's notes. */
const PNG_NOTES: readonly string[] = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'];

/** Length, name, content, check: chunk after chunk to the end. */
function png(file: Buffer): readonly Buffer[] | undefined {
  const parts = [file.subarray(0, PNG.length)];
  for (let at = PNG.length; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (end > file.length) return undefined;
    if (!PNG_NOTES.includes(name)) parts.push(file.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

/** The camera's notes, APP1. */
const CAMERA = 0xe1;
/** Start of the scan: what follows is the picture itself. */
const SCAN = 0xda;

/** Marker, length, content: segment after segment to the scan. Notes stand in APP1, APP3 to APP13, APP15 and in comments. */
function jpeg(file: Buffer): readonly Buffer[] | undefined {
  const parts = [file.subarray(0, 2)];
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return undefined;
    if (marker === SCAN) return [...parts, file.subarray(at)];
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return undefined;
    const held = marker === CAMERA ? orientationAlone(file.subarray(at, end)) : undefined;
    if (held) parts.push(held);
    if (!isJpegNote(marker)) parts.push(file.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** APP0 says how large it is meant, APP2 and APP14 what its colours are. */
function isJpegNote(marker: number): boolean {
  const app = marker - 0xe0;
  return marker === 0xfe || (app >= 0 && app < 16 && ![0, 2, 14].includes(app));
}

const WEBP_NOTES: readonly string[] = ['EXIF', 'XMP '];
/** The bits of the first chunk that say that there are such. */
const WEBP_NOTED = 0x0c;

/** Name, length, content, filled up to an even length: chunk after chunk to the end. */
function webp(file: Buffer): readonly Buffer[] | undefined {
  const parts: Buffer[] = [];
  let at = 12;
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > file.length) return undefined;
    const chunk = Buffer.from(file.subarray(at, end));
    if (name === 'VP8X' && length > 0) chunk[8] = (chunk[8] ?? 0) & ~WEBP_NOTED;
    if (!WEBP_NOTES.includes(name)) parts.push(chunk);
    at = end;
  }
  if (parts.length === 0) return undefined;
  const head = Buffer.from(file.subarray(0, 12));
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  return [head, ...parts];
}
