import { describe, expect, test } from 'vitest';
import { exactOdds, meanOf, type OddsRequest, sampledOdds } from '../../src/odds/act-odds.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { attack, duel } from '../odds/duel.ts';
import { times } from './length.ts';

/** For each system, an attack with few combinations of dice. */
const PAIRS: Readonly<Record<string, readonly [hero: string, enemy: string]>> = {
  tdgs: ['Kira', 'Dragon'],
  dungeoneers: ['Freya', 'Zombie'],
  mastery: ['Competent Fighter', 'Competent Fighter'],
  sol: ['Soldier', 'Guard'],
};
const ROLLS = times(500, 1_000_000);

function oddsValue(odds: ReturnType<typeof exactOdds>): Odds {
  if (!odds.ok || !odds.value) throw new Error(JSON.stringify(odds));
  return odds.value;
}

describe.each(BUILT_IN_IDS)('%s: exact odds', (system) => {
  test(`agree with ${ROLLS} rolls within three standard errors`, () => {
    const [hero, enemy] = PAIRS[system]!;
    const request: OddsRequest = attack(duel(system, hero, enemy));
    const exact = oddsValue(exactOdds(request, { most: 100_000 }));
    const rolled = oddsValue(sampledOdds(request, ROLLS, 18));
    for (const what of ['hit', 'critical', 'down'] as const) {
      const deviation = Math.sqrt(Math.max(exact[what] * (1 - exact[what]), 1 / ROLLS) / ROLLS);
      expect(Math.abs(exact[what] - rolled[what]), what).toBeLessThanOrEqual(3 * deviation);
    }
    for (const [what, amounts] of Object.entries(exact.harm)) {
      const { mean, spread } = meanOf(amounts);
      const other = meanOf(rolled.harm[what] ?? [{ amount: 0, chance: 1 }]).mean;
      expect(Math.abs(mean - other), what).toBeLessThanOrEqual((3 * Math.max(spread, 0.05)) / Math.sqrt(ROLLS));
    }
  });
});
