// Project Sol's NPC tables are not published: house people, beasts and machines; every figure is a house value

import type { Archetype } from '../../core/ruleset.ts';
import type { Armor, Attribute, Sheet, Sol, Weapon } from '../sheet.ts';
import {
  assaultRifle,
  heavyMachineGun,
  heavyPistol,
  jacket,
  knife,
  lightPistol,
  riotArmor,
  sword,
  vest,
} from './arms.ts';
import { scanner, smoke } from './premade.ts';

/** A weapon's row: the wound level, and anything unusual. A critical success adds one level by default. */
function arm(
  kind: Weapon['kind'],
  name: string,
  pool: readonly [skill: string, attribute: Attribute],
  level: number,
  unusual: Pick<Weapon, 'points'> & Partial<Pick<Weapon, 'critical'>> = {},
): Weapon {
  const [skill, attribute] = pool;
  return { name, skill, attribute, level, kind, critical: 1, ...unusual };
}

/** One point an attack, so it can strike several times a turn. */
const QUICK = { points: 1 } as const;
/** An attack takes a whole turn's points. */
const SLOW = { points: 3 } as const;

const teeth = arm('melee', 'Teeth', ['Unarmed', 'AGI'], 1, { critical: 0 });
const bite = arm('melee', 'Bite', ['Unarmed', 'AGI'], 2);
const claws = arm('melee', 'Claws', ['Unarmed', 'STR'], 2, QUICK);
const slam = arm('melee', 'Slam', ['Unarmed', 'STR'], 2, { critical: 2 });
const knuckles = arm('melee', 'Brass Knuckles', ['Unarmed', 'STR'], 1);
const baton = arm('melee', 'Shock Baton', ['Clubs', 'AGI'], 2);
const twinBlades = arm('melee', 'Twin Blades', ['Blades', 'AGI'], 1, QUICK);
const monoBlade = arm('melee', 'Monoblade', ['Blades', 'AGI'], 2, { critical: 3 });
const powerFist = arm('melee', 'Power Fist', ['Unarmed', 'STR'], 3);
const stomp = arm('melee', 'Stomp', ['Unarmed', 'STR'], 3, SLOW);

const needleGun = arm('ranged', 'Needle Gun', ['Sidearms', 'AGI'], 1, { points: 1, critical: 0 });
const machinePistol = arm('ranged', 'Machine Pistol', ['Sidearms', 'AGI'], 1, QUICK);
const shotgun = arm('ranged', 'Shotgun', ['Longarms', 'AGI'], 2, { critical: 2 });
const sniperRifle = arm('ranged', 'Sniper Rifle', ['Longarms', 'AGI'], 3, { points: 3, critical: 2 });
const carbine = arm('ranged', 'Carbine', ['Longarms', 'AGI'], 2);
const launcher = arm('ranged', 'Grenade Launcher', ['Heavy Weapons', 'INT'], 3, { points: 3, critical: 0 });
const rotaryGun = arm('ranged', 'Rotary Gun', ['Heavy Weapons', 'STR'], 2, QUICK);
const cannon = arm('ranged', 'Cannon', ['Heavy Weapons', 'STR'], 3, { critical: 2 });

const shell = (dice: number): Armor => ({ name: 'Shell', dice });
const hide = (dice: number): Armor => ({ name: 'Hide', dice });
const plating = (dice: number): Armor => ({ name: 'Plating', dice });

