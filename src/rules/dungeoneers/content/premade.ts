// Dungeoneers › the Dungeoneers and the creatures of the examples, and what the rulings say about them

import type { Archetype } from '../../core/ruleset.ts';
import * as schema from '../../core/schema.ts';
import { type Dungeoneers, type Sheet, sheet } from '../sheet.ts';
import { gearNamed, spellNamed, weaponNamed } from './equipment.ts';

function character(name: string, source: string, brought: Readonly<Record<string, unknown>>): Archetype<Dungeoneers> {
  return { name, kind: 'character', source, sheet: written(name, brought) };
}

const DRAUGHT = { name: 'Red Draught', uses: 1, restores: 1 } as const;
const TEA = { name: 'Bitter Tea', uses: 2, relieves: 2 } as const;
/** Drinks that any pack may hold. */
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

/** A sheet in the format players use. Throws if the content is wrong, so that a test finds it. */
export function written(name: string, brought: Readonly<Record<string, unknown>>): Sheet {
  const read = schema.readWhole(sheet, brought);
  if ('problems' in read) throw new Error(`Sheet of ${name}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

/** A creature with the source of its figures. */
export function creature(
  name: string,
  source: string,
  brought: Readonly<Record<string, unknown>>,
): Archetype<Dungeoneers> {
  return { name, kind: 'creature', source, sheet: written(name, brought) };
}

export const creatures: readonly Archetype<Dungeoneers>[] = [
  creature(
    'Skeleton',
    'Actions › Attack: prowess 1, armor value 4, weak to bludgeoning by 1; rulings: power 2, d8, d4, medium, resistance 3 piercing. Chosen: endurance 1, mind 0, a blade of 1 slashing wound.',
    {
      power: 2,
      spell: 0,
      mind: 0,
      naturalArmor: 4,
      vulnerabilities: [{ type: 'bludgeoning', value: 1 }],
      resistances: [{ type: 'piercing', value: 3 }],
      weapons: [{ name: 'Bone Blade', class: 'Blade', hit: 8, pierce: 4, wounds: 1, type: 'slashing' }],
    },
  ),
  creature(
    'Zombie',
    'Rulings: prowess 1, power 3, armor value 2, d4, d6. Chosen: medium, endurance 2, mind 0, fists of 1 bludgeoning wound.',
    {
      power: 3,
      endurance: 2,
      spell: 0,
      mind: 0,
      naturalArmor: 2,
      weapons: [{ name: 'Dead Fists', class: 'Cudgel', hit: 4, pierce: 6, wounds: 1, type: 'bludgeoning' }],
    },
  ),
  creature(
    'Goblin',
    'Rulings: prowess 2, power 1, armor value 2, d8, d4, dodge d6, small by choice. Chosen: endurance 1, a knife of 1 piercing wound.',
    {
      size: 'Small',
      prowess: 2,
      naturalArmor: 2,
      dodge: 6,
      spell: 0,
      weapons: [{ name: 'Jagged Knife', class: 'Blade', hit: 8, pierce: 4, wounds: 1, type: 'piercing' }],
    },
  ),
];
