import type { Combatant, System } from '../core/encounter.ts';
import { integer, object, type TypeOf, text } from '../core/schema.ts';

/** The form of a sheet. Players fill it in, and it checks uploaded files. */
export const sheet = object({
  hp: integer(1, 99),
  armor: integer(10, 20),
  attack: integer(0, 10),
  weapon: text(40),
});

/** The types in which Knave differs from other systems. */
export interface Knave extends System {
  readonly id: 'knave';
  readonly sheet: TypeOf<typeof sheet>;
  readonly condition: never;
  readonly degree: 'hit' | 'miss';
  readonly state: { readonly encounter: object; readonly combatant: { readonly acted: boolean } };
}

export type Fighter = Combatant<Knave>;
