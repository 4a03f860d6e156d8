import { describe, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { opening, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { seededDice } from './seeded-dice.ts';
import { playOut, stylesByChance } from './whole-fight.ts';

describe.each(BUILT_IN_IDS)('%s: the premade creatures', (system) => {
  const rules = rulesNamed(system)!;
  const names = (kind: string) => rules.archetypes.filter((each) => each.kind === kind).map(({ name }) => name);
  const [hero = ''] = names('character');

  test.each(names('creature').map((name, index) => [name, index] as const))(
    'a %s can be added, is never refused what autopilot decides, and fights to the end',
    (name, nth) => {
      const start = opening(rules);
      const table = new TestTable(rules, start, () => seededDice(1));
      table.do({ type: 'join', combatants: [premadeCombatant(rules, hero, start)] });
      const creatures = ['enemy', 'other'].map((id) => premadeCombatant(rules, name, start, { id, name: id }));
      expect(table.do({ type: 'join', combatants: creatures })).toBe(true);
      const fight = playOut(rules, table.encounter, 41 + nth, { styleOf: stylesByChance(nth) });
      expect(fight).toMatchObject({ refused: [], isOver: true });
    },
  );
});
