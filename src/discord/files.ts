import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { type Reply, type ReplyFile, textPiecesOf } from '../interaction/reply.ts';
import { MAX_UPLOAD_BYTES } from '../rules/core/json.ts';
import { type FileFault, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { decodeText } from '../session/json.ts';
import { fileOptionValue, type Portrait, pictureWithoutMetadata } from '../session/portrait.ts';

/** The hosts where Discord stores attachments, at their default port. */
const FILE_HOSTS: readonly string[] = ['cdn.discordapp.com', 'media.discordapp.net'];
/** How long a download may take. */
const DOWNLOAD_TIMEOUT_MS = 5_000;

/** A file attached to a command, as Discord describes it. Its size and type aren't trusted. */
interface AttachmentInfo {
  readonly name: string;
  readonly url: string;
  readonly size: number;
  readonly contentType: string | null;
}

/**
 * Downloads an attached text or picture from Discord's hosts, or from the host of `api`. Refuses a file that is
 * neither, is too big, or doesn't arrive within `timeout` milliseconds.
 */
export async function readAttachment(
  file: AttachmentInfo,
  api: string | undefined,
  timeout: number = DOWNLOAD_TIMEOUT_MS,
): Promise<Result<string, Refusal>> {
  if (!isText(file) && !isPicture(file)) return unfitFileRefusal('wrong type');
  if (file.size > MAX_UPLOAD_BYTES) return unfitFileRefusal('too big');
  const bytes = await download(URL.parse(file.url), api, MAX_UPLOAD_BYTES, timeout);
  return typeof bytes === 'string' ? unfitFileRefusal(bytes) : fileOptionValue(bytes, isPicture(file));
}

/** Downloads an attached text that may be larger than other uploads. Its name may have any extension. */
export async function readLargeText(
  file: AttachmentInfo,
  api: string | undefined,
  maxBytes: number,
  timeout: number = DOWNLOAD_TIMEOUT_MS,
): Promise<Result<string, Refusal>> {
  if (file.size > maxBytes) return unfitFileRefusal('map bytes');
  const bytes = await download(URL.parse(file.url), api, maxBytes, timeout);
  if (typeof bytes === 'string') return unfitFileRefusal(bytes === 'too big' ? 'map bytes' : bytes);
  return decodeText(bytes);
}

/** The maximum size of a picture that is scaled down right after its download, in bytes. */
const MAX_PICTURE_BYTES = 4_000_000;
/** The longer side of a converted picture, in pixels. */
const CONVERTED_SIDE_PX = 512;

/** A picture attached to a command. Discord also serves it in other formats and sizes, at `proxyURL`. */
interface AttachedPicture extends AttachmentInfo {
  readonly proxyURL: string;
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * Downloads an attached picture that will be scaled down. WebP can't be drawn here, so Discord's PNG version of it is
 * used.
 */
export async function readPicture(
  file: AttachedPicture,
  api: string | undefined,
  timeout: number = DOWNLOAD_TIMEOUT_MS,
): Promise<Result<Portrait, Refusal>> {
  if (file.size > MAX_PICTURE_BYTES) return unfitFileRefusal('picture bytes');
  const bytes = await download(URL.parse(file.url), api, MAX_PICTURE_BYTES, timeout);
  if (typeof bytes === 'string') return unfitFileRefusal(bytes === 'too big' ? 'picture bytes' : bytes);
  const picture = pictureWithoutMetadata(bytes);
  if (!picture) return unfitFileRefusal('not drawn');
  if (picture.type !== 'webp') return ok(picture);
  const convertedBytes = await download(pngUrl(file), api, MAX_PICTURE_BYTES, timeout);
  const png = typeof convertedBytes === 'string' ? undefined : pictureWithoutMetadata(convertedBytes);
  return png?.type === 'png' ? ok(png) : unfitFileRefusal('not drawn');
}

/** Where Discord serves a picture as a PNG, not larger than needed. */
function pngUrl({ proxyURL, width, height }: AttachedPicture): URL | null {
  const url = URL.parse(proxyURL);
  url?.searchParams.set('format', 'png');
  const longerSide = Math.max(width ?? 0, height ?? 0);
  if (!url || !width || !height || longerSide <= CONVERTED_SIDE_PX) return url;
  url.searchParams.set('width', String(Math.max(1, Math.round((width * CONVERTED_SIDE_PX) / longerSide))));
  url.searchParams.set('height', String(Math.max(1, Math.round((height * CONVERTED_SIDE_PX) / longerSide))));
  return url;
}

/** Downloads a file from one of Discord's own addresses. Follows no redirects. */
async function download(
  url: URL | null,
  api: string | undefined,
  max: number,
  timeout: number,
): Promise<Uint8Array | 'too big' | 'unreachable'> {
  if (!url || !isDiscordUrl(url, api)) return 'unreachable';
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (!response.ok || !response.body) return 'unreachable';
    return (await readBytesUpTo(max, response.body)) ?? 'too big';
  } catch {
    return 'unreachable';
  }
}

function isText({ name, contentType }: AttachmentInfo): boolean {
  return /\.(json|txt)$/i.test(name) || /^(text\/|application\/json\b)/i.test(contentType ?? '');
}

function isPicture({ name, contentType }: AttachmentInfo): boolean {
  return /\.(png|jpe?g|webp)$/i.test(name) || /^image\//i.test(contentType ?? '');
}

/** True if an address is on one of Discord's hosts for files, or on the API's host. */
export function isDiscordUrl({ protocol, host, origin }: URL, api: string | undefined): boolean {
  if (protocol === 'https:' && FILE_HOSTS.includes(host)) return true;
  return api !== undefined && origin === URL.parse(api)?.origin;
}

/** The whole body. Undefined if it has more than `max` bytes, even if a smaller size was announced. */
async function readBytesUpTo(max: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  for await (const chunk of body) {
    byteCount += chunk.length;
    if (byteCount > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unfitFileRefusal(because: FileFault): Result<never, Refusal> {
  return no({ type: 'file-unfit', because });
}

/** The maximum size of a file that Fray sends, in bytes. Discord accepts 10 MiB in a server without boosts. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** A file attached to a message. */
export interface AttachedFile {
  readonly name: string;
  readonly data: Buffer;
}

/** A reply with its files ready to send. */
export type Deliverable = Omit<Reply, 'files'> & { readonly files?: readonly AttachedFile[] };

/**
 * Makes the files of a reply small enough. A file that is too large is compressed in another thread and, if needed,
 * split into parts. Files are built one after the other, in slices.
 */
export async function toDeliverable({ files, ...reply }: Reply, maxBytes = MAX_FILE_BYTES): Promise<Deliverable> {
  if (!files) return reply;
  const attachedFiles: AttachedFile[] = [];
  for (const file of files) attachedFiles.push(...(await attachableParts(file, maxBytes)));
  return { ...reply, files: attachedFiles };
}

async function attachableParts(file: ReplyFile, maxBytes: number): Promise<readonly AttachedFile[]> {
  const slices = inSlices(textPiecesOf(file));
  const buffers: Buffer[] = [];
  let byteCount = 0;
  for (let nextSlice = await slices.next(); !nextSlice.done; nextSlice = await slices.next()) {
    const slice = Buffer.from(nextSlice.value);
    buffers.push(slice);
    byteCount += slice.length;
    if (byteCount > maxBytes) return splitIntoParts(file.name, await compress(buffers, slices), maxBytes);
  }
  return [{ name: file.name, data: Buffer.concat(buffers) }];
}

function compress(buffers: Buffer[], rest: AsyncIterable<string>): Promise<Buffer> {
  const allContent = async function* () {
    yield* buffers.splice(0);
    yield* rest;
  };
  return pipeline(allContent, createGzip(), buffer);
}

function splitIntoParts(name: string, content: Buffer, maxBytes: number): readonly AttachedFile[] {
  const partCount = Math.ceil(content.length / maxBytes);
  if (partCount === 1) return [{ name: `${name}.gz`, data: content }];
  return Array.from({ length: partCount }, (_, part) => ({
    name: `${name}.gz.${String(part + 1).padStart(2, '0')}`,
    data: content.subarray(part * maxBytes, (part + 1) * maxBytes),
  }));
}

/** How long the main thread may be blocked at a time. */
const SLICE_TIME_MS = 10;

/**
 * Joins the pieces of a long text into slices. Other work can run between two slices. Only one slice's pieces are in
 * memory.
 */
export async function* inSlices(pieces: Iterable<string>, now: () => number = () => performance.now()) {
  let slice = '';
  let startedAt = now();
  for (const textPiece of pieces) {
    slice += textPiece;
    if (now() - startedAt < SLICE_TIME_MS) continue;
    yield slice;
    await nextTurn();
    slice = '';
    startedAt = now();
  }
  if (slice !== '') yield slice;
}
