import type { Combatant } from '../../rules/core/encounter.ts';
import type { UserId } from '../../rules/core/personal.ts';
import { combatantsOf } from '../rows.ts';
import { asc, type Database, eq, sql } from './drizzle.ts';
import type { Open } from './open.ts';
import { combatants, conditions } from './schema.ts';

/** Those who are a user’s: played by them, or lent by them to another. */
export function isTheirs(user: UserId) {
  return sql`(${combatants.controller} = ${user} OR ${combatants.lent} ->> 'owner' = ${user})`;
}

/** The combatants of encounters, with their conditions. */
export class Combatants {
  readonly #statements;

  constructor({ db }: Pick<Open, 'db'>) {
    this.#statements = prepare(db);
  }

  /** Those of an encounter, in its order. */
  of({ id, system }: { readonly id: number; readonly system: string }): readonly Combatant[] {
    const own = { encounter: id };
    return combatantsOf({ system }, this.#statements.combatants.all(own), this.#statements.conditions.all(own));
  }
}

function prepare(db: Database) {
  const ofEncounter = sql.placeholder('encounter');
  return {
    combatants: db
      .select()
      .from(combatants)
      .where(eq(combatants.encounter, ofEncounter))
      .orderBy(asc(combatants.place))
      .prepare(),
    conditions: db
      .select()
      .from(conditions)
      .where(eq(conditions.encounter, ofEncounter))
      .orderBy(asc(conditions.place))
      .prepare(),
  };
}
