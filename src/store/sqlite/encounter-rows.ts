import type { ActiveCondition, Combatant, Encounter } from '../../rules/core/encounter.ts';
import { rulesOf } from '../../rules/systems.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import { type CombatantRow, combatantOf, combatantRow, conditionRow } from './combatant-rows.ts';
import { and, asc, type Database, eq, sql } from './drizzle.ts';
import type { Open } from './open.ts';
import { combatants, conditions, encounters } from './schema.ts';
import type { Seeds } from './seeds.ts';
import { inserting, updating } from './statements.ts';

export type EncounterRow = typeof encounters.$inferSelect;

/** Reads the present of encounters from its columns, and writes what has changed. */
export class EncounterRows {
  readonly #seeds: Seeds;
  readonly #statements;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>, seeds: Seeds) {
    this.#seeds = seeds;
    this.#statements = {
      ...prepare(db),
      currentRevision: sqlite
        .prepare<[string], [id: number, revision: number]>(
          'SELECT id, revision FROM encounters WHERE channel = ? AND current = 1',
        )
        .raw(),
      retire: sqlite.prepare<[number]>('UPDATE encounters SET current = 0 WHERE id = ?'),
      insert: inserting(sqlite, encounters),
      update: updating(
        sqlite,
        encounters,
        ['id'],
        ['channel', 'server', 'current', 'opening', 'openedAt', 'waiting', 'resealed', 'resealedBecause'],
      ),
      updateWaiting: sqlite.prepare<[string | null, number]>('UPDATE encounters SET waiting = ? WHERE id = ?'),
      insertCombatant: inserting(sqlite, combatants),
      updateCombatant: updating(sqlite, combatants, ['encounter', 'id']),
      updateCombatantButSheet: updating(sqlite, combatants, ['encounter', 'id'], ['sheet']),
      insertCondition: inserting(sqlite, conditions),
      updateCondition: updating(sqlite, conditions, ['encounter', 'bearer', 'key']),
    };
  }

  /** The encounter that a channel plays. */
  current(channel: string): EncounterState | undefined {
    const row = this.#statements.current.get({ channel });
    return row && this.stateOf(row);
  }

  /** Whether a channel still plays the encounter at that revision; or none, if none is given. */
  isCurrent(channel: string, base: EncounterState | undefined): boolean {
    const found = this.#statements.currentRevision.get(channel);
    return found?.[0] === base?.id && found?.[1] === base?.revision;
  }

  stateOf(row: EncounterRow): EncounterState {
    const { id, revision, deeds, throws, rolls, head, waiting, openedAt, endedAt } = row;
    return {
      id,
      revision,
      deeds,
      throws,
      rolls,
      head,
      seed: this.#seeds.current(id),
      waiting: waiting ?? undefined,
      openedAt,
      endedAt: endedAt ?? undefined,
      encounter: this.read(row),
    };
  }

  /** The encounter of a row as it is now. */
  read(row: EncounterRow): Encounter {
    const rules = rulesOf(row);
    const byBearer = Map.groupBy(this.#statements.conditions.all({ encounter: row.id }), ({ bearer }) => bearer);
    return {
      ...columnsOf(row),
      combatants: this.#statements.combatants
        .all({ encounter: row.id })
        .map((each) => combatantOf(each, byBearer.get(each.id) ?? [], rules)),
    };
  }

  /** Inserts an encounter that opens in a channel, without its combatants. The one before it is no longer current. */
  open(
    { channel, server }: { readonly channel: string; readonly server: string },
    before: EncounterState | undefined,
    state: EncounterState,
    opening: Encounter,
  ): void {
    if (before) this.#statements.retire.run(before.id);
    this.#statements.insert({
      ...rowOf(state),
      ...columnsOf(opening),
      channel,
      server,
      current: true,
      opening,
      waiting: null,
    });
  }

  /** Writes the present: of the combatants and their conditions only what is not the same as in `before`. */
  write(before: EncounterState | undefined, after: EncounterState): void {
    // What stays as it is has no place in the statement.
    this.#statements.update({ ...rowOf(after), channel: '', server: '', current: true, opening: after.encounter });
    if (before?.waiting !== after.waiting)
      this.#statements.updateWaiting.run(after.waiting ? JSON.stringify(after.waiting) : null, after.id);
    if (before?.encounter !== after.encounter) this.#writeCombatants(after.id, before?.encounter, after.encounter);
  }

  #writeCombatants(encounter: number, before: Encounter | undefined, after: Encounter): void {
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

/** The columns of an encounter's row that its state fills. */
function rowOf({ id, revision, deeds, throws, rolls, head, waiting, openedAt, endedAt, encounter }: EncounterState) {
  return {
    ...columnsOf(encounter),
    id,
    deeds,
    revision,
    throws,
    rolls,
    head,
    resealed: null,
    resealedBecause: null,
    waiting: waiting ?? null,
    openedAt,
    endedAt: endedAt ?? null,
  };
}

function columnsOf(encounter: Omit<Encounter, 'combatants'>) {
  const { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own } = encounter;
  return { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own };
}

function prepare(db: Database) {
  const ofEncounter = sql.placeholder('encounter');
  const [ofBearer, ofKey] = [sql.placeholder('bearer'), sql.placeholder('key')];
  return {
    current: db
      .select()
      .from(encounters)
      // A literal, not a parameter: only so does SQLite use the partial index of the current encounters.
      .where(and(eq(encounters.channel, sql.placeholder('channel')), sql`${encounters.current} = 1`))
      .prepare(),
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
