// TDGS › 8 Combat › Damage › Examples, Weapon Properties › Example Weapons; 17 Damage › Assigning Damage Types

import type { Weapon } from '../sheet.ts';
import { FISTS } from '../weapons.ts';
import { weapon } from './forms.ts';

const slashing = (flat: number) => [{ flat, type: 'Slashing' }];
const piercing = (flat: number) => [{ flat, type: 'Piercing' }];
const bludgeoning = (flat: number) => [{ flat, type: 'Bludgeoning' }];

/** Figures: 8 Combat › Example Weapons, else the table of damage examples (hit +0); types by document 17. */
export const weapons = {
  fists: FISTS,
  dagger: weapon({ name: 'Dagger', damage: piercing(2), notes: 'Simple, concealable' }),
  longsword: weapon({ name: 'Longsword', hit: 1, damage: slashing(4), notes: 'Balanced, reliable' }),
  spear: weapon({ name: 'Spear', damage: piercing(3), range: 'reach', notes: 'Keeps enemies at distance' }),
  throwingKnife: weapon({ name: 'Throwing Knife', damage: piercing(2), range: 'thrown', notes: 'Expendable' }),
  shortbow: weapon({ name: 'Shortbow', hit: 1, damage: piercing(3), range: 'ranged', notes: 'Quick, accurate' }),
  longbow: weapon({ name: 'Longbow', damage: piercing(4), range: 'long range', notes: 'Powerful, slow' }),
  chaoticBlade: weapon({
    name: 'Chaotic Blade',
    hit: 1,
    damage: [{ flat: 0, dice: '2d4', type: 'Slashing' }],
    notes: 'Unpredictable but exciting',
  }),
  sword: weapon({ name: 'Sword', damage: slashing(2) }),
  greatsword: weapon({ name: 'Greatsword', damage: slashing(5) }),
  claws: weapon({ name: 'Claws', damage: slashing(5), natural: true }),
  divineFist: weapon({ name: 'Divine Fist', damage: bludgeoning(10), natural: true }),
  /** 17 Damage › Equipment. Hit +0: the seed gives none. */
  enchantedBow: weapon({
    name: 'Enchanted Bow',
    damage: [
      { name: 'Piercing Weapon', flat: 2, type: 'Piercing' },
      { name: 'Flame Enchantment', flat: 0, dice: '1d4', type: 'Fire' },
    ],
    range: 'ranged',
  }),
  /** 17 Damage › Multi-type Damage. */
  enchantedFlameSword: weapon({
    name: 'Enchanted Flame Sword',
    damage: [
      { name: 'Slashing Weapon', flat: 3, type: 'Slashing' },
      { name: 'Flame Enchantment', flat: 0, dice: '1d4', type: 'Fire' },
    ],
  }),
  /** Chosen: what the seed's "poison blade causes Poisoned" may look like. */
  poisonBlade: weapon({
    name: 'Poison Blade',
    damage: piercing(2),
    inflicts: [{ condition: 'Poisoned', value: 2, note: 'viper venom', difficulty: 12, onCritical: false }],
  }),
  /** Chosen: a weapon whose criticals bleed. */
  serratedSaber: weapon({
    name: 'Serrated Saber',
    damage: slashing(3),
    inflicts: [{ condition: 'Bleeding', value: 3, onCritical: true }],
  }),
  /** Chosen. */
  club: weapon({ name: 'Club', damage: bludgeoning(2) }),
  axe: weapon({ name: 'Axe', damage: slashing(3) }),
  /** 9 Entities, the Goblin. */
  rustyDagger: weapon({ name: 'Rusty Dagger', damage: piercing(1) }),
  /** 9 Entities, the Human Warrior. */
  warriorsLongsword: weapon({ name: 'Longsword', hit: 2, damage: slashing(3), notes: 'Kira’s own' }),
} as const satisfies Readonly<Record<string, Weapon>>;
