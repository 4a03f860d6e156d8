// TDGS content: weapons, armor, abilities and sheets; what is left out is as on a sheet

import { withDefaults } from '../../core/schema.ts';
import type { Ability, Armor, Item, Sheet, Stat, Weapon } from '../sheet.ts';
import * as form from '../sheet.ts';

export function weapon(is: Pick<Weapon, 'name'> & Partial<Weapon>): Weapon {
  return withDefaults(form.weapon, is);
}

export function armor(is: Pick<Armor, 'name'> & Partial<Armor>): Armor {
  return withDefaults(form.armor, is);
}

export function ability(is: Pick<Ability, 'name' | 'kind'> & Partial<Ability>): Ability {
  return withDefaults(form.ability, is);
}

export function item(is: Pick<Item, 'name'> & Partial<Item>): Item {
  return withDefaults(form.item, is);
}

/** A sheet with the eight stats given, or all of one number. */
export function sheetOf(stats: number | Readonly<Record<Stat, number>>, is: Partial<Sheet> = {}): Sheet {
  const all = (n: number) => ({ STR: n, DEX: n, CON: n, INT: n, WIS: n, CHA: n, REF: n, MOV: n });
  return withDefaults(form.sheet, { ...(typeof stats === 'number' ? all(stats) : stats), ...is });
}
