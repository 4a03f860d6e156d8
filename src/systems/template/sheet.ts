// The sheet, and the types in which this system differs from others.

import { type Combatant, type Encounter, type Resolution, type System, schema } from 'fray/rules';

const { integer, list, object, oneOf, text } = schema;

/** A weapon on a sheet. Its name is what players choose. */
export const weapon = object({
  name: text(40),
  damage: oneOf(['d4', 'd6', 'd8', 'd10']),
});

/** Players fill this in on a form or in a file. Each field has a name in locales/en/names.ftl. */
export const sheet = object({
  hp: integer(1, 99),
  armor: integer(8, 20),
  attack: integer(0, 10),
  weapons: list(weapon, 8, 1),
});

/** The conditions of this book. locales/en/names.ftl names them; words.ts says what each does. */
export type ConditionName = 'guarding';

/** The types in which this system differs from others. */
export interface Newsystem extends System {
  readonly id: 'newsystem';
  readonly sheet: schema.TypeOf<typeof sheet>;
  readonly condition: ConditionName;
  /** The book's own words for how a roll comes out. */
  readonly degree: 'hit' | 'miss';
  /** What only this system keeps, besides sheets, resources and conditions: here, who has acted this turn. */
  readonly state: { readonly encounter: object; readonly combatant: { readonly acted: boolean } };
}

export type Fighter = Combatant<Newsystem>;
export type Fight = Encounter<Newsystem>;
export type Scene = Resolution<Newsystem>;
