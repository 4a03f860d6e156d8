// TDGS › 7 Abilities; 8 Combat › Weapon Properties, Armor; 15 Equipment; 17 Damage › Damage Interactions: the entries of a sheet's lists

import type { Notation } from '../core/dice.ts';
import { UNTILS } from '../core/intent.ts';
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
import { CONDITIONS } from './condition-names.ts';
import { ABILITY_SOURCES, BANDS, INTERACTIONS, INTERRUPTS, RANGE_TYPES, SHAPES, STATS } from './sheet-values.ts';

/** Dice as a sheet may name them: at most 20 of at most 100 sides. */
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
  /** The trait that brings it: "Flame Enchantment". Absent: it goes by the name of what has it. */
  name: optional(text(40)),
  flat: withDefault(integer(0, 1000), 0),
  dice: optional(notation),
  type: optional(text(30)),
});
const anyInteraction = object({
  kind: oneOf(INTERACTIONS),
  type: text(30),
  percent: withDefault(integer(1, 1000), 100),
  /** What it comes from, where that is not what has it: "Racial Trait". */
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
  /** Lasting: until removed, and longer than any rest. */
  lasting: optional(oneOf(UNTILS)),
  note: optional(text(40)),
  /** The type of what it costs each round, where it is not the condition's own. */
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
  /** What Block takes off a blow with it, besides the skill's level. */
  block: withDefault(integer(0, 100), 0),
  bonuses: withDefault(bonuses, {}),
  interactions: withDefault(list(interaction, 20), []),
  /** Conditions of its wearer, as the rounds begin and when it is put on: a cloak of invisibility. */
  inflicts: optional(list(inflicts, 4)),
  worn: withDefault(boolean(), true),
  /** Of no use, and not to be put on, until somebody mends it. */
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
  /** What it is rolled against. */
  against: withDefault(oneOf(STATS), 'WIS'),
  hit: withDefault(integer(-20, 20), 0),
  damage: withDefault(list(component, 6), []),
  /** The stat that is the whole of its damage, of the first component's type. */
  whole: optional(oneOf(STATS)),
  heal: withDefault(integer(0, 100), 0),
  cleanses: withDefault(list(oneOf(CONDITIONS), 20), []),
  inflicts: withDefault(list(inflicts, 6), []),
  /** Interactions it lends for `rounds`, or for the scene. */
  grants: withDefault(list(interaction, 10), []),
  rounds: optional(integer(1, 100)),
  area: withDefault(boolean(), false),
  /** What an area is on a field: a burst unless something else is said. */
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
