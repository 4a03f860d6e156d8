import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, playScripted, transcript } from '../core/transcript.ts';
import { attackBy, between, conditionNames, type FighterSketch, fighterOf, stamina } from './fight.ts';

/** How `b` defends against an attack by `a`, and how much of its 90 stamina is left afterward. */
function defenseAndStamina(
  a: FighterSketch,
  b: FighterSketch,
): readonly [how: string | undefined, left: number | undefined] {
  const result = playScripted(mastery, between({ a, b }), attackBy('a', 'b'), [d(20, 9), d(20, 10)]);
  if (!result.ok || result.value.type === 'asked') throw new Error('not played');
  const answer = result.value.events.find((event) => event.type === 'declared' && event.action === 'defend');
  return [answer?.type === 'declared' ? answer.manner : undefined, stamina(result.value.after, 'b')];
}

const fastSketch = { speed: 'Advanced', standingOrders: { defense: 'dodge' } } as const;
const dodging = { standingOrders: { defense: 'dodge' } } as const;

describe('Types of Defense', () => {
  test('M-072 the default defense is a block: it costs 1 and adds nothing', () => {
    expect(defenseAndStamina({}, {})).toEqual(['block', 89]);
    expect(transcript(mastery, between({ a: {}, b: {} }), attackBy('a', 'b'), d(20, 9), d(20, 10))).toContain(
      'a → b, attack: [9] +2 Offense = 11 vs [10] +2 Defense = 12: blocked',
    );
  });

  test('M-073 a dodge costs 1 with equal or lower Speed, and adds nothing', () => {
    expect(defenseAndStamina({}, dodging)).toEqual(['dodge', 89]);
    expect(defenseAndStamina({ speed: 'Master' }, dodging)).toEqual(['dodge', 89]);
    expect(transcript(mastery, between({ a: {}, b: dodging }), attackBy('a', 'b'), d(20, 9), d(20, 10))).toContain(
      'a → b, attack: [9] +2 Offense = 11 vs [10] +2 Defense = 12: blocked',
    );
  });

  test('M-074 a dodge costs 0 from one level of Speed above the attacker', () => {
    expect(defenseAndStamina({}, fastSketch)).toEqual(['dodge', 90]);
    expect(defenseAndStamina({}, { ...fastSketch, speed: 'Master' })).toEqual(['dodge', 90]);
    expect(defenseAndStamina({ speed: 'Advanced' }, fastSketch)).toEqual(['dodge', 89]);
  });

  test('M-075 a block never becomes free by Speed', () => {
    expect(defenseAndStamina({}, { speed: 'Master', standingOrders: { defense: 'block' } })).toEqual(['block', 89]);
  });

  test('M-076 the cost is paid whether the attack hits or not', () => {
    const bout = between({ a: {}, b: {} });
    expect(stamina(comesTo(mastery, bout, attackBy('a', 'b'), d(20, 12), d(20, 5)), 'b')).toBe(90 - 5 - 1);
    expect(stamina(comesTo(mastery, bout, attackBy('a', 'b'), d(20, 5), d(20, 12)), 'b')).toBe(90 - 1);
  });

  test('by default it is a dodge if dodging is free, otherwise a block', () => {
    expect(defenseAndStamina({}, { speed: 'Advanced' })).toEqual(['dodge', 90]);
    expect(defenseAndStamina({}, {})).toEqual(['block', 89]);
    expect(defenseAndStamina({}, { speed: 'Advanced', standingOrders: { defense: 'cheapest' } })).toEqual([
      'dodge',
      90,
    ]);
  });

  test('a fighter who can’t pay still defends', () => {
    const fight = between({ a: {}, b: { stamina: 1, offense: 'Adept' } });
    const lines = transcript(mastery, fight, attackBy('a', 'b'), d(20, 9), d(20, 10), d(20, 19));
    expect(lines).toContain('b spent stamina 1 → 0 (block)');
    const secondFight = between({ a: {}, b: { stamina: 0, conditions: ['Unsteady', 'Exhausted'] } });
    expect(transcript(mastery, secondFight, attackBy('a', 'b'), d(20, 9), d(20, 12), d(20, 19))).toContain(
      'a → b, attack: [9] +2 Offense = 11 vs [12] +2 Defense −2 Exhausted = 12: blocked',
    );
  });
});

