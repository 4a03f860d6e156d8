import { describe, expect, test } from 'vitest';
import { given } from '../../../src/rules/core/given.ts';
import { choose, chooseByBeginning, closestName } from '../../../src/rules/core/refusal.ts';

const weapons = [{ name: 'Longsword' }, { name: 'Short Bow' }, { name: 'Longbow' }] as const;

describe('choose', () => {
  test('finds by the whole name, in any case and with spaces around it', () => {
    expect(choose('weapon', ' longSWORD ', weapons)).toEqual({ ok: true, value: { name: 'Longsword' } });
    expect(choose('way', 'Quick', ['quick', 'focused'])).toEqual({ ok: true, value: 'quick' });
  });

  test('refuses another name, with the choices and the likeliest one', () => {
    expect(choose('weapon', 'Longsord', weapons)).toEqual({
      ok: false,
      why: {
        type: 'no-such',
        what: 'weapon',
        typed: 'Longsord',
        known: ['Longsword', 'Short Bow', 'Longbow'],
        near: 'Longsword',
      },
    });
    expect(choose('weapon', 'zzz', weapons)).toEqual({
      ok: false,
      why: { type: 'no-such', what: 'weapon', typed: 'zzz', known: ['Longsword', 'Short Bow', 'Longbow'] },
    });
  });

  test.each([
    ['Spider', 'Giant Spider'],
    ['spidr', 'Giant Spider'],
    ['rat', 'Giant Rat'],
    ['the goblin', 'Goblin'],
    ['gobli', 'Goblin'],
    ['Gobln', 'Goblin'],
    ['Goblin Queen', 'Goblin'],
    ['boss', 'Goblin Boss'],
    ['of', undefined],
    ['xyz', undefined],
    ['', undefined],
  ])('guesses for %s: %s', (input, name) => {
    const names = ['Giant Spider', 'Giant Rat', 'Goblin Boss', 'Goblin', 'Knight of the Mire'];
    expect(closestName(input, names)).toBe(name);
  });

  test('finds no name of an object’s prototype', () => {
    for (const input of ['__proto__', 'constructor', 'toString', ''])
      expect(choose('weapon', input, weapons).ok).toBe(false);
  });

  test('lists each name once', () => {
    const refusedChoice = choose('item', 'x', ['Rope', 'Rope']);
    expect(!refusedChoice.ok && refusedChoice.why).toMatchObject({ known: ['Rope'] });
  });
});

describe('chooseByBeginning', () => {
  test('takes a beginning that fits only one, and prefers a whole name', () => {
    expect(chooseByBeginning('weapon', 'short', weapons)).toEqual({ ok: true, value: { name: 'Short Bow' } });
    expect(chooseByBeginning('weapon', 'long', weapons).ok).toBe(false);
    expect(chooseByBeginning('weapon', '', weapons).ok).toBe(false);
    expect(chooseByBeginning('entry', 'Kir', ['Kira', 'Kir'])).toEqual({ ok: true, value: 'Kir' });
  });
});

test('given leaves out what is undefined, and nothing else', () => {
  const fields: { a: number; b?: string | undefined; c: boolean | undefined } = { a: 0, b: undefined, c: false };
  expect(Object.entries(given(fields))).toEqual([
    ['a', 0],
    ['c', false],
  ]);
});
