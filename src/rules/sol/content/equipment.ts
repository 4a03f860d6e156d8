// Project Sol's weapon and armor tables aren't published. This is the equipment of the built-in pack, by the ruling
// "Content to ship"

import pack from '../../../../packs/sol.json' with { type: 'json' };
import { entriesIn } from '../../core/book-pack.ts';
import { armor, FISTS, gear, weapon } from '../sheet.ts';

/** All weapons of the built-in pack, and fists. */
export const allWeapons = [...entriesIn(weapon, pack.stock.weapons), FISTS];
/** All armor of the built-in pack. */
export const allArmor = entriesIn(armor, pack.stock.armor);
/** All gear of the built-in pack. */
export const allGear = entriesIn(gear, pack.stock.gear);
