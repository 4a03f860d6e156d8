import { expect, test } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';

const MASTERY = [
  '/encounter start ruleset:mastery',
  '@ana /join character:Bryn',
  '/add creature:Opponent',
  '/initiative',
];

/** What the last of these lines is answered with, after a fight of Mastery has begun. */
async function sayInMastery(...lines: readonly string[]): Promise<string> {
  const printed = await playAt(new SqliteStore(emptyDatabase()), [...MASTERY, ...lines]);
  return printed.split('\n\n> ').at(-1) ?? '';
}

test('a spell is cast: it is the book’s special action', async () => {
  const cast = '/cast spell:"Fire Magic" target:Opponent extra:3 as:Bryn';
  const store = new SqliteStore(emptyDatabase());
  // Grouped, so that it is the turn of both, whoever wins the initiative.
  const shown = await playAt(store, [...MASTERY.slice(0, 3), '/gm group who:"Bryn, Opponent"', MASTERY[3] ?? '', cast]);
  expect(shown).toContain('Bryn, Fire Magic, vs Defense, at Opponent');
  expect(shown).toMatch(/250 → 247\/250 \(Fire Magic 3\)/);
});

test('a win condition that would do nothing is refused, and “first to 3” is hits', async () => {
  expect(await sayInMastery('/gm set setting:win value:"first blood"')).toContain('last standing');
  expect(await sayInMastery('/gm set setting:win value:"First to 3"')).toContain('first to 3 hits');
});

test('a new character begins as a blank sheet, Novice in everything', async () => {
  const shown = await sayInMastery(
    '@ana /character new name:Ada ruleset:mastery',
    '@ana /character show character:Ada',
  );
  expect(shown).toContain('Novice');
  expect(shown).not.toContain('Expert');
});
