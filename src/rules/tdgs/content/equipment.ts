// TDGS › 8 Combat › Armor; 9 Entities › Human Warrior; 17 Damage › Absorption

import * as schema from '../../core/schema.ts';
import type { Ability, Armor, Interaction, Item, Sheet, Stat, Weapon } from '../sheet.ts';
import * as form from '../sheet.ts';
import { FISTS } from '../weapons.ts';

/** Numbers: 8 Combat › Evasion, Ablative, Stacking; block values are chosen. */
export const armors = {
  lightLeather: armor({ name: 'Light Leather', evasion: 2, deflection: 10 }),
  chainMail: armor({ name: 'Chain Mail', deflection: 30 }),
  fullPlate: armor({ name: 'Full Plate', evasion: -2, deflection: 50 }),
  energyShield: armor({ name: 'Energy Shield', kind: 'shield', pool: 100 }),
  /** The stacking example's shield. Destroyed when depleted: chosen, so that there is one of each kind. */
  shield: armor({ name: 'Shield', kind: 'shield', pool: 50, depleted: 'destroyed', block: 2 }),
  towerShield: armor({ name: 'Tower Shield', kind: 'shield', pool: 100, block: 4 }),
  /** 9 Entities: Kira's plate has 50% and no evasion given. */
  plate: armor({ name: 'Plate', deflection: 50 }),
  hide: armor({ name: 'Hide', kind: 'natural', deflection: 10 }),
  amulet: armor({ name: 'Amulet', kind: 'trinket', bonuses: { CON: 4 } }),
  /** 17 Damage › Resistance, Absorption: examples. */
  fireproofCloak: armor({
    name: 'Fireproof Cloak',
    kind: 'trinket',
    interactions: [{ kind: 'resistance', type: 'Fire', percent: 25 }],
  }),
  fireAttunedArmor: armor({
    name: 'Fire Attuned Armor',
    interactions: [{ kind: 'absorption', type: 'Fire', percent: 50 }],
  }),
} as const satisfies Readonly<Record<string, Armor>>;

// TDGS › 8 Combat › Damage › Examples, Weapon Properties › Example Weapons; 17 Damage › Assigning Damage Types

const slashing = (flat: number) => [{ flat, type: 'Slashing' }];
const piercing = (flat: number) => [{ flat, type: 'Piercing' }];
const bludgeoning = (flat: number) => [{ flat, type: 'Bludgeoning' }];

/** Numbers: 8 Combat › Example Weapons, else the table of damage examples (hit +0); types by document 17. */
export const weapons = {
  fists: FISTS,
  dagger: weapon({ name: 'Dagger', damage: piercing(2), notes: 'Simple, concealable' }),
  longsword: weapon({ name: 'Longsword', hit: 1, damage: slashing(4), notes: 'Balanced, reliable' }),
  spear: weapon({ name: 'Spear', damage: piercing(3), range: 'reach', notes: 'Keeps enemies at distance' }),
  throwingKnife: weapon({ name: 'Throwing Knife', damage: piercing(2), range: 'thrown', notes: 'Expendable' }),
  shortbow: weapon({ name: 'Shortbow', hit: 1, damage: piercing(3), range: 'ranged', notes: 'Quick, accurate' }),
  longbow: weapon({ name: 'Longbow', damage: piercing(4), range: 'long range', notes: 'Powerful, slow' }),
  chaoticBlade: weapon({
    name: 'Chaotic Blade',
    hit: 1,
    damage: [{ flat: 0, dice: '2d4', type: 'Slashing' }],
    notes: 'Unpredictable but exciting',
  }),
  sword: weapon({ name: 'Sword', damage: slashing(2) }),
  greatsword: weapon({ name: 'Greatsword', damage: slashing(5) }),
  claws: weapon({ name: 'Claws', damage: slashing(5), natural: true }),
  divineFist: weapon({ name: 'Divine Fist', damage: bludgeoning(10), natural: true }),
  /** 17 Damage › Equipment. Hit +0: the book gives none. */
  enchantedBow: weapon({
    name: 'Enchanted Bow',
    damage: [
      { name: 'Piercing Weapon', flat: 2, type: 'Piercing' },
      { name: 'Flame Enchantment', flat: 0, dice: '1d4', type: 'Fire' },
    ],
    range: 'ranged',
  }),
  /** 17 Damage › Multi-type Damage. */
  enchantedFlameSword: weapon({
    name: 'Enchanted Flame Sword',
    damage: [
      { name: 'Slashing Weapon', flat: 3, type: 'Slashing' },
      { name: 'Flame Enchantment', flat: 0, dice: '1d4', type: 'Fire' },
    ],
  }),
  /** Chosen: an example of the book's "poison blade causes Poisoned". */
  poisonBlade: weapon({
    name: 'Poison Blade',
    damage: piercing(2),
    inflicts: [{ condition: 'Poisoned', value: 2, note: 'viper venom', difficulty: 12, onCritical: false }],
  }),
  /** Chosen: a weapon whose criticals bleed. */
  serratedSaber: weapon({
    name: 'Serrated Saber',
    damage: slashing(3),
    inflicts: [{ condition: 'Bleeding', value: 3, onCritical: true }],
  }),
  /** Chosen. */
  club: weapon({ name: 'Club', damage: bludgeoning(2) }),
  axe: weapon({ name: 'Axe', damage: slashing(3) }),
  /** 9 Entities, the Goblin. */
  rustyDagger: weapon({ name: 'Rusty Dagger', damage: piercing(1) }),
  /** 9 Entities, the Human Warrior. */
  warriorsLongsword: weapon({ name: 'Longsword', hit: 2, damage: slashing(3), notes: 'Kira’s own' }),
} as const satisfies Readonly<Record<string, Weapon>>;

