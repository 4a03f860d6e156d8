import { expect, test } from 'vitest';
import { d } from '../core/scripted-dice.ts';
import { armors, weapons } from './content.ts';
import { between, lines } from './fight.ts';

test('a blow is told from its declaration to what a pool absorbs', () => {
  const fight = between({
    kira: { STR: 12, weapons: [weapons.longsword] },
    goblin: { REF: 11, armor: [armors.shield, armors.fullPlate] },
  });
  expect(lines(fight, { action: 'attack', actor: 'kira', targets: ['goblin'] }, d(20, 14))).toEqual([
    'kira spent actions 1 → 0 (attack)',
    'kira and goblin: Adjacent',
    'kira → goblin, attack with Longsword: [14] +12 STR −9 goblin’s REF (11 − 2 Full Plate) +1 Longsword = 18 vs 11: hit',
    'goblin spent pool: Shield 50 → 34 (absorbs)',
    'goblin takes 0 Slashing (Longsword): +12 STR = 12; +4 Longsword = 16; −16 Shield = 0; hp 50 → 50',
  ]);
});
