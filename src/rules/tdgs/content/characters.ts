// TDGS › 9 Entities › Human Warrior; 8 Combat › the people of its tables

import type { Archetype } from '../../core/ruleset.ts';
import type { Tdgs } from '../sheet.ts';
import { armors } from './armor.ts';
import { ability, item, sheetOf } from './forms.ts';
import { weapons } from './weapons.ts';

export const characters: readonly Archetype<Tdgs>[] = [
  {
    name: 'Kira',
    kind: 'character',
    brief: 'A human warrior in plate, behind a tower shield.',
    source: '9 Entities › Human Warrior; the potion is chosen',
    sheet: sheetOf(
      { STR: 16, DEX: 12, CON: 14, INT: 10, WIS: 10, CHA: 11, REF: 12, MOV: 10 },
      {
        LUK: 1,
        weapons: [weapons.warriorsLongsword],
        armor: [armors.plate, armors.towerShield],
        abilities: [ability({ name: 'Warrior', kind: 'trait', source: 'Class', bonuses: { CON: 2, REF: 2 } })],
        items: [item({ name: 'Healing Potion', heal: 15 })],
      },
    ),
  },
];
