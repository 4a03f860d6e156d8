import { describe, expect, test } from 'vitest';
import { endScene } from '../../../src/rules/core/turns.ts';
import { forbiddingCondition } from '../../../src/rules/tdgs/conditions.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { apparentStat } from '../../../src/rules/tdgs/stats.ts';
import { expectBounds, hex } from '../core/own-condition.ts';
import { reasonText } from '../core/said.ts';
import { addCondition, answerTo, between, endOfTurn, hp, hpLost, intentOf, lines, newRound, next } from './fight.ts';

const fight = between({ kira: {}, goblin: {} });
const withHex = (form: object, how = {}, encounter = fight) => next(encounter, hex(tdgs, 'goblin', form, how));
const goblin = (encounter: typeof fight) => encounter.combatants[1]!;

describe('A condition of a GM’s own in TDGS', () => {
  test('changes the stats that it names, and names itself in the math', () => {
    const hexedGoblin = goblin(withHex({ stats: { REF: -4, STR: 3 } }));
    expect(apparentStat(hexedGoblin, 'REF').value).toBe(6);
    expect(apparentStat(hexedGoblin, 'STR').value).toBe(13);
    expect(apparentStat(hexedGoblin, 'DEX').value).toBe(10);
    expect(reasonText(apparentStat(hexedGoblin, 'REF').why, 'tdgs')).toBe('REF (10 − 4 Hexed)');
  });

  test('raises a stat by its value, or by 2; halves one; sets REF to 0', () => {
    expect(apparentStat(goblin(withHex({ raises: 'DEX' })), 'DEX').value).toBe(12);
    expect(apparentStat(goblin(withHex({ raises: 'DEX' }, { value: 5 })), 'DEX').value).toBe(15);
    expect(apparentStat(goblin(withHex({ halves: 'MOV' })), 'MOV').value).toBe(5);
    expect(apparentStat(goblin(withHex({ zeroesRef: true })), 'REF').value).toBe(0);
  });

  test('changes maximum HP with CON at once', () => {
    const weakenedFight = withHex({ stats: { CON: -4 } });
    expect(goblin(weakenedFight).resources.hp).toEqual({ value: 30, max: 30 });
  });

  test('deflects a share of each hit', () => {
    const encounter = between({ kira: {}, goblin: {} });
    const guardedConditions = goblin(withHex({ deflects: 50 }, {}, encounter)).conditions;
    expect(hpLost({}, 40)).toBe(2 * hpLost({ conditions: guardedConditions }, 40));
  });

  test('forbids what it names, and nothing else', () => {
    const hexedFight = withHex({ forbids: ['moving', 'step'] });
    expect(forbiddingCondition(goblin(hexedFight), 'moving')).toBe('own: Hexed');
    expect(forbiddingCondition(goblin(hexedFight), 'actions')).toBeUndefined();
    const dazedFight = withHex({ forbids: ['actions'] });
    expect(lines(dazedFight, endOfTurn('kira'))).toContain('goblin is skipped (Hexed)');
  });

  test('costs its value each round, of its type', () => {
    const rottenFight = withHex({ costs: { type: 'Fire' } }, { value: 3 });
    expect(hp(next(rottenFight, newRound), 'goblin')).toBe(47);
    expect(hp(next(withHex({ costs: {} }), newRound), 'goblin'), 'without a value it costs nothing').toBe(50);
  });

  test('can’t be put on someone immune to its only type', () => {
    const immuneFight = between({
      kira: {},
      goblin: { interactions: [{ kind: 'immunity', type: 'Fire', percent: 100 }] },
    });
    expect(lines(immuneFight, hex(tdgs, 'goblin', { onlyOfType: 'Fire' }))).toEqual(['refused: tdgs/immune']);
    expect(lines(fight, hex(tdgs, 'goblin', { onlyOfType: 'Fire' }))).toEqual(['goblin gains own: hexed']);
  });

  test('lasts as it says, and as the GM says first', () => {
    const durationOf = (form: object, how = {}) => goblin(withHex(form, how)).conditions[0]?.duration;
    expect(durationOf({})).toEqual({ until: 'scene' });
    expect(durationOf({ unless: 'removed' })).toEqual({ until: 'removed' });
    expect(durationOf({ unless: 2 })).toEqual({ until: 'turn-end', of: 'goblin', left: 2 });
    expect(durationOf({ unless: 2 }, { rounds: 5 })).toEqual({ until: 'turn-end', of: 'goblin', left: 5 });
    expect(durationOf({ unless: 2 }, { until: 'day' })).toEqual({ until: 'day' });
    let currentFight = withHex({ unless: 1, stats: { REF: -4 } });
    currentFight = next(currentFight, endOfTurn('kira'));
    expect(apparentStat(goblin(currentFight), 'REF').value).toBe(6);
    currentFight = next(currentFight, endOfTurn('goblin'));
    expect(apparentStat(goblin(currentFight), 'REF').value).toBe(10);
    expect(goblin(next(withHex({}), (resolution) => endScene(resolution, tdgs))).conditions).toEqual([]);
  });

  test('stacks by its own rule', () => {
    const stackedConditions = (stacking: string, first = {}, second = {}) =>
      goblin(withHex({ stacking }, second, withHex({ stacking }, first))).conditions;
    expect(stackedConditions('adds', { value: 2 }, { value: 3 })).toMatchObject([{ value: 5 }]);
    expect(stackedConditions('highest', { value: 2 }, { value: 3 })).toMatchObject([{ value: 3 }]);
    expect(stackedConditions('no', { rounds: 2 }, { rounds: 4 })).toMatchObject([{ duration: { left: 4 } }]);
    expect(stackedConditions('by name', { note: 'Viper' }, { note: 'Adder' }).map(({ key }) => key)).toEqual([
      'own: hexed: viper',
      'own: hexed: adder',
    ]);
    expect(stackedConditions('by source', { source: 'kira' }, { source: 'goblin' })).toHaveLength(2);
    expect(lines(withHex({}), hex(tdgs, 'goblin', {}))).toEqual(['refused: tdgs/already']);
  });

  test('put on again with another form, it does what was said last', () => {
    const changedFight = withHex({ stats: { REF: -2 } }, {}, withHex({ stats: { REF: -4 } }));
    expect(goblin(changedFight).conditions).toHaveLength(1);
    expect(apparentStat(goblin(changedFight), 'REF').value).toBe(8);
  });

  test('never meets a condition of the book that is called the same', () => {
    const withBookName = withHex({}, { name: 'Stunned' });
    expect(answerTo(next(withBookName, endOfTurn('kira')), intentOf('defend', 'goblin'))).not.toBe('condition-forbids');
    expect(goblin(next(withBookName, addCondition('goblin', 'Stunned'))).conditions).toHaveLength(2);
  });

  test('has bounds', () => {
    expectBounds(
      tdgs,
      [
        {},
        { unless: 1 },
        { unless: 100 },
        { unless: 'removed' },
        { stats: { STR: -100, MOV: 100 } },
        { deflects: 1 },
        { deflects: 100 },
        { costs: {} },
        { forbids: ['actions', 'physical', 'limited', 'moving', 'step', 'interrupts', 'instants'] },
      ],
      [
        ['unless', { unless: 0 }],
        ['unless', { unless: 101 }],
        ['unless', { unless: 1.5 }],
        ['unless', { unless: 'day' }],
        ['stats.STR', { stats: { STR: 101 } }],
        ['stats.STR', { stats: { STR: -101 } }],
        ['stats.LUK', { stats: { LUK: 1 } }],
        ['deflects', { deflects: 0 }],
        ['deflects', { deflects: 101 }],
        ['forbids.1', { forbids: ['breathing'] }],
        ['costs', { costs: 'Fire' }],
        ['costs.value', { costs: { value: 3 } }],
        ['stacking', { stacking: 'maybe' }],
        ['raises', { raises: 'LUK' }],
        ['onlyOfType', { onlyOfType: '' }],
        ['down', { down: true }],
      ],
    );
  });
});
