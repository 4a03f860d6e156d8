import { describe, expect, test } from 'vitest';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, transcript } from '../core/transcript.ts';
import { attackBy, between, stamina } from './fight.ts';

/**
 * How much of the target's 90 stamina is left after an attack whose total is `difference` above the target's. Blocking
 * costs 1 stamina.
 */
function staminaLeft(difference: number, how = 'quick'): number {
  const bonus = { quick: 0, focused: 2, powerful: 4 }[how] ?? 0;
  const face = 4 + difference - bonus;
  const afterAttack = comesTo(mastery, between({ a: {}, b: {} }), attackBy('a', 'b', how), d(20, face), d(20, 4));
  expect(stamina(afterAttack, 'a')).toBe(90 - { quick: 2, focused: 4, powerful: 6 }[how]!);
  return stamina(afterAttack, 'b')!;
}

describe('Damage Calculation', () => {
  test.each([
    ['M-045', 1, 3],
    ['M-046', 3, 3],
    ['M-047', 4, 5],
    ['M-048', 9, 5],
    ['M-049', 10, 10],
    ['M-049', 16, 10],
  ])('%s M-051 a difference of %i takes %i off the defender’s stamina', (_, difference, damage) => {
    expect(staminaLeft(difference)).toBe(90 - damage - 1);
  });

  test.each([0, -1, -3])('M-050 a difference of %i is blocked and deals no damage', (difference) => {
    expect(staminaLeft(difference)).toBe(90 - 1);
  });

  test('M-091 the attack type counts only by its bonus: the same difference does the same damage', () => {
    for (const attackType of ['quick', 'focused', 'powerful']) {
      expect(staminaLeft(3, attackType)).toBe(86);
      expect(staminaLeft(9, attackType)).toBe(84);
      expect(staminaLeft(10, attackType)).toBe(79);
    }
  });

  test('damage is told with its band and the difference', () => {
    expect(transcript(mastery, between({ a: {}, b: {} }), attackBy('a', 'b'), d(20, 15), d(20, 6))).toContain(
      'b takes 5 solid (Quick Attack): +5 solid damage, difference 9 = 5; stamina 90 → 85',
    );
  });
});
