import { expect, test } from 'vitest';
import { actOdds, type ShownAct } from '../../src/embeds/odds.ts';
import { exactOdds, sampledOdds } from '../../src/odds/act-odds.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { attack, duel } from '../odds/duel.ts';

const asked = attack(duel('tdgs', 'Kira', 'Goblin'));
const thrown = sampledOdds(asked, 50, 7);
const exact = exactOdds(asked);

const line: ShownAct = {
  label: 'Attack Foe',
  bare: 'Attack',
  targets: ['Foe'],
  entries: [],
  way: 'attack',
  pieces: 1,
};

/** What is shown of an act with such odds, and of others with the same. */
function shown(odds: Odds, more: Partial<ShownAct> = {}, ...others: readonly Partial<ShownAct>[]): string {
  const lines = [more, ...others].map((each) => ({ ...line, ...each }));
  const work = { type: 'acts', acts: lines.map(() => asked), seed: 7 } as const;
  const { description } = actOdds(
    work,
    { type: 'acts', title: 'Odds', lines },
    { acts: lines.map(() => ({ odds })), state: 'done' },
  );
  return description ?? '';
}

test('what was thrown for is shown with its error, the number of throws and their seed', () => {
  if (!thrown.ok) throw new Error(JSON.stringify(thrown));
  expect(shown(thrown.value)).toMatch(/\d % ± \d+.*throws of other dice, seed 7/s);
});

test('what is exact has no seed, and a range tells nothing of how it was found', () => {
  if (!exact.ok || !exact.value || !thrown.ok) throw new Error(JSON.stringify(exact));
  expect(shown(exact.value)).not.toContain('seed');
  expect(shown(thrown.value, { likeKind: true })).not.toContain('seed');
});

test('many targets and ways with the same odds stand in one line each', () => {
  if (!exact.ok || !exact.value) throw new Error(JSON.stringify(exact));
  const targets = Array.from({ length: 9 }, (_, nth) => `Foe ${nth + 1}`);
  const told = shown(exact.value, { label: 'Attack Foe 1', targets }, { way: 'kick', bare: 'Kick', targets });
  expect(told).toMatch(/\*\* · Attack Foe 1, or Foe 2, Foe 3, Foe 4, Foe 5 or 4 more\n.*\n-# The same odds: Kick\n/);
  expect(shown(exact.value, {}, { way: 'kick', bare: 'Kick', targets })).not.toContain('The same odds');
});
