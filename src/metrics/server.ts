import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartupError } from '../startup-error.ts';
import type { Measures } from './measures.ts';

/**
 * Serves `GET /healthz` (200 while Fray can be played on, else 503 and why not) and `GET /metrics`, without authentication: the
 * address should be reachable from this machine alone. Throws `StartupError` where the port is taken.
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  measures: Measures,
): Promise<Server> {
  const server = createServer((request, response) => {
    // A measurement that fails must not end the process.
    answer(request, response, measures).catch(() => send(response, 500, 'A measurement failed.\n'));
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
      throw new StartupError(`METRICS_HOST ${host} with METRICS_PORT ${port} cannot be listened on (${code}).`);
    throw error;
  }
  return server;
}

async function answer(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  measures: Measures,
): Promise<void> {
  const [path] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') return send(response, 405, 'Only GET.\n');
  if (path === '/metrics') return send(response, 200, await measures.page(), measures.contentType);
  if (path !== '/healthz') return send(response, 404, 'There is /healthz and /metrics.\n');
  const { isWell, words } = await measures.health();
  return send(response, isWell ? 200 : 503, `${words}\n`);
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
