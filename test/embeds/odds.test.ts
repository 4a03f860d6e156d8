import { expect, test } from 'vitest';
import { actionOddsEmbed, type ShownAction } from '../../src/embeds/odds.ts';
import { exactOdds, sampledOdds } from '../../src/odds/act-odds.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { oddsWords as words } from '../../src/text/odds.ts';
import { attack, duel } from '../odds/duel.ts';

const request = attack(duel('tdgs', 'Kira', 'Goblin'));
const simulatedOdds = sampledOdds(request, 50, 7);
const exactResult = exactOdds(request);

const line: ShownAction = {
  label: 'Attack Foe',
  labelWithoutTarget: 'Attack',
  targets: ['Foe'],
  entries: [],
  wayKey: 'attack',
  pieces: 1,
};

/** The text of an action with these odds, listed next to others with the same odds. */
function shownText(odds: Odds, more: Partial<ShownAction> = {}, ...others: readonly Partial<ShownAction>[]): string {
  const lines = [more, ...others].map((each) => ({ ...line, ...each }));
  const work = { type: 'acts', actions: lines.map(() => request), seed: 7 } as const;
  const { description } = actionOddsEmbed(
    work,
    { type: 'acts', title: 'Odds', lines },
    { actions: lines.map(() => ({ odds })), state: 'done' },
  );
  return description ?? '';
}

test('simulated odds are shown with their error, the number of rolls and their seed', () => {
  if (!simulatedOdds.ok) throw new Error(JSON.stringify(simulatedOdds));
  expect(shownText(simulatedOdds.value)).toMatch(/\d% ±\d+.*simulated rolls \(seed 7/s);
});

test('exact odds have no seed, and a range doesn’t say how it was found', () => {
  if (!exactResult.ok || !exactResult.value || !simulatedOdds.ok) throw new Error(JSON.stringify(exactResult));
  expect(shownText(exactResult.value)).not.toContain('seed');
  expect(shownText(simulatedOdds.value, { hasSecretNumbers: true })).not.toContain('seed');
});

test('harm that is always the same has neither a spread nor a range', () => {
  expect([words.harm(1, 0.04, 'stress'), words.harm(1, 0.05, 'stress')]).toEqual(['1 stress', '1 ±0.1 stress']);
  expect([words.harmAbout(14, 14, 'HP'), words.harmAbout(14, 14.1, 'HP')]).toEqual(['14 HP', '14–15 HP']);
});

test('many targets and ways with the same odds stand on one line each', () => {
  if (!exactResult.ok || !exactResult.value) throw new Error(JSON.stringify(exactResult));
  const targets = Array.from({ length: 9 }, (_, index) => `Foe ${index + 1}`);
  const output = shownText(
    exactResult.value,
    { label: 'Attack Foe 1', targets },
    { wayKey: 'kick', labelWithoutTarget: 'Kick', targets },
  );
  expect(output).toMatch(/\*\* · Attack Foe 1 \(same odds for Foe 2 to 9\)\n.*\n-# Same odds: Kick\n/);
  expect(shownText(exactResult.value, { targets: targets.slice(0, 3) })).toContain('same odds for Foe 2 and Foe 3');
  expect(shownText(exactResult.value, {}, { wayKey: 'kick', labelWithoutTarget: 'Kick', targets })).not.toContain(
    'Same odds',
  );
});

test('if there are more actions than a phone shows, the best are told', () => {
  if (!exactResult.ok || !exactResult.value) throw new Error(JSON.stringify(exactResult));
  const odds = exactResult.value;
  const ways = Array.from({ length: 9 }, (_, index) => ({
    label: `Way ${index}`,
    wayKey: String(index),
    targets: [`Foe ${index}`],
  }));
  const output = shownText(odds, { label: 'Best' }, ...ways);
  expect(output).toMatch(/^\*\*85%\*\* · Best[\s\S]*Way 6[\s\S]*There are more actions/);
  expect(output).not.toContain('Way 7');
});

test('chances under 1% or over 99% are not rounded to certainty', () => {
  expect(words.chance(0.0004, 0.01)).toBe('under 1%');
  expect(words.chance(0.9996, 0.01)).toBe('over 99%');
  expect(words.chance(0.02, 0.011)).toBe('2% ±2');
  // Even if every simulated roll succeeded, the action may still fail. If its chance is exactly 100%, it can't fail.
  expect([words.chance(1, 0.01), words.chance(1, 0)]).toEqual(['over 99%', '100%']);
  const staked = [true, false].map((isExact, points) => ({ points, chance: 1, isExact }));
  expect(words.stakes(staked)).toEqual(['stake 0: 100%', 'stake 1: over 99%']);
});
