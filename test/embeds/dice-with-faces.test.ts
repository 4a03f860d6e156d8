import { afterAll, expect, test } from 'vitest';
import { arithmeticLines } from '../../src/embeds/arithmetic.ts';
import { type Outcome, visibilityOf } from '../../src/embeds/meters.ts';
import { neededRollText } from '../../src/embeds/odds.ts';
import { facesText } from '../../src/embeds/rolls.ts';
import { shortDetails } from '../../src/embeds/short-details.ts';
import { oddsOf } from '../../src/odds/act-odds.ts';
import { Luck } from '../../src/odds/luck.ts';
import { readRolls } from '../../src/odds/read-rolls.ts';
import { action } from '../../src/rules/core/action.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { FATE_DICE, type FacedDice } from '../../src/rules/core/dice.ts';
import { oneTarget } from '../../src/rules/core/play.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { d, scriptedDice } from '../rules/core/scripted-dice.ts';
import { addSmall, type Small, smallBecause } from '../systems/small.ts';
import { openingEncounter, premadeCombatant, TestTable } from './random-fight.ts';

afterAll(() => removeSystem('small'));

const skill = smallBecause({ id: 'stat', stat: 'Fight' });

/** Four Fate dice and a skill of 2 against 3, or against the target's own roll. */
function fateAction(name: string, isContest: boolean) {
  return action<Small, { readonly actor: string; readonly target: string }>({
    title: name,
    cite: 'Fighting',
    when: 'turn',
    offers: ({ combatants }, actor) => ({ targets: combatants.filter(({ id }) => id !== actor).map(({ id }) => id) }),
    plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
    resolve(resolution, { actor, target }) {
      resolution.record({ type: 'declared', action: name, actor, targets: [target] });
      const purpose = smallBecause({ id: 'item', item: name });
      const ownRoll = resolution.rollFaced(4, FATE_DICE, [{ value: 2, why: skill }]);
      const opposingRoll = isContest ? resolution.rollFaced(4, FATE_DICE, [{ value: 1, why: skill }]) : undefined;
      const tier = ownRoll.total >= (opposingRoll?.total ?? 3) ? ('success' as const) : ('failure' as const);
      const degree = tier as never;
      if (opposingRoll) {
        const contest = { own: ownRoll, theirs: opposingRoll, degree, tier };
        resolution.record({ type: 'contested', actor, target, purpose, contest });
      } else {
        const check = { roll: ownRoll, against: { value: 3 }, degree, tier };
        resolution.record({ type: 'checked', actor, target, purpose, check });
      }
    },
  });
}

const rules = addSmall(
  { actions: { try: fateAction('try', false), duel: fateAction('duel', true) } },
  { degrees: { success: 'success', failure: 'failed' } },
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
const does = (name: string): Extract<Deed, { type: 'intent' }> => ({
  type: 'intent',
  intent: { action: name, actor: 'hero', targets: ['rat'] },
});

function outcomeOf(name: string, ...shown: readonly number[]): Outcome {
  const table = new TestTable(rules, fight, () => scriptedDice(shown.map((face) => d(3, face))));
  expect(table.do(does(name))).toBe(true);
  return table.outcomes[0]!;
}

test('Fate dice are written as signs with their total, and odds and dice luck know what they are worth', () => {
  const outcome = outcomeOf('try', 3, 2, 1, 3);
  const visibility = visibilityOf(outcome);
  expect(arithmeticLines(outcome, visibility)).toEqual(['try: 4dF [+ 0 − +] + 2 Fight = **3** ≥ 3 → **success**']);
  expect(shortDetails(outcome, visibility)).toEqual(['try 4dF [+ 0 − +] + 2 = 3, success']);
  const [event] = outcome.events.filter(({ type }) => type === 'checked');
  const roll = event?.type === 'checked' ? event.check.roll : undefined;
  expect(facesText(roll!, { ...visibility, signs: { ...visibility.signs, bars: false } })).toBe('1, 0, −1, 1');

  // Of the 81 combinations of four Fate dice, 31 have a sum of 1 or more.
  const oddsResult = oddsOf({ rules, encounter: fight, deed: does('try'), target: 'rat', answer: () => '' });
  expect(oddsResult.ok && oddsResult.value).toMatchObject({ hit: expect.closeTo(31 / 81), ways: 9 });
  const duelResult = oddsOf({ rules, encounter: fight, deed: does('duel'), target: 'rat', answer: () => '' });
  expect(duelResult.ok && neededRollText(duelResult.value)).toBe('4dF + 2 against 4dF + 1');

  const dice = [3, 2, 1, 3].map((face) => ({ sides: 3, face }));
  const rollReadings = readRolls(outcome.events, dice);
  // The faces “−”, “0” and “+” are stored as 1, 2 and 3, so a sum of 1 by the faces is a sum of 9 by the stored
  // numbers.
  expect(rollReadings).toEqual([{ who: 'hero', dice, reads: 'sum', needs: 9, faced: FATE_DICE }]);
  const luck = new Luck();
  for (const each of rollReadings) luck.add(each);
  expect([luck.rolls, luck.dice, luck.betterThan > 50]).toEqual([1, [], true]);

  // Dice whose values don't rise from face to face don't count toward luck.
  const symbols: FacedDice = { name: 'Boost', faces: [2, 0, 1].map((value) => ({ value, shows: `${value}` })) };
  const otherRoll = { type: 'rolled', actor: 'hero', purpose: { id: 'x' }, roll: { ...roll, faced: symbols } } as never;
  expect(readRolls([otherRoll], dice)).toEqual([]);
});
