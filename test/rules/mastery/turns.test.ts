import { describe, expect, test } from 'vitest';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { roundNumber } from '../../../src/rules/mastery/initiative.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, transcript } from '../core/transcript.ts';
import { attackBy, between, fighterOf } from './fight.ts';

describe('Next Combatant', () => {
  test('M-097 a turn is one action, then the next in order has theirs, pass after pass', () => {
    let fight = between({ a: {}, b: {}, c: {} });
    for (const [by, at, round] of [
      ['a', 'b', 1],
      ['b', 'c', 1],
      ['c', 'a', 1],
      ['a', 'c', 2],
      ['b', 'a', 2],
    ] as const) {
      expect(fight.turnOrder[fight.turn]).toEqual([by]);
      expect(fight.round).toBe(round);
      fight = comesTo(mastery, fight, attackBy(by, at), d(20, 9), d(20, 9));
    }
  });

  test('an action not taken is lost', () => {
    const fight = between({ a: {}, b: {} });
    const afterPass = comesTo(mastery, fight, (resolution) => endTurn(resolution, mastery, 'a'));
    expect(afterPass.turnOrder[afterPass.turn]).toEqual(['b']);
    const nextTurn = comesTo(mastery, afterPass, (resolution) => endTurn(resolution, mastery, 'b'));
    expect(fighterOf(nextTurn, 'a').resources.action).toEqual({ value: 1, max: 1 });
  });

  test('the collapsed are skipped', () => {
    const fight = between({ a: {}, b: { down: true, stamina: 0 }, c: {} });
    const afterAttack = comesTo(mastery, fight, attackBy('a', 'c'), d(20, 9), d(20, 9));
    expect(afterAttack.turnOrder[afterAttack.turn]).toEqual(['c']);
  });

  test('if the encounter says so, the turn waits to be ended', () => {
    const manualFight = between({ a: {}, b: {} }, { 'auto-end': false });
    const afterAttack = comesTo(mastery, manualFight, attackBy('a', 'b'), d(20, 9), d(20, 9));
    expect(afterAttack.turnOrder[afterAttack.turn]).toEqual(['a']);
    expect(transcript(mastery, afterAttack, (resolution) => endTurn(resolution, mastery, 'a')).slice(0, 2)).toEqual([
      'a ends its turn',
      'turn: b',
    ]);
  });

  test.each([
    ['M-098', 2, '1.2'],
    ['M-098', 1, '1.1'],
    ['M-099', 9, '1.9'],
    ['M-099', 10, '2.0'],
    ['M-099', 11, '2.1'],
    ['M-099', 20, '3.0'],
  ])('%s pass %i is written “%s”', (_, pass, written) => {
    expect(roundNumber(pass)).toBe(written);
    expect(mastery.roundNumber?.(pass)).toBe(written);
  });
});
