import { expect, test } from 'vitest';
import { emptySession } from '../../src/app/host.ts';
import { nonceOf } from '../../src/discord/show-post.ts';
import { idInteger } from '../../src/interaction/component.ts';
import { FIRST_ID, PostedTable, textOf } from '../posts/posted-table.ts';

const EMPTY_CALLER = { user: '', name: '', server: '', channel: '', interaction: '', now: 0 } as const;

test('an encounter whose id has 16 digits is found by it', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs name:Bridge', '/add creature:Goblin', '/encounter end');
  await table.say('/encounter start ruleset:tdgs name:Yard');
  expect(textOf(await table.say(`/log show scene:${FIRST_ID}`))).toContain('Bridge');
  await table.close();
});

test('a message of such an encounter has a nonce of at most 25 characters, and another for a message that replaces it', () => {
  const post = { encounter: Number.MAX_SAFE_INTEGER, number: 46_655 };
  const nonces = [undefined, '18446744073709551615', '18446744073709551614'].map((before) => nonceOf(post, before));
  expect(nonces.map(({ length }) => length)).toEqual([15, 24, 24]);
  expect(new Set(nonces).size).toBe(3);
});

test('a whole number in a component’s id has at most 16 digits and is exact', () => {
  const isAccepted = (text: string) => idInteger.read(text, emptySession<never>(EMPTY_CALLER)).ok;
  expect(isAccepted(String(Number.MAX_SAFE_INTEGER))).toBe(true);
  expect(['9007199254740993', '12345678901234567', '-1', '1.5', ''].filter(isAccepted)).toEqual([]);
});
