import { describe, expect, test } from 'vitest';
import { meanOf, oddsOf } from '../../src/odds/act-odds.ts';
import { addForecasts, forecastOf, NO_FIGHTS, timesOf } from '../../src/odds/forecast.ts';
import type { Odds } from '../../src/odds/odds.ts';
import { playOut } from '../../src/odds/play-out.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import type { Encounter, PlanLine, Setting } from '../../src/rules/core/encounter.ts';
import { combatant, PLAYERS, STYLES } from '../../src/rules/core/encounter.ts';
import { nextOfPlan } from '../../src/rules/core/next-of-plan.ts';
import { tryOut } from '../../src/rules/core/plan-trial.ts';
import { tactic } from '../../src/rules/core/tactics.ts';
import { rulesNamed, rulesOf } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { attack } from './duel.ts';

function afterDeeds(encounter: Encounter, ...deeds: readonly Deed[]): Encounter {
  return deeds.reduce((before, deed) => {
    const result = carryOut(rulesOf(before), before, deed, seededDice(1), ['hold', 'hold']);
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    return result.value.after;
  }, encounter);
}

/** Begins combat, and ends turns until it is this combatant's turn. */
function turnOf(who: string, encounter: Encounter): Encounter {
  const startedFight = encounter.phase === 'fighting' ? encounter : afterDeeds(encounter, { type: 'initiative' });
  const [now = ''] = startedFight.turnOrder[startedFight.turn] ?? [];
  return now === who ? startedFight : turnOf(who, afterDeeds(startedFight, { type: 'end-turn', subject: now }));
}

const deedOf = (action: string, actor = 'hero', more = {}): Deed => ({
  type: 'intent',
  intent: { action, actor, ...more },
});
const withTurnsEnding = (encounter: Encounter, how: Setting): Encounter => ({
  ...encounter,
  settings: { ...encounter.settings, 'auto-end': how },
});

function odds(encounter: Encounter): Odds {
  const result = oddsOf(attack(encounter));
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  return result.value;
}

/**
 * TDGS: a peasant, who acts last in the round, attacks Kira, who acts first. The attack can't harm her, but she bleeds
 * and has 9 HP.
 */
function bleeding(hero: object = {}): Encounter {
  const rules = rulesNamed('tdgs')!;
  const start = openingEncounter(rules);
  const combatants = [
    premadeCombatant(rules, 'Peasant', start, { id: 'hero', name: 'Hero', side: 'enemies' }),
    premadeCombatant(rules, 'Kira', start, { id: 'enemy', name: 'Enemy', side: PLAYERS }),
  ].map((each) => ({ ...each, ...(each.id === 'hero' && hero) }));
  return afterDeeds(
    turnOf('hero', { ...start, combatants }),
    { type: 'afflict', subject: 'enemy', affliction: { condition: 'Bleeding', value: 10 } },
    { type: 'adjust', subject: 'enemy', resource: 'hp', to: 9 },
  );
}

/** Dungeoneers: two skeletons with equal initiative. The hero, one of them, acts last and has one action point left. */
function tiedFight(): Encounter {
  const rules = rulesNamed('dungeoneers')!;
  const start = openingEncounter(rules, { 'auto-end': 'action points' });
  const combatants = [
    premadeCombatant(rules, 'Freya', start, { id: 'enemy', name: 'Enemy', side: PLAYERS }),
    premadeCombatant(rules, 'Skeleton', start, { id: 'hero', name: 'Hero' }),
    premadeCombatant(rules, 'Skeleton', start, { id: 'other', name: 'Other' }),
  ];
  const startedFight = turnOf('enemy', { ...start, combatants });
  return afterDeeds(
    turnOf('hero', { ...startedFight, turnOrder: [['enemy'], ['other'], ['hero']], turn: 0 }),
    deedOf('defend'),
    deedOf('sprint'),
  );
}

/**
 * Dungeoneers: a friend has readied an attack for the end of the hero's turn, and the hero has one action point left.
 */
function withReadyFriend(): Encounter {
  const rules = rulesNamed('dungeoneers')!;
  const start = openingEncounter(rules, { order: 'kept', 'auto-end': 'action points' });
  const combatants = [
    premadeCombatant(rules, 'Suori', start, { id: 'friend', standingOrders: { 'readied act': 'first' } }),
    premadeCombatant(rules, 'Freya', start, { id: 'hero' }),
    premadeCombatant(rules, 'Troll', start, { id: 'enemy', name: 'Enemy' }),
  ];
  const afterReady = afterDeeds(
    turnOf('friend', { ...start, combatants }),
    deedOf('ready', 'friend', { targets: ['hero'], manner: 'after', tool: 'attack' }),
  );
  return afterDeeds(turnOf('hero', afterReady), deedOf('defend'), deedOf('sprint'));
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
    expect(meanOf(result.harm.stress ?? []).mean).toBeLessThan(0.2);
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
        expect(tactic(rules, endingRules, 'hero', style, seededChance(seed))).toEqual(
          tactic(rules, keepingRules, 'hero', style, seededChance(seed)),
        );
  });

  test('so does a plan, and a trial of its action has the same price', () => {
    const line: PlanLine = { when: [], act: { action: 'attack', targets: ['any foe'] } };
    const plan = { lines: [line], otherwise: 'end turn', may: {}, use: 'at once' } as const;
    const nextChoice = nextOfPlan(rules, endingRules, 'hero', plan);
    expect(nextChoice).toMatchObject({ line: 0, deed: { intent: { action: 'attack' } } });
    expect(nextOfPlan(rules, keepingRules, 'hero', plan)).toEqual(nextChoice);
    const intent = { action: 'attack', actor: 'hero', targets: ['enemy'] };
    expect(tryOut(rules, endingRules, intent)).toEqual(tryOut(rules, keepingRules, intent));
  });

  // Autopilot ends a turn that has no actions left. What follows the turn is then part of the fight, and must not be
  // counted twice.
  test('a forecast plays it as part of the fight, so it is the same within its error', () => {
    const shares = [endingRules, keepingRules].map((encounter) => {
      const fights = Array.from({ length: 150 }, (_, seed) => forecastOf(playOut(rules, encounter, seed)));
      const totalForecast = fights.reduce(addForecasts, NO_FIGHTS);
      return timesOf(totalForecast.won, PLAYERS) / totalForecast.fights;
    });
    expect(Math.abs(shares[0]! - shares[1]!)).toBeLessThan(4 * Math.sqrt(0.5 / 150));
  });
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
  expect(tryOut(rules, lowOnPoints, intent)).toMatchObject({ asks: false, free: false });
});
