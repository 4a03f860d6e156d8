// Project Sol's weapon and armor tables are not published: figures of the ruling "Content to ship", house values

import { type Armor, FISTS, type Weapon } from '../sheet.ts';

const agile = { attribute: 'AGI', critical: 1 } as const;

export const knife: Weapon = { name: 'Knife', skill: 'Blades', level: 1, kind: 'melee', ...agile };
export const sword: Weapon = { name: 'Sword', skill: 'Blades', level: 2, kind: 'melee', ...agile };
export const lightPistol: Weapon = { name: 'Light Pistol', skill: 'Sidearms', level: 1, kind: 'ranged', ...agile };
export const heavyPistol: Weapon = { name: 'Heavy Pistol', skill: 'Sidearms', level: 2, kind: 'ranged', ...agile };
export const assaultRifle: Weapon = { name: 'Assault Rifle', skill: 'Longarms', level: 3, kind: 'ranged', ...agile };
export const heavyMachineGun: Weapon = {
  name: 'Heavy Machine Gun',
  skill: 'Heavy Weapons',
  attribute: 'STR',
  level: 3,
  kind: 'ranged',
  critical: 1,
};

/** Every weapon that Fray ships, for lookup by name. */
export const weapons: readonly Weapon[] = [
  knife,
  sword,
  lightPistol,
  heavyPistol,
  assaultRifle,
  heavyMachineGun,
  FISTS,
];

export const jacket: Armor = { name: 'Jacket', dice: 3 };
export const vest: Armor = { name: 'Vest', dice: 5 };
export const riotArmor: Armor = { name: 'Riot armor', dice: 8 };

/** Every armor that Fray ships, for lookup by name. */
export const armors: readonly Armor[] = [jacket, vest, riotArmor];
