import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartupError } from '../startup-error.ts';
import { CONTENT_TYPE } from './exposition.ts';
import type { Measures } from './measures.ts';

/**
 * Answers `GET /healthz` (200 while Fray can be played on, else 503 and why not) and `GET /metrics`. Asks nobody who they
 * are: the address should be one that only the machine's own programs reach. Throws `CannotStart` where the port is taken.
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  measures: Measures,
): Promise<Server> {
  const server = createServer((request, response) => {
    try {
      answer(request, response, measures);
    } catch {
      // A measurement that fails must not end a fight.
      send(response, 500, 'A measurement failed.\n');
    }
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE')
      throw new StartupError(`METRICS_PORT ${port} is taken on ${host}. Name another, or leave it empty.`, {
        temporary: true,
      });
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`METRICS_HOST ${host} with METRICS_PORT ${port} cannot be had (${code}).`);
    throw error;
  }
  return server;
}

function answer({ method, url = '/' }: IncomingMessage, response: ServerResponse, measures: Measures): void {
  const [path] = url.split('?');
  const ailment = path === '/healthz' ? measures.ailment() : undefined;
  if (method !== 'GET' && method !== 'HEAD') send(response, 405, 'Only GET.\n');
  else if (path === '/metrics') send(response, 200, measures.page(), CONTENT_TYPE);
  else if (path !== '/healthz') send(response, 404, 'There is /healthz and /metrics.\n');
  else if (ailment === undefined) send(response, 200, 'ok\n');
  else send(response, 503, `${ailment}\n`);
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
