import { expect, test } from 'vitest';
import { outcomeEmbed } from '../../src/embeds/outcome.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { openingEncounter, premadeCombatant, TestTable } from './random-fight.ts';

test('B5: on Mastery’s card a name that looks like a meter stays a name', () => {
  const rules = rulesNamed('mastery')!;
  const start = openingEncounter(rules, {});
  const dice = seededDice(4);
  const table = new TestTable(rules, start, () => dice);
  table.do({ type: 'join', combatants: [premadeCombatant(rules, 'Bryn', start, { id: 'bryn', name: '9/9 stamina' })] });
  table.do({
    type: 'join',
    combatants: [premadeCombatant(rules, 'Opponent', start, { id: 'other', name: 'Opponent' })],
  });
  table.do({ type: 'initiative' });
  const attack = (actor: string, target: string) =>
    table.do({ type: 'intent', intent: { action: 'attack', actor, targets: [target], manner: 'quick' } });
  for (let turn = 0; turn < 6; turn++) attack('other', 'bryn') || attack('bryn', 'other');
  const cards = table.outcomes
    .map((each) => outcomeEmbed(each).description ?? '')
    .filter((text) => text.includes('**Stamina**'));
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) expect(card).toMatch(/\*\*9\/9 stamina\*\* (\d+ → )?\d+\/250/);
});
