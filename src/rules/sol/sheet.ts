// Project Sol › Physical Combat › Actions in Combat, Damage in Combat: the sheet of a character, and the state kept in
// a fight

import type { Combatant, OwnWords, System } from '../core/encounter.ts';
import { cachedPerObject } from '../core/given.ts';
import { plainItemsField } from '../core/items.ts';
import type { Reason } from '../core/reason.ts';
import * as schema from '../core/schema.ts';
import { ATTACK_KINDS, type ConditionName } from './conditions.ts';

/**
 * The nine attributes, by the book's short names: body, agility, reaction, strength, willpower, intuition, logic,
 * charisma, edge.
 */
export const ATTRIBUTES = ['BOD', 'AGI', 'REA', 'STR', 'WIL', 'INT', 'LOG', 'CHA', 'EDGE'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Skills that players may name in a test even if they are not on the sheet. Such a skill counts as 0. */
export const SKILLS = [
  'Athletics',
  'Blades',
  'Heavy Weapons',
  'Longarms',
  'Medicine',
  'Perception',
  'Sidearms',
  'Stealth',
  'Unarmed',
] as const;

const rating = schema.integer(1, 6);
const name = schema.text(40);

/** A weapon on a sheet. Source: Damage in Combat ("attack damage is determined by the weapon used"). */
export const weapon = schema.object({
  name,
  skill: name,
  attribute: schema.oneOf(ATTRIBUTES),
  /** The wound level that the weapon deals before net hits and soak. */
  level: schema.integer(1, 3),
  kind: schema.oneOf(ATTACK_KINDS),
  /** The action points that an attack with this weapon costs. If undefined, the house value for attacks applies. */
  points: schema.optional(schema.integer(1, 3)),
  /** How many levels each critical success adds to the wound: 1, unless the weapon's note gives another number. */
  critical: schema.withDefault(schema.integer(0, 3), 1),
  /**
   * True if the weapon is part of the body. If undefined, its name decides: the natural weapons of the book's creatures
   * are part of the body.
   */
  natural: schema.optional(schema.boolean()),
});
export type Weapon = schema.TypeOf<typeof weapon>;

/** A piece of gear, with the roll for using it: skill + attribute, against a threshold if the gear has one. */
export const gear = schema.object({
  name,
  /** What the gear does, in the player's own words. */
  brief: schema.optional(schema.text(120)),
  skill: name,
  attribute: schema.oneOf(ATTRIBUTES),
  threshold: schema.optional(schema.integer(1, 12)),
  points: schema.withDefault(schema.integer(1, 3), 1),
});
export type Gear = schema.TypeOf<typeof gear>;

/**
 * Armor. `natural` is true if the armor is part of the body. If undefined, the armor's name decides: the natural armor
 * of the book's creatures is part of the body.
 */
export const armor = schema.object({
  name,
  dice: schema.integer(0, 20),
  natural: schema.optional(schema.boolean()),
});
export type Armor = schema.TypeOf<typeof armor>;

/** A character's or creature's sheet. Skills that are not on it are 0. Source: Ruling "Sheet". */
export const sheet = schema.object({
  attributes: schema.object({
    BOD: rating,
    AGI: rating,
    REA: rating,
    STR: rating,
    WIL: rating,
    INT: rating,
    LOG: rating,
    CHA: rating,
    EDGE: schema.withDefault(rating, 1),
  }),
  skills: schema.withDefault(schema.list(schema.object({ name, rank: schema.integer(0, 12) })), []),
  weapons: schema.withDefault(schema.list(weapon, 20), []),
  armor: schema.withDefault(schema.list(armor, 10), []),
  gear: schema.withDefault(schema.list(gear, 20), []),
  items: plainItemsField,
  /** The rating of the carried medkit, 1–6. Undefined if there is none. */
  medkit: schema.optional(schema.integer(1, 6)),
  /** The initiative bonus, in dice. */
  initiative: schema.withDefault(schema.integer(0, 10), 0),
  /** True if this creature rolls the initiative that all enemies share. */
  leader: schema.withDefault(schema.boolean(), false),
  /**
   * How many wound boxes each level has. Player characters start with 3, 2 and 1; others may have different numbers.
   */
  boxes: schema.withDefault(
    schema.object({ level1: schema.integer(0, 10), level2: schema.integer(0, 10), level3: schema.integer(0, 10) }),
    {
      level1: 3,
      level2: 2,
      level3: 1,
    },
  ),
  /** Permanent marks of healed level 3 wounds. */
  marks: schema.withDefault(schema.list<OwnWords>(schema.text()), []),
});
export type Sheet = schema.TypeOf<typeof sheet>;

export interface Sol extends System {
  readonly id: 'sol';
  readonly sheet: Sheet;
  readonly condition: ConditionName;
  readonly degree: Degree;
  readonly state: { readonly encounter: EncounterState; readonly combatant: FighterState };
}

export type Fighter = Combatant<Sol>;

/** Bare hands, which everyone can fight with. The numbers are from the ruling "Creatures and equipment". */
export const FISTS: Weapon = {
  name: 'Fists',
  skill: 'Unarmed',
  attribute: 'AGI',
  level: 1,
  kind: 'melee',
  critical: 1,
};

/** The rank of a skill, ignoring case; 0 if it is not on the sheet. Ruling "Sheet". */
export function skillRank({ skills }: Sheet, wanted: string): number {
  return findEntry(skills, wanted)?.rank ?? 0;
}

/** The weapons a fighter can use: those of the sheet, and bare hands. */
export const usableWeapons = cachedPerObject(({ weapons }: Sheet): readonly Weapon[] =>
  findEntry(weapons, FISTS.name) ? weapons : [...weapons, FISTS],
);

/** The armor with the most dice: "Of several armors the best counts." Undefined if no armor gives dice. */
export function bestArmor({ armor: worn }: Sheet): Armor | undefined {
  let armorWithMostDice: Armor | undefined;
  for (const piece of worn) if (piece.dice > (armorWithMostDice?.dice ?? 0)) armorWithMostDice = piece;
  return armorWithMostDice;
}

/**
 * Finds a sheet's entry, such as a weapon or a skill, by the name that a player typed. Ignores case and spaces around
 * the name.
 */
export function findEntry<T extends { readonly name: string }>(entries: readonly T[], input: string): T | undefined {
  const lowerName = input.trim().toLowerCase();
  return entries.find((entry) => entry.name.toLowerCase() === lowerName);
}

/** The results of a test. Each is also one of the tiers that all systems share. */
export type Degree = 'failure' | 'success' | 'critical success';

/** The wound levels that have boxes. A wound above level 3 kills. */
export const WOUND_LEVELS = [1, 2, 3] as const;
export type WoundLevel = (typeof WOUND_LEVELS)[number];

/** A wound, and the wound box on the sheet that it fills. */
export interface Wound {
  readonly level: WoundLevel;
  /** The index of the wound's box among the boxes of its level. The first box is 0, and players see it as "(a)". */
  readonly box: number;
  /** Counts up as wounds are taken, so the older of two wounds has the lower number. */
  readonly number: number;
  /** The wound's cause. */
  readonly from: Reason;
  /** The wound's name in the story: "a broken rib". */
  readonly words?: OwnWords;
  /** True once a medkit has been tried on the wound. */
  readonly tried?: true;
}

interface EncounterState {
  /** The initiative that all enemies share. It stays after the leader who rolled it has left. */
  readonly enemiesScore?: number;
}

interface FighterState {
  /** The wounds, lowest level first, and within a level the oldest first. */
  readonly wounds: readonly Wound[];
  /** The drawn weapon. If undefined, the first on the sheet is in hand. */
  readonly inHand?: string;
}
