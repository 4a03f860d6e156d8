// Dungeoneers › the sheet of a creature, and the state that the rules keep in a fight

import type { Direction } from '../../field/field.ts';
import type { Combatant, CombatantId, Encounter, System } from '../core/encounter.ts';
import { plainItemsField } from '../core/items.ts';
import type { Resolution } from '../core/resolution.ts';
import * as schema from '../core/schema.ts';
import type { ConditionName } from './conditions.ts';
import { GEAR, SPELLS, WEAPONS } from './content/equipment.ts';
import {
  abilitySchema,
  attackEffectSchema,
  DAMAGE_TYPES,
  entryOrNameReader,
  gearSchema,
  MODIFIABLE_NUMBERS,
  spellSchema,
  struckEffectSchema,
  weaponSchema,
  withGearThatFits,
} from './sheet-equipment.ts';

/** Sizes, smallest first. Source: "Wounds". */
export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Massive'] as const;
type Size = (typeof SIZES)[number];

/** The actions that every creature has, unless its sheet says otherwise. Source: "Actions". */
const BASIC_ACTIONS = ['disengage', 'defend', 'sprint', 'grapple', 'push', 'attack', 'cast'] as const;
export type BasicAction = (typeof BASIC_ACTIONS)[number];

const damageTrait = schema.object({ type: schema.oneOf(DAMAGE_TYPES), value: schema.integer(1, 3) });

/** The sheet. An ordinary human has 1 in every score, a trained human 3, a master 5, a mortal at most 7, a god 10. */
const uncheckedSheet = schema.object({
  size: schema.withDefault(schema.oneOf(SIZES), 'Medium'),
  power: schema.withDefault(schema.integer(1, 10), 1),
  prowess: schema.withDefault(schema.integer(1, 10), 1),
  endurance: schema.withDefault(schema.integer(0, 10), 1),
  resistance: schema.withDefault(schema.integer(0, 10), 1),
  spell: schema.withDefault(schema.integer(0, 10), 1),
  mind: schema.withDefault(schema.integer(0, 10), 1),
  /** The initiative score. Ruling: if left out, prowess. */
  initiative: schema.optional(schema.integer(-20, 40)),
  dodge: schema.withDefault(schema.integer(2, 20), 4),
  /** How far from other sides the creature starts. If undefined, the encounter's setting decides. */
  starts: schema.optional(schema.oneOf(['adjacent', 'away'])),
  naturalArmor: schema.withDefault(schema.integer(0, 20), 0),
  naturalResistance: schema.withDefault(schema.integer(0, 20), 0),
  vulnerabilities: schema.withDefault(schema.list(damageTrait, 16), []),
  resistances: schema.withDefault(schema.list(damageTrait, 16), []),
  weapons: schema.withDefault(schema.list(entryOrNameReader(weaponSchema, WEAPONS), 12), []),
  gear: schema.withDefault(schema.list(entryOrNameReader(gearSchema, GEAR), 16), []),
  items: plainItemsField,
  spells: schema.withDefault(schema.list(entryOrNameReader(spellSchema, SPELLS), 24), []),
  abilities: schema.withDefault(schema.list(abilitySchema, 16), []),
  /**
   * Effects that come when the creature's own attacks, with any weapon, hit, miss, pierce or are deflected.
   * `whenStruck` has the effects of attacks against the creature.
   */
  effects: schema.optional(schema.list(attackEffectSchema, 6)),
  whenStruck: schema.optional(schema.list(struckEffectSchema, 6)),
  /** Basic actions that the creature cannot take. Source: "Actions", "unless otherwise specified". */
  lacks: schema.optional(schema.list(schema.oneOf(BASIC_ACTIONS), 7)),
  modifiers: schema.withDefault(
    schema.list(
      schema.object({ to: schema.oneOf(MODIFIABLE_NUMBERS), value: schema.integer(-10, 20), why: schema.text(60) }),
      24,
    ),
    [],
  ),
});
export type Sheet = schema.TypeOf<typeof uncheckedSheet>;

/** The schema of a sheet. Equipped things without a free hand or slot are put away. */
export const sheet: schema.Reader<Sheet> = {
  ...uncheckedSheet,
  read(value, path, problems) {
    const parsedSheet = uncheckedSheet.read(value, path, problems);
    return parsedSheet && problems.length === 0 ? withGearThatFits(parsedSheet) : parsedSheet;
  },
};

/** The types in which Dungeoneers differs from the other systems. */
export interface Dungeoneers extends System {
  readonly id: 'dungeoneers';
  readonly sheet: Sheet;
  readonly condition: ConditionName;
  readonly degree: Degree;
  readonly state: { readonly encounter: object; readonly combatant: CreatureState };
}
export type Fight = Encounter<Dungeoneers>;
export type Creature = Combatant<Dungeoneers>;
export type DungeoneersResolution = Resolution<Dungeoneers>;

/** How many wounds a creature can sustain. Source: "Wounds". */
export const WOUNDS_BY_SIZE: Readonly<Record<Size, number>> = {
  Tiny: 0,
  Small: 1,
  Medium: 2,
  Large: 3,
  Huge: 4,
  Massive: 5,
};

/** How many tiles away a creature threatens, without its weapon. Source: other chapters of the book. */
export const THREAT_BY_SIZE: Readonly<Record<Size, number>> = {
  Tiny: 1,
  Small: 1,
  Medium: 1,
  Large: 1,
  Huge: 2,
  Massive: 2,
};

/**
 * How many tiles wide a creature is. If the width is below 1, several creatures can share a tile. Source: other
 * chapters of the book.
 */
export const TILES_BY_SIZE: Readonly<Record<Size, number>> = {
  Tiny: 0.25,
  Small: 0.5,
  Medium: 1,
  Large: 2,
  Huge: 3,
  Massive: 4,
};

/**
 * The results of rolls, in the book's words. Hit dice hit or miss, pierce dice pierce or deflect, saves pass or fail.
 */
const DEGREES = [
  'miss',
  'hit',
  'critical hit',
  'deflects',
  'pierces',
  'pierces critically',
  'save passed',
  'save failed',
  'resisted',
  'success',
  'failure',
] as const;
type Degree = (typeof DEGREES)[number];

/**
 * Actions that may be readied. A readied Sprint would be useless, because its movement points count only on one's own
 * turn.
 */
export const READIABLE_ACTIONS = ['attack', 'grapple', 'push', 'cast', 'defend', 'disengage'] as const;
export type ReadiableAction = (typeof READIABLE_ACTIONS)[number];

export const READY_MOMENTS = ['before', 'after'] as const;
export type ReadyMoment = (typeof READY_MOMENTS)[number];

/** An action that is paid for and waits for its trigger. */
export interface ReadiedAction {
  readonly act: ReadiableAction;
  /** Whether the action happens before or after the turn of the combatant in `turn`. */
  readonly moment: ReadyMoment;
  readonly turn: CombatantId;
  /** The weapon or spell. */
  readonly tool?: string;
  readonly amount: number;
}

interface CreatureState {
  readonly readied?: ReadiedAction;
  /** The direction that the creature faces on the map. */
  readonly facing?: Direction;
  /** The creature that this one is known to face, without a map. */
  readonly faces?: CombatantId;
  /** The creature that is known to be behind this one, without a map. */
  readonly atItsBack?: CombatantId;
}
