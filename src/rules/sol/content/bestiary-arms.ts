// Project Sol: weapons and armor of the house creatures, house values

import type { Armor, Attribute, Weapon } from '../sheet.ts';

/** A weapon's row: the wound level, and anything unusual. A critical success adds one level by default. */
function arm(
  kind: Weapon['kind'],
  name: string,
  pool: readonly [skill: string, attribute: Attribute],
  level: number,
  unusual: Pick<Weapon, 'points'> & Partial<Pick<Weapon, 'critical'>> = {},
): Weapon {
  const [skill, attribute] = pool;
  return { name, skill, attribute, level, kind, critical: 1, ...unusual };
}

/** One point an attack, so it can strike several times a turn. */
const QUICK = { points: 1 } as const;
/** An attack takes a whole turn's points. */
const SLOW = { points: 3 } as const;

export const teeth = arm('melee', 'Teeth', ['Unarmed', 'AGI'], 1, { critical: 0 });
export const bite = arm('melee', 'Bite', ['Unarmed', 'AGI'], 2);
export const claws = arm('melee', 'Claws', ['Unarmed', 'STR'], 2, QUICK);
export const slam = arm('melee', 'Slam', ['Unarmed', 'STR'], 2, { critical: 2 });
export const knuckles = arm('melee', 'Brass Knuckles', ['Unarmed', 'STR'], 1);
export const baton = arm('melee', 'Shock Baton', ['Clubs', 'AGI'], 2);
export const twinBlades = arm('melee', 'Twin Blades', ['Blades', 'AGI'], 1, QUICK);
export const monoBlade = arm('melee', 'Monoblade', ['Blades', 'AGI'], 2, { critical: 3 });
export const powerFist = arm('melee', 'Power Fist', ['Unarmed', 'STR'], 3);
export const stomp = arm('melee', 'Stomp', ['Unarmed', 'STR'], 3, SLOW);

export const needleGun = arm('ranged', 'Needle Gun', ['Sidearms', 'AGI'], 1, { points: 1, critical: 0 });
export const machinePistol = arm('ranged', 'Machine Pistol', ['Sidearms', 'AGI'], 1, QUICK);
export const shotgun = arm('ranged', 'Shotgun', ['Longarms', 'AGI'], 2, { critical: 2 });
export const sniperRifle = arm('ranged', 'Sniper Rifle', ['Longarms', 'AGI'], 3, { points: 3, critical: 2 });
export const carbine = arm('ranged', 'Carbine', ['Longarms', 'AGI'], 2);
export const launcher = arm('ranged', 'Grenade Launcher', ['Heavy Weapons', 'INT'], 3, { points: 3, critical: 0 });
export const rotaryGun = arm('ranged', 'Rotary Gun', ['Heavy Weapons', 'STR'], 2, QUICK);
export const cannon = arm('ranged', 'Cannon', ['Heavy Weapons', 'STR'], 3, { critical: 2 });

export const shell = (dice: number): Armor => ({ name: 'Shell', dice });
export const hide = (dice: number): Armor => ({ name: 'Hide', dice });
export const plating = (dice: number): Armor => ({ name: 'Plating', dice });
