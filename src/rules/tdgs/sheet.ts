// TDGS › 2 Stats; 7 Abilities; 8 Combat › Weapon Properties, Armor; 17 Damage › Assigning Damage Types, Damage Interactions

import type { TileName } from '../../field/tile.ts';
import type { Combatant, CombatantId, Encounter, System } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import { integer, list, object, oneOf, optional, type Read, type Reader, text, withDefault } from '../core/schema.ts';
import type { ConditionName } from './condition-names.ts';
import type { Degree } from './degrees.ts';
import { ability, armor, inflicts, interaction, item, weapon } from './sheet-entries.ts';
import { SIZES } from './sheet-values.ts';

export * from './sheet-entries.ts';
export * from './sheet-values.ts';

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

const stat = integer(0, 100);

/** The form of a sheet. Stats 0–100, LUK −10…+10; everything else may be left out. */
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
  /** Told, never counted: HP does not scale with level. */
  level: withDefault(integer(1, 100), 1),
  weapons: withDefault(named(weapon), []),
  /** The weapon in use; absent: the first that is not natural. */
  wields: optional(text(40)),
  armor: withDefault(named(armor), []),
  abilities: withDefault(named(ability), []),
  items: withDefault(named(item), []),
  interactions: withDefault(list(interaction, 40), []),
  /** Conditions it has of itself as a fight begins: a troll's regeneration. */
  innate: withDefault(list(inflicts, 6), []),
});

export type Sheet = Read<typeof sheet>;

/** What TDGS keeps of an encounter. */
interface EncounterState {
  /** Groups alike in REF and LUK that a d2 has put in order. */
  readonly ties: readonly (readonly CombatantId[])[];
  /** The GM has begun the rounds though the fight was decided: they run until the GM stops them. */
  readonly goesOn?: true;
}

/** An Instant declared for the start of the next round. */
export interface DeclaredInstant {
  readonly ability: string;
  readonly targets: readonly CombatantId[];
  /** The tile that an area is aimed at, where there is a field. */
  readonly to?: TileName;
}

/** What TDGS keeps of somebody in an encounter. */
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

/** Somebody in a TDGS fight. */
export type Fighter = Combatant<Tdgs>;
export type Fight = Encounter<Tdgs>;
export type TdgsResolution = Resolution<Tdgs>;
