// Project Sol: premade characters to start from; the figures are house values

import type { Archetype } from '../../core/ruleset.ts';
import type { Gear, Sheet, Sol } from '../sheet.ts';
import { assaultRifle, heavyPistol, jacket, knife, lightPistol, sword, vest } from './arms.ts';

const SOURCE = 'house value, chosen: attributes and skills; boxes of Damage in Combat › Wounds';

const plain = { initiative: 0, leader: false, marks: [], boxes: { level1: 3, level2: 2, level3: 1 } } as const;

export const smoke = { name: 'Smoke grenade', skill: 'Athletics', attribute: 'AGI', threshold: 1, points: 1 } as const;
export const scanner = {
  name: 'Motion scanner',
  skill: 'Perception',
  attribute: 'LOG',
  threshold: 2,
  points: 1,
} as const;

/** Gear that any kit may hold. */
export const tools = [smoke, scanner] satisfies readonly Gear[];

const soldier: Sheet = {
  ...plain,
  attributes: { BOD: 4, AGI: 4, REA: 4, STR: 3, WIL: 3, INT: 3, LOG: 2, CHA: 2, EDGE: 2 },
  skills: [
    { name: 'Longarms', rank: 5 },
    { name: 'Sidearms', rank: 3 },
    { name: 'Blades', rank: 2 },
    { name: 'Athletics', rank: 3 },
    { name: 'Perception', rank: 2 },
  ],
  weapons: [assaultRifle, heavyPistol, knife],
  armor: [vest],
  gear: [smoke],
};

const blade: Sheet = {
  ...plain,
  attributes: { BOD: 4, AGI: 5, REA: 5, STR: 3, WIL: 3, INT: 4, LOG: 2, CHA: 2, EDGE: 3 },
  skills: [
    { name: 'Blades', rank: 6 },
    { name: 'Unarmed', rank: 3 },
    { name: 'Athletics', rank: 4 },
    { name: 'Stealth', rank: 4 },
  ],
  weapons: [sword, lightPistol],
  armor: [jacket],
  gear: [smoke],
  initiative: 1,
};

const medic: Sheet = {
  ...plain,
  attributes: { BOD: 3, AGI: 3, REA: 3, STR: 2, WIL: 4, INT: 4, LOG: 5, CHA: 3, EDGE: 2 },
  skills: [
    { name: 'Medicine', rank: 6 },
    { name: 'Sidearms', rank: 3 },
    { name: 'Perception', rank: 4 },
  ],
  weapons: [lightPistol],
  armor: [jacket],
  gear: [scanner],
  medkit: 4,
};

/** Characters that players can start with. */
export const characters: readonly Archetype<Sol>[] = [
  { name: 'Soldier', kind: 'character', source: SOURCE, sheet: soldier },
  { name: 'Blade', kind: 'character', source: SOURCE, sheet: blade },
  { name: 'Medic', kind: 'character', source: SOURCE, sheet: medic },
];
