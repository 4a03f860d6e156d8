// TDGS › 8 Combat › HP Formula, Damage Examples; 9 Entities › Goblin; 17 Damage › Entity Examples

import type { Archetype } from '../../core/ruleset.ts';
import type { Sheet, Tdgs } from '../sheet.ts';
import { armors } from './armor.ts';
import { spells } from './equipment.ts';
import { ability, sheetOf } from './forms.ts';
import { traits } from './traits.ts';
import { weapons } from './weapons.ts';

function creature(name: string, source: string, sheet: Sheet): Archetype<Tdgs> {
  return { name, kind: 'creature', source, sheet };
}

/** A trait that adds to CON, as the HP table has it for the barbarian, the dragon and the god. */
const tough = (name: string, CON: number) => ability({ name, kind: 'trait', source: 'Class', bonuses: { CON } });

/** The seeds' own, by power. */
export const seeded: readonly Archetype<Tdgs>[] = [
  creature('Peasant', '8 Combat › HP Formula, Damage Examples (CON 8, STR 8); the other stats chosen: 8', sheetOf(8)),
  creature(
    'Peasant with Amulet',
    '8 Combat › HP Formula (CON 8 +4); the other stats chosen: 8',
    sheetOf(8, { armor: [armors.amulet] }),
  ),
  creature(
    'Goblin',
    '9 Entities › Goblin (rusty dagger +0/+1, 10 % deflection)',
    sheetOf(
      { STR: 8, DEX: 12, CON: 8, INT: 6, WIS: 8, CHA: 6, REF: 11, MOV: 10 },
      { size: 'Small', weapons: [weapons.rustyDagger], armor: [armors.hide] },
    ),
  ),
  creature(
    'Soldier',
    '8 Combat › HP Formula, Damage Examples (CON 12, STR 12, sword +2); the other stats chosen: 12. 17 Damage: no interactions',
    sheetOf(12, { weapons: [weapons.sword] }),
  ),
  creature(
    'Archer',
    '8 Combat › Damage Examples (DEX 14), Example Weapons (longbow +4); the other stats chosen: 12',
    sheetOf(
      { STR: 12, DEX: 14, CON: 12, INT: 12, WIS: 12, CHA: 12, REF: 12, MOV: 12 },
      { weapons: [weapons.longbow, weapons.dagger] },
    ),
  ),
  creature(
    'Wizard',
    '8 Combat › Damage Examples (INT 15, Fire Bolt +3); the other stats chosen: 12, STR 8',
    sheetOf(
      { STR: 8, DEX: 12, CON: 12, INT: 15, WIS: 12, CHA: 12, REF: 12, MOV: 12 },
      { abilities: [spells.fireBolt] },
    ),
  ),
  creature(
    'Barbarian',
    '8 Combat › HP Formula, Damage Examples (STR 18, CON 18 +5, greatsword +5); the other stats chosen: 12, INT 8',
    sheetOf(
      { STR: 18, DEX: 12, CON: 18, INT: 8, WIS: 12, CHA: 12, REF: 12, MOV: 12 },
      { weapons: [weapons.greatsword], abilities: [tough('Rage', 5)] },
    ),
  ),
  creature(
    'Fire Elemental',
    '17 Damage › Entity Examples (absorbs Fire 100 %, Cold vulnerability 100 %); stats and touch chosen',
    sheetOf(
      { STR: 14, DEX: 14, CON: 14, INT: 6, WIS: 10, CHA: 8, REF: 14, MOV: 14 },
      {
        weapons: [
          {
            ...weapons.claws,
            name: 'Burning Touch',
            damage: [{ flat: 3, type: 'Fire' }],
            inflicts: [{ condition: 'Burning', value: 3, onCritical: false }],
          },
        ],
        interactions: [
          { kind: 'absorption', type: 'Fire', percent: 100, source: 'Racial Trait' },
          { kind: 'vulnerability', type: 'Cold', percent: 100, source: 'Racial Trait' },
        ],
      },
    ),
  ),
  creature(
    'Iron Golem',
    '17 Damage › Entity Examples (its seven interactions); stats and slam chosen',
    sheetOf(
      { STR: 20, DEX: 6, CON: 24, INT: 2, WIS: 8, CHA: 2, REF: 6, MOV: 6 },
      {
        size: 'Large',
        weapons: [{ ...weapons.claws, name: 'Slam', damage: [{ flat: 4, type: 'Bludgeoning' }] }],
        interactions: [
          { kind: 'resistance', type: 'Slashing', percent: 50, source: 'Trait' },
          { kind: 'resistance', type: 'Piercing', percent: 50, source: 'Trait' },
          { kind: 'resistance', type: 'Bludgeoning', percent: 25, source: 'Trait' },
          { kind: 'vulnerability', type: 'Lightning', percent: 50, source: 'Trait' },
          { kind: 'vulnerability', type: 'Acid', percent: 50, source: 'Trait' },
          { kind: 'immunity', type: 'Poison', percent: 100, source: 'Trait' },
          { kind: 'immunity', type: 'Psychic', percent: 100, source: 'Trait' },
        ],
      },
    ),
  ),
  creature(
    'Dragon',
    '8 Combat › HP Formula, Damage Examples (STR 40, CON 40 +10, claws +5); 17 Damage › Fire Breath, Dragon Scales 50 % Fire; the other stats chosen: 40, REF and DEX 30',
    sheetOf(
      { STR: 40, DEX: 30, CON: 40, INT: 40, WIS: 40, CHA: 40, REF: 30, MOV: 40 },
      {
        size: 'Huge',
        weapons: [weapons.claws],
        abilities: [tough('Dragon Blood', 10), traits.dragonScales, spells.fireBreath],
      },
    ),
  ),
  creature(
    'God',
    '8 Combat › HP Formula, Damage Examples (STR 80, CON 80 +20, Divine Fist +10); the other stats chosen: 80',
    sheetOf(80, { size: 'Gargantuan', weapons: [weapons.divineFist], abilities: [tough('Divinity', 20)] }),
  ),
];
