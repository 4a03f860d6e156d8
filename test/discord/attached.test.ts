import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDiscordUrl, readAttachment, readLargeText, readPicture } from '../../src/discord/files.ts';
import { ok } from '../../src/rules/core/refusal.ts';
import { portraitOf } from '../../src/session/portrait.ts';
import { ONE_PIXEL_PNG, ONE_PIXEL_WEBP, plainPng } from '../session/pictures.ts';

/** A file server. Some of its addresses send a file that never ends, redirect, or have no file. */
const server = createServer((request, response) => {
  switch (request.url) {
    case '/small':
      return response.end('{"name":"Åse"}');
    case '/endless':
      return void neverEnd(response);
    case '/silent':
      return void response.write('{');
    case '/away':
      return response.writeHead(302, { Location: '/small' }).end();
    case '/webp':
    case '/webp?format=webp':
    case '/odd?format=png':
      return response.end(ONE_PIXEL_WEBP);
    case '/webp?format=png':
    case '/webp?format=png&width=512&height=256':
      return response.end(plainPng(2, 1));
    case '/large':
      return response.end(Buffer.alloc(4_000_001, 7));
    case '/picture':
      return response.end(ONE_PIXEL_PNG);
    case '/bytes':
      return response.end(Buffer.from([0xc3, 0x28]));
    default:
      return response.writeHead(404).end('gone');
  }
});
let api: string;

function neverEnd(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 1);
  response.on('close', () => clearInterval(timer));
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => void server.closeAllConnections());

const file = (path: string, more: object = {}) => ({
  name: 'ada.json',
  url: new URL(path, api).href,
  size: 10,
  contentType: 'application/json',
  ...more,
});

/** The text of a file, or the reason why it was refused. */
async function readText(path: string, more: object = {}, from: string | undefined = api): Promise<string> {
  const result = await readAttachment(file(path, more), from, 300);
  return result.ok ? result.value : result.why.type === 'file-unfit' ? result.why.because : result.why.type;
}

describe('An attached file', () => {
  test('is read from where Discord is', async () => {
    expect(await readText('/small')).toBe('{"name":"Åse"}');
  });

  test.each([
    ['that declares too large a size', '/small', { size: 256 * 1024 + 1 }, 'too big'],
    ['that is bigger than it says', '/endless', {}, 'too big'],
    ['that never ends', '/silent', {}, 'unreachable'],
    ['that is gone', '/gone', {}, 'unreachable'],
    ['that redirects', '/away', {}, 'unreachable'],
    ['that isn’t text', '/bytes', {}, 'no text'],
    ['of another type', '/small', { name: 'ada.zip', contentType: 'application/zip' }, 'wrong type'],
    ['of no type', '/small', { name: 'ada', contentType: null }, 'wrong type'],
  ])('%s is refused', async (_, path, more, why) => {
    expect(await readText(path, more)).toBe(why);
  });

  test('said to be a picture comes as a picture, or as none', async () => {
    const picture = { name: 'ada.png', contentType: 'image/png' };
    expect(portraitOf(await readText('/picture', picture))).toEqual(ok({ type: 'png', bytes: ONE_PIXEL_PNG }));
    expect(portraitOf(await readText('/small', picture))).toMatchObject({ why: { because: 'no picture' } });
    expect(await readText('/picture', { ...picture, size: 256 * 1024 + 1 })).toBe('too big');
  });

  test.each([
    'https://example.org/ada.json',
    'https://cdn.discordapp.com.example.org/ada.json',
    'https://cdn.discordapp.com:8443/ada.json',
    'https://example.org/cdn.discordapp.com',
    'https://cdn.discordapp.com@example.org/',
    'http://cdn.discordapp.com/ada.json',
    'http://127.0.0.1:9/ada.json',
    'https://127.0.0.1:8080/ada.json',
    'file:///etc/passwd',
  ])('is never fetched from %s', async (url) => {
    expect(isDiscordUrl(new URL(url), 'http://127.0.0.1:8080/api')).toBe(false);
    expect(await readText('/small', { url })).toBe('unreachable');
  });

  test.each([
    'https://cdn.discordapp.com/attachments/1/2/ada.json?ex=1',
    'https://media.discordapp.net/attachments/1/2/ada.json',
    'https://media.discordapp.net:443/attachments/1/2/ada.json',
    'http://127.0.0.1:8080/attachments/1/2/ada.json',
  ])('may be fetched from %s', (url) => {
    expect(isDiscordUrl(new URL(url), 'http://127.0.0.1:8080/api')).toBe(true);
  });

  test('is fetched only from Discord’s own hosts if no address is configured', async () => {
    const result = await readAttachment(file('/small'), undefined, 300);
    expect(result).toEqual({ ok: false, why: { type: 'file-unfit', because: 'unreachable' } });
  });
});

test('A large text may have any name and its own limit, whatever size was announced', async () => {
  const largeFile = (path: string, most: number, more = {}) =>
    readLargeText(file(path, { name: 'cave.dd2vtt', contentType: null, ...more }), api, most, 300);
  expect(await largeFile('/small', 8_000_000, { size: 8_000_000 })).toEqual(ok('{"name":"Åse"}'));
  expect(await largeFile('/large', 8_000_000)).toMatchObject({ ok: true });
  for (const [path, size] of [['/small', 8_000_001] as const, ['/large', 10] as const])
    expect(await largeFile(path, 4_000_000, { size })).toMatchObject({ why: { because: 'map bytes' } });
  expect(await largeFile('/bytes', 100)).toMatchObject({ why: { because: 'no text' } });
});

describe('A picture that is scaled down', () => {
  const imageData = { width: 2, height: 1, size: 10 };
  const picture = (path: string, more: object = {}) => {
    const url = new URL(path, api).href;
    return readPicture({ ...file(path), ...imageData, proxyURL: url, ...more }, api, 300);
  };

  test('may have up to 4 MB, whatever size was announced', async () => {
    expect(await picture('/picture', { size: 4_000_000 })).toEqual(ok({ type: 'png', bytes: ONE_PIXEL_PNG }));
    for (const [path, size] of [['/picture', 4_000_001] as const, ['/large', 10] as const])
      expect(await picture(path, { size })).toMatchObject({ why: { because: 'picture bytes' } });
    expect(await picture('/small')).toMatchObject({ why: { because: 'not drawn' } });
  });

  test('that is a WebP comes as the PNG that Discord makes of it, not larger than needed', async () => {
    const pngResult = ok({ type: 'png', bytes: plainPng(2, 1) });
    expect(await picture('/webp')).toEqual(pngResult);
    expect(await picture('/webp', { width: 4_000, height: 2_000 })).toEqual(pngResult);
    for (const proxyURL of [new URL('/odd', api).href, 'https://evil.example/webp', ''])
      expect(await picture('/webp', { proxyURL })).toMatchObject({ why: { because: 'not drawn' } });
  });
});
