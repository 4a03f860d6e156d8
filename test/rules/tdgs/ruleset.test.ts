// TDGS › 8 Combat › Conditions: how players see a condition

import { expect, test } from 'vitest';
import { metersOf } from '../../../src/embeds/meters.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { addCondition, between, conditionFor, type FighterSketch, next } from './fight.ts';

/** How players see Kira's conditions. */
function shownConditions(fight: Encounter): string {
  const kira = fight.combatants[0]!;
  return metersOf(kira, fight, rulesNamed('tdgs')!).split(' · ').slice(1).join(' · ');
}
const kira = (sketch: FighterSketch) => between({ kira: sketch, goblin: {}, wolf: {} }) as unknown as Encounter;

test('a knockout is told apart from sleep', () => {
  expect(shownConditions(kira({ conditions: [conditionFor('Unconscious', { facts: { knockout: true } })] }))).toBe(
    'Unconscious, knocked out',
  );
  expect(shownConditions(kira({ conditions: [conditionFor('Unconscious')] }))).toBe('Unconscious, asleep');
});

test('fear, charm, hold and hiding name the other combatant', () => {
  const conditions = [
    conditionFor('Frightened', { source: 'goblin' }),
    conditionFor('Charmed', { source: 'wolf' }),
    conditionFor('Grappled', { source: 'goblin' }),
    conditionFor('Hidden', { facts: { goblin: true, wolf: true } }),
  ];
  expect(shownConditions(kira({ conditions }))).toBe(
    'Frightened of Goblin · Charmed by Wolf · Grappled by Goblin · Hidden from Goblin, Wolf',
  );
});

test('if a creature’s numbers are hidden, neither how nor who is told', () => {
  const conditions = [conditionFor('Frightened', { source: 'goblin' })];
  const fight = between({ kira: { conditions }, goblin: {} }, { settings: { secrecy: 'words' } });
  expect(shownConditions(fight as unknown as Encounter)).toBe('Frightened');
});

test('an enchantment says what it gives, and by which spell', () => {
  const facts = { interaction: 'resistance', type: 'Fire', spell: 'Fire Ward' };
  const conditions = [conditionFor('Enchanted', { value: 25, note: 'Fire Ward', facts })];
  expect(shownConditions(kira({ conditions }))).toBe('Enchanted: Fire resistance 25 “Fire Ward”');
});

test('rounds are those to come: the current turn is not one of them', () => {
  const fight = between({ kira: {}, goblin: {} });
  expect(shownConditions(next(fight, addCondition('kira', 'Hasted', { rounds: 2 })) as unknown as Encounter)).toBe(
    'Hasted (2 rounds)',
  );
  const lastTurnHaste = conditionFor('Hasted', { duration: { until: 'turn-end', of: 'kira', left: 1 } });
  expect(shownConditions(kira({ conditions: [lastTurnHaste] }))).toBe('Hasted (this turn)');
});
