// TDGS › 2 Stats; 7 Abilities; 8 Combat › Weapon Properties, Armor, Core Debuffs, Core Buffs; 15 Equipment; 17 Damage ›
// Assigning Damage Types, Damage Interactions: what a sheet can contain

import type { TileName } from '../../field/field.ts';
import type { Notation } from '../core/dice.ts';
import type { Combatant, CombatantId, Encounter, System } from '../core/encounter.ts';
import { CONDITION_ENDS } from '../core/intent.ts';
import type { Resolution } from '../core/resolution.ts';
import * as schema from '../core/schema.ts';

/** The eight attributes, from 0 to 100. LUK is separate. */
export const STATS = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA', 'REF', 'MOV'] as const;
export type Stat = (typeof STATS)[number];

/** Sizes, from the smallest. They matter for grappling, escaping and shoving. Source: document 9, Entities. */
export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
export type Size = (typeof SIZES)[number];

export const RANGE_TYPES = ['melee', 'reach', 'thrown', 'ranged', 'long range'] as const;
export type RangeType = (typeof RANGE_TYPES)[number];

export const BANDS = ['Adjacent', 'Near', 'Far', 'Distant'] as const;
export type Band = (typeof BANDS)[number];

export const INTERACTIONS = ['resistance', 'vulnerability', 'immunity', 'absorption'] as const;
export const INTERRUPTS = ['Dodge', 'Block', 'Parry'] as const;
export type Interrupt = (typeof INTERRUPTS)[number];
/** Where an ability comes from. Source: document 7, Abilities. */
export const ABILITY_SOURCES = ['Class', 'Race', 'Item', 'Effect', 'Training', 'Discovery'] as const;

/** The shapes of areas. Source: document 16, Area of Effect. */
export const SHAPES = ['burst', 'cone', 'line'] as const;
export type Shape = (typeof SHAPES)[number];

/** The debuffs of the book, in its order. */
export const DEBUFFS = [
  'Grappled',
  'Prone',
  'Stunned',
  'Frightened',
  'Poisoned',
  'Bleeding',
  'Blinded',
  'Deafened',
  'Unconscious',
  'Paralyzed',
  'Slowed',
  'Burning',
  'Charmed',
] as const;

/** The buffs of the book, the stat buffs last. */
export const BUFFS = [
  'Invisible',
  'Hasted',
  'Protected',
  'Regenerating',
  'Strengthened',
  'Quickened',
  'Fortified',
  'Sharpened',
  'Enlightened',
  'Emboldened',
  'Accelerated',
  'Attuned',
] as const;

/**
 * States that actions of the book cause for a while. The book doesn't call them conditions, but they are stored like
 * conditions.
 */
const ACTION_STATES = [
  'Full Defense',
  'Helped',
  'Readied',
  'Concentrating',
  'Hidden',
  'Aware',
  'Enchanted',
  'Delaying',
  'Declared',
  'In Hazard',
] as const;

export const CONDITIONS = [...DEBUFFS, ...BUFFS, ...ACTION_STATES] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** The maximum number of dice in one notation on a sheet, such as "20d6". */
const MAX_DICE = 20;
const MIN_DIE_SIDES = 2;
const MAX_DIE_SIDES = 100;

/** Reads dice on a sheet: at most 20 dice with at most 100 sides. */
const notationReader: schema.Reader<Notation> = {
  wants: { kind: 'dice', most: MAX_DICE, least: MIN_DIE_SIDES, sides: MAX_DIE_SIDES },
  json: { type: 'string', pattern: String.raw`^\d{1,2}d\d{1,3}$` },
  read(value, path, problems) {
    if (typeof value === 'string' && isNotation(value)) return value;
    problems.push({ path, wants: this.wants });
    return undefined;
  },
};

export function isNotation(input: string): input is Notation {
  const match = /^(\d{1,2})d(\d{1,3})$/.exec(input);
  const [count, sides] = [Number(match?.[1]), Number(match?.[2])];
  return match !== null && count >= 1 && count <= MAX_DICE && sides >= MIN_DIE_SIDES && sides <= MAX_DIE_SIDES;
}

