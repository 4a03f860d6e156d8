import type { ActiveCondition, Combatant, Encounter } from '../../rules/core/encounter.ts';
import { rulesOf } from '../../rules/systems.ts';
import { type CombatantRow, combatantOf, combatantRow, conditionRow } from './combatant-rows.ts';
import { and, asc, type Database, eq, sql } from './drizzle.ts';
import type { Open } from './open.ts';
import { combatants, conditions } from './schema.ts';
import { inserting, updating } from './statements.ts';

/** The combatants of encounters, with their conditions. */
export class Combatants {
  readonly #statements;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>) {
    this.#statements = {
      ...prepare(db),
      insertCombatant: inserting(sqlite, combatants),
      updateCombatant: updating(sqlite, combatants, ['encounter', 'id']),
      updateCombatantButSheet: updating(sqlite, combatants, ['encounter', 'id'], ['sheet']),
      insertCondition: inserting(sqlite, conditions),
      updateCondition: updating(sqlite, conditions, ['encounter', 'bearer', 'key']),
    };
  }

  /** Those of an encounter, in its order. */
  of({ id, system }: { readonly id: number; readonly system: string }): readonly Combatant[] {
    const rules = rulesOf({ system });
    const byBearer = Map.groupBy(this.#statements.conditions.all({ encounter: id }), ({ bearer }) => bearer);
    return this.#statements.combatants
      .all({ encounter: id })
      .map((each) => combatantOf(each, byBearer.get(each.id) ?? [], rules));
  }

  /** Writes what is not the same as in `before`. */
  write(encounter: number, before: Encounter | undefined, after: Encounter): void {
    const rules = rulesOf(after);
    const was = new Map(before?.combatants.map((combatant) => [combatant.id, combatant]));
    for (const [place, combatant] of after.combatants.entries()) {
      const same = was.get(combatant.id);
      was.delete(combatant.id);
      if (same === combatant && before?.combatants[place] === combatant) continue;
      this.#writeCombatant(combatantRow(encounter, place, combatant, rules), same);
      if (same?.conditions !== combatant.conditions)
        this.#writeConditions(encounter, combatant.id, same?.conditions ?? [], combatant.conditions);
    }
    for (const { id, conditions: gone } of was.values()) {
      this.#writeConditions(encounter, id, gone, []);
      this.#statements.deleteCombatant.run({ encounter, id });
    }
  }

  #writeCombatant(row: CombatantRow, was: Combatant | undefined): void {
    if (!was) this.#statements.insertCombatant(row);
    else if (was.sheet === row.sheet) this.#statements.updateCombatantButSheet(row);
    else this.#statements.updateCombatant(row);
  }

  #writeConditions(
    encounter: number,
    bearer: string,
    before: readonly ActiveCondition[],
    after: readonly ActiveCondition[],
  ): void {
    const was = new Map(before.map((condition, place) => [condition.key, { condition, place }]));
    for (const [place, condition] of after.entries()) {
      const same = was.get(condition.key);
      was.delete(condition.key);
      if (same?.condition === condition && same.place === place) continue;
      const row = conditionRow(encounter, bearer, place, condition);
      if (same) this.#statements.updateCondition(row);
      else this.#statements.insertCondition(row);
    }
    for (const key of was.keys()) this.#statements.deleteCondition.run({ encounter, bearer, key });
  }
}

function prepare(db: Database) {
  const ofEncounter = sql.placeholder('encounter');
  const [ofBearer, ofKey] = [sql.placeholder('bearer'), sql.placeholder('key')];
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
    deleteCombatant: db
      .delete(combatants)
      .where(and(eq(combatants.encounter, ofEncounter), eq(combatants.id, sql.placeholder('id'))))
      .prepare(),
    deleteCondition: db
      .delete(conditions)
      .where(and(eq(conditions.encounter, ofEncounter), eq(conditions.bearer, ofBearer), eq(conditions.key, ofKey)))
      .prepare(),
  };
}
