import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deliverable } from '../../src/discord/attachments.ts';

const LARGEST = 1000;
const files = async (text: string) => (await deliverable({ files: [{ name: 'a.json', text }] }, LARGEST)).files ?? [];

test('a file that fits is sent as it is', async () => {
  expect(await files('x'.repeat(LARGEST))).toEqual([{ name: 'a.json', attachment: Buffer.from('x'.repeat(LARGEST)) }]);
});

test('a larger one is compressed', async () => {
  const [file, ...more] = await files('x'.repeat(LARGEST + 1));
  expect([file?.name, more]).toEqual(['a.json.gz', []]);
  expect(gunzipSync(file?.attachment ?? '').toString()).toBe('x'.repeat(LARGEST + 1));
});

test('one that is too large even so comes in parts that make the whole', async () => {
  const text = randomBytes(3 * LARGEST).toString('hex');
  const parts = await files(text);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every(({ attachment }) => attachment.length <= LARGEST)).toBe(true);
  expect(parts.map(({ name }) => name).slice(0, 2)).toEqual(['a.json.gz.01', 'a.json.gz.02']);
  expect(gunzipSync(Buffer.concat(parts.map(({ attachment }) => attachment))).toString()).toBe(text);
});
