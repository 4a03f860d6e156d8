// The book's worked examples, with scripted dice. A d20 that shows 9 is `d(20, 9)`.

import { d, expect, Table, test } from 'fray/testing';
import { system } from './system.ts';

const fight = () => new Table(system, { players: ['Fighter'], enemies: ['Wolf'] });

test('An attack that reaches the armor does the weapon’s damage', () => {
  const table = fight();
  expect(table.act({ action: 'attack', actor: 'fighter', targets: ['wolf'] }, [d(20, 8), d(8, 5)])).toEqual([
    'fighter: acted false → true',
    'fighter → wolf, attack with Sword: [8] +4 attack = 12 vs armor of wolf 12: hit',
    'wolf takes 5 (Sword): +5 Sword 1d8 = 5; hp 8 → 3',
    'fighter ends its turn',
    'turn: wolf',
  ]);
  expect(table.combatant('wolf').resources.hp?.value).toBe(3);
});

test('Guarding raises the armor by 4 until the next turn, and takes the action', () => {
  const table = fight();
  table.act({ action: 'defend', actor: 'fighter' });
  expect(table.act({ action: 'attack', actor: 'wolf', targets: ['fighter'] }, [d(20, 13)])).toContain(
    'wolf → fighter, attack with Teeth: [13] +3 attack = 16 vs armor of fighter 17: miss',
  );
  expect(table.combatant('fighter').conditions).toEqual([]);
});
