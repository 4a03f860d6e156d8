import { describe, expect, test } from 'vitest';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { expectBounds, hex } from '../core/own-condition.ts';
import { d } from '../core/scripted-dice.ts';
import { after as comesTo, transcript } from '../core/transcript.ts';
import { attackBy, between, fighterOf } from './fight.ts';

const bout = between({ a: {}, b: {} });
const withHex = (id: string, form: object, how = {}) => comesTo(mastery, bout, hex(mastery, id, form, how));

describe('A condition of a GM’s own in Mastery', () => {
  test('tires its bearer on every roll, and names itself in the math', () => {
    const tiredFight = withHex('a', { tires: -3 });
    expect(transcript(mastery, tiredFight, attackBy('a', 'b'), d(20, 12), d(20, 12)).join()).toContain(
      '[12] +2 Offense −3 Hexed = 11',
    );
    expect(transcript(mastery, tiredFight, { action: 'defend', actor: 'a' }).join()).not.toContain('Hexed');
  });

  test('adds nothing to Fatigued: the largest penalty counts, and of two alike the book’s', () => {
    const withBoth = comesTo(mastery, withHex('a', { tires: -3 }), (resolution) =>
      mastery.afflict(resolution, 'a', { condition: 'Fatigued' }),
    );
    expect(transcript(mastery, withBoth, attackBy('a', 'b'), d(20, 12), d(20, 12)).join()).toContain('−3 Hexed = 11');
    const withFatigue = comesTo(mastery, withHex('a', { tires: -2 }), (resolution) =>
      mastery.afflict(resolution, 'a', { condition: 'Fatigued' }),
    );
    expect(transcript(mastery, withFatigue, attackBy('a', 'b'), d(20, 12), d(20, 12)).join()).toContain(
      '−2 Fatigued = 12',
    );
  });

  test('unguards one defense and ends with it', () => {
    const unguardedFight = withHex('b', { unguards: -4 });
    const lines = transcript(mastery, unguardedFight, attackBy('a', 'b'), d(20, 12), d(20, 12));
    expect(lines.join()).toContain('−4 Hexed');
    expect(lines.join()).toContain('b loses own: hexed');
    expect(
      fighterOf(comesTo(mastery, unguardedFight, attackBy('a', 'b'), d(20, 12), d(20, 12)), 'b').conditions,
    ).toEqual([]);
  });

  test('costs the next turn, and only that', () => {
    const withLostTurn = withHex('b', { losesTurn: true, lasts: 'lost turn' });
    const lines = transcript(mastery, withLostTurn, { action: 'defend', actor: 'a' });
    expect(lines).toContain('b is skipped (Hexed)');
    expect(lines).toContain('b loses own: hexed (time’s up)');
  });

  test('stunned by the book too, one turn is lost', () => {
    const withLostTurn = withHex('b', { losesTurn: true, lasts: 'lost turn' });
    const withBoth = comesTo(mastery, withLostTurn, (resolution) =>
      mastery.afflict(resolution, 'b', { condition: 'Stunned' }),
    );
    expect(transcript(mastery, withBoth, { action: 'defend', actor: 'a' })).toContain('b is skipped (Hexed)');
    expect(fighterOf(comesTo(mastery, withBoth, { action: 'defend', actor: 'a' }), 'b').conditions).toEqual([]);
  });

  test('ends when its bearer collapses, if it says so', () => {
    const conditionsAfterFall = (form: object) => {
      const weakFight = between({ a: {}, b: { stamina: 1 } });
      const afterHex = comesTo(mastery, weakFight, hex(mastery, 'b', form));
      const afterAttack = comesTo(mastery, afterHex, attackBy('a', 'b'), d(20, 19), d(20, 2), d(20, 1));
      expect(fighterOf(afterAttack, 'b').vitality).toBe('down');
      return fighterOf(afterAttack, 'b').conditions.map(({ name }) => name);
    };
    expect(conditionsAfterFall({ whileUp: true })).not.toContain('own: Hexed');
    expect(conditionsAfterFall({})).toContain('own: Hexed');
  });

  test('lasts as it says: rounds of the GM first', () => {
    const durationOf = (form: object, how = {}) => fighterOf(withHex('b', form, how), 'b').conditions[0]?.duration;
    expect(durationOf({})).toEqual({ until: 'scene' });
    expect(durationOf({ lasts: 'removed' })).toEqual({ until: 'removed' });
    expect(durationOf({ lasts: 'next turn' })).toEqual({ until: 'turn-start', of: 'b', left: 1 });
    expect(durationOf({ lasts: 'removed' }, { rounds: 2 })).toEqual({ until: 'round-end', left: 2 });
  });

  test('is borne once, in any spelling, beside one of another name', () => {
    const afterFirst = withHex('b', { tires: -3 });
    expect(transcript(mastery, afterFirst, hex(mastery, 'b', { tires: -9 }, { name: 'HEXED' }))).toEqual([
      'refused: mastery/already',
    ]);
    const withTwoConditions = comesTo(mastery, afterFirst, hex(mastery, 'b', {}, { name: 'Cold' }));
    expect(fighterOf(withTwoConditions, 'b').conditions.map(({ key }) => key)).toEqual(['own: hexed', 'own: cold']);
  });

  test('never meets a condition of the book that is called the same', () => {
    const withBookName = withHex('b', {}, { name: 'Stunned' });
    expect(transcript(mastery, withBookName, { action: 'defend', actor: 'a' }).join()).not.toContain('skipped');
    const withBoth = comesTo(mastery, withBookName, (resolution) =>
      mastery.afflict(resolution, 'b', { condition: 'Stunned' }),
    );
    expect(fighterOf(withBoth, 'b').conditions).toHaveLength(2);
  });

  test('has bounds', () => {
    expectBounds(
      mastery,
      [{}, { tires: -1 }, { tires: -20, unguards: -20 }, { losesTurn: false }, { kind: 'buff', lasts: 'scene' }],
      [
        ['tires', { tires: 0 }],
        ['tires', { tires: -21 }],
        ['tires', { tires: -1.5 }],
        ['unguards', { unguards: 0 }],
        ['unguards', { unguards: -21 }],
        ['losesTurn', { losesTurn: 'yes' }],
        ['lasts', { lasts: 'forever' }],
        ['kind', { kind: 'curse' }],
        ['derived', { derived: true }],
      ],
    );
  });
});
