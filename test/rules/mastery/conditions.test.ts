import { describe, expect, test } from 'vitest';
import type { Affliction } from '../../../src/rules/core/intent.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import { conditions } from '../../../src/rules/mastery/conditions.ts';
import { CONDITIONS } from '../../../src/rules/mastery/names.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import type { Mastery } from '../../../src/rules/mastery/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, transcript } from '../core/transcript.ts';
import { attackBy, between, conditionNames, fighterOf } from './fight.ts';

const afflict = (id: string, affliction: Affliction<Mastery>) => (resolution: Resolution<Mastery>) =>
  mastery.afflict(resolution, id, affliction);
const bout = between({ a: {}, b: {} });

describe('Advantage and Status Effects', () => {
  test('M-096 Stunned: the next turn is lost, and only that', () => {
    const afterStun = comesTo(
      mastery,
      bout,
      afflict('b', { condition: 'Stunned', note: 'a bell rung beside the ear' }),
    );
    const lines = transcript(mastery, afterStun, { action: 'defend', actor: 'a' });
    expect(lines).toContain('b is skipped (Stunned)');
    expect(lines).toContain('b loses Stunned (time’s up)');
    const afterDefending = comesTo(mastery, afterStun, { action: 'defend', actor: 'a' });
    expect(afterDefending.turnOrder[afterDefending.turn]).toEqual(['a']);
    const nextTurn = comesTo(mastery, afterDefending, { action: 'defend', actor: 'a' });
    expect(nextTurn.turnOrder[nextTurn.turn]).toEqual(['b']);
  });

  test('if stunned during its own turn, a fighter loses the next one', () => {
    const afterStun = comesTo(mastery, bout, afflict('a', { condition: 'Stunned' }));
    const afterAttack = comesTo(mastery, afterStun, attackBy('a', 'b'), d(20, 9), d(20, 9));
    expect(transcript(mastery, afterAttack, { action: 'defend', actor: 'b' })).toContain('a is skipped (Stunned)');
  });

  test('stunned for three turns, as the GM may choose', () => {
    let fight = comesTo(mastery, bout, afflict('b', { condition: 'Stunned', rounds: 3 }));
    for (const roundsLeft of [2, 1, undefined]) {
      fight = comesTo(mastery, fight, { action: 'defend', actor: 'a' });
      const stunned = fighterOf(fight, 'b').conditions[0];
      expect(stunned && 'left' in stunned.duration ? stunned.duration.left : undefined).toBe(roundsLeft);
    }
  });

  test('stunned and recovering: both cost only one turn', () => {
    const withBoth = between({ a: {}, b: { stamina: 0, conditions: ['Exhausted', 'Unsteady'] } });
    const afterStun = comesTo(
      mastery,
      comesTo(mastery, withBoth, afflict('b', { condition: 'Stunned' })),
      afflict('b', { condition: 'Recovering' }),
    );
    expect(transcript(mastery, afterStun, { action: 'defend', actor: 'a' })).toContain(
      'b is skipped (Recovering and Stunned)',
    );
    expect(conditionNames(comesTo(mastery, afterStun, { action: 'defend', actor: 'a' }), 'b')).toEqual([
      'Exhausted',
      'Unsteady',
    ]);
  });

  test('M-096 Fatigued: −2 to all rolls as if exhausted, and once', () => {
    const fatiguedFight = comesTo(mastery, bout, afflict('a', { condition: 'Fatigued' }));
    expect(transcript(mastery, fatiguedFight, attackBy('a', 'b'), d(20, 12), d(20, 12)).join()).toContain(
      '[12] +2 Offense −2 Fatigued = 12',
    );
    const withBoth = between({ a: { stamina: 20, conditions: ['Fatigued', 'Exhausted'] }, b: {} });
    expect(transcript(mastery, withBoth, attackBy('a', 'b'), d(20, 12), d(20, 12)).join()).toContain(
      '[12] +2 Offense −2 Exhausted = 12',
    );
  });

  test('M-096 Disoriented: −1 to the next defense, which ends it', () => {
    const afterDaze = comesTo(mastery, bout, afflict('b', { condition: 'Disoriented' }));
    const afterAttack = comesTo(mastery, afterDaze, attackBy('a', 'b'), d(20, 12), d(20, 12));
    expect(transcript(mastery, afterDaze, attackBy('a', 'b'), d(20, 12), d(20, 12)).join()).toContain(
      '[12] +2 Defense −1 Disoriented = 13: glancing',
    );
    expect(conditionNames(afterAttack, 'b')).toEqual([]);
  });

  test('it affects no other roll', () => {
    const dazedFight = between({ a: { conditions: ['Disoriented'] }, b: {} });
    expect(transcript(mastery, dazedFight, attackBy('a', 'b'), d(20, 12), d(20, 12)).join()).toContain(
      '[12] +2 Offense = 14',
    );
    expect(conditionNames(comesTo(mastery, dazedFight, attackBy('a', 'b'), d(20, 12), d(20, 12)), 'a')).toEqual([
      'Disoriented',
    ]);
  });

  test('a GM can also give an advantage', () => {
    const withAdvantage = comesTo(mastery, bout, afflict('a', { condition: 'Advantage' }));
    expect(transcript(mastery, withAdvantage, attackBy('a', 'b'), d(20, 4), d(20, 12), d(20, 12))).toContain(
      'a: advantage: advantage: kept from before',
    );
  });

  test('what can’t be added: what follows from stamina, and a condition that is already there', () => {
    for (const condition of ['Exhausted', 'Unsteady'] as const)
      expect(transcript(mastery, bout, afflict('a', { condition }))).toEqual(['refused: mastery/follows-of-stamina']);
    const afterStun = comesTo(mastery, bout, afflict('a', { condition: 'Stunned' }));
    expect(transcript(mastery, afterStun, afflict('a', { condition: 'Stunned' }))).toEqual([
      'refused: mastery/already',
    ]);
    expect(transcript(mastery, bout, afflict('a', { condition: 'Stunned', rounds: 0 }))).toEqual([
      'refused: out-of-bounds',
    ]);
  });

  test('every condition names its source', () => {
    for (const name of CONDITIONS) expect(conditions[name].cite).not.toBe('');
  });
});
