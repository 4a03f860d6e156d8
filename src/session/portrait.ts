import { createHash } from 'node:crypto';
import { MAX_UPLOAD_BYTES } from '../rules/core/json.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { decodeText } from './json.ts';

/** A character's or creature's picture, without the uploaded file's metadata. */
export interface Portrait {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/**
 * The maximum number of characters with a portrait that a player can have in a server. All of them must fit into one
 * exported file.
 */
export const MAX_PORTRAITS = 8;

/** How an option's value begins if it is a picture. The bytes follow in base64. */
const DATA_PREFIX = 'data:;base64,';

/**
 * An uploaded file as an option's value, either a text or a picture. `isSaidToBePicture` is true if Discord says that
 * the file is a picture.
 */
export function fileOptionValue(bytes: Uint8Array, isSaidToBePicture: boolean): Result<string, Refusal> {
  const picture = pictureWithoutMetadata(bytes);
  if (picture) return ok(pictureOptionValue(picture));
  return isSaidToBePicture ? ok(DATA_PREFIX) : decodeText(bytes);
}

/** A picture as an option's value. */
export function pictureOptionValue({ bytes }: Portrait): string {
  return `${DATA_PREFIX}${Buffer.from(bytes).toString('base64')}`;
}

/** Whether an option's value is a picture, or at least claims to be one. */
export function isPictureOptionValue(value: string): boolean {
  return value.startsWith(DATA_PREFIX);
}

/** Reads the picture in an option's value. The value isn't trusted, because a player could have typed it. */
export function portraitOf(value: string): Result<Portrait, Refusal> {
  const bytes = isPictureOptionValue(value) ? Buffer.from(value.slice(DATA_PREFIX.length), 'base64') : undefined;
  if (bytes && bytes.length > MAX_UPLOAD_BYTES) return no({ type: 'file-unfit', because: 'too big' });
  const portrait = bytes && pictureWithoutMetadata(bytes);
  return portrait ? ok(portrait) : no({ type: 'file-unfit', because: 'no picture' });
}

/** The picture formats that Discord shows everywhere. */
export type PictureType = 'png' | 'jpeg' | 'webp';

/**
 * A picture without its metadata, such as where and when it was taken. Undefined if the bytes aren't a PNG, JPEG or
 * WebP, or are truncated.
 */
export function pictureWithoutMetadata(
  bytes: Uint8Array,
): { readonly type: PictureType; readonly bytes: Uint8Array } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 8).equals(PNG_START)) return pictureOf('png', pngPartsWithoutMetadata(file));
  if (file.subarray(0, 3).equals(JPEG_START)) return pictureOf('jpeg', jpegPartsWithoutMetadata(file));
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return pictureOf('webp', webpPartsWithoutMetadata(file));
  return undefined;
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

function pictureOf(type: PictureType, parts: readonly Uint8Array[] | undefined) {
  return parts && { type, bytes: Buffer.concat(parts) };
}

/** The PNG chunks with only metadata: text, time and EXIF. */
const PNG_METADATA_CHUNKS: readonly string[] = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'];

/**
 * The parts of a PNG that are kept. A PNG is a list of chunks, each with a length, a name, its content and a checksum.
 */
function pngPartsWithoutMetadata(file: Buffer): readonly Buffer[] | undefined {
  const partsWithoutMetadata = [file.subarray(0, PNG_START.length)];
  for (let offset = PNG_START.length; offset + 12 <= file.length; ) {
    const end = offset + 12 + file.readUInt32BE(offset);
    const chunkName = file.toString('latin1', offset + 4, offset + 8);
    if (end > file.length) return undefined;
    if (!PNG_METADATA_CHUNKS.includes(chunkName)) partsWithoutMetadata.push(file.subarray(offset, end));
    if (chunkName === 'IEND') return partsWithoutMetadata;
    offset = end;
  }
  return undefined;
}

/** The JPEG marker APP1. Its segment contains EXIF data. */
const APP1_MARKER = 0xe1;
/** The JPEG marker before the scan, which contains the pixels. */
const SCAN_MARKER = 0xda;

/**
 * The parts of a JPEG that are kept. A JPEG is a list of segments up to the scan, each with a marker, a length and its
 * content. Metadata is in APP1, APP3 to APP13, APP15 and comments.
 */
function jpegPartsWithoutMetadata(file: Buffer): readonly Buffer[] | undefined {
  const partsWithoutMetadata = [file.subarray(0, 2)];
  for (let offset = 2; offset + 4 <= file.length; ) {
    const marker = file[offset + 1] ?? 0;
    if (file[offset] !== 0xff) return undefined;
    if (marker === SCAN_MARKER) return [...partsWithoutMetadata, file.subarray(offset)];
    const end = offset + 2 + file.readUInt16BE(offset + 2);
    if (end > file.length) return undefined;
    const orientation = marker === APP1_MARKER ? exifReducedToOrientation(file.subarray(offset, end)) : undefined;
    if (orientation) partsWithoutMetadata.push(orientation);
    if (!isJpegMetadata(marker)) partsWithoutMetadata.push(file.subarray(offset, end));
    offset = end;
  }
  return undefined;
}

/**
 * Whether a JPEG segment contains metadata. APP0 has the pixel density, and APP2 and APP14 have the colors, so they are
 * kept.
 */
function isJpegMetadata(marker: number): boolean {
  const appNumber = marker - 0xe0;
  return marker === 0xfe || (appNumber >= 0 && appNumber < 16 && ![0, 2, 14].includes(appNumber));
}

