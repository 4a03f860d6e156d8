// Dungeoneers › Armor, shields, tomes and foci, as the sibling chapters list them

import { readWhole } from '../../core/schema.ts';
import { type Gear, gear } from '../arms.ts';

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

function madeGear(brought: Readonly<Record<string, unknown>>): Gear {
  const read = readWhole(gear, brought);
  if ('problems' in read) throw new Error(`Gear ${String(brought.name)}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

export const GEAR: readonly Gear[] = [
  ...WORN.map(([name, slot, resistance, armor, spellbane, needs = 0]) =>
    madeGear({ name, slot, resistance, armor, spellbane, needs }),
  ),
  ...WIELDED.map((item) => madeGear({ slot: 'wield', ...item })),
];

/** The piece of that name. Throws where there is none: content asks for it, no player. */
export function gearNamed(name: string): Gear {
  const found = GEAR.find((each) => each.name === name);
  if (!found) throw new Error(`No gear ${name}`);
  return found;
}
