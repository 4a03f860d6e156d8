import type { ActiveCondition, Combatant, Encounter } from '../../rules/core/encounter.ts';
import { type CombatantRow, combatantOf, combatantRow, conditionRow } from './combatant-rows.ts';
import type { Open } from './database.ts';
import { and, asc, type Database, eq, sql } from './drizzle.ts';
import { EncounterCache } from './encounter-cache.ts';
import { combatants, conditions, encounters } from './schema.ts';
import { inserting, updating } from './statements.ts';

/** The row of a fight. */
export type EncounterRow = typeof encounters.$inferSelect;

/** A fight that a channel plays: its row, and the fight itself as it stands. */
export interface Fight {
  readonly row: EncounterRow;
  readonly encounter: Encounter;
}

/** Reads fights from the columns of the present, and writes into them what has changed. */
export class Present {
  readonly #atHand: EncounterCache<Fight>;
  readonly #statements;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>) {
    this.#atHand = new EncounterCache(sqlite);
    this.#statements = {
      ...prepare(db),
      keep: updating(sqlite, encounters, ['id'], ['channel', 'server', 'opening', 'openedAt', 'waiting']),
      putCombatant: inserting(sqlite, combatants),
      changeCombatant: updating(sqlite, combatants, ['encounter', 'id']),
      changeCombatantButSheet: updating(sqlite, combatants, ['encounter', 'id'], ['sheet']),
      putCondition: inserting(sqlite, conditions),
      changeCondition: updating(sqlite, conditions, ['encounter', 'bearer', 'key']),
    };
  }

  /** The fight that a channel plays, if it plays one: from memory where it is known to be as the file has it. */
  of(channel: string): Fight | undefined {
    const known = this.#atHand.get(channel);
    if (known) return known;
    const row = this.#statements.current.get({ channel });
    if (!row) return undefined;
    const fight = { row, encounter: this.read(row) };
    this.#atHand.set(channel, fight);
    return fight;
  }

  /** What a command has left a channel's fight as, from when it is written on. */
  cache(channel: string, fight: Fight): void {
    this.#atHand.set(channel, fight);
  }

  /** Something was not written, or was written past this: what is next asked for is read from the file. */
  invalidate(): void {
    this.#atHand.clear();
  }

  /** The fight of a row as the file has it. */
  read(row: EncounterRow): Encounter {
    const borne = Map.groupBy(this.#statements.conditions.all({ encounter: row.id }), ({ bearer }) => bearer);
    return {
      ...columnsOf(row),
      combatants: this.#statements.combatants
        .all({ encounter: row.id })
        .map((each) => combatantOf(each, borne.get(each.id) ?? [])),
    };
  }

  /** Writes the row of a fight: all of it but how it opened, and what it waits for. */
  updateRow(row: EncounterRow): void {
    this.#statements.keep(row);
  }

  /** Writes the present of a fight: of its combatants and their conditions only what is not the same as in `before`. */
  write(encounter: number, before: Encounter | undefined, after: Encounter): void {
    const was = new Map(before?.combatants.map((combatant) => [combatant.id, combatant]));
    for (const [place, combatant] of after.combatants.entries()) {
      const same = was.get(combatant.id);
      was.delete(combatant.id);
      if (same === combatant && before?.combatants[place] === combatant) continue;
      this.#writeCombatant(combatantRow(encounter, place, combatant), same);
      if (same?.conditions !== combatant.conditions)
        this.#writeConditions(encounter, combatant.id, same?.conditions ?? [], combatant.conditions);
    }
    for (const { id, conditions: borne } of was.values()) {
      this.#writeConditions(encounter, id, borne, []);
      this.#statements.dropCombatant.run({ encounter, id });
    }
  }

  #writeCombatant(row: CombatantRow, was: Combatant | undefined): void {
    if (!was) this.#statements.putCombatant(row);
    else if (was.sheet === row.sheet) this.#statements.changeCombatantButSheet(row);
    else this.#statements.changeCombatant(row);
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
      if (same) this.#statements.changeCondition(row);
      else this.#statements.putCondition(row);
    }
    for (const key of was.keys()) this.#statements.dropCondition.run({ encounter, bearer, key });
  }
}

/** The columns of a fight that its present fills. */
export function columnsOf(encounter: Omit<Encounter, 'combatants'>) {
  const { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own } = encounter;
  return { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own };
}

function prepare(db: Database) {
  const ofFight = sql.placeholder('encounter');
  const [ofBearer, ofKey] = [sql.placeholder('bearer'), sql.placeholder('key')];
  return {
    current: db
      .select()
      .from(encounters)
      // Written out, not bound: so the index of the current fights serves, however many a channel has had.
      .where(and(eq(encounters.channel, sql.placeholder('channel')), sql`${encounters.current} = 1`))
      .prepare(),
    combatants: db
      .select()
      .from(combatants)
      .where(eq(combatants.encounter, ofFight))
      .orderBy(asc(combatants.place))
      .prepare(),
    conditions: db
      .select()
      .from(conditions)
      .where(eq(conditions.encounter, ofFight))
      .orderBy(asc(conditions.place))
      .prepare(),
    dropCombatant: db
      .delete(combatants)
      .where(and(eq(combatants.encounter, ofFight), eq(combatants.id, sql.placeholder('id'))))
      .prepare(),
    dropCondition: db
      .delete(conditions)
      .where(and(eq(conditions.encounter, ofFight), eq(conditions.bearer, ofBearer), eq(conditions.key, ofKey)))
      .prepare(),
  };
}