const statBonus = schema.integer(-100, 100);
export const statBonuses = schema.object({
  STR: schema.optional(statBonus),
  DEX: schema.optional(statBonus),
  CON: schema.optional(statBonus),
  INT: schema.optional(statBonus),
  WIS: schema.optional(statBonus),
  CHA: schema.optional(statBonus),
  REF: schema.optional(statBonus),
  MOV: schema.optional(statBonus),
});

/** Part of a damage bonus: flat, dice or both, of one type or untyped. */
const damageComponent = schema.object({
  /** The trait that the bonus comes from: "Flame Enchantment". If undefined, the weapon or ability itself. */
  name: schema.optional(schema.text(40)),
  flat: schema.withDefault(schema.integer(0, 1000), 0),
  dice: schema.optional(notationReader),
  type: schema.optional(schema.text(30)),
});
const uncheckedInteraction = schema.object({
  kind: schema.oneOf(INTERACTIONS),
  type: schema.text(30),
  percent: schema.withDefault(schema.integer(1, 1000), 100),
  /** The interaction's source, if it isn't the item or ability that has the interaction: "Racial Trait". */
  source: schema.optional(schema.text(40)),
});
/** Reads an interaction. Refuses a partial immunity: "Immunity: binary. No partial immunity. That's Resistance." */
export const interaction: typeof uncheckedInteraction = {
  ...uncheckedInteraction,
  read(value, path, problems) {
    const parsedInteraction = uncheckedInteraction.read(value, path, problems);
    if (parsedInteraction?.kind === 'immunity' && parsedInteraction.percent !== 100)
      problems.push({
        path: [...path, 'percent'],
        wants: { kind: 'full-immunity' },
      });
    return parsedInteraction;
  },
};

/** The weight in weight units (WU). If undefined, the item weighs nothing. */
const weight = schema.optional(schema.integer(0, 10_000));

/** A condition that a weapon, a spell or an item causes. With a `difficulty` the victim may resist it. */
export const inflictedCondition = schema.object({
  condition: schema.oneOf(CONDITIONS),
  value: schema.optional(schema.integer(0, 1000)),
  rounds: schema.optional(schema.integer(1, 100)),
  /** When the condition ends, if not after `rounds`. `lasting`: only when it is removed, so it outlasts a rest. */
  lasting: schema.optional(schema.oneOf(CONDITION_ENDS)),
  note: schema.optional(schema.text(40)),
  /** The damage type that the condition deals each round, if that isn't its usual one. */
  type: schema.optional(schema.text(30)),
  difficulty: schema.optional(schema.integer(0, 100)),
  resist: schema.optional(schema.oneOf(STATS)),
  /** Whether only a natural 20 causes the condition. */
  onCritical: schema.withDefault(schema.boolean(), false),
});

export const weapon = schema.object({
  name: schema.text(40),
  hit: schema.withDefault(schema.integer(-20, 20), 0),
  hitDice: schema.optional(notationReader),
  damage: schema.withDefault(schema.list(damageComponent, 6), []),
  range: schema.withDefault(schema.oneOf(RANGE_TYPES), 'melee'),
  natural: schema.withDefault(schema.boolean(), false),
  inflicts: schema.withDefault(schema.list(inflictedCondition, 4), []),
  notes: schema.optional(schema.text(80)),
  weight,
});

