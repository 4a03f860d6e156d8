// Dungeoneers › Weapons, as the sibling chapter lists them

import { readWhole } from '../../core/schema.ts';
import { type Weapon, weapon } from '../arms.ts';

type WeaponRow = readonly [
  name: string,
  hit: number,
  pierce: number,
  wounds: number,
  type: 'bludgeoning' | 'piercing' | 'slashing',
  more?: Partial<Weapon>,
];

const TOSS = { toss: true } as const;
const TWO_HANDED = { hands: 2 } as const;
const LONG = { hands: 2, threat: 1 } as const;
const bow = (range: number, hands = 2) => ({ range, hands }) as const;

const BLADES: readonly WeaponRow[] = [
  ['Dagger', 4, 6, 1, 'piercing', TOSS],
  ['Shortsword', 6, 4, 1, 'piercing'],
  ['Glaive', 6, 4, 2, 'slashing', LONG],
  ['Stiletto', 4, 8, 2, 'piercing'],
  ['Broadsword', 6, 4, 3, 'slashing'],
  ['Rapier', 8, 4, 2, 'piercing'],
  ['Claymore', 8, 6, 3, 'slashing', TWO_HANDED],
];
const CUDGELS: readonly WeaponRow[] = [
  ['Light Hammer', 4, 4, 1, 'bludgeoning', TOSS],
  ['Quarterstaff', 6, 4, 1, 'bludgeoning'],
  ['Mace', 4, 6, 1, 'bludgeoning'],
  ['Warhammer', 4, 8, 1, 'bludgeoning'],
  ['Flail', 4, 8, 2, 'bludgeoning'],
  ['Maul', 6, 10, 2, 'bludgeoning', TWO_HANDED],
];
const AXES: readonly WeaponRow[] = [
  ['Hand Axe', 4, 4, 2, 'slashing', TOSS],
  ['Battleaxe', 4, 6, 2, 'slashing'],
  ['Bardiche', 6, 6, 2, 'slashing'],
  ['Halberd', 8, 8, 2, 'slashing', LONG],
];
const LANCES: readonly WeaponRow[] = [
  ['Spear', 6, 4, 1, 'piercing'],
  ['Javelin', 6, 6, 1, 'piercing', TOSS],
  ['Kontos', 8, 6, 2, 'piercing'],
  ['Partisan', 10, 6, 2, 'piercing', LONG],
];
const BOWS: readonly WeaponRow[] = [
  ['Hunting Bow', 4, 4, 1, 'piercing', bow(5)],
  ['Short Bow', 6, 4, 1, 'piercing', bow(8)],
  ['Long Bow', 8, 4, 1, 'piercing', bow(10)],
  ['Sling', 4, 8, 1, 'bludgeoning', bow(8, 1)],
  ['Crossbow', 6, 6, 1, 'piercing', bow(10)],
  ['War Bow', 8, 6, 1, 'piercing', bow(12)],
];

/** Content that is written as players would bring it. Throws where content is wrong, so that a test finds it. */
function madeWeapon(brought: Readonly<Record<string, unknown>>): Weapon {
  const read = readWhole(weapon, brought);
  if ('problems' in read) throw new Error(`Weapon ${String(brought.name)}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

function rack(of: Weapon['class'], rows: readonly WeaponRow[]): readonly Weapon[] {
  return rows.map(([name, hit, pierce, wounds, type, more]) =>
    madeWeapon({ name, class: of, hit, pierce, wounds, type, ...more }),
  );
}

/** A fist, a kick, a chair: always at hand. */
export const IMPROVISED: Weapon = madeWeapon({ name: 'Improvised', hit: 4, pierce: 4, wounds: 1, type: 'bludgeoning' });

export const WEAPONS: readonly Weapon[] = [
  IMPROVISED,
  ...rack('Blade', BLADES),
  ...rack('Cudgel', CUDGELS),
  ...rack('Axe', AXES),
  ...rack('Lance', LANCES),
  ...rack('Bow', BOWS),
];

/** The weapon of that name. Throws where there is none: content asks for it, no player. */
export function weaponNamed(name: string): Weapon {
  const found = WEAPONS.find((each) => each.name === name);
  if (!found) throw new Error(`No weapon ${name}`);
  return found;
}
