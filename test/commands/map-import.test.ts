import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES, readUniversalFile } from '../../commands/map/import.ts';
import { rowsOf } from '../../src/field/field.ts';
import { explain } from '../../src/text/refusals.ts';
import { ONE_PIXEL_PNG, ONE_PIXEL_WEBP, plainPng } from '../session/pictures.ts';
import { GmTable, privateText } from './gm-taps.ts';

let table: GmTable;
beforeEach(async () => {
  table = new GmTable();
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin');
});
afterEach(() => table.close());

const field = async () => (await table.state()).encounter.field;
const points = (typed: string) =>
  typed.split(' ').map((point) => ({ x: Number(point.split(',')[0]), y: Number(point.split(',')[1]) }));

/** Two rooms with a door, as Dungeondraft writes them. */
const ROOMS = {
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 12, y: 7 }, pixels_per_grid: 70 },
  line_of_sight: [points('1,1 11,1 11,6 1,6 1,1'), points('5,1 5,3'), points('5,4 5,6'), points('2.1,2.2 2.3,2.2')],
  objects_line_of_sight: [points('8,3 9,3 9,4 8,4 8,3')],
  portals: [
    {
      ...{ position: { x: 5, y: 3.5 }, bounds: points('5,3 5,4'), rotation: 1.57, closed: true, freestanding: false },
    },
  ],
  environment: { baked_lighting: true, ambient_light: 'ffffffff' },
  lights: [{ position: { x: 3, y: 3 }, range: 4, intensity: 1, color: 'ffeccd8b', shadows: true }],
  image: ONE_PIXEL_PNG.toString('base64'),
};
const upload = async (file: unknown, typed = {}) => {
  table.screen = await table.upload(
    'gwen',
    '/map import',
    typeof file === 'string' ? file : JSON.stringify(file),
    typed,
  );
  return privateText(table.screen);
};

