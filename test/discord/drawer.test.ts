import { inflateSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { pictureName } from '../../src/discord/pictures/gallery.ts';
import { Drawer, Images } from '../../src/discord/pictures/pictures.ts';
import { fieldOf } from '../../src/field/field.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import type { Portrait } from '../../src/session/portrait.ts';
import { SAMPLE } from '../pictures/sample.ts';
import { DOT } from '../session/pictures.ts';

const log = pino({ level: 'silent' });
const drawer = new Drawer(log);
afterAll(() => drawer.stop());

/** A picture with a row of squares. */
function row(tiles: number): Picture {
  const field = fieldOf(['.'.repeat(tiles)]);
  return { shows: { board: { field, tokens: [] } }, theme: 'dark', alt: '' };
}

/** The size of a PNG, and its pixels as red, green, blue and opacity. */
function pixelsOf(png: Uint8Array) {
  const file = Buffer.from(png);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const pixels = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)));
  return {
    width,
    height,
    at: (x: number, y: number) => [...pixels.subarray(y * (width * 4 + 1) + 1 + x * 4).subarray(0, 4)],
  };
}

async function pngOf(picture: Picture, place = 'here'): Promise<Uint8Array> {
  const drawn = await drawer.draw(place, picture);
  if (typeof drawn === 'string') throw new Error(drawn);
  return drawn;
}

describe('a drawer', () => {
  test('draws a picture as PNG, with its words', async () => {
    const { width, height, at } = pixelsOf(await pngOf({ shows: { board: SAMPLE }, theme: 'dark', alt: '' }));
    expect([width, height]).toEqual([780, 885]);
    // Checks a corner of the card, the card, and a place in the letter F.
    expect(at(0, 0)[3]).toBe(0);
    expect(at(20, 200)).toEqual([0x1e, 0x1f, 0x22, 0xff]);
    const rows = Array.from({ length: 20 }, (_, y) => Array.from({ length: 20 }, (_, x) => at(356 + x, 10 + y)));
    const letters = rows.flat().filter(([red = 0]) => red > 100);
    expect(letters.length).toBeGreaterThan(40);
  });

  test('draws the same picture once', async () => {
    expect(await pngOf(row(3))).toBe(await pngOf(row(3), 'there'));
  });

  test('draws only the newest picture that a place waits for', async () => {
    const all = [4, 5, 6].map((tiles) => drawer.draw('here', row(tiles)));
    const elsewhere = drawer.draw('there', row(7));
    const [first, second, third] = await Promise.all(all);
    expect(first).toBeInstanceOf(Uint8Array);
    expect(second).toBe('overtaken');
    expect(third).toBeInstanceOf(Uint8Array);
    expect(await elsewhere).toBeInstanceOf(Uint8Array);
  });

  test('goes on after a picture that can’t be drawn', async () => {
    const broken = { ...row(2), theme: 'none' as Picture['theme'] };
    expect(await drawer.draw('here', broken)).toBe('failed');
    expect(await drawer.draw('here', row(8))).toBeInstanceOf(Uint8Array);
  });

  test('starts another thread after one has ended', async () => {
    const waiting = drawer.draw('here', row(9));
    await drawer.stop();
    expect(await waiting).toBe('failed');
    expect(await drawer.draw('here', row(9))).toBeInstanceOf(Uint8Array);
  });
});

describe('Images that a picture names', () => {
  const named = (character: string): Picture => {
    const token = { label: 'K', name: 'Kira', at: { x: 0, y: 0 }, side: 'players', character } as const;
    return { shows: { board: { field: fieldOf(['.']), tokens: [token] } }, theme: 'dark', alt: '' };
  };
  const wide = Buffer.from(DOT);
  wide.writeUInt32BE(10_000, 16);
  wide.writeUInt32BE(10_000, 20);
  const portraits: Readonly<Record<string, Portrait>> = {
    ada: { type: 'png', bytes: DOT },
    bo: { type: 'webp', bytes: DOT },
    cy: { type: 'png', bytes: wide },
  };
  let asked = 0;
  const store = {
    portrait: (_: string, character: string) => Promise.resolve(asked++ < 9 ? portraits[character] : undefined),
    fieldImage: () => Promise.reject(new Error('No database')),
  };
  const images = new Images(store, drawer);
  const tokenOf = async (picture: Picture) => {
    const { shows } = await images.withImages(picture, 'a server');
    return 'board' in shows ? shows.board.tokens[0] : undefined;
  };

  test('are scaled down, and looked up once', async () => {
    const portrait = (await tokenOf(named('ada')))?.portrait ?? '';
    expect(pixelsOf(Buffer.from(portrait.replace('data:image/png;base64,', ''), 'base64'))).toMatchObject({
      width: 112,
      height: 112,
    });
    expect((await tokenOf(named('ada')))?.portrait).toBe(portrait);
    expect(asked).toBe(1);
  });

  test.each(['bo', 'cy', 'nobody'])('are left out if they can’t be drawn: %s', async (character) => {
    expect(await tokenOf(named(character))).toEqual({ label: 'K', name: 'Kira', at: { x: 0, y: 0 }, side: 'players' });
  });

  test('are left out if they can’t be read', async () => {
    const { shows } = named('nobody');
    const board = { ...('board' in shows ? shows.board : SAMPLE), image: 'abc' };
    const drawn = await images.withImages({ shows: { board }, theme: 'dark', alt: '' }, 'a server');
    expect('board' in drawn.shows && drawn.shows.board.under).toBeUndefined();
  });
});

test('a picture’s name follows from what it shows', () => {
  expect(pictureName(row(2))).toMatch(/^picture-[0-9a-f]{12}\.png$/);
  expect(pictureName({ ...row(2), theme: 'light' })).not.toBe(pictureName(row(2)));
});
