import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { inSlices } from '../app/in-slices.ts';
import type { Reply } from '../interaction/reply.ts';
import { piecesOf, type ReplyFile } from '../interaction/reply-file.ts';

/** The largest file that is sent, in bytes. Discord takes 10 MiB in a server without boosts. */
const LARGEST_FILE = 8 * 1024 * 1024;

/** A file as it is attached to a message. */
export interface AttachedFile {
  readonly name: string;
  readonly data: Buffer;
}

/** A reply whose files are ready to be sent. */
export type Deliverable = Omit<Reply, 'files'> & { readonly files?: readonly AttachedFile[] };

/**
 * Makes the files of a reply fit: one that is too large is compressed, off the main thread, and if need be cut in parts. They are
 * written one after the other, in slices.
 */
export async function deliverable({ files, ...reply }: Reply, largest = LARGEST_FILE): Promise<Deliverable> {
  if (!files) return reply;
  const attached: AttachedFile[] = [];
  for (const file of files) attached.push(...(await fitting(file, largest)));
  return { ...reply, files: attached };
}

async function fitting(file: ReplyFile, largest: number): Promise<readonly AttachedFile[]> {
  const slices = inSlices(piecesOf(file));
  const written: Buffer[] = [];
  let size = 0;
  for (let next = await slices.next(); !next.done; next = await slices.next()) {
    const slice = Buffer.from(next.value);
    written.push(slice);
    size += slice.length;
    if (size > largest) return inParts(file.name, await compressed(written, slices), largest);
  }
  return [{ name: file.name, data: Buffer.concat(written) }];
}

function compressed(written: Buffer[], rest: AsyncIterable<string>): Promise<Buffer> {
  const all = async function* () {
    yield* written.splice(0);
    yield* rest;
  };
  return pipeline(all, createGzip(), buffer);
}

function inParts(name: string, content: Buffer, largest: number): readonly AttachedFile[] {
  const parts = Math.ceil(content.length / largest);
  if (parts === 1) return [{ name: `${name}.gz`, data: content }];
  return Array.from({ length: parts }, (_, part) => ({
    name: `${name}.gz.${String(part + 1).padStart(2, '0')}`,
    data: content.subarray(part * largest, (part + 1) * largest),
  }));
}
