// Short names for the built-in pack's weapons, armor and abilities, and functions that make others.

import { entryNamed } from '../../../src/rules/core/book-pack.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import * as content from '../../../src/rules/tdgs/equipment.ts';
import { FISTS } from '../../../src/rules/tdgs/equipment.ts';
import type { Ability, Armor, Item, Sheet, Stat, Weapon } from '../../../src/rules/tdgs/sheet.ts';
import * as form from '../../../src/rules/tdgs/sheet.ts';

const weaponNamed = (name: string) => entryNamed(content.weapons, name);
const armorNamed = (name: string) => entryNamed(content.armors, name);
const abilityNamed = (name: string) => entryNamed(content.abilities, name);

export const weapons = {
  fists: FISTS,
  dagger: weaponNamed('Dagger'),
  longsword: weaponNamed('Longsword'),
  spear: weaponNamed('Spear'),
  throwingKnife: weaponNamed('Throwing Knife'),
  shortbow: weaponNamed('Shortbow'),
  longbow: weaponNamed('Longbow'),
  chaoticBlade: weaponNamed('Chaotic Blade'),
  sword: weaponNamed('Sword'),
  greatsword: weaponNamed('Greatsword'),
  claws: weaponNamed('Claws'),
  divineFist: weaponNamed('Divine Fist'),
  enchantedBow: weaponNamed('Enchanted Bow'),
  enchantedFlameSword: weaponNamed('Enchanted Flame Sword'),
  poisonBlade: weaponNamed('Poison Blade'),
  serratedSaber: weaponNamed('Serrated Saber'),
  club: weaponNamed('Club'),
  axe: weaponNamed('Axe'),
  rustyDagger: weaponNamed('Rusty Dagger'),
};

export const armors = {
  lightLeather: armorNamed('Light Leather'),
  chainMail: armorNamed('Chain Mail'),
  fullPlate: armorNamed('Full Plate'),
  energyShield: armorNamed('Energy Shield'),
  shield: armorNamed('Shield'),
  towerShield: armorNamed('Tower Shield'),
  plate: armorNamed('Plate'),
  hide: armorNamed('Hide'),
  amulet: armorNamed('Amulet'),
  fireproofCloak: armorNamed('Fireproof Cloak'),
  fireAttunedArmor: armorNamed('Fire Attuned Armor'),
};

export const spells = {
  heal: abilityNamed('Heal'),
  greaterHeal: abilityNamed('Greater Heal'),
  fireBolt: abilityNamed('Fire Bolt'),
  fireWard: abilityNamed('Fire Ward'),
  greaterFireWard: abilityNamed('Greater Fire Ward'),
  curseOfFlame: abilityNamed('Curse of Flame'),
  iceBane: abilityNamed('Ice Bane'),
  fireBreath: abilityNamed('Dragon Fire Breath'),
  sneakAttack: abilityNamed('Sneak Attack'),
  fireball: abilityNamed('Fireball'),
  terror: abilityNamed('Terror'),
  charm: abilityNamed('Charm'),
  sleep: abilityNamed('Sleep'),
  holdPerson: abilityNamed('Hold'),
  haste: abilityNamed('Haste'),
  shieldOfFaith: abilityNamed('Shield of Faith'),
  invisibility: abilityNamed('Invisibility'),
  blindingFlash: abilityNamed('Blinding Flash'),
  battleCry: abilityNamed('Battle Cry'),
  dodge: abilityNamed('Dodge'),
  block: abilityNamed('Block'),
  parry: abilityNamed('Parry'),
};

export const traits = {
  dragonScales: abilityNamed('Dragon Scales'),
  coldBlooded: abilityNamed('Cold-Blooded'),
  iceElementalBody: abilityNamed('Ice Elemental Body'),
  fireAbsorption: abilityNamed('Fire Absorption'),
  minorFireAbsorption: abilityNamed('Minor Fire Absorption'),
};

export function weapon(fields: Pick<Weapon, 'name'> & Partial<Weapon>): Weapon {
  return schema.withDefaults(form.weapon, fields);
}

export function armor(fields: Pick<Armor, 'name'> & Partial<Armor>): Armor {
  return schema.withDefaults(form.armor, fields);
}

export function ability(fields: Pick<Ability, 'name' | 'kind'> & Partial<Ability>): Ability {
  return schema.withDefaults(form.ability, fields);
}

export function item(fields: Pick<Item, 'name'> & Partial<Item>): Item {
  return schema.withDefaults(form.item, fields);
}

/** A sheet with the given eight stats, or one number for all of them. */
export function sheetOf(stats: number | Readonly<Record<Stat, number>>, fields: Partial<Sheet> = {}): Sheet {
  const allStats = (n: number) => ({ STR: n, DEX: n, CON: n, INT: n, WIS: n, CHA: n, REF: n, MOV: n });
  return schema.withDefaults(form.sheet, { ...(typeof stats === 'number' ? allStats(stats) : stats), ...fields });
}
