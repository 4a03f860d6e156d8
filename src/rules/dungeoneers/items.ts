// Dungeoneers › Equipment: what can be handed over. Ruling: Equip, "a tossed weapon is picked up the same way"

import { type ItemRules, itemList, type PlainItem, plainItems } from '../core/items.ts';
import type { Ability, Gear, Weapon } from './arms.ts';
import { drinks, IMPROVISED } from './content/equipment.ts';
import { usesOf } from './intent.ts';
import type { Dungeoneers } from './sheet.ts';

const MOST_WEAPONS = 12;
const MOST_GEAR = 16;
const MOST_ABILITIES = 16;
const MOST_USES = 20;

/** Weapons of the book's creatures that are part of the body. */
const NATURAL: ReadonlySet<string> = new Set([
  IMPROVISED.name,
  'Acid Mass',
  'Bite',
  'Claws',
  'Dead Fists',
  'Dead Hand',
  'Fangs',
  'Tail',
  'Teeth',
  'Trunk',
  'Tusks',
  'Web',
  'Wings',
]);

/** Potions. Chosen: the book's own by name, others by the sheet's word. Other abilities are no items. */
const potions: ReadonlySet<string> = new Set(drinks.map(({ name }) => name));

/**
 * The book limits what is worn and wielded, but not what is carried. Chosen: handing something over costs an action, as
 * picking it up does. A thing that is received is neither worn nor wielded.
 */
export const items: ItemRules<Dungeoneers> = {
  cite: 'Ruling: Equip',
  lists: {
    weapons: itemList<Weapon>({
      most: MOST_WEAPONS,
      stays: ({ name, natural = NATURAL.has(name) }) => (natural ? 'natural' : undefined),
      unworn: (each) => ({ ...each, equipped: false }),
    }),
    gear: itemList<Gear>({
      most: MOST_GEAR,
      stays: ({ slot, equipped }) => (equipped && slot !== 'wield' ? 'worn' : undefined),
      unworn: (each) => ({ ...each, equipped: false }),
    }),
    abilities: itemList<Ability>({
      most: MOST_ABILITIES,
      counts: { by: 'uses', most: MOST_USES },
      tracks: ({ name, uses }) => (uses === undefined ? [] : [usesOf(name)]),
      stays: ({ name, item = potions.has(name) }) => (item ? undefined : 'natural'),
    }),
    items: itemList<PlainItem>(plainItems),
  },
  inRounds: { resource: 'action points', points: 1 },
};
