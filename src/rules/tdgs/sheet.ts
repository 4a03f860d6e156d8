// TDGS › 2 Stats; 7 Abilities; 8 Combat › Weapon Properties, Armor, Core Debuffs, Core Buffs; 15 Equipment; 17 Damage ›
// Assigning Damage Types, Damage Interactions: what a sheet can contain

import type { TileName } from '../../field/field.ts';
import type { Notation } from '../core/dice.ts';
import type { Combatant, CombatantId, Encounter, System } from '../core/encounter.ts';
import { UNTILS } from '../core/intent.ts';
import type { Resolution } from '../core/resolution.ts';
import {
  boolean,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Read,
  type Reader,
  text,
  withDefault,
} from '../core/schema.ts';

/** The eight attributes of 0–100; LUK is separate. */
export const STATS = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA', 'REF', 'MOV'] as const;
export type Stat = (typeof STATS)[number];

/** From the smallest; counts in grapple, escape and shove (doc 9). */
export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
export type Size = (typeof SIZES)[number];

export const RANGE_TYPES = ['melee', 'reach', 'thrown', 'ranged', 'long range'] as const;
export type RangeType = (typeof RANGE_TYPES)[number];

export const BANDS = ['Adjacent', 'Near', 'Far', 'Distant'] as const;
export type Band = (typeof BANDS)[number];

export const INTERACTIONS = ['resistance', 'vulnerability', 'immunity', 'absorption'] as const;
export const INTERRUPTS = ['Dodge', 'Block', 'Parry'] as const;
export type Interrupt = (typeof INTERRUPTS)[number];
/** Where an ability comes from (doc 7). */
export const ABILITY_SOURCES = ['Class', 'Race', 'Item', 'Effect', 'Training', 'Discovery'] as const;

/** The shapes of areas (doc 16). */
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

