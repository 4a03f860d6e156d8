import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { asApiError, notFound, unauthorized } from './api-error.ts';
import { Bell } from './bell.ts';
import { type Fault, Faults, faultResponse } from './fault.ts';
import type { Platform } from './platform.ts';
import { type RequestBody, readBody } from './request-body.ts';
import type { Router } from './router.ts';

/** A request that the bot made. */
export interface LoggedRequest {
  /** When the request came, in milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  /** The path after `/api/v10`, without the query. */
  readonly path: string;
  readonly query: string;
  /** The JSON in the body, or in a form's `payload_json`. */
  body: unknown;
  /** The names of the files in the request. */
  files: readonly string[];
  /** True if the route doesn't exist, which is a mistake of either the bot or the loopback. */
  unknownRoute: boolean;
  /** The status of the response. Undefined until there is one. */
  status: number | undefined;
  /** True if a fault prevents any response. */
  unanswerable: boolean;
  /** How long the response took. Undefined until there is one. */
  milliseconds: number | undefined;
}

interface Response {
  readonly status: number;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Discord's REST API, with a log and with faults. */
export class RestServer {
  readonly log: LoggedRequest[] = [];
  readonly faults = new Faults();
  readonly server: Server;
  /** Rings whenever a request has been answered. */
  readonly bell = new Bell();
  readonly #platform: Platform;
  readonly #router: Router;

  constructor(platform: Platform, router: Router) {
    this.#platform = platform;
    this.#router = router;
    this.server = createServer((request, response) => void this.#serve(request, response));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname.startsWith('/attachments/')) return this.#download(url.pathname, response);
    const startTime = performance.now();
    const entry: LoggedRequest = {
      at: Date.now(),
      method: request.method ?? 'GET',
      path: url.pathname.replace(/^\/api(?:\/v\d+)?/, ''),
      query: url.search.slice(1),
      body: undefined,
      files: [],
      unknownRoute: false,
      status: undefined,
      unanswerable: false,
      milliseconds: undefined,
    };
    this.log.push(entry);
    const outcome = await this.#respond(request, url, entry);
    entry.unanswerable = outcome === 'hang' || outcome === 'drop';
    if (outcome === 'hang') return;
    if (outcome === 'drop') {
      response.destroy();
      return;
    }
    entry.status = outcome.status;
    entry.milliseconds = performance.now() - startTime;
    const type = outcome.body && { 'Content-Type': 'application/json' };
    response.writeHead(outcome.status, { ...type, ...outcome.headers });
    response.end(outcome.body && JSON.stringify(outcome.body));
    this.bell.ring();
  }

  async #respond(request: IncomingMessage, url: URL, entry: LoggedRequest): Promise<Response | 'hang' | 'drop'> {
    let body: RequestBody = { json: undefined, files: [] };
    try {
      body = await readBody(request);
    } catch (error) {
      return responseTo(error);
    }
    entry.body = body.json;
    entry.files = body.files.map(({ name }) => name);
    const fault = this.faults.takeFault(entry.method, entry.path);
    if (!fault) return this.#handle(request, url, entry, body);
    const usualResponse =
      fault.status === undefined || fault.carriedOut ? this.#handle(request, url, entry, body) : undefined;
    return this.#goWrong(fault, usualResponse);
  }

  async #goWrong(fault: Fault, usual: Response | undefined): Promise<Response | 'hang' | 'drop'> {
    if (fault.delay) await sleep(fault.delay);
    await fault.until;
    if (fault.status === 'hang' || fault.status === 'drop') return fault.status;
    return fault.status === undefined && usual ? usual : faultResponse(fault);
  }

  #handle(request: IncomingMessage, url: URL, entry: LoggedRequest, body: RequestBody): Response {
    try {
      const match = this.#router.find(entry.method, entry.path);
      entry.unknownRoute = !match;
      if (!match) throw notFound();
      const { route, params } = match;
      if (!route.open && request.headers.authorization !== `Bot ${this.#platform.settings.token}`) throw unauthorized();
      const result = route.handle({ platform: this.#platform, params, query: url.searchParams, ...body });
      return result ? { status: 200, body: result } : { status: 204 };
    } catch (error) {
      return responseTo(error);
    }
  }

  #download(path: string, response: ServerResponse): void {
    const attachment = this.#platform.attachments.get(path.split('/')[3] ?? '');
    response.writeHead(attachment ? 200 : 404, { 'Content-Type': attachment?.contentType ?? 'text/plain' });
    response.end(attachment?.content ?? 'This content is no longer available.');
  }
}

function responseTo(error: unknown): Response {
  const refusal = asApiError(error);
  return { status: refusal.status, body: refusal.body() };
}
