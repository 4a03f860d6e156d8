import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DiscordAPIError } from 'discord.js';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { IdentifyLimiter, newClient, newRest } from '../../src/discord/client.ts';

/** A `REST` that talks to a new server, which answers with this listener. */
async function restAt(answer: RequestListener): Promise<ReturnType<typeof newRest>> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return newRest(`http://127.0.0.1:${port}/api`, 'token');
}

test('A request has its body, headers and query, and returns what Discord says, in however many pieces', async () => {
  const rest = await restAt(async (request, response) => {
    const { method, url, headers } = request;
    const receivedBody = (await request.toArray()).join('');
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write(`{"said":"Zä`.slice(0, -1));
    response.write(Buffer.from('ä').subarray(0, 1));
    setImmediate(() => {
      response.write(Buffer.from('ä').subarray(1));
      response.end(`h","heard":${JSON.stringify({ method, url, auth: headers.authorization, heard: receivedBody })}}`);
    });
  });
  const query = new URLSearchParams({ wait: 'true' });
  expect(await rest.post('/channels/1/messages', { body: { content: 'Hü' }, query })).toEqual({
    said: 'Zäh',
    heard: {
      method: 'POST',
      url: '/api/v10/channels/1/messages?wait=true',
      auth: 'Bot token',
      heard: '{"content":"Hü"}',
    },
  });
});

test('A file goes with a request', async () => {
  const rest = await restAt(async (request, response) => {
    const requestText = (await request.toArray()).join('');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(requestText));
  });
  const files = [{ name: 'log.txt', data: Buffer.from('Kira strikes') }];
  const response = await rest.post('/channels/1/messages', { body: { content: 'The log' }, files });
  expect(response).toContain('Kira strikes');
  expect(response).toContain('{"content":"The log"}');
});

test('A refusal has Discord’s code, an empty response gives nothing, and a rate limit is waited out', async () => {
  let limitCount = 0;
  const rest = await restAt((request, response) => {
    request.resume();
    if (request.method === 'DELETE') response.writeHead(204).end();
    else if (request.method === 'PATCH')
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"code":10008,"message":"Unknown Message"}');
    else if (limitCount++ === 0) response.writeHead(429, { 'Retry-After': '0.01' }).end('{}');
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"7"}');
  });
  const refusalError = await rest.patch('/channels/1/messages/2', { body: {} }).catch((error) => error);
  expect(refusalError).toBeInstanceOf(DiscordAPIError);
  expect(refusalError).toMatchObject({ code: 10008, status: 404 });
  expect(await rest.delete('/channels/1/messages/123456789012345678')).toHaveProperty('byteLength', 0);
  expect(await rest.post('/channels/1/messages', { body: {} })).toEqual({ id: '7' });
  expect(limitCount).toBe(2);
});

test('A request that hangs is ended and tried again; a broken connection is an error', async () => {
  let requestCount = 0;
  const rest = await restAt((request, response) => {
    request.resume();
    if (request.method === 'PATCH') request.socket.destroy();
    else if (requestCount++ > 0) response.writeHead(204).end();
  });
  rest.options.timeout = 100;
  await rest.post('/channels/1/messages', { body: {} });
  expect(requestCount).toBeGreaterThan(1);
  rest.options.retries = 0;
  await expect(rest.patch('/channels/1/messages/2', { body: {} })).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
});

test('After a client has ended, its answers in progress are sent to the same address, and the token isn’t doubted', async () => {
  const requests: string[] = [];
  const rest = await restAt((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    request.resume();
    response.writeHead(204).end();
  });
  const { signal } = new AbortController();
  rest.watchToken({ log: pino({ level: 'silent' }), onRefused: () => undefined, signal });
  const client = newClient(0, 1, { rest, identifyLimiter: new IdentifyLimiter() });
  await client.destroy();
  await client.rest.post('/interactions/1/token/callback', { body: {} });
  expect(requests).toEqual(['POST /api/v10/interactions/1/token/callback Bot token']);
  expect(rest.isTokenInDoubt).toBe(false);
});