describe('/map import', () => {
  test('draws a map from a file, with everyone and its picture, says what is left out, and one undo takes it back', async () => {
    const text = await upload(ROOMS);
    expect(text).toContain('Imported 12 × 7 squares with 1 door.');
    expect(text).toContain('The picture is now the map’s background.');
    expect(text).toContain('Left out: 1 wall line that doesn’t separate two squares.');
    expect(text).toContain('Left out: 1 light.');
    const importedField = (await field())!;
    expect(rowsOf(importedField.ground)).toEqual([
      '############',
      '#....#.....#',
      '#....#.....#',
      '#....+..O..#',
      '#....#.....#',
      '#....#.....#',
      '############',
    ]);
    expect(Object.keys(importedField.standing)).toEqual(['kira', 'goblin']);
    expect(importedField.look.image).toMatch(/^[0-9a-f]{32}$/);
    await table.say('/undo');
    expect(await field()).toBeUndefined();
  });

  test('shifts lines by the map’s origin, and accepts absent parts', async () => {
    const origin = { map_origin: { x: 10, y: 20 }, map_size: { x: 6, y: 4 } };
    expect(await upload({ resolution: origin, line_of_sight: [points('11,22 15,22')] })).toContain('with no doors');
    expect(rowsOf((await field())!.ground)[2]).toBe('.####.');
  });

  test('takes a part of a large map and says which, and how to get another', async () => {
    const largeMap = { ...ROOMS, resolution: { map_size: { x: 40, y: 30 } }, line_of_sight: [points('30,0 30,30')] };
    const text = await upload(largeMap);
    expect(text).toContain('The file has 40 × 30 squares, but a map here can have at most 26 × 26.');
    expect(text).toContain('column 1, row 1. For another part, add `corner:15x1`.');
    expect(text).toContain('Left out: the picture, because it shows the whole map.');
    expect((await field())!.ground.width).toBe(26);
    expect(await upload(largeMap, { corner: '27x1' })).toContain(
      'column 15, row 1. For another part, add `corner:1x5`.',
    );
    expect(rowsOf((await field())!.ground)[0]?.indexOf('#')).toBe(15);
    expect(await upload(largeMap, { corner: 'left' })).toContain(
      'Type the column and row of the top-left square of the part you want',
    );
  });

  test('leaves out a picture that can’t be drawn, and says why', async () => {
    const png = Buffer.from(plainPng(1));
    png.writeUInt32BE(4096, 16);
    const withPicture = (image: string) => upload({ ...ROOMS, image });
    expect(await withPicture(png.toString('base64'))).toContain('It’s over 256 KB or 2,048 pixels.');
    expect(await withPicture('A'.repeat(400_000))).toContain('It’s over 256 KB or 2,048 pixels.');
    expect(await withPicture(ONE_PIXEL_WEBP.toString('base64'))).toContain('It’s not a PNG or JPEG.');
    expect(await withPicture('no picture')).toContain('It’s not a PNG or JPEG.');
    expect(await withPicture(`data:image/png;base64,${ONE_PIXEL_PNG.toString('base64')}`)).toContain(
      'is now the map’s background',
    );
    expect((await field())?.look.image).toBeDefined();
    expect(await withPicture('')).not.toContain('icture');
    expect((await field())?.look).toEqual({});
  });

  test.each([
    ['not JSON', 'no map', 'not valid JSON'],
    ['another file', '{"name":"Ada"}', 'not a Universal VTT map'],
    ['a list', '[]', 'not a Universal VTT map'],
    ['deep nesting', `{"resolution":${'['.repeat(500_000)}`, 'nested too deeply'],
    ['no number', '{"resolution":{"map_size":{"x":NaN,"y":4}}}', 'not valid JSON'],
    ['no size', '{"resolution":{"map_size":{"x":null,"y":4}}}', 'resolution › map\\_size › x'],
    ['an endless number', '{"resolution":{"map_size":{"x":1e999,"y":4}}}', 'resolution › map\\_size › x'],
    ['a huge map', '{"resolution":{"map_size":{"x":201,"y":4}}}', 'the limit is 200 × 200 squares'],
    [
      'huge coordinates',
      '{"resolution":{"map_size":{"x":4,"y":4}},"line_of_sight":[[{"x":0,"y":0},{"x":1e300,"y":1}]]}',
      'too many walls or objects, or some that I can’t read',
    ],
    [
      'a million points',
      `{"resolution":{"map_size":{"x":4,"y":4}},"line_of_sight":[[${'{"x":1,"y":1},'.repeat(999_999)}{"x":1,"y":1}]]}`,
      'too many walls or objects',
    ],
    [
      'a million empty lines',
      `{"resolution":{"map_size":{"x":4,"y":4}},"line_of_sight":[${'[],'.repeat(300_000)}[]]}`,
      'too many walls or objects',
    ],
    [
      'no floor',
      '{"resolution":{"map_size":{"x":1,"y":1}},"line_of_sight":[[{"x":0,"y":0},{"x":1,"y":0},{"x":1,"y":1},{"x":0,"y":0.9},{"x":0,"y":0}]]}',
      'There’s no free square on that part of the map.',
    ],
  ])('refuses %s', async (_, file, why) => {
    expect(await upload(file)).toContain(why);
    expect(await field()).toBeUndefined();
  });
});

test('any file is read or refused with a message', () => {
  const file = fc.record(
    {
      resolution: fc.oneof(
        fc.constant(ROOMS.resolution),
        fc.json().map((json) => JSON.parse(json)),
      ),
      line_of_sight: fc.oneof(
        fc.constant(ROOMS.line_of_sight),
        fc.json().map((json) => JSON.parse(json)),
      ),
      objects_line_of_sight: fc.json().map((json) => JSON.parse(json)),
      portals: fc.oneof(
        fc.constant(ROOMS.portals),
        fc.json().map((json) => JSON.parse(json)),
      ),
      image: fc.oneof(
        fc.string(),
        fc.json().map((json) => JSON.parse(json)),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        file.map((value) => JSON.stringify(value)),
        fc.string(),
        fc.json(),
      ),
      (text) => {
        const result = readUniversalFile(text);
        if (!result.ok) expect(explain(result.why).length).toBeGreaterThan(20);
        else expect(result.value.map.width).toBeGreaterThan(0);
      },
    ),
  );
});

test('the largest picture is cut out before the rest is parsed', () => {
  const image = `${'QUJD\\/'.repeat(1_000_000)}`;
  const text = `{"note":"\\"image\\": \\"","image" : "${image}",${JSON.stringify(ROOMS)
    .slice(1)
    .replace(/,"image":"[^"]*"/, '')}`;
  expect(text.length).toBeLessThan(MAX_FILE_BYTES);
  const result = readUniversalFile(text);
  expect(result.ok && [result.value.picture, result.value.map.width]).toEqual(['big', 12]);
});
