import { describe, expect, test } from 'vitest';
import { type Action, action } from '../../../src/rules/core/action.ts';
import { usualValues, withFormValues } from '../../../src/rules/core/action-form.ts';
import { type CompleteAction, completeActions } from '../../../src/rules/core/complete-actions.ts';
import { no, ok } from '../../../src/rules/core/refusal.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { seededDice } from './seeded-dice.ts';

describe('of an action that takes a square', () => {
  const rules = rulesNamed('tdgs')!;
  const start = openingEncounter(rules);
  const table = new TestTable(rules, start, () => seededDice(1));
  for (const name of ['Kira', 'Goblin']) table.do({ type: 'join', combatants: [premadeCombatant(rules, name, start)] });
  table.do({ type: 'initiative' });
  const [actor = ''] = table.encounter.turnOrder.flat();
  const [enemy = ''] = table.encounter.combatants.map(({ id }) => id).filter((id) => id !== actor);
  /**
   * The panel's entries for an action that needs the enemy as its target and one of the squares in `may`. With
   * `amount`, the action also needs a stake.
   */
  const hurling = (may: readonly string[], amount?: { what: string; most: number; needed: true }): CompleteAction[] => {
    const hurl: Action = action({
      title: 'Hurl',
      cite: 'test',
      when: 'turn',
      offers: () => ({ targets: [enemy], tiles: ['A1', 'B1', 'C1'], ...(amount && { amount }) }),
      plan: (_, { to = '' }) => (may.includes(to) ? ok() : no({ type: 'where-to', name: 'Hurl' })),
      resolve: () => undefined,
    });
    return completeActions({ ...rules, actions: { hurl } }, table.encounter, actor, false).slice();
  };

  test('each says who it is for, and the squares that would not be refused', () => {
    expect(hurling(['C1', 'A1'])).toMatchObject([{ intent: { targets: [enemy] }, tiles: ['A1', 'C1'] }]);
    expect(hurling([])).toEqual([]);
  });

  test('a single possible square is not asked for', () => {
    const [only, another] = hurling(['B1']);
    expect([only?.intent.to, only?.tiles, another]).toEqual(['B1', undefined, undefined]);
  });

  test('a form that is needed anyway asks for the square too', () => {
    const [asks] = hurling(['B1', 'C1'], { what: 'stress', most: 2, needed: true });
    expect(asks?.form).toMatchObject({ tiles: ['B1', 'C1'], usual: { targets: [enemy], to: 'B1' } });
    expect(asks?.form && withFormValues(asks.intent, usualValues(asks.form))).toMatchObject({
      to: 'B1',
      targets: [enemy],
    });
  });
});
