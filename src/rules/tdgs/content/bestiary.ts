// TDGS › 8 Combat › HP Formula, Damage Examples; 9 Entities › Goblin; 17 Damage › Entity Examples

import type { Archetype } from '../../core/ruleset.ts';
import type { Sheet, Tdgs, Weapon } from '../sheet.ts';
import { ability, armor, armors, sheetOf, spells, traits, weapons } from './equipment.ts';

function creature(name: string, source: string, sheet: Sheet): Archetype<Tdgs> {
  return { name, kind: 'creature', source, sheet };
}

/** A trait that adds to CON, as the HP table has it for the barbarian, the dragon and the god. */
const tough = (name: string, CON: number) => ability({ name, kind: 'trait', source: 'Class', bonuses: { CON } });

/** The book's own creatures, by power. */
export const seeded: readonly Archetype<Tdgs>[] = [
  creature('Peasant', '8 Combat › HP Formula, Damage Examples (CON 8, STR 8); the other stats chosen: 8', sheetOf(8)),
  creature(
    'Peasant with Amulet',
    '8 Combat › HP Formula (CON 8 +4); the other stats chosen: 8',
    sheetOf(8, { armor: [armors.amulet] }),
  ),
  creature(
    'Goblin',
    '9 Entities › Goblin (rusty dagger +0/+1, 10% deflection)',
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
    '17 Damage › Entity Examples (absorbs Fire 100%, Cold vulnerability 100%); stats and touch chosen',
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
    '8 Combat › HP Formula, Damage Examples (STR 40, CON 40 +10, claws +5); 17 Damage › Fire Breath, Dragon Scales 50% Fire; the other stats chosen: 40, REF and DEX 30',
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

// TDGS creatures of our own, across the power tiers: every number here is chosen

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

/** More than a dozen, weakest first. */
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
