// Project Sol's NPC tables are not published: creatures with figures of our own, house values

import type { Archetype } from '../../core/ruleset.ts';
import type { Attribute, Sheet, Sol } from '../sheet.ts';
import { jacket, riotArmor, vest } from './armor.ts';
import { assaultRifle, heavyMachineGun, heavyPistol, knife, lightPistol, sword } from './weapons.ts';

const SOURCE = 'house value, chosen: attributes, skills and boxes; weapons and armor of the ruling "Content to ship"';

const fit: Readonly<Record<Attribute, number>> = {
  BOD: 3,
  AGI: 3,
  REA: 3,
  STR: 3,
  WIL: 3,
  INT: 3,
  LOG: 2,
  CHA: 2,
  EDGE: 1,
};
const plain = { gear: [], initiative: 0, leader: false, marks: [] } as const;

const ganger: Sheet = {
  ...plain,
  attributes: { ...fit, WIL: 2, INT: 2 },
  skills: [
    { name: 'Sidearms', rank: 2 },
    { name: 'Blades', rank: 2 },
  ],
  weapons: [lightPistol, knife],
  armor: [],
  boxes: { level1: 2, level2: 1, level3: 0 },
};

const guard: Sheet = {
  ...plain,
  attributes: fit,
  skills: [
    { name: 'Sidearms', rank: 3 },
    { name: 'Unarmed', rank: 2 },
    { name: 'Perception', rank: 2 },
  ],
  weapons: [heavyPistol],
  armor: [jacket],
  boxes: { level1: 2, level2: 1, level3: 1 },
};

const squadLeader: Sheet = {
  ...plain,
  attributes: { ...fit, AGI: 4, REA: 4, INT: 4, WIL: 4, LOG: 3, CHA: 4 },
  skills: [
    { name: 'Longarms', rank: 4 },
    { name: 'Sidearms', rank: 3 },
    { name: 'Blades', rank: 3 },
    { name: 'Perception', rank: 3 },
    { name: 'Medicine', rank: 2 },
  ],
  weapons: [assaultRifle, sword],
  armor: [vest],
  medkit: 2,
  initiative: 1,
  leader: true,
  boxes: { level1: 3, level2: 2, level3: 1 },
};

const heavy: Sheet = {
  ...plain,
  attributes: { ...fit, BOD: 5, STR: 5, REA: 2, INT: 2 },
  skills: [
    { name: 'Heavy Weapons', rank: 4 },
    { name: 'Unarmed', rank: 3 },
  ],
  weapons: [heavyMachineGun],
  armor: [riotArmor],
  boxes: { level1: 3, level2: 2, level3: 1 },
};

/** Those a GM can add to a fight. */
export const creatures: readonly Archetype<Sol>[] = [
  { name: 'Ganger', kind: 'creature', source: SOURCE, sheet: ganger },
  { name: 'Guard', kind: 'creature', source: SOURCE, sheet: guard },
  { name: 'Squad Leader', kind: 'creature', source: SOURCE, sheet: squadLeader },
  { name: 'Heavy', kind: 'creature', source: SOURCE, sheet: heavy },
];
