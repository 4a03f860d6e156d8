import { afterAll, expect, test } from 'vitest';
import { arithmeticLines } from '../../src/embeds/arithmetic.ts';
import { type Outcome, visibilityOf } from '../../src/embeds/meters.ts';
import { neededRollText } from '../../src/embeds/odds.ts';
import { shortDetails } from '../../src/embeds/short-details.ts';
import { oddsOf } from '../../src/odds/act-odds.ts';
import { readRolls } from '../../src/odds/read-rolls.ts';
import { action } from '../../src/rules/core/action.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { oneTarget } from '../../src/rules/core/play.ts';
import { marginOf } from '../../src/rules/core/reason.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { signsByStyle } from '../../src/text/core/reference.ts';
import { d, scriptedDice } from '../rules/core/scripted-dice.ts';
import { addSmall, type Small, smallBecause } from '../systems/small.ts';
import { openingEncounter, premadeCombatant, TestTable } from './random-fight.ts';

afterAll(() => removeSystem('small'));

const TARGET_NUMBER = 12;

/** Pushes the target if a d20 shows the pusher's score or less. */
const push = action<Small, { readonly actor: string; readonly target: string }>({
  title: 'Push',
  cite: 'Saves',
  when: 'turn',
  offers: ({ combatants }, actor) => ({ targets: combatants.filter(({ id }) => id !== actor).map(({ id }) => id) }),
  plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
  resolve(resolution, { actor, target }) {
    resolution.record({ type: 'declared', action: 'push', actor, targets: [target] });
    const roll = resolution.roll('1d20');
    const check = {
      roll,
      against: { name: smallBecause({ id: 'stat', stat: 'STR' }), value: TARGET_NUMBER },
      under: true,
    } as const;
    const tier = marginOf(check) >= 0 ? ('success' as const) : ('failure' as const);
    const degree = tier as never;
    const purpose = smallBecause({ id: 'item', item: 'Push' });
    resolution.record({ type: 'checked', actor, target, purpose, check: { ...check, degree, tier } });
  },
});

const rules = addSmall(
  { actions: { push } },
  { degrees: { success: 'success', failure: 'failed' }, actions: { push: 'A push.' } },
);
const emptyFight = openingEncounter(rules);
const fight = {
  ...emptyFight,
  phase: 'fighting' as const,
  round: 1,
  turnOrder: [['hero'], ['rat']],
  turn: 0,
  combatants: [
    premadeCombatant(rules, 'Hero', emptyFight),
    premadeCombatant(rules, 'Rat', emptyFight, { side: 'players' }),
  ],
};
const deed: Extract<Deed, { type: 'intent' }> = {
  type: 'intent',
  intent: { action: 'push', actor: 'hero', targets: ['rat'] },
};

function pushOutcome(face: number): Outcome {
  const table = new TestTable(rules, fight, () => scriptedDice([d(20, face)]));
  expect(table.do(deed)).toBe(true);
  return table.outcomes[0]!;
}

test('a roll under a score is written with the sign that it succeeds by, and odds and dice luck read it that way', () => {
  const lines = (face: number) => {
    const outcome = pushOutcome(face);
    const visibility = visibilityOf(outcome);
    return [...arithmeticLines(outcome, visibility), ...shortDetails(outcome, visibility)];
  };
  expect(lines(13)).toEqual(['Push: d20 13 > 12 STR → **failed**', 'Push d20 13, failed (12 or less needed)']);
  expect(lines(12)).toEqual(['Push: d20 12 ≤ 12 STR → **success**', 'Push d20 12, success']);
  expect([signsByStyle.words.under, signsByStyle.words.over]).toEqual(['is at most', 'is above']);

  const oddsResult = oddsOf({ rules, encounter: fight, deed, target: 'rat', answer: () => '' });
  expect(oddsResult.ok && oddsResult.value).toMatchObject({ hit: expect.closeTo(0.6), needs: { most: 12, sides: 20 } });
  expect(oddsResult.ok && neededRollText(oddsResult.value)).toBe('12 or less on d20');
  const die = { sides: 20, face: 3 };
  expect(readRolls(pushOutcome(3).events, [die])).toEqual([
    { who: 'hero', dice: [die], reads: 'sum', lowIsGood: true, needs: 12 },
  ]);
});
