// Project Sol › Actions in Combat: the book says what gear does, but not how it is handed over

import { entriesIn } from '../core/book-pack.ts';
import { type ItemRules, itemList, type PlainItem, plainItems } from '../core/items.ts';
import {
  type Armor,
  armor,
  entryNamed,
  FISTS,
  type Gear,
  gear,
  type Sol,
  usableWeapons,
  type Weapon,
  weapon,
} from './sheet.ts';

const MAX_WEAPONS = 20;
const MAX_ARMOR = 10;
const MAX_GEAR = 20;

/** Weapons and armor of the book's creatures that are parts of the body. */
const NATURAL_ITEMS: ReadonlySet<string> = new Set([
  FISTS.name,
  'Bite',
  'Claws',
  'Hide',
  'Plating',
  'Shell',
  'Slam',
  'Stomp',
  'Teeth',
]);

/**
 * Chosen: no limit to what is carried, and the GM decides while rounds run, because the book has no rule for either.
 */
export const items: ItemRules<Sol> = {
  cite: 'The book is silent',
  lists: {
    weapons: itemList<Weapon>({
      most: MAX_WEAPONS,
      stays: ({ name, natural = NATURAL_ITEMS.has(name) }) => (natural ? 'natural' : undefined),
    }),
    armor: itemList<Armor>({
      most: MAX_ARMOR,
      stays: ({ name, natural = NATURAL_ITEMS.has(name) }) => (natural ? 'natural' : undefined),
    }),
    gear: itemList<Gear>({ most: MAX_GEAR }),
    items: itemList<PlainItem>(plainItems),
  },
  inRounds: 'gm',
  changed(resolution, who) {
    const { sheet, own } = resolution.combatant(who);
    if (own.inHand !== undefined && !entryNamed(usableWeapons(sheet), own.inHand))
      resolution.changeOwn(who, { inHand: undefined });
  },
};

// The weapon and armor tables aren't published. This is the equipment of the built-in pack, by the ruling "Content to
// ship".

import pack from '../../../packs/sol.json' with { type: 'json' };

/** All weapons of the built-in pack, and fists. */
export const allWeapons = [...entriesIn(weapon, pack.stock.weapons), FISTS];
/** All armor of the built-in pack. */
export const allArmor = entriesIn(armor, pack.stock.armor);
/** All gear of the built-in pack. */
export const allGear = entriesIn(gear, pack.stock.gear);
