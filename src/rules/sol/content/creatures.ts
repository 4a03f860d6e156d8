// Project Sol's NPC tables are not published: creatures with figures of our own, house values

import type { Archetype } from '../../core/ruleset.ts';
import type { Sol } from '../sheet.ts';
import { jacket, riotArmor, vest } from './armor.ts';
import { assaultRifle, heavyMachineGun, heavyPistol, knife, lightPistol, sword } from './arms.ts';
import { beasts, machines } from './beasts-and-machines.ts';
import { people } from './bestiary.ts';
import { creature } from './creature.ts';

const SOURCE = 'house value, chosen: attributes, skills and boxes; weapons and armor of the ruling "Content to ship"';

/** Those a GM can add to a fight: first the four of the ruling. */
export const creatures: readonly Archetype<Sol>[] = [
  creature('Ganger', SOURCE, {
    attributes: { WIL: 2, INT: 2 },
    skills: { Sidearms: 2, Blades: 2 },
    weapons: [lightPistol, knife],
    boxes: [2, 1, 0],
  }),
  creature('Guard', SOURCE, {
    skills: { Sidearms: 3, Unarmed: 2, Perception: 2 },
    weapons: [heavyPistol],
    armor: [jacket],
    boxes: [2, 1, 1],
  }),
  creature('Squad Leader', SOURCE, {
    attributes: { AGI: 4, REA: 4, INT: 4, WIL: 4, LOG: 3, CHA: 4 },
    skills: { Longarms: 4, Sidearms: 3, Blades: 3, Perception: 3, Medicine: 2 },
    weapons: [assaultRifle, sword],
    armor: [vest],
    medkit: 2,
    initiative: 1,
    leader: true,
    boxes: [3, 2, 1],
  }),
  creature('Heavy', SOURCE, {
    attributes: { BOD: 5, STR: 5, REA: 2, INT: 2 },
    skills: { 'Heavy Weapons': 4, Unarmed: 3 },
    weapons: [heavyMachineGun],
    armor: [riotArmor],
    boxes: [3, 2, 1],
  }),
  ...people,
  ...beasts,
  ...machines,
];
