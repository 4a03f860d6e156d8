import { describe, expect, test } from 'vitest';
import { endScene } from '../../../src/rules/core/turns.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { d, type ScriptedDie } from '../core/scripted-dice.ts';
import { after as comesTo, transcript } from '../core/transcript.ts';
import { attackBy, between, conditionNames, type FighterSketch } from './fight.ts';

const bout = between({ a: {}, b: {} });
const rolls = (sketches: { a: FighterSketch; b: FighterSketch }, ...script: ScriptedDie[]) =>
  transcript(mastery, between(sketches), attackBy('a', 'b'), ...script).find((line) => line.includes(' vs '));

describe('Critical Advantage/Disadvantage', () => {
  test.each([
    ['M-019', 10, ['Advantage']],
    ['M-020', 9, []],
  ])('%s M-018 an attack %i above the defense: the attacker bears %j', (_, difference, bears) => {
    const afterAttack = comesTo(mastery, bout, attackBy('a', 'b'), d(20, 5 + difference), d(20, 5));
    expect(conditionNames(afterAttack, 'a')).toEqual(bears);
    expect(conditionNames(afterAttack, 'b')).toEqual([]);
  });

  test.each([
    ['M-019', 10, ['Advantage']],
    ['M-020', 9, []],
  ])('%s M-017 a defense %i above the attack: the defender bears %j', (_, difference, bears) => {
    const afterAttack = comesTo(mastery, bout, attackBy('a', 'b'), d(20, 5), d(20, 5 + difference));
    expect(conditionNames(afterAttack, 'b')).toEqual(bears);
    expect(conditionNames(afterAttack, 'a')).toEqual([]);
  });

  test('M-021 M-022 M-095 the defender’s is for its next attack, not for its next defense, and is used up by it', () => {
    const threeFighters = between({ a: { side: 'us' }, c: { side: 'us' }, b: {} });
    const afterOpening = comesTo(mastery, threeFighters, attackBy('a', 'b'), d(20, 5), d(20, 15));
    const defended = comesTo(mastery, afterOpening, attackBy('c', 'b'), d(20, 5), d(20, 6));
    expect(conditionNames(defended, 'b')).toEqual(['Advantage']);

    const answer = transcript(mastery, defended, attackBy('b', 'c'), d(20, 3), d(20, 11), d(20, 12));
    expect(answer.slice(1, 4)).toEqual([
      'b loses Advantage (used by this attack)',
      'b: advantage: advantage: counterattack opening',
      'b → c, attack: [(3) 11] +2 Offense = 13 vs [12] +2 Defense = 14: blocked',
    ]);
  });

  test('M-022 a kept advantage is spent by the next attack on anyone, hit or not, and helps one attack only', () => {
    const advantagedFight = between({ a: { conditions: ['Advantage'] }, b: {}, c: {} });
    const afterAttack = comesTo(mastery, advantagedFight, attackBy('a', 'c'), d(20, 8), d(20, 9), d(20, 12));
    expect(conditionNames(afterAttack, 'a')).toEqual([]);
  });

  test('it is spent even if mastery gives advantage already', () => {
    const advantagedFight = between({ a: { offense: 'Expert', conditions: ['Advantage'] }, b: {} });
    expect(
      conditionNames(comesTo(mastery, advantagedFight, attackBy('a', 'b'), d(20, 8), d(20, 9), d(20, 12)), 'a'),
    ).toEqual([]);
  });

  test('two are not kept', () => {
    const advantagedFight = between({ a: { conditions: ['Advantage'] }, b: { conditions: ['Advantage'] } });
    // `b` defends with a difference of 10 or more, so it would win a second advantage.
    const afterAttack = comesTo(mastery, advantagedFight, attackBy('a', 'b'), d(20, 1), d(20, 2), d(20, 18));
    expect(conditionNames(afterAttack, 'b')).toEqual(['Advantage']);
  });

  test('an attack that spends one may win the next', () => {
    const advantagedFight = between({ a: { conditions: ['Advantage'] }, b: {} });
    const afterAttack = comesTo(mastery, advantagedFight, attackBy('a', 'b'), d(20, 18), d(20, 2), d(20, 3));
    expect(conditionNames(afterAttack, 'a')).toEqual(['Advantage']);
  });

  test('it outlasts other actions, and ends with the scene', () => {
    const afterAttack = comesTo(mastery, bout, attackBy('a', 'b'), d(20, 15), d(20, 5));
    const afterDefending = comesTo(mastery, afterAttack, { action: 'defend', actor: 'b' });
    const bothDefended = comesTo(mastery, afterDefending, { action: 'defend', actor: 'a' });
    expect(conditionNames(bothDefended, 'a')).toEqual(['Advantage', 'Prepared']);
    expect(
      conditionNames(
        comesTo(mastery, bothDefended, (resolution) => endScene(resolution, mastery)),
        'a',
      ),
    ).toEqual([]);
  });
});

describe('Advantage Mechanics', () => {
  test('M-023 M-024 two levels above: roll twice and keep the higher', () => {
    const output = { a: { offense: 'Expert' }, b: { defense: 'Adept' } } as const;
    expect(rolls(output, d(20, 4), d(20, 11), d(20, 9))).toBe(
      'a → b, attack: [(4) 11] +4 Offense = 15 vs [9] +2 Defense = 11: solid',
    );
    expect(rolls(output, d(20, 11), d(20, 4), d(20, 9))).toBe(
      'a → b, attack: [11 (4)] +4 Offense = 15 vs [9] +2 Defense = 11: solid',
    );
  });

  test('two equal dice count as one', () => {
    expect(rolls({ a: { offense: 'Expert' }, b: {} }, d(20, 7), d(20, 7), d(20, 9))).toBe(
      'a → b, attack: [7 (7)] +4 Offense = 11 vs [9] +2 Defense = 11: matched',
    );
  });

  test('M-025 one level above gives none', () => {
    expect(rolls({ a: { offense: 'Advanced' }, b: {} }, d(20, 4), d(20, 9))).toContain('[4] +3 Offense');
    expect(rolls({ a: {}, b: { defense: 'Advanced' } }, d(20, 4), d(20, 9))).toContain('[9] +3 Defense');
  });

  test('M-026 more than two levels give it too', () => {
    expect(rolls({ a: { offense: 'Master' }, b: { defense: 'Novice' } }, d(20, 4), d(20, 8), d(20, 9))).toContain(
      '[(4) 8] +6 Offense',
    );
  });

  test('M-027 a defender two levels above has it on the defense', () => {
    expect(rolls({ a: { offense: 'Competent' }, b: { defense: 'Advanced' } }, d(20, 10), d(20, 4), d(20, 9))).toBe(
      'a → b, attack: [10] +1 Offense = 11 vs [(4) 9] +3 Defense = 12: blocked',
    );
  });

  test('M-028 several causes still give only two dice, and every cause is told', () => {
    const output = { a: { offense: 'Master', conditions: ['Advantage'] }, b: {} } as const;
    const lines = transcript(mastery, between(output), attackBy('a', 'b'), d(20, 4), d(20, 8), d(20, 9));
    expect(lines).toContain('a: advantage: advantage: Offense 4 levels above Defense; kept from before');
    expect(lines).toContain('a → b, attack: [(4) 8] +6 Offense = 14 vs [9] +2 Defense = 11: glancing');
  });
});
