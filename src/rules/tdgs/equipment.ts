// TDGS › 8 Combat › Weapon Properties; 15 Equipment › Equipped weapons; and the built-in pack's weapons, armor, abilities
// and items. docs/rules/tdgs.md says where their numbers come from

import pack from '../../../packs/tdgs.json' with { type: 'json' };
import { entriesIn } from '../core/book-pack.ts';
import { cachedPerObject } from '../core/given.ts';
import { ability, armor, item, type Sheet, type Weapon, weapon } from './sheet.ts';

/** Weapons, natural ones included. */
export const weapons = entriesIn(weapon, pack.stock.weapons);
export const armors = entriesIn(armor, pack.stock.armor);
/** Spells, skills and traits. */
export const abilities = entriesIn(ability, pack.stock.abilities);
export const items = entriesIn(item, pack.stock.items);

/** Everyone always has this weapon. Source: documents 8, Combat (+0), and 17, Damage (Bludgeoning). */
export const FISTS: Weapon = {
  name: 'Fists',
  hit: 0,
  damage: [{ flat: 0, type: 'Bludgeoning' }],
  range: 'melee',
  natural: true,
  inflicts: [],
};

/**
 * The weapon in use: the one the sheet names, otherwise the first that isn't natural, otherwise a natural one,
 * otherwise Fists.
 */
export const wieldedWeapon = cachedPerObject((sheet: Sheet): Weapon => {
  const weaponOnSheet = sheet.weapons.find(({ name }) => name === sheet.wields);
  if (sheet.wields === FISTS.name) return weaponOnSheet ?? FISTS;
  return weaponOnSheet ?? sheet.weapons.find(({ natural }) => !natural) ?? sheet.weapons[0] ?? FISTS;
});

/** Weapons that can be used without drawing: the one in use, natural ones, Fists. */
export const usableWeapons = cachedPerObject((sheet: Sheet): readonly Weapon[] => {
  const weaponInUse = wieldedWeapon(sheet);
  const naturalWeapons = sheet.weapons.filter((each) => each.natural && each.name !== weaponInUse.name);
  const fists = [weaponInUse, ...naturalWeapons].some(({ name }) => name === FISTS.name) ? [] : [FISTS];
  return [weaponInUse, ...naturalWeapons, ...fists];
});
