import { inflateSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { Drawer } from '../../src/discord/pictures/drawer.ts';
import { pictureName } from '../../src/discord/pictures/picture-name.ts';
import { fieldOf } from '../../src/field/field.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import { SAMPLE } from '../pictures/sample.ts';

const log = pino({ level: 'silent' });
const drawer = new Drawer(log);
afterAll(() => drawer.stop());

/** A picture of a row of so many tiles. */
function row(tiles: number): Picture {
  const field = fieldOf(['.'.repeat(tiles)]);
  return { shows: { board: { field, tokens: [] } }, theme: 'dark', alt: '' };
}

/** The size of a PNG, and its pixels in red, green, blue and opacity. */
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
  test('draws a picture as PNG, its words too', async () => {
    const { width, height, at } = pixelsOf(await pngOf({ shows: { board: SAMPLE }, theme: 'dark', alt: '' }));
    expect([width, height]).toEqual([780, 814]);
    // A corner of the card, the card itself, and within the stem of the letter F.
    expect(at(0, 0)[3]).toBe(0);
    expect(at(20, 200)).toEqual([0x1e, 0x1f, 0x22, 0xff]);
    const letters = Array.from({ length: 14 }, (_, x) => at(366 + x, 21)).filter(([red = 0]) => red > 100);
    expect(letters.length).toBeGreaterThan(2);
  });

  test('draws the same once', async () => {
    expect(await pngOf(row(3))).toBe(await pngOf(row(3), 'there'));
  });

  test('of what one place waits for draws only the newest', async () => {
    const all = [4, 5, 6].map((tiles) => drawer.draw('here', row(tiles)));
    const elsewhere = drawer.draw('there', row(7));
    const [first, second, third] = await Promise.all(all);
    expect(first).toBeInstanceOf(Uint8Array);
    expect(second).toBe('overtaken');
    expect(third).toBeInstanceOf(Uint8Array);
    expect(await elsewhere).toBeInstanceOf(Uint8Array);
  });

  test('goes on after a picture that cannot be drawn', async () => {
    const broken = { ...row(2), theme: 'none' as Picture['theme'] };
    expect(await drawer.draw('here', broken)).toBe('failed');
    expect(await drawer.draw('here', row(8))).toBeInstanceOf(Uint8Array);
  });

  test('begins another thread after one has ended', async () => {
    const waiting = drawer.draw('here', row(9));
    await drawer.stop();
    expect(await waiting).toBe('failed');
    expect(await drawer.draw('here', row(9))).toBeInstanceOf(Uint8Array);
  });
});

test('a picture has a name by what it shows', () => {
  expect(pictureName(row(2))).toMatch(/^picture-[0-9a-f]{12}\.png$/);
  expect(pictureName({ ...row(2), theme: 'light' })).not.toBe(pictureName(row(2)));
});
