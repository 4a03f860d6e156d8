import { describe, expect, test } from 'vitest';
import { rollOutcomeOf } from '../../../src/rules/mastery/rolling.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { transcript } from '../core/transcript.ts';
import { attackBy, between } from './fight.ts';

const rolls = (lines: readonly string[]) => lines.filter((line) => line.includes(' vs '));

describe('Rolling for Offense and Defense', () => {
  test('M-008 M-009 M-010 M-012 both roll: d20 + Offense modifier, against d20 + Defense modifier', () => {
    const fight = between({ a: { offense: 'Advanced' }, b: { defense: 'Competent', offense: 'Master' } });
    // Advanced is two levels above Competent, so the attacker rolls two d20 and keeps the higher (advantage).
    expect(rolls(transcript(mastery, fight, attackBy('a', 'b'), d(20, 10), d(20, 4), d(20, 12)))).toEqual([
      'a → b, attack: [10 (4)] +3 Offense = 13 vs [12] +1 Defense = 13: matched',
    ]);
  });

  test('M-011 the attack type’s bonus is part of the attack total', () => {
    expect(
      rolls(transcript(mastery, between({ a: {}, b: {} }), attackBy('a', 'b', 'focused'), d(20, 10), d(20, 8))),
    ).toEqual(['a → b, attack: [10] +2 Offense +2 Focused Attack = 14 vs [8] +2 Defense = 10: solid']);
  });

  test('a skill’s modifier of +0 is shown too', () => {
    const fight = between({ a: { offense: 'Novice' }, b: { defense: 'Novice' } });
    expect(rolls(transcript(mastery, fight, attackBy('a', 'b'), d(20, 9), d(20, 9)))).toEqual([
      'a → b, attack: [9] +0 Offense = 9 vs [9] +0 Defense = 9: matched',
    ]);
  });

  test('a natural 1 or 20 has no special meaning', () => {
    const lowAttacker = between({ a: { offense: 'Adept' }, b: { defense: 'Competent' } });
    expect(rolls(transcript(mastery, lowAttacker, attackBy('a', 'b', 'powerful'), d(20, 1), d(20, 5)))).toEqual([
      'a → b, attack: [1] +2 Offense +4 Powerful Attack = 7 vs [5] +1 Defense = 6: glancing',
    ]);
    const highAttacker = between({ a: { offense: 'Competent' }, b: { defense: 'Adept' } });
    expect(rolls(transcript(mastery, highAttacker, attackBy('a', 'b'), d(20, 20), d(20, 19)))).toEqual([
      'a → b, attack: [20] +1 Offense = 21 vs [19] +2 Defense = 21: matched',
    ]);
  });
});

describe('Success Thresholds', () => {
  test('M-014 18 against 15: the attack hits', () => expect(rollOutcomeOf(18, 15)).toBe('glancing'));

  test('M-016 14 against 16: the attack is blocked', () => expect(rollOutcomeOf(14, 16)).toBe('blocked'));

  test('M-013 M-015 M-052 one above hits, equal is matched, one below is blocked: by totals, not by dice', () => {
    expect(rollOutcomeOf(16, 15)).toBe('glancing');
    expect(rollOutcomeOf(15, 15)).toBe('matched');
    expect(rollOutcomeOf(14, 15)).toBe('blocked');
    // The attack's die is lower, but its bonus makes up for it.
    expect(
      rolls(transcript(mastery, between({ a: {}, b: {} }), attackBy('a', 'b', 'powerful'), d(20, 10), d(20, 13))),
    ).toEqual(['a → b, attack: [10] +2 Offense +4 Powerful Attack = 16 vs [13] +2 Defense = 15: glancing']);
  });
});
