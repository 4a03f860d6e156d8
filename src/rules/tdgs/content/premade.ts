// TDGS › 9 Entities › Human Warrior; 8 Combat: characters to start from

import type { Archetype } from '../../core/ruleset.ts';
import type { Sheet, Tdgs } from '../sheet.ts';
import { ability, armors, item, sheetOf, spells, weapons } from './equipment.ts';

/** A potion that any kit can include. */
export const potion = item({ name: 'Healing Potion', heal: 15 });

function character(name: string, source: string, sheet: Sheet): Archetype<Tdgs> {
  return { name, kind: 'character', source, sheet };
}

export const characters: readonly Archetype<Tdgs>[] = [
  character(
    'Kira',
    '9 Entities › Human Warrior; the potion (8 Combat › Healing Effects) is chosen',
    sheetOf(
      { STR: 16, DEX: 12, CON: 14, INT: 10, WIS: 10, CHA: 11, REF: 12, MOV: 10 },
      {
        LUK: 1,
        weapons: [weapons.warriorsLongsword],
        armor: [armors.plate, armors.towerShield],
        abilities: [ability({ name: 'Warrior', kind: 'trait', source: 'Class', bonuses: { CON: 2, REF: 2 } })],
        items: [potion],
      },
    ),
  ),
  character(
    'Mira',
    'chosen: 8 Combat’s Wizard (INT 15) with stats of a scholar and spells of ours',
    sheetOf(
      { STR: 7, DEX: 10, CON: 10, INT: 15, WIS: 12, CHA: 10, REF: 10, MOV: 10 },
      {
        weapons: [weapons.dagger],
        abilities: [spells.fireBolt, spells.fireball, spells.terror, spells.haste, spells.invisibility],
        items: [potion],
      },
    ),
  ),
  character(
    'Brother Anselm',
    'chosen; Heal, Greater Heal and Fire Ward by 8 Combat and 17 Damage',
    sheetOf(
      { STR: 10, DEX: 9, CON: 12, INT: 10, WIS: 14, CHA: 12, REF: 9, MOV: 9 },
      {
        weapons: [weapons.club],
        armor: [armors.chainMail],
        abilities: [spells.heal, spells.greaterHeal, spells.fireWard, spells.shieldOfFaith, spells.holdPerson],
      },
    ),
  ),
  character(
    'Nim',
    'chosen; Sneak Attack by 17 Damage, the gear by 8 Combat',
    sheetOf(
      { STR: 11, DEX: 14, CON: 10, INT: 11, WIS: 10, CHA: 11, REF: 14, MOV: 12 },
      {
        weapons: [weapons.dagger, weapons.throwingKnife, weapons.shortbow],
        armor: [armors.lightLeather],
        abilities: [spells.sneakAttack, spells.dodge],
        items: [potion],
      },
    ),
  ),
];