/** What actions of the book leave on someone for a while. Not conditions of the book, but stored the same way. */
const STATES = [
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

export const CONDITIONS = [...DEBUFFS, ...BUFFS, ...STATES] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** Dice as a sheet may name them: at most 20 dice with at most 100 sides. */
const notation: Reader<Notation> = {
  wants: 'dice like 1d6 (1 to 20 dice of 2 to 100 sides)',
  json: { type: 'string', pattern: String.raw`^\d{1,2}d\d{1,3}$` },
  read(value, path, problems) {
    if (typeof value === 'string' && isNotation(value)) return value;
    problems.push({ path, wants: this.wants });
    return undefined;
  },
};

export function isNotation(typed: string): typed is Notation {
  const match = /^(\d{1,2})d(\d{1,3})$/.exec(typed);
  const [count, sides] = [Number(match?.[1]), Number(match?.[2])];
  return match !== null && count >= 1 && count <= 20 && sides >= 2 && sides <= 100;
}

const share = integer(-100, 100);
const bonuses = object({
  STR: optional(share),
  DEX: optional(share),
  CON: optional(share),
  INT: optional(share),
  WIS: optional(share),
  CHA: optional(share),
  REF: optional(share),
  MOV: optional(share),
});

/** Part of a damage bonus: flat, dice or both, of one type or untyped. */
const component = object({
  /** The trait it comes from: "Flame Enchantment". Undefined: it goes by the name of the weapon or ability. */
  name: optional(text(40)),
  flat: withDefault(integer(0, 1000), 0),
  dice: optional(notation),
  type: optional(text(30)),
});
const anyInteraction = object({
  kind: oneOf(INTERACTIONS),
  type: text(30),
  percent: withDefault(integer(1, 1000), 100),
  /** Its source, if that isn't the item or ability that has it: "Racial Trait". */
  source: optional(text(40)),
});
/** "Immunity: binary. No partial immunity. That's Resistance." */
export const interaction: typeof anyInteraction = {
  ...anyInteraction,
  read(value, path, problems) {
    const read = anyInteraction.read(value, path, problems);
    if (read?.kind === 'immunity' && read.percent !== 100)
      problems.push({
        path: [...path, 'percent'],
        wants: '100 with an immunity, which is whole; a part of one is a resistance',
      });
    return read;
  },
};

/** A condition that a weapon, a spell or an item causes. With a `difficulty` the victim may resist it. */
export const inflicts = object({
  condition: oneOf(CONDITIONS),
  value: optional(integer(0, 1000)),
  rounds: optional(integer(1, 100)),
  /** Lasting: until removed, through any rest. */
  lasting: optional(oneOf(UNTILS)),
  note: optional(text(40)),
  /** The type of what it costs each round, if it isn't the condition's own. */
  type: optional(text(30)),
  difficulty: optional(integer(0, 100)),
  resist: optional(oneOf(STATS)),
  /** Only a natural 20 causes it. */
  onCritical: withDefault(boolean(), false),
});

export const weapon = object({
  name: text(40),
  hit: withDefault(integer(-20, 20), 0),
  hitDice: optional(notation),
  damage: withDefault(list(component, 6), []),
  range: withDefault(oneOf(RANGE_TYPES), 'melee'),
  natural: withDefault(boolean(), false),
  inflicts: withDefault(list(inflicts, 4), []),
  notes: optional(text(80)),
});

export const armor = object({
  name: text(40),
  kind: withDefault(oneOf(['suit', 'shield', 'natural', 'trinket']), 'suit'),
  evasion: withDefault(integer(-20, 20), 0),
  deflection: withDefault(integer(0, 100), 0),
  pool: withDefault(integer(0, 1_000_000), 0),
  depleted: withDefault(oneOf(['destroyed', 'recharges']), 'recharges'),
  /** What Block with it takes off an attack, on top of the skill's level. */
  block: withDefault(integer(0, 100), 0),
  bonuses: withDefault(bonuses, {}),
  interactions: withDefault(list(interaction, 20), []),
  /** Conditions of its wearer, from the start of the rounds and when it is put on: a cloak of invisibility. */
  inflicts: optional(list(inflicts, 4)),
  worn: withDefault(boolean(), true),
  /** Useless, and can't be put on, until someone mends it. */
  destroyed: optional(boolean()),
});

export const ability = object({
  name: text(40),
  kind: oneOf(['skill', 'spell', 'trait']),
  source: optional(oneOf(ABILITY_SOURCES)),
  level: withDefault(integer(1, 8), 1),
  /** What a skill adds ⌊level ÷ 2⌋ to: "attack", "melee", a weapon's name, "grapple", "hide" … */
  acts: withDefault(list(text(30), 12), []),
  bonuses: withDefault(bonuses, {}),
  interactions: withDefault(list(interaction, 20), []),
  /** Added to the damage of weapon attacks: always, or when the attack names it (`timing: action`). */
  adds: withDefault(list(component, 6), []),
  interrupt: optional(oneOf(INTERRUPTS)),
  timing: withDefault(oneOf(['passive', 'action', 'instant']), 'passive'),
  tradition: withDefault(oneOf(['arcane', 'divine', 'none']), 'none'),
  /** An instant's own REF. */
  ref: optional(integer(0, 100)),
  uses: optional(integer(1, 100)),
  per: optional(oneOf(['round', 'scene', 'day'])),
  /** The stat it is rolled against. */
  against: withDefault(oneOf(STATS), 'WIS'),
  hit: withDefault(integer(-20, 20), 0),
  damage: withDefault(list(component, 6), []),
  /** The stat that makes up all of its damage, of the first component's type. */
  whole: optional(oneOf(STATS)),
  heal: withDefault(integer(0, 100), 0),
  cleanses: withDefault(list(oneOf(CONDITIONS), 20), []),
  inflicts: withDefault(list(inflicts, 6), []),
  /** Interactions it grants for `rounds`, or for the scene. */
  grants: withDefault(list(interaction, 10), []),
  rounds: optional(integer(1, 100)),
  area: withDefault(boolean(), false),
  /** The shape of an area on a map. A burst unless given. */
  shape: optional(oneOf(SHAPES)),
  /** Squares: the radius of a burst, the length of a cone or a line. */
  size: optional(integer(1, 26)),
  helpful: withDefault(boolean(), false),
  reach: withDefault(oneOf(BANDS), 'Far'),
  concentration: withDefault(boolean(), false),
});

export const item = object({
  name: text(40),
  count: withDefault(integer(0, 99), 1),
  heal: withDefault(integer(0, 100), 0),
  cleanses: withDefault(list(oneOf(CONDITIONS), 20), []),
  inflicts: withDefault(list(inflicts, 4), []),
});

export type Weapon = Read<typeof weapon>;
export type Armor = Read<typeof armor>;
export type Ability = Read<typeof ability>;
export type Item = Read<typeof item>;
export type Component = Read<typeof component>;
export type Interaction = Read<typeof interaction>;
export type Inflicts = Read<typeof inflicts>;

/** A list of named entries, all with different names, because armor pools and uses are counted by name. */
function named<T extends { readonly name: string }>(entry: Reader<T>): Reader<readonly T[]> {
  const plain = list(entry, 40);
  return {
    ...plain,
    read(value, path, problems) {
      const read = plain.read(value, path, problems);
      const names = (read ?? []).map(({ name }) => name.toLowerCase());
      const twice = names.find((name, place) => names.indexOf(name) !== place);
      if (twice !== undefined) problems.push({ path, wants: `different names (${twice} is there twice)` });
      return read;
    },
  };
}

const stat = integer(0, 100);

/** The schema of a sheet. Stats 0–100, LUK −10…+10; everything else may be left out. */
export const sheet = object({
  STR: stat,
  DEX: stat,
  CON: stat,
  INT: stat,
  WIS: stat,
  CHA: stat,
  REF: stat,
  MOV: stat,
  LUK: withDefault(integer(-10, 10), 0),
  size: withDefault(oneOf(SIZES), 'Medium'),
  /** Only for show: HP does not scale with level. */
  level: withDefault(integer(1, 100), 1),
  weapons: withDefault(named(weapon), []),
  /** The weapon in use. Undefined: the first that isn't natural. */
  wields: optional(text(40)),
  armor: withDefault(named(armor), []),
  abilities: withDefault(named(ability), []),
  items: withDefault(named(item), []),
  interactions: withDefault(list(interaction, 40), []),
  /** Conditions it has by nature when a fight begins: a troll's regeneration. */
  innate: withDefault(list(inflicts, 6), []),
});

export type Sheet = Read<typeof sheet>;

/** The state that TDGS keeps for an encounter. */
interface EncounterState {
  /** Groups alike in REF and LUK that a d2 has put in order. */
  readonly ties: readonly (readonly CombatantId[])[];
  /** The GM has begun the rounds although the fight was decided: they run until the GM stops them. */
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

/** The result of a roll, in the book's words. An attack hits and misses; everything else succeeds and fails. */
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
