import { describe, expect, test } from 'vitest';
import { ok } from '../../src/rules/core/refusal.ts';
import { fileOptionValue, pictureWithoutMetadata, portraitOf } from '../../src/session/portrait.ts';
import { chunk, jpeg, ONE_PIXEL_PNG, pngWithChunk, segment } from './pictures.ts';

/** EXIF data of a camera: the orientation, and one more entry. `ii` means little-endian. */
function camera(orientation: number, ii: boolean): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  tiff.write(ii ? 'II' : 'MM', 0, 'latin1');
  const writeUint16 = (at: number, value: number) =>
    ii ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const writeUint32 = (at: number, value: number) =>
    ii ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  for (const [at, value] of [
    [2, 42],
    [8, 2],
    [10, 0x010f],
    [22, 0x0112],
    [24, 3],
    [30, orientation],
  ] as const)
    writeUint16(at, value);
  for (const [at, value] of [
    [4, 8],
    [26, 1],
  ] as const)
    writeUint32(at, value);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0Leica', 'latin1').subarray(0, 6), tiff]));
}

describe('A picture', () => {
  test.each([
    ['PNG', ONE_PIXEL_PNG, 'png'],
    ['JPEG', jpeg(segment(0xe0, Buffer.from('JFIF'))), 'jpeg'],
    ['WebP', Buffer.from('RIFF\x0c\0\0\0WEBPVP8 \0\0\0\0', 'latin1'), 'webp'],
  ])('is recognized by its bytes: %s', (_, bytes, type) => {
    expect(pictureWithoutMetadata(bytes)).toEqual({ type, bytes });
  });

  test.each([
    ['a text', Buffer.from('{}')],
    ['nothing', Buffer.alloc(0)],
    ['a GIF', Buffer.from('GIF89a')],
    ['a truncated PNG', ONE_PIXEL_PNG.subarray(0, -12)],
    ['a truncated JPEG', jpeg(segment(0xe0, Buffer.from('JFIF'))).subarray(0, 6)],
    ['a truncated WebP', Buffer.from('RIFF\x0c\0\0\0WEBPVP8 \x09\0\0\0', 'latin1')],
  ])('is not recognized: %s', (_, bytes) => {
    expect(pictureWithoutMetadata(bytes)).toBeUndefined();
  });

  test('keeps none of a camera’s or program’s notes', () => {
    for (const name of ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME'])
      expect(pictureWithoutMetadata(pngWithChunk(chunk(name, 'At home'))), name).toEqual({
        type: 'png',
        bytes: ONE_PIXEL_PNG,
      });
    const plain = segment(0xe0, Buffer.from('JFIF'));
    const notes = [segment(0xe1, Buffer.from('http://ns.adobe.com')), segment(0xfe, Buffer.from('At home'))];
    expect(pictureWithoutMetadata(jpeg(plain, ...notes))).toEqual({ type: 'jpeg', bytes: jpeg(plain) });
    const webp = Buffer.from('RIFF\x1e\0\0\0WEBPVP8X\x02\0\0\0\x0c!EXIF\x03\0\0\0abc\0', 'latin1');
    const expectedBytes = Buffer.from('RIFF\x0e\0\0\0WEBPVP8X\x02\0\0\0\0!', 'latin1');
    expect(pictureWithoutMetadata(webp)).toEqual({ type: 'webp', bytes: expectedBytes });
  });

  test.each([true, false])('keeps how the camera was held, little-endian: %s', (ii) => {
    const { bytes } = pictureWithoutMetadata(jpeg(camera(6, ii)))!;
    expect(bytes.length).toBeLessThan(jpeg(camera(6, ii)).length);
    expect(pictureWithoutMetadata(bytes)).toEqual({ type: 'jpeg', bytes });
    expect(pictureWithoutMetadata(jpeg(camera(1, ii)))).toEqual({ type: 'jpeg', bytes: jpeg() });
  });

  test('goes into an option’s value and back; anything else is none', () => {
    const valueResult = fileOptionValue(ONE_PIXEL_PNG, true);
    expect(valueResult.ok && portraitOf(valueResult.value)).toEqual(ok({ type: 'png', bytes: ONE_PIXEL_PNG }));
    const refusal = { ok: false, why: { type: 'file-unfit', because: 'no picture' } };
    const textResult = fileOptionValue(Buffer.from('Ada'), false);
    expect(textResult).toEqual(ok('Ada'));
    for (const forged of ['Ada', 'data:;base64,', 'data:;base64,QWRh', '']) expect(portraitOf(forged)).toEqual(refusal);
    const large = Buffer.concat([
      ONE_PIXEL_PNG.subarray(0, 33),
      chunk('IDAT', 'x'.repeat(256 * 1024)),
      ONE_PIXEL_PNG.subarray(33),
    ]);
    const tooBig = { ok: false, why: { because: 'too big' } };
    expect(portraitOf(`data:;base64,${large.toString('base64')}`)).toMatchObject(tooBig);
  });
});
