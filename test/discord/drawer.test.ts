import { inflateSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { pictureName } from '../../src/discord/pictures/gallery.ts';
import { ImageLoader, PictureDrawer, Pictures } from '../../src/discord/pictures/pictures.ts';
import { fieldOf } from '../../src/field/field.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import type { PortraitKey } from '../../src/rules/core/encounter.ts';
import { type Portrait, pictureWithoutMetadata } from '../../src/session/portrait.ts';
import { SAMPLE } from '../pictures/sample.ts';
import { jpegTurned, ONE_PIXEL_PNG, plainPng, RED_AND_BLUE } from '../session/pictures.ts';

const log = pino({ level: 'silent' });
const drawer = new PictureDrawer(log);
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
  const drawing = await drawer.draw(place, picture);
  if (typeof drawing === 'string') throw new Error(drawing);
  return drawing;
}

describe('a drawer', () => {
  test('draws a picture as PNG, with its words', async () => {
    const { width, height, at } = pixelsOf(await pngOf({ shows: { board: SAMPLE }, theme: 'dark', alt: '' }));
    expect([width, height]).toEqual([780, 885]);
    // These points are outside the card's rounded corner, on the card, and in the letter F.
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
    const drawings = [4, 5, 6].map((tiles) => drawer.draw('here', row(tiles)));
    const otherPicture = drawer.draw('there', row(7));
    const [first, second, third] = await Promise.all(drawings);
    expect(first).toBeInstanceOf(Uint8Array);
    expect(second).toBe('overtaken');
    expect(third).toBeInstanceOf(Uint8Array);
    expect(await otherPicture).toBeInstanceOf(Uint8Array);
  });

  test('goes on after a picture that can’t be drawn', async () => {
    const brokenPicture = { ...row(2), theme: 'none' as Picture['theme'] };
    expect(await drawer.draw('here', brokenPicture)).toBe('failed');
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
  const pictureNamed = (character: string): Picture => {
    const token = { label: 'K', name: 'Kira', at: { x: 0, y: 0 }, side: 'players', portrayed: character } as const;
    return { shows: { board: { field: fieldOf(['.']), tokens: [token] } }, theme: 'dark', alt: '' };
  };
  const wideImage = Buffer.from(ONE_PIXEL_PNG);
  wideImage.writeUInt32BE(10_000, 16);
  wideImage.writeUInt32BE(10_000, 20);
  const portraits: Readonly<Record<string, Portrait>> = {
    ada: { type: 'png', bytes: ONE_PIXEL_PNG },
    bo: { type: 'webp', bytes: ONE_PIXEL_PNG },
    cy: { type: 'png', bytes: wideImage },
  };
  let requestCount = 0;
  const store = {
    portrait: (_: string, of: PortraitKey) => Promise.resolve(requestCount++ < 9 ? portraits[String(of)] : undefined),
    fieldImage: () => Promise.reject(new Error('No database')),
  };
  const images = new ImageLoader(store, drawer);
  const tokenOf = async (picture: Picture) => {
    const { shows } = await images.withImages(picture, 'a server');
    return 'board' in shows ? shows.board.tokens[0] : undefined;
  };

  test('are scaled down, and looked up once', async () => {
    const portrait = (await tokenOf(pictureNamed('ada')))?.portrait ?? '';
    expect(pixelsOf(Buffer.from(portrait.replace('data:image/png;base64,', ''), 'base64'))).toMatchObject({
      width: 112,
      height: 112,
    });
    expect((await tokenOf(pictureNamed('ada')))?.portrait).toBe(portrait);
    expect(requestCount).toBe(1);
  });

  test.each(['bo', 'cy', 'nobody'])('are left out if they can’t be drawn: %s', async (character) => {
    expect(await tokenOf(pictureNamed(character))).toEqual({
      label: 'K',
      name: 'Kira',
      at: { x: 0, y: 0 },
      side: 'players',
    });
  });

  test('are left out if they can’t be read', async () => {
    const { shows } = pictureNamed('nobody');
    const board = { ...('board' in shows ? shows.board : SAMPLE), image: 'abc' };
    const drawnPicture = await images.withImages({ shows: { board }, theme: 'dark', alt: '' }, 'a server');
    expect('board' in drawnPicture.shows && drawnPicture.shows.board.under).toBeUndefined();
  });
});

describe('A picture that becomes a square', () => {
  const pictures = new Pictures({ portrait: async () => undefined, fieldImage: async () => undefined }, log);
  afterAll(() => pictures.stop());
  const square = async (bytes: Uint8Array) =>
    pictures.square('ana', pictureWithoutMetadata(bytes) ?? { type: 'png', bytes }, 40);
  /** The colors at the left, top, right and bottom of a picture. */
  const colorsIn = async (bytes: Uint8Array) => {
    const portraitResult = await square(bytes);
    if (!portraitResult.ok) throw new Error(portraitResult.why.type);
    const { width, height, at } = pixelsOf(portraitResult.value.bytes);
    expect([portraitResult.value.type, width, height]).toEqual(['png', 40, 40]);
    return [at(8, 20), at(20, 8), at(32, 20), at(20, 32)].map(([red = 0, , blue = 0]) =>
      Math.abs(red - blue) < 100 ? '' : red > blue ? 'red' : 'blue',
    );
  };

  test('is cropped around its middle, and upright however the camera was held', async () => {
    const [left, right] = [0, 2];
    for (const [bytes, red, blue] of [
      [RED_AND_BLUE, left, right],
      [jpegTurned(2), right, left],
      [jpegTurned(3), right, left],
      [jpegTurned(4), left, right],
      [jpegTurned(5), 1, 3],
      [jpegTurned(6), 1, 3],
      [jpegTurned(7), 3, 1],
      [jpegTurned(8), 3, 1],
    ] as const) {
      const colors = await colorsIn(bytes);
      expect([colors[red], colors[blue]]).toEqual(['red', 'blue']);
    }
    expect(await colorsIn(plainPng(3, 90))).toEqual(['red', 'red', 'red', 'red']);
  });

  test('is refused if it has more than 8 million pixels, or can’t be read', async () => {
    expect(await square(plainPng(4_000, 2_001))).toMatchObject({ why: { because: 'picture pixels' } });
    const cut = plainPng(300).subarray(0, 60);
    const damagedPng = Buffer.from(plainPng(300));
    damagedPng.fill(0x55, 45, 80);
    for (const bytes of [cut, damagedPng, Buffer.from('no picture')])
      expect(await square(bytes)).toMatchObject({ why: { because: 'not drawn' } });
  });

  test('is refused if it has two sizes', async () => {
    const frameIndex = RED_AND_BLUE.indexOf(Buffer.from([0xff, 0xc0]));
    const length = RED_AND_BLUE.readUInt16BE(frameIndex + 2) + 2;
    const secondFrame = Buffer.from(RED_AND_BLUE.subarray(frameIndex, frameIndex + length));
    secondFrame.writeUInt16BE(60_000, 5);
    const withTwoFrames = Buffer.concat([
      RED_AND_BLUE.subarray(0, frameIndex + length),
      secondFrame,
      RED_AND_BLUE.subarray(frameIndex + length),
    ]);
    expect(await square(withTwoFrames)).toMatchObject({ why: { because: 'not drawn' } });
  });
});

test('a picture’s name follows from what it shows', () => {
  expect(pictureName(row(2))).toMatch(/^picture-[0-9a-f]{12}\.png$/);
  expect(pictureName({ ...row(2), theme: 'light' })).not.toBe(pictureName(row(2)));
});