const WEBP_METADATA_CHUNKS: readonly string[] = ['EXIF', 'XMP '];
/** The bits in a WebP's first chunk that say whether there is metadata. */
const WEBP_METADATA_BITS = 0x0c;

/**
 * The parts of a WebP that are kept. A WebP is a list of chunks, each with a name, a length and its content, padded to
 * an even length.
 */
function webpPartsWithoutMetadata(file: Buffer): readonly Buffer[] | undefined {
  const partsWithoutMetadata: Buffer[] = [];
  let offset = 12;
  while (offset + 8 <= file.length) {
    const chunkName = file.toString('latin1', offset, offset + 4);
    const length = file.readUInt32LE(offset + 4);
    const end = offset + 8 + length + (length % 2);
    if (offset + 8 + length > file.length) return undefined;
    const chunk = Buffer.from(file.subarray(offset, end));
    if (chunkName === 'VP8X' && length > 0) chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA_BITS;
    if (!WEBP_METADATA_CHUNKS.includes(chunkName)) partsWithoutMetadata.push(chunk);
    offset = end;
  }
  if (partsWithoutMetadata.length === 0) return undefined;
  const header = Buffer.from(file.subarray(0, 12));
  header.writeUInt32LE(4 + partsWithoutMetadata.reduce((sum, { length }) => sum + length, 0), 4);
  return [header, ...partsWithoutMetadata];
}

/** The EXIF tag for a JPEG's orientation. Without it, a picture taken upright would lie on its side. */
const ORIENTATION_TAG = 0x0112;
/** How EXIF data begins. */
const EXIF_START = 'Exif\0\0';

/** Reduces EXIF data to the orientation. Undefined if there is no orientation. */
function exifReducedToOrientation(segment: Buffer): Buffer | undefined {
  const exifStart = 4 + EXIF_START.length;
  if (segment.toString('latin1', 4, exifStart) !== EXIF_START || segment.length < exifStart + 8) return undefined;
  const isLittleEndian = segment.toString('latin1', exifStart, exifStart + 2) === 'II';
  const tiffBytes = segment.subarray(exifStart);
  const readUInt16 = (offset: number) =>
    offset + 2 > tiffBytes.length
      ? 0
      : isLittleEndian
        ? tiffBytes.readUInt16LE(offset)
        : tiffBytes.readUInt16BE(offset);
  const entriesStart = isLittleEndian ? tiffBytes.readUInt32LE(4) : tiffBytes.readUInt32BE(4);
  for (let entryIndex = 0; entryIndex < readUInt16(entriesStart); entryIndex++) {
    const offset = entriesStart + 2 + entryIndex * 12;
    const orientation = readUInt16(offset + 8);
    if (readUInt16(offset) === ORIENTATION_TAG)
      return orientation >= 2 && orientation <= 8 ? exifWithOrientation(orientation) : undefined;
  }
  return undefined;
}

/**
 * EXIF data with only an orientation, in big-endian order: a marker, a length, "Exif", and a list with a single entry.
 */
function exifWithOrientation(orientation: number): Buffer {
  const entryBytes = [0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiffBytes = [0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8, 0, 1, ...entryBytes, 0, 0, 0, 0];
  const content = Buffer.concat([Buffer.from(EXIF_START, 'latin1'), Buffer.from(tiffBytes)]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);
}

/** A map's background image, with the digest that the map uses to refer to it. */
export interface FieldImage extends Portrait {
  readonly digest: string;
}

/**
 * The length of a digest, in hex digits. It fits into a button's id, and is long enough that no one can find another
 * picture with the same digest.
 */
const DIGEST_LENGTH = 32;

/** A picture with its digest. */
export function fieldImageOf(picture: Portrait): FieldImage {
  return { ...picture, digest: createHash('sha256').update(picture.bytes).digest('hex').slice(0, DIGEST_LENGTH) };
}

/**
 * Whether a marker starts a frame, so that its segment contains the picture's size: C0 to CF, except for C4 and CC
 * (tables) and C8 (reserved).
 */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The width and height of a PNG or JPEG, in pixels, from its header. Undefined if the header doesn't contain them. */
export function sizeOf({ type, bytes }: Portrait): { readonly width: number; readonly height: number } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'png' && file.length >= 24 && file.toString('latin1', 12, 16) === 'IHDR')
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (type !== 'jpeg') return undefined;
  const frameSegments = segmentsOf(file).filter((segment) => isFrameMarker(segment[0] ?? 0));
  const [frame, secondFrame] = frameSegments;
  // With several frames, a picture could claim a small size and have a large one.
  if (!frame || secondFrame || frame.length < 8) return undefined;
  return { width: frame.readUInt16BE(6), height: frame.readUInt16BE(4) };
}

/** The segments of a JPEG before the scan, each without the byte before its marker. */
function segmentsOf(file: Buffer): readonly Buffer[] {
  const segments: Buffer[] = [];
  for (let offset = 2; offset + 4 <= file.length && file[offset + 1] !== SCAN_MARKER; ) {
    const end = offset + 2 + file.readUInt16BE(offset + 2);
    segments.push(file.subarray(offset + 1, end));
    offset = end;
  }
  return segments;
}

/** Where `exifWithOrientation` puts the orientation, in bytes from the marker. */
const ORIENTATION_OFFSET = 28;

/** The orientation of a JPEG, as EXIF numbers it from 1 to 8. It is 1 (upright) for all other pictures. */
export function orientationOf({ type, bytes }: Portrait): number {
  if (type !== 'jpeg') return 1;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return segmentsOf(file).find((segment) => segment[0] === APP1_MARKER)?.[ORIENTATION_OFFSET] ?? 1;
}