/** Attributes of an average fit person. */
const FIT: Readonly<Record<Attribute, number>> = {
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

/** A creature as it is written; everything left out has a default. */
interface Written
  extends Pick<Sheet, 'weapons'>,
    Partial<Pick<Sheet, 'armor' | 'gear' | 'initiative' | 'leader' | 'medkit'>> {
  /** Attributes that differ from `FIT`. */
  readonly attributes?: Partial<Record<Attribute, number>>;
  readonly skills: Readonly<Record<string, number>>;
  /** Wound boxes of level 1, 2 and 3. */
  readonly boxes: readonly [level1: number, level2: number, level3: number];
}

/** A creature a GM can add. `source` is the source of its figures. */
function creature(name: string, source: string, written: Written): Archetype<Sol> {
  const { attributes, skills, boxes, ...more } = written;
  const [level1, level2, level3] = boxes;
  const sheet: Sheet = {
    armor: [],
    initiative: 0,
    leader: false,
    gear: [],
    marks: [],
    ...more,
    attributes: { ...FIT, ...attributes },
    skills: Object.entries(skills).map(([skill, rank]) => ({ name: skill, rank })),
    boxes: { level1, level2, level3 },
  };
  return { name, kind: 'creature', source, sheet };
}

/** A creature with house weapons or armor; `what` says how it differs from all others. */
function chosen(name: string, what: string, written: Written): Archetype<Sol> {
  return creature(name, `house value, chosen: ${what}`, written);
}

const people: readonly Archetype<Sol>[] = [
  chosen('Thug', 'hard to fell for one without armor, and no shot at all', {
    attributes: { BOD: 4, STR: 4, REA: 2, INT: 2, WIL: 2 },
    skills: { Unarmed: 3, Athletics: 2 },
    weapons: [knuckles],
    boxes: [3, 1, 0],
  }),
  chosen('Gang Gunner', 'sprays: three bursts a turn, each of which armor stops', {
    attributes: { AGI: 3, WIL: 2, INT: 2 },
    skills: { Sidearms: 3, Athletics: 2 },
    weapons: [machinePistol],
    boxes: [2, 1, 0],
  }),
  chosen('Raider', 'a shotgun that is deadly when it hits well', {
    attributes: { BOD: 4 },
    skills: { Longarms: 3, Blades: 2 },
    weapons: [shotgun, knife],
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
    weapons: [baton, lightPistol],
    armor: [riotArmor],
    gear: [smoke],
    boxes: [2, 1, 1],
  }),
  chosen('Marksman', 'one shot a turn, which kills where it hits well', {
    attributes: { AGI: 5, INT: 4, WIL: 3 },
    skills: { Longarms: 5, Stealth: 4, Perception: 4 },
    weapons: [sniperRifle, lightPistol],
    boxes: [2, 1, 1],
  }),
  chosen('Grenadier', 'a slow launcher that always wounds deeply and never more than that', {
    attributes: { BOD: 4, STR: 4, INT: 4 },
    skills: { 'Heavy Weapons': 4, Sidearms: 2 },
    weapons: [launcher, lightPistol],
    armor: [vest],
    boxes: [3, 2, 1],
  }),
  chosen('Stalker', 'hard to hit, strikes three times, and wears nothing', {
    attributes: { AGI: 5, REA: 5, INT: 5, STR: 2, WIL: 3 },
    skills: { Blades: 4, Stealth: 5, Athletics: 4 },
    weapons: [twinBlades],
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
    weapons: [monoBlade, heavyPistol],
    armor: [jacket],
    initiative: 4,
    boxes: [3, 2, 1],
  }),
  chosen('Exo Trooper', 'a machine gun in armor that carries itself', {
    attributes: { BOD: 5, STR: 6, REA: 3, WIL: 4 },
    skills: { 'Heavy Weapons': 5, Unarmed: 4 },
    weapons: [heavyMachineGun, powerFist],
    armor: [plating(11)],
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

/** Attributes that every beast, or every machine, is low in. */
const BEAST: Partial<Record<Attribute, number>> = { LOG: 1, CHA: 1 };
const MACHINE: Partial<Record<Attribute, number>> = { CHA: 1, WIL: 1 };

const beasts: readonly Archetype<Sol>[] = [
  chosen('Sewer Rat', 'vermin: one wound is its last, and its teeth never do more than scratch', {
    attributes: { ...BEAST, BOD: 1, AGI: 3, REA: 3, STR: 1, WIL: 1, INT: 2 },
    skills: { Unarmed: 1, Stealth: 4 },
    weapons: [teeth],
    boxes: [1, 0, 0],
  }),
  chosen('Watchdog', 'quick to act and quick to bite, and soon hurt', {
    attributes: { ...BEAST, BOD: 2, AGI: 4, REA: 4, STR: 2, INT: 3, WIL: 2 },
    skills: { Unarmed: 3, Perception: 5, Athletics: 4 },
    weapons: [bite],
    initiative: 3,
    boxes: [2, 1, 0],
  }),
  chosen('Brute', 'bred for its strength: it takes much and strikes hard, and hits seldom', {
    attributes: { ...BEAST, BOD: 6, AGI: 2, REA: 2, STR: 6, INT: 2 },
    skills: { Unarmed: 2, Athletics: 3 },
    weapons: [slam],
    boxes: [4, 3, 1],
  }),
  chosen('Burrower', 'a hunter from below: two claws for one bite, and a hide', {
    attributes: { ...BEAST, BOD: 6, AGI: 5, REA: 5, STR: 6, INT: 4, WIL: 4 },
    skills: { Unarmed: 6, Stealth: 6, Athletics: 5 },
    weapons: [claws],
    armor: [hide(6)],
    initiative: 3,
    boxes: [4, 3, 2],
  }),
];

const machines: readonly Archetype<Sol>[] = [
  chosen('Scout Drone', 'small and hard to hit; anything that gets through its shell breaks it', {
    attributes: { ...MACHINE, BOD: 1, AGI: 4, REA: 5, STR: 1, INT: 4 },
    skills: { Sidearms: 1, Perception: 5 },
    weapons: [needleGun],
    armor: [shell(2)],
    gear: [scanner],
    boxes: [0, 0, 1],
  }),
  chosen('Gun Drone', 'each wound of it is a bad one, and it shoots steadily', {
    attributes: { ...MACHINE, BOD: 3, AGI: 4, REA: 3, INT: 3 },
    skills: { Longarms: 3, Perception: 4 },
    weapons: [carbine],
    armor: [plating(6)],
    boxes: [0, 2, 1],
  }),
  chosen('Cyborg', 'more machine than body: close by nothing hits harder', {
    attributes: { ...MACHINE, BOD: 6, AGI: 4, REA: 4, STR: 6, WIL: 4 },
    skills: { Unarmed: 6, Sidearms: 4, Athletics: 4 },
    weapons: [powerFist, machinePistol],
    armor: [plating(8)],
    initiative: 2,
    boxes: [4, 3, 1],
  }),
  chosen('War Walker', 'a cannon on legs in thick plates; what is beneath its feet is trodden on', {
    attributes: { ...MACHINE, BOD: 6, AGI: 2, REA: 3, STR: 6, INT: 4 },
    skills: { 'Heavy Weapons': 6, Unarmed: 4, Perception: 4 },
    weapons: [cannon, stomp],
    armor: [plating(12)],
    boxes: [2, 4, 3],
  }),
  chosen('Siege Engine', 'a fortress that moves: it fires three times a turn, and hardly anything scratches it', {
    attributes: { ...MACHINE, BOD: 6, AGI: 2, REA: 3, STR: 6, INT: 5 },
    skills: { 'Heavy Weapons': 11, Perception: 6 },
    weapons: [rotaryGun, stomp],
    armor: [plating(13)],
    initiative: 2,
    boxes: [4, 4, 4],
  }),
];

const SOURCE = 'house value, chosen: attributes, skills and boxes; weapons and armor of the ruling "Content to ship"';

/** The creatures a GM can add to a fight; the four of the ruling come first. */
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
