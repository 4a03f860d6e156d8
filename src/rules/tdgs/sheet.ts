// TDGS › 2 Stats; 7 Abilities; 8 Combat › Weapon Properties, Armor; 17 Damage › Assigning Damage Types, Damage Interactions

import type { Notation } from '../core/dice.ts';
import type { Combatant, Encounter, System } from '../core/encounter.ts';
import type { Scene } from '../core/resolution.ts';
import { form, list, maybe, oneOf, or, type Read, type Reader, text, truth, whole } from '../core/schema.ts';
import { CONDITIONS, type ConditionName } from './condition-names.ts';

/** The eight attributes of 0–100; LUK stands apart. */
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

/** Dice as a sheet may name them: at most 20 of at most 100 sides. */
const notation: Reader<Notation> = {
  wants: 'dice like 1d6 (1 to 20 dice of 2 to 100 sides)',
  read(value, path, problems) {
    if (typeof value === 'string' && isNotation(value)) return value;
    problems.push({ path, wants: this.wants });
    return undefined;
  },
};

function isNotation(typed: string): typed is Notation {
  const match = /^(\d{1,2})d(\d{1,3})$/.exec(typed);
  const [count, sides] = [Number(match?.[1]), Number(match?.[2])];
  return match !== null && count >= 1 && count <= 20 && sides >= 2 && sides <= 100;
}

/** A list whose entries have names, no two alike: armor pools and uses are counted by them. */
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

const share = whole(-100, 100);
const bonuses = form({
  STR: maybe(share),
  DEX: maybe(share),
  CON: maybe(share),
  INT: maybe(share),
  WIS: maybe(share),
  CHA: maybe(share),
  REF: maybe(share),
  MOV: maybe(share),
});

/** Part of a damage bonus: flat, dice or both, of one type or untyped. */
const component = form({ flat: or(whole(0, 1000), 0), dice: maybe(notation), type: maybe(text(30)) });
const interaction = form({ kind: oneOf(INTERACTIONS), type: text(30), percent: or(whole(1, 1000), 100) });

/** A condition that a weapon, a spell or an item causes. With a `difficulty` the victim may resist it. */
const inflicts = form({
  condition: oneOf(CONDITIONS),
  value: maybe(whole(0, 1000)),
  rounds: maybe(whole(1, 100)),
  lasting: maybe(oneOf(['scene', 'day', 'removed'])),
  note: maybe(text(40)),
  /** The type of what it costs each round, where it is not the condition's own. */
  type: maybe(text(30)),
  difficulty: maybe(whole(0, 100)),
  resist: maybe(oneOf(STATS)),
  /** Only a natural 20 causes it. */
  onCritical: or(truth(), false),
});

const weapon = form({
  name: text(40),
  hit: or(whole(-20, 20), 0),
  hitDice: maybe(notation),
  damage: or(list(component, 6), []),
  range: or(oneOf(RANGE_TYPES), 'melee'),
  natural: or(truth(), false),
  inflicts: or(list(inflicts, 4), []),
  notes: maybe(text(80)),
});

const armor = form({
  name: text(40),
  kind: or(oneOf(['suit', 'shield', 'natural', 'trinket']), 'suit'),
  evasion: or(whole(-20, 20), 0),
  deflection: or(whole(0, 100), 0),
  pool: or(whole(0, 1_000_000), 0),
  depleted: or(oneOf(['destroyed', 'recharges']), 'recharges'),
  /** What Block takes off a blow with it, besides the skill's level. */
  block: or(whole(0, 100), 0),
  bonuses: or(bonuses, {}),
  interactions: or(list(interaction, 20), []),
  worn: or(truth(), true),
});

const ability = form({
  name: text(40),
  kind: oneOf(['skill', 'spell', 'trait']),
  source: maybe(oneOf(ABILITY_SOURCES)),
  level: or(whole(1, 8), 1),
  /** What a skill adds ⌊level ÷ 2⌋ to: "attack", "melee", a weapon's name, "grapple", "hide" … */
  acts: or(list(text(30), 12), []),
  bonuses: or(bonuses, {}),
  interactions: or(list(interaction, 20), []),
  /** Added to the damage of weapon attacks: always, or when the attack names it (`timing: action`). */
  adds: or(list(component, 6), []),
  interrupt: maybe(oneOf(INTERRUPTS)),
  timing: or(oneOf(['passive', 'action', 'instant']), 'passive'),
  tradition: or(oneOf(['arcane', 'divine', 'none']), 'none'),
  /** An instant's own REF. */
  ref: maybe(whole(0, 100)),
  uses: maybe(whole(1, 100)),
  per: maybe(oneOf(['round', 'scene', 'day'])),
  /** What it is rolled against. */
  against: or(oneOf(STATS), 'WIS'),
  hit: or(whole(-20, 20), 0),
  damage: or(list(component, 6), []),
  /** The stat that is the whole of its damage, of the first component's type. */
  whole: maybe(oneOf(STATS)),
  heal: or(whole(0, 100), 0),
  cleanses: or(list(oneOf(CONDITIONS), 20), []),
  inflicts: or(list(inflicts, 6), []),
  /** Interactions it lends for `rounds`, or for the scene. */
  grants: or(list(interaction, 10), []),
  rounds: maybe(whole(1, 100)),
  area: or(truth(), false),
  helpful: or(truth(), false),
  reach: or(oneOf(BANDS), 'Far'),
  concentration: or(truth(), false),
});

const item = form({
  name: text(40),
  count: or(whole(0, 99), 1),
  heal: or(whole(0, 100), 0),
  cleanses: or(list(oneOf(CONDITIONS), 20), []),
  inflicts: or(list(inflicts, 4), []),
});

const stat = whole(0, 100);

/** The form of a sheet. Stats 0–100, LUK −10…+10; everything else may be left out. */
export const sheet = form({
  STR: stat,
  DEX: stat,
  CON: stat,
  INT: stat,
  WIS: stat,
  CHA: stat,
  REF: stat,
  MOV: stat,
  LUK: or(whole(-10, 10), 0),
  size: or(oneOf(SIZES), 'Medium'),
  /** Told, never counted: HP does not scale with level. */
  level: or(whole(1, 100), 1),
  weapons: or(named(weapon), []),
  /** The weapon in use; absent: the first that is not natural. */
  wields: maybe(text(40)),
  armor: or(named(armor), []),
  abilities: or(named(ability), []),
  items: or(named(item), []),
  interactions: or(list(interaction, 40), []),
  /** Conditions it has of itself as a fight begins: a troll's regeneration. */
  innate: or(list(inflicts, 6), []),
});

export type Sheet = Read<typeof sheet>;
export type Weapon = Read<typeof weapon>;
export type Armor = Read<typeof armor>;
export type Ability = Read<typeof ability>;
export type Item = Read<typeof item>;
export type Component = Read<typeof component>;
export type Interaction = Read<typeof interaction>;
export type Inflicts = Read<typeof inflicts>;

/** The types in which TDGS differs from other systems. */
export interface Tdgs extends System {
  readonly id: 'tdgs';
  readonly sheet: Sheet;
  readonly condition: ConditionName;
}

/** Somebody in a TDGS fight. */
export type Fighter = Combatant<Tdgs>;
export type Fight = Encounter<Tdgs>;
export type Stage = Scene<Tdgs>;