// TDGS › 8 Combat › Healing Effects, Damage Examples; 17 Damage › Resistance, Vulnerability, Natural Weapons; 7
// Abilities

const passive = { onCritical: false } as const;

/**
 * The book's own: Heal, Greater Heal, Fire Bolt (+3 Fire), Fire Ward 25%, Greater Fire Ward 75%, Curse of Flame 50%,
 * Ice Bane 100%, Dragon Fire Breath, Sneak Attack. Durations, ranges and uses that the book leaves open are chosen, and
 * every ability marked "Chosen" is ours: one for each condition that spells can cause.
 */
export const spells = {
  heal: ability({ name: 'Heal', kind: 'spell', tradition: 'divine', helpful: true, heal: 20 }),
  greaterHeal: ability({ name: 'Greater Heal', kind: 'spell', tradition: 'divine', helpful: true, heal: 40 }),
  fireBolt: ability({ name: 'Fire Bolt', kind: 'spell', tradition: 'arcane', damage: [{ flat: 3, type: 'Fire' }] }),
  fireWard: ability({
    name: 'Fire Ward',
    kind: 'spell',
    tradition: 'divine',
    helpful: true,
    grants: [{ kind: 'resistance', type: 'Fire', percent: 25 }],
  }),
  greaterFireWard: ability({
    name: 'Greater Fire Ward',
    kind: 'spell',
    tradition: 'divine',
    helpful: true,
    grants: [{ kind: 'resistance', type: 'Fire', percent: 75 }],
  }),
  curseOfFlame: ability({
    name: 'Curse of Flame',
    kind: 'spell',
    tradition: 'arcane',
    grants: [{ kind: 'vulnerability', type: 'Fire', percent: 50 }],
  }),
  iceBane: ability({
    name: 'Ice Bane',
    kind: 'spell',
    tradition: 'arcane',
    grants: [{ kind: 'vulnerability', type: 'Cold', percent: 100 }],
  }),
  /** 17 Damage › Natural Weapons: apparent STR as Fire, a cone, once a scene. Against REF: chosen. */
  fireBreath: ability({
    name: 'Dragon Fire Breath',
    kind: 'trait',
    source: 'Race',
    timing: 'action',
    whole: 'STR',
    damage: [{ flat: 0, type: 'Fire' }],
    against: 'REF',
    area: true,
    shape: 'cone',
    reach: 'Near',
    per: 'scene',
  }),
  /** 17 Damage › Abilities: +3 Piercing. Once a round: chosen. */
  sneakAttack: ability({
    name: 'Sneak Attack',
    kind: 'skill',
    source: 'Training',
    timing: 'action',
    adds: [{ flat: 3, type: 'Piercing' }],
    per: 'round',
  }),
  /** Chosen from here on. */
  fireball: ability({
    name: 'Fireball',
    kind: 'spell',
    tradition: 'arcane',
    damage: [{ flat: 2, dice: '1d6', type: 'Fire' }],
    against: 'REF',
    area: true,
    per: 'scene',
  }),
  terror: ability({
    name: 'Terror',
    kind: 'spell',
    tradition: 'arcane',
    inflicts: [{ condition: 'Frightened', ...passive }],
  }),
  charm: ability({
    name: 'Charm',
    kind: 'spell',
    tradition: 'arcane',
    inflicts: [{ condition: 'Charmed', ...passive }],
  }),
  sleep: ability({
    name: 'Sleep',
    kind: 'spell',
    tradition: 'arcane',
    inflicts: [{ condition: 'Unconscious', rounds: 3, ...passive }],
  }),
  holdPerson: ability({
    name: 'Hold',
    kind: 'spell',
    tradition: 'divine',
    concentration: true,
    inflicts: [{ condition: 'Paralyzed', rounds: 3, ...passive }],
  }),
  haste: ability({
    name: 'Haste',
    kind: 'spell',
    tradition: 'arcane',
    helpful: true,
    concentration: true,
    per: 'scene',
    inflicts: [{ condition: 'Hasted', rounds: 3, ...passive }],
  }),
  shieldOfFaith: ability({
    name: 'Shield of Faith',
    kind: 'spell',
    tradition: 'divine',
    helpful: true,
    inflicts: [{ condition: 'Protected', ...passive }],
  }),
  invisibility: ability({
    name: 'Invisibility',
    kind: 'spell',
    tradition: 'arcane',
    helpful: true,
    per: 'scene',
    inflicts: [{ condition: 'Invisible', ...passive }],
  }),
  blindingFlash: ability({
    name: 'Blinding Flash',
    kind: 'spell',
    tradition: 'arcane',
    inflicts: [{ condition: 'Blinded', rounds: 2, ...passive }],
  }),
  battleCry: ability({
    name: 'Battle Cry',
    kind: 'skill',
    source: 'Training',
    timing: 'instant',
    ref: 8,
    helpful: true,
    area: true,
    per: 'scene',
    inflicts: [{ condition: 'Strengthened', rounds: 2, ...passive }],
  }),
  dodge: ability({ name: 'Dodge', kind: 'skill', source: 'Training', interrupt: 'Dodge', level: 2 }),
  block: ability({ name: 'Block', kind: 'skill', source: 'Training', interrupt: 'Block', level: 3 }),
  parry: ability({ name: 'Parry', kind: 'skill', source: 'Training', interrupt: 'Parry', level: 5 }),
} as const satisfies Readonly<Record<string, Ability>>;

