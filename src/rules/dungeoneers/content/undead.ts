// Dungeoneers › the dead of our own, besides those of the rulings: house values

import type { Archetype } from '../../core/ruleset.ts';
import type { Dungeoneers } from '../sheet.ts';
import { gearNamed } from './armor.ts';
import { chosen, natural } from './chosen.ts';
import { weaponNamed } from './equipment.ts';

/** What it has left when the magica is spent. */
const GRAVE_FROST = {
  name: 'Grave Frost',
  inscribed: 'cantrip',
  source: 'demonic',
  cost: 0,
  step: 'attack',
  wounds: 1,
  type: 'cold',
} as const;

/** Unmakes what it strikes. */
const WITHER = {
  name: 'Wither',
  inscribed: 'cantrip',
  source: 'demonic',
  cost: 2,
  step: 'attack',
  pierceDie: 8,
  wounds: 2,
  type: 'erase',
} as const;

export const undead: readonly Archetype<Dungeoneers>[] = [
  chosen('Ghoul', 'claws that numb: each hit is stress, pierced or not', {
    power: 2,
    prowess: 2,
    endurance: 1,
    spell: 0,
    mind: 0,
    naturalArmor: 2,
    resistances: [{ type: 'cold', value: 2 }],
    weapons: [
      natural('Claws', { hit: 6, pierce: 4 }, 1, 'slashing', {
        effects: [{ on: 'hit', stress: 1, note: 'numbed' }],
      }),
    ],
  }),
  chosen('Wight', 'a dead captain in mail; points and cold do little to it, fire much', {
    power: 4,
    prowess: 3,
    endurance: 4,
    resistance: 4,
    spell: 0,
    mind: 2,
    naturalResistance: 4,
    resistances: [
      { type: 'piercing', value: 2 },
      { type: 'cold', value: 3 },
    ],
    vulnerabilities: [{ type: 'heat', value: 1 }],
    weapons: [
      {
        ...weaponNamed('Broadsword'),
        name: 'Grave Blade',
        effects: [{ on: 'pierce', stress: 1, note: 'grave chill' }],
      },
    ],
    gear: [gearNamed('Hauberk')],
  }),
  chosen('Lich', 'a dead master of magic: spells that unmake, and little that spells can do to it', {
    power: 2,
    prowess: 4,
    endurance: 8,
    resistance: 8,
    spell: 6,
    mind: 8,
    dodge: 8,
    naturalArmor: 8,
    naturalResistance: 8,
    starts: 'away',
    resistances: [
      { type: 'piercing', value: 3 },
      { type: 'cold', value: 3 },
    ],
    vulnerabilities: [{ type: 'bludgeoning', value: 1 }],
    weapons: [natural('Dead Hand', { hit: 8, pierce: 8 }, 1, 'cold')],
    gear: [gearNamed('Orb')],
    spells: [WITHER, GRAVE_FROST],
  }),
];
