import { expect, test } from 'vitest';
import { actOdds, type ShownAct } from '../../src/embeds/odds.ts';
import { exactOdds, sampledOdds } from '../../src/odds/act-odds.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { attack, duel } from '../odds/duel.ts';

const asked = attack(duel('tdgs', 'Kira', 'Goblin'));
const thrown = sampledOdds(asked, 50, 7);
const exact = exactOdds(asked);

/** What is shown of one act with such odds. */
function shown(odds: Odds, more: Partial<ShownAct> = {}): string {
  const work = { type: 'acts', acts: [asked], seed: 7 } as const;
  const line = { label: 'Attack Foe', target: 'Foe', way: 'attack', pieces: 1, ...more };
  const { description } = actOdds(
    work,
    { type: 'acts', title: 'Odds', lines: [line] },
    { acts: [{ odds }], state: 'done' },
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
