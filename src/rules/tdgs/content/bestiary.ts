// TDGS content of our own, across the power tiers: every figure here is chosen

import type { Archetype } from '../../core/ruleset.ts';
import type { Sheet, Tdgs, Weapon } from '../sheet.ts';
import { armors } from './armor.ts';
import { spells } from './equipment.ts';
import { armor, sheetOf } from './forms.ts';
import { traits } from './traits.ts';
import { weapons } from './weapons.ts';

const CHOSEN = 'chosen: stats, gear and traits are ours; rules by 8 Combat and 17 Damage';

function beast(name: string, sheet: Sheet): Archetype<Tdgs> {
  return { name, kind: 'creature', source: CHOSEN, sheet };
}

const natural = (name: string, flat: number, type: string, more: Partial<Weapon> = {}): Weapon => ({
  ...weapons.claws,
  name,
  damage: [{ flat, type }],
  ...more,
});

/** A dozen and more, weakest first. */
export const bestiary: readonly Archetype<Tdgs>[] = [
  beast(
    'Giant Rat',
    sheetOf(
      { STR: 4, DEX: 8, CON: 4, INT: 1, WIS: 6, CHA: 1, REF: 9, MOV: 10 },
      { size: 'Tiny', weapons: [natural('Bite', 1, 'Piercing')] },
    ),
  ),
  beast(
    'Wolf',
    sheetOf(
      { STR: 9, DEX: 10, CON: 9, INT: 2, WIS: 10, CHA: 4, REF: 11, MOV: 14 },
      {
        weapons: [
          natural('Bite', 2, 'Piercing', {
            inflicts: [{ condition: 'Prone', difficulty: 10, resist: 'STR', onCritical: false }],
          }),
        ],
      },
    ),
  ),
  beast(
    'Viper',
    sheetOf(
      { STR: 4, DEX: 12, CON: 4, INT: 1, WIS: 8, CHA: 1, REF: 13, MOV: 6 },
      {
        size: 'Tiny',
        weapons: [
          natural('Fangs', 0, 'Piercing', {
            inflicts: [{ condition: 'Poisoned', value: 2, note: 'viper venom', difficulty: 12, onCritical: false }],
          }),
        ],
      },
    ),
  ),
  beast('Bandit', sheetOf(10, { weapons: [weapons.axe, weapons.shortbow], armor: [armors.lightLeather] })),
  beast(
    'Skeleton',
    sheetOf(
      { STR: 10, DEX: 10, CON: 9, INT: 2, WIS: 8, CHA: 2, REF: 10, MOV: 9 },
      {
        weapons: [weapons.spear],
        interactions: [
          { kind: 'resistance', type: 'Piercing', percent: 50 },
          { kind: 'vulnerability', type: 'Bludgeoning', percent: 50 },
          { kind: 'immunity', type: 'Poison', percent: 100 },
        ],
      },
    ),
  ),
  beast(
    'Zombie',
    sheetOf(
      { STR: 11, DEX: 5, CON: 14, INT: 1, WIS: 5, CHA: 1, REF: 5, MOV: 5 },
      {
        weapons: [natural('Grasp', 1, 'Bludgeoning')],
        interactions: [{ kind: 'immunity', type: 'Poison', percent: 100 }],
      },
    ),
  ),
  beast(
    'Duelist',
    sheetOf(12, { weapons: [weapons.longsword], armor: [armors.lightLeather], abilities: [spells.parry] }),
  ),
  beast(
    'Shieldbearer',
    sheetOf(13, { weapons: [weapons.spear], armor: [armors.chainMail, armors.shield], abilities: [spells.block] }),
  ),
  beast(
    'Orc Champion',
    sheetOf(
      { STR: 16, DEX: 11, CON: 16, INT: 8, WIS: 10, CHA: 11, REF: 11, MOV: 11 },
      { weapons: [weapons.serratedSaber], armor: [armors.chainMail], abilities: [spells.battleCry] },
    ),
  ),
  beast(
    'Witch',
    sheetOf(
      { STR: 8, DEX: 10, CON: 11, INT: 16, WIS: 14, CHA: 15, REF: 11, MOV: 10 },
      {
        weapons: [weapons.poisonBlade],
        abilities: [spells.curseOfFlame, spells.iceBane, spells.charm, spells.sleep, spells.blindingFlash],
      },
    ),
  ),
  beast(
    'Troll',
    sheetOf(
      { STR: 20, DEX: 9, CON: 20, INT: 6, WIS: 8, CHA: 6, REF: 10, MOV: 11 },
      {
        size: 'Large',
        weapons: [natural('Talons', 4, 'Slashing')],
        interactions: [{ kind: 'vulnerability', type: 'Fire', percent: 50 }],
        innate: [{ condition: 'Regenerating', value: 10, lasting: 'removed', onCritical: false }],
      },
    ),
  ),
  beast(
    'Flame Dancer',
    sheetOf(
      { STR: 12, DEX: 16, CON: 13, INT: 10, WIS: 11, CHA: 14, REF: 15, MOV: 15 },
      {
        weapons: [weapons.enchantedFlameSword],
        abilities: [traits.minorFireAbsorption, spells.dodge],
      },
    ),
  ),
  beast(
    'Frost Giant',
    sheetOf(
      { STR: 28, DEX: 14, CON: 28, INT: 10, WIS: 12, CHA: 12, REF: 13, MOV: 16 },
      {
        size: 'Huge',
        weapons: [
          {
            ...weapons.axe,
            name: 'Ice Axe',
            range: 'reach',
            damage: [
              { flat: 4, type: 'Slashing' },
              { flat: 0, dice: '1d6', type: 'Cold' },
            ],
          },
        ],
        armor: [armor({ name: 'Ice Hide', kind: 'natural', deflection: 20 })],
        interactions: [
          { kind: 'absorption', type: 'Cold', percent: 50 },
          { kind: 'vulnerability', type: 'Fire', percent: 50 },
        ],
      },
    ),
  ),
  beast(
    'Demon Lord',
    sheetOf(50, {
      size: 'Large',
      weapons: [
        natural('Hellblade', 6, 'Slashing', {
          damage: [
            { flat: 6, type: 'Slashing' },
            { flat: 0, dice: '2d6', type: 'Fire' },
          ],
        }),
      ],
      armor: [armor({ name: 'Infernal Plate', deflection: 40 })],
      abilities: [spells.terror, spells.parry],
      interactions: [
        { kind: 'immunity', type: 'Fire', percent: 100 },
        { kind: 'vulnerability', type: 'Radiant', percent: 50 },
      ],
    }),
  ),
];
