import { extname } from 'node:path';
import type { Platform } from './platform.ts';
import { snowflake } from './snowflake.ts';

/** A file that a user or the bot sends. */
export interface Upload {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly contentType?: string;
  readonly description?: string | undefined;
}

/** A file that Discord stores. The loopback serves it at `url`. */
export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly description: string | undefined;
  readonly url: string;
}

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.json', 'application/json'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.md', 'text/markdown'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
]);

/** Stores a file and gives it an address. */
export function attach(platform: Platform, channelId: string, upload: Upload): Attachment {
  const id = snowflake();
  const filename = filenameOf(upload.name);
  const attachment: Attachment = {
    id,
    filename,
    content: typeof upload.content === 'string' ? new TextEncoder().encode(upload.content) : upload.content,
    contentType: upload.contentType ?? CONTENT_TYPES.get(extname(filename)) ?? 'application/octet-stream',
    description: upload.description,
    url: `${platform.origin}/attachments/${channelId}/${id}/${filename}`,
  };
  platform.attachments.set(id, attachment);
  return attachment;
}

/** The name under which Discord stores a file. `attachment://` refers to it by this name. */
export function filenameOf(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '_');
}

/** An attachment in the format of the API. */
export function attachmentPayload({ id, filename, content, contentType, description, url }: Attachment): object {
  return {
    id,
    filename,
    size: content.byteLength,
    url,
    proxy_url: url,
    content_type: contentType,
    ...(description && { description }),
  };
}

/** The message's attachments that an edit keeps. The edit may give them new descriptions. */
export function attachmentsToKeep(
  attachments: readonly Attachment[],
  listed: readonly { readonly id: string | number; readonly description?: string }[],
): readonly Attachment[] {
  return attachments.flatMap((each) => {
    const entry = listed.find(({ id }) => String(id) === each.id);
    return entry ? [{ ...each, description: entry.description ?? each.description }] : [];
  });
}

/** Embeds or components in which `attachment://` is replaced by the addresses of the files. */
export function withUrls<T>(value: T, attachments: readonly Attachment[]): T {
  if (attachments.length === 0) return value;
  const names = new Map(attachments.map(({ filename, url }) => [`attachment://${filename}`, url]));
  return JSON.parse(JSON.stringify(value), (_, each) => names.get(each) ?? each);
}
