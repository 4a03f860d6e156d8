import { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Reply } from '../interaction/reply.ts';

/** The largest file that is sent, in bytes. Discord takes 10 MiB in a server without boosts. */
const LARGEST_FILE = 8 * 1024 * 1024;

const compress = promisify(gzip);

/** A file as it is attached to a message. */
export interface AttachedFile {
  readonly name: string;
  readonly attachment: Buffer;
}

/** A reply whose files are ready to be sent. */
export type Deliverable = Omit<Reply, 'files'> & { readonly files?: readonly AttachedFile[] };

/** Makes the files of a reply fit: one that is too large is compressed, off the main thread, and if need be cut in parts. */
export async function deliverable({ files, ...reply }: Reply, largest = LARGEST_FILE): Promise<Deliverable> {
  if (!files) return reply;
  const attached = await Promise.all(files.map(({ name, text }) => fitting(name, Buffer.from(text), largest)));
  return { ...reply, files: attached.flat() };
}

async function fitting(name: string, content: Buffer, largest: number): Promise<readonly AttachedFile[]> {
  if (content.length <= largest) return [{ name, attachment: content }];
  const compressed = await compress(content);
  const parts = Math.ceil(compressed.length / largest);
  if (parts === 1) return [{ name: `${name}.gz`, attachment: compressed }];
  return Array.from({ length: parts }, (_, part) => ({
    name: `${name}.gz.${String(part + 1).padStart(2, '0')}`,
    attachment: compressed.subarray(part * largest, (part + 1) * largest),
  }));
}
