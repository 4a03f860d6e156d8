import type { FileFault } from '../rules/core/character-refusal.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, type Result } from '../rules/core/result.ts';
import { MOST_BYTES } from '../session/json.ts';
import { fileValue } from '../session/portrait.ts';

/** Where Discord keeps what users attach: hosts at their usual port. */
const HOSTS: readonly string[] = ['cdn.discordapp.com', 'media.discordapp.net'];
/** How long a file may take, in milliseconds. */
const PATIENCE = 5_000;

/** A file attached to a command, as Discord describes it. Its size and type are not trusted. */
export interface Attached {
  readonly name: string;
  readonly url: string;
  readonly size: number;
  readonly contentType: string | null;
}

/**
 * Downloads an attached file, text or picture, from Discord's own hosts or from the host of `api`. Refused where it is neither,
 * too big, or not there within `patience` milliseconds. Follows no redirects.
 */
export async function readAttached(
  file: Attached,
  api: string | undefined,
  patience: number = PATIENCE,
): Promise<Result<string, Refusal>> {
  if (!isText(file) && !isPicture(file)) return unfit('wrong type');
  if (file.size > MOST_BYTES) return unfit('too big');
  const url = URL.parse(file.url);
  if (!url || !isDiscords(url, api)) return unfit('unreachable');
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) });
    if (!response.ok || !response.body) return unfit('unreachable');
    const bytes = await atMost(MOST_BYTES, response.body);
    return bytes ? fileValue(bytes, isPicture(file)) : unfit('too big');
  } catch {
    return unfit('unreachable');
  }
}

function isText({ name, contentType }: Attached): boolean {
  return /\.(json|txt)$/i.test(name) || /^(text\/|application\/json\b)/i.test(contentType ?? '');
}

function isPicture({ name, contentType }: Attached): boolean {
  return /\.(png|jpe?g|webp)$/i.test(name) || /^image\//i.test(contentType ?? '');
}

/** Whether an address is one of Discord's own for files, or where the API is. */
export function isDiscords({ protocol, host, origin }: URL, api: string | undefined): boolean {
  if (protocol === 'https:' && HOSTS.includes(host)) return true;
  return api !== undefined && origin === URL.parse(api)?.origin;
}

/** The whole body, or undefined where it has more than `most` bytes, whatever size was announced. */
async function atMost(most: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unfit(because: FileFault): Result<never, Refusal> {
  return no({ type: 'file-unfit', because });
}
