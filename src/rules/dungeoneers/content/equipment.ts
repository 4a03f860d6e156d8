// Dungeoneers › Weapons, Armor, as other chapters of the book list them; Spells: the equipment of the built-in pack.
// docs/rules/dungeoneers.md says where its numbers come from

import pack from '../../../../packs/dungeoneers.json' with { type: 'json' };
import { entriesIn } from '../../core/book-pack.ts';
import * as schema from '../../core/schema.ts';
import { abilitySchema, gearSchema, spellSchema, type Weapon, weaponSchema } from '../sheet-equipment.ts';

/** An improvised weapon, such as a fist, a kick or a chair. It is always available. */
export const IMPROVISED = schema.withDefaults(weaponSchema, {
  name: 'Improvised',
  hit: 4,
  pierce: 4,
  wounds: 1,
  type: 'bludgeoning',
});

export const WEAPONS: readonly Weapon[] = [IMPROVISED, ...entriesIn(weaponSchema, pack.stock.weapons)];
export const GEAR = entriesIn(gearSchema, pack.stock.gear);
export const SPELLS = entriesIn(spellSchema, pack.stock.spells);
/** The built-in pack's potions. */
export const POTIONS = entriesIn(abilitySchema, pack.stock.abilities);
