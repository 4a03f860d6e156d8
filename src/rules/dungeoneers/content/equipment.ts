// Dungeoneers › Weapons, Armor, as the sibling chapters list them; Spells (Mage Armor is from the seed; everything else
// and all costs are chosen)

import * as schema from '../../core/schema.ts';
import { type Gear, gear, type Spell, spell, type Weapon, weapon } from '../arms.ts';

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

/** Content in the format players use. Throws if the content is wrong, so that a test finds it. */
function madeWeapon(brought: Readonly<Record<string, unknown>>): Weapon {
  const read = schema.readWhole(weapon, brought);
  if ('problems' in read) throw new Error(`Weapon ${String(brought.name)}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

function rack(of: Weapon['class'], rows: readonly WeaponRow[]): readonly Weapon[] {
  return rows.map(([name, hit, pierce, wounds, type, more]) =>
    madeWeapon({ name, class: of, hit, pierce, wounds, type, ...more }),
  );
}

/** A fist, a kick, a chair: always available. */
export const IMPROVISED: Weapon = madeWeapon({ name: 'Improvised', hit: 4, pierce: 4, wounds: 1, type: 'bludgeoning' });

export const WEAPONS: readonly Weapon[] = [
  IMPROVISED,
  ...rack('Blade', BLADES),
  ...rack('Cudgel', CUDGELS),
  ...rack('Axe', AXES),
  ...rack('Lance', LANCES),
  ...rack('Bow', BOWS),
];

/** The weapon with that name. Throws if there is none: only content calls this, never a player. */
export function weaponNamed(name: string): Weapon {
  const found = WEAPONS.find((each) => each.name === name);
  if (!found) throw new Error(`No weapon ${name}`);
  return found;
}

type GearRow = readonly [
  name: string,
  slot: Gear['slot'],
  resistance: number,
  armor: number,
  spellbane: number,
  needs?: number,
];

const MEDIUM = 2;
const HEAVY = 3;

const WORN: readonly GearRow[] = [
  ['Mage Robes', 'body', 4, 0, -1],
  ['Leather', 'body', 6, 1, 1],
  ['Gambeson', 'body', 7, 2, 1],
  ['Drakehide', 'body', 10, 2, 5],
  ['Brigandine', 'body', 0, 4, 2, MEDIUM],
  ['Laminar', 'body', 0, 5, 2, MEDIUM],
  ['Hauberk', 'body', 0, 7, 3, HEAVY],
  ['Plate', 'body', 0, 8, 4, HEAVY],
  ['Buckler', 'wield', 0, 1, 0],
  ['Kite Shield', 'wield', 0, 2, 1],
  ['Tower Shield', 'wield', 0, 3, 2],
  ['Gloves', 'hands', 3, 1, 2],
  ['Gauntlet', 'hands', 0, 2, 4, HEAVY],
  ['Boots', 'feet', 2, 1, 0],
  ['Greaves', 'feet', 0, 2, 1, HEAVY],
  ['Spangenhelm', 'head', 0, 1, 1],
  ['Zischagge', 'head', 0, 2, 2, MEDIUM],
  ['Great Helm', 'head', 0, 3, 3, HEAVY],
];

const WIELDED = [
  { name: 'Tome', tome: true },
  { name: 'Orb', focus: 'demonic', dice: 2 },
  { name: 'Wand', focus: 'arcane', dice: 2 },
  { name: 'Symbol', focus: 'holy', dice: 2 },
  { name: 'Staff', focus: 'any', dice: 1 },
] as const;

function readGear(brought: Readonly<Record<string, unknown>>): Gear {
  const read = schema.readWhole(gear, brought);
  if ('problems' in read) throw new Error(`Gear ${String(brought.name)}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

export const GEAR: readonly Gear[] = [
  ...WORN.map(([name, slot, resistance, armor, spellbane, needs = 0]) =>
    readGear({ name, slot, resistance, armor, spellbane, needs }),
  ),
  ...WIELDED.map((item) => readGear({ slot: 'wield', ...item })),
];

/** The gear with that name. Throws if there is none: only content calls this, never a player. */
export function gearNamed(name: string): Gear {
  const found = GEAR.find((each) => each.name === name);
  if (!found) throw new Error(`No gear ${name}`);
  return found;
}

const BOOK = [
  // From the seed: +3 armor value. Chosen: cost 1, from a tome, until the scene ends.
  { name: 'Mage Armor', cost: 1, step: 'save', gives: [{ to: 'armor value', value: 3 }] },
  // Chosen: a cantrip that strikes.
  { name: 'Ember', inscribed: 'cantrip', cost: 0, step: 'attack', wounds: 1, type: 'heat' },
  // Chosen: stronger, from a tome.
  { name: 'Fire Lance', cost: 2, step: 'attack', wounds: 2, type: 'heat' },
  // Chosen: a save by the default score, resistance.
  { name: 'Rime', cost: 1, step: 'save', wounds: 1, type: 'cold' },
  // Chosen: a save by prowess, or the target falls prone.
  { name: 'Quake', cost: 1, step: 'save', save: 'prowess', condition: 'Prone' },
  // Chosen: a strong cantrip from a holy source; where it is inscribed makes it a cantrip, not its strength.
  { name: 'Mend', inscribed: 'cantrip', source: 'holy', cost: 2, step: 'save', restores: 1 },
  // Chosen: magic that relieves stress.
  { name: 'Soothe', source: 'holy', cost: 1, step: 'save', relieves: 2 },
] as const;

export const SPELLS: readonly Spell[] = BOOK.map((brought) => {
  const read = schema.readWhole(spell, brought);
  if ('problems' in read) throw new Error(`Spell ${brought.name}: ${JSON.stringify(read.problems)}`);
  return read.value;
});

/** The spell with that name. Throws if there is none: only content calls this, never a player. */
export function spellNamed(name: string): Spell {
  const found = SPELLS.find((each) => each.name === name);
  if (!found) throw new Error(`No spell ${name}`);
  return found;
}
