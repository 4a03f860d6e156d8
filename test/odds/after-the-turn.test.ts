import { describe, expect, test } from 'vitest';
import { meanAndSpread, oddsOf } from '../../src/odds/act-odds.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import { combatant, type Encounter, type PlanLine, STYLES } from '../../src/rules/core/encounter.ts';
import { nextPlanStep } from '../../src/rules/core/next-plan-step.ts';
import { tryAction } from '../../src/rules/core/plan-trial.ts';
import { chooseMove } from '../../src/rules/core/tactics.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { attack } from './duel.ts';
import {
  afterDeeds,
  bleeding,
  deedOf,
  tiedFight,
  turnOf,
  WIN_SHARE_ERROR,
  winShares,
  withReadyFriend,
  withTurnsEnding,
} from './ending-turns.ts';

function odds(encounter: Encounter): Odds {
  const result = oddsOf(attack(encounter));
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  return result.value;
}

describe('what happens by itself after the turn', () => {
  test('TDGS: bleeding at the start of the next turn is not in the odds of the action before', () => {
    const result = odds(bleeding());
    expect(result).toMatchObject({ hit: expect.closeTo(0.2, 10), down: 0, harm: {} });
    expect(result).toEqual(odds(withTurnsEnding(bleeding(), false)));
  });

  test('TDGS: the attacker’s own bleeding is not in the action’s cost', () => {
    const afterAffliction = afterDeeds(bleeding(), {
      type: 'afflict',
      subject: 'hero',
      affliction: { condition: 'Bleeding', value: 5 },
    });
    expect(odds(afterAffliction).cost).toEqual(odds(bleeding()).cost);
    expect(odds(afterAffliction).cost.down).toBe(0);
  });

  test('Dungeoneers: a friend’s readied attack makes neither a hit likelier nor the harm greater', () => {
    const result = odds(withReadyFriend());
    const oddsAtEnd = odds(withTurnsEnding(withReadyFriend(), false));
    expect(result).toEqual(oddsAtEnd);
    expect(result.cost.change).toEqual({ 'action points': -1 });
    expect(result.hit).toBeLessThan(0.25);
    expect(meanAndSpread(result.harm.stress ?? []).mean).toBeLessThan(0.2);
  });

  test('Dungeoneers: with two of equal initiative there are odds for the last action of a round', () => {
    const result = odds(tiedFight());
    expect(result).toEqual(odds(withTurnsEnding(tiedFight(), false)));
    expect([result.hit, result.sampled]).toEqual([expect.closeTo(0.5, 10), undefined]);
  });
});

describe.each([
  ['TDGS, a bleeding enemy', bleeding],
  ['Dungeoneers, a tie', tiedFight],
  ['Dungeoneers, a readied attack', withReadyFriend],
] as const)('%s', (_, make) => {
  const endingRules = make();
  const keepingRules = withTurnsEnding(endingRules, false);
  const rules = rulesOf(endingRules);

  test('autopilot does the same, whether turns end by themselves or not', () => {
    for (const style of STYLES)
      for (const seed of [1, 2, 3])
        expect(chooseMove(rules, endingRules, 'hero', style, seededChance(seed))).toEqual(
          chooseMove(rules, keepingRules, 'hero', style, seededChance(seed)),
        );
  });

  test('so does a plan, and a trial of its action has the same price', () => {
    const line: PlanLine = { when: [], act: { action: 'attack', targets: ['any foe'] } };
    const plan = { lines: [line], otherwise: 'end turn', may: {}, use: 'at once' } as const;
    const nextChoice = nextPlanStep(rules, endingRules, 'hero', plan);
    expect(nextChoice).toMatchObject({ line: 0, deed: { intent: { action: 'attack' } } });
    expect(nextPlanStep(rules, keepingRules, 'hero', plan)).toEqual(nextChoice);
    const intent = { action: 'attack', actor: 'hero', targets: ['enemy'] };
    expect(tryAction(rules, endingRules, intent)).toEqual(tryAction(rules, keepingRules, intent));
  });
});

// In a forecast, autopilot ends a turn when no actions are left. What happens after the turn is then played as part of
// the fight, so the forecast must not add it again.
test('TDGS, a bleeding enemy: a forecast plays it as part of the fight, so it is the same within its error', () => {
  const [ending, keeping] = winShares(bleeding());
  expect(Math.abs(ending - keeping)).toBeLessThan(WIN_SHARE_ERROR);
});

test('a trial of a plan’s action stops when the turn ends, and asks nothing that its owner is asked later', () => {
  const start = withReadyFriend();
  const rules = rulesOf(start);
  const owner = { ...combatant(start, 'friend'), standingOrders: {} };
  const combatants = start.combatants.map((each) => (each.id === 'friend' ? owner : each));
  const turn = turnOf('friend', { ...start, combatants });
  const intent = { action: 'ready', actor: 'friend', targets: ['enemy'], manner: 'before', tool: 'attack' };
  const lowOnPoints = afterDeeds(turn, deedOf('defend', 'friend'), deedOf('sprint', 'friend'));
  // The enemy's turn comes next, and it triggers the readied attack.
  expect(carryOut(rules, lowOnPoints, { type: 'intent', intent }, seededDice(1))).toMatchObject({
    value: { type: 'asked' },
  });
  expect(tryAction(rules, lowOnPoints, intent)).toMatchObject({ asks: false, free: false });
});
