// Project Sol's weapon and armor tables aren't published. This is the equipment of the built-in pack, by the ruling
// "Content to ship"

import pack from '../../../../packs/sol.json' with { type: 'json' };
import { entriesIn } from '../../core/book-pack.ts';
import { armor, FISTS, gear, weapon } from '../sheet.ts';

/** Every weapon that Fray ships, for lookup by name. */
export const weapons = [...entriesIn(weapon, pack.stock.weapons), FISTS];
/** Every armor that Fray ships, for lookup by name. */
export const armors = entriesIn(armor, pack.stock.armor);
/** Gear that any kit may contain. */
export const tools = entriesIn(gear, pack.stock.gear);
