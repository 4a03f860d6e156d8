// Project Sol: beasts and machines of our own, from vermin to what walks over walls: every figure is a house value

import type { Archetype } from '../../core/ruleset.ts';
import type { Attribute, Sol } from '../sheet.ts';
import * as arms from './bestiary-arms.ts';
import { chosen } from './creature.ts';
import { scanner } from './premade.ts';

/** What no beast and no machine has much of. */
const BEAST: Partial<Record<Attribute, number>> = { LOG: 1, CHA: 1 };
const MACHINE: Partial<Record<Attribute, number>> = { CHA: 1, WIL: 1 };

export const beasts: readonly Archetype<Sol>[] = [
  chosen('Sewer Rat', 'vermin: one wound is its last, and its teeth never do more than scratch', {
    attributes: { ...BEAST, BOD: 1, AGI: 3, REA: 3, STR: 1, WIL: 1, INT: 2 },
    skills: { Unarmed: 1, Stealth: 4 },
    weapons: [arms.teeth],
    boxes: [1, 0, 0],
  }),
  chosen('Watchdog', 'quick to act and quick to bite, and soon hurt', {
    attributes: { ...BEAST, BOD: 2, AGI: 4, REA: 4, STR: 2, INT: 3, WIL: 2 },
    skills: { Unarmed: 3, Perception: 5, Athletics: 4 },
    weapons: [arms.bite],
    initiative: 3,
    boxes: [2, 1, 0],
  }),
  chosen('Brute', 'bred for its strength: it takes much and strikes hard, and hits seldom', {
    attributes: { ...BEAST, BOD: 6, AGI: 2, REA: 2, STR: 6, INT: 2 },
    skills: { Unarmed: 2, Athletics: 3 },
    weapons: [arms.slam],
    boxes: [4, 3, 1],
  }),
  chosen('Burrower', 'a hunter from below: two claws for one bite, and a hide', {
    attributes: { ...BEAST, BOD: 6, AGI: 5, REA: 5, STR: 6, INT: 4, WIL: 4 },
    skills: { Unarmed: 6, Stealth: 6, Athletics: 5 },
    weapons: [arms.claws],
    armor: [arms.hide(6)],
    initiative: 3,
    boxes: [4, 3, 2],
  }),
];

export const machines: readonly Archetype<Sol>[] = [
  chosen('Scout Drone', 'small and hard to hit; anything that gets through its shell breaks it', {
    attributes: { ...MACHINE, BOD: 1, AGI: 4, REA: 5, STR: 1, INT: 4 },
    skills: { Sidearms: 1, Perception: 5 },
    weapons: [arms.needleGun],
    armor: [arms.shell(2)],
    gear: [scanner],
    boxes: [0, 0, 1],
  }),
  chosen('Gun Drone', 'each wound of it is a bad one, and it shoots steadily', {
    attributes: { ...MACHINE, BOD: 3, AGI: 4, REA: 3, INT: 3 },
    skills: { Longarms: 3, Perception: 4 },
    weapons: [arms.carbine],
    armor: [arms.plating(6)],
    boxes: [0, 2, 1],
  }),
  chosen('Cyborg', 'more machine than body: close by nothing hits harder', {
    attributes: { ...MACHINE, BOD: 6, AGI: 4, REA: 4, STR: 6, WIL: 4 },
    skills: { Unarmed: 6, Sidearms: 4, Athletics: 4 },
    weapons: [arms.powerFist, arms.machinePistol],
    armor: [arms.plating(8)],
    initiative: 2,
    boxes: [4, 3, 1],
  }),
  chosen('War Walker', 'a cannon on legs in thick plates; what is beneath its feet is trodden on', {
    attributes: { ...MACHINE, BOD: 6, AGI: 2, REA: 3, STR: 6, INT: 4 },
    skills: { 'Heavy Weapons': 6, Unarmed: 4, Perception: 4 },
    weapons: [arms.cannon, arms.stomp],
    armor: [arms.plating(12)],
    boxes: [2, 4, 3],
  }),
  chosen('Siege Engine', 'a fortress that moves: it fires three times a turn, and hardly anything scratches it', {
    attributes: { ...MACHINE, BOD: 6, AGI: 2, REA: 3, STR: 6, INT: 5 },
    skills: { 'Heavy Weapons': 11, Perception: 6 },
    weapons: [arms.rotaryGun, arms.stomp],
    armor: [arms.plating(13)],
    initiative: 2,
    boxes: [4, 4, 4],
  }),
];