// TDGS › 17 Damage › Resistance, Vulnerability, Absorption: the traits of its tables and examples

const trait = (name: string, kind: Interaction['kind'], type: string, percent: number) =>
  ability({ name, kind: 'trait', source: 'Race', interactions: [{ kind, type, percent }] });

export const traits = {
  /** Resistance › Examples: 50%. */
  dragonScales: trait('Dragon Scales', 'resistance', 'Fire', 50),
  /** Vulnerability › Examples. */
  coldBlooded: trait('Cold-Blooded', 'vulnerability', 'Cold', 50),
  /** Vulnerability › Stacking: added to the Curse of Flame, so it is to Fire. */
  iceElementalBody: trait('Ice Elemental Body', 'vulnerability', 'Fire', 50),
  /** Absorption › Examples. */
  fireAbsorption: trait('Fire Absorption', 'absorption', 'Fire', 100),
  minorFireAbsorption: trait('Minor Fire Absorption', 'absorption', 'Fire', 25),
} as const satisfies Readonly<Record<string, Ability>>;

// TDGS content: weapons, armor, abilities and sheets; missing fields get a sheet's defaults

export function weapon(is: Pick<Weapon, 'name'> & Partial<Weapon>): Weapon {
  return schema.withDefaults(form.weapon, is);
}

export function armor(is: Pick<Armor, 'name'> & Partial<Armor>): Armor {
  return schema.withDefaults(form.armor, is);
}

export function ability(is: Pick<Ability, 'name' | 'kind'> & Partial<Ability>): Ability {
  return schema.withDefaults(form.ability, is);
}

export function item(is: Pick<Item, 'name'> & Partial<Item>): Item {
  return schema.withDefaults(form.item, is);
}

/** A sheet with the eight stats given, or one number for all of them. */
export function sheetOf(stats: number | Readonly<Record<Stat, number>>, is: Partial<Sheet> = {}): Sheet {
  const all = (n: number) => ({ STR: n, DEX: n, CON: n, INT: n, WIS: n, CHA: n, REF: n, MOV: n });
  return schema.withDefaults(form.sheet, { ...(typeof stats === 'number' ? all(stats) : stats), ...is });
}
