// TDGS › the weapons, armor, abilities and items of the built-in pack. docs/rules/tdgs.md says where their numbers come
// from

import pack from '../../../../packs/tdgs.json' with { type: 'json' };
import { entriesIn } from '../../core/book-pack.ts';
import { ability, armor, item, weapon } from '../sheet.ts';

/** Weapons, natural ones included. */
export const weapons = entriesIn(weapon, pack.stock.weapons);
export const armors = entriesIn(armor, pack.stock.armor);
/** Spells, skills and traits. */
export const abilities = entriesIn(ability, pack.stock.abilities);
export const items = entriesIn(item, pack.stock.items);
