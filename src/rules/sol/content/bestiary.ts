// Project Sol: people of our own, from thugs to whoever commands them: every figure is a house value

import type { Archetype } from '../../core/ruleset.ts';
import type { Sol } from '../sheet.ts';
import { jacket, riotArmor, vest } from './armor.ts';
import { assaultRifle, heavyMachineGun, heavyPistol, knife, lightPistol, sword } from './arms.ts';
import * as arms from './bestiary-arms.ts';
import { chosen } from './creature.ts';
import { smoke } from './premade.ts';

export const people: readonly Archetype<Sol>[] = [
  chosen('Thug', 'hard to fell for one without armor, and no shot at all', {
    attributes: { BOD: 4, STR: 4, REA: 2, INT: 2, WIL: 2 },
    skills: { Unarmed: 3, Athletics: 2 },
    weapons: [arms.knuckles],
    boxes: [3, 1, 0],
  }),
  chosen('Gang Gunner', 'sprays: three bursts a turn, each of which armor stops', {
    attributes: { AGI: 3, WIL: 2, INT: 2 },
    skills: { Sidearms: 3, Athletics: 2 },
    weapons: [arms.machinePistol],
    boxes: [2, 1, 0],
  }),
  chosen('Raider', 'a shotgun that is deadly when it hits well', {
    attributes: { BOD: 4 },
    skills: { Longarms: 3, Blades: 2 },
    weapons: [arms.shotgun, knife],
    armor: [jacket],
    boxes: [2, 2, 1],
  }),
  chosen('Corpsman', 'mends the others under fire', {
    attributes: { AGI: 3, WIL: 4, INT: 4, LOG: 5 },
    skills: { Medicine: 5, Sidearms: 2, Perception: 3 },
    weapons: [lightPistol],
    armor: [jacket],
    medkit: 5,
    boxes: [2, 1, 1],
  }),
  chosen('Riot Trooper', 'wades in behind the heaviest armor a body wears', {
    attributes: { STR: 4, REA: 2 },
    skills: { Clubs: 4, Sidearms: 1, Athletics: 2 },
    weapons: [arms.baton, lightPistol],
    armor: [riotArmor],
    gear: [smoke],
    boxes: [2, 1, 1],
  }),
  chosen('Marksman', 'one shot a turn, which kills where it hits well', {
    attributes: { AGI: 5, INT: 4, WIL: 3 },
    skills: { Longarms: 5, Stealth: 4, Perception: 4 },
    weapons: [arms.sniperRifle, lightPistol],
    boxes: [2, 1, 1],
  }),
  chosen('Grenadier', 'a slow launcher that always wounds deeply and never more than that', {
    attributes: { BOD: 4, STR: 4, INT: 4 },
    skills: { 'Heavy Weapons': 4, Sidearms: 2 },
    weapons: [arms.launcher, lightPistol],
    armor: [vest],
    boxes: [3, 2, 1],
  }),
  chosen('Stalker', 'hard to hit, strikes three times, and wears nothing', {
    attributes: { AGI: 5, REA: 5, INT: 5, STR: 2, WIL: 3 },
    skills: { Blades: 4, Stealth: 5, Athletics: 4 },
    weapons: [arms.twinBlades],
    initiative: 3,
    boxes: [2, 1, 1],
  }),
  chosen('Veteran', 'has done all of this before, and can patch a wound', {
    attributes: { BOD: 4, AGI: 4, REA: 4, INT: 4, WIL: 4, LOG: 3 },
    skills: { Longarms: 5, Sidearms: 4, Blades: 4, Athletics: 3, Medicine: 3, Perception: 4 },
    weapons: [assaultRifle, knife],
    armor: [vest],
    gear: [smoke],
    medkit: 3,
    initiative: 1,
    boxes: [3, 2, 1],
  }),
  chosen('Assassin', 'first to move; a good hit with the blade kills outright', {
    attributes: { BOD: 3, AGI: 6, REA: 6, INT: 5, WIL: 4 },
    skills: { Blades: 6, Sidearms: 5, Stealth: 6, Athletics: 5 },
    weapons: [arms.monoBlade, heavyPistol],
    armor: [jacket],
    initiative: 4,
    boxes: [3, 2, 1],
  }),
  chosen('Exo Trooper', 'a machine gun in armor that carries itself', {
    attributes: { BOD: 5, STR: 6, REA: 3, WIL: 4 },
    skills: { 'Heavy Weapons': 5, Unarmed: 4 },
    weapons: [heavyMachineGun, arms.powerFist],
    armor: [arms.plating(11)],
    boxes: [4, 3, 1],
  }),
  chosen('Warlord', 'leads the enemies, shoots, fences and mends', {
    attributes: { BOD: 6, AGI: 5, REA: 6, STR: 5, WIL: 6, INT: 6, LOG: 4, CHA: 6, EDGE: 4 },
    skills: { Longarms: 7, Blades: 7, Medicine: 4, Perception: 5 },
    weapons: [assaultRifle, sword],
    armor: [riotArmor],
    medkit: 4,
    initiative: 3,
    leader: true,
    boxes: [4, 3, 2],
  }),
];