export const armor = schema.object({
  name: schema.text(40),
  kind: schema.withDefault(schema.oneOf(['suit', 'shield', 'natural', 'trinket']), 'suit'),
  evasion: schema.withDefault(schema.integer(-20, 20), 0),
  deflection: schema.withDefault(schema.integer(0, 100), 0),
  pool: schema.withDefault(schema.integer(0, 1_000_000), 0),
  depleted: schema.withDefault(schema.oneOf(['destroyed', 'recharges']), 'recharges'),
  /** How much a Block with this armor reduces an attack, on top of the skill's level. */
  block: schema.withDefault(schema.integer(0, 100), 0),
  bonuses: schema.withDefault(statBonuses, {}),
  interactions: schema.withDefault(schema.list(interaction, 20), []),
  /**
   * Conditions that the wearer has from the start of combat, and gains when the armor is put on: a cloak of
   * invisibility.
   */
  inflicts: schema.optional(schema.list(inflictedCondition, 4)),
  worn: schema.withDefault(schema.boolean(), true),
  /** Whether the armor is useless, and can't be put on, until it is repaired. */
  destroyed: schema.optional(schema.boolean()),
  weight,
});

export const ability = schema.object({
  name: schema.text(40),
  kind: schema.oneOf(['skill', 'spell', 'trait']),
  source: schema.optional(schema.oneOf(ABILITY_SOURCES)),
  level: schema.withDefault(schema.integer(1, 8), 1),
  /**
   * The actions or weapons to which a skill adds ⌊level ÷ 2⌋: "attack", "melee", a weapon's name, "grapple", "hide" …
   */
  acts: schema.withDefault(schema.list(schema.text(30), 12), []),
  bonuses: schema.withDefault(statBonuses, {}),
  interactions: schema.withDefault(schema.list(interaction, 20), []),
  /** Added to the damage of weapon attacks: always, or when the attack names the ability (`timing: action`). */
  adds: schema.withDefault(schema.list(damageComponent, 6), []),
  interrupt: schema.optional(schema.oneOf(INTERRUPTS)),
  timing: schema.withDefault(schema.oneOf(['passive', 'action', 'instant']), 'passive'),
  tradition: schema.withDefault(schema.oneOf(['arcane', 'divine', 'none']), 'none'),
  /** The REF that decides when an Instant is resolved. If undefined, the REF of its declarer decides. */
  ref: schema.optional(schema.integer(0, 100)),
  uses: schema.optional(schema.integer(1, 100)),
  per: schema.optional(schema.oneOf(['round', 'scene', 'day'])),
  /** The target's stat that the ability is rolled against. */
  against: schema.withDefault(schema.oneOf(STATS), 'WIS'),
  hit: schema.withDefault(schema.integer(-20, 20), 0),
  damage: schema.withDefault(schema.list(damageComponent, 6), []),
  /**
   * The stat that the damage uses instead of the casting stat. The damage that comes from the stat has the type of the
   * first entry in `damage`.
   */
  whole: schema.optional(schema.oneOf(STATS)),
  heal: schema.withDefault(schema.integer(0, 100), 0),
  cleanses: schema.withDefault(schema.list(schema.oneOf(CONDITIONS), 20), []),
  inflicts: schema.withDefault(schema.list(inflictedCondition, 6), []),
  /** Interactions that the ability grants for `rounds`, or for the scene. */
  grants: schema.withDefault(schema.list(interaction, 10), []),
  rounds: schema.optional(schema.integer(1, 100)),
  area: schema.withDefault(schema.boolean(), false),
  /** The shape of an area on a map. If undefined, a burst. */
  shape: schema.optional(schema.oneOf(SHAPES)),
  /** The radius of a burst, or the length of a cone or line, in squares. */
  size: schema.optional(schema.integer(1, 26)),
  helpful: schema.withDefault(schema.boolean(), false),
  reach: schema.withDefault(schema.oneOf(BANDS), 'Far'),
  concentration: schema.withDefault(schema.boolean(), false),
});

export const item = schema.object({
  name: schema.text(40),
  count: schema.withDefault(schema.integer(0, 99), 1),
  heal: schema.withDefault(schema.integer(0, 100), 0),
  cleanses: schema.withDefault(schema.list(schema.oneOf(CONDITIONS), 20), []),
  inflicts: schema.withDefault(schema.list(inflictedCondition, 4), []),
  /** The weight of one item, of which the combatant can have several. */
  weight,
});

