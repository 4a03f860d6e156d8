// TDGS › 17 Damage › Environmental; 5 Actions › Concentration
import { describe, expect, test } from 'vitest';
import { d } from '../core/scripted-dice.ts';
import {
  addCondition,
  answerTo,
  between,
  conditionFor,
  hasCondition,
  hp,
  intentOf,
  lines,
  newRound,
  next,
} from './fight.ts';

const intoHazard = (tool: string, target = 'kira') =>
  intentOf('hazard', 'kira', { tool, targets: [target], manner: 'in' });

describe('a combatant in a hazard', () => {
  const fight = between({ kira: { CON: 20 }, goblin: {} });
  test.each([
    ['Lava', 10],
    ['Acid Pool', 5],
    ['Drowning', 5],
    ['7 Shadow', 7],
  ])('%s costs %i at once and at the start of each round', (tool, costs) => {
    const afterHazard = next(fight, intoHazard(tool));
    expect([hp(afterHazard, 'kira'), hp(next(afterHazard, newRound), 'kira')]).toEqual([100 - costs, 100 - 2 * costs]);
    expect(hp(next(afterHazard, newRound), 'goblin')).toBe(50);
  });
  test('the dice of the GM’s own numbers are rolled anew each round', () => {
    const afterHazard = next(fight, intoHazard('1+2d6 Cold'), d(6, 1), d(6, 2));
    expect([hp(afterHazard, 'kira'), hp(next(afterHazard, newRound, d(6, 6), d(6, 6)), 'kira')]).toEqual([96, 83]);
  });
  test('a Move leads out of it, a Step does not; the GM removes one hazard or all', () => {
    const afterHazard = next(next(fight, intoHazard('Lava')), intoHazard('Acid Pool'));
    const hazards = (state: typeof fight) => state.combatants[0]?.conditions.map(({ note }) => note);
    expect(hazards(next(afterHazard, intentOf('step', 'kira')))).toEqual(['Lava', 'Acid Pool']);
    expect(hazards(next(afterHazard, intentOf('move', 'kira')))).toEqual([]);
    expect(hazards(next(afterHazard, intentOf('hazard', 'kira', { manner: 'out', tool: 'lava' })))).toEqual([
      'Acid Pool',
    ]);
    expect(hazards(next(afterHazard, intentOf('hazard', 'kira', { manner: 'out' })))).toEqual([]);
    expect(answerTo(fight, intentOf('hazard', 'kira', { manner: 'out' }))).toBe('tdgs/not-bearing');
    expect(
      answerTo(next(fight, intoHazard('Lava')), intentOf('hazard', 'kira', { manner: 'out', tool: 'Drowning' })),
    ).toBe('tdgs/not-bearing');
  });
  test('the condition alone does not say which hazard: the GM uses the action for that', () => {
    expect(() => next(fight, addCondition('kira', 'In Hazard', { note: 'lava' }))).toThrow('by-action');
  });
  test('a hazard that costs an immune combatant nothing tests no concentration; one that costs does', () => {
    const fire = { kind: 'immunity', type: 'Fire', percent: 100 } as const;
    const mage = { CON: 20, interactions: [fire], conditions: [conditionFor('Concentrating', { note: 'Hold' })] };
    const afterHazard = next(between({ kira: mage, goblin: {} }), intentOf('hazard', 'kira', { tool: 'Lava' }));
    expect([hp(afterHazard, 'kira'), hasCondition(afterHazard, 'kira', 'Concentrating')]).toEqual([100, true]);
    expect(lines(afterHazard, intentOf('hazard', 'kira', { tool: 'Acid Pool' }), d(20, 3)).join()).toContain(
      'concentration',
    );
  });
});

describe('damage types', () => {
  const fight = between({ kira: { interactions: [{ kind: 'resistance', type: 'Sorrow', percent: 50 }] }, goblin: {} });
  const hazardAnswer = (tool: string) => answerTo(fight, intentOf('hazard', 'kira', { tool }));
  test('a misspelled one is asked about; one of the book’s, one of a sheet’s and a new one are accepted', () => {
    expect([hazardAnswer('10 Firre'), hazardAnswer('10 Sorow')]).toEqual(['tdgs/no-type', 'tdgs/no-type']);
    expect(['10 fire', '10 sorrow', '10 Moonlight', '10 Cold Iron', '10 untyped'].map(hazardAnswer)).toEqual(
      Array(5).fill('done'),
    );
  });
});
