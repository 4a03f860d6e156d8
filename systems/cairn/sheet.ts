// Character Creation; Equipment List: the sheet, and the types in which Cairn differs from other systems.

import { type Combatant, type Encounter, plainItemsField, type Resolution, type System, schema } from 'fray/rules';

const { flag, integer, list, object, oneOf, optional, text, withDefault } = schema;

/** The three abilities, as players read and type them. */
export const ABILITIES = ['STR', 'DEX', 'WIL'] as const;
export type Ability = (typeof ABILITIES)[number];

/** The dice that weapons do damage with. */
export const DAMAGE_DICE = ['d4', 'd6', 'd8', 'd10', 'd12'] as const;

/** The highest armor that anyone can have (Rules › Armor). */
export const MAX_ARMOR = 3;

/** How many slots an inventory has (Character Creation › Inventory). */
export const INVENTORY_SLOTS = 10;

/** A weapon, and what else it does to someone who fails a save against critical damage. */
export const weapon = object({
  name: text(40),
  damage: oneOf(DAMAGE_DICE),
  /** A second die of the same attack, such as for claws and teeth. The higher die counts. */
  second: optional(oneOf(DAMAGE_DICE)),
  ranged: flag(),
  bulky: flag(),
  /** True if the weapon hits several targets, with a damage roll for each target. */
  blast: flag(),
  /** An ability that critical damage with this weapon also lowers, by 1d4. */
  drains: optional(oneOf(['DEX', 'WIL'])),
  /** What else critical damage does, for the story. */
  critical: optional(text(120)),
});

/** A piece of armor that is worn or held. */
export const armor = object({ name: text(40), armor: integer(1, MAX_ARMOR), bulky: flag() });

/** A spellbook or a scroll. Its name is the spell's. */
export const spellbook = object({ name: text(40), scroll: flag() });

/** A sheet. Abilities and hit protection are the highest values, without damage. */
export const sheet = object({
  hp: integer(1, 40),
  STR: integer(1, 20),
  DEX: integer(1, 20),
  WIL: integer(1, 20),
  /** Armor that isn't a piece of equipment, such as a stone skin. */
  natural: withDefault(integer(0, MAX_ARMOR), 0),
  weapons: withDefault(list(weapon, 8), []),
  armor: withDefault(list(armor, 5), []),
  spellbooks: withDefault(list(spellbook, 8), []),
  items: plainItemsField,
  /** True for a large group of similar combatants that fights as one. */
  detachment: flag(),
  /** True if the creature recovers lost hit protection as an action, like a troll. */
  recovers: flag(),
});
export type Sheet = schema.TypeOf<typeof sheet>;
export type Weapon = Sheet['weapons'][number];

/** The book's conditions, and others that its rules need. */
export const CONDITION_NAMES = [
  'critical damage',
  'deprived',
  'paralyzed',
  'delirious',
  'doomed',
  'impaired',
  'enhanced',
  'asleep',
  'charmed',
  'shielded',
  'stable',
  'scar',
] as const;
export type ConditionName = (typeof CONDITION_NAMES)[number];

/** A scar whose change is rolled once its bearer has recovered. */
export interface PendingScar {
  /** The scar's number in the table of scars. */
  readonly scar: number;
}

/** The types in which Cairn differs from other systems. */
export interface Cairn extends System {
  readonly id: 'cairn';
  readonly sheet: Sheet;
  readonly condition: ConditionName;
  readonly degree: 'passed' | 'failed';
  readonly state: {
    readonly encounter: {
      /**
       * For the rule Multiple Attackers: the highest damage that one attack has done to each target in a side's shared
       * turn.
       */
      readonly dealt?: Readonly<Record<CombatantKey, number>>;
      /** The sides that have made a morale save because they lost their first combatant. */
      readonly first?: readonly string[];
      /** The sides that have made a morale save because they lost half of their combatants. */
      readonly half?: readonly string[];
    };
    readonly combatant: {
      readonly acted: boolean;
      /** True in the first round for someone who failed the save to act before the enemies. */
      readonly late?: true;
      /** True once a lone enemy has made its morale save. */
      readonly alone?: true;
      readonly scars?: readonly PendingScar[];
    };
  };
}
type CombatantKey = string;

export type Fighter = Combatant<Cairn>;
export type Fight = Encounter<Cairn>;
export type Scene = Resolution<Cairn>;
