import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inSlices, toDeliverable } from '../../src/discord/files.ts';
import type { ReplyFile } from '../../src/interaction/reply.ts';

const MAX_BYTES = 1000;
const files = async (text: ReplyFile['text']) =>
  (await toDeliverable({ files: [{ name: 'a.json', text }] }, MAX_BYTES)).files ?? [];

test('a file that fits is sent unchanged', async () => {
  expect(await files('x'.repeat(MAX_BYTES))).toEqual([{ name: 'a.json', data: Buffer.from('x'.repeat(MAX_BYTES)) }]);
});

test('a larger one is compressed', async () => {
  const [file, ...more] = await files('x'.repeat(MAX_BYTES + 1));
  expect([file?.name, more]).toEqual(['a.json.gz', []]);
  expect(gunzipSync(file?.data ?? '').toString()).toBe('x'.repeat(MAX_BYTES + 1));
});

test('one that is too large even so comes in parts that make the whole', async () => {
  const text = randomBytes(3 * MAX_BYTES).toString('hex');
  const parts = await files(text);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every(({ data }) => data.length <= MAX_BYTES)).toBe(true);
  expect(parts.map(({ name }) => name).slice(0, 2)).toEqual(['a.json.gz.01', 'a.json.gz.02']);
  expect(gunzipSync(Buffer.concat(parts.map(({ data }) => data))).toString()).toBe(text);
});

test('one that is made in pieces comes whole, whether it fits or not', async () => {
  const pieces = (max: number) =>
    function* () {
      for (let pieceIndex = 0; pieceIndex < max; pieceIndex++) yield `piece ${pieceIndex}\n`;
    };
  const [small] = await files(pieces(5));
  expect(small?.data.toString()).toBe([...pieces(5)()].join(''));
  const [large] = await files(pieces(500));
  expect(large?.name).toBe('a.json.gz');
  expect(gunzipSync(large?.data ?? '').toString()).toBe([...pieces(500)()].join(''));
});

test('an error while a file is made is thrown, before or after the file is too large', async () => {
  const filesFailingAfter = (after: number) =>
    files(function* () {
      yield 'x'.repeat(after);
      throw new Error('No more');
    });
  await expect(filesFailingAfter(1)).rejects.toThrow('No more');
  await expect(filesFailingAfter(2 * MAX_BYTES)).rejects.toThrow('No more');
});

test('a long text is made in slices, and others are served between two of them', async () => {
  let clock = 0;
  const seenFiles: string[] = [];
  const pieces = function* () {
    for (const piece of ['a', 'b', 'c', 'd', 'e']) {
      // Each piece of the text takes five milliseconds to make.
      clock += 5;
      setImmediate(() => seenFiles.push('another'));
      yield piece;
    }
  };
  for await (const slice of inSlices(pieces(), () => clock)) seenFiles.push(slice);
  expect(seenFiles).toEqual(['ab', 'another', 'another', 'cd', 'another', 'another', 'e']);
});
