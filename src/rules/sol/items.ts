// Project Sol › Actions in Combat: the book says what gear does, but not how it is handed over

import { type ItemRules, itemList, type PlainItem, plainItems } from '../core/items.ts';
import { type Armor, entryNamed, FISTS, type Gear, type Sol, usableWeapons, type Weapon } from './sheet.ts';

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
