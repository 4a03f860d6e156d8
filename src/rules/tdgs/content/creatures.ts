// TDGS › 8 Combat › HP Formula, Damage Examples; 9 Entities › Goblin; 17 Damage › Entity Examples

import type { Archetype } from '../../core/ruleset.ts';
import type { Tdgs } from '../sheet.ts';
import { armors } from './armor.ts';
import { sheetOf } from './forms.ts';
import { weapons } from './weapons.ts';

export const creatures: readonly Archetype<Tdgs>[] = [
  {
    name: 'Peasant',
    kind: 'creature',
    brief: 'Fists and fear.',
    source: '8 Combat › HP Formula, Damage Examples (CON 8, STR 8); the other stats chosen: 8',
    sheet: sheetOf(8),
  },
  {
    name: 'Soldier',
    kind: 'creature',
    brief: 'A sword and a drill.',
    source: '8 Combat › HP Formula, Damage Examples (CON 12, STR 12, sword +2); the other stats chosen: 12',
    sheet: sheetOf(12, { weapons: [weapons.sword] }),
  },
  {
    name: 'Goblin',
    kind: 'creature',
    brief: 'Small, quick, badly armed.',
    source: '9 Entities › Goblin',
    sheet: sheetOf(
      { STR: 8, DEX: 12, CON: 8, INT: 6, WIS: 8, CHA: 6, REF: 11, MOV: 10 },
      { size: 'Small', weapons: [weapons.rustyDagger], armor: [armors.hide] },
    ),
  },
];