describe('asked for each attack', () => {
  const ask = { defense: 'ask' };

  test('if the encounter says so, a fighter without a standing defense is asked before any die is rolled', () => {
    const result = playScripted(mastery, between({ a: {}, b: {} }, ask), attackBy('a', 'b'));
    expect(result.ok && result.value).toMatchObject({
      type: 'asked',
      thrown: [],
      question: {
        subject: 'b',
        about: 'defense',
        offers: ['block', 'dodge'],
        note: { id: 'attacked', attacker: 'a', how: { id: 'attack type', type: 'quick' }, free: [] },
      },
    });
  });

  test('the answer is how it defends', () => {
    const result = playScripted(
      mastery,
      between({ a: {}, b: {} }, ask),
      attackBy('a', 'b'),
      [d(20, 9), d(20, 10)],
      ['dodge'],
    );
    expect(result.ok && result.value.events).toContainEqual({
      type: 'declared',
      action: 'defend',
      actor: 'b',
      targets: ['a'],
      manner: 'dodge',
    });
  });

  test('a standing defense answers by itself, “cheapest” too; an auto-reaction to ask always asks', () => {
    const wants = between({ a: {}, b: { standingOrders: { defense: 'ask' } } });
    expect(transcript(mastery, wants, attackBy('a', 'b')).at(-1)).toBe('asked: b, defense');
    expect(
      transcript(mastery, between({ a: {}, b: dodging }, ask), attackBy('a', 'b'), d(20, 9), d(20, 10)),
    ).not.toContain('asked: b, defense');
    const cheapestFight = between({ a: {}, b: { standingOrders: { defense: 'cheapest' } } }, ask);
    expect(transcript(mastery, cheapestFight, attackBy('a', 'b'), d(20, 9), d(20, 10))).toContain(
      'b spent stamina 90 → 89 (block)',
    );
  });
});

describe('Declare Actions › Defensive Actions', () => {
  const guard = (by: string, how?: string): Intent => ({ action: 'defend', actor: by, ...(how && { manner: how }) });

  test('M-087 as the turn’s action it sets the standing defense, and the next defense is free', () => {
    const guardedFight = comesTo(mastery, between({ a: {}, b: {} }), guard('a', 'dodge'));
    expect(fighterOf(guardedFight, 'a').standingOrders).toEqual({ defense: 'dodge' });
    expect(conditionNames(guardedFight, 'a')).toEqual(['Prepared']);
    expect(guardedFight.turn).toBe(1);

    const afterAttack = comesTo(mastery, guardedFight, attackBy('b', 'a'), d(20, 9), d(20, 10));
    expect(stamina(afterAttack, 'a')).toBe(90);
    expect(conditionNames(afterAttack, 'a')).toEqual([]);
  });

  test('only the first defense is free', () => {
    const threeFighters = between({ a: {}, b: { side: 'them' }, c: { side: 'them' } });
    const guardedFight = comesTo(mastery, threeFighters, guard('a', 'block'));
    const afterFirst = comesTo(mastery, guardedFight, attackBy('b', 'a'), d(20, 9), d(20, 10));
    const afterSecond = comesTo(mastery, afterFirst, attackBy('c', 'a'), d(20, 9), d(20, 10));
    expect([stamina(afterFirst, 'a'), stamina(afterSecond, 'a')]).toEqual([90, 89]);
  });

  test('it is over when the next turn starts', () => {
    const guardedFight = comesTo(mastery, between({ a: {}, b: {} }), guard('a', 'block'));
    expect(transcript(mastery, guardedFight, guard('b', 'block'))).toContain('a loses Prepared (time’s up)');
  });

  test('without an argument the standing defense stays as it is', () => {
    const guardedFight = comesTo(mastery, between({ a: { standingOrders: { defense: 'dodge' } }, b: {} }), guard('a'));
    expect(fighterOf(guardedFight, 'a').standingOrders).toEqual({ defense: 'dodge' });
    expect(conditionNames(guardedFight, 'a')).toEqual(['Prepared']);
  });

  test('out of turn it only sets the standing defense', () => {
    const afterGuard = comesTo(mastery, between({ a: {}, b: {} }), guard('b', 'Dodge'));
    expect(fighterOf(afterGuard, 'b').standingOrders).toEqual({ defense: 'dodge' });
    expect(conditionNames(afterGuard, 'b')).toEqual([]);
    expect(afterGuard.turn).toBe(0);
    expect(transcript(mastery, afterGuard, guard('b'))).toEqual(['refused: missing']);
  });

  test('it refuses unknown defenses, and the collapsed', () => {
    const fight = between({ a: {}, b: { down: true, stamina: 0 }, c: {} });
    const typoResult = playScripted(mastery, fight, guard('a', 'doge'));
    expect(typoResult.ok ? undefined : typoResult.why).toMatchObject({ type: 'no-such', near: 'dodge' });
    expect(transcript(mastery, fight, guard('b', 'block'))).toEqual(['refused: out-of-the-fight']);
  });
});
