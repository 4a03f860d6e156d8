// TDGS content: weapons, armor, abilities and sheets with the plain values left out

import type { Ability, Armor, Item, Sheet, Stat, Weapon } from '../sheet.ts';

export function weapon(is: Pick<Weapon, 'name'> & Partial<Weapon>): Weapon {
  return { hit: 0, damage: [], range: 'melee', natural: false, inflicts: [], ...is };
}

export function armor(is: Pick<Armor, 'name'> & Partial<Armor>): Armor {
  return {
    kind: 'suit',
    evasion: 0,
    deflection: 0,
    pool: 0,
    depleted: 'recharges',
    block: 0,
    bonuses: {},
    interactions: [],
    worn: true,
    ...is,
  };
}

export function ability(is: Pick<Ability, 'name' | 'kind'> & Partial<Ability>): Ability {
  return {
    level: 1,
    acts: [],
    bonuses: {},
    interactions: [],
    adds: [],
    timing: 'passive',
    tradition: 'none',
    against: 'WIS',
    hit: 0,
    damage: [],
    heal: 0,
    cleanses: [],
    inflicts: [],
    grants: [],
    area: false,
    helpful: false,
    reach: 'Far',
    concentration: false,
    ...is,
  };
}

export function item(is: Pick<Item, 'name'> & Partial<Item>): Item {
  return { count: 1, heal: 0, cleanses: [], inflicts: [], ...is };
}

/** A sheet with the eight stats given, or all of one number. */
export function sheetOf(stats: number | Readonly<Record<Stat, number>>, is: Partial<Sheet> = {}): Sheet {
  const all = (n: number) => ({ STR: n, DEX: n, CON: n, INT: n, WIS: n, CHA: n, REF: n, MOV: n });
  return {
    ...(typeof stats === 'number' ? all(stats) : stats),
    LUK: 0,
    size: 'Medium',
    level: 1,
    weapons: [],
    armor: [],
    abilities: [],
    items: [],
    interactions: [],
    innate: [],
    ...is,
  };
}
