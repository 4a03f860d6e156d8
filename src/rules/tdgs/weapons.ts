// TDGS › 8 Combat › Weapon Properties; 15 Equipment › Equipped weapons

import { cachedPerObject } from '../core/given.ts';
import type { Sheet, Weapon } from './sheet.ts';

/** Everyone always has this weapon (8 Combat › Damage › Examples: +0; doc 17's types: Bludgeoning). */
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
  const named = sheet.weapons.find(({ name }) => name === sheet.wields);
  if (sheet.wields === FISTS.name) return named ?? FISTS;
  return named ?? sheet.weapons.find(({ natural }) => !natural) ?? sheet.weapons[0] ?? FISTS;
});

/** Weapons that can be used without drawing: the one in use, natural ones, Fists. */
export const usableWeapons = cachedPerObject((sheet: Sheet): readonly Weapon[] => {
  const inUse = wieldedWeapon(sheet);
  const natural = sheet.weapons.filter((weapon) => weapon.natural && weapon.name !== inUse.name);
  const fists = [inUse, ...natural].some(({ name }) => name === FISTS.name) ? [] : [FISTS];
  return [inUse, ...natural, ...fists];
});
