import type { IncomingMessage } from 'node:http';
import { badRequest } from './api-error.ts';
import type { Upload } from './attachment.ts';
import { isJson } from './form.ts';

/** The content of a request. */
export interface RequestBody {
  readonly json: unknown;
  readonly files: readonly Upload[];
}

/** Reads JSON, or a form with `payload_json` and `files[n]`. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data'))
    return { json: bytes.length > 0 ? parse(bytes.toString()) : undefined, files: [] };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const payload = form.get('payload_json');
  const json = typeof payload === 'string' ? parse(payload) : {};
  const listed = isJson(json) && Array.isArray(json.attachments) ? json.attachments.filter(isJson) : [];
  const files: Upload[] = [];
  for (const [name, file] of form) {
    const number = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (number === undefined || typeof file === 'string') continue;
    const entry = listed.find(({ id }) => String(id) === number);
    files.push({
      name: typeof entry?.filename === 'string' ? entry.filename : file.name,
      content: new Uint8Array(await file.arrayBuffer()),
      ...(file.type && file.type !== 'application/octet-stream' && { contentType: file.type }),
      description: typeof entry?.description === 'string' ? entry.description : undefined,
    });
  }
  return { json, files };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request body contains invalid JSON.');
  }
}
