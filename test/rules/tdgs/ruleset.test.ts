// TDGS › 8 Combat › Conditions: how players see a condition

import { expect, test } from 'vitest';
import { metersOf } from '../../../src/embeds/meters.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { bearing, between, next, put, type Who } from './fight.ts';

/** How players see Kira's conditions. */
function shown(fight: Encounter): string {
  const kira = fight.combatants[0]!;
  return metersOf(kira, fight, rulesNamed('tdgs')!).split(' · ').slice(1).join(' · ');
}
const kira = (is: Who) => between({ kira: is, goblin: {}, wolf: {} }) as unknown as Encounter;

test('a knockout is told apart from sleep', () => {
  expect(shown(kira({ conditions: [bearing('Unconscious', { facts: { knockout: true } })] }))).toBe(
    'Unconscious, knocked out',
  );
  expect(shown(kira({ conditions: [bearing('Unconscious')] }))).toBe('Unconscious, asleep');
});

test('fear, charm, hold and hiding name the other combatant', () => {
  const conditions = [
    bearing('Frightened', { source: 'goblin' }),
    bearing('Charmed', { source: 'wolf' }),
    bearing('Grappled', { source: 'goblin' }),
    bearing('Hidden', { facts: { goblin: true, wolf: true } }),
  ];
  expect(shown(kira({ conditions }))).toBe(
    'Frightened of Goblin · Charmed by Wolf · Grappled by Goblin · Hidden from Goblin, Wolf',
  );
});

test('if a creature’s numbers are hidden, neither how nor who is told', () => {
  const conditions = [bearing('Frightened', { source: 'goblin' })];
  const fight = between({ kira: { conditions }, goblin: {} }, { settings: { secrecy: 'words' } });
  expect(shown(fight as unknown as Encounter)).toBe('Frightened');
});

test('an enchantment says what it gives, and by which spell', () => {
  const facts = { interaction: 'resistance', type: 'Fire', spell: 'Fire Ward' };
  const conditions = [bearing('Enchanted', { value: 25, note: 'Fire Ward', facts })];
  expect(shown(kira({ conditions }))).toBe('Enchanted, Fire resistance 25 “Fire Ward”');
});

test('rounds are those to come: the current turn is not one of them', () => {
  const fight = between({ kira: {}, goblin: {} });
  expect(shown(next(fight, put('kira', 'Hasted', { rounds: 2 })) as unknown as Encounter)).toBe('Hasted (2 rounds)');
  const last = bearing('Hasted', { duration: { until: 'turn-end', of: 'kira', left: 1 } });
  expect(shown(kira({ conditions: [last] }))).toBe('Hasted (this turn)');
});
