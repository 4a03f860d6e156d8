import { DefaultRestOptions, type RESTOptions, type ResponseLike } from 'discord.js';
import type { Dispatcher } from 'undici';

/**
 * Makes the requests of a `REST`, where its agent is undici’s. Each response is read whole and kept as bytes: discord.js’s own way
 * makes a stream and a `Headers` of each, which is more than half of what a request costs.
 */
export const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  const { method, headers, body, dispatcher, signal } = init;
  // A body with files is a form.
  if (!dispatcher || (typeof body !== 'string' && body !== null && body !== undefined))
    return DefaultRestOptions.makeRequest(url, init);
  signal?.throwIfAborted();
  const { origin, path } = partsOf(url);
  return new Promise((resolve, reject) => {
    const response = new Arriving(resolve, reject);
    signal?.addEventListener('abort', () => response.abort(signal.reason), { once: true });
    // The edge: `REST` gives headers as a record, and undici’s method of the same name.
    const options = { origin, path, method, headers, body } as Dispatcher.DispatchOptions;
    dispatcher.dispatch(options, response);
  });
};

/** A whole `URL` for each request takes longer than all else here. */
function partsOf(url: string): { readonly origin: string; readonly path: string } {
  const at = url.indexOf('/', url.indexOf('//') + 2);
  return { origin: url.slice(0, at), path: url.slice(at) };
}

/** A response that is being read. */
class Arriving implements Dispatcher.DispatchHandlers {
  readonly #resolve: (response: ResponseLike) => void;
  readonly #reject: (reason: unknown) => void;
  readonly #chunks: Buffer[] = [];
  #status = 0;
  #statusText = '';
  #headers: readonly Buffer[] = [];
  #aborted: { readonly reason: Error } | undefined;
  #abort: ((reason: Error) => void) | undefined;

  constructor(resolve: (response: ResponseLike) => void, reject: (reason: unknown) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Gives up, also before there is a connection. */
  abort(reason: Error): void {
    this.#aborted = { reason };
    this.#reject(reason);
    this.#abort?.(reason);
  }

  onConnect(abort: (reason?: Error) => void): void {
    this.#abort = abort;
    if (this.#aborted) abort(this.#aborted.reason);
  }

  onHeaders(status: number, headers: Buffer[], _resume: () => void, statusText: string): boolean {
    // What comes before the response, below 200, is followed by it.
    this.#status = status;
    this.#statusText = statusText;
    this.#headers = headers;
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    return true;
  }

  onComplete(): void {
    this.#resolve(responseOf(this.#status, this.#statusText, this.#headers, this.#chunks));
  }

  onError(error: Error): void {
    this.#reject(error);
  }
}

function responseOf(
  status: number,
  statusText: string,
  headers: readonly Buffer[],
  chunks: readonly Buffer[],
): ResponseLike {
  const text = () => Buffer.concat(chunks).toString();
  return {
    status,
    statusText,
    ok: status >= 200 && status < 300,
    // The edge: of the headers `REST` asks for some by name, and nothing else.
    headers: readHeaders(headers) as unknown as Headers,
    body: null,
    bodyUsed: false,
    text: async () => text(),
    json: async () => JSON.parse(text()),
    arrayBuffer: async () => new Uint8Array(Buffer.concat(chunks)).buffer,
  };
}

function readHeaders(raw: readonly Buffer[]): Pick<Headers, 'get' | 'has'> {
  const values = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2)
    values.set(`${raw[at]?.toString('latin1')}`.toLowerCase(), `${raw[at + 1]?.toString('latin1')}`);
  return { get: (name) => values.get(name.toLowerCase()) ?? null, has: (name) => values.has(name.toLowerCase()) };
}