export type Weapon = schema.TypeOf<typeof weapon>;
export type Armor = schema.TypeOf<typeof armor>;
export type Ability = schema.TypeOf<typeof ability>;
export type Item = schema.TypeOf<typeof item>;
export type DamageComponent = schema.TypeOf<typeof damageComponent>;
export type Interaction = schema.TypeOf<typeof interaction>;
export type InflictedCondition = schema.TypeOf<typeof inflictedCondition>;

/** A list of named entries, all with different names, because armor pools and uses are counted by name. */
function namedEntries<T extends { readonly name: string }>(entry: schema.Reader<T>): schema.Reader<readonly T[]> {
  const entriesReader = schema.list(entry, 40);
  return {
    ...entriesReader,
    read(value, path, problems) {
      const parsedEntries = entriesReader.read(value, path, problems);
      const entryNames = (parsedEntries ?? []).map(({ name }) => name.toLowerCase());
      const repeatedName = entryNames.find((name, index) => entryNames.indexOf(name) !== index);
      if (repeatedName !== undefined) problems.push({ path, wants: { kind: 'twice', name: repeatedName } });
      return parsedEntries;
    },
  };
}

const stat = schema.integer(0, 100);

/** The schema of a sheet. Stats 0–100, LUK −10…+10; everything else may be left out. */
export const sheet = schema.object({
  STR: stat,
  DEX: stat,
  CON: stat,
  INT: stat,
  WIS: stat,
  CHA: stat,
  REF: stat,
  MOV: stat,
  LUK: schema.withDefault(schema.integer(-10, 10), 0),
  size: schema.withDefault(schema.oneOf(SIZES), 'Medium'),
  /** Only for show: HP does not scale with level. */
  level: schema.withDefault(schema.integer(1, 100), 1),
  weapons: schema.withDefault(namedEntries(weapon), []),
  /** The weapon in use. If undefined, the first that isn't natural. */
  wields: schema.optional(schema.text(40)),
  armor: schema.withDefault(namedEntries(armor), []),
  abilities: schema.withDefault(namedEntries(ability), []),
  items: schema.withDefault(namedEntries(item), []),
  interactions: schema.withDefault(schema.list(interaction, 40), []),
  /** Conditions that a creature has by nature when a fight begins: a troll's regeneration. */
  innate: schema.withDefault(schema.list(inflictedCondition, 6), []),
});

export type Sheet = schema.TypeOf<typeof sheet>;

/** The state that TDGS keeps for an encounter. */
interface EncounterState {
  /** Groups with equal REF and LUK whose order a d2 has decided. */
  readonly ties: readonly (readonly CombatantId[])[];
  /** True if the GM started the rounds of a fight that was already decided. These rounds run until the GM stops them. */
  readonly goesOn?: true;
}

/** An Instant declared for the start of the next round. */
export interface DeclaredInstant {
  readonly ability: string;
  readonly targets: readonly CombatantId[];
  /** The tile that an area is aimed at, if there is a map. */
  readonly to?: TileName;
}

/** The state that TDGS keeps for a combatant. */
interface FighterState {
  readonly declared?: readonly DeclaredInstant[];
}

/** The types in which TDGS differs from other systems. */
export interface Tdgs extends System {
  readonly id: 'tdgs';
  readonly sheet: Sheet;
  readonly condition: ConditionName;
  readonly degree: Degree;
  readonly state: { readonly encounter: EncounterState; readonly combatant: FighterState };
}

/** A combatant in a TDGS encounter. */
export type Fighter = Combatant<Tdgs>;
export type Fight = Encounter<Tdgs>;
export type TdgsResolution = Resolution<Tdgs>;

/** The results of rolls, in the book's words. An attack hits or misses; everything else succeeds or fails. */
const DEGREES = [
  'critical failure',
  'failure',
  'success',
  'critical success',
  'critical miss',
  'miss',
  'hit',
  'critical hit',
] as const;
export type Degree = (typeof DEGREES)[number];
