// Project Sol's armor tables are not published: figures of the ruling "Content to ship", house values

import type { Armor } from '../sheet.ts';

export const jacket: Armor = { name: 'Jacket', dice: 3 };
export const vest: Armor = { name: 'Vest', dice: 5 };
export const riotArmor: Armor = { name: 'Riot armor', dice: 8 };

/** Every armor that is shipped, for those who look one up. */
export const armors: readonly Armor[] = [jacket, vest, riotArmor];
