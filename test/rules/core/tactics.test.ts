import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { tacticAnswer } from '../../../src/rules/core/tactics.ts';
import { actorView } from '../../../src/rules/core/visible-state.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { firstTurnFight } from './decisions.ts';
import { seededDice } from './seeded-dice.ts';

test('a question gets the first offered answer if its system has no better idea', () => {
  const { mind: _, ...rules } = rulesNamed('tdgs') as Ruleset;
  const start = openingEncounter(rules);
  const table = new TestTable(rules, start, () => seededDice(1));
  table.do({ type: 'join', combatants: [premadeCombatant(rules, 'Goblin', start)] });
  const question = { subject: 'goblin', about: 'opportunity attack', offers: ['yes', 'no'] };
  expect(tacticAnswer(rules, table.encounter, question, 'fierce')).toBe('yes');
  expect(tacticAnswer(rules, table.encounter, { ...question, about: 'mark', offers: [] }, 'fierce')).toBe('mark');
});

describe('what a combatant on autopilot sees', () => {
  const rules = rulesNamed('tdgs') as Ruleset;
  const proneCondition = { key: 'Prone', name: 'Prone', duration: { until: 'removed' } } as const;
  const goblin = { as: 'Goblin', resources: { hp: { value: 1, max: 40 } }, conditions: [proneCondition] } as const;
  const seenBy = (id: string, secrecy: string) => {
    const fight = firstTurnFight('tdgs', [{ as: 'Kira' }, goblin, { as: 'Wolf' }]);
    return actorView(rules, { ...fight, settings: { secrecy } }, id).others.find((each) => each.id === 'goblin');
  };

  test.each(['exact', 'words'])('is a word and not a number, if players are told %s about creatures', (secrecy) => {
    const seenEnemy = { id: 'goblin', friend: false, vitality: 'up', health: 'near death', conditions: ['Prone'] };
    expect(seenBy('kira', secrecy)).toEqual(seenEnemy);
  });

  test('of a player’s character is only that it is up, if creatures are hidden; a creature is seen as usual', () => {
    expect(seenBy('kira', 'hidden')).toEqual({ id: 'goblin', friend: false, vitality: 'up', conditions: [] });
    expect(seenBy('wolf', 'hidden')).toMatchObject({ friend: true, health: 'near death', conditions: ['Prone'] });
  });
});
