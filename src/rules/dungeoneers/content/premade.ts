// Dungeoneers › the Dungeoneers of the examples

import type { Archetype } from '../../core/ruleset.ts';
import type { Dungeoneers } from '../sheet.ts';
import { gearNamed } from './armor.ts';
import { written } from './creatures.ts';
import { weaponNamed } from './equipment.ts';
import { spellNamed } from './spells.ts';

function character(name: string, source: string, brought: Readonly<Record<string, unknown>>): Archetype<Dungeoneers> {
  return { name, kind: 'character', source, sheet: written(name, brought) };
}

const DRAUGHT = { name: 'Red Draught', uses: 1, restores: 1 } as const;
const TEA = { name: 'Bitter Tea', uses: 2, relieves: 2 } as const;
/** Drinks that every pack may hold. */
export const drinks = [DRAUGHT, TEA];

export const characters: readonly Archetype<Dungeoneers>[] = [
  character(
    'Freya',
    'Stress: endurance 3; Pierce Dice: power 2, mace. Chosen: prowess 2, leather, boots, a draught that restores a wound.',
    {
      power: 2,
      prowess: 2,
      endurance: 3,
      weapons: [weaponNamed('Mace'), { ...weaponNamed('Hunting Bow'), equipped: false }],
      gear: [gearNamed('Leather'), gearNamed('Boots')],
      abilities: [DRAUGHT],
    },
  ),
  character(
    'Suori',
    'Determining if an Attack Hits: prowess 2, warhammer; rulings: power 3. Chosen: endurance 2, brigandine, buckler.',
    {
      power: 3,
      prowess: 2,
      endurance: 2,
      weapons: [weaponNamed('Warhammer')],
      gear: [gearNamed('Brigandine'), gearNamed('Buckler')],
      abilities: [TEA],
    },
  ),
  character(
    'Alberich',
    'Wounds: medium dwarf. Chosen: power 2, prowess 2, endurance 2, battleaxe, hand axe, kite shield.',
    {
      power: 2,
      prowess: 2,
      endurance: 2,
      weapons: [weaponNamed('Battleaxe'), { ...weaponNamed('Hand Axe'), equipped: false }],
      gear: [gearNamed('Gambeson'), gearNamed('Kite Shield')],
      abilities: [DRAUGHT],
    },
  ),
  character(
    'Ulfarmi',
    'Armor Value: 0 armor naturally, leather, Mage Armor; rulings: power 1. Chosen: prowess 2, spell 3, mind 4, resistance 2, endurance 2, a dagger, a tome, his spells.',
    {
      prowess: 2,
      endurance: 2,
      resistance: 2,
      spell: 3,
      mind: 4,
      weapons: [weaponNamed('Dagger')],
      gear: [gearNamed('Leather'), gearNamed('Tome')],
      spells: ['Mage Armor', 'Ember', 'Fire Lance', 'Rime', 'Quake', 'Mend', 'Soothe'].map(spellNamed),
    },
  ),
];
